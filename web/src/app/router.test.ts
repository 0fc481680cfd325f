import { describe, expect, it } from "vitest";
import { parse } from "./router";

describe("an address", () => {
  it.each([
    ["/", { page: "home" }],
    ["/new", { page: "new", game: "" }],
    ["/new/tank", { page: "new", game: "tank" }],
    ["/join/k_3-y", { page: "join", key: "k_3-y" }],
    ["/login/abc", { page: "login", token: "abc" }],
    ["/t/abc", { page: "table", table: "abc" }],
    ["/t/abc/replay", { page: "replay", table: "abc", at: null, eyes: "" }],
    ["/rules", { page: "rules", game: "", rule: "" }],
    ["/rules/tank/9.1a", { page: "rules", game: "tank", rule: "9.1a" }],
    ["/about/tank", { page: "about", game: "tank" }],
    ["/watch", { page: "watch" }],
    ["/me", { page: "me" }],
  ])("%s is a page", (path, route) => {
    expect(parse(path)).toEqual(route);
  });

  it.each(["/x", "/join", "/t", "/t/abc/x", "/about", "/watch/x", "/rules/tank/9.1a/x", "/%E0%A4%A"])(
    "%s leads nowhere",
    (path) => {
      expect(parse(path)).toEqual({ page: "lost" });
    },
  );

  it("may point at a moment and at a seat's eyes", () => {
    const at = (query: string) => parse("/t/abc/replay", new URLSearchParams(query));
    expect(at("at=12&eyes=us")).toEqual({ page: "replay", table: "abc", at: 12, eyes: "us" });
    expect(at("at=x")).toEqual({ page: "replay", table: "abc", at: null, eyes: "" });
  });
});
