import { type Terrain, bumps, contour } from "../lib/contour.ts";
import { numeral } from "../lib/numerals.ts";
import { palette } from "../lib/palette.ts";
import { region } from "../lib/region.ts";
import { seeded } from "../lib/random.ts";
import { type Point, disc, el, line, rect, sample, svg } from "../lib/svg.ts";

/** What a map shows. */
export interface MapOptions {
  seed: string;
  look: "paper" | "dark";
  terrain?: Terrain;
  /** Places with an instrument, in shares of the width and height. */
  stations: readonly Point[];
  /** Lines between stations, by their index. */
  links?: readonly (readonly [number, number])[];
  soundings?: boolean;
}

const looks = {
  paper: {
    land: palette.paper,
    tints: [palette.cream, palette.pale, palette.mist, palette.haze, palette.grey, palette.steel],
    line: palette.slate,
  },
  dark: {
    land: palette.night,
    tints: [palette.deep, palette.slate, palette.steel, palette.grey, palette.haze, palette.mist],
    line: palette.ink,
  },
} as const;

/** A tinted depth chart with contour lines and gauge stations. */
export function depthChart(width: number, height: number, options: MapOptions): string {
  const random = seeded(options.seed);
  const look = looks[options.look];
  const terrain = options.terrain ?? bumps(random, 16);
  const box = { width, height, cell: 18 };
  const levels = [0, 0.22, 0.46, 0.72, 1, 1.32];
  const body = levels.map(
    (level, index) =>
      region(terrain, level, box, look.tints[index] ?? look.land) +
      contour(terrain, level, box, { colour: look.line, width: index === 0 ? 4 : 1.4 }),
  );
  const between = [-0.12, -0.26, -0.42, -0.6].map((level) =>
    contour(terrain, level, box, {
      colour: options.look === "paper" ? palette.sand : palette.deep,
      width: 1.6,
    }),
  );
  const at = options.stations.map(([x, y]): Point => [x * width, y * height]);
  const links = (options.links ?? []).map(([from, to]) => {
    const [a, b] = [at[from], at[to]];
    return a && b ? line(a, b, palette.accent, 3, "2 12") : "";
  });
  return svg(
    width,
    height,
    rect(0, 0, width, height, look.land),
    ...between,
    ...body,
    options.soundings ? soundings(terrain, width, height, palette.slate) : "",
    ...links,
    ...at.map(station),
  );
}

function station([x, y]: Point): string {
  return (
    el("circle", { cx: x, cy: y, r: 26, fill: "none", stroke: palette.accent, "stroke-width": 4 }) +
    disc(x, y, 11, palette.accent)
  );
}

/** Depth figures on a loose grid, where there is water. */
function soundings(terrain: Terrain, width: number, height: number, colour: string): string {
  let out = "";
  for (let row = 0; row < 7; row += 1)
    for (let column = 0; column < 12; column += 1) {
      const x = (column + 0.5 + (row % 2) * 0.5) / 12.5;
      const y = (row + 0.6) / 7.4;
      const depth = terrain(x, y);
      if (depth > 0.06)
        out += numeral(String(Math.round(depth * 18)), x * width, y * height, 15, colour);
    }
  return out;
}

/** A river's mouth: a branching channel that widens towards the right. */
export function estuary(seed: string): Terrain {
  const rough = bumps(seeded(seed), 18);
  return (x, y) => {
    const channel = 0.5 + 0.13 * Math.sin(x * 6.2) * (1 - x * 0.4);
    const half = 0.05 + 0.5 * x ** 2.2;
    return 1.25 * (1 - Math.abs(y - channel) / half) * (0.5 + 0.6 * x) + rough(x, y) * 0.34 - 0.1;
  };
}

/** A flooded valley with a side arm: a reservoir, deepest before its dam on the right. */
export function lake(seed: string): Terrain {
  const rough = bumps(seeded(seed), 24);
  const trunk = sample(26, (t): Point => [0.1 + t * 0.72, 0.56 + 0.2 * Math.sin(t * 6.4 + 0.3)]);
  const arm = sample(9, (t): Point => [0.36 + t * 0.1, 0.12 + t * 0.42]);
  const spots = [
    ...trunk.map(([x, y], index) => ({ x, y, size: 0.035 + index * 0.0032 })),
    ...arm.map(([x, y], index) => ({ x, y, size: 0.028 + index * 0.004 })),
  ];
  return (x, y) => {
    const valley = spots.reduce((sum, spot) => {
      const distance = ((x - spot.x) ** 2 + ((y - spot.y) * 0.62) ** 2) / spot.size ** 2;
      return sum + spot.size * 9 * Math.exp(-distance);
    }, 0);
    const open = valley * 0.44 - 0.3 + rough(x, y) * 0.16;
    return Math.min(open, (0.86 - x - (y - 0.5) * 0.08) * 30 - 0.2);
  };
}

/** A coast: land to the left, sea to the right, with inlets. */
export function coast(seed: string): Terrain {
  const rough = bumps(seeded(seed), 26);
  return (x, y) =>
    (x - 0.44 - 0.1 * Math.sin(y * 7) - 0.05 * Math.sin(y * 19 + 1)) * 2.4 + rough(x, y) * 0.42;
}
