import { expect, it } from "vitest";
import { placeOf } from "./join-form";

it.each([
  ["https://example.org/join/Ab_c-9dE", "/join/Ab_c-9dE"],
  ["look: http://127.0.0.1:8000/t/xyz?eyes=us", "/t/xyz"],
  ["/login/token", "/login/token"],
  ["  gr9BhEbzmyQGwDOg6pK_7g ", "/join/gr9BhEbzmyQGwDOg6pK_7g"],
  ["hello", null],
  ["https://example.org/", null],
  ["", null],
])("%s opens %s", (pasted, place) => {
  expect(placeOf(pasted)).toBe(place);
});
