import { palette } from "../lib/palette.ts";
import { axes, place, plot } from "../lib/plot.ts";
import { between, seeded } from "../lib/random.ts";
import { type Point, area, disc, line, rect, sample, stroke, svg } from "../lib/svg.ts";

/** The February flood: hourly rain from above, level from below, 0 to 72 hours. */
export function hydrograph(width: number, height: number): string {
  const random = seeded("hydrograph");
  const frame = plot(width, height, [0, 72], [0, 8]);
  const level = (t: number): number =>
    0.88 +
    4.62 * (t < 27 ? Math.exp(-(((t - 27) / 9.5) ** 2)) : Math.exp(-(((t - 27) / 21) ** 1.25)));
  const curve = sample(144, (t): Point => place(frame, t * 72, level(t * 72)));
  const bars = Array.from({ length: 36 }, (_, index) => {
    const t = index * 2;
    const fall =
      2.1 * Math.exp(-(((t - 17) / 9) ** 2)) * between(random, 0.45, 1.1) +
      (random() < 0.3 ? 0.16 : 0);
    const [x, y] = place(frame, t, 8);
    return rect(x + 3, y, frame.width / 36 - 6, (fall / 8) * frame.height, palette.haze);
  });
  const peak = place(frame, 27, 5.5);
  return svg(
    width,
    height,
    axes(width, height, frame, { x: [0, 12, 24, 36, 48, 60, 72], y: [0, 2, 4, 6, 8] }),
    ...bars,
    area([place(frame, 0, 0), ...curve, place(frame, 72, 0)], palette.mist, 0.6),
    stroke(curve, palette.slate, 6),
    line(place(frame, 0, 3.9), place(frame, 72, 3.9), palette.accent, 3, "2 12"),
    disc(peak[0], peak[1], 13, palette.accent),
  );
}

/** Two weeks of tide from springs to neaps. */
export function tideCurve(width: number, height: number): string {
  const frame = plot(width, height, [0, 14], [-3, 3]);
  const tide = (d: number): number =>
    1.74 * Math.cos((d * 24 * 2 * Math.PI) / 12.42) +
    0.47 * Math.cos((d * 24 * 2 * Math.PI) / 12 + 0.2) +
    0.11 * Math.cos((d * 24 * 2 * Math.PI) / 25.82);
  const range = (d: number): number => 1.74 + 0.47 * Math.cos((d / 14.77) * 2 * Math.PI) + 0.08;
  return svg(
    width,
    height,
    axes(width, height, frame, { x: [0, 2, 4, 6, 8, 10, 12, 14], y: [-3, -2, -1, 0, 1, 2, 3] }),
    area(
      [
        ...sample(60, (t) => place(frame, t * 14, range(t * 14))),
        ...sample(60, (t) => place(frame, (1 - t) * 14, -range((1 - t) * 14))),
      ],
      palette.pale,
      0.8,
    ),
    stroke(
      sample(700, (t) => place(frame, t * 14, tide(t * 14))),
      palette.slate,
      4,
    ),
    line(place(frame, 0, 0), place(frame, 14, 0), palette.accent, 3, "2 12"),
  );
}

/** Observed minus predicted: noise round zero, and one surge. */
export function residuals(width: number, height: number): string {
  const random = seeded("residuals");
  const frame = plot(width, height, [0, 30], [-0.5, 1.5]);
  let drift = 0;
  const points = sample(360, (t): Point => {
    drift = drift * 0.9 + between(random, -0.045, 0.045);
    const day = t * 30;
    return place(
      frame,
      day,
      drift +
        1.14 * Math.exp(-(((day - 18.4) / 0.9) ** 2)) -
        0.2 * Math.exp(-(((day - 20.3) / 0.7) ** 2)),
    );
  });
  const zero = place(frame, 0, 0);
  return svg(
    width,
    height,
    axes(width, height, frame, {
      x: [0, 5, 10, 15, 20, 25, 30],
      y: [-0.5, 0, 0.5, 1, 1.5],
      digits: 1,
    }),
    area([zero, ...points, place(frame, 30, 0)], palette.mist, 0.7),
    stroke(points, palette.slate, 3.6),
    line(zero, place(frame, 30, 0), palette.steel, 2.4),
    disc(...place(frame, 18.4, 1.16), 14, palette.accent),
  );
}

