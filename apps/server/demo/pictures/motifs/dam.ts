import { hills, sky } from "../lib/land.ts";
import { moods, palette } from "../lib/palette.ts";
import { seeded } from "../lib/random.ts";
import { type Point, area, disc, group, line, rect, sample, svg } from "../lib/svg.ts";
import { water } from "../lib/water.ts";

/** A reservoir behind a curved masonry dam with a valve tower. */
export function dam(
  width: number,
  height: number,
  options: { seed: string; mood: keyof typeof moods },
): string {
  const random = seeded(options.seed);
  const mood = moods[options.mood];
  const level = height * 0.46;
  const [, mid, near, front] = mood.land;
  const crest = (t: number): Point => [t * width, height * (0.6 + 0.05 * Math.sin(t * Math.PI))];
  const face = sample(60, crest);
  const rows = Array.from({ length: 7 }, (_, row) => {
    const down = height * (0.06 + row * 0.055);
    return group(
      { opacity: 0.35 },
      ...[
        sample(60, (t): Point => [
          t * width,
          crest(t)[1] + down + 14 * Math.sin(t * Math.PI) * row * 0.3,
        ]),
      ].map((points) => bandLine(points, mid)),
    );
  });
  return svg(
    width,
    height,
    sky(width, level, mood, { x: width * 0.26, y: height * 0.17, r: height * 0.075 }),
    hills(random, width, level, height * 0.36, mood.land.slice(0, 3)),
    water(random, { x: 0, y: level, width, height: height * 0.3 }, mood, 70),
    valveTower(width * 0.68, height * 0.58, height * 0.3, front),
    area([...face, [width, height], [0, height]], near),
    ...rows,
    spillway(width, height, front),
    area(
      [...face, ...sample(60, (t): Point => [crest(1 - t)[0], crest(1 - t)[1] - height * 0.03])],
      front,
    ),
    ...sample(26, crest).map(([x, y]) => rect(x - 4, y - height * 0.055, 8, height * 0.03, front)),
    disc(width * 0.68, height * 0.235, 12, palette.accent),
  );
}

function bandLine(points: readonly Point[], colour: string): string {
  return points
    .slice(1)
    .map((point, index) => line(points[index] ?? point, point, colour, 3))
    .join("");
}

function valveTower(x: number, base: number, size: number, colour: string): string {
  const half = size * 0.16;
  return [
    rect(x - half, base - size * 0.84, half * 2, size * 0.84, colour),
    rect(x - half * 1.25, base - size * 0.86, half * 2.5, size * 0.06, colour),
    area(
      [
        [x - half * 1.2, base - size * 0.86],
        [x, base - size * 1.1],
        [x + half * 1.2, base - size * 0.86],
      ],
      colour,
    ),
    rect(x - half * 0.28, base - size * 0.66, half * 0.56, size * 0.16, palette.accent),
    line([x, base - size * 1.1], [x, base - size * 1.16], colour, 5),
  ].join("");
}

/** White water down the middle of the dam's face. */
function spillway(width: number, height: number, edge: string): string {
  const left = width * 0.36;
  const right = width * 0.5;
  const streaks = Array.from({ length: 9 }, (_, index) => {
    const x = left + 18 + ((right - left - 36) * index) / 8;
    return line(
      [x, height * 0.69],
      [x + (index - 4) * 7, height * 0.985],
      index % 2 ? palette.mist : palette.paper,
      7,
      index % 2 ? "60 24" : "130 30",
    );
  });
  return (
    area(
      [
        [left - 14, height * 0.62],
        [right + 14, height * 0.62],
        [right + 52, height],
        [left - 52, height],
      ],
      edge,
    ) +
    area(
      [
        [left, height * 0.64],
        [right, height * 0.64],
        [right + 32, height],
        [left - 32, height],
      ],
      palette.pale,
    ) +
    streaks.join("")
  );
}
