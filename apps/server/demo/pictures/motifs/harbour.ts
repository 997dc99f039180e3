import { crane, hut, jetty, town } from "../lib/built.ts";
import { clouds, hills, rain, sky, stars } from "../lib/land.ts";
import { moods, palette } from "../lib/palette.ts";
import { seeded } from "../lib/random.ts";
import { type View, viewed } from "../lib/view.ts";
import { area, disc, group, line, svg } from "../lib/svg.ts";
import { reflection, water } from "../lib/water.ts";

/** A harbour front across the water, with a gauge hut on its jetty. */
export function harbour(
  width: number,
  height: number,
  options: {
    seed: string;
    mood: keyof typeof moods;
    hutAt?: number;
    weather?: "rain";
    view?: View;
  },
): string {
  const random = seeded(options.seed);
  const mood = moods[options.mood];
  const dark = options.mood === "night" || options.mood === "storm";
  const horizon = height * 0.6;
  const sun = { x: width * 0.27, y: horizon - height * 0.2, r: height * 0.11 };
  const lit = dark ? palette.accent : palette.cream;
  const [far, mid, near, front] = mood.land;
  const hutX = width * (options.hutAt ?? 0.66);
  const deck = height * 0.72;
  const body = [
    sky(width, horizon, mood, options.weather ? undefined : sun),
    options.mood === "night" ? stars(random, width, horizon * 0.8, palette.haze) : "",
    group(
      { opacity: dark ? 0.35 : 0.5 },
      clouds(
        random,
        { x: 0, y: height * 0.08, width, height: height * 0.3 },
        dark ? palette.slate : palette.pale,
        9,
      ),
    ),
    hills(random, width, horizon, height * 0.16, [far]),
    town(random, { x: -20, base: horizon, width: width * 0.62, height: height * 0.13 }, mid, far),
    crane(width * 0.78, horizon, height * 0.3, mid),
    crane(width * 0.9, horizon, height * 0.24, mid),
    town(
      random,
      { x: width * 0.3, base: horizon + 3, width: width * 0.8, height: height * 0.07 },
      near,
      lit,
    ),
    water(random, { x: 0, y: horizon, width, height: height - horizon }, mood, 70),
    options.weather
      ? ""
      : group(
          { opacity: 0.8 },
          reflection(
            random,
            { x: sun.x, y: horizon, height: height * 0.33, spread: sun.r },
            mood.disc,
          ),
        ),
    boat(width * 0.43, height * 0.735, height * 0.1, near),
    jetty(hutX - width * 0.02, width * 0.5, deck, height, front),
    hut(hutX + width * 0.07, deck, height * 0.19, front, palette.accent),
    group(
      { opacity: 0.7 },
      reflection(
        random,
        { x: hutX + width * 0.1, y: deck + height * 0.05, height: height * 0.2, spread: 26 },
        palette.accent,
      ),
    ),
    options.weather ? group({ opacity: 0.35 }, rain(random, width, height, palette.pale, 420)) : "",
  ].join("");
  return svg(width, height, viewed(body, width, height, options.view ?? {}));
}

function boat(x: number, y: number, size: number, colour: string): string {
  return [
    area(
      [
        [x - size, y],
        [x + size * 1.1, y - size * 0.06],
        [x + size * 0.85, y + size * 0.26],
        [x - size * 0.8, y + size * 0.26],
      ],
      colour,
    ),
    area(
      [
        [x - size * 0.5, y],
        [x - size * 0.5, y - size * 0.42],
        [x, y - size * 0.42],
        [x + size * 0.1, y],
      ],
      colour,
    ),
    line([x + size * 0.2, y], [x + size * 0.2, y - size * 1.2], colour, size * 0.045),
    line([x + size * 0.2, y - size * 1.15], [x + size * 0.95, y - size * 0.1], colour, size * 0.02),
    disc(x + size * 0.2, y - size * 1.2, size * 0.05, palette.accent),
  ].join("");
}
