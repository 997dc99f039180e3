const drawing = (ground: string, shape: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 84"><rect width="120" height="84" fill="${ground}"/>${shape}</svg>`,
  )}`;

/** Two images that need no network. */
export const images = [
  drawing("#3b6ea5", '<circle cx="60" cy="42" r="24" fill="#f2d16b"/>'),
  drawing("#7a4f2a", '<path d="M20 70 60 16 100 70Z" fill="#e8e2d4"/>'),
];

/** A name of 40 letters without a blank, the longest there is. */
export const longName = "Nordrheinwestfalenlandesversammlungshaus";

/** People to choose from. */
export const people = [
  { value: "1", label: "Li Wei", detail: "Editor" },
  { value: "2", label: "Zoë Ångström", detail: "Reviewer" },
  { value: "3", label: "王芳", detail: "Editor", keywords: "wang fang" },
  { value: "4", label: "Maria da Silva", detail: "Publisher" },
  { value: "5", label: "John Carter", detail: "on leave", disabled: true },
  { value: "6", label: longName, detail: "Editor" },
];
