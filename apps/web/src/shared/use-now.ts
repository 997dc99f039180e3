import { useSyncExternalStore } from "react";

const stepMs = 30_000;

/** The present in milliseconds, moving on every half minute. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, present, present);
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, stepMs);
  return () => clearInterval(timer);
}

/** Rounded, so that renders between two steps see the same moment. */
function present(): number {
  return Math.ceil(Date.now() / stepMs) * stepMs;
}
