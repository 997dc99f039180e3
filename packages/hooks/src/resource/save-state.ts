import {
  compareVersions,
  settleConflict,
  type Conflict,
  type ConflictChoices,
} from "./conflict.ts";

/**
 * A record being edited: what is known of the server's version, and how saving stands.
 *
 * @example
 * const isBusy = (state: SaveState<{ name: string }>) => state.status === "saving";
 */
export type SaveState<Fields extends object> = {
  /** What the edits began with: as first shown, or as saved last. */
  readonly base: Fields;
  /** The version of it, with which the next save is sent. */
  readonly version: number;
} & (
  | { readonly status: "idle" | "saved" }
  | { readonly status: "saving"; readonly mine: Fields }
  | { readonly status: "failed"; readonly error: unknown }
  | { readonly status: "conflict"; readonly conflict: Conflict<Fields> }
);

/**
 * What happens to a record being edited.
 *
 * @example
 * const event: SaveEvent<{ name: string }> = { type: "succeeded", version: 4 };
 */
export type SaveEvent<Fields extends object> =
  | { type: "started"; mine: Fields }
  | { type: "succeeded"; version: number }
  | { type: "failed"; error: unknown }
  | { type: "conflicted"; theirs: Fields; version: number }
  | { type: "settled"; choices: ConflictChoices<Fields> | undefined };

/**
 * The next state of a record being edited; the same one when the event does not fit. A conflict that is settled is on
 * its way again, as a change to their version.
 *
 * @example
 * const base = { name: "A" };
 * const next = saveReducer({ base, version: 1, status: "idle" }, { type: "started", mine: { name: "B" } });
 */
export function saveReducer<Fields extends object>(
  state: SaveState<Fields>,
  event: SaveEvent<Fields>,
): SaveState<Fields> {
  const { base, version } = state;
  if (event.type === "started") {
    const isFree = state.status !== "saving" && state.status !== "conflict";
    return isFree ? { base, version, status: "saving", mine: event.mine } : state;
  }
  if (event.type === "settled") {
    if (state.status !== "conflict") return state;
    const { conflict } = state;
    const mine = settleConflict(conflict, event.choices);
    return { base: conflict.theirs, version: conflict.version, status: "saving", mine };
  }
  if (state.status !== "saving") return state;
  switch (event.type) {
    case "succeeded":
      return { base: state.mine, version: event.version, status: "saved" };
    case "failed":
      return { base, version, status: "failed", error: event.error };
    case "conflicted": {
      const conflict = compareVersions(base, state.mine, event.theirs, event.version);
      return { base, version, status: "conflict", conflict };
    }
  }
}
