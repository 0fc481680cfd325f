import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { language } from "../text/voice";
import type { Painted } from "./paint-map";

/** A piece of a scenario's map with its counters. A picture only: it says nothing that is not written beside it. */
export function MapPicture({ game, scenario, foot = 0 }: { game: string; scenario: string; foot?: number }) {
  const painted = useSignal<Painted | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const spoken = language.value;
  useEffect(() => {
    let current = true;
    const { width, height } = frame.current?.getBoundingClientRect() ?? { width: 0, height: 0 };
    if (width === 0) return;
    import("./paint-map")
      .then(({ paint }) => paint(game, scenario, { width, height, foot }))
      .then(
        (picture) => {
          if (current) painted.value = picture;
        },
        () => undefined, // an empty frame is a fair picture of a map that does not come
      );
    return () => {
      current = false;
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
