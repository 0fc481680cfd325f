import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { language } from "../text/voice";
import type { Painted } from "./paint-map";

/** A piece of a scenario's map with its counters, painted once it comes into sight: a map is many kilobytes.
    A picture only: it says nothing that is not written beside it. */
export function MapPicture({ game, scenario, foot = 0 }: { game: string; scenario: string; foot?: number }) {
  const painted = useSignal<Painted | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const spoken = language.value;
  useEffect(() => {
    if (!frame.current) return;
    let current = true;
    const seen = new IntersectionObserver((entries) => {
      const box = entries.find((entry) => entry.isIntersecting)?.boundingClientRect;
      if (!box) return;
      seen.disconnect();
      import("./paint-map")
        .then(({ paint }) => paint(game, scenario, { width: box.width, height: box.height, foot }))
        .then(
          (picture) => {
            if (current) painted.value = picture;
          },
          () => undefined, // an empty frame is a fair picture of a map that does not come
        );
    });
    seen.observe(frame.current);
    return () => {
      current = false;
      seen.disconnect();
    };
  }, [game, scenario, spoken]);
  return (
    <div class="picture" aria-hidden="true" ref={frame}>
      {painted.value && (
        <svg
          viewBox={painted.value.viewBox}
          preserveAspectRatio="xMidYMid slice"
          dangerouslySetInnerHTML={{ __html: painted.value.markup }}
        />
      )}
    </div>
  );
}
