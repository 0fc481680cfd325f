import { games, ownWord, showpiece } from "../../app/games";
import { Link } from "../../app/router";
import { MapPicture } from "../../parts/map-picture";
import { word } from "../../text/voice";

export function GameList({ chosen }: { chosen: string }) {
  return (
    <nav aria-label={word("web-games")}>
      <ul>
        {(games.value ?? []).map((card) => (
          <li key={card.slug}>
            <Link to={`/new/${card.slug}`} aria-current={card.slug === chosen ? "page" : undefined}>
              <MapPicture game={card.slug} scenario={showpiece(card)} />
              <span>
                <b>{card.title}</b>
                <small>{ownWord(card.slug, "length") ?? word("web-scenarios", { count: card.scenarios.length })}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
