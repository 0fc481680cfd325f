import { useSignal } from "@preact/signals";
import { post } from "../api/client";
import type { Me } from "../api/types";
import { me } from "../app/me";
import { explain, tell } from "../app/messages";
import { go } from "../app/router";
import { Button, LinkButton } from "../parts/button";
import { useTitle } from "../parts/use-title";
import { word } from "../text/voice";

/** The mailed link. It asks first: the identity that this browser has now is replaced. */
export default function Login({ token }: { token: string }) {
  useTitle(word("web-login"));
  const problem = useSignal<unknown>(null);
  const carry = async () => {
    try {
      me.value = await post<Me>("/api/login", { token });
      tell(word("web-login-done", { name: me.value.name }));
      go("/", true);
    } catch (reason) {
      problem.value = reason;
    }
  };
  return (
    <div class="narrow-page small-page">
      <h1>{word("web-login")}</h1>
      <p class="lead">{word("web-login-second")}</p>
      {problem.value ? (
        <p class="wrong" role="alert">
          {explain(problem.value)}
        </p>
      ) : null}
      <div class="actions">
        <Button kind="primary" class="large" onClick={() => void carry()}>
          {word("web-login-yes")}
        </Button>
        <LinkButton to="/">{word("web-login-no")}</LinkButton>
      </div>
    </div>
  );
}
