import { numeral } from "../lib/numerals.ts";
import { palette } from "../lib/palette.ts";
import { type Point, area, disc, el, group, line, rect, sample, stroke, svg } from "../lib/svg.ts";

export type Instrument = "t80" | "p12" | "l3" | "f6";

/** One instrument on a plain ground, as in a catalogue. */
export function still(width: number, height: number, instrument: Instrument): string {
  const light = instrument === "t80" || instrument === "l3";
  const [wall, table, ring] = light
    ? [palette.cream, palette.sand, palette.paper]
    : [palette.slate, palette.deep, palette.steel];
  const floor = height * 0.8;
  return svg(
    width,
    height,
    rect(0, 0, width, height, wall),
    ...[0.56, 0.42, 0.28].map((r, i) =>
      group({ opacity: 0.35 + i * 0.2 }, disc(width * 0.5, height * 0.46, height * r, ring)),
    ),
    rect(0, floor, width, height - floor, table),
    el("ellipse", {
      cx: width * 0.5,
      cy: floor + height * 0.045,
      rx: width * 0.2,
      ry: height * 0.026,
      fill: light ? "#c4b394" : palette.night,
    }),
    drawings[instrument](width * 0.5, floor + height * 0.04, height * 0.66),
  );
}

const drawings: Record<Instrument, (x: number, base: number, size: number) => string> = {
  t80: radarHead,
  p12: probe,
  l3: logger,
  f6: transducers,
};

function radarHead(x: number, base: number, size: number): string {
  const top = base - size;
  const w = size * 0.3;
  return [
    rect(x - w * 0.12, top - size * 0.4, w * 0.24, size * 0.5, palette.steel),
    rect(x - w * 0.5, top + size * 0.06, w, size * 0.1, palette.slate),
    el("rect", {
      x: x - w * 0.85,
      y: top + size * 0.15,
      width: w * 1.7,
      height: size * 0.36,
      rx: size * 0.04,
      fill: palette.deep,
    }),
    el("rect", {
      x: x - w * 0.85,
      y: top + size * 0.15,
      width: w * 0.34,
      height: size * 0.36,
      rx: size * 0.04,
      fill: palette.slate,
    }),
    rect(x - w * 0.85, top + size * 0.38, w * 1.7, size * 0.03, palette.accent),
    ...Array.from({ length: 5 }, (_, i) =>
      rect(x + w * 0.1 + i * w * 0.13, top + size * 0.21, w * 0.06, size * 0.12, palette.night),
    ),
    area(
      [
        [x - w * 0.4, top + size * 0.51],
        [x + w * 0.4, top + size * 0.51],
        [x + w * 1.02, base - size * 0.09],
        [x - w * 1.02, base - size * 0.09],
      ],
      palette.haze,
    ),
    area(
      [
        [x - w * 0.4, top + size * 0.51],
        [x - w * 0.12, top + size * 0.51],
        [x - w * 0.46, base - size * 0.09],
        [x - w * 1.02, base - size * 0.09],
      ],
      palette.mist,
    ),
    rect(x - w * 1.1, base - size * 0.1, w * 2.2, size * 0.1, palette.slate),
    rect(x - w * 1.1, base - size * 0.1, w * 0.5, size * 0.1, palette.steel),
  ].join("");
}

function probe(x: number, base: number, size: number): string {
  const coil = sample(300, (t): Point => {
    const turns = t * Math.PI * 2 * 4.6;
    const reach = size * (0.34 + 0.012 * Math.sin(turns * 2.3));
    return [
      x + size * 0.34 + Math.cos(turns) * reach * 0.92,
      base - size * 0.34 + Math.sin(turns) * reach * 0.96 - t * 8,
    ];
  });
  const w = size * 0.13;
  const left = x - size * 0.55;
  return [
    stroke(coil, palette.ink, 15),
    stroke(coil, palette.accent, 3, "2 40"),
    el("path", {
      d: `M${left} ${base - size * 0.98}C${left} ${base - size * 1.35} ${x + size * 0.3} ${base - size * 1.3} ${x + size * 0.36} ${base - size * 0.68}`,
      fill: "none",
      stroke: palette.ink,
      "stroke-width": 15,
    }),
    rect(left - w * 0.3, base - size * 1.02, w * 0.6, size * 0.12, palette.night),
    el("rect", {
      x: left - w,
      y: base - size * 0.92,
      width: w * 2,
      height: size * 0.76,
      rx: 14,
      fill: palette.mist,
    }),
    el("rect", {
      x: left - w,
      y: base - size * 0.92,
      width: w * 0.7,
      height: size * 0.76,
      rx: 14,
      fill: palette.pale,
    }),
    rect(left - w, base - size * 0.74, w * 2, size * 0.035, palette.accent),
    ...[0.5, 0.44, 0.38].map((y) => rect(left - w, base - size * y, w * 2, 5, palette.grey)),
    area(
      [
        [left - w, base - size * 0.19],
        [left + w, base - size * 0.19],
        [left + w * 0.7, base],
        [left - w * 0.7, base],
      ],
      palette.haze,
    ),
    ...[-0.45, 0, 0.45].map((s) => disc(left + w * s, base - size * 0.09, 11, palette.ink)),
  ].join("");
}

