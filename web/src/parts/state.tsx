import type { ComponentChildren } from "preact";
import { explain } from "../app/messages";
import { word } from "../text/voice";
import { Button } from "./button";

/** A page or a box that has nothing to show, in one sentence, with what to do about it. */
export function Notice({ children, action }: { children: ComponentChildren; action?: ComponentChildren }) {
  return (
    <div class="notice">
      <p>{children}</p>
      {action && <div class="actions">{action}</div>}
    </div>
  );
}

/** What could not be shown, and why. */
export function Broken({ problem, retry }: { problem: unknown; retry?: () => void }) {
  return (
    <div role="alert">
      <Notice action={retry && <Button onClick={retry}>{word("web-try-again")}</Button>}>{explain(problem)}</Notice>
    </div>
  );
}

/** What is on its way; says so only to those who cannot see that nothing is there yet. */
export function Waiting() {
  return (
    <p class="waiting" role="status">
      <span class="unseen">{word("web-loading")}</span>
    </p>
  );
}
