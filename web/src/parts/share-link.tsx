import { tell } from "../app/messages";
import { word } from "../text/voice";
import { Button } from "./button";

/** Puts an address on the clipboard, which a page of an insecure address does not have. */
export async function copyLink(link: string): Promise<void> {
  const address = new URL(link, location.origin).href;
  try {
    await navigator.clipboard.writeText(address);
    tell(word("web-link-copied"));
  } catch {
    tell(word("web-link-by-hand", { link: address }), true);
  }
}

/** An address to hand on: by the clipboard, or by what the device offers. */
export function ShareLink({ link, title }: { link: string; title: string }) {
  const address = new URL(link, location.origin).href;
  const share = () => navigator.share({ title, url: address }).catch(() => undefined); // closing the sheet is no failure
  return (
    <div class="share-link">
      <input
        class="input"
        readOnly
        value={address}
        aria-label={title}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button icon="copy" onClick={() => void copyLink(link)}>
        {word("web-copy")}
      </Button>
      {"share" in navigator && (
        <Button icon="share" onClick={() => void share()}>
          {word("web-share")}
        </Button>
      )}
    </div>
  );
}
