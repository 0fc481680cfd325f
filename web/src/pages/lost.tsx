import { LinkButton } from "../parts/button";
import { useTitle } from "../parts/use-title";
import { word } from "../text/voice";

/** An address that leads nowhere. */
export default function Lost() {
  useTitle(word("web-lost"));
  return (
    <div class="narrow-page">
      <h1>{word("web-lost")}</h1>
      <p class="lead">{word("web-lost-second")}</p>
      <div class="actions">
        <LinkButton to="/" kind="primary">
          {word("web-to-games")}
        </LinkButton>
      </div>
    </div>
  );
}
