/** Lines between the prompt and the map that wait for an answer: offers of the other side, a free seat, news. */
import type { Offer, TableState } from "../api/types";
import { seatArgument, seatTitle, sharedSides } from "../app/games";
import { Button, IconButton } from "../parts/button";
import { ShareLink } from "../parts/share-link";
import { say, word } from "../text/voice";
import { answerOffer, claim } from "./commands";
import { type Desk, useDesk } from "./desk";
import { sideInk } from "./names";

export function Strips() {
  const desk = useDesk();
  const state = desk.state.value;
  if (!state) return null;
  const shared = sharedSides(state.seats);
  const free = state.ending ? [] : state.seats.filter((seat) => seat.kind === "free" && seat.link);
  return (
    <div class="strips">
      {desk.notice.value && (
        <div class="strip" role="status">
          <p>{say(desk.notice.value)}</p>
          <IconButton icon="close" label={word("table-close")} onClick={() => (desk.notice.value = null)} />
        </div>
      )}
      {free.map((seat) => (
        <div key={seat.seat} class="strip">
          <p>{word("table-share-seat", { side: seatArgument(seat, shared) })}</p>
          <ShareLink link={seat.link ?? ""} title={word("table-share-seat", { side: seatArgument(seat, shared) })} />
        </div>
      ))}
      {state.offers.map((one) => (
        <OfferStrip key={one.id} desk={desk} state={state} offer={one} />
      ))}
      {state.flagged && desk.side.value && !state.ending && !desk.isFriendly(state.flagged) && (
        <div class="strip">
          <p>{word("table-flagged")}</p>
          <Button kind="primary" onClick={() => void claim(desk)}>
            {word("table-claim")}
          </Button>
        </div>
      )}
    </div>
  );
}

function OfferStrip({ desk, state, offer: one }: { desk: Desk; state: TableState; offer: Offer }) {
  const seat = state.seats.find((other) => other.seat === one.seat);
  const side = seat?.side ?? "";
  const name = seat?.name || (seat && seatTitle(seat, sharedSides(state.seats))) || "";
  const own = state.you.seats.includes(one.seat);
  const answer = (accept: boolean) => () => void answerOffer(desk, one.id, accept);
  const words = word(`table-offer-${one.kind === "take_back" ? "take-back" : one.kind}-${own ? "mine" : "theirs"}`, { name, entry: one.entry });
  return (
    <div class="strip" role="status" style={{ "--edge": sideInk(desk, side) }}>
      <p>
        {words} {one.mine && !own && word("table-offer-agreed")}
      </p>
      {one.mine ? (
        <Button onClick={answer(false)}>{word("table-withdraw")}</Button>
      ) : (
        desk.side.value && (
          <>
            <Button kind="primary" onClick={answer(true)}>
              {word("table-accept")}
            </Button>
            <Button onClick={answer(false)}>{word("table-decline")}</Button>
          </>
        )
      )}
    </div>
  );
}
