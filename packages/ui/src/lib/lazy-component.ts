"use client";

import { useSyncExternalStore } from "react";

/** A component that is loaded only when somebody is about to need it. */
export interface LazyComponent<Part> {
  /** Loads it, once. It never rejects: the next call after a failure tries again. */
  readonly load: () => Promise<void>;
  readonly get: () => Part | undefined;
  readonly subscribe: (onChange: () => void) => () => void;
}

/** Keeps a heavy component out of the initial load; unlike `React.lazy`, it needs no `Suspense`. */
export function lazyComponent<Part>(fetchPart: () => Promise<Part>): LazyComponent<Part> {
  const listeners = new Set<() => void>();
  let part: Part | undefined;
  let loading: Promise<void> | undefined;

  async function fetchOnce(): Promise<void> {
    try {
      part = await fetchPart();
      for (const notify of listeners) notify();
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

/** The component once it is loaded. */
export function useLazyComponent<Part>({ get, subscribe }: LazyComponent<Part>): Part | undefined {
  return useSyncExternalStore(subscribe, get, get);
}
