"use client";

import { useSyncExternalStore } from "react";

/** A component that is loaded only when somebody is about to need it. */
export interface LazyComponent<Part> {
  /** Loads it, once. It never rejects: the next call after a failure tries again. */
  readonly load: () => Promise<void>;
  readonly get: () => Part | undefined;
  /** Whether the last try to load it failed. */
  readonly hasFailed: () => boolean;
  readonly subscribe: (onChange: () => void) => () => void;
}

/** Keeps a heavy component out of the initial load; unlike `React.lazy`, it needs no `Suspense`. */
export function lazyComponent<Part>(fetchPart: () => Promise<Part>): LazyComponent<Part> {
  const listeners = new Set<() => void>();
  let part: Part | undefined;
  let loading: Promise<void> | undefined;
  let isFailed = false;

  async function fetchOnce(): Promise<void> {
    try {
      part = await fetchPart();
      isFailed = false;
    } catch {
      loading = undefined;
      isFailed = true;
    }
    for (const notify of listeners) notify();
  }

  return {
    load: () => (loading ??= fetchOnce()),
    get: () => part,
    hasFailed: () => isFailed,
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
