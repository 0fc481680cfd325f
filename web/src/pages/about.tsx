import { get } from "../api/client";
import type { About as AboutGame, Provenance } from "../api/types";
import { titled } from "../app/games";
import { LinkButton } from "../parts/button";
import { Broken, Waiting } from "../parts/state";
import { useFetched } from "../parts/use-fetched";
import { useTitle } from "../parts/use-title";
import { has, word } from "../text/voice";
import "./about.css";

const ORDER = ["reconstructed", "public", "seed"]; // what a reader must know first

/** Whose game it is, and what in it was rebuilt. */
export default function About({ game }: { game: string }) {
  const about = useFetched((signal) => get<AboutGame>(`/api/games/${game}/about`, signal), [game]);
  const data = about.data.value;
  useTitle(data?.title ?? word("web-about"));
  if (about.problem.value) return <Broken problem={about.problem.value} retry={() => void about.again()} />;
  if (!data) return <Waiting />;
  const place = (source: Provenance) => (ORDER.indexOf(source.provenance) + ORDER.length) % ORDER.length;
  return (
    <div class="narrow-page about">
      <h1>{data.title}</h1>
      <p class="lead">{data.credit}</p>
      <div class="actions">
        <LinkButton to={`/new/${game}`} kind="primary">
          {word("web-new-game")}
        </LinkButton>
        <LinkButton to={`/rules/${game}`} icon="book">
          {word("web-rules")}
        </LinkButton>
      </div>
      <section class="box" aria-labelledby="sources">
        <div class="head">
          <h2 id="sources">{word("web-sources")}</h2>
        </div>
        <p class="padded muted">{word("web-sources-second")}</p>
        <ul>
          {[...data.sources]
            .sort((a, b) => place(a) - place(b))
            .map((source) => (
              <li key={titled(source.what)} class="source">
                <span class="chip" data-provenance={source.provenance}>
                  {provenance(source.provenance)}
                </span>
                <span>
                  <b>{titled(source.what)}</b>
                  <span class="note">{titled(source.note)}</span>
                </span>
              </li>
            ))}
        </ul>
      </section>
      <dl class="facts">
        <dt>{word("web-ruleset")}</dt>
        <dd>{data.ruleset}</dd>
        <dt>{word("web-data-hash")}</dt>
        <dd>
          <code>{data.data}</code>
        </dd>
      </dl>
    </div>
  );
}

function provenance(name: string): string {
  const id = `web-provenance-${name}`;
  return has(id) ? word(id) : name;
}
