import { useEffect, useRef } from "preact/hooks";
import type { GameCard, Opened } from "../../api/types";
import { me } from "../../app/me";
import { LinkButton } from "../../parts/button";
import { NameForm } from "../../parts/name-form";
import { ShareLink } from "../../parts/share-link";
import { word } from "../../text/voice";
import { plannedArgument, plannedTitle, type Plan } from "./plan";

/** The table is open: the links for the friends, then on to it. */
export function Invitations({ opened, card, plan }: { opened: Opened; card: GameCard; plan: Plan }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div class="narrow-page invitations">
      <h1 ref={heading} tabIndex={-1}>
        {word("web-table-open")}
      </h1>
      <p class="lead">{word("web-table-open-second")}</p>
      {Object.entries(opened.links).map(([seat, link]) => (
        <section key={seat} class="box padded">
          <h2 class="label">{word("web-invitation-for", { side: plannedTitle(card, plan, seat) })}</h2>
          <ShareLink link={link} title={word("web-invitation", { game: card.title, side: plannedArgument(card, plan, seat) })} />
        </section>
      ))}
      {me.value?.name === "" && (
        <section class="box padded">
          <NameForm note={word("web-name-for-friend")} />
        </section>
      )}
      <div class="actions">
        <LinkButton to={`/t/${opened.table}`} kind="primary" class="large">
          {word("web-to-table")}
        </LinkButton>
      </div>
    </div>
  );
}
