/** What the buttons of the replay open: playing on, the link, the settings of the screen. */
import { useSignal } from "@preact/signals";
import { post } from "../api/client";
import type { Opened } from "../api/types";
import { levelName, seatTitle, sharedSides } from "../app/games";
import { tellProblem } from "../app/messages";
import { go } from "../app/router";
import { counters, dice, theme } from "../app/settings";
import { Button } from "../parts/button";
import { type Option, Segmented } from "../parts/choices";
import { ShareLink } from "../parts/share-link";
import { language, word } from "../text/voice";
import { capital } from "../table/names";
import type { Player } from "./player";
import { Card, opened } from "./popover";

/** A new game from this moment against the machine. */
export function BranchCard({ player }: { player: Player }) {
  const state = player.desk.state.value;
  const levels = player.desk.game.value?.levels ?? [];
  const cards = state?.seats.filter((card) => state.ending || card.you) ?? [];
  const seats = cards.map((card) => card.seat);
  const seat = useSignal("");
  const level = useSignal("");
  const busy = useSignal(false);
  const chosen = seat.value || (seats.includes(player.eyes.value) ? player.eyes.value : (seats[0] ?? ""));
  const strength = level.value || (player.desk.game.value?.level ?? "");
  const start = async () => {
    busy.value = true;
    try {
      const { table } = await post<Opened>(`/api/tables/${player.table}/branch`, { entry: player.entry.peek(), seat: chosen, level: strength });
      opened.value = "";
      go(`/t/${table}`);
    } catch (error) {
      tellProblem(error);
    } finally {
      busy.value = false;
    }
  };
  return (
    <Card name="branch" title={word("replay-branch")}>
      <p class="muted">{word("replay-branch-how")}</p>
      <Segmented name="branch-seat" legend={word("replay-branch-seat")} options={cards.map((card) => ({ value: card.seat, label: capital(seatTitle(card, sharedSides(state?.seats ?? []))) }))} value={chosen} onChange={(value) => (seat.value = value)} />
      <Segmented name="branch-level" legend={word("replay-branch-level")} options={levels.map((value) => ({ value, label: capital(levelName(value)) }))} value={strength} onChange={(value) => (level.value = value)} />
      <Button kind="primary" disabled={busy.value || !chosen} onClick={() => void start()}>
        {word("replay-branch-start")}
      </Button>
    </Card>
  );
}

/** The address of this moment and, of a game that is over, its record. */
export function LinkCard({ player }: { player: Player }) {
  const state = player.desk.state.value;
  return (
    <Card name="link" title={word("replay-link-title")}>
      <ShareLink link={player.link()} title={word("replay-link-title")} />
      {state?.ending && (
        <div class="record">
          <p class="muted">{word("replay-record-how")}</p>
          <a class="button plain" href={`/api/tables/${player.table}/record`} download={`${state.game}-${state.table}.txt`}>
            {word("replay-record")}
          </a>
        </div>
      )}
    </Card>
  );
}

/** How this browser shows games. */
export function SettingsCard() {
  const options = <T extends string>(name: string, ...values: T[]): Option<T>[] => values.map((value) => ({ value, label: word(`table-${name}-${value}`) }));
  return (
    <Card name="settings" title={word("replay-settings")}>
      <Segmented name="theme" legend={word("table-theme")} options={options("theme", "light", "dark", "system")} value={theme.value} onChange={(value) => (theme.value = value)} />
      <Segmented name="language" legend={word("table-language")} options={[{ value: "en", label: "English" }, { value: "fr", label: "Français" }]} value={language.value} onChange={(value) => (language.value = value)} />
      <Segmented name="counters" legend={word("table-counters")} options={options("counters", "silhouettes", "nato")} value={counters.value} onChange={(value) => (counters.value = value)} />
      <Segmented name="dice" legend={word("table-dice-setting")} options={options("dice", "rolled", "instant")} value={dice.value} onChange={(value) => (dice.value = value)} />
    </Card>
  );
}
