import { useEffect, useState, useSyncExternalStore, type RefObject } from "react";

/** Long enough to read what a group of stories is about. */
const turnMs = 9000;

/** Advances a slideshow by itself, unless the visitor paused it, hovers or focuses it, or prefers reduced motion. */
export function useRotation(strip: RefObject<HTMLElement | null>, count: number) {
  const calm = useSyncExternalStore(watchMotion, prefersCalm, () => true);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [held, setHeld] = useState(false);
  const [at, setAt] = useState(0);
  const playing = wanted ?? !calm;
  const show = (index: number) => {
    const group = strip.current?.children[(index + count) % count];
    if (!(group instanceof HTMLElement) || strip.current === null) return;
    const left = group.offsetLeft - strip.current.offsetLeft;
    strip.current.scrollTo({ left, behavior: calm ? "instant" : "smooth" });
  };

  useEffect(() => {
    if (!playing || held) return undefined;
    const timer = setInterval(() => show(at + 1), turnMs);
    return () => clearInterval(timer);
  });

  return {
    at,
    playing,
    toggle: () => setWanted(!playing),
    /** Manual navigation stops the slideshow. */
    turn: (by: number) => {
      setWanted(false);
      show(at + by);
    },
    /** For the part of the page that holds the strip and its buttons. */
    hold: {
      onMouseEnter: () => setHeld(true),
      onMouseLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
    onScroll: () => {
      const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
      setAt(Math.round(scrollLeft / clientWidth));
    },
  };
}

const query = "(prefers-reduced-motion: reduce)";

function prefersCalm(): boolean {
  return window.matchMedia(query).matches;
}

function watchMotion(onChange: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}
