import { effect, signal } from "@preact/signals";
import { get, patch } from "../api/client";
import type { Me, MeChange } from "../api/types";
import { language, LANGUAGES } from "../text/voice";
import { tellProblem } from "./messages";
import { isStored } from "./stored";

/** Who this browser is, once the service has said so. */
export const me = signal<Me | null>(null);

export async function loadMe(): Promise<void> {
  me.value = await get<Me>("/api/me");
  const spoken = LANGUAGES.find((name) => name === me.peek()?.language);
  if (spoken && !isStored("language")) language.value = spoken;
}

export async function changeMe(change: MeChange): Promise<boolean> {
  try {
    me.value = await patch<Me>("/api/me", change);
    return true;
  } catch (problem) {
    tellProblem(problem);
    return false;
  }
}

/** The service writes mail in the language that was chosen here. */
export function keepLanguage(): void {
  effect(() => {
    const chosen = language.value;
    const known = me.value;
    if (known && isStored("language") && known.language !== chosen) void changeMe({ language: chosen });
  });
}
