import type { ComponentChildren } from "preact";
import { changeMe, me } from "../app/me";
import { tell } from "../app/messages";
import { word } from "../text/voice";
import { Button } from "./button";
import { Field } from "./field";

/** What the reader is called at every table. */
export function NameForm({ note }: { note?: ComponentChildren }) {
  const known = me.value?.name ?? "";
  const save = async (event: SubmitEvent & { currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("name") ?? "").trim();
    if (await changeMe({ name })) tell(word("web-saved"));
  };
  return (
    <form class="input-line" onSubmit={(event) => void save(event)}>
      <Field
        key={known}
        label={word("web-your-name")}
        note={note}
        name="name"
        required
        maxLength={40}
        autocomplete="nickname"
        defaultValue={known}
      />
      <Button type="submit">{word("web-save")}</Button>
    </form>
  );
}
