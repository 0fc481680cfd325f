import type { FunctionComponent } from "preact";
import { useMemo } from "preact/hooks";

/** A part that is made once for each drawing: what surrounds it may be rendered as often as it likes. */
export function memo<P extends { drawing: object }>(part: FunctionComponent<P>): FunctionComponent<P> {
  const Part = part;
  return function Kept(props: P) {
    return useMemo(() => Part(props), [props.drawing]) as ReturnType<FunctionComponent<P>>;
  };
}
