import { useEffect } from "preact/hooks";
import { Icon } from "../parts/icon";
import { Mark } from "../parts/mark";
import { language, word } from "../text/voice";
import { loadMe, me } from "./me";
import { tellProblem } from "./messages";
import { Link, type Route } from "./router";
import { dark, theme } from "./settings";

const PLACES = [
  { to: "/", text: "web-nav-play", icon: "play", pages: ["home", "new", "join"] },
  { to: "/watch", text: "web-nav-watch", icon: "eye", pages: ["watch"] },
  { to: "/rules", text: "web-nav-learn", icon: "book", pages: ["rules", "about"] },
] as const;

type Pages = readonly Route["page"][];

function current(pages: Pages, at: Route): "page" | undefined {
  return pages.includes(at.page) ? "page" : undefined;
}

export function TopBar({ at }: { at: Route }) {
  useEffect(() => {
    loadMe().catch(tellProblem);
  }, []);
  return (
    <header class="top-bar">
      <Link to="/" class="brand" aria-label={word("web-home")}>
        <Mark />
        <span>Grognard</span>
      </Link>
      <nav aria-label={word("web-nav")} class="places">
        {PLACES.map(({ to, text, pages }) => (
          <Link key={to} to={to} aria-current={current(pages, at)}>
            {word(text)}
          </Link>
        ))}
      </nav>
      <LanguageButton />
      <ThemeButton />
      <MeLink at={at} />
    </header>
  );
}

/** On a phone the places lie within the thumb's reach. */
export function BottomBar({ at }: { at: Route }) {
  return (
    <nav aria-label={word("web-nav")} class="bottom-bar">
      {PLACES.map(({ to, text, icon, pages }) => (
        <Link key={to} to={to} aria-current={current(pages, at)}>
          <Icon name={icon} />
          {word(text)}
        </Link>
      ))}
    </nav>
  );
}

function LanguageButton() {
  const other = language.value === "en" ? "fr" : "en";
  return (
    <button type="button" class="button quiet language" onClick={() => (language.value = other)}>
      <Icon name="globe" />
      <span class="wide">{word("web-language-name")}</span>
      <span class="narrow">{language.value.toUpperCase()}</span>
      <span class="unseen">{word("web-language-switch")}</span>
    </button>
  );
}

function ThemeButton() {
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={word(dark.value ? "web-theme-to-light" : "web-theme-to-dark")}
      title={word(dark.value ? "web-theme-to-light" : "web-theme-to-dark")}
      onClick={() => (theme.value = dark.value ? "light" : "dark")}
    >
      <Icon name={dark.value ? "sun" : "moon"} />
    </button>
  );
}

function MeLink({ at }: { at: Route }) {
  const name = me.value?.name || word("web-nameless");
  return (
    <Link to="/me" class="me" aria-current={current(["me"], at)}>
      <span class="initial" data-initial={[...name][0]?.toUpperCase()} />
      <span class="wide">{name}</span>
      <span class="unseen">{word("web-profile")}</span>
    </Link>
  );
}
