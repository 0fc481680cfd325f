/** First, back, play, forward, last; speed; whose eyes; playing on; a link to the moment. Under it the graph. */
import { seatTitle, sharedSides, sideName } from "../app/games";
import { tellProblem } from "../app/messages";
import { Button, IconButton } from "../parts/button";
import { Icon } from "../parts/icon";
import { word } from "../text/voice";
import { DiceRow } from "../table/dice-row";
import { capital, percent, seatLetters } from "../table/names";
import { Prose } from "../table/panel/prose";
import { shownEntry } from "./action";
import { ChanceGraph } from "./chance-graph";
import { type Player, type Speed, SPEEDS } from "./player";
import { opened, toggle } from "./popover";

const FIGURES: Record<Speed, string> = { 0.5: "½×", 1: "1×", 2: "2×", 4: "4×" };

export function Bar({ player }: { player: Player }) {
  const [entry, entries] = [player.entry.value, player.entries.value];
  const playing = player.playing.value;
  const start = entry === 0;
  const end = entry >= entries;
  return (
    <section class="replay-bar" aria-label={word("replay-title")}>
      <Caption player={player} />
      <div class="controls">
        <div class="moves" role="group" aria-label={word("replay-graph")}>
          <IconButton icon="first" label={word("replay-first")} disabled={start} onClick={() => player.seek(0)} />
          <IconButton icon="back" label={word("replay-back")} disabled={start} onClick={() => player.step(-1)} />
          <button type="button" class="icon-button play" aria-label={word(playing ? "replay-pause" : "replay-play")} title={word(playing ? "replay-pause" : "replay-play")} onClick={() => player.toggle()}>
            {playing ? <Pause /> : <Icon name="play" />}
          </button>
          <IconButton icon="forward" label={word("replay-forward")} disabled={end} onClick={() => player.step(1)} />
          <IconButton icon="last" label={word("replay-last")} disabled={end} onClick={() => player.seek(entries)} />
        </div>
        <Few name="speed" legend={word("replay-speed")} options={SPEEDS.map((speed) => [String(speed), FIGURES[speed], FIGURES[speed]])} value={String(player.speed.value)} choose={(value) => (player.speed.value = SPEEDS.find((speed) => String(speed) === value) ?? 1)} />
        <p class="count">
          <b>{word("replay-action", { entry })}</b> {word("replay-of", { entries })}
        </p>
        <span class="grow" />
        <Eyes player={player} />
        <Button icon="branch" class="wordy" aria-label={word("replay-branch")} disabled={end && player.desk.state.value?.ending != null} aria-expanded={opened.value === "branch"} onClick={() => toggle("branch")}>
          <span>{word("replay-branch")}</span>
        </Button>
        <Button icon="share" class="wordy" aria-label={word("replay-link")} aria-expanded={opened.value === "link"} onClick={() => toggle("link")}>
          <span>{word("replay-link")}</span>
        </Button>
      </div>
      <ChanceGraph player={player} />
    </section>
  );
}

/** What happened, where the panel that says it is not always there. */
function Caption({ player }: { player: Player }) {
  const passage = player.telling(shownEntry(player)).at(-1);
  const line = passage?.lines.find((one) => !one.heading);
  if (!passage || !line) return <p class="caption">{word("replay-start")}</p>;
  return (
    <p class="caption">
      <Prose text={line.text} /> {line.dice?.length ? <DiceRow dice={line.dice} /> : null} {passage.chance != null && <span class="muted">{percent(passage.chance)}</span>}
    </p>
  );
}

function Eyes({ player }: { player: Player }) {
  const lookers = player.lookers.value;
  if (lookers.length < 2) return null;
  const seats = player.desk.state.value?.seats ?? [];
  const options = lookers.map((looker) => {
    const seat = seats.find((one) => one.seat === looker);
    const name = capital(seat ? seatTitle(seat, sharedSides(seats)) : sideName(looker));
    return [looker, seat ? seatLetters(seat, seats) : name, name] as const;
  });
  return (
    <>
      <span class="muted seen-by" aria-hidden="true">
        {word("replay-seen-by")}
      </span>
      <Few name="eyes" legend={word("replay-seen-by")} options={options} value={player.eyes.value} choose={(eyes) => void player.lookThrough(eyes).catch(tellProblem)} />
    </>
  );
}

/** One of a few in one small control. */
function Few({ name, legend, options, value, choose }: { name: string; legend: string; options: readonly (readonly [value: string, label: string, title: string])[]; value: string; choose: (value: string) => void }) {
  return (
    <fieldset class={`few ${name}`}>
      <legend class="unseen">{legend}</legend>
      {options.map(([option, label, title]) => (
        <label key={option}>
          <input type="radio" name={name} value={option} checked={option === value} aria-label={title} title={title} onChange={() => choose(option)} />
          <span aria-hidden="true">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Pause() {
  return (
    <svg class="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d="M8 5v14M16 5v14" />
    </svg>
  );
}
