import type { GameCard } from "../../api/types";
import { ownWord, showpiece } from "../../app/games";
import { Link } from "../../app/router";
import { Button, LinkButton } from "../../parts/button";
import { MapPicture } from "../../parts/map-picture";
import { word } from "../../text/voice";

/** A game as a piece of its own map. */
export function GameTile({ card, playNow }: { card: GameCard; playNow: () => void }) {
  const length = ownWord(card.slug, "length");
  return (
    <li class="tile">
      <MapPicture game={card.slug} scenario={showpiece(card)} />
      <div class="body">
        <div class="words">
          <h3>{card.title}</h3>
          <p>{ownWord(card.slug, "pitch") ?? card.credit}</p>
          <p class="meta">
            {length && <span>{length}</span>}
            <span>{word("web-scenarios", { count: card.scenarios.length })}</span>
            <Link to={`/rules/${card.slug}`}>{word("web-rules")}</Link>
            <Link to={`/about/${card.slug}`}>{word("web-about")}</Link>
          </p>
        </div>
        <div class="actions">
          <LinkButton to={`/new/${card.slug}`} label={word("web-new-game-of", { game: card.title })}>
            {word("web-new-game")}
          </LinkButton>
          <Button kind="primary" onClick={playNow} aria-label={word("web-play-now-of", { game: card.title })}>
            {word("web-play-now")}
          </Button>
        </div>
      </div>
    </li>
  );
}
