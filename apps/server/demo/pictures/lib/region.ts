import type { Terrain } from "./contour.ts";
import { type Point, el, through } from "./svg.ts";

/** Fills the part of a box where the terrain is above a level, as one path. */
export function region(
  terrain: Terrain,
  level: number,
  box: { width: number; height: number; cell: number },
  fill: string,
): string {
  const columns = Math.ceil(box.width / box.cell);
  const rows = Math.ceil(box.height / box.cell);
  const heightAt = ([column, row]: Point): number =>
    terrain((column * box.cell) / box.width, (row * box.cell) / box.height) - level;
  let d = "";
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const inside = cellShape(heightAt, column, row);
      if (inside.length > 2)
        d += `${through(inside.map(([x, y]): Point => [x * box.cell, y * box.cell]))}Z`;
    }
  return el("path", { d, fill, stroke: fill, "stroke-width": 1.2 });
}

/** The corners above the level and the crossings between them, in order round the cell. */
function cellShape(heightAt: (at: Point) => number, column: number, row: number): Point[] {
  const corners: readonly Point[] = [
    [column, row],
    [column + 1, row],
    [column + 1, row + 1],
    [column, row + 1],
  ];
  return corners.flatMap((from, index) => {
    const to = corners[(index + 1) % 4] ?? from;
    const low = heightAt(from);
    const high = heightAt(to);
    const kept: Point[] = low > 0 ? [from] : [];
    if (low > 0 === high > 0) return kept;
    const t = low / (low - high);
    kept.push([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]);
    return kept;
  });
}
