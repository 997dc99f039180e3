import { useSyncExternalStore } from "react";

const stepMs = 30_000;

/** The current time in milliseconds, updated every half minute. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, present, present);
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, stepMs);
  return () => clearInterval(timer);
}

/** Rounded, so that renders between two ticks see the same time. */
function present(): number {
  return Math.ceil(Date.now() / stepMs) * stepMs;
}
