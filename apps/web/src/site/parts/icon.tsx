/** The icons' lines on a grid of 24. */
const lines = {
  attachment:
    "m16 6-8.4 8.6a2 2 0 0 0 2.8 2.8l8.4-8.6a4 4 0 0 0-5.6-5.6l-8.4 8.6a6 6 0 0 0 8.4 8.4l6.8-7",
  check: "m4 12 6 6L20 6",
  close: "m6 6 12 12M18 6 6 18",
  contrast: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zv18m0-14h7m-7 5h9m-9 5h7",
  download: "M12 3v12m-5-5 5 5 5-5M4 17v3h16v-3",
  forward: "M5 12h14m-6-6 6 6-6 6",
  link: "M10 8H7a4 4 0 0 0 0 8h3m4-8h3a4 4 0 0 1 0 8h-3m-5-4h6",
  mail: "M3 5h18v14H3zm0 2 9 6 9-6",
  menu: "M4 6h16M4 12h16M4 18h16",
  moon: "M20 14.5A8.5 8.5 0 1 1 9.5 4 7 7 0 0 0 20 14.5z",
  next: "m9 6 6 6-6 6",
  pause: "M9 5v14m6-14v14",
  play: "M7 4v16l13-8z",
  previous: "m15 6-6 6 6 6",
  search: "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14m5 12 5 5",
  share:
    "M18 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6M6 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6m12 7a3 3 0 1 0 0 6 3 3 0 0 0 0-6m-9.4-5.5 6.8-4m-6.8 7 6.8 4",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8m0-6v2m0 16v2M2 12h2m16 0h2M5 5l1.4 1.4m11.2 11.2L19 19M5 19l1.4-1.4M17.6 6.4 19 5",
};

/** An icon of the public site, beside a text that says the same. The back office's would bring their library along. */
export function Icon({ name, size }: { name: keyof typeof lines; size: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={lines[name]} />
    </svg>
  );
}
