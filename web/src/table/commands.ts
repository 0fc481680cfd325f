/** What a person asks of the table beside the moves of the game: hints, offers, time, set-up. */
import { batch } from "@preact/signals";
import { get, post, put, remove } from "../api/client";
import type { Hint, Overlay } from "../api/types";
import { go } from "../app/router";
import { tell } from "../app/messages";
import { say, word } from "../text/voice";
import { selectSubject } from "./choose";
import { type Desk, problemOf } from "./desk";

const seatOf = (desk: Desk): { seat: string } => ({ seat: desk.stamp().seat });

/** Sets up as the game suggests: where sides place in turns, also whatever is still to be placed when it is asked for. */
export async function suggestSetup(desk: Desk): Promise<void> {
  desk.suggested.add(desk.stamp().seat);
  await desk.send("/suggestion", desk.command());
  await selectSubject(desk);
}

/** Goes on with a suggested set-up that somebody has begun, when their seat is asked again. */
export async function goOnSettingUp(desk: Desk): Promise<void> {
  const due = () => desk.ask.value?.mine && desk.ask.value.suggestion && desk.suggested.has(desk.stamp().seat);
  if (!due()) return;
  await desk.settled(); // the answer that led here is still under way
  if (due()) await suggestSetup(desk);
}

/** Asks for advice; pressed again, it goes on to the next best move. */
export async function showHint(desk: Desk): Promise<void> {
  const given = desk.hint.peek();
  if (given) {
    desk.nth.value = (desk.nth.peek() + 1) % (1 + (given.others?.length ?? 0));
    return;
  }
  await desk.settled();
  if (!desk.mine.peek() || desk.advising.peek()) return;
  const asked = desk.command();
  desk.advising.value = true;
  try {
    const hint = await post<Hint>(desk.path("/hint"), asked);
    if (desk.ask.peek()?.number !== asked.number) return; // it took its time, and the game has moved on
    batch(() => {
      desk.refused.value = null;
      desk.nth.value = 0;
      desk.hint.value = hint;
    });
  } catch (error) {
    await desk.report(error);
  } finally {
    desk.advising.value = false;
  }
}

/** Lays an overlay on the map, or takes it away when it lies there already. */
export async function showLayer(desk: Desk, name: string, args: string[]): Promise<void> {
  const shown = desk.layer.peek();
  if (shown?.name === name && shown.args.join() === args.join()) {
    desk.layer.value = null;
    return;
  }
  try {
    const overlay = await get<Overlay>(desk.path(`/query/${name}`, { args: args.join(",") }));
    desk.layer.value = { name, args, overlay };
  } catch (error) {
    await desk.report(error);
  }
}

export async function offer(desk: Desk, kind: "draw" | "rematch"): Promise<void> {
  if (await desk.send("/offers", { ...seatOf(desk), kind })) tell(word("table-offered"));
}

export async function askForTakeBack(desk: Desk, entry: number): Promise<void> {
  if (await desk.send("/offers", { ...seatOf(desk), kind: "take_back", entry })) tell(word("table-take-back-asked"));
}

export async function answerOffer(desk: Desk, id: number, accept: boolean): Promise<void> {
  await desk.send(`/offers/${id}`, { ...seatOf(desk), accept });
}

export async function resign(desk: Desk): Promise<void> {
  await desk.send("/resign", desk.command());
}

export async function claim(desk: Desk): Promise<void> {
  await desk.send("/claim", desk.command());
}

export async function giveTime(desk: Desk): Promise<void> {
  if (await desk.send("/time", seatOf(desk))) tell(word("table-time-given"));
}

export async function nudge(desk: Desk): Promise<void> {
  try {
    await post(desk.path("/nudge"), seatOf(desk));
    tell(word("table-nudged"));
  } catch (error) {
    tell(say(problemOf(error).text), true);
  }
}

/** Answers every decision of this kind in the same way, while the person is away. */
export async function standingOrder(desk: Desk, prompt: string, answer: string): Promise<void> {
  await desk.send("/orders", { ...seatOf(desk), prompt, answer });
}

export async function cancelOrder(desk: Desk, id: number): Promise<void> {
  try {
    await remove(desk.path(`/orders/${id}`));
    await desk.refresh();
  } catch (error) {
    await desk.report(error);
  }
}

export async function chat(desk: Desk, text: string): Promise<boolean> {
  return desk.send("/chat", { text });
}

export async function keepNotes(desk: Desk, text: string): Promise<void> {
  try {
    await put(desk.path("/notes"), { text });
  } catch (error) {
    await desk.report(error);
  }
}

export async function answerByMail(desk: Desk, text: string): Promise<void> {
  await desk.send("/answer", { text });
}

export async function deleteTable(desk: Desk): Promise<void> {
  desk.close(); // nothing is left to fetch when the news of it comes
  try {
    await remove(desk.path(""));
    go("/", true);
  } catch (error) {
    desk.follow();
    await desk.report(error);
  }
}
