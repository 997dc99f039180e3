/**
 * How saving stands. `revision` counts the edits, `savedRevision` is the one the server has: what is typed while a
 * save is under way is not taken for saved when it succeeds.
 */
export interface SaveState {
  readonly phase: "idle" | "saving" | "failed" | "conflict";
  readonly revision: number;
  readonly savedRevision: number;
  /** The revision on its way. */
  readonly sentRevision: number | undefined;
  readonly savedAt: Date | undefined;
}

/** What happens to it. */
export type SaveEvent =
  | { readonly type: "edited" }
  | { readonly type: "started" }
  | { readonly type: "succeeded"; readonly at: Date }
  | { readonly type: "failed" }
  | { readonly type: "conflicted" }
  /** The conflict was settled: the choice is not saved yet. */
  | { readonly type: "settled" };

/** Nothing typed, nothing saved. */
export const untouched: SaveState = {
  phase: "idle",
  revision: 0,
  savedRevision: 0,
  sentRevision: undefined,
  savedAt: undefined,
};

/** The next state; an event that does not fit leaves it as it is. */
export function saveReducer(state: SaveState, event: SaveEvent): SaveState {
  switch (event.type) {
    case "edited":
      return { ...state, revision: state.revision + 1 };
    case "started":
      if (!canSave(state)) return state;
      return { ...state, phase: "saving", sentRevision: state.revision };
    case "succeeded":
      if (state.phase !== "saving") return state;
      return {
        ...state,
        phase: "idle",
        savedRevision: state.sentRevision ?? state.savedRevision,
        sentRevision: undefined,
        savedAt: event.at,
      };
    case "failed":
    case "conflicted":
      if (state.phase !== "saving") return state;
      return {
        ...state,
        phase: event.type === "failed" ? "failed" : "conflict",
        sentRevision: undefined,
      };
    case "settled":
      if (state.phase !== "conflict") return state;
      return { ...state, phase: "idle", revision: state.revision + 1 };
  }
}

/** Whether there is anything the server does not have. */
export function isDirty({ revision, savedRevision }: SaveState): boolean {
  return revision !== savedRevision;
}

/** Whether a save may start: one at a time, and none over an open conflict. */
export function canSave({ phase }: SaveState): boolean {
  return phase === "idle" || phase === "failed";
}
