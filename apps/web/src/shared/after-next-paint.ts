/** Runs a callback after the next paint, and after what is more urgent then, such as the next key. */
export function afterNextPaint(act: () => void): void {
  // A task posted in a frame runs after it.
  requestAnimationFrame(() => {
    // Safari has no priorities of tasks.
    if ("scheduler" in globalThis) void scheduler.postTask(act, { priority: "background" });
    else setTimeout(act);
  });
}
