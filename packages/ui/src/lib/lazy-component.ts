import { useSyncExternalStore } from "react";

/** A part of the kit that is fetched only when somebody is about to need it. */
export interface LazyComponent<Part> {
  /** Fetches it, once. It never rejects: whoever opens the part again after a failure asks again. */
  readonly load: () => Promise<void>;
  readonly get: () => Part | undefined;
  readonly subscribe: (onChange: () => void) => () => void;
}

/** Keeps a heavy part out of what a page loads first. */
export function lazyComponent<Part>(fetchPart: () => Promise<Part>): LazyComponent<Part> {
  const listeners = new Set<() => void>();
  let part: Part | undefined;
  let loading: Promise<void> | undefined;

  async function fetchOnce(): Promise<void> {
    try {
      part = await fetchPart();
      for (const tell of listeners) tell();
    } catch {
      loading = undefined;
    }
  }

  return {
    load: () => (loading ??= fetchOnce()),
    get: () => part,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** The part once it is there. */
export function useLazyComponent<Part>({ get, subscribe }: LazyComponent<Part>): Part | undefined {
  return useSyncExternalStore(subscribe, get, get);
}
