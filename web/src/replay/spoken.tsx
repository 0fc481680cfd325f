/** The moment, read aloud to those who do not see the map. */
import { say, word } from "../text/voice";
import { shownEntry } from "./action";
import type { Player } from "./player";

export function Spoken({ player }: { player: Player }) {
  const telling = player.telling(shownEntry(player));
  const words = telling.flatMap((passage) => passage.lines.filter((line) => !line.heading).map((line) => say(line.text)));
  return (
    <p class="unseen" role="status">
      {words.length > 0 ? words.join(" ") : word("replay-start")}
    </p>
  );
}
