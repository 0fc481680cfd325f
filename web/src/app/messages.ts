import { signal } from "@preact/signals";
import { ApiProblem } from "../api/client";
import type { Text } from "../api/types";
import { has, say } from "../text/voice";

export interface Message {
  id: number;
  words: string;
  urgent: boolean;
}

const STAYS = 6000; // ms

/** What the page has just told its reader: shown for a while, and read aloud. */
export const messages = signal<readonly Message[]>([]);
let last = 0;

export function tell(words: string, urgent = false): void {
  const message = { id: ++last, words, urgent };
  messages.value = [...messages.value, message];
  setTimeout(() => dismiss(message.id), STAYS);
}

export function dismiss(id: number): void {
  messages.value = messages.value.filter((message) => message.id !== id);
}

/** The sentence that explains a failure. */
export function explain(problem: unknown): string {
  if (!(problem instanceof ApiProblem)) return say(OUR_FAULT);
  return has(problem.text.id) || !problem.detail ? say(problem.text) : problem.detail;
}

/** Tells the reader of a failure. */
export function tellProblem(problem: unknown): void {
  tell(explain(problem), true);
}

const OUR_FAULT: Text = { id: "web-our-fault" };
