/** A line to type an action or a place. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Choice } from "../api/types";
import { Button } from "../parts/button";
import { say, word } from "../text/voice";
import type { Camera } from "./camera";
import { submit } from "./choose";
import { type Desk, useDesk } from "./desk";
import { placeName } from "./names";
import { drawingOf } from "./turn";

const SHOWN = 8;

export function Typed({ camera }: { camera: Camera }) {
  const desk = useDesk();
  return desk.opened.value === "type" ? <Line desk={desk} camera={camera} /> : null;
}

function Line({ desk, camera }: { desk: Desk; camera: Camera }) {
  const text = useSignal("");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const found = matching(desk, text.value);
  const close = () => (desk.opened.value = "");
  const take = (choice: Choice) => {
    close();
    void submit(desk, [choice.action]);
  };
  const enter = (event: Event) => {
    event.preventDefault();
    const typed = text.value.trim().toLowerCase();
    const place = [...desk.places.value].find((id) => [id, placeName(desk, id)].some((name) => name.toLowerCase() === typed));
    const exact = found.find((choice) => choice.action.toLowerCase() === typed);
    const choice = exact ?? (found.length === 1 ? found[0] : undefined);
    if (choice) take(choice);
    else if (place) {
      close();
      desk.cursor.value = place;
      desk.spoken.value = place;
      const drawing = drawingOf(desk);
      if (drawing?.has(place)) camera.reveal(drawing.centre(place));
    }
  };
  return (
    <form class="float typed" data-float onSubmit={enter} onKeyDown={(event) => event.key === "Escape" && close()}>
      <input ref={field} class="input" value={text.value} autocomplete="off" aria-label={word("table-type")} placeholder={word("table-type")} onInput={(event) => (text.value = event.currentTarget.value)} />
      <ul>
        {found.slice(0, SHOWN).map((choice) => (
          <li key={choice.action}>
            <Button kind="quiet" onClick={() => take(choice)}>
              {say(choice.text)} <code>{choice.action}</code>
            </Button>
          </li>
        ))}
      </ul>
    </form>
  );
}

/** The choices that contain every word that was typed. */
function matching(desk: Desk, text: string): Choice[] {
  const terms = text.toLowerCase().split(/\s+/).filter(Boolean);
  return (desk.ask.value?.choices ?? []).filter((choice) => {
    const words = `${choice.action} ${say(choice.text)}`.toLowerCase();
    return terms.every((term) => words.includes(term));
  });
}
