/** A sentence of the log with the things that it speaks of in bold. */
import type { ComponentChildren } from "preact";
import type { Text } from "../../api/types";
import { has, say, word } from "../../text/voice";

export function Prose({ text, strong = "" }: { text: Text; strong?: string }) {
  const words = (text.args ?? []).flatMap(([, value]) => (typeof value === "string" ? namesIn(value) : []));
  return <>{marked(say(text), words, strong)}</>;
}

/** The names of the things in an argument: "@tank-us_sherman C6 @tank-us_priest A7". */
function namesIn(argument: string): string[] {
  return [...argument.matchAll(/@([^@\s]+)/g)].flatMap(([, id]) => {
    const plain = id?.replace(/_\d+$/, "") ?? "";
    return has(plain) && !/^(terrain|side|facing)-/.test(plain) ? [word(plain)] : [];
  });
}

function marked(sentence: string, names: readonly string[], strong: string): ComponentChildren {
  const wanted = [...new Set([...names, strong])].filter(Boolean).sort((a, b) => b.length - a.length);
  if (wanted.length === 0) return sentence;
  const escaped = wanted.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return sentence.split(new RegExp(`(${escaped.join("|")})`, "iu")).map((part, i) =>
    i % 2 === 0 ? part : part.toLowerCase() === strong.toLowerCase() ? <b class="result">{part}</b> : <b>{part}</b>,
  );
}
