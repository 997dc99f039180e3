import { useEffect, type RefObject } from "react";

/** Below this the header always shows. */
const top = 120;

/** Movements shorter than this are a trembling hand. */
const threshold = 8;

/** Sets `data-hidden` on an element while scrolling down, and removes it while scrolling up. */
export function useHideOnScroll(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const now = window.scrollY;
      if (Math.abs(now - last) < threshold) return;
      const inUse = target.current?.contains(document.activeElement) ?? false;
      target.current?.toggleAttribute("data-hidden", now > last && now > top && !inUse);
      last = now;
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, [target]);
}
