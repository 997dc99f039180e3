"use client";

import { useSyncExternalStore } from "react";

const query = "(pointer: coarse)";

/** Whether people point with a finger, which cannot drag what it scrolls. On the server nobody does. */
export function useCoarsePointer(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener("change", onChange);
  return () => list.removeEventListener("change", onChange);
}
