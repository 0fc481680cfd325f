/** The drawing of all five games' maps: where things lie, what a pointer picks, and that nothing hides another. */
import { describe, expect, it } from "vitest";
import { arrange, showsStrength } from "./arrange";
import { counter, detailAt } from "./counter";
import { defs } from "./defs";
import { distance } from "./lines";
import { drawSheet, type Turn } from "./map";
import { marker, onTop } from "./marker";
import type { Box, Face, Marker, Piece, Point, Sheet } from "./model";

interface Scene {
  sheet: Sheet;
  faces: Face[];
  table: { pieces: Piece[]; markers: Marker[] };
}

const files = import.meta.glob<Scene>("../../gallery/*.json", { eager: true, import: "default" });
const scenes = Object.entries(files).map(([path, scene]) => [path.replace(/^.*\/|\.json$/g, ""), scene] as const);
const scene = (name: string): Scene => files[`../../gallery/${name}.json`] as Scene;
const TURNS: readonly Turn[] = ["landscape", "portrait"];
const overlap = ([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box): number =>
  Math.max(0, Math.min(ax + aw, bx + bw) - Math.max(ax, bx)) *
  Math.max(0, Math.min(ay + ah, by + bh) - Math.max(ay, by));

describe.each(scenes)("the map of %s", (_, { sheet, faces, table }) => {
  it.each(TURNS)("is picked by arithmetic where it is drawn (%s)", (turn) => {
    const drawing = drawSheet(sheet, turn);
    for (const { id } of sheet.places) {
      const c = drawing.centre(id);
      if (drawing.hexes) {
        for (const corner of drawing.outline(id))
          expect(drawing.at([c[0] + (corner[0] - c[0]) * 0.95, c[1] + (corner[1] - c[1]) * 0.95])).toBe(id);
      } else expect(drawing.at(c)).toBe(id);
    }
    expect(drawing.at([drawing.box[0] - 50, drawing.box[1] - 50])).toBeNull();
  });

  it("knows neighbours from both sides, and the line that they share", () => {
    const drawing = drawSheet(sheet, "landscape");
    for (const { id } of sheet.places)
      for (const other of drawing.neighbours(id)) {
        expect(drawing.neighbours(other)).toContain(id);
        if (drawing.hexes) expect(drawing.side(id, other)?.length).toBe(2);
      }
  });

  it("draws the same sheet twice, in full and without a colour's name missing", () => {
    const [first, second] = [drawSheet(sheet, "landscape"), drawSheet(sheet, "landscape")];
    expect(first.markup).toBe(second.markup);
    expect(first.markup + first.labels(new Set(), true)).not.toMatch(/NaN|undefined|Infinity/);
    const ids = [...first.markup.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, used] of first.markup.matchAll(/(?:href="|url\()#([\w-]+)/g))
      expect(defs.includes(`id="${used}"`) || ids.includes(used)).toBe(true);
  });

  it("lays its counters so that no pile hides another or a sign", () => {
    const drawing = drawSheet(sheet, "landscape");
    const { laid, piles } = arrange(drawing, table.pieces);
    expect(laid.length).toBe(table.pieces.length);
    const side = drawing.counter;
    piles.forEach((pile, i) => {
      for (const other of piles.slice(i + 1)) expect(overlap(pile, other)).toBeLessThan(side * side * 0.12);
      for (const sign of drawing.signs) expect(overlap(pile, sign)).toBeLessThan(side * side * 0.2);
    });
  });

  it("has a face for every piece and a drawing for every marker", () => {
    const drawing = drawSheet(sheet, "landscape");
    const kinds = new Map(faces.map((face) => [face.kind, face]));
    for (const piece of table.pieces)
      for (const pixels of [20, 30, 60]) {
        const drawn = counter(piece, kinds.get(piece.kind) as Face, {
          side: 40,
          detail: detailAt(pixels),
          bearing: piece.facing ? drawing.bearing(piece.facing) : undefined,
        });
        expect(drawn).not.toMatch(/NaN|undefined/);
        for (const [, used] of drawn.matchAll(/href="#([\w-]+)/g)) expect(defs).toContain(`id="${used}"`);
      }
    for (const one of table.markers) expect(marker(drawing, one, "us")).not.toMatch(/NaN|undefined|^$/);
  });
});

describe("a sheet that is turned", () => {
  const { sheet } = scene("tank");
  it("lies on a wide screen and stands on a narrow one; text is never turned", () => {
    const [lying, standing] = TURNS.map((turn) => drawSheet(sheet, turn)) as [
      ReturnType<typeof drawSheet>,
      ReturnType<typeof drawSheet>,
    ];
    expect(lying.box[2]).toBeGreaterThan(lying.box[3]);
    expect(standing.box[2]).toBeLessThan(standing.box[3]);
    const numbers = lying.numbers().map(({ markup }) => markup).join("");
    expect(numbers).not.toContain("rotate");
    for (const { id } of sheet.places) expect(numbers.split(`>${id}<`)).toHaveLength(2); // in one tile
    expect([standing.bearing("N"), lying.bearing("N"), lying.bearing("NW")]).toEqual([0, 90, 30]);
  });

  it("faces with its arrow where the next hex lies", () => {
    for (const turn of TURNS) {
      const drawing = drawSheet(sheet, turn);
      const [x, y] = drawing.centre("D5");
      for (const [facing, other] of Object.entries({ N: "D4", NE: "E5", SE: "E6", S: "D6", SW: "C6", NW: "C5" })) {
        const angle = (drawing.bearing(facing) * Math.PI) / 180;
        const next: Point = [x + Math.sin(angle) * drawing.unit, y - Math.cos(angle) * drawing.unit];
        expect(distance(next, drawing.centre(other))).toBeLessThan(0.5);
      }
    }
  });

  it("goes with the arrow keys to the neighbour in that direction, and not off the map", () => {
    const standing = drawSheet(sheet, "portrait");
    expect([standing.towards("D5", 0, -1), standing.towards("D5", 0, 1), standing.towards("A1", 0, -1)]).toEqual([
      "D4",
      "D6",
      null,
    ]);
    const lying = drawSheet(sheet, "landscape");
    expect([lying.towards("D5", 1, 0), lying.towards("D5", -1, 0)]).toEqual(["D4", "D6"]);
  });
});

describe("names", () => {
  it("give way to counters", () => {
    const { sheet, table } = scene("woods");
    const drawing = drawSheet(sheet, "landscape");
    const { piles } = arrange(drawing, table.pieces);
    const free = drawing.labels(new Set(), true);
    const held = drawing.labels(new Set(table.pieces.map((piece) => piece.place)), true, piles);
    expect(free).toContain("BASTOGNE");
    expect(held).toContain("BASTOGNE");
    expect(held.length).toBeLessThan(free.length);
    expect(drawing.labels(new Set(), false)).not.toContain("Hosingen");
  });

  it("of the largest map cost well under a second with all the rest", () => {
    const began = performance.now();
    drawSheet(scene("woods").sheet, "landscape");
    expect(performance.now() - began).toBeLessThan(1000);
  });
});

describe("two sides in one narrow area", () => {
  const { sheet } = scene("tigers");
  const drawing = drawSheet(sheet, "landscape");
  const unit = (id: string, side: string, ...marks: string[]): Piece => ({ id, kind: "a", side, place: "70", marks, steps: 2, full: 2 });

  it("lie abreast, none on another, those who attack above", () => {
    const units = [unit("d", "us"), unit("a", "de", "attacker"), unit("b", "de", "attacker")];
    const { laid, piles, corners } = arrange(drawing, units);
    const at = (id: string): Point => laid.find(({ piece }) => piece.id === id)?.at ?? [0, 0];
    expect(laid.every(({ open }) => open)).toBe(true);
    expect(at("a")[1]).toBe(at("b")[1]);
    expect(at("b")[0] - at("a")[0]).toBeGreaterThan(drawing.counter);
    expect(at("d")[1] - at("a")[1]).toBeGreaterThan(drawing.counter);
    expect(piles).toHaveLength(2);
    expect(corners.get("70")?.[1]).toBeLessThan(at("a")[1]);
  });

  it("leave no town without its name", () => {
    const { table } = scene("tigers");
    const { covered } = arrange(drawing, table.pieces);
    const names = drawing.labels(new Set(table.pieces.map(({ place }) => place)), true, covered);
    for (const { name = "" } of sheet.places) expect(names).toContain(name);
  });
});

describe("a unit that has one figure, its strength", () => {
  const face: Face = { kind: "a", name: "A", nation: "us", symbol: "infantry" };
  const piece: Piece = { id: "a", kind: "a", side: "us", place: "71", steps: 4, full: 4 };
  const drawn = (more: Partial<Piece>) => counter({ ...piece, ...more }, face, { side: 40, detail: 2 });
  const pips = (svg: string) => svg.match(/<circle cx/g)?.length ?? 0;

  it("shows it large, and dots only for what it was", () => {
    expect(drawn({})).toContain(">4</text>");
    expect(pips(drawn({}))).toBe(0);
    expect(drawn({ steps: 3 })).toContain(">3</text>");
    expect(pips(drawn({ steps: 3 }))).toBe(4);
    expect(pips(drawn({ values: ["7-6-6"] }))).toBe(4);
    expect(showsStrength(piece)).toBe(true);
    expect(showsStrength({ ...piece, values: ["7"] })).toBe(false);
    expect(showsStrength({})).toBe(false);
  });

  it("is counted by it in a pile, and by counters where they have other figures", () => {
    const drawing = drawSheet(scene("tigers").sheet, "landscape");
    const of = (count: number, more: Partial<Piece>): number[] => {
      const pieces = Array.from({ length: count }, (_, i): Piece => ({ ...piece, id: String(i), ...more }));
      return arrange(drawing, pieces).counts.map(({ number }) => number);
    };
    expect([of(1, {}), of(2, {}), of(3, { steps: 1 })]).toEqual([[], [8], [3]]);
    expect([of(2, { values: ["7"] }), of(3, { values: ["7"] })]).toEqual([[], [3]]);
  });

  const MARKS = ["moved", "finished", "entrenched", "unsupplied", "attacker", "foot", "waiting"];
  it.each(MARKS)("shows that it is %s", (mark) => {
    expect(drawn({ marks: [mark] })).not.toBe(drawn({}));
  });
});

describe("what happens to places and bridges", () => {
  const { sheet } = scene("tigers");
  const drawing = drawSheet(sheet, "landscape");

  it("rings the places of the front", () => {
    const rings = drawing.labels(new Set(), true).match(/var\(--id-ring\)/g)?.length;
    expect(rings).toBe(sheet.places.filter((place) => place.badge?.ring).length);
  });

  it("marks a bridge where it stands, with a number beside it if there is one", () => {
    const bridge = sheet.links.find((link) => link.kind === "bridge");
    const shown: Marker = { id: "bridge_destroyed", place: bridge?.a ?? "", to: bridge?.b ?? "" };
    const [x, y] = drawing.crossing(shown.place, shown.to ?? "");
    expect(marker(drawing, shown)).toContain(`translate(${Number(x.toFixed(1))} ${Number(y.toFixed(1))})`);
    expect(marker(drawing, shown)).not.toContain("<text");
    expect(marker(drawing, { ...shown, value: "2" })).toContain(">2</text>");
  });

  it("lays men behind the lines on the counters, with what they do", () => {
    const shown: Marker = { id: "special", place: "72", value: "Greif" };
    expect([onTop(shown), onTop({ ...shown, id: "contested" })]).toEqual([true, false]);
    expect(marker(drawing, shown, "heer")).toMatch(/var\(--heer\).*>Greif</);
  });
});
