import { clouds, hills, sky } from "../lib/land.ts";
import { town } from "../lib/built.ts";
import { moods, palette } from "../lib/palette.ts";
import { type Random, between, seeded } from "../lib/random.ts";
import { area, disc, el, group, line, rect, svg } from "../lib/svg.ts";
import { water } from "../lib/water.ts";

/** A works with a saw-tooth roof on the water: hills and willows, or a Dutch quay. */
export function works(
  width: number,
  height: number,
  options: { seed: string; mood: keyof typeof moods; place: "hangzhou" | "vlissingen" },
): string {
  const random = seeded(options.seed);
  const mood = moods[options.mood];
  const base = height * 0.7;
  const south = options.place === "hangzhou";
  const [far, mid, near, front] = mood.land;
  const x = width * 0.2;
  return svg(
    width,
    height,
    sky(width, base, mood, { x: width * 0.18, y: height * 0.25, r: height * 0.09 }),
    group(
      { opacity: 0.5 },
      clouds(random, { x: 0, y: height * 0.1, width, height: height * 0.24 }, palette.pale, 8),
    ),
    south
      ? hills(random, width, base, height * 0.44, [far, mid])
      : town(
          random,
          { x: -30, base, width: width * 1.1, height: height * 0.2 },
          far,
          palette.cream,
        ),
    sawTooth({ x, base, width: width * 0.6, height: height * 0.26 }, near, front, mood.disc),
    south
      ? pagoda(width * 0.885, base - height * 0.19, height * 0.2, near)
      : chimney(width * 0.86, base, height * 0.48, front),
    el("rect", { x: 0, y: base, width, height: height * 0.028, fill: front }),
    water(random, { x: 0, y: base + height * 0.028, width, height }, mood, 80),
    south
      ? willow(random, width * 0.07, base + 6, height * 0.42, front)
      : bollards(width, base, front),
    barge(width * 0.6, height * 0.86, width * 0.2, front),
  );
}

function sawTooth(
  box: { x: number; base: number; width: number; height: number },
  wall: string,
  roof: string,
  light: string,
): string {
  const teeth = 6;
  const step = box.width / teeth;
  const eaves = box.base - box.height * 0.58;
  let out = rect(box.x, eaves, box.width, box.base - eaves, wall);
  for (let index = 0; index < teeth; index += 1) {
    const left = box.x + index * step;
    out += area(
      [
        [left, eaves],
        [left, box.base - box.height],
        [left + step, eaves],
      ],
      roof,
    );
    out += area(
      [
        [left + 8, eaves - 8],
        [left + 8, box.base - box.height + 26],
        [left + step * 0.16, box.base - box.height * 0.9],
        [left + step * 0.16, eaves - 8],
      ],
      palette.pale,
    );
    for (let pane = 0; pane < 3; pane += 1) {
      const lit = (index * 3 + pane) % 7 === 3;
      out += rect(
        left + step * (0.12 + pane * 0.28),
        eaves + box.height * 0.16,
        step * 0.18,
        box.height * 0.2,
        lit ? light : palette.pale,
      );
    }
  }
  return (
    out +
    rect(
      box.x + box.width * 0.46,
      box.base - box.height * 0.3,
      step * 0.6,
      box.height * 0.3,
      palette.ink,
    )
  );
}

function pagoda(x: number, base: number, size: number, colour: string): string {
  const tiers = Array.from({ length: 6 }, (_, index) => {
    const t = index / 6;
    const half = size * 0.15 * (1 - t * 0.5);
    const y = base - size * t * 0.86;
    return (
      rect(x - half * 0.62, y - size * 0.15, half * 1.24, size * 0.16, colour) +
      area(
        [
          [x - half * 1.25, y - size * 0.02],
          [x - half * 0.6, y - size * 0.06],
          [x + half * 0.6, y - size * 0.06],
          [x + half * 1.25, y - size * 0.02],
          [x + half, y],
          [x - half, y],
        ],
        colour,
      )
    );
  });
  return tiers.join("") + line([x, base - size * 0.86], [x, base - size * 1.08], colour, 5);
}

function chimney(x: number, base: number, size: number, colour: string): string {
  return (
    area(
      [
        [x - size * 0.05, base],
        [x - size * 0.032, base - size],
        [x + size * 0.032, base - size],
        [x + size * 0.05, base],
      ],
      colour,
    ) + rect(x - size * 0.042, base - size * 0.93, size * 0.084, size * 0.025, palette.accent)
  );
}

function willow(random: Random, x: number, base: number, size: number, colour: string): string {
  const strands = Array.from({ length: 90 }, () => {
    const reach = between(random, -0.42, 0.42);
    const top = base - size * (0.98 - reach ** 2 * 1.9);
    const foot = base - size * between(random, 0.1, 0.42);
    const at = x + reach * size;
    return el("path", {
      d: `M${at} ${top}Q${at + reach * size * 0.2} ${(top + foot) / 2} ${at + reach * 20} ${foot}`,
      fill: "none",
      stroke: colour,
      "stroke-width": between(random, 3, 7),
      "stroke-linecap": "round",
    });
  });
  return (
    line([x - 8, base], [x, base - size * 0.7], colour, size * 0.06) +
    group({ opacity: 0.9 }, ...strands)
  );
}

function bollards(width: number, base: number, colour: string): string {
  return [0.05, 0.12, 0.93]
    .map(
      (share) =>
        rect(width * share, base - 26, 22, 30, colour) +
        disc(width * share + 11, base - 28, 15, colour),
    )
    .join("");
}

function barge(x: number, y: number, length: number, colour: string): string {
  return [
    area(
      [
        [x - length / 2, y],
        [x + length / 2, y],
        [x + length * 0.44, y + length * 0.09],
        [x - length * 0.46, y + length * 0.09],
      ],
      colour,
    ),
    rect(x + length * 0.26, y - length * 0.1, length * 0.15, length * 0.1, colour),
    area(
      [
        [x - length * 0.4, y],
        [x - length * 0.3, y - length * 0.05],
        [x + length * 0.16, y - length * 0.05],
        [x + length * 0.2, y],
      ],
      palette.steel,
    ),
    rect(x + length * 0.29, y - length * 0.08, length * 0.05, length * 0.04, palette.accent),
  ].join("");
}
