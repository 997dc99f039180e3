import { palette } from "../lib/palette.ts";
import { el, rect, svg } from "../lib/svg.ts";

/** The company's mark: a staff gauge whose marks turn into waves, on no ground. */
export function logo(size: number): string {
  const u = size / 16;
  const wave = (y: number, colour: string): string =>
    el("path", {
      d: `M${6.2 * u} ${y * u}c${1.4 * u} ${-1.7 * u} ${2.8 * u} ${-1.7 * u} ${4.2 * u} 0s${2.8 * u} ${1.7 * u} ${4.2 * u} 0`,
      fill: "none",
      stroke: colour,
      "stroke-width": 1.5 * u,
      "stroke-linecap": "round",
    });
  return svg(
    size,
    size,
    el("rect", {
      x: 1.4 * u,
      y: u,
      width: 3 * u,
      height: 14 * u,
      rx: 0.5 * u,
      fill: palette.accent,
    }),
    ...[2.6, 5.4, 8.2, 11].map((y) => rect(1.4 * u, y * u, 1.6 * u, 1.4 * u, palette.paper)),
    wave(4.2, palette.haze),
    wave(8, palette.haze),
    wave(11.8, palette.accent),
  );
}
