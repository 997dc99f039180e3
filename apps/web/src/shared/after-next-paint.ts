/** Does something once what is about to be shown has been drawn. */
export function afterNextPaint(act: () => void): void {
  // A task posted in a frame runs after it.
  requestAnimationFrame(() => setTimeout(act));
}
