import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { get, post } from "../api/client";
import { watch } from "../api/live";
import type { Lobby, Opened } from "../api/types";
import { games, loadGames } from "../app/games";
import { tellProblem } from "../app/messages";
import { go } from "../app/router";
import { Button, LinkButton } from "../parts/button";
import { Broken, Waiting } from "../parts/state";
import { useFetched } from "../parts/use-fetched";
import { useTitle } from "../parts/use-title";
import { word } from "../text/voice";
import { GameTile } from "./home/game-tile";
import { JoinForm } from "./home/join-form";
import { Finished, Mine, Open, Watching } from "./home/lists";
import "./home.css";

const LOOK_AGAIN = 30_000; // ms; tables that open are not announced one by one

export default function Home() {
  useTitle("");
  const lobby = useFetched((signal) => get<Lobby>("/api/lobby", signal));
  const cards = useFetched(loadGames);
  const joining = useSignal(false);
  const tables = (lobby.data.value?.mine ?? []).map(({ table }) => table).join(" ");

  useEffect(() => {
    const stops = tables ? tables.split(" ").map((table) => watch(table, () => void lobby.again())) : [];
    const look = setInterval(() => document.visibilityState === "visible" && void lobby.again(), LOOK_AGAIN);
    return () => {
      clearInterval(look);
      for (const stop of stops) stop();
    };
  }, [tables]);

  const problem = cards.problem.value ?? (lobby.data.value ? null : lobby.problem.value);
  const again = () => void Promise.all([cards.again(), lobby.again()]);
  const count = games.value?.length ?? 0;
  return (
    <div class="home">
      <div class="hero">
        <div>
          <h1>{sentences(word("web-hero", { count }))}</h1>
          <p>{word("web-hero-second")}</p>
        </div>
        <div class="actions">
          <Button aria-expanded={joining.value} onClick={() => (joining.value = !joining.value)}>
            {word("web-join-by-link")}
          </Button>
          <LinkButton to="/new" kind="primary" class="large">
            {word("web-new-game")}
          </LinkButton>
        </div>
      </div>
      {joining.value && <JoinForm />}
      {problem ? <Broken problem={problem} retry={again} /> : null}
      {lobby.data.value && games.value ? (
        <Lists lobby={lobby.data.value} />
      ) : (
        !problem && <Waiting />
      )}
    </div>
  );
}

/** A line breaks between sentences first. */
function sentences(text: string) {
  return text.split(/(?<=\.) /).flatMap((sentence) => [<span class="sentence">{sentence}</span>, " "]);
}

function Lists({ lobby }: { lobby: Lobby }) {
  const cards = games.value ?? [];
  return (
    <>
      <div class="columns">
        <Mine tables={lobby.mine} playNow={cards[0] && (() => playNow(cards[0]?.slug ?? ""))} />
        <Open tables={lobby.open} />
      </div>
      <h2 class="unseen">{word("web-games")}</h2>
      <ul class="games" data-count={cards.length}>
        {cards.map((card) => (
          <GameTile key={card.slug} card={card} playNow={() => playNow(card.slug)} />
        ))}
      </ul>
      <div class="columns">
        <Finished tables={lobby.finished} />
        <Watching tables={lobby.watch} />
      </div>
    </>
  );
}

let starting = false; // a double click is one wish

/** A table in one click: a quick scenario against the machine. */
async function playNow(game: string): Promise<void> {
  if (starting) return;
  starting = true;
  try {
    const { table } = await post<Opened>("/api/play-now", { game });
    go(`/t/${table}`);
  } catch (problem) {
    tellProblem(problem);
  } finally {
    starting = false;
  }
}
