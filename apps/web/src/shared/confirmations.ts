import { createStore, type ReadableStore } from "@atrium/hooks";

/** What becomes of unsaved input when somebody logs out. */
export type LogOutChoice = "stay" | "keep" | "discard";

/** A question whether input may be lost. */
export type LeaveQuestion =
  | {
      readonly kind: "leave";
      readonly titles: readonly string[];
      /** Saves it instead; resolves to whether nothing is left. */
      readonly save: (() => Promise<boolean>) | undefined;
      answer(leave: boolean): void;
    }
  | {
      readonly kind: "logOut";
      readonly titles: readonly string[];
      answer(choice: LogOutChoice): void;
    };

/** Questions that anything may ask and the layout shows. */
export interface Confirmations extends ReadableStore<LeaveQuestion | undefined> {
  /**
   * Asks whether the named pages may be left with unsaved input, or after `save`. A pending question is answered with
   * no.
   */
  askToLeave(titles: readonly string[], save?: () => Promise<boolean>): Promise<boolean>;
  /** Asks what becomes of the unsaved input of the named pages. */
  askToLogOut(titles: readonly string[]): Promise<LogOutChoice>;
}

/** The questions of the back office. */
export const confirmations: Confirmations = createConfirmations();

/**
 * Closes something with unsaved input, or goes on to something else in it: at once when nothing is unsaved, otherwise
 * after the question whether it may be lost.
 *
 * @param title Of what would be left, for the question.
 * @param save Where it can be saved instead; resolves to whether nothing is left.
 */
export function leaveUnsaved(
  title: string,
  unsaved: boolean,
  go: () => void,
  save?: () => Promise<boolean>,
): void {
  if (!unsaved) return go();
  void confirmations.askToLeave([title], save).then((isLeaving) => isLeaving && go());
}

/** Makes an empty place for questions. */
export function createConfirmations(): Confirmations {
  const store = createStore<LeaveQuestion | undefined>(undefined);

  function refuse(): void {
    const pending = store.get();
    if (pending?.kind === "leave") pending.answer(false);
    else pending?.answer("stay");
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    askToLeave(titles, save) {
      refuse();
      return new Promise((resolve) => {
        const answer = (leave: boolean) => {
          store.set(undefined);
          resolve(leave);
        };
        store.set({ kind: "leave", titles, save, answer });
      });
    },
    askToLogOut(titles) {
      refuse();
      return new Promise((resolve) => {
        const answer = (choice: LogOutChoice) => {
          store.set(undefined);
          resolve(choice);
        };
        store.set({ kind: "logOut", titles, answer });
      });
    },
  };
}
