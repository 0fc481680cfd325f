import { useEffect, useRef } from "preact/hooks";
import type { Opened } from "../../api/types";
import { sideArgument, sideName } from "../../app/games";
import { me } from "../../app/me";
import { LinkButton } from "../../parts/button";
import { NameForm } from "../../parts/name-form";
import { ShareLink } from "../../parts/share-link";
import { word } from "../../text/voice";

/** The table is open: the links for the friends, then on to it. */
export function Invitations({ opened, game }: { opened: Opened; game: string }) {
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
          <h2 class="label">{word("web-invitation-for", { side: sideName(seat) })}</h2>
          <ShareLink link={link} title={word("web-invitation", { game, side: sideArgument(seat) })} />
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
