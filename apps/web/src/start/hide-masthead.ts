/** Below this the masthead always shows. */
const top = 120;

/** Movements shorter than this are a trembling hand. */
const threshold = 8;

/** Sets `data-hidden` on the masthead while the reader scrolls down, and removes it while they scroll up. */
export function hideMastheadOnScroll(window: Window): void {
  const { document } = window;
  let last = window.scrollY;
  const onScroll = () => {
    const now = window.scrollY;
    if (Math.abs(now - last) < threshold) return;
    const masthead = document.querySelector(".masthead");
    const inUse = masthead?.contains(document.activeElement) ?? false;
    masthead?.toggleAttribute("data-hidden", now > last && now > top && !inUse);
    last = now;
  };
  window.addEventListener("scroll", onScroll, { passive: true });
}
