/** The milliseconds from an act to the end of the first frame that shows what it brings about. */
export async function timeToFrame(act: () => void, done: () => boolean): Promise<number> {
  const start = performance.now();
  act();
  do await nextFrame();
  while (!done());
  await drawn();
  return performance.now() - start;
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve()));
}

/** A task posted in a frame runs once that frame has been drawn. */
async function drawn(): Promise<void> {
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => resolve());
    port1.start();
    port2.postMessage(undefined);
  });
}

/** The longest time without a frame while something runs, in milliseconds. */
export async function longestFrame(run: () => Promise<void>): Promise<number> {
  let last = performance.now();
  let longest = 0;
  let running = true;
  const watch = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (running) requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
  await run();
  running = false;
  return longest;
}
