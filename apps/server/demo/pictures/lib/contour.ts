import { type Random, between } from "./random.ts";
import { el, through, type Point } from "./svg.ts";

/** Height at a point of the unit square. */
export type Terrain = (x: number, y: number) => number;

/** Soft hills and hollows: a sum of round bumps. */
export function bumps(random: Random, count: number): Terrain {
  const list = Array.from({ length: count }, () => ({
    x: between(random, -0.1, 1.1),
    y: between(random, -0.1, 1.1),
    size: between(random, 0.1, 0.34),
    height: between(random, -1, 1),
  }));
  return (x, y) =>
    list.reduce((sum, b) => {
      const distance = ((x - b.x) ** 2 + ((y - b.y) * 0.62) ** 2) / b.size ** 2;
      return sum + b.height * Math.exp(-distance);
    }, 0);
}

/** Contour lines of a terrain at one height, by marching squares, as one stroked path. */
export function contour(
  terrain: Terrain,
  level: number,
  box: { width: number; height: number; cell: number },
  paint: { colour: string; width: number },
): string {
  const columns = Math.ceil(box.width / box.cell);
  const rows = Math.ceil(box.height / box.cell);
  const heightAt = (column: number, row: number): number =>
    terrain((column * box.cell) / box.width, (row * box.cell) / box.height) - level;
  let d = "";
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      for (const [from, to] of cellLines(heightAt, column, row))
        d += through([scaled(from, box.cell), scaled(to, box.cell)]);
  if (d === "") return "";
  return el("path", {
    d,
    fill: "none",
    stroke: paint.colour,
    "stroke-width": paint.width,
    "stroke-linecap": "round",
  });
}

function scaled([x, y]: Point, cell: number): Point {
  return [x * cell, y * cell];
}

/** The one or two line pieces where the level crosses a cell's edges. */
function cellLines(
  heightAt: (column: number, row: number) => number,
  column: number,
  row: number,
): (readonly [Point, Point])[] {
  const corners: readonly Point[] = [
    [column, row],
    [column + 1, row],
    [column + 1, row + 1],
    [column, row + 1],
  ];
  const crossings: Point[] = [];
  corners.forEach((from, index) => {
    const to = corners[(index + 1) % 4] ?? from;
    const low = heightAt(...from);
    const high = heightAt(...to);
    if (low > 0 === high > 0) return;
    const t = low / (low - high);
    crossings.push([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]);
  });
  const [a, b, c, d] = crossings;
  if (!a || !b) return [];
  return c && d
    ? [
        [a, b],
        [c, d],
      ]
    : [[a, b]];
}
