import { mast } from "../lib/gauge.ts";
import { hills, sky } from "../lib/land.ts";
import { moods, palette } from "../lib/palette.ts";
import { type Random, between, seeded, wander } from "../lib/random.ts";
import { type Point, area, disc, el, group, line, sample, stroke, svg } from "../lib/svg.ts";

/** A tidal bore crossing an estuary from left to right. */
export function bore(
  width: number,
  height: number,
  options: { seed: string; mood: keyof typeof moods; front: number },
): string {
  const random = seeded(options.seed);
  const mood = moods[options.mood];
  const horizon = height * 0.42;
  const still = height * 0.64;
  const front = width * options.front;
  return svg(
    width,
    height,
    sky(width, horizon + 6, mood, { x: width * 0.8, y: height * 0.2, r: height * 0.085 }),
    hills(random, width, horizon, height * 0.16, mood.land.slice(0, 2)),
    el("rect", { x: 0, y: horizon, width, height: height - horizon, fill: mood.water[0] }),
    ripples(random, width, horizon, still, mood.glint),
    wave(width, height, front, still, random),
    group({ opacity: 0.5 }, ripples(random, width, still + height * 0.2, height, palette.slate)),
    line([width * 0.86, still + 10], [width * 0.86, height], palette.ink, height * 0.014),
    mast(width * 0.86, still + height * 0.12, height * 0.42, -width * 0.06, palette.ink),
  );
}

function ripples(
  random: Random,
  width: number,
  top: number,
  bottom: number,
  colour: string,
): string {
  const bars = Array.from({ length: 40 }, () => {
    const t = random();
    const y = top + 6 + (bottom - top) * t;
    const x = random() * width;
    const length = between(random, 20, 70) + t * 90;
    return line([x, y], [x + length, y], colour, 1.4 + t * 2);
  });
  return group({ opacity: 0.5 }, ...bars);
}

/** The raised water behind the front in three layers, its crest, and the flat water ahead. */
function wave(width: number, height: number, front: number, still: number, random: Random): string {
  const rise = height * 0.19;
  const layers = [palette.steel, palette.slate, palette.deep].map((colour, index) => {
    const shift = index * width * 0.045;
    const drop = index * height * 0.075;
    const rough = wander(random, 6);
    const crest = sample(90, (t): Point => {
      const x = t * width;
      const behind = (front - shift - x) / (width * 0.05);
      const step = 1 / (1 + Math.exp(-behind * 2.6));
      const curl = Math.exp(-((behind - 0.4) ** 2) * 1.4) * 0.28;
      return [x, still + drop - rise * (step + curl) * (1 - index * 0.14) + rough(t * 1.5) * 9];
    });
    const lip = crest.filter(([x]) => x < front - shift + 8);
    return (
      area([[0, height], ...crest, [width, height]], colour) +
      stroke(lip, index === 0 ? palette.paper : palette.mist, 9 - index * 2) +
      foam(random, lip.slice(-24), 34 - index * 6)
    );
  });
  return layers.join("");
}

function foam(random: Random, crest: readonly Point[], count: number): string {
  return Array.from({ length: count }, () => {
    const [x, y] = crest[Math.floor(random() * crest.length)] ?? [0, 0];
    const r = between(random, 3, 17);
    return disc(x + between(random, -16, 26), y + between(random, -16, 38), r, palette.paper);
  }).join("");
}
