import { get } from "../api/client";
import type { Lobby } from "../api/types";
import { games, loadGames } from "../app/games";
import { Broken, Notice, Waiting } from "../parts/state";
import { useFetched } from "../parts/use-fetched";
import { useTitle } from "../parts/use-title";
import { word } from "../text/voice";
import { WatchRow } from "./home/lists";

/** Games of others that are open to spectators. */
export default function Watch() {
  const title = word("web-nav-watch");
  useTitle(title);
  const lobby = useFetched((signal) => get<Lobby>("/api/lobby", signal));
  const cards = useFetched(loadGames);
  const problem = lobby.problem.value ?? cards.problem.value;
  const tables = lobby.data.value?.watch;
  return (
    <div class="narrow-page">
      <h1>{title}</h1>
      <p class="lead">{word("web-watch-second")}</p>
      {problem ? <Broken problem={problem} retry={() => void Promise.all([lobby.again(), cards.again()])} /> : null}
      {tables && games.value ? (
        <div class="box">
          {tables.length === 0 ? (
            <Notice>{word("web-nothing-to-watch")}</Notice>
          ) : (
            <ul>
              {tables.map((card) => (
                <WatchRow key={card.table} card={card} />
              ))}
            </ul>
          )}
        </div>
      ) : (
        !problem && <Waiting />
      )}
    </div>
  );
}
