import { useSignal } from "@preact/signals";
import { ApiProblem, post } from "../api/client";
import type { Opened } from "../api/types";
import { changeMe, me } from "../app/me";
import { explain } from "../app/messages";
import { makeNonce } from "../app/nonce";
import { go } from "../app/router";
import { Button, LinkButton } from "../parts/button";
import { Field } from "../parts/field";
import { useTitle } from "../parts/use-title";
import { word } from "../text/voice";

/** A friend's link: say who you are, and sit down. */
export default function Join({ link }: { link: string }) {
  useTitle(word("web-invited"));
  const problem = useSignal<unknown>(null);
  const busy = useSignal(false);
  const sit = async (event: SubmitEvent & { currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("name") ?? "").trim();
    busy.value = true;
    try {
      if (name && name !== me.value?.name && !(await changeMe({ name }))) return;
      const { table } = await post<Opened>("/api/join", { key: link, nonce: makeNonce() });
      go(`/t/${table}`, true);
    } catch (reason) {
      problem.value = reason;
    } finally {
      busy.value = false;
    }
  };
  const wrong = problem.value instanceof ApiProblem && [400, 403, 404].includes(problem.value.status);
  return (
    <div class="narrow-page small-page">
      <h1>{word("web-invited")}</h1>
      <p class="lead">{word("web-invited-second")}</p>
      <form class="box padded" onSubmit={(event) => void sit(event)}>
        <Field
          label={word("web-your-name")}
          name="name"
          required
          maxLength={40}
          autocomplete="nickname"
          defaultValue={me.value?.name ?? ""}
          key={me.value?.name ?? ""}
        />
        {problem.value ? (
          <p class="wrong" role="alert">
            {wrong ? word("web-wrong-link") : explain(problem.value)}
          </p>
        ) : null}
        <div class="actions">
          <Button type="submit" kind="primary" class="large" disabled={busy.value}>
            {word("web-sit-down")}
          </Button>
          <LinkButton to="/">{word("web-to-games")}</LinkButton>
        </div>
      </form>
    </div>
  );
}
