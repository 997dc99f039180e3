import { palette } from "../lib/palette.ts";
import { between, seeded } from "../lib/random.ts";
import { disc, el, group, line, rect, svg } from "../lib/svg.ts";

/** A person as a mark: a head and shoulders in flat shapes before their own tide rings. */
export function portrait(
  width: number,
  height: number,
  options: {
    seed: string;
    ground: string;
    coat: string;
    hair: string;
    style: "bun" | "short" | "long";
  },
): string {
  const random = seeded(options.seed);
  const x = width / 2;
  const head = height * 0.42;
  const r = width * 0.135;
  const rings = Array.from({ length: 9 }, (_, index) =>
    el("circle", {
      cx: x + between(random, -6, 6),
      cy: head,
      r: r * (1.6 + index * 0.42),
      fill: "none",
      stroke: palette.paper,
      "stroke-width": between(random, 1.5, 5),
    }),
  );
  const skin = palette.sand;
  return svg(
    width,
    height,
    rect(0, 0, width, height, options.ground),
    group({ opacity: 0.28 }, ...rings),
    hairBehind(x, head, r, options),
    el("path", {
      d: `M${x - r * 2.3} ${height}V${head + r * 2.9}Q${x - r * 2.2} ${head + r * 1.75} ${x - r * 0.7} ${head + r * 1.5}H${x + r * 0.7}Q${x + r * 2.2} ${head + r * 1.75} ${x + r * 2.3} ${head + r * 2.9}V${height}Z`,
      fill: options.coat,
    }),
    rect(x - r * 0.42, head + r * 0.5, r * 0.84, r * 1.15, "#c2b092"),
    el("path", {
      d: `M${x - r * 0.72} ${head + r * 1.46}L${x} ${head + r * 2.4}L${x + r * 0.72} ${head + r * 1.46}L${x + r * 0.42} ${head + r * 1.3}Q${x} ${head + r * 1.9} ${x - r * 0.42} ${head + r * 1.3}Z`,
      fill: palette.paper,
    }),
    el("ellipse", { cx: x, cy: head, rx: r * 0.86, ry: r * 1.06, fill: skin }),
    el("path", {
      d: `M${x - r * 0.92} ${head + r * 0.06}C${x - r * 1.1} ${head - r * 1.5} ${x + r * 1.1} ${head - r * 1.5} ${x + r * 0.92} ${head + r * 0.06}C${x + r * 0.7} ${head - r * 0.5} ${x - r * 0.1} ${head - r * 0.34} ${x - r * 0.92} ${head + r * 0.06}Z`,
      fill: options.hair,
    }),
    line([x + r * 1.2, head + r * 3.2], [x + r * 1.75, head + r * 3.2], palette.accent, 9),
  );
}

function hairBehind(
  x: number,
  head: number,
  r: number,
  options: { hair: string; style: "bun" | "short" | "long" },
): string {
  if (options.style === "bun") return disc(x + r * 0.1, head - r * 1.24, r * 0.46, options.hair);
  if (options.style === "short") return "";
  return el("path", {
    d: `M${x - r * 1.02} ${head - r * 0.2}Q${x - r * 1.25} ${head + r * 1.6} ${x - r * 0.8} ${head + r * 1.7}H${x + r * 0.8}Q${x + r * 1.25} ${head + r * 1.6} ${x + r * 1.02} ${head - r * 0.2}Z`,
    fill: options.hair,
  });
}
