/** A point of a picture, in per cent from its left and from its upper edge. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** The site draws no finer. */
const step = 5;

const moves: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** A focal point as it is stored; the middle for none. */
export function readFocus(value: string | null): FocalPoint {
  const [, x, y] = /^(\d+)% (\d+)%$/.exec(value ?? "") ?? [];
  return { x: Number(x ?? 50), y: Number(y ?? 50) };
}

/** A point as it is stored: within the picture, at a step; null for the middle. */
export function writeFocus({ x, y }: FocalPoint): string | null {
  const point = [atStep(x), atStep(y)].map((value) => `${value}%`).join(" ");
  return point === "50% 50%" ? null : point;
}

/** Where a key moves a point; undefined for one that moves nothing. */
export function movedBy(key: string, { x, y }: FocalPoint): FocalPoint | undefined {
  const move = moves[key];
  return move && { x: x + move[0], y: y + move[1] };
}

function atStep(percent: number): number {
  return Math.min(100, Math.max(0, Math.round(percent / step) * step));
}
