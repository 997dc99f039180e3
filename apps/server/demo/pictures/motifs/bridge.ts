import { beam } from "../lib/gauge.ts";
import { hills, sky } from "../lib/land.ts";
import { moods, palette } from "../lib/palette.ts";
import { seeded } from "../lib/random.ts";
import { area, el, group, line, rect, sample, svg } from "../lib/svg.ts";
import { water } from "../lib/water.ts";

/** A stone arch bridge with a radar on its parapet that looks down at the river. */
export function bridge(
  width: number,
  height: number,
  options: { seed: string; mood: keyof typeof moods },
): string {
  const random = seeded(options.seed);
  const mood = moods[options.mood];
  const surface = height * 0.72;
  const deck = height * 0.36;
  const arch = (from: number, to: number): string => {
    const ring = sample(40, (t) => {
      const angle = Math.PI * (1 - t);
      const half = (to - from) / 2;
      return [
        from + half + Math.cos(angle) * half,
        surface - Math.sin(angle) * half * 0.62,
      ] as const;
    });
    return `M${ring.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
  };
  const body = `M0 ${deck}H${width}V${surface + 6}H0Z`;
  const spans = [
    [-0.08, 0.24],
    [0.28, 0.66],
    [0.7, 1.06],
  ].map(([from, to]) => arch((from ?? 0) * width, (to ?? 0) * width));
  const stone = mood.land[2];
  const head = width * 0.47;
  return svg(
    width,
    height,
    sky(width, surface, mood, { x: width * 0.79, y: height * 0.19, r: height * 0.085 }),
    hills(random, width, surface, height * 0.42, mood.land.slice(0, 2)),
    el("path", { d: body + spans.join(""), fill: stone, "fill-rule": "evenodd" }),
    rect(0, deck - height * 0.035, width, height * 0.035, mood.land[3]),
    ...sample(15, (t) => [t * width, 0]).map(([x]) =>
      rect(x - 3, deck - height * 0.075, 6, height * 0.05, mood.land[3]),
    ),
    rect(0, deck - height * 0.08, width, 7, mood.land[3]),
    water(random, { x: 0, y: surface, width, height: height - surface }, mood, 60),
    beam(head, deck + height * 0.07, surface + height * 0.02, width * 0.04, palette.accent),
    line([head, deck - height * 0.02], [head, deck + height * 0.03], palette.ink, 9),
    area(
      [
        [head - 18, deck + height * 0.02],
        [head + 18, deck + height * 0.02],
        [head + 30, deck + height * 0.075],
        [head - 30, deck + height * 0.075],
      ],
      palette.ink,
    ),
    el("ellipse", {
      cx: head,
      cy: surface + height * 0.02,
      rx: width * 0.042,
      ry: height * 0.013,
      fill: "none",
      stroke: palette.accent,
      "stroke-width": 4,
    }),
    group(
      { opacity: 0.3 },
      ...[0.26, 0.68].map((x) =>
        rect(width * x - width * 0.02, surface, width * 0.04, height * 0.13, palette.ink),
      ),
    ),
  );
}
