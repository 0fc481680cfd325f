import { IconButton } from "../parts/button";
import { word } from "../text/voice";
import { dismiss, messages } from "./messages";

/** What was just told. The two regions are always there, since a reader aloud hears only what changes in them. */
export function MessageList() {
  return (
    <div class="messages">
      <div role="status">{listed(false)}</div>
      <div role="alert">{listed(true)}</div>
    </div>
  );
}

function listed(urgent: boolean) {
  return messages.value
    .filter((message) => message.urgent === urgent)
    .map((message) => (
      <p key={message.id} class={urgent ? "message urgent" : "message"}>
        <span>{message.words}</span>
        <IconButton icon="close" label={word("web-close")} onClick={() => dismiss(message.id)} />
      </p>
    ));
}
