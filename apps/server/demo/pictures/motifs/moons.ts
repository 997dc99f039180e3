import { palette } from "../lib/palette.ts";
import { seeded } from "../lib/random.ts";
import { stars } from "../lib/land.ts";
import { type Point, area, disc, el, line, rect, sample, stroke, svg } from "../lib/svg.ts";

/** A month of tides under the phases of the moon. */
export function moonTides(width: number, height: number, options: { seed: string }): string {
  const random = seeded(options.seed);
  const sea = height * 0.66;
  const tide = (t: number): Point => {
    const spring = 0.55 + 0.45 * Math.cos(t * Math.PI * 4);
    return [
      t * width,
      sea + Math.sin(t * Math.PI * 2 * 28.5) * height * 0.15 * spring - height * 0.02,
    ];
  };
  const curve = sample(900, tide);
  const phases = Array.from({ length: 9 }, (_, index) => {
    const x = width * (0.06 + index * 0.11);
    const y = height * (0.24 + 0.06 * Math.cos((index / 8) * Math.PI * 2));
    return moon(x, y, height * 0.052, index / 8, index === 0 || index === 4 || index === 8);
  });
  return svg(
    width,
    height,
    rect(0, 0, width, height, palette.night),
    stars(random, width, height * 0.5, palette.grey),
    ...phases,
    area([...curve, [width, height], [0, height]], palette.slate),
    area(
      [
        ...curve.map(([x, y]): Point => [x, sea + (y - sea) * 0.45 + height * 0.1]),
        [width, height],
        [0, height],
      ],
      palette.deep,
    ),
    stroke(curve, palette.mist, 3.5),
    line([0, sea - height * 0.02], [width, sea - height * 0.02], palette.accent, 3, "2 14"),
  );
}

/** A moon at a phase from 0 (new) over 0.5 (full) to 1 (new). */
function moon(x: number, y: number, r: number, phase: number, syzygy: boolean): string {
  const lit = Math.cos(phase * Math.PI * 2);
  const sweepOuter = phase <= 0.5 ? 1 : 0;
  const sweepInner = lit > 0 === phase <= 0.5 ? 0 : 1;
  const d = `M${x} ${y - r}A${r} ${r} 0 0 ${sweepOuter} ${x} ${y + r}A${Math.abs(lit) * r} ${r} 0 0 ${sweepInner} ${x} ${y - r}Z`;
  return (
    disc(x, y, r, palette.deep) +
    el("path", { d, fill: palette.cream }) +
    (syzygy
      ? el("circle", {
          cx: x,
          cy: y,
          r: r * 1.36,
          fill: "none",
          stroke: palette.accent,
          "stroke-width": 3,
        })
      : "")
  );
}
