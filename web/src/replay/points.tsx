/** Where the game turned: the largest swings, each with what happened and who moved. */
import { sideName } from "../app/games";
import { word } from "../text/voice";
import { useDesk } from "../table/desk";
import { capital, sideInk } from "../table/names";
import { Prose } from "../table/panel/prose";
import { gainer } from "./chance-graph";
import type { Player } from "./player";
import { moverAt } from "./swings";

export function TurningPoints({ player }: { player: Player }) {
  const desk = useDesk();
  const swings = player.turning.value;
  if (swings.length === 0) return <p class="empty">{word("replay-points-none")}</p>;
  return (
    <ol class="points">
      {swings.map(({ entry, points }) => {
        const side = gainer(desk, points);
        const mover = moverAt(player.log.value, entry);
        const lines = player.telling(entry).flatMap((passage) => passage.lines.filter((line) => !line.heading).slice(0, 1));
        return (
          <li key={entry}>
            <button type="button" aria-current={player.entry.value === entry} onClick={() => player.seek(entry)}>
              <b style={{ color: sideInk(desk, side) }}>
                +{Math.round(Math.abs(points))}
                <small>{capital(sideName(side))}</small>
              </b>
              <span>
                {lines.map((line, i) => (
                  <span key={i}>
                    <Prose text={line.text} />{" "}
                  </span>
                ))}
                <small>{[word("replay-action", { entry }), mover && word("replay-moved", { side: `@side-${mover}` })].filter(Boolean).join(" · ")}</small>
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
