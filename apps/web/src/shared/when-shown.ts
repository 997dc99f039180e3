/**
 * Calls back once an element was in view without a break for some time: in the visible pane of a visible window.
 *
 * @returns Stops waiting.
 */
export function whenShown(element: Element, timeMs: number, onShown: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isInView = false;
  const update = () => {
    clearTimeout(timer);
    if (!isInView || document.visibilityState !== "visible") return;
    timer = setTimeout(() => {
      stop();
      onShown();
    }, timeMs);
  };
  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? false;
    update();
  });
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener("visibilitychange", update);
  };
  observer.observe(element);
  document.addEventListener("visibilitychange", update);
  return stop;
}
