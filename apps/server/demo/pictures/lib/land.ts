import { type Random, between, wander } from "./random.ts";
import { type Point, area, disc, fade, line, sample } from "./svg.ts";
import type { Mood } from "./palette.ts";

/** The sky with its disc (sun or moon). `horizon` is where the gradient ends. */
export function sky(
  width: number,
  horizon: number,
  mood: Mood,
  sun?: { x: number; y: number; r: number },
): string {
  const body = fade("sky", { x: 0, y: 0, width, height: horizon }, mood.sky);
  return sun ? body + disc(sun.x, sun.y, sun.r, mood.disc) : body;
}

/** Hills from far to near that end in `base`; nearer ones are lower and darker. */
export function hills(
  random: Random,
  width: number,
  base: number,
  height: number,
  colours: readonly string[],
): string {
  return colours
    .map((colour, index) => {
      const share = 1 - index / (colours.length + 0.6);
      const shape = wander(random, 5);
      const crest = (t: number): Point => [
        t * width,
        base - height * share * (0.62 + 0.38 * shape(t * 0.9)),
      ];
      return area([[0, base + 2], ...sample(96, crest), [width, base + 2]], colour);
    })
    .join("");
}

/** Long low clouds as stacked rounded bars. */
export function clouds(
  random: Random,
  box: { x: number; y: number; width: number; height: number },
  colour: string,
  count: number,
): string {
  return Array.from({ length: count }, () => {
    const length = box.width * between(random, 0.12, 0.42);
    const x = box.x + between(random, -0.1, 0.9) * box.width;
    const y = box.y + random() * box.height;
    return line([x, y], [x + length, y], colour, between(random, 0.03, 0.085) * box.height);
  }).join("");
}

/** Stars in the upper part of a night sky. */
export function stars(random: Random, width: number, height: number, colour: string): string {
  return Array.from({ length: 90 }, () =>
    disc(random() * width, random() ** 1.4 * height, between(random, 0.8, 2.4), colour),
  ).join("");
}

/** Slanted rain over a whole box. */
export function rain(
  random: Random,
  width: number,
  height: number,
  colour: string,
  count: number,
): string {
  return Array.from({ length: count }, () => {
    const x = between(random, -0.1, 1.1) * width;
    const y = between(random, -0.1, 1) * height;
    const length = between(random, 24, 90);
    return line([x, y], [x - length * 0.28, y + length], colour, between(random, 1, 2.6));
  }).join("");
}
