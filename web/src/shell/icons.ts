/** The pictures of buttons: paths in a square of 24, drawn as lines. */
export const ICONS = {
  undo: "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  redo: "m15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3",
  check: "m4 12 5 5L20 6",
  close: "M6 6l12 12M18 6 6 18",
  erase: "M9 6h12v12H9l-6-6zM12 9.5l5 5M17 9.5l-5 5",
  pause: "M8 5v14M16 5v14",
  play: "M7 5v14l12-7z",
  pencil: "M4 20l1-4L16 5l3 3L8 19zM14 7l3 3",
  broom: "M14 4 9 12M6 12h8l2 8H4zM8 16v4M12 16v4",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6",
  branch: "M6 4v16M6 14c8 0 11-3 11-8M14 8l3-3 3 3",
  share: "M12 15V4M8 8l4-4 4 4M5 13v7h14v-7",
  print: "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z",
  reset: "M5 5v5h5M5.6 10a7 7 0 1 1-.6 4",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
  help: "M9 9a3 3 0 1 1 4 2.8c-.8.4-1 1-1 2.2M12 17.5v.5M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18",
  info: "M12 11v6M12 7.5V8M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18",
  warning: "M12 4 2.5 20h19zM12 10v5M12 17.5v.5",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5",
  moon: "M20 14.5A8 8 0 0 1 9.5 4 8 8 0 1 0 20 14.5z",
  half: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 3v18M12 7l7 4M12 12l7 4M12 17l3 2",
  globe: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c3 3 4 6 4 9s-1 6-4 9c-3-3-4-6-4-9s1-6 4-9",
  more: "M5 12h.5M12 12h.5M19 12h.5",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3 2",
} as const;

export type IconName = keyof typeof ICONS;
