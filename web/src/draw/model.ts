/** What the service says about a map and its pieces, as far as it is drawn. The words behind each `kind` stand in the kernel's `table.py`. */
export type Point = readonly [number, number];
export type Box = readonly [x: number, y: number, width: number, height: number];

export interface Badge {
  text: string;
  shape?: string;
  under?: string;
  colour?: string;
  ring?: boolean;
  star?: string;
  worth?: number;
}

export interface Place {
  id: string;
  x: number;
  y: number;
  terrain?: string;
  level?: number;
  outline?: readonly Point[];
  name?: string;
  nudge?: Point;
  aside?: Point;
  settlement?: string;
  marks?: readonly string[];
  badge?: Badge | null;
}

export interface Link {
  kind: string;
  a: string;
  b?: string;
  edge?: string;
  points?: readonly Point[];
}

export interface Figure {
  kind: string;
  points: readonly Point[];
  name?: string;
}

export interface Label {
  text: string;
  x: number;
  y: number;
  angle?: number;
  size?: number;
  kind?: string;
}

export interface Sheet {
  id: string;
  grid: string;
  places: readonly Place[];
  links: readonly Link[];
  provenance: string;
  size?: number;
  ground?: string;
  turns?: readonly [lying: number, standing: number];
  figures?: readonly Figure[];
  labels?: readonly Label[];
  box?: Box | null;
  outline?: readonly Point[];
  margin?: number;
  title?: string;
  subtitle?: string;
  kilometre?: number;
}

export interface Face {
  kind: string;
  name: string;
  nation: string;
  symbol: string;
  layout?: string;
  echelon?: string;
  zones?: boolean;
}

export interface Piece {
  id: string;
  kind: string;
  side: string;
  place: string;
  facing?: string;
  values?: readonly string[];
  marks?: readonly string[];
  steps?: number;
  full?: number;
  figures?: readonly string[];
  tab?: string;
}

export interface Marker {
  id: string;
  place: string;
  side?: string;
  to?: string;
  value?: string;
}

/** Says a name in the reader's language where it begins with `@`; other names are printed as they stand. */
export type Say = (name: string) => string;
