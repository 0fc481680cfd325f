import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

/** A framed part of a page with its heading. */
export function Box({ title, aside, children }: { title: string; aside?: ComponentChildren; children: ComponentChildren }) {
  const id = useId();
  return (
    <section class="box" aria-labelledby={id}>
      <div class="head">
        <h2 id={id}>{title}</h2>
        {aside && <span class="aside">{aside}</span>}
      </div>
      {children}
    </section>
  );
}
