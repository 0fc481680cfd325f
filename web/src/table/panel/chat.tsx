import { useSignal } from "@preact/signals";
import { sideName } from "../../app/games";
import { Button } from "../../parts/button";
import { word } from "../../text/voice";
import { chat } from "../commands";
import { useDesk } from "../desk";
import { capital, sideInk } from "../names";

export function Chat() {
  const desk = useDesk();
  const text = useSignal("");
  const send = async (event: Event) => {
    event.preventDefault();
    if (text.value.trim() && (await chat(desk, text.value.trim()))) text.value = "";
  };
  return (
    <div class="chat">
      <form onSubmit={(event) => void send(event)}>
        <input class="input" value={text.value} maxLength={1000} aria-label={word("table-chat-line")} placeholder={word("table-chat-line")} onInput={(event) => (text.value = event.currentTarget.value)} />
        <Button type="submit" disabled={!text.value.trim()}>
          {word("table-send")}
        </Button>
      </form>
      <div role="log" aria-label={word("table-tab-chat")}>
        {desk.chat.value.length === 0 && <p class="empty">{word("table-chat-empty")}</p>}
        {[...desk.chat.value].reverse().map((line) => (
          <p key={line.id} class="line" style={{ "--edge": sideInk(desk, line.side) }}>
            <b>{line.name || capital(sideName(line.side))}</b> {line.text}
          </p>
        ))}
      </div>
    </div>
  );
}
