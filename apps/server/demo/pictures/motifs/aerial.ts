import { palette } from "../lib/palette.ts";
import { type Random, between, seeded } from "../lib/random.ts";
import { type Point, area, disc, el, group, line, rect, sample, stroke, svg } from "../lib/svg.ts";

/** A river seen from above, meandering through strips of field, with old arms beside it. */
export function aerialRiver(
  width: number,
  height: number,
  options: { seed: string; dark: boolean },
): string {
  const random = seeded(options.seed);
  const [ground, fields, water, edge] = options.dark
    ? [palette.night, [palette.deep, palette.slate, "#1d2631"], palette.haze, palette.steel]
    : [palette.cream, [palette.paper, palette.sand, palette.pale], palette.steel, palette.mist];
  const phase = random() * 0.7;
  const course = sample(120, (t): Point => [
    t * width * 1.1 - width * 0.05,
    meander(t + phase, height),
  ]);
  const old = sample(120, (t): Point => [
    t * width * 1.1 - width * 0.05,
    meander(t + phase + 0.035, height) + height * 0.09 * Math.sin(t * 17 + 1),
  ]);
  const gauge = course[76] ?? [0, 0];
  return svg(
    width,
    height,
    rect(0, 0, width, height, ground),
    fieldStrips(random, width, height, fields),
    stroke(old, edge, height * 0.12),
    stroke(old, ground, height * 0.1, "340 160"),
    stroke(course, edge, height * 0.15),
    stroke(course, water, height * 0.095),
    group(
      { opacity: 0.3 },
      stroke(course, options.dark ? palette.pale : palette.haze, height * 0.04),
    ),
    line([gauge[0] - 30, gauge[1] - 150], [gauge[0] + 30, gauge[1] + 150], palette.accent, 6),
    disc(gauge[0] - 30, gauge[1] - 150, 15, palette.accent),
    disc(gauge[0] + 30, gauge[1] + 150, 15, palette.accent),
  );
}

function meander(t: number, height: number): number {
  return height * (0.5 + 0.24 * Math.sin(t * 9.4 + 0.4) + 0.09 * Math.sin(t * 21));
}

function fieldStrips(
  random: Random,
  width: number,
  height: number,
  colours: readonly string[],
): string {
  let out = "";
  for (let x = -width * 0.2; x < width * 1.1;) {
    const wide = between(random, width * 0.1, width * 0.22);
    const tilt = width * 0.14;
    for (let y = -height * 0.1; y < height * 1.1;) {
      const tall = between(random, height * 0.12, height * 0.34);
      const colour = colours[Math.floor(random() * colours.length)] ?? palette.paper;
      const shift = (at: number): number => (1 - at / height) * tilt;
      const corners: Point[] = [
        [x + shift(y), y],
        [x + wide - 8 + shift(y), y],
        [x + wide - 8 + shift(y + tall - 8), y + tall - 8],
        [x + shift(y + tall - 8), y + tall - 8],
      ];
      out += group({ opacity: 0.62 }, area(corners, colour));
      out += furrows(random, corners, colour);
      y += tall;
    }
    x += wide;
  }
  return out;
}

function furrows(random: Random, corners: readonly Point[], colour: string): string {
  const [a, b, c, d] = corners;
  if (!a || !b || !c || !d || random() < 0.55) return "";
  const rows = Math.floor(between(random, 5, 11));
  const lines = Array.from({ length: rows }, (_, index) => {
    const t = (index + 0.5) / rows;
    return line(
      [a[0] + (b[0] - a[0]) * t, a[1]],
      [d[0] + (c[0] - d[0]) * t, d[1]],
      colour === palette.paper ? palette.sand : palette.mist,
      1.6,
    );
  });
  return group({ opacity: 0.35 }, ...lines);
}

/** A canal in perspective, with fields, gates and a flow meter's paths across it. */
export function canal(width: number, height: number, options: { seed: string }): string {
  const random = seeded(options.seed);
  const horizon = height * 0.36;
  const vanish: Point = [width * 0.6, horizon];
  const foot = (share: number): Point => [width * share, height];
  const at = (share: number, t: number): Point => {
    const [x, y] = foot(share);
    return [vanish[0] + (x - vanish[0]) * t, vanish[1] + (y - vanish[1]) * t];
  };
  const fields = Array.from({ length: 20 }, (_, index) => {
    const left = -2.9 + index * 0.36;
    const colours = [palette.sand, palette.cream, palette.sand, palette.mist, palette.paper];
    return area(
      [vanish, foot(left), foot(left + 0.36)],
      colours[Math.floor(random() * 5)] ?? palette.sand,
    );
  });
  const rungs = [0.3, 0.45, 0.72].map((t) =>
    line(at(0.16, t), at(0.74, t), palette.accent, 2 + t * 5, `${4 + t * 14} ${8 + t * 14}`),
  );
  return svg(
    width,
    height,
    rect(0, 0, width, horizon, palette.paper),
    rect(0, horizon, width, height - horizon, palette.cream),
    disc(width * 0.22, horizon - height * 0.12, height * 0.08, palette.accent),
    range(width, horizon, height),
    ...fields,
    area([vanish, foot(0.02), foot(0.88)], palette.cream),
    area([vanish, foot(0.1), foot(0.8)], palette.slate),
    area([vanish, foot(0.16), foot(0.74)], palette.grey),
    group({ opacity: 0.5 }, ...canalGlints(random, at)),
    ...rungs,
    ...[0.3, 0.45, 0.72].flatMap((t) => [
      disc(...at(0.14, t), 4 + t * 15, palette.accent),
      disc(...at(0.76, t), 4 + t * 15, palette.accent),
    ]),
    poplars(random, width, horizon, at),
  );
}

function canalGlints(random: Random, at: (share: number, t: number) => Point): string[] {
  return Array.from({ length: 46 }, () => {
    const t = 0.1 + 0.9 * random();
    const share = between(random, 0.2, 0.62);
    return line(at(share, t), at(share + between(random, 0.02, 0.08), t), palette.pale, 1 + t * 4);
  });
}

function range(width: number, horizon: number, height: number): string {
  const crest = sample(60, (t): Point => [
    t * width,
    horizon - height * (0.06 + 0.04 * Math.sin(t * 7 + 1) + 0.018 * Math.sin(t * 23)),
  ]);
  return area([[0, horizon], ...crest, [width, horizon]], palette.mist);
}

function poplars(
  random: Random,
  width: number,
  horizon: number,
  at: (share: number, t: number) => Point,
): string {
  return Array.from({ length: 11 }, (_, index) => {
    const t = 0.06 + (index / 11) ** 1.7 * 0.8;
    const [x, y] = at(1.12, t);
    const tall = t * width * 0.24 * between(random, 0.85, 1.1);
    const top = Math.max(y - tall, horizon * 0.1);
    return (
      el("ellipse", {
        cx: x,
        cy: (y + top) / 2,
        rx: t * 26,
        ry: (y - top) / 2,
        fill: palette.slate,
      }) + line([x, y], [x, y + t * 24], palette.deep, t * 9)
    );
  })
    .reverse()
    .join("");
}
