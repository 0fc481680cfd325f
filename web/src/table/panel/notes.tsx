/** A page for oneself: kept as it is written, seen by nobody else. */
import { useEffect, useRef } from "preact/hooks";
import { word } from "../../text/voice";
import { keepNotes } from "../commands";
import { useDesk } from "../desk";

const PAUSE = 700; // ms after the last stroke

export function Notes() {
  const desk = useDesk();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const field = useRef<HTMLTextAreaElement>(null);
  const saved = useRef(desk.ownNotes ?? desk.state.value?.notes ?? "");
  const save = () => {
    const text = field.current?.value ?? saved.current;
    if (text === saved.current) return;
    saved.current = text;
    desk.ownNotes = text;
    void keepNotes(desk, text);
  };
  useEffect(() => {
    const element = field.current;
    return () => {
      clearTimeout(timer.current);
      if (element && element.value !== saved.current) {
        desk.ownNotes = element.value;
        void keepNotes(desk, element.value);
      }
    };
  }, []);
  return (
    <div class="notes">
      <p class="muted">{word("table-notes-how")}</p>
      <textarea
        class="input"
        ref={field}
        maxLength={20000}
        aria-label={word("table-tab-notes")}
        defaultValue={saved.current}
        onInput={() => {
          clearTimeout(timer.current);
          timer.current = setTimeout(save, PAUSE);
        }}
      />
    </div>
  );
}
