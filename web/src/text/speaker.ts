import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Text } from "../api/types";

/** What a list of things has: the bare names, and those with their articles. */
const JOINED = ["", "the"];
const HALF = /^-?\d+\.5$/; // half a point: a number of the language, not a word
const NUMBERED = /_\d+$/; // the counter us_sherman_3 is called what the type us_sherman is called
const REFERENCE = /@([^@\s]+)([^@]*)/g;

type Words = Map<string, string>; // attribute ("" for the bare name) -> words

/** Writes texts in one language: the twin of `Voice` in `src/grognard/text/__init__.py`, which says how it works. */
export class Speaker {
  private readonly bundle: FluentBundle;
  private readonly things = new Map<string, Words>();

  constructor(
    readonly language: string,
    sources: Iterable<string>,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
  }

  /** Whether there is a message of this id; numbered counters have their type's. */
  has(id: string): boolean {
    return this.bundle.hasMessage(this.known(id));
  }

  /** The sentence, with a capital. Never fails: without a message it is the id and the arguments. */
  say(sentence: Text): string {
    const words = this.write(sentence);
    if (words === null) return plain(sentence);
    const [first = ""] = words;
    return first.toUpperCase() + words.slice(first.length);
  }

  /** A message as it stands, without a capital: to be put inside something else. */
  word(id: string, args: Record<string, string | number> = {}): string {
    const sentence: Text = { id, args: Object.entries(args) };
    return this.write(sentence) ?? plain(sentence);
  }

  /** A part of a message that is no sentence of its own: an attribute; "" where it has none. */
  part(id: string, attribute: string): string {
    const pattern = this.bundle.getMessage(id)?.attributes[attribute];
    return pattern ? this.bundle.formatPattern(pattern) : "";
  }

  private write(sentence: Text): string | null {
    const message = this.bundle.getMessage(this.known(sentence.id));
    if (!message?.value) return null;
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of sentence.args ?? []) {
      args[name] = typeof value === "string" && HALF.test(value) ? Number(value) : value;
      if (typeof value !== "string" || !value.startsWith("@")) continue;
      for (const [attribute, words] of this.thingsNamed(value)) {
        args[attribute ? `${name}_${attribute}` : name] = words;
      }
    }
    const errors: Error[] = [];
    const words = this.bundle.formatPattern(message.value, args, errors);
    return errors.length > 0 ? null : words;
  }

  private known(id: string): string {
    return this.bundle.hasMessage(id) ? id : id.replace(NUMBERED, "");
  }

  /** The words of an argument that begins with `@`; nothing where it names no message: a person typed it. */
  private thingsNamed(argument: string): Words {
    const found = [...argument.matchAll(REFERENCE)].map(([, id = "", more = ""]) => ({ id, more: more.trimEnd() }));
    if (found.length === 0 || !found.every(({ id }) => this.has(id))) return new Map();
    if (found.length === 1 && found[0]?.more === "") return this.thing(found[0].id);
    const things = found.map(({ id, more }) => ({ words: this.thing(id), more }));
    const shared = JOINED.filter((attribute) => things.every(({ words }) => words.has(attribute)));
    return new Map(
      shared.map((attribute) => [attribute, this.joined(things.map(({ words, more }) => words.get(attribute) + more))]),
    );
  }

  /** The name and the attributes of a thing. */
  private thing(id: string): Words {
    const kept = this.things.get(id);
    if (kept) return kept;
    const words: Words = new Map([["", this.word(id)]]);
    const attributes = this.bundle.getMessage(this.known(id))?.attributes ?? {};
    for (const [attribute, pattern] of Object.entries(attributes)) {
      words.set(attribute, this.bundle.formatPattern(pattern, {}, []));
    }
    this.things.set(id, words);
    return words;
  }

  private joined(words: string[]): string {
    if (words.length === 1) return words[0] ?? "";
    return this.word("list-and", { first: words.slice(0, -1).join(", "), last: words.at(-1) ?? "" });
  }
}

function plain(sentence: Text): string {
  return [sentence.id, ...(sentence.args ?? []).map(([name, value]) => `${name}=${value}`)].join(" ");
}
