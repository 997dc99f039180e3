/** The style sheet knows the points of a picture at every fifth per cent: a page may carry no styles of its own. */
const step = 5;

/** Classes that keep a picture's focal point in sight, to be added to others; empty for the middle. */
export function focusClasses(focus: string | null | undefined): string {
  const [, x, y] = /^(\d{1,3})% (\d{1,3})%$/.exec(focus ?? "") ?? [];
  if (x === undefined) return "";
  return ` focus-x-${nearest(Number(x))} focus-y-${nearest(Number(y))}`;
}

function nearest(percent: number): number {
  return Math.min(100, Math.round(percent / step) * step);
}
