/** What the service says about a map and its pieces. The words behind each `kind` stand in the kernel's `table.py`. */
export type { Badge, Face, Figure, Label, Link, Marker, Piece, Place, Sheet } from "../api/types";

export type Point = readonly [number, number];
export type Box = readonly [x: number, y: number, width: number, height: number];

/** Says a name in the reader's language where it begins with `@`; other names are printed as they stand. */
export type Say = (name: string) => string;
