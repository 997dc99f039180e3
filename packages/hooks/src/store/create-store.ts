/**
 * A store that can be read and subscribed to.
 *
 * @example
 * const isReady = (store: ReadableStore<SessionState>) => store.get().status === "ready";
 */
export interface ReadableStore<State> {
  /** The current state; the same reference until it changes. */
  readonly get: () => State;
  /** Calls `listener` after every change; returns how to unsubscribe. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * The state before anything was read from the browser, which a server renders and its markup hydrates with; `get` without
   * it. Returns the same reference each time.
   */
  readonly getServerState?: () => State;
}

/**
 * A store that can also be written.
 *
 * @example
 * const counter: Store<{ count: number }> = createStore({ count: 0 });
 * counter.set(({ count }) => ({ count: count + 1 }));
 */
export interface Store<State> extends ReadableStore<State> {
  /** Replaces the state, by value or by a function of the current one. */
  readonly set: (next: State | ((state: State) => State)) => void;
}

/**
 * Creates a minimal store: one value and its listeners.
 *
 * @example
 * const counter = createStore({ count: 0 });
 * counter.set((state) => ({ count: state.count + 1 }));
 */
export function createStore<State extends object | string | number | boolean | undefined>(
  initial: State,
): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(next) {
      const value = typeof next === "function" ? next(state) : next;
      if (Object.is(value, state)) return;
      state = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
