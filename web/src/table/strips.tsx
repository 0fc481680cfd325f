/** Lines over the map that wait for an answer: offers of the other side, a free seat, the end of the game, news. */
import type { Offer, TableState } from "../api/types";
import { sideName } from "../app/games";
import { go } from "../app/router";
import { Button, IconButton } from "../parts/button";
import { ShareLink } from "../parts/share-link";
import { say, word } from "../text/voice";
import { answerOffer, claim, offer } from "./commands";
import { type Desk, useDesk } from "./desk";
import { sideInk } from "./names";

export function Strips() {
  const desk = useDesk();
  const state = desk.state.value;
  if (!state) return null;
  const free = state.seats.find((seat) => seat.kind === "free" && seat.link);
  return (
    <div class="strips">
      {desk.notice.value && (
        <div class="strip" role="status">
          <p>{say(desk.notice.value)}</p>
          <IconButton icon="close" label={word("table-close")} onClick={() => (desk.notice.value = null)} />
        </div>
      )}
      {free && !state.ending && (
        <div class="strip">
          <p>{word("table-waits-for-seat", { side: sideName(free.side) })}</p>
          <ShareLink link={free.link ?? ""} title={word("table-share-seat", { side: sideName(free.side) })} />
        </div>
      )}
      {state.offers.map((one) => (
        <OfferStrip key={one.id} desk={desk} state={state} offer={one} />
      ))}
      {state.flagged && desk.side.value && !state.ending && !state.ask?.mine && (
        <div class="strip">
          <p>{word("table-flagged")}</p>
          <Button kind="primary" onClick={() => void claim(desk)}>
            {word("table-claim")}
          </Button>
        </div>
      )}
      {state.ending && !desk.stage.busy.value && <EndStrip desk={desk} state={state} />}
    </div>
  );
}

function OfferStrip({ desk, state, offer: one }: { desk: Desk; state: TableState; offer: Offer }) {
  const side = state.seats.find((seat) => seat.seat === one.seat)?.side ?? "";
  const name = state.seats.find((seat) => seat.seat === one.seat)?.name || sideName(side);
  const answer = (accept: boolean) => () => void answerOffer(desk, one.id, accept);
  const words = word(`table-offer-${one.kind === "take_back" ? "take-back" : one.kind}-${one.mine ? "mine" : "theirs"}`, { name, entry: one.entry });
  return (
    <div class="strip" role="status" style={{ "--edge": sideInk(desk, side) }}>
      <p>{words}</p>
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

/** The end, in words, and what comes after it. */
function EndStrip({ desk, state }: { desk: Desk; state: TableState }) {
  const result = state.ending?.results[desk.side.value] ?? "";
  return (
    <div class="strip end" role="status">
      <p>
        {result && <b>{word(`table-result-${result}`)} </b>}
        {state.ending && say(state.ending.text)}
      </p>
      {state.rematch ? (
        <Button kind="primary" onClick={() => go(`/t/${state.rematch}`)}>
          {word("table-to-rematch")}
        </Button>
      ) : (
        desk.side.value && !state.offers.some((one) => one.kind === "rematch") && (
          <Button kind="primary" onClick={() => void offer(desk, "rematch")}>
            {word("table-rematch")}
          </Button>
        )
      )}
      <Button onClick={() => go(`/t/${desk.table}/replay`)}>{word("table-replay")}</Button>
    </div>
  );
}
