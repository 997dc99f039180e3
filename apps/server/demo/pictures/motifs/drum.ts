import { palette } from "../lib/palette.ts";
import { type Point, disc, el, group, line, rect, sample, stroke, svg } from "../lib/svg.ts";

/** A clockwork drum recorder: paper with a week of tides, pen arm, float wheel. */
export function drumRecorder(width: number, height: number): string {
  const left = width * 0.26;
  const right = width * 0.8;
  const top = height * 0.22;
  const bottom = height * 0.72;
  const tide = (t: number): Point => {
    const days = t * 7.2;
    const range = 0.34 - 0.12 * Math.cos((days / 7.2) * Math.PI * 1.6);
    return [
      left + t * (right - left),
      height * 0.47 + Math.sin(days * 1.93 * Math.PI * 2) * range * (bottom - top) * 0.62,
    ];
  };
  const reached = 0.72;
  const grid = [
    ...Array.from({ length: 29 }, (_, i) =>
      line(
        [left + ((right - left) * i) / 28, top],
        [left + ((right - left) * i) / 28, bottom],
        palette.sand,
        i % 4 ? 1.2 : 3,
      ),
    ),
    ...Array.from({ length: 15 }, (_, i) =>
      line(
        [left, top + ((bottom - top) * i) / 14],
        [right, top + ((bottom - top) * i) / 14],
        palette.sand,
        i % 7 ? 1.2 : 3,
      ),
    ),
  ];
  const pen = tide(reached);
  return svg(
    width,
    height,
    rect(0, 0, width, height, palette.slate),
    rect(0, height * 0.82, width, height * 0.18, palette.deep),
    el("ellipse", {
      cx: width * 0.53,
      cy: height * 0.84,
      rx: width * 0.36,
      ry: height * 0.03,
      fill: palette.night,
    }),
    ...wheel(width * 0.12, height * 0.46, height * 0.17),
    rect(width * 0.2, height * 0.74, width * 0.66, height * 0.08, palette.ink),
    ...[0.23, 0.79].map((x) =>
      rect(width * x, height * 0.44, width * 0.04, height * 0.34, palette.ink),
    ),
    rect(left - 34, top - 20, right - left + 68, bottom - top + 40, palette.ink),
    rect(left, top, right - left, bottom - top, palette.paper),
    ...grid,
    stroke(
      sample(280, (t) => tide(t * reached)),
      palette.steel,
      5,
    ),
    group(
      { opacity: 0.16 },
      rect(left, top, right - left, (bottom - top) * 0.16, palette.slate),
      rect(
        left,
        bottom - (bottom - top) * 0.22,
        right - left,
        (bottom - top) * 0.22,
        palette.slate,
      ),
    ),
    line([pen[0], pen[1]], [pen[0] + width * 0.03, height * 0.12], palette.accent, 9),
    line([left - 60, height * 0.12], [right + 60, height * 0.12], palette.haze, 10),
    rect(pen[0] + width * 0.012, height * 0.095, width * 0.036, height * 0.05, palette.accent),
    disc(pen[0], pen[1], 11, palette.ember),
  );
}

function wheel(x: number, y: number, r: number): string[] {
  const spokes = Array.from({ length: 6 }, (_, i) => {
    const angle = (i / 6) * Math.PI * 2 + 0.3;
    return line(
      [x, y],
      [x + Math.cos(angle) * r * 0.9, y + Math.sin(angle) * r * 0.9],
      palette.haze,
      8,
    );
  });
  return [
    line([x - r, y], [x - r, y + r * 3.6], palette.mist, 4),
    line([x + r, y], [x + r, y + r * 1.5], palette.mist, 4),
    rect(x + r - 20, y + r * 1.5, 40, r * 0.5, palette.mist),
    el("circle", { cx: x, cy: y, r, fill: "none", stroke: palette.haze, "stroke-width": 18 }),
    ...spokes,
    disc(x, y, r * 0.2, palette.accent),
    line([x, y], [x + r * 1.7, y], palette.haze, 12),
  ];
}
