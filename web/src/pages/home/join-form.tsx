import { go } from "../../app/router";
import { tell } from "../../app/messages";
import { Button } from "../../parts/button";
import { word } from "../../text/voice";

/** What a pasted link or bare key opens on this site, if anything. */
export function placeOf(pasted: string): string | null {
  const found = /\/(join|t|login)\/([\w-]+)/.exec(pasted);
  if (found) return `/${found[1]}/${found[2]}`;
  return /^[\w-]{8,64}$/.test(pasted.trim()) ? `/join/${pasted.trim()}` : null;
}

/** Paste the link that a friend has sent. */
export function JoinForm() {
  const join = (event: SubmitEvent & { currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    const pasted = String(new FormData(event.currentTarget).get("link") ?? "");
    const place = placeOf(pasted);
    if (place) go(place);
    else tell(word("web-wrong-link"), true);
  };
  return (
    <form class="join-form" onSubmit={join}>
      <input
        class="input"
        name="link"
        required
        autoFocus
        autocomplete="off"
        spellcheck={false}
        aria-label={word("web-join-link")}
        placeholder={word("web-join-link")}
      />
      <Button type="submit" kind="primary">
        {word("web-join")}
      </Button>
    </form>
  );
}
