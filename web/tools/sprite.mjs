// The signs of units (NATO symbols, drawn by milsymbol) as one SVG sprite: `node tools/sprite.mjs`.
// A sign without its echelon, and the echelons apart, in one ink that the counter chooses (currentColor).
import { writeFileSync } from "node:fs";
import milsymbol from "milsymbol";

const SIGNS = {
  infantry: "UCI---",
  motorised: "UCIM--",
  mechanised: "UCIZ--",
  airborne: "UCIA--",
  armour: "UCA---",
  recon: "UCR---",
  artillery: "UCF---",
  rocket: "UCFR--",
  antitank: "UCAA--",
  flak: "UCD---",
  engineer: "UCE---",
  headquarters: "U-----",
  supply: "USS---",
  transport: "UST---",
  police: "UULM--",
};
const ECHELONS = { company: "E", battalion: "F", regiment: "G", brigade: "H", division: "I" };

const INK = "#010203"; // milsymbol wants a colour; currentColor takes its place
const drawn = (sidc) =>
  new milsymbol.Symbol(sidc, {
    size: 100,
    infoFields: false,
    fill: false,
    monoColor: INK,
    strokeWidth: 7,
    outlineWidth: 0,
  })
    .asSVG()
    .replace(/^<svg[^>]*>|<\/svg>$/g, "")
    .replace(/stroke-width="\d+"/g, 'stroke-width="8"')
    .replaceAll(/rgb\(1, ?2, ?3\)|#010203/g, "currentColor")
    .replace(/ ?fill-opacity="\d"/g, "")
    .replace(/><\/(path|circle|text)>/g, "/>");
const symbol = (id, inner) => `<symbol id="${id}" viewBox="15 5 170 150" overflow="visible">${inner}</symbol>`;

const bare = drawn("SFGPU-------");
const signs = Object.entries(SIGNS).map(([name, code]) => symbol(`n-${name}`, drawn(`SFGP${code}----`)));
const echelons = Object.entries(ECHELONS).map(([name, letter]) =>
  symbol(`e-${name}`, drawn(`SFGPU------${letter}---`).replace(bare, "")),
);
writeFileSync(
  new URL("../src/generated/symbols.svg", import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${[...signs, ...echelons].join("\n")}\n</svg>\n`,
);
