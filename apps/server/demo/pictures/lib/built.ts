import { type Random, between } from "./random.ts";
import { palette } from "./palette.ts";
import { type Point, area, line, rect } from "./svg.ts";

/** A waterfront of stepped and pointed gables on `base`, from `x` to `x + width`. */
export function town(
  random: Random,
  place: { x: number; base: number; width: number; height: number },
  colour: string,
  light: string,
): string {
  let out = "";
  let x = place.x;
  while (x < place.x + place.width) {
    const wide = between(random, 0.4, 0.72) * place.height;
    const tall = between(random, 0.5, 1) * place.height;
    out += house(random, { x, base: place.base, wide, tall }, colour, light);
    x += wide + (random() < 0.12 ? wide * 0.4 : 0);
  }
  return out;
}

function house(
  random: Random,
  { x, base, wide, tall }: { x: number; base: number; wide: number; tall: number },
  colour: string,
  light: string,
): string {
  const eaves = base - tall * 0.68;
  const top = base - tall;
  const kind = random();
  const middle = x + wide / 2;
  const roof: Point[] =
    kind < 0.4
      ? [
          [x, eaves],
          [middle, top],
          [x + wide, eaves],
        ]
      : kind < 0.75
        ? steps(x, wide, eaves, top)
        : [
            [x, eaves],
            [x + wide * 0.25, top],
            [x + wide * 0.75, top],
            [x + wide, eaves],
          ];
  const windows = Array.from({ length: 6 }, (_, index) => {
    if (random() > 0.3) return "";
    const column = index % 2 === 0 ? 0.24 : 0.58;
    const row = 0.14 + Math.floor(index / 2) * 0.27;
    return rect(x + wide * column, eaves + (base - eaves) * row, wide * 0.16, tall * 0.09, light);
  });
  return area([[x, base], ...roof, [x + wide, base]], colour) + windows.join("");
}

function steps(x: number, wide: number, eaves: number, top: number): Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  for (let index = 0; index < 3; index += 1) {
    const low = eaves + ((top - eaves) * index) / 3;
    const high = eaves + ((top - eaves) * (index + 1)) / 3;
    const inset = (wide * (index * 0.5 + 0.25)) / 3;
    left.push([x + inset, low], [x + inset, high]);
    right.unshift([x + wide - inset, high], [x + wide - inset, low]);
  }
  return [[x, eaves], ...left, ...right, [x + wide, eaves]];
}

/** A harbour crane on `base`. */
export function crane(x: number, base: number, size: number, colour: string): string {
  const top = base - size;
  const width = size * 0.022;
  return [
    line([x - size * 0.12, base], [x - size * 0.05, top + size * 0.3], colour, width),
    line([x + size * 0.12, base], [x + size * 0.05, top + size * 0.3], colour, width),
    line(
      [x - size * 0.09, base - size * 0.25],
      [x + size * 0.09, base - size * 0.25],
      colour,
      width,
    ),
    area(
      [
        [x - size * 0.09, top + size * 0.3],
        [x - size * 0.07, top + size * 0.16],
        [x + size * 0.08, top + size * 0.16],
        [x + size * 0.08, top + size * 0.3],
      ],
      colour,
    ),
    line([x, top + size * 0.18], [x + size * 0.62, top - size * 0.18], colour, width * 1.2),
    line([x - size * 0.02, top + size * 0.16], [x - size * 0.08, top - size * 0.06], colour, width),
    line(
      [x - size * 0.08, top - size * 0.06],
      [x + size * 0.62, top - size * 0.18],
      colour,
      width * 0.5,
    ),
    line(
      [x + size * 0.62, top - size * 0.18],
      [x + size * 0.62, top + size * 0.2],
      colour,
      width * 0.5,
    ),
  ].join("");
}

/** A jetty on piles from `x` to `x + width`; `deck` is its height, `foot` the bed. */
export function jetty(
  x: number,
  width: number,
  deck: number,
  foot: number,
  colour: string,
): string {
  const count = Math.max(2, Math.round(width / 90));
  const piles = Array.from({ length: count }, (_, index) =>
    rect(x + ((index + 0.35) * width) / count, deck, 13, foot - deck, colour),
  );
  return piles.join("") + rect(x, deck, width, 18, colour);
}

/** A gauge hut with a pitched roof, a lit window and a mast. */
export function hut(x: number, base: number, size: number, colour: string, lit: string): string {
  const eaves = base - size * 0.72;
  return [
    line([x + size * 0.82, eaves], [x + size * 0.82, base - size * 1.75], colour, size * 0.03),
    line(
      [x + size * 0.7, base - size * 1.55],
      [x + size * 0.94, base - size * 1.55],
      colour,
      size * 0.022,
    ),
    line(
      [x + size * 0.74, base - size * 1.68],
      [x + size * 0.9, base - size * 1.68],
      colour,
      size * 0.022,
    ),
    area(
      [
        [x, base],
        [x, eaves],
        [x - size * 0.08, eaves],
        [x + size * 0.5, base - size * 1.14],
        [x + size * 1.08, eaves],
        [x + size, eaves],
        [x + size, base],
      ],
      colour,
    ),
    rect(x + size * 0.2, base - size * 0.54, size * 0.24, size * 0.26, lit),
    rect(x + size * 0.6, base - size * 0.56, size * 0.22, size * 0.56, palette.ink),
  ].join("");
}
