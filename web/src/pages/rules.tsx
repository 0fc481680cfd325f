import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { games, gameTitle, loadGames, loadRules, titled } from "../app/games";
import { Link } from "../app/router";
import { Icon } from "../parts/icon";
import { Broken, Waiting } from "../parts/state";
import { useFetched } from "../parts/use-fetched";
import { useTitle } from "../parts/use-title";
import { language, word } from "../text/voice";
import { chapters, inSection, search, type Chapter } from "./rules/chapters";
import { Rule } from "./rules/rule";
import "./rules.css";

/** Every rule of a game by chapter; an address may point at one rule or at a section. */
export default function RulesPage({ game, rule }: { game: string; rule: string }) {
  const cards = useFetched(loadGames);
  const slug = game || (games.value?.[0]?.slug ?? "");
  const rules = useFetched(async () => (slug ? loadRules(slug) : null), [slug]);
  const sought = useSignal("");
  useTitle(slug ? word("web-rules-of", { game: gameTitle(slug) }) : word("web-rules"));

  const all = rules.data.value;
  useEffect(() => {
    if (!all || !rule) return;
    const book = all.map(({ number }) => number);
    const first = all.find(({ number }) => inSection(number, rule, book));
    if (!first) return;
    const target = first.chapter === rule ? heading(rule) : anchor(first.number);
    const show = () => document.getElementById(target)?.scrollIntoView({ block: "start" });
    show();
    void document.fonts.ready.then(show); // they change the heights above it
  }, [all, rule]);

  const problem = cards.problem.value ?? rules.problem.value;
  if (problem) return <Broken problem={problem} retry={() => void Promise.all([cards.again(), rules.again()])} />;
  if (!all) return <Waiting />;
  const book = all.map(({ number }) => number);
  const found = search(all, sought.value, language.value);
  const shown = chapters(found);
  return (
    <div class="rules-page">
      <h1>{word("web-rules-of", { game: gameTitle(slug) })}</h1>
      <Games slug={slug} />
      <div class="search" role="search">
        <Icon name="search" />
        <input
          class="input"
          type="search"
          value={sought.value}
          placeholder={word("web-rules-search")}
          aria-label={word("web-rules-search")}
          onInput={(event) => (sought.value = event.currentTarget.value)}
        />
        <span class="muted" role="status">
          {word("web-rules-found", { count: found.length })}
        </span>
      </div>
      <div class="rules-body">
        <Contents shown={shown} game={slug} />
        <div class="rules-list">
          {shown.map((chapter) => (
            <section key={chapter.number} aria-labelledby={heading(chapter.number)}>
              <h2 id={heading(chapter.number)}>
                <span>{chapter.number}</span> {titled(chapter.title)}
              </h2>
              {chapter.rules.map((one) => (
                <Rule key={one.number} rule={one} game={slug} id={anchor(one.number)} marked={rule !== "" && inSection(one.number, rule, book)} />
              ))}
            </section>
          ))}
          {found.length === 0 && <p class="notice">{word("web-rules-none", { sought: sought.value })}</p>}
        </div>
      </div>
    </div>
  );
}

function anchor(number: string): string {
  return `rule-${number}`;
}

function heading(chapter: string): string {
  return `chapter-${chapter}`;
}

/** Whose rules: only where there is a choice. */
function Games({ slug }: { slug: string }) {
  const cards = games.value ?? [];
  if (cards.length < 2) return null;
  return (
    <nav class="game-tabs" aria-label={word("web-games")}>
      {cards.map((card) => (
        <Link key={card.slug} to={`/rules/${card.slug}`} aria-current={card.slug === slug ? "page" : undefined}>
          {card.title}
        </Link>
      ))}
    </nav>
  );
}

function Contents({ shown, game }: { shown: readonly Chapter[]; game: string }) {
  return (
    <nav class="contents" aria-label={word("web-chapters")}>
      <ol>
        {shown.map((chapter) => (
          <li key={chapter.number}>
            <Link to={`/rules/${game}/${chapter.number}`}>
              <b>{chapter.number}</b>
              <span>{titled(chapter.title)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
