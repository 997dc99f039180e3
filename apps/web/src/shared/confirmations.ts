import { createStore, type ReadableStore } from "@atrium/hooks";

/** A question whether input may be lost. */
export interface LeaveQuestion {
  readonly titles: readonly string[];
  answer(leave: boolean): void;
}

/** Questions that anything may ask and the layout shows. */
export interface Confirmations extends ReadableStore<LeaveQuestion | undefined> {
  /** Asks whether the named pages may be left with unsaved input. A pending question is answered with no. */
  askToLeave(titles: readonly string[]): Promise<boolean>;
}

/** The questions of the back office. */
export const confirmations: Confirmations = createConfirmations();

/** Makes an empty place for questions. */
export function createConfirmations(): Confirmations {
  const store = createStore<LeaveQuestion | undefined>(undefined);
  return {
    get: store.get,
    subscribe: store.subscribe,
    askToLeave(titles) {
      store.get()?.answer(false);
      return new Promise((resolve) => {
        store.set({
          titles,
          answer(leave) {
            store.set(undefined);
            resolve(leave);
          },
        });
      });
    },
  };
}
