/** Links to hand on: a seat that is still free, the table to look on, this very moment. */
import { seatArgument, sharedSides } from "../app/games";
import { ShareLink } from "../parts/share-link";
import { word } from "../text/voice";
import { useDesk } from "./desk";
import { Sheet } from "./menu";

export function Share() {
  const desk = useDesk();
  const state = desk.state.value;
  if (!state) return null;
  const moment = desk.stage.moment.value?.moment.entry ?? state.entries;
  const free = state.seats.filter((seat) => seat.link);
  return (
    <Sheet name="share" title={word("table-share")}>
      {free.map((seat) => (
        <Part key={seat.seat} title={word("table-share-seat", { side: seatArgument(seat, sharedSides(state.seats)) })} link={seat.link ?? ""} />
      ))}
      <Part title={word("table-share-watch")} link={`/t/${desk.table}`} />
      <Part title={word("table-share-moment")} link={`/t/${desk.table}/replay?at=${moment}`} />
    </Sheet>
  );
}

function Part({ title, link }: { title: string; link: string }) {
  return (
    <div class="group">
      <h3>{title}</h3>
      <ShareLink link={link} title={title} />
    </div>
  );
}
