import { post } from "../../api/client";
import type { Opened, TableCard } from "../../api/types";
import { tellProblem } from "../../app/messages";
import { makeNonce } from "../../app/nonce";
import { go } from "../../app/router";
import { seatArgument, seatTitle, sharedSides } from "../../app/games";
import { Box } from "../../parts/box";
import { Button, LinkButton } from "../../parts/button";
import { Notice } from "../../parts/state";
import { copyLink } from "../../parts/share-link";
import { against, pairing, seatName, TableRow, tempoWords, Told } from "../../parts/table-row";
import { ago, duration } from "../../text/time";
import { word } from "../../text/voice";
import { RecordUpload } from "./record-upload";

/** Running games, those that wait for the reader first. */
export function Mine({ tables, playNow }: { tables: readonly TableCard[]; playNow: (() => void) | undefined }) {
  const waiting = tables.filter((card) => card.your_turn).length;
  return (
    <Box title={word("web-your-games")} aside={waiting > 0 && word("web-wait-for-you", { count: waiting })}>
      {tables.length === 0 ? (
        <Notice
          action={
            playNow && (
              <Button kind="primary" onClick={playNow}>
                {word("web-play-now")}
              </Button>
            )
          }
        >
          {word("web-no-games")}
        </Notice>
      ) : (
        <ul>
          {tables.map((card) => (
            <TableRow
              key={card.table}
              card={card}
              side={card.seats.find((seat) => seat.you)?.side ?? ""}
              dot={card.your_turn ? "on" : "off"}
              second={happened(card)}
              when={timing(card)}
            >
              {invitation(card) && (
                <Button icon="copy" onClick={() => void copyLink(invitation(card))}>
                  {word("web-copy-link")}
                </Button>
              )}
              <LinkButton to={`/t/${card.table}`} kind={card.your_turn ? "primary" : "plain"} label={opened(card)}>
                {word(card.your_turn ? "web-play" : "web-look")}
              </LinkButton>
            </TableRow>
          ))}
        </ul>
      )}
    </Box>
  );
}

/** The link for the first seat that waits for a friend; the service gives it to the host alone. */
function invitation(card: TableCard): string {
  return card.seats.find((seat) => seat.link)?.link ?? "";
}

/** What happened last, and against whom. */
function happened(card: TableCard) {
  if (card.waiting) return word("web-waits-for-player");
  const news = card.last ?? card.prompt;
  return (
    <>
      <span class="opponent">{against(card)}</span>
      {news && (
        <>
          {" "}
          <Told game={card.game} text={news} />
        </>
      )}
    </>
  );
}

function timing(card: TableCard): string {
  const clock = card.your_turn ? card.seats.find((seat) => seat.you && seat.asked)?.clock : null;
  return typeof clock === "number" ? word("web-time-left", { time: duration(clock) }) : ago(card.since);
}

function opened(card: TableCard): string {
  return `${word(card.your_turn ? "web-play" : "web-look")} ${against(card)}`;
}

/** Tables with a seat for whoever comes. */
export function Open({ tables }: { tables: readonly TableCard[] }) {
  return (
    <Box title={word("web-open-tables")}>
      {tables.length === 0 ? (
        <Notice action={<LinkButton to="/new">{word("web-new-game")}</LinkButton>}>{word("web-no-open-tables")}</Notice>
      ) : (
        <ul>
          {tables.map((card) => {
            const open = card.seats.filter((seat) => seat.open);
            const shared = sharedSides(card.seats);
            return (
              <TableRow key={card.table} card={card} side={open[0]?.side ?? ""} second={opening(card)}>
                <span class="sits">
                  {open.map((seat) => (
                    <Button key={seat.seat} onClick={() => void sit(card.table, seat.seat)}>
                      <span class={shared ? "unseen" : ""}>{word("web-sit")}</span>{" "}
                      <span class={shared ? "" : "unseen"}>{seatTitle(seat, shared)}</span>
                    </Button>
                  ))}
                </span>
              </TableRow>
            );
          })}
        </ul>
      )}
    </Box>
  );
}

function opening(card: TableCard): string {
  const host = card.seats.find((seat) => seat.kind !== "free");
  const tempo = tempoWords(card.tempo);
  return host ? word("web-plays", { name: seatName(host), side: seatArgument(host, sharedSides(card.seats)), tempo }) : tempo;
}

async function sit(table: string, seat: string): Promise<void> {
  try {
    await post<Opened>(`/api/tables/${table}/sit`, { seat, nonce: makeNonce() });
    go(`/t/${table}`);
  } catch (problem) {
    tellProblem(problem);
  }
}

/** Games of others. */
export function Watching({ tables }: { tables: readonly TableCard[] }) {
  return (
    <Box title={word("web-nav-watch")} aside={<LinkButton to="/watch" kind="quiet">{word("web-all-games")}</LinkButton>}>
      {tables.length === 0 ? (
        <Notice>{word("web-nothing-to-watch")}</Notice>
      ) : (
        <ul>
          {tables.slice(0, 4).map((card) => (
            <WatchRow key={card.table} card={card} />
          ))}
        </ul>
      )}
    </Box>
  );
}

export function WatchRow({ card }: { card: TableCard }) {
  const asked = card.seats.find((seat) => seat.asked);
  return (
    <TableRow card={card} side={asked?.side ?? ""} second={pairing(card)} when={ago(card.since)}>
      <LinkButton to={`/t/${card.table}`} label={`${word("web-watch")} ${pairing(card)}`}>
        {word("web-watch")}
      </LinkButton>
    </TableRow>
  );
}

/** The reader's games that are over, and records from elsewhere. */
export function Finished({ tables }: { tables: readonly TableCard[] }) {
  return (
    <Box title={word("web-finished")} aside={<RecordUpload />}>
      {tables.length === 0 ? (
        <Notice>{word("web-no-finished")}</Notice>
      ) : (
        <ul>
          {tables.map((card) => (
            <TableRow
              key={card.table}
              card={card}
              side={card.seats.find((seat) => seat.you)?.side ?? ""}
              second={
                <>
                  <span class="opponent">{against(card)}</span> {card.ending && <Told game={card.game} text={card.ending.text} />}
                </>
              }
              when={ago(card.since)}
            >
              <LinkButton to={`/t/${card.table}/replay`} label={`${word("web-replay")} ${against(card)}`}>
                {word("web-replay")}
              </LinkButton>
            </TableRow>
          ))}
        </ul>
      )}
    </Box>
  );
}
