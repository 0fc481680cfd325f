/** Vehicles seen from above, nose up, in a box of about 100, in the colours of whoever drives them (--hull, --lite, --barrel). */

const EDGE = "#23221d";
const track = (x: number, y: number, w: number, h: number): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="3" fill="#2b2a25"/>${Array.from({ length: Math.floor(h / 5) }, (_, i) => `<path d="M${x} ${y + 3 + i * 5}h${w}" stroke="#fff" stroke-opacity=".16" stroke-width="1.4"/>`).join("")}`;
const tracks = (out: number, top: number, w: number, h: number): string =>
  track(-out, top, w, h) + track(out - w, top, w, h);
const shape = (d: string, fill: string, width = 1.6): string =>
  `<path d="${d}" fill="var(--${fill})" stroke="${EDGE}" stroke-width="${width}"/>`;
const well = (d: string): string => `<path d="${d}" fill="${EDGE}" fill-opacity=".5" stroke="${EDGE}"/>`;
const grille = (d: string): string => `<path d="${d}" fill="none" stroke="${EDGE}" stroke-opacity=".55"/>`;
const hatch = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${EDGE}" stroke-width="1.2"/>`;
const gun = (muzzle: number, w: number, brake = false): string =>
  `<path d="M0-8V${muzzle}" stroke="${EDGE}" stroke-width="${w + 1.6}" stroke-linecap="round"/><path d="M0-8V${muzzle}" stroke="var(--barrel)" stroke-width="${w}" stroke-linecap="round"/>${brake ? `<rect x="-3.6" y="${muzzle - 4}" width="7.2" height="7" rx="2" fill="${EDGE}"/>` : ""}`;
const box = (x: number, y: number, w: number, h: number, fill: string, rx = 0): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${rx}" fill="var(--${fill})" stroke="${EDGE}" stroke-width="1.2"/>`;
const wheel = (x: number, y: number): string =>
  `<rect x="${x}" y="${y}" width="7" height="14" rx="2.5" fill="#2b2a25"/>`;
const rifleman = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><ellipse rx="9.5" ry="5.5" fill="var(--hull)" stroke="${EDGE}" stroke-width="1.4"/><path d="M7-1V-15" stroke="${EDGE}" stroke-width="2.6" stroke-linecap="round"/><circle r="5" cy="-.5" fill="var(--lite)" stroke="${EDGE}" stroke-width="1.4"/></g>`;

const VEHICLES: Record<string, string> = {
  sherman:
    tracks(22, -30, 10, 60) +
    shape("M-14-33h28q4 6 4 12v48q-2 6-6 7h-24q-4-1-6-7v-48q0-6 4-12Z", "hull") +
    grille("M-10 20h20M-10 24h20M-10 28h20") +
    gun(-45, 3.4) +
    `<ellipse cx="0" cy="-1" rx="13.5" ry="15" fill="var(--lite)" stroke="${EDGE}" stroke-width="1.6"/>` +
    hatch(4.5, 2, 4.2) +
    box(-5, -17, 10, 5, "hull", 2),
  wolverine:
    tracks(22, -30, 10, 60) +
    shape("M-15-33h30l3 8v52l-4 7h-28l-4-7v-52Z", "hull") +
    grille("M-10 24h20M-10 28h20") +
    gun(-52, 3.4) +
    shape("M-9-16h18l7 12-4 22h-24l-4-22Z", "lite") +
    well("M-6-8h12l4 7-3 14h-14l-3-14Z"),
  priest:
    tracks(22, -30, 10, 60) +
    shape("M-16-32h32l2 6v54l-4 6h-28l-4-6v-54Z", "hull") +
    well("M-13-14h26v34h-26Z") +
    `<g transform="translate(-3 0)">${gun(-44, 4.6)}${box(-4, -6, 8, 14, "lite")}</g><circle cx="11.5" cy="-15" r="7" fill="var(--lite)" stroke="${EDGE}" stroke-width="1.4"/><circle cx="11.5" cy="-15" r="3.2" fill="${EDGE}" fill-opacity=".6"/>`,
  panzer4:
    tracks(22, -31, 9, 62) +
    shape("M-15-33h30v62l-3 5h-24l-3-5Z", "hull") +
    grille("M-10 22h8v8h-8ZM2 22h8v8H2Z") +
    gun(-50, 3.4, true) +
    shape("M-9-15h18l4 8v14l-5 10h-16l-5-10v-14Z", "lite") +
    `<path d="M-16-6v20l6 8M16-6v20l-6 8" fill="none" stroke="${EDGE}" stroke-width="2"/>` +
    hatch(0, 6, 4.6),
  tiger:
    tracks(27, -33, 12, 66) +
    shape("M-19-36h38v70h-38Z", "hull", 1.8) +
    grille("M-14 22h10v9h-10ZM4 22h10v9H4Z") +
    gun(-60, 4.4, true) +
    shape("M-13-14h26q5 8 4 18-2 15-17 16-15-1-17-16-1-10 4-18Z", "lite", 1.8) +
    box(-9, -19, 18, 6, "hull", 2) +
    hatch(-6, 8, 4.8),
  wespe:
    tracks(20, -28, 9, 58) +
    shape("M-13-31h26l3 6v52l-3 5h-26l-3-5v-52Z", "hull") +
    well("M-12-2h24v28h-24Z") +
    gun(-42, 4.2, true) +
    box(-5, -4, 10, 14, "lite"),
  halftrack:
    tracks(20, -4, 8, 36) +
    wheel(-20, -30) +
    wheel(13, -30) +
    shape("M-9-38h18l4 14v52l-3 4h-20l-3-4v-52Z", "hull") +
    well("M-10-2h20v28h-20Z") +
    box(-10, -16, 20, 10, "lite", 2) +
    grille("M-6-34v12M0-34v12M6-34v12"),
  truck:
    wheel(-20, -26) +
    wheel(13, -26) +
    wheel(-20, 14) +
    wheel(13, 14) +
    shape("M-9-38h18l4 12v12h-26v-12Z", "hull") +
    box(-14, -14, 28, 50, "lite", 3) +
    grille("M-14 0h28M-14 12h28M-14 24h28"),
  rifles: rifleman(-16, 4) + rifleman(0, -12) + rifleman(16, 4) + rifleman(0, 18),
  atgun:
    `<path d="M-3 4-13 36M3 4 13 36" stroke="${EDGE}" stroke-width="4.6" stroke-linecap="round"/><path d="M-3 4-13 36M3 4 13 36" stroke="var(--hull)" stroke-width="2.4" stroke-linecap="round"/><rect x="-21" y="-7" width="6" height="17" rx="2.5" fill="#2b2a25"/><rect x="15" y="-7" width="6" height="17" rx="2.5" fill="#2b2a25"/>` +
    gun(-46, 3.2, true) +
    shape("M-16-8q16-7 32 0v4q-16-6-32 0Z", "lite", 1.4) +
    box(-5, -4, 10, 14, "hull", 2),
};

export const isVehicle = (symbol: string): boolean => symbol in VEHICLES;
export const vehicleDefs = Object.entries(VEHICLES)
  .map(([name, inner]) => `<symbol id="v-${name}" viewBox="-50 -62 100 100" overflow="visible">${inner}</symbol>`)
  .join("");
