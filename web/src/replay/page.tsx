/** The page that shows a game again, moment by moment. */
import { useEffect, useMemo } from "preact/hooks";
import { Link } from "../app/router";
import { Notice, Waiting } from "../parts/state";
import { useTitle } from "../parts/use-title";
import { say, word } from "../text/voice";
import { Camera } from "../table/camera";
import { DeskContext } from "../table/desk";
import { Bar } from "./bar";
import { BranchCard, LinkCard, SettingsCard } from "./cards";
import { listenToKeys } from "./keys";
import { ReplayMap } from "./map";
import { Panel } from "./panel";
import { Player } from "./player";
import { opened } from "./popover";
import { Spoken } from "./spoken";
import { Top } from "./top";
import "../table/table.css";
import "./replay.css";

export default function ReplayPage({ table, at = null, eyes = "" }: { table: string; at?: number | null; eyes?: string }) {
  const player = useMemo(() => new Player(table), [table]);
  const camera = useMemo(() => new Camera(), [table]);
  const desk = player.desk;
  useEffect(() => {
    opened.value = "";
    void player.open(at, eyes);
    const keys = listenToKeys(player);
    return () => {
      keys();
      player.close();
    };
  }, [player]);
  useEffect(() => {
    if (at !== null && desk.state.peek()) player.seek(at); // another moment of the same game was asked for
  }, [at]);
  useTitle([word("replay-title"), desk.game.value?.title].filter(Boolean).join(" · "));
  if (desk.failure.value) {
    return (
      <main class="table-failure">
        <div role="alert">
          <Notice action={<Link to="/">{word("table-home")}</Link>}>{say(desk.failure.value)}</Notice>
        </div>
      </main>
    );
  }
  if (!desk.state.value || !desk.sheet.value) return <Waiting />;
  return (
    <DeskContext.Provider value={desk}>
      <div class="table replay">
        <Top />
        <ReplayMap player={player} camera={camera} />
        <Bar player={player} />
        <Panel player={player} />
        <BranchCard player={player} />
        <LinkCard player={player} />
        <SettingsCard />
        <Spoken player={player} />
      </div>
    </DeskContext.Provider>
  );
}
