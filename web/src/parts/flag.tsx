import { sideName } from "../app/games";

/** The badge of a side: its letters on its colour. Without a side, a question. */
export function Flag({ side }: { side: string }) {
  return (
    <span class="flag" data-side={side} title={side ? sideName(side) : undefined} aria-hidden="true">
      {side ? side.slice(0, 2).toUpperCase() : "?"}
    </span>
  );
}
