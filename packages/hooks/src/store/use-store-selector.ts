import { useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import type { ReadableStore } from "./create-store.ts";

/**
 * Subscribes a component to a part of a store. It renders again only when that part changes.
 *
 * @param select Takes the part out of the state; may make a new object when `isEqual` can tell.
 * @param isEqual When two parts count as the same; `Object.is` by default.
 * @example
 * const count = useStoreSelector(counter, (state) => state.count);
 */
export function useStoreSelector<State, Part>(
  store: ReadableStore<State>,
  select: (state: State) => Part,
  isEqual: (a: Part, b: Part) => boolean = Object.is,
): Part {
  const shown = useRef<{ part: Part } | undefined>(undefined);
  const getPart = useMemo(() => {
    let last: { state: State; part: Part } | undefined;
    return () => {
      const state = store.get();
      if (last !== undefined && Object.is(last.state, state)) return last.part;
      const part = select(state);
      const previous = last ?? shown.current;
      const same = previous !== undefined && isEqual(previous.part, part);
      last = { state, part: same ? previous.part : part };
      return last.part;
    };
  }, [store, select, isEqual]);

  const part = useSyncExternalStore(store.subscribe, getPart, getPart);
  // Kept for the next render, whose inline `select` makes a new memo without a memory.
  useEffect(() => {
    shown.current = { part };
  }, [part]);
  return part;
}
