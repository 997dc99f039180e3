import { staff } from "../lib/gauge.ts";
import { town } from "../lib/built.ts";
import { clouds, hills, sky } from "../lib/land.ts";
import { moods, palette } from "../lib/palette.ts";
import { seeded } from "../lib/random.ts";
import { area, group, line, rect, svg } from "../lib/svg.ts";
import { reflection, water } from "../lib/water.ts";

/** The calibration tower beside the harbour: lattice, scale, and a carriage with a radar. */
export function tower(
  width: number,
  height: number,
  options: { seed: string; mood: keyof typeof moods; at: number },
): string {
  const random = seeded(options.seed);
  const mood = moods[options.mood];
  const horizon = height * 0.74;
  const x = width * options.at;
  const top = height * 0.07;
  const foot = height * 0.8;
  const half = width * 0.032;
  const [far, mid, near, front] = mood.land;
  const dark = options.mood === "night" || options.mood === "dusk" ? palette.ink : front;
  return svg(
    width,
    height,
    sky(width, horizon, mood, {
      x: width * (options.at - 0.28),
      y: height * 0.5,
      r: height * 0.12,
    }),
    group(
      { opacity: 0.4 },
      clouds(random, { x: 0, y: height * 0.1, width, height: height * 0.4 }, far, 10),
    ),
    hills(random, width, horizon, height * 0.14, [far]),
    town(
      random,
      { x: -20, base: horizon, width: width * 1.1, height: height * 0.1 },
      mid,
      mood.sky[1],
    ),
    town(
      random,
      { x: width * 0.5, base: horizon + 4, width: width * 0.6, height: height * 0.15 },
      near,
      palette.accent,
    ),
    water(random, { x: 0, y: horizon, width, height: height - horizon }, mood, 60),
    group(
      { opacity: 0.7 },
      reflection(
        random,
        {
          x: width * (options.at - 0.28),
          y: horizon,
          height: height * 0.22,
          spread: height * 0.11,
        },
        mood.disc,
      ),
    ),
    rect(x - width * 0.16, foot, width, height * 0.03, dark),
    rect(x - width * 0.14, foot, width * 0.02, height * 0.3, dark),
    rect(x + width * 0.1, foot, width * 0.02, height * 0.3, dark),
    lattice(x, top, foot, half, dark),
    staff(
      { x: x + half * 0.62, y: top + 30, width: half * 1.1, height: foot - top - 30 },
      { first: 12, units: 6 },
      { board: palette.cream, mark: palette.accent, number: palette.ink },
    ),
    carriage(x, top + (foot - top) * 0.42, half, palette.ink),
  );
}

function lattice(x: number, top: number, foot: number, half: number, colour: string): string {
  const bays = 9;
  const braces = Array.from({ length: bays }, (_, index) => {
    const low = foot - ((foot - top) * index) / bays;
    const high = foot - ((foot - top) * (index + 1)) / bays;
    const [from, to] = index % 2 === 0 ? [-half, half] : [half, -half];
    return (
      line([x + from, low], [x + to, high], colour, 6) +
      line([x - half, high], [x + half, high], colour, 6)
    );
  });
  return [
    line([x - half, foot], [x - half, top], colour, 12),
    line([x + half, foot], [x + half, top], colour, 12),
    rect(x - half * 1.5, top - 14, half * 3, 16, colour),
    line([x, top - 14], [x, top - 48], colour, 6),
    ...braces,
  ].join("");
}

function carriage(x: number, y: number, half: number, colour: string): string {
  const arm = half * 3.4;
  return [
    rect(x - half * 1.35, y - half * 0.4, half * 2.7, half * 0.8, colour),
    line([x - half, y], [x - arm, y], colour, 10),
    area(
      [
        [x - arm - half * 0.35, y],
        [x - arm + half * 0.35, y],
        [x - arm + half * 0.6, y + half],
        [x - arm - half * 0.6, y + half],
      ],
      colour,
    ),
    line([x - arm, y + half * 1.1], [x - arm, y + half * 7.6], palette.accent, 5, "1 16"),
  ].join("");
}
