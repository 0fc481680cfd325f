import { effect, signal, untracked } from "@preact/signals";
import type { Text } from "../api/types";
import { stored } from "../app/stored";
import { Speaker } from "./speaker";

export type Language = "en" | "fr";
export const LANGUAGES: readonly Language[] = ["en", "fr"];

/** The sentences, one lazy chunk a file; those of the command line are never spoken here. */
const FILES = import.meta.glob<string>(
  ["../../../src/grognard/text/*/*.ftl", "!../../../src/grognard/text/*/cli.ftl"],
  { query: "?raw", import: "default" },
);
/** What the lobby says of a game, apart from the rest of its texts (see vite.config.ts). */
const CARDS = import.meta.glob<string>("../../../src/grognard/text/*/*.ftl", { query: "?card", import: "default" });
const EVERYWHERE = ["kernel", "service", "web"]; // needed by every page

const CARD = "?card";

/** The reader's language: their choice, else the browser's. */
export const language = stored<Language>("language", LANGUAGES, ofBrowser());

const wanted = new Set(EVERYWHERE);
const sources = new Map<string, string>(); // "en/web" -> Fluent text
const speaker = signal(new Speaker(language.peek(), []));

/** The language of a browser that reads these, best first. */
export function choose(languages: readonly string[]): Language {
  for (const name of languages) {
    const primary = name.toLowerCase().split(/[-_]/)[0];
    const known = LANGUAGES.find((language) => language === primary);
    if (known) return known;
  }
  return "en";
}

function ofBrowser(): Language {
  return choose(typeof navigator === "undefined" ? [] : navigator.languages);
}

/** A sentence, with a capital first. What calls it in a render is rendered anew when the language changes. */
export function say(text: Text): string {
  return speaker.value.say(text);
}

/** A message without a capital, to stand inside something else. */
export function word(id: string, args?: Record<string, string | number>): string {
  return speaker.value.word(id, args);
}

/** An attribute of a message, or "". */
export function part(id: string, attribute: string): string {
  return speaker.value.part(id, attribute);
}

export function has(id: string): boolean {
  return speaker.value.has(id);
}

/** The language of the texts that are there: for whoever keeps what was written in it. */
export function spoken(): string {
  return speaker.value.language;
}

/** Loads the files of these names (a game's slug, a page's) in the reader's language, and in the next one they choose. */
export async function load(...names: string[]): Promise<void> {
  for (const name of names) wanted.add(name);
  await speak(language.peek());
}

/** What the lobby says of these games: their pitch, their scenarios and options. */
export function loadCards(slugs: readonly string[]): Promise<void> {
  return load(...slugs.map((slug) => slug + CARD));
}

async function speak(chosen: Language): Promise<void> {
  const needed = [...wanted].filter((name) => !(name.endsWith(CARD) && wanted.has(name.slice(0, -CARD.length))));
  const names = needed.map((name) => `${chosen}/${name}`);
  const missing = names.filter((name) => !sources.has(name));
  if (missing.length > 0) await Promise.all(missing.map(fetchFile));
  else if (untracked(() => speaker.value.language) === chosen) return;
  if (chosen !== language.peek()) return; // chosen again meanwhile
  const present = names.map((name) => sources.get(name) ?? "");
  speaker.value = new Speaker(chosen, present);
  if (typeof document !== "undefined") document.documentElement.lang = chosen;
}

async function fetchFile(name: string): Promise<void> {
  const card = name.endsWith(CARD);
  const path = `../../../src/grognard/text/${card ? name.slice(0, -CARD.length) : name}.ftl`;
  sources.set(name, (await (card ? CARDS : FILES)[path]?.()) ?? "");
}

effect(() => void speak(language.value));
