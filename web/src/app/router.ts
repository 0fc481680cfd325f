import { signal, type Signal } from "@preact/signals";
import { h, type ComponentChildren, type JSX } from "preact";

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "join"; key: string }
  | { page: "login"; token: string }
  | { page: "table"; table: string }
  | { page: "replay"; table: string; at: number | null; eyes: string }
  | { page: "rules"; game: string; rule: string }
  | { page: "about"; game: string }
  | { page: "watch" }
  | { page: "me" }
  | { page: "lost" };

/** The route of an address within this site. */
export function parse(path: string, query = new URLSearchParams()): Route {
  const [first = "", second = "", third = "", ...more] = path.split("/").slice(1).map(decoded);
  const one = second !== "" && third === "" && more.length === 0;
  if (more.length > 0) return { page: "lost" };
  if (first === "" && second === "") return { page: "home" };
  if (first === "new" && third === "") return { page: "new", game: second };
  if (first === "join" && one) return { page: "join", key: second };
  if (first === "login" && one) return { page: "login", token: second };
  if (first === "t" && one) return { page: "table", table: second };
  if (first === "t" && third === "replay") {
    const at = query.get("at");
    return { page: "replay", table: second, at: at && /^\d+$/.test(at) ? Number(at) : null, eyes: query.get("eyes") ?? "" };
  }
  if (first === "rules") return { page: "rules", game: second, rule: third };
  if (first === "about" && one) return { page: "about", game: second };
  if (first === "watch" && second === "") return { page: "watch" };
  if (first === "me" && second === "") return { page: "me" };
  return { page: "lost" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a stray % is nobody's address, and is then not found
  }
}

function here(): Route {
  return parse(location.pathname, new URLSearchParams(location.search));
}

/** Where the reader is. */
export const route: Signal<Route> = signal(typeof location === "undefined" ? { page: "home" } : here());

/** Goes to another page of this site; with `replace` the page that one leaves is not gone back to. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  route.value = here();
  if (!location.hash) scrollTo(0, 0);
}

if (typeof window !== "undefined") {
  addEventListener("popstate", () => {
    route.value = here();
  });
}

type LinkProps = Omit<JSX.IntrinsicElements["a"], "href"> & { to: string; children?: ComponentChildren };

/** A link inside this site: an ordinary one for every click but the plain one. */
export function Link({ to, ...rest }: LinkProps) {
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to);
  };
  return h("a", { ...rest, href: to, onClick });
}
