import { signal } from "@preact/signals";

// The socket's messages: OpenAPI has no word for them.
interface LiveIn {
  watch: string[];
}
interface LiveOut {
  table: string;
  version: number;
}

type Listener = (version: number) => void;

/** Whether news arrive by themselves at this moment. */
export const connection = signal<"live" | "lost">("live");

const FIRST_WAIT = 500; // ms; doubles at each failure
const LONGEST_WAIT = 15_000;

const listeners = new Map<string, Set<Listener>>();
const versions = new Map<string, number>(); // the newest heard of each table
let socket: WebSocket | null = null;
let failures = 0;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Calls `changed` whenever a table has a new version, and after each reconnection, since something may have been missed. */
export function watch(table: string, changed: Listener): () => void {
  const heard = listeners.get(table) ?? new Set();
  listeners.set(table, heard.add(changed));
  if (socket?.readyState === WebSocket.OPEN) subscribe();
  else connect();
  return () => {
    heard.delete(changed);
    if (heard.size > 0) return;
    listeners.delete(table);
    versions.delete(table);
    if (listeners.size > 0) subscribe();
    else close();
  };
}

function connect(): void {
  clearTimeout(waiting);
  if (socket) return;
  const made = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/live`);
  socket = made;
  made.onopen = () => {
    const again = failures > 0;
    failures = 0;
    connection.value = "live";
    subscribe();
    if (again) for (const table of listeners.keys()) announce(table, versions.get(table) ?? 0);
  };
  made.onmessage = (message: MessageEvent<string>) => {
    const news = JSON.parse(message.data) as LiveOut;
    versions.set(news.table, news.version);
    announce(news.table, news.version);
  };
  made.onclose = () => {
    if (socket !== made) return;
    socket = null;
    if (listeners.size > 0) retry();
  };
}

function retry(): void {
  connection.value = "lost";
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures++);
  waiting = setTimeout(connect, wait * (0.5 + Math.random() / 2)); // spread, so that a restart is not met by everybody at once
}

function close(): void {
  clearTimeout(waiting);
  const old = socket;
  socket = null;
  failures = 0;
  connection.value = "live";
  old?.close();
}

function subscribe(): void {
  if (socket?.readyState !== WebSocket.OPEN) return;
  const wanted: LiveIn = { watch: [...listeners.keys()] };
  socket.send(JSON.stringify(wanted));
}

function announce(table: string, version: number): void {
  for (const changed of listeners.get(table) ?? []) changed(version);
}

if (typeof window !== "undefined") {
  window.addEventListener("online", () => {
    if (connection.value === "lost") connect();
  });
}
