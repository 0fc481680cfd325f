import { useSignal } from "@preact/signals";
import { post } from "../api/client";
import type { Me } from "../api/types";
import { changeMe, loadMe, me } from "../app/me";
import { tell, tellProblem } from "../app/messages";
import { counters, dice, motion, sound, theme } from "../app/settings";
import { Button } from "../parts/button";
import { Segmented } from "../parts/choices";
import { Field, Switch } from "../parts/field";
import { NameForm } from "../parts/name-form";
import { Waiting } from "../parts/state";
import { useTitle } from "../parts/use-title";
import { language, word } from "../text/voice";
import "./profile.css";

type FormEvent = SubmitEvent & { currentTarget: HTMLFormElement };

/** Who you are here, and how this browser shows games. */
export default function Profile() {
  const title = word("web-profile");
  useTitle(title);
  const known = me.value;
  return (
    <div class="narrow-page profile">
      <h1>{title}</h1>
      <p class="lead">{word("web-profile-second")}</p>
      {known ? (
        <>
          <Person />
          <Screen />
          <Mail known={known} />
          <Forget />
        </>
      ) : (
        <Waiting />
      )}
    </div>
  );
}

/** The value of a form's field, without spaces at its ends. */
function filled(event: FormEvent, name: string): string {
  event.preventDefault();
  return String(new FormData(event.currentTarget).get(name) ?? "").trim();
}

async function save(change: Parameters<typeof changeMe>[0]): Promise<void> {
  if (await changeMe(change)) tell(word("web-saved"));
}

function Person() {
  return (
    <section class="box padded" aria-labelledby="person">
      <h2 id="person">{word("web-you-here")}</h2>
      <NameForm />
      <Segmented
        name="language"
        legend={word("web-language")}
        value={language.value}
        onChange={(value) => (language.value = value)}
        options={[
          { value: "en", label: <span lang="en">English</span> },
          { value: "fr", label: <span lang="fr">Français</span> },
        ]}
      />
    </section>
  );
}

function Screen() {
  return (
    <section class="box padded" aria-labelledby="screen">
      <h2 id="screen">{word("web-this-screen")}</h2>
      <Segmented
        name="theme"
        legend={word("web-theme")}
        value={theme.value}
        onChange={(value) => (theme.value = value)}
        options={[
          { value: "system", label: word("web-as-system") },
          { value: "light", label: word("web-theme-light") },
          { value: "dark", label: word("web-theme-dark") },
        ]}
      />
      <Segmented
        name="counters"
        legend={word("web-counters")}
        value={counters.value}
        onChange={(value) => (counters.value = value)}
        options={[
          { value: "silhouettes", label: word("web-counters-silhouettes") },
          { value: "nato", label: word("web-counters-nato") },
        ]}
      />
      <Segmented
        name="dice"
        legend={word("web-dice")}
        value={dice.value}
        onChange={(value) => (dice.value = value)}
        options={[
          { value: "rolled", label: word("web-dice-rolled") },
          { value: "instant", label: word("web-dice-instant") },
        ]}
      />
      <Segmented
        name="motion"
        legend={word("web-motion")}
        value={motion.value}
        onChange={(value) => (motion.value = value)}
        options={[
          { value: "system", label: word("web-as-system") },
          { value: "full", label: word("web-motion-full") },
          { value: "reduced", label: word("web-motion-reduced") },
        ]}
      />
      <Switch
        label={word("web-sound")}
        note={word("web-sound-second")}
        checked={sound.value === "on"}
        onChange={(on) => (sound.value = on ? "on" : "off")}
      />
    </section>
  );
}

function Mail({ known }: { known: Me }) {
  const ask = async (event: FormEvent) => {
    const email = filled(event, "email");
    try {
      await post<void>("/api/me/email", { email });
      tell(word("web-mail-sent", { email }));
    } catch (problem) {
      tellProblem(problem);
    }
  };
  return (
    <section class="box padded" aria-labelledby="mail">
      <h2 id="mail">{word("web-notices")}</h2>
      {known.can_mail ? (
        <form class="input-line" onSubmit={(event) => void ask(event)}>
          <Field
            label={word("web-mail")}
            note={known.email ? word("web-mail-known", { email: known.email }) : word("web-mail-why")}
            type="email"
            name="email"
            required
            maxLength={254}
            autocomplete="email"
            defaultValue={known.email}
          />
          <Button type="submit">{word("web-mail-send")}</Button>
        </form>
      ) : (
        <p class="muted">{word("web-no-mail-here")}</p>
      )}
      {known.email && (
        <Switch
          label={word("web-mail-turn")}
          checked={known.mail}
          disabled={!known.can_mail}
          onChange={(mail) => void save({ mail })}
        />
      )}
      <form class="input-line" onSubmit={(event) => void save({ webhook: filled(event, "webhook") })}>
        <Field
          label={word("web-webhook")}
          note={word("web-webhook-why")}
          type="url"
          name="webhook"
          maxLength={500}
          defaultValue={known.webhook}
        />
        <Button type="submit">{word("web-save")}</Button>
      </form>
    </section>
  );
}

/** Asks once more: whoever has no address cannot come back to these games. */
function Forget() {
  const sure = useSignal(false);
  const forget = async () => {
    try {
      await post("/api/logout", {});
      await loadMe();
      sure.value = false;
      tell(word("web-forgotten"));
    } catch (problem) {
      tellProblem(problem);
    }
  };
  return (
    <section class="box padded" aria-labelledby="forget">
      <h2 id="forget">{word("web-forget")}</h2>
      <p class="muted">{word("web-forget-second")}</p>
      <div class="actions">
        {sure.value ? (
          <>
            <Button kind="danger" onClick={() => void forget()}>
              {word("web-forget-sure")}
            </Button>
            <Button onClick={() => (sure.value = false)}>{word("web-keep")}</Button>
          </>
        ) : (
          <Button onClick={() => (sure.value = true)}>{word("web-forget")}</Button>
        )}
      </div>
    </section>
  );
}
