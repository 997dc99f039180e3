import { numeral } from "./numerals.ts";
import { palette } from "./palette.ts";
import { area, disc, line, rect } from "./svg.ts";

/** A staff gauge: a board with the E pattern, centimetre-style blocks and numerals. */
export function staff(
  box: { x: number; y: number; width: number; height: number },
  scale: { first: number; units: number },
  colours: { board: string; mark: string; number: string },
): string {
  const unit = box.height / scale.units;
  const block = unit / 10;
  let out = rect(box.x, box.y, box.width, box.height, colours.board);
  for (let index = 0; index < scale.units; index += 1) {
    const top = box.y + index * unit;
    for (let step = 0; step < 10; step += 2) {
      const wide = step === 4 ? 0.5 : 0.34;
      out += rect(box.x, top + step * block, box.width * wide, block, colours.mark);
    }
    out += rect(box.x, top, box.width * 0.12, unit * 0.5, colours.mark);
    out += rect(box.x, top, box.width, Math.max(2, block * 0.16), colours.mark);
    out += numeral(
      String(scale.first - index),
      box.x + box.width * 0.74,
      top + unit * 0.32,
      Math.min(unit * 0.3, box.width * (scale.first > 9 ? 0.27 : 0.5)),
      colours.number,
    );
  }
  return out;
}

/** A gauge mast: pole, solar panel, box, arm with a radar head. `reach` is the arm's length. */
export function mast(
  x: number,
  base: number,
  size: number,
  reach: number,
  colour: string,
  lamp: string = palette.accent,
): string {
  const top = base - size;
  const arm = top + size * 0.3;
  const end = x + reach;
  return [
    line([x, base], [x, top], colour, size * 0.028),
    area(
      [
        [x - size * 0.17, top + size * 0.2],
        [x - size * 0.02, top + size * 0.06],
        [x + size * 0.02, top + size * 0.1],
        [x - size * 0.13, top + size * 0.24],
      ],
      colour,
    ),
    rect(x - size * 0.06, arm + size * 0.12, size * 0.12, size * 0.17, colour),
    line([x, arm], [end, arm], colour, size * 0.022),
    line([x, arm + size * 0.14], [x + reach * 0.55, arm], colour, size * 0.014),
    area(
      [
        [end - size * 0.03, arm],
        [end + size * 0.03, arm],
        [end + size * 0.052, arm + size * 0.1],
        [end - size * 0.052, arm + size * 0.1],
      ],
      colour,
    ),
    disc(x, top, size * 0.026, lamp),
  ].join("");
}

/** A radar beam: a faint cone from the head to the water, with range arcs. */
export function beam(x: number, from: number, to: number, half: number, colour: string): string {
  const cone = area(
    [
      [x - 3, from],
      [x + 3, from],
      [x + half, to],
      [x - half, to],
    ],
    colour,
    0.22,
  );
  const arcs = Array.from({ length: 5 }, (_, index) => {
    const t = (index + 1.2) / 6;
    const y = from + (to - from) * t;
    return line([x - half * t * 0.86, y], [x + half * t * 0.86, y], colour, 2.2);
  });
  return cone + arcs.join("");
}
