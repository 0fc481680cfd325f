import { afterEach, expect, it } from "vitest";
import { ago, duration } from "./time";
import { language } from "./voice";

afterEach(() => {
  language.value = "en";
});

it("says how long ago something was", () => {
  expect([10, 60, 3600 * 5, 86400 * 3].map(ago)).toEqual(["now", "1 min. ago", "5 hr. ago", "3 days ago"]);
  language.value = "fr";
  expect(ago(3600 * 5).replaceAll(/\s/g, " ")).toBe("il y a 5 h");
});

it("names the two largest units of a length of time", () => {
  expect([5, 61, 3600 * 33 + 60 * 5, 86400 * 2].map(duration)).toEqual(["0m", "1m", "1d 9h", "2d"]);
});
