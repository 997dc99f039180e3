import { el } from "./svg.ts";

/** Digits as strokes in a box 10 wide and 16 high, so that no font is needed. */
const strokes: Record<string, string> = {
  "0": "M0 5a5 5 0 0 1 10 0v6a5 5 0 0 1-10 0z",
  "1": "M2 3L6.5 0V16",
  "2": "M0 5a5 5 0 0 1 10 0C10 9 0 12 0 16h10",
  "3": "M0 0H10L5 6A5 5 0 1 1 .6 13.4",
  "4": "M8 16V0L0 11.5H10",
  "5": "M9.5 0H1.5L1 7A5.2 5.2 0 1 1 .4 14",
  "6": "M7.5 0C3 3 0 7 0 11a5 5 0 1 0 10 0a5 5 0 0 0-10 0",
  "7": "M0 0H10L4 16",
  "8": "M5 0a3.7 3.7 0 1 1 0 7.4a3.7 3.7 0 1 1 0-7.4M5 7.4a4.3 4.3 0 1 1 0 8.6a4.3 4.3 0 1 1 0-8.6",
  "9": "M2.5 16C7 13 10 9 10 5a5 5 0 1 0-10 0a5 5 0 0 0 10 0",
  ".": "M5 15.6v.4",
  "-": "M1 8h8",
  "+": "M1 8h8M5 4v8",
};

/**
 * Writes a number as drawn strokes.
 *
 * @param anchor The end of the text at `x`; `y` is its middle.
 */
export function numeral(
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  anchor: "start" | "middle" | "end" = "middle",
): string {
  const scale = size / 16;
  const advance = 15;
  const length = (text.length * advance - 5) * scale;
  const start = { start: x, middle: x - length / 2, end: x - length }[anchor];
  const glyphs = Array.from(text, (character, index) =>
    el("path", { d: strokes[character] ?? "", transform: `translate(${index * advance} 0)` }),
  );
  return el(
    "g",
    {
      transform: `translate(${start.toFixed(1)} ${(y - size / 2).toFixed(1)}) scale(${scale.toFixed(3)})`,
      fill: "none",
      stroke: colour,
      "stroke-width": 2.1,
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
    },
    glyphs.join(""),
  );
}
