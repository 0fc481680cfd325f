import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Broken } from "../parts/state";

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/** A page in a file of its own, fetched when it is first shown. */
export function lazy<P extends object>(load: Load<P>): ComponentType<P> {
  let Page: ComponentType<P> | undefined;
  return function Lazy(props: P) {
    const [, redraw] = useState(0);
    const [failed, fail] = useState<unknown>(null);
    useEffect(() => {
      if (Page) return;
      load().then(
        (module) => {
          Page = module.default;
          redraw((n) => n + 1);
        },
        (problem: unknown) => fail(problem),
      );
    }, []);
    if (failed) return <Broken problem={failed} retry={() => location.reload()} />;
    return Page ? <Page {...props} /> : null;
  };
}
