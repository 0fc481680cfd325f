/** The settings of this screen, and what can be done with the table beside playing. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { counters, dice, sound, theme } from "../app/settings";
import { go } from "../app/router";
import { Button, IconButton } from "../parts/button";
import { type Option, Segmented } from "../parts/choices";
import { Switch } from "../parts/field";
import { language, say, word } from "../text/voice";
import { answerByMail, cancelOrder, claim, deleteTable, giveTime, nudge, offer, resign, standingOrder } from "./commands";
import { type Desk, useDesk } from "./desk";
import { lit } from "./choose";

export function Menu() {
  const desk = useDesk();
  return (
    <Sheet name="menu" title={word("table-menu")}>
      <Screen desk={desk} />
      {desk.side.value && !desk.state.value?.ending && <Game desk={desk} />}
      <Files desk={desk} />
    </Sheet>
  );
}

/** A card at the right that closes by Esc and by its cross; the game goes on beside it. */
export function Sheet({ name, title, children }: { name: "menu" | "share" | "help"; title: string; children: ComponentChildren }) {
  const desk = useDesk();
  if (desk.opened.value !== name) return null;
  return (
    <section class="float menu" role="dialog" aria-label={title}>
      <div class="head">
        <h2>{title}</h2>
        <IconButton icon="close" label={word("table-close")} onClick={() => (desk.opened.value = "")} />
      </div>
      {children}
    </section>
  );
}

function Screen({ desk }: { desk: Desk }) {
  const options = <T extends string>(name: string, ...values: T[]): Option<T>[] => values.map((value) => ({ value, label: word(`table-${name}-${value}`) }));
  return (
    <div class="group">
      <Segmented name="theme" legend={word("table-theme")} options={options("theme", "light", "dark", "system")} value={theme.value} onChange={(value) => (theme.value = value)} />
      <Segmented name="language" legend={word("table-language")} options={[{ value: "en", label: "English" }, { value: "fr", label: "Français" }]} value={language.value} onChange={(value) => (language.value = value)} />
      <Segmented name="counters" legend={word("table-counters")} options={options("counters", "silhouettes", "nato")} value={counters.value} onChange={(value) => (counters.value = value)} />
      <Segmented name="dice" legend={word("table-dice-setting")} options={options("dice", "rolled", "instant")} value={dice.value} onChange={(value) => (dice.value = value)} />
      <Switch label={word("table-sounds")} checked={sound.value === "on"} onChange={(on) => (sound.value = on ? "on" : "off")} />
      <div class="line-up">
        <Button onClick={() => (desk.opened.value = "text")}>{word("table-text-board")}</Button>
        <Button icon="share" onClick={() => (desk.opened.value = "share")}>
          {word("table-share")}
        </Button>
        <Button hotkey="?" onClick={() => (desk.opened.value = "help")}>
          {word("table-keys")}
        </Button>
      </div>
    </div>
  );
}

/** What players ask of each other. */
function Game({ desk }: { desk: Desk }) {
  const state = desk.state.value;
  if (!state) return null;
  const clocked = state.tempo.kind !== "none" && state.tempo.kind !== undefined;
  const waits = state.ask && !state.ask.mine;
  const opponents = state.ask?.seats.some((seat) => !desk.isFriendly(seat));
  const others = state.seats.some((seat) => !seat.you && seat.kind === "person");
  return (
    <div class="group">
      <div class="line-up">
        <Button onClick={() => void offer(desk, "draw")}>{word("table-offer-draw")}</Button>
        <Confirmed label={word("table-resign")} sure={word("table-resign-sure")} act={() => void resign(desk)} />
        {clocked && opponents && <Button onClick={() => void giveTime(desk)}>{word("table-give-time")}</Button>}
        {others && waits && <Button onClick={() => void nudge(desk)}>{word("table-nudge")}</Button>}
        {state.flagged && !desk.isFriendly(state.flagged) && (
          <Button kind="primary" onClick={() => void claim(desk)}>
            {word("table-claim")}
          </Button>
        )}
      </div>
      <Orders desk={desk} />
    </div>
  );
}

/** Standing orders: how to answer while the person is away. */
function Orders({ desk }: { desk: Desk }) {
  const ask = desk.ask.value;
  const prompt = ask?.mine && ask.prompt.id;
  return (
    <>
      {(desk.state.value?.orders ?? []).map((order) => (
        <p key={order.id} class="order">
          <span>{word("table-order", { answer: say(order.text) })}</span>
          <Button kind="quiet" onClick={() => void cancelOrder(desk, order.id)}>
            {word("table-cancel")}
          </Button>
        </p>
      ))}
      {prompt && (
        <details>
          <summary>{word("table-order-new")}</summary>
          <p class="muted">{word("table-order-how")}</p>
          <div class="line-up">
            {lit(desk).buttons.map((choice) => (
              <Button key={choice.action} onClick={() => void standingOrder(desk, prompt, choice.action)}>
                {say(choice.text)}
              </Button>
            ))}
          </div>
        </details>
      )}
    </>
  );
}

function Files({ desk }: { desk: Desk }) {
  const state = desk.state.value;
  if (!state) return null;
  const alone = state.seats.every((seat) => seat.you);
  const read = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (file) await answerByMail(desk, await file.text());
    input.value = "";
  };
  return (
    <div class="group">
      <div class="line-up">
        {desk.side.value && !state.ending && (
          <>
            <a class="button plain" href={desk.path("/seat-file")} download={`${state.game}-${state.you.eyes}.txt`}>
              {word("table-seat-file")}
            </a>
            <label class="button plain">
              {word("table-mail-answer")}
              <input class="unseen" type="file" accept=".txt,text/plain" onChange={(event) => void read(event.currentTarget)} />
            </label>
          </>
        )}
        {(state.ending || alone) && (
          <a class="button plain" href={desk.path("/record")} download={`${state.game}-${state.table}.txt`}>
            {word("table-record")}
          </a>
        )}
        {state.entries > 0 && <Button onClick={() => go(`/t/${desk.table}/replay`)}>{word("table-replay")}</Button>}
        {state.you.host && <Confirmed label={word("table-delete")} sure={word("table-delete-sure")} act={() => void deleteTable(desk)} />}
      </div>
      <p class="muted commitment">
        {word("table-commitment")} <code>{state.commitment.slice(0, 16)}</code>
      </p>
    </div>
  );
}

/** A button that asks once more. */
function Confirmed({ label, sure, act }: { label: string; sure: string; act: () => void }) {
  const asked = useSignal(false);
  if (!asked.value) return <Button onClick={() => (asked.value = true)}>{label}</Button>;
  return (
    <Button kind="danger" onClick={act} onBlur={() => (asked.value = false)}>
      {sure}
    </Button>
  );
}
