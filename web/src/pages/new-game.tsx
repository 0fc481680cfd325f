import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { post } from "../api/client";
import type { GameCard, Opened, ScenarioCard } from "../api/types";
import { games, loadGames, loadRules, ownWord, titled } from "../app/games";
import { tellProblem } from "../app/messages";
import { makeNonce } from "../app/nonce";
import { go, Link } from "../app/router";
import { Button } from "../parts/button";
import { Cards } from "../parts/choices";
import { RuleChip } from "../parts/chip";
import { Switch } from "../parts/field";
import { MapPicture } from "../parts/map-picture";
import { Broken, Waiting } from "../parts/state";
import { useFetched } from "../parts/use-fetched";
import { useTitle } from "../parts/use-title";
import { word } from "../text/voice";
import { GameList } from "./new-game/game-list";
import { Invitations } from "./new-game/invitations";
import { OptionList } from "./new-game/option-list";
import { Opponent, Seats, Side } from "./new-game/players";
import { freshPlan, playedSeats, request, startWords, type Plan } from "./new-game/plan";
import { TempoChoice } from "./new-game/tempo-choice";
import { inSection } from "./rules/chapters";
import "./new-game.css";

/** A table in three clicks: the game, the scenario, the button. Everything else has a sensible value. */
export default function NewGame({ game }: { game: string }) {
  useTitle(word("web-new-game"));
  const cards = useFetched(loadGames);
  if (cards.problem.value) return <Broken problem={cards.problem.value} retry={() => void cards.again()} />;
  const card = games.value?.find(({ slug }) => slug === game) ?? games.value?.[0];
  return card ? <Form key={card.slug} card={card} /> : <Waiting />;
}

function Form({ card }: { card: GameCard }) {
  const plan = useSignal<Plan>(freshPlan(card));
  const nonce = useSignal(makeNonce());
  const busy = useSignal(false);
  const opened = useSignal<Opened | null>(null);
  const change = (part: Partial<Plan>) => (plan.value = { ...plan.value, ...part });
  const scenario = card.scenarios.find(({ id }) => id === plan.value.scenario) ?? card.scenarios[0];
  useEffect(() => {
    if (opened.value) scrollTo(0, 0);
  }, [opened.value]);

  const start = async () => {
    busy.value = true;
    try {
      const made = await post<Opened>("/api/tables", request(card, plan.value, nonce.value));
      if (Object.keys(made.links).length > 0) opened.value = made;
      else go(`/t/${made.table}`);
    } catch (problem) {
      tellProblem(problem);
    } finally {
      busy.value = false;
    }
  };

  if (opened.value) return <Invitations opened={opened.value} card={card} plan={plan.value} />;
  if (!scenario) return null;
  return (
    <form
      class="new-game"
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <div class="game-list">
        <h1>{word("web-new-game")}</h1>
        <GameList chosen={card.slug} />
      </div>
      <div class="scenario">
        <div class="stage">
          <MapPicture game={card.slug} scenario={scenario.id} foot={0.3} />
          <div class="caption">
            <h2>{titled(scenario.title)}</h2>
            <p>{ownWord(card.slug, `scenario-${scenario.id}`) ?? facts(scenario)}</p>
          </div>
        </div>
        <Cards
          name="scenario"
          legend={word("web-scenario")}
          columns={2}
          value={scenario.id}
          onChange={(id) => change({ scenario: id })}
          options={card.scenarios.map((one) => ({
            value: one.id,
            label: titled(one.title),
            note: facts(one),
          }))}
        />
      </div>
      <Rules card={card} scenario={scenario} plan={plan.value} change={change} />
      <div class="players">
        <Opponent card={card} plan={plan.value} change={change} />
        {plan.value.opponent !== "here" && <Side card={card} plan={plan.value} change={change} />}
        {playedSeats(card, plan.value).length > 2 && <Seats card={card} plan={plan.value} change={change} />}
        <TempoChoice tempo={plan.value.tempo} onChange={(tempo) => change({ tempo })} />
        <Switch
          label={word("web-public")}
          note={word("web-public-second")}
          checked={plan.value.public}
          onChange={(on) => change({ public: on })}
        />
        <DiceKey nonce={nonce.value} />
        <Button type="submit" kind="primary" class="start" disabled={busy.value}>
          {startWords(card, plan.value)}
        </Button>
        <p class="muted centred">{word("web-leave-and-return")}</p>
      </div>
    </form>
  );
}

function facts(scenario: ScenarioCard): string {
  const turns = word("web-turns", { count: scenario.turns });
  return scenario.placed ? word("web-turns-placed", { turns }) : turns;
}

interface RulesProps {
  card: GameCard;
  scenario: ScenarioCard;
  plan: Plan;
  change: (part: Partial<Plan>) => void;
}

/** The switches of the rules, and the scenario's own rules with their numbers. */
function Rules({ card, scenario, plan, change }: RulesProps) {
  const rules = useFetched(() => loadRules(card.slug), [card.slug]);
  const all = rules.data.value ?? [];
  const book = all.map(({ number }) => number);
  const own = all.filter(({ number }) => scenario.rule && inSection(number, scenario.rule, book));
  return (
    <section class="scenario-rules" aria-labelledby="rules-label">
      <h2 class="label" id="rules-label">
        {word("web-rules")}
      </h2>
      <div class="box rules-box">
        <OptionList card={card} scenario={scenario} chosen={plan.options} onChange={(options) => change({ options })} />
        {own.length > 0 && (
          <ul class="own-rules">
            {own.map((rule) => (
              <li key={rule.number}>
                <span>{titled(rule.title)}</span>
                <RuleChip game={card.slug} rule={rule.number} />
              </li>
            ))}
          </ul>
        )}
        <p class="muted">
          {word("web-data-line")} <Link to={`/about/${card.slug}`}>{word("web-what-is-rebuilt")}</Link>
        </p>
      </div>
    </section>
  );
}

/** Half of the key that the dice come from; shown, since a player may check the dice with it when the game is over. */
function DiceKey({ nonce }: { nonce: string }) {
  const groups = nonce.match(/.{4}/g) ?? [];
  return (
    <div>
      <p class="label">
        {word("web-dice")} <span>· {word("web-dice-checked")}</span>
      </p>
      <p class="dice-key" title={nonce}>
        {word("web-dice-key", { key: `${groups.slice(0, 2).join(" ")} … ${groups.at(-1) ?? ""}` })}
      </p>
    </div>
  );
}
