import { beam, staff } from "../lib/gauge.ts";
import { numeral } from "../lib/numerals.ts";
import { palette } from "../lib/palette.ts";
import { type Point, area, disc, el, group, line, rect, sample, stroke, svg } from "../lib/svg.ts";
import { swell } from "../lib/water.ts";

/** A stilling well cut open: rough sea outside, calm inside, float, orifice, recorder hut. */
export function stillingWell(width: number, height: number): string {
  const sea = height * 0.46;
  const well = { left: width * 0.5, right: width * 0.64, top: height * 0.2, foot: height * 0.86 };
  const rough = sample(90, (t): Point => [
    t * well.left,
    sea + Math.sin(t * 21) * 26 * (1 - t * 0.2),
  ]);
  return svg(
    width,
    height,
    rect(0, 0, width, height, palette.paper),
    area([...rough, [well.left, height * 0.92], [0, height * 0.92]], palette.haze),
    group(
      { opacity: 0.5 },
      swell({ x: 0, y: sea + 40, width: well.left - 24, height: height * 0.4 }, 5, palette.pale, {
        length: 40,
        height: 10,
      }),
    ),
    stroke(rough, palette.slate, 5),
    rect(0, height * 0.92, width, height * 0.08, palette.slate),
    rect(well.right, height * 0.2, width, height * 0.74, palette.sand),
    ...Array.from({ length: 24 }, (_, i) =>
      line(
        [well.right + 30 + (i % 6) * 66, height * (0.3 + Math.floor(i / 6) * 0.16)],
        [well.right + 58 + (i % 6) * 66, height * (0.27 + Math.floor(i / 6) * 0.16)],
        "#bfae90",
        4,
      ),
    ),
    rect(well.left, sea, well.right - well.left, well.foot - sea + 24, palette.mist),
    line([well.left, sea], [well.right, sea], palette.slate, 5),
    rect(well.left - 22, well.top, 22, well.foot - well.top + 22, palette.ink),
    rect(well.right, well.top, 22, well.foot - well.top + 22, palette.ink),
    area(
      [
        [well.left - 22, well.foot + 22],
        [well.right + 22, well.foot + 22],
        [(well.left + well.right) / 2, well.foot + 64],
      ],
      palette.ink,
    ),
    rect(well.left - 26, height * 0.745, 30, 26, palette.accent),
    line([well.left - 130, height * 0.757], [well.left - 44, height * 0.757], palette.accent, 6),
    area(
      [
        [well.left - 58, height * 0.74],
        [well.left - 34, height * 0.757],
        [well.left - 58, height * 0.774],
      ],
      palette.accent,
    ),
    ...floatLine((well.left + well.right) / 2, sea, height * 0.13),
    area(
      [
        [well.left - 70, well.top],
        [well.left - 70, height * 0.1],
        [(well.left + well.right) / 2, height * 0.03],
        [well.right + 90, height * 0.1],
        [well.right + 90, well.top],
      ],
      palette.slate,
    ),
    disc((well.left + well.right) / 2, height * 0.13, 34, palette.pale),
    disc((well.left + well.right) / 2, height * 0.13, 8, palette.accent),
    rect(well.right + 36, height * 0.115, 30, 40, palette.accent),
  );
}

function floatLine(x: number, sea: number, wheel: number): string[] {
  return [
    line([x - 34, wheel], [x - 34, sea - 20], palette.ink, 4),
    line([x + 34, wheel], [x + 34, sea + 90], palette.ink, 4),
    el("rect", { x: x - 76, y: sea - 24, width: 84, height: 44, rx: 14, fill: palette.accent }),
    rect(x + 22, sea + 90, 24, 70, palette.ink),
  ];
}

/** A radar over water: its footprint, the quay that it must not see, and the range. */
export function radarBeam(width: number, height: number): string {
  const sea = height * 0.74;
  const x = width * 0.56;
  const head = height * 0.2;
  const wave = sample(90, (t): Point => [
    width * 0.26 + t * width * 0.74,
    sea + Math.sin(t * 30) * 13,
  ]);
  return svg(
    width,
    height,
    rect(0, 0, width, height, palette.paper),
    area([...wave, [width, height], [width * 0.26, height]], palette.haze),
    stroke(wave, palette.slate, 5),
    rect(0, height * 0.24, width * 0.26, height, palette.sand),
    rect(0, height * 0.24, width * 0.285, 26, palette.slate),
    staff(
      { x: width * 0.262, y: height * 0.3, width: width * 0.05, height: height * 0.66 },
      { first: 6, units: 6 },
      { board: palette.paper, mark: palette.slate, number: palette.ink },
    ),
    line([width * 0.16, height * 0.24], [width * 0.16, head - 70], palette.ink, 16),
    line([width * 0.16, head - 50], [x, head - 50], palette.ink, 12),
    line([width * 0.16, head + 30], [width * 0.34, head - 50], palette.ink, 8),
    area(
      [
        [x - 26, head - 52],
        [x + 26, head - 52],
        [x + 46, head + 14],
        [x - 46, head + 14],
      ],
      palette.ink,
    ),
    beam(x, head + 14, sea, width * 0.1, palette.accent),
    el("ellipse", {
      cx: x,
      cy: sea,
      rx: width * 0.1,
      ry: 15,
      fill: "none",
      stroke: palette.accent,
      "stroke-width": 5,
    }),
    measure(width * 0.8, head + 14, sea),
    numeral("8", width * 0.8 + 46, (head + sea) / 2, 44, palette.slate),
    line([x, sea + 56], [x + width * 0.1, sea + 56], palette.ink, 4),
    numeral("0.56", x + width * 0.05, sea + 92, 30, palette.ink),
  );
}

