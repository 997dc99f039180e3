import { hills, rain, sky } from "../lib/land.ts";
import { mast } from "../lib/gauge.ts";
import { moods, palette } from "../lib/palette.ts";
import { type Random, between, seeded, wander } from "../lib/random.ts";
import { type View, viewed } from "../lib/view.ts";
import { type Point, area, el, group, line, sample, svg } from "../lib/svg.ts";

export interface ValleyOptions {
  seed: string;
  mood: keyof typeof moods;
  /** Width of the river: 1 is normal, 2 is in flood. */
  stage: number;
  weather?: "rain" | "ice";
  /** Position of the gauge mast, as a share of the width. */
  mastAt: number;
  lamp?: string;
  view?: View;
}

/** A river that winds from the hills to the viewer, with a gauge mast on its bank. */
export function valley(width: number, height: number, options: ValleyOptions): string {
  const random = seeded(options.seed);
  const mood = moods[options.mood];
  const horizon = height * 0.5;
  const sun = { x: width * 0.7, y: height * 0.24, r: height * 0.09 };
  const near = mood.land[3];
  const mastX = width * options.mastAt;
  const body = [
    sky(width, horizon + 4, mood, options.weather === "rain" ? undefined : sun),
    hills(random, width, horizon, height * 0.34, mood.land.slice(0, 3)),
    el("rect", { x: 0, y: horizon, width, height: height - horizon, fill: mood.land[2] }),
    meadows(random, width, height, horizon, mood.land[3]),
    river(random, width, height, horizon, options),
    area(bank(random, width, height), near),
    reeds(random, width, height, near),
    mast(
      mastX,
      height * 0.9,
      height * 0.52,
      -width * 0.085,
      options.mood === "winter" ? palette.deep : palette.mist,
      options.lamp,
    ),
    options.weather === "rain"
      ? group({ opacity: 0.4 }, rain(random, width, height, palette.pale, 520))
      : "",
  ].join("");
  return svg(width, height, viewed(body, width, height, options.view ?? {}));
}

function meadows(
  random: Random,
  width: number,
  height: number,
  horizon: number,
  colour: string,
): string {
  return Array.from({ length: 12 }, (_, index) => {
    const t = (index + 1) / 12;
    const y = horizon + (height - horizon) * t ** 1.8;
    const shape = wander(random, 3);
    const band = sample(40, (u): Point => [u * width, y + shape(u) * 7 * t]);
    return group({ opacity: 0.09 }, area([...band, [width, height], [0, height]], colour));
  }).join("");
}

/** The river's two banks as curves over depth, filled; floods or floes on top. */
function river(
  random: Random,
  width: number,
  height: number,
  horizon: number,
  options: ValleyOptions,
): string {
  const mood = moods[options.mood];
  const middle = (t: number): number =>
    width * (0.5 + 0.2 * Math.sin(t * 5.2 + 0.6) * (0.25 + t * 0.75) - 0.1 * t);
  const half = (t: number): number => width * (0.008 + 0.15 * t ** 1.7) * options.stage;
  const depth = (t: number): number => horizon + (height - horizon) * t ** 1.35;
  const left = sample(60, (t): Point => [middle(t) - half(t), depth(t)]);
  const right = sample(60, (t): Point => [middle(t) + half(t), depth(t)]).reverse();
  const marks = Array.from({ length: 64 }, () => {
    const t = 0.08 + random() * 0.9;
    const aside = between(random, -0.8, 0.8);
    const x = middle(t) + aside * half(t);
    const y = depth(t);
    if (options.weather === "ice" && random() < 0.55) return floe(random, x, y, half(t) * 0.2);
    const length = half(t) * Math.min(between(random, 0.1, 0.5), 0.94 - Math.abs(aside));
    return line([x - length, y], [x + length, y], mood.glint, 1 + t * 3.6);
  });
  return (
    area([...left, ...right], options.weather === "rain" ? palette.grey : mood.water[0]) +
    group({ opacity: 0.6 }, ...marks)
  );
}

function floe(random: Random, x: number, y: number, size: number): string {
  const corners = sample(6, (t): Point => {
    const reach = size * between(random, 0.7, 1.2);
    return [x + Math.cos(t * Math.PI * 2) * reach, y + Math.sin(t * Math.PI * 2) * reach * 0.26];
  });
  return area(corners, palette.paper);
}

function bank(random: Random, width: number, height: number): Point[] {
  const shape = wander(random, 4);
  const edge = sample(60, (t): Point => [
    width * (0.48 + 0.52 * t),
    height * (1.01 - 0.14 * t - 0.016 * shape(t)),
  ]);
  return [[width * 0.48, height], ...edge, [width, height]];
}

function reeds(random: Random, width: number, height: number, colour: string): string {
  return Array.from({ length: 70 }, () => {
    const t = random();
    const x = width * (0.52 + 0.48 * t);
    const y = height * (1.01 - 0.14 * t) + 10;
    const tall = between(random, 24, 74);
    return line([x, y], [x + between(random, -14, 14), y - tall], colour, between(random, 1.6, 4));
  }).join("");
}
