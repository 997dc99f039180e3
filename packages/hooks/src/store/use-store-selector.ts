"use client";

import { useMemo, useSyncExternalStore } from "react";
import type { ReadableStore } from "./create-store.ts";

/**
 * Subscribes a component to a part of a store. It renders again only when that part changes.
 *
 * @param select Selects the part of the state; one that creates new objects should be defined outside the
 *   component, and comes with an `isEqual`.
 * @param isEqual When two parts count as the same; `Object.is` by default.
 * @example
 * const counter = createStore({ count: 0 });
 * const count = useStoreSelector(counter, (state) => state.count);
 */
export function useStoreSelector<State, Part>(
  store: ReadableStore<State>,
  select: (state: State) => Part,
  isEqual: (a: Part, b: Part) => boolean = Object.is,
): Part {
  const [getPart, getServerPart] = useMemo(
    () => [
      partReader(store.get, select, isEqual),
      partReader(store.getServerState ?? store.get, select, isEqual),
    ],
    [store, select, isEqual],
  );
  return useSyncExternalStore(store.subscribe, getPart, getServerPart);
}

/** Returns the part by the same reference for as long as it is equal. */
function partReader<State, Part>(
  get: () => State,
  select: (state: State) => Part,
  isEqual: (a: Part, b: Part) => boolean,
): () => Part {
  let last: { state: State; part: Part } | undefined;
  return () => {
    const state = get();
    if (last !== undefined && Object.is(last.state, state)) return last.part;
    const part = select(state);
    last = { state, part: last !== undefined && isEqual(last.part, part) ? last.part : part };
    return last.part;
  };
}