function measure(x: number, top: number, bottom: number): string {
  return [
    line([x, top], [x, bottom], palette.steel, 4),
    line([x - 18, top], [x + 18, top], palette.steel, 4),
    line([x - 18, bottom], [x + 18, bottom], palette.steel, 4),
  ].join("");
}

/** A channel from above with four crossed acoustic paths, and its section below. */
export function flowPaths(width: number, height: number): string {
  const banks = { top: height * 0.1, bottom: height * 0.46 };
  const paths: (readonly [Point, Point])[] = [
    [
      [width * 0.34, banks.top],
      [width * 0.56, banks.bottom],
    ],
    [
      [width * 0.56, banks.top],
      [width * 0.34, banks.bottom],
    ],
  ];
  const bed = height * 0.92;
  const level = height * 0.6;
  const section: Point[] = [
    [width * 0.16, level],
    [width * 0.3, bed],
    [width * 0.7, bed],
    [width * 0.84, level],
  ];
  const rows = [0.68, 0.74, 0.8, 0.86].map((share) => {
    const t = (height * share - level) / (bed - level);
    const from: Point = [width * (0.16 + 0.14 * t), height * share];
    const to: Point = [width * (0.84 - 0.14 * t), height * share];
    return (
      line(from, to, palette.accent, 4, "2 12") +
      disc(...from, 12, palette.accent) +
      disc(...to, 12, palette.accent)
    );
  });
  return svg(
    width,
    height,
    rect(0, 0, width, height, palette.paper),
    rect(0, banks.top - 46, width, banks.bottom - banks.top + 92, palette.sand),
    rect(0, banks.top, width, banks.bottom - banks.top, palette.mist),
    ...[0.2, 0.4, 0.6, 0.8].map((share) =>
      arrow(
        width * 0.07,
        banks.top + (banks.bottom - banks.top) * share,
        width * (0.06 + 0.12 * Math.sin(share * Math.PI)),
      ),
    ),
    ...paths.flatMap(([from, to]) => [
      line(from, to, palette.accent, 5),
      disc(...from, 17, palette.ink),
      disc(...to, 17, palette.ink),
    ]),
    arrow(width * 0.72, (banks.top + banks.bottom) / 2, width * 0.18),
    area(
      [
        [0, height * 0.55],
        [width * 0.14, height * 0.55],
        ...section,
        [width * 0.86, height * 0.55],
        [width, height * 0.55],
        [width, height],
        [0, height],
      ],
      palette.sand,
    ),
    area(section, palette.haze),
    line(section[0] ?? [0, 0], section[3] ?? [0, 0], palette.slate, 5),
    ...rows,
  );
}

function arrow(x: number, y: number, length: number): string {
  return (
    line([x, y], [x + length, y], palette.steel, 6) +
    area(
      [
        [x + length, y - 14],
        [x + length + 26, y],
        [x + length, y + 14],
      ],
      palette.steel,
    )
  );
}

/** Three zeros on one quay: chart datum, national datum, and the staff's own zero. */
export function datum(width: number, height: number): string {
  const levels = [
    { y: 0.34, colour: palette.steel, value: "2.60" },
    { y: 0.55, colour: palette.slate, value: "0.00" },
    { y: 0.76, colour: palette.accent, value: "-2.51" },
  ];
  const sea = height * 0.48;
  const wave = sample(90, (t): Point => [
    width * 0.36 + t * width * 0.64,
    sea + Math.sin(t * 24) * 9,
  ]);
  return svg(
    width,
    height,
    rect(0, 0, width, height, palette.paper),
    area([...wave, [width, height], [width * 0.36, height]], palette.pale),
    stroke(wave, palette.haze, 5),
    area(
      [
        [0, height * 0.2],
        [width * 0.34, height * 0.2],
        [width * 0.36, height],
        [0, height],
      ],
      palette.sand,
    ),
    rect(0, height * 0.2, width * 0.345, 22, palette.slate),
    staff(
      { x: width * 0.352, y: height * 0.14, width: width * 0.06, height: height * 0.78 },
      { first: 4, units: 7 },
      { board: palette.paper, mark: palette.slate, number: palette.ink },
    ),
    disc(width * 0.2, height * 0.2 - 16, 16, palette.accent),
    ...levels.map(
      ({ y, colour, value }) =>
        line([width * 0.43, height * y], [width * 0.8, height * y], colour, 5, "26 12") +
        numeral(value, width * 0.83, height * y, 36, colour, "start"),
    ),
    measure(width * 0.62, height * 0.55, height * 0.76),
  );
}
