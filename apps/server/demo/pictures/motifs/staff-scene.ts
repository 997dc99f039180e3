import { staff } from "../lib/gauge.ts";
import { palette } from "../lib/palette.ts";
import { seeded } from "../lib/random.ts";
import { area, disc, el, group, line, rect, sample, svg } from "../lib/svg.ts";
import { swell } from "../lib/water.ts";

/** A staff gauge close up, half in the water, beside piles. */
export function staffScene(
  width: number,
  height: number,
  options: { seed: string; dark: boolean; level: number; first: number },
): string {
  const random = seeded(options.seed);
  const water = height * options.level;
  const [back, wall, board, sea] = options.dark
    ? [palette.deep, palette.night, palette.cream, palette.steel]
    : [palette.cream, palette.mist, palette.paper, palette.slate];
  const box = { x: width * 0.56, y: -height * 0.06, width: width * 0.15, height: height * 1.3 };
  const marks = { board, mark: palette.accent, number: palette.ink };
  const stones = Array.from({ length: 44 }, (_, index) => {
    const row = Math.floor(index / 6);
    const x = ((index % 6) - (row % 2) * 0.5) * width * 0.2;
    return group(
      { opacity: 0.25 + random() * 0.4 },
      rect(x + 5, row * height * 0.14 + 5, width * 0.2 - 10, height * 0.14 - 10, wall),
    );
  });
  const crest = sample(80, (t) => [t * width, water + Math.sin(t * 26) * 7] as const);
  const waterBody = [...crest, [width, height] as const, [0, height] as const];
  return svg(
    width,
    height,
    rect(0, 0, width, height, back),
    ...stones,
    rect(box.x + box.width, 0, width * 0.012, height, palette.slate),
    staff(box, { first: options.first, units: 4 }, marks),
    rect(width * 0.13, 0, width * 0.12, height, options.dark ? palette.ink : palette.steel),
    rect(width * 0.235, 0, width * 0.015, height, palette.night),
    group({ opacity: 0.78 }, area(waterBody, sea)),
    group(
      { opacity: 0.5 },
      swell({ x: 0, y: water + 14, width, height: height - water }, 7, palette.mist, {
        length: 46,
        height: 6,
      }),
    ),
    el("path", {
      d: `M${crest.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`,
      fill: "none",
      stroke: palette.paper,
      "stroke-width": 5,
    }),
    line([box.x + box.width + 40, water], [width * 0.93, water], palette.accent, 4, "1 14"),
    disc(width * 0.93, water, 14, palette.accent),
  );
}