function logger(x: number, base: number, size: number): string {
  const w = size * 0.86;
  const left = x - w / 2;
  const top = base - size * 0.72;
  return [
    line([x + w * 0.34, top], [x + w * 0.34, top - size * 0.34], palette.ink, 13),
    el("rect", { x: left, y: top, width: w, height: size * 0.72, rx: 28, fill: palette.slate }),
    el("rect", {
      x: left,
      y: top,
      width: w * 0.22,
      height: size * 0.72,
      rx: 28,
      fill: palette.steel,
    }),
    el("rect", {
      x: left + w * 0.16,
      y: top + size * 0.1,
      width: w * 0.68,
      height: size * 0.3,
      rx: 10,
      fill: palette.ink,
    }),
    numeral("2.417", x, top + size * 0.25, size * 0.12, palette.cream),
    ...Array.from({ length: 4 }, (_, i) =>
      disc(
        left + w * (0.26 + i * 0.16),
        top + size * 0.51,
        17,
        i === 0 ? palette.accent : palette.grey,
      ),
    ),
    rect(left, top + size * 0.6, w, size * 0.022, palette.accent),
    ...Array.from({ length: 4 }, (_, i) =>
      rect(left + w * (0.2 + i * 0.17), base - 6, 40, size * 0.07, palette.ink),
    ),
  ].join("");
}

function transducers(x: number, base: number, size: number): string {
  const one = (at: number, tilt: number): string =>
    group(
      { transform: `rotate(${tilt} ${at} ${base - size * 0.3})` },
      rect(at - size * 0.2, base - size * 0.42, size * 0.4, size * 0.24, palette.mist),
      rect(at - size * 0.2, base - size * 0.42, size * 0.4, size * 0.07, palette.pale),
      el("ellipse", {
        cx: at + size * 0.2,
        cy: base - size * 0.3,
        rx: size * 0.05,
        ry: size * 0.12,
        fill: palette.accent,
      }),
      rect(at - size * 0.3, base - size * 0.36, size * 0.1, size * 0.12, palette.ink),
    );
  const rings = [0.2, 0.32, 0.44, 0.56].map((r) =>
    el("path", {
      d: `M${x - size * 0.62 + size * r} ${base - size * (0.3 + r * 0.34)}q${size * 0.07} ${size * r * 0.34} 0 ${size * r * 0.68}`,
      fill: "none",
      stroke: palette.accent,
      "stroke-width": 6,
      "stroke-linecap": "round",
    }),
  );
  return [
    rect(x - size * 0.96, base - size * 0.08, size * 0.4, size * 0.08, palette.ink),
    rect(x + size * 0.56, base - size * 0.08, size * 0.4, size * 0.08, palette.ink),
    rect(x - size * 0.8, base - size * 0.2, size * 0.08, size * 0.14, palette.ink),
    rect(x + size * 0.72, base - size * 0.2, size * 0.08, size * 0.14, palette.ink),
    one(x - size * 0.76, 0),
    one(x + size * 0.76, 180),
    line(
      [x - size * 0.46, base - size * 0.3],
      [x + size * 0.46, base - size * 0.3],
      palette.haze,
      4,
      "2 16",
    ),
    ...rings,
    line(
      [x - size * 0.2, base - size * 0.72],
      [x - size * 0.92, base - size * 0.34],
      palette.ink,
      8,
    ),
    line(
      [x + size * 0.2, base - size * 0.72],
      [x + size * 0.92, base - size * 0.34],
      palette.ink,
      8,
    ),
    el("rect", {
      x: x - size * 0.26,
      y: base - size * 1.02,
      width: size * 0.52,
      height: size * 0.34,
      rx: 14,
      fill: palette.ink,
    }),
    numeral("0.92", x, base - size * 0.85, size * 0.13, palette.cream),
  ].join("");
}
