import type { FunctionComponent } from "preact";
import { useEffect, useErrorBoundary, useRef } from "preact/hooks";
import { connection } from "../api/live";
import { Broken } from "../parts/state";
import { load, word } from "../text/voice";
import { lazy } from "./lazy";
import { MessageList } from "./message-list";
import { route, type Route } from "./router";
import { BottomBar, TopBar } from "./top-bar";

const Home = lazy(() => import("../pages/home"));
const NewGame = lazy(() => import("../pages/new-game"));
const Join = lazy(() => import("../pages/join"));
const Login = lazy(() => import("../pages/login"));
const Rules = lazy(() => import("../pages/rules"));
const About = lazy(() => import("../pages/about"));
const Watch = lazy(() => import("../pages/watch"));
const Profile = lazy(() => import("../pages/profile"));
const Lost = lazy(() => import("../pages/lost"));
const Table = lazy(() => withTexts(import("../table/page"), "table"));
const Replay = lazy(() => withTexts(import("../replay/page"), "table", "replay"));

/** A page whose sentences lie in files of their own. */
async function withTexts<M>(page: Promise<M>, ...names: string[]): Promise<M> {
  const [module] = await Promise.all([page, load(...names)]);
  return module;
}

function Page({ at }: { at: Route }) {
  switch (at.page) {
    case "home":
      return <Home />;
    case "new":
      return <NewGame game={at.game} />;
    case "join":
      return <Join key={at.key} link={at.key} />;
    case "login":
      return <Login token={at.token} />;
    case "table":
      return <Table key={at.table} table={at.table} />;
    case "replay":
      return <Replay key={at.table} table={at.table} at={at.at} eyes={at.eyes} />;
    case "rules":
      return <Rules game={at.game} rule={at.rule} />;
    case "about":
      return <About game={at.game} />;
    case "watch":
      return <Watch />;
    case "me":
      return <Profile />;
    case "lost":
      return <Lost />;
  }
}

export function App() {
  const at = route.value;
  const [broken, mend] = useErrorBoundary((error: unknown) => console.error(error));
  useEffect(mend, [at]);
  const page = broken ? <Broken problem={broken} retry={mend} /> : <Page at={at} />;
  return (
    <>
      {at.page === "table" || at.page === "replay" ? page : <Shell at={at}>{page}</Shell>}
      <MessageList />
    </>
  );
}

/** Everything round a page that is not a table. */
const Shell: FunctionComponent<{ at: Route }> = ({ at, children }) => {
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);
  useEffect(() => {
    // a new page is read from its beginning; the first one is the browser's business
    if (!first.current) main.current?.focus({ preventScroll: true });
    first.current = false;
  }, [at.page]);
  return (
    <>
      <a class="skip" href="#main">
        {word("web-skip")}
      </a>
      <TopBar at={at} />
      {connection.value === "lost" && (
        <p class="offline" role="status">
          {word("web-connection-lost")}
        </p>
      )}
      <main id="main" tabIndex={-1} ref={main} class="page">
        {children}
      </main>
      <BottomBar at={at} />
    </>
  );
};
