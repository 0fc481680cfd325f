/** The page of one table. */
import { effect } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { Link } from "../app/router";
import { Notice, Waiting } from "../parts/state";
import { useTitle } from "../parts/use-title";
import { say, word } from "../text/voice";
import { Camera } from "./camera";
import { selectSubject } from "./choose";
import { goOnSettingUp } from "./commands";
import { Curtain } from "./curtain";
import { Desk, DeskContext } from "./desk";
import { Help } from "./help";
import { listenToKeys } from "./keyboard";
import { LiveRegions } from "./live-regions";
import { Map } from "./map";
import { Menu } from "./menu";
import { OffMap } from "./off-map";
import { Panel } from "./panel/panel";
import { Prompt } from "./prompt";
import { Share } from "./share";
import { Strips } from "./strips";
import { TextBoard } from "./text-board";
import { Top } from "./top";
import { Typed } from "./typed";
import { PhoneOdds } from "./phone-odds";
import "./table.css";

export default function TablePage({ table }: { table: string }) {
  const desk = useMemo(() => new Desk(table), [table]);
  const camera = useMemo(() => new Camera(), [table]);
  useEffect(() => {
    void desk.open();
    const keys = listenToKeys(desk, camera);
    const subjects = effect(() => {
      if (!desk.ask.value) return;
      void selectSubject(desk);
      void goOnSettingUp(desk);
    });
    return () => {
      keys();
      subjects();
      desk.close();
    };
  }, [desk]);
  const state = desk.state.value;
  const turn = desk.mine.value ? `${word("table-your-turn")} · ` : "";
  useTitle(state ? `${turn}${desk.game.value?.title ?? ""}` : "");
  if (desk.failure.value) {
    return (
      <main class="table-failure">
        <div role="alert">
          <Notice action={<Link to="/">{word("table-home")}</Link>}>{say(desk.failure.value)}</Notice>
        </div>
      </main>
    );
  }
  if (!state || !desk.sheet.value) return <Waiting />;
  if (state.you.curtain) return <Curtain desk={desk} state={state} />;
  return (
    <DeskContext.Provider value={desk}>
      <div class={desk.opened.value === "text" ? "table as-text" : "table"}>
        <Top />
        {desk.opened.value === "text" ? (
          <TextBoard />
        ) : (
          <>
            <Prompt />
            <Map camera={camera} />
            <OffMap />
            <Strips />
            <PhoneOdds />
            <Panel />
          </>
        )}
        <Menu />
        <Share />
        <Help />
        <Typed camera={camera} />
        <LiveRegions />
      </div>
    </DeskContext.Provider>
  );
}
