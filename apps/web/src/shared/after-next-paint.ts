/** Runs a callback after the next paint. */
export function afterNextPaint(act: () => void): void {
  // A task posted in a frame runs after it.
  requestAnimationFrame(() => setTimeout(act));
}
