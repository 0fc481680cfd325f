import { language } from "./voice";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago, in the words of the reader's language: "4 hours ago". */
export function ago(seconds: number): string {
  const format = new Intl.RelativeTimeFormat(language.value, { numeric: "auto", style: "short" });
  if (seconds < MINUTE) return format.format(0, "second");
  if (seconds < HOUR) return format.format(-Math.floor(seconds / MINUTE), "minute");
  if (seconds < DAY) return format.format(-Math.floor(seconds / HOUR), "hour");
  return format.format(-Math.floor(seconds / DAY), "day");
}

/** A length of time in its two largest units: "1 d 9 h". */
export function duration(seconds: number): string {
  const parts: [number, string][] = [
    [Math.floor(seconds / DAY), "day"],
    [Math.floor((seconds % DAY) / HOUR), "hour"],
    [Math.floor((seconds % HOUR) / MINUTE), "minute"],
  ];
  const from = parts.findIndex(([count]) => count > 0);
  const shown = from < 0 ? parts.slice(-1) : parts.slice(from, from + 2).filter(([count]) => count > 0);
  const unit = (name: string) => new Intl.NumberFormat(language.value, { style: "unit", unit: name, unitDisplay: "narrow" });
  return shown.map(([count, name]) => unit(name).format(count)).join(" ");
}