/** A rating curve with its gaugings and the band of its uncertainty. */
export function ratingCurve(width: number, height: number): string {
  const random = seeded("rating");
  const frame = plot(width, height, [0, 240], [0, 5]);
  const stage = (q: number): number => 0.42 + (q / 16.8) ** (1 / 1.74);
  const band = (q: number): number => 0.05 + 0.0022 * Math.abs(q - 60);
  const gaugings = Array.from({ length: 34 }, () => {
    const q = 3 + random() ** 2.2 * 140;
    return disc(...place(frame, q, stage(q) + between(random, -0.13, 0.13)), 8, palette.slate);
  });
  const edge = (sign: number) =>
    sample(60, (t): Point =>
      place(frame, 1 + t * 214, stage(1 + t * 214) + sign * band(1 + t * 214)),
    );
  return svg(
    width,
    height,
    axes(width, height, frame, { x: [0, 40, 80, 120, 160, 200, 240], y: [0, 1, 2, 3, 4, 5] }),
    area([...edge(1), ...edge(-1).reverse()], palette.pale),
    stroke(
      sample(60, (t) => place(frame, 1 + t * 147, stage(1 + t * 147))),
      palette.accent,
      5,
    ),
    stroke(
      sample(30, (t) => place(frame, 148 + t * 67, stage(148 + t * 67))),
      palette.accent,
      5,
      "4 14",
    ),
    ...gaugings,
  );
}

/** The bore's passage: ten minutes of level, three readings a second. */
export function boreTrace(width: number, height: number): string {
  const random = seeded("bore-trace");
  const frame = plot(width, height, [0, 600], [0, 4]);
  const level = (s: number): number => {
    const since = s - 212;
    const step = 1.92 / (1 + Math.exp(-since / 4));
    const train = since > 0 ? 0.46 * Math.exp(-since / 70) * Math.cos(since / 5.6) : 0;
    return 0.64 - s * 0.0002 + step + train + Math.max(0, since) * 0.0016;
  };
  const points = sample(900, (t): Point =>
    place(frame, t * 600, level(t * 600) + between(random, -0.025, 0.025)),
  );
  return svg(
    width,
    height,
    axes(width, height, frame, { x: [0, 100, 200, 300, 400, 500, 600], y: [0, 1, 2, 3, 4] }),
    line(place(frame, 212, 0), place(frame, 212, 4), palette.accent, 3, "2 12"),
    area([place(frame, 0, 0), ...points, place(frame, 600, 0)], palette.pale, 0.8),
    stroke(points, palette.slate, 4),
  );
}

/** Seepage at the weir against reservoir level, before and after grouting. */
export function seepage(width: number, height: number): string {
  const random = seeded("seepage");
  const frame = plot(width, height, [20, 32], [0, 6]);
  const cloud = (slope: number, bend: number, colour: string) =>
    Array.from({ length: 60 }, () => {
      const level = between(random, 21, 31.4);
      const flow = 0.7 + slope * (level - 20) + bend * Math.max(0, level - 27.4) ** 1.5;
      return disc(...place(frame, level, flow + between(random, -0.16, 0.16)), 8, colour);
    }).join("");
  return svg(
    width,
    height,
    axes(width, height, frame, { x: [20, 22, 24, 26, 28, 30, 32], y: [0, 1, 2, 3, 4, 5, 6] }),
    line(place(frame, 27.4, 0), place(frame, 27.4, 6), palette.steel, 3, "2 12"),
    cloud(0.09, 0.36, palette.accent),
    cloud(0.07, 0.02, palette.slate),
  );
}
