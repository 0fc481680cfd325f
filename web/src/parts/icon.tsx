/** Line icons on a field of 24, drawn by us. */
const PATHS = {
  back: "M15 5l-7 7 7 7",
  book: "M4 5c3-1 6-1 8 1 2-2 5-2 8-1v14c-3-1-6-1-8 1-2-2-5-2-8-1ZM12 6v14",
  branch: "M6 4v16M6 14c8 0 12-2 12-8M18 6l-3 3M18 6l3 3",
  bulb: "M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.500c1 1 1.2 1.7 1.2 2.500h5.600c0-.8.2-1.5 1.2-2.500A6 6 0 0 0 12 3Z",
  check: "M4 12.500l5.500 5.500L20 6.500",
  close: "M6 6l12 12M18 6L6 18",
  copy: "M8 8h12v12H8ZM16 8V4H4v12h4",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12ZM12 9.500a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5",
  first: "M18 5l-7 7 7 7M6 5v14",
  fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  forward: "M9 5l7 7-7 7",
  gear: "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2",
  globe: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18",
  last: "M6 5l7 7-7 7M18 5v14",
  layers: "M12 3 3 8l9 5 9-5ZM3 13l9 5 9-5",
  list: "M4 6h16M4 12h16M4 18h10",
  minus: "M5 12h14",
  moon: "M20 14A8 8 0 1 1 10 4a6.5 6.5 0 0 0 10 10Z",
  no: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM6 6l12 12",
  play: "M7 4l13 8-13 8Z",
  plus: "M12 5v14M5 12h14",
  search: "M10.500 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.500 15.500L21 21",
  share: "M12 15V4M8 8l4-4 4 4M5 12v8h14v-8",
  shell: "M12 3c3 3 4 6 4 10v5H8v-5c0-4 1-7 4-10ZM8 14h8M9 21h6",
  stack: "M4 8h10v10H4ZM8 8V5h11v11h-5",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2",
  supply: "M3 17h13V7H3ZM16 11h3l2 3v3h-5M7 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM17 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z",
  undo: "M4 9h10a6 6 0 0 1 0 12H9M4 9l5-5M4 9l5 5",
  upload: "M12 15V4M8 8l4-4 4 4M4 15v5h16v-5",
  zones: "M12 3l7.8 4.500v9L12 21l-7.8-4.500v-9ZM12 9.500a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
