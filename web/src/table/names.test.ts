import { expect, it } from "vitest";
import { language } from "../text/voice";
import { amount } from "./names";

it("writes halves as the language does, and whole numbers without them", () => {
  language.value = "en";
  expect([amount(2.5), amount(3), amount(0.5), amount(-1, "always"), amount(2, "always")]).toEqual(["2.5", "3", "0.5", "−1", "+2"]);
  expect([amount(1 / 3), amount(5 / 3), amount(4 / 3), amount(2 / 3 + 1 / 3)]).toEqual(["⅓", "1⅔", "1⅓", "1"]);
  language.value = "fr";
  expect([amount(2.5), amount(3)]).toEqual(["2,5", "3"]);
});
