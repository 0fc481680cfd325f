/** Small cards over the page: one at a time, closed by Esc, by their cross, or by the button that opened them. */
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { IconButton } from "../parts/button";
import { word } from "../text/voice";

export type Popover = "" | "branch" | "link" | "settings";

export const opened = signal<Popover>("");

export function toggle(name: Popover): void {
  opened.value = opened.peek() === name ? "" : name;
}

export function Card({ name, title, children }: { name: Popover; title: string; children: ComponentChildren }) {
  const card = useRef<HTMLElement>(null);
  const open = opened.value === name;
  useEffect(() => {
    if (!open) return;
    const before = document.activeElement;
    card.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [open]);
  if (!open) return null;
  return (
    <section ref={card} class={`float card-over over-${name}`} role="dialog" aria-label={title} tabIndex={-1}>
      <div class="head">
        <h2>{title}</h2>
        <IconButton icon="close" label={word("table-close")} onClick={() => (opened.value = "")} />
      </div>
      {children}
    </section>
  );
}
