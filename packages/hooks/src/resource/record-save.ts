import { createStore, type ReadableStore } from "../store/create-store.ts";
import { conflictingRecord, type ConflictChoices, type Versioned } from "./conflict.ts";
import { saveReducer, type SaveEvent, type SaveState } from "./save-state.ts";

/**
 * How a record is saved.
 *
 * @example
 * const options: RecordSaveOptions<{ id: string; version: number; name: string }, { name: string }> = {
 *   record: { id: "1", version: 3, name: "Editors" },
 *   fieldsOf: ({ name }) => ({ name }),
 *   send: async (body) => ({ version: body.version + 1 }),
 * };
 */
export interface RecordSaveOptions<Stored extends Versioned, Fields extends object> {
  /** The record as editing begins. */
  readonly record: Stored;
  /** What of the record is edited; also called with the newer record of a conflict. */
  readonly fieldsOf: (record: Stored) => Fields;
  /** Sends an update, such as `useMutation(roleQueries.update()).mutateAsync`; gives what was stored. */
  readonly send: (body: Fields & Versioned) => Promise<{ readonly version: number }>;
}

/**
 * A record being edited: how saving it stands, and what can be done.
 *
 * @example
 * async function rename(save: RecordSave<{ name: string }>) {
 *   const { status } = await save.save({ name: "Editors" });
 *   if (status === "conflict") await save.resolve({ name: "theirs" });
 * }
 */
export interface RecordSave<Fields extends object> extends ReadableStore<SaveState<Fields>> {
  /** Saves; while a save is under way or a conflict is open, nothing is sent. Never rejects: the state tells. */
  save(mine: Fields): Promise<SaveState<Fields>>;
  /** Settles an open conflict by field and saves the outcome over their version. Never rejects. */
  resolve(choices?: ConflictChoices<Fields>): Promise<SaveState<Fields>>;
}

/**
 * Saves a record, never over somebody else's change: an update that comes too late opens a conflict.
 *
 * @example
 * const save = createRecordSave({
 *   record: role,
 *   fieldsOf: ({ name, description, status }) => ({ name, description, status }),
 *   send: (body) => sdk.roles.update(body, { silent: true }),
 * });
 * await save.save({ ...save.get().base, name: "Editors" });
 */
export function createRecordSave<Stored extends Versioned, Fields extends object>({
  record,
  fieldsOf,
  send,
}: RecordSaveOptions<Stored, Fields>): RecordSave<Fields> {
  const { get, set, subscribe } = createStore<SaveState<Fields>>({
    base: fieldsOf(record),
    version: record.version,
    status: "idle",
  });

  /** Applies an event; sends when that began a save. */
  async function dispatch(event: SaveEvent<Fields>): Promise<SaveState<Fields>> {
    const before = get();
    set((state) => saveReducer(state, event));
    const state = get();
    if (state === before || state.status !== "saving") return state;
    return dispatch(await outcomeOf(state.mine, state.version));
  }

  async function outcomeOf(mine: Fields, version: number): Promise<SaveEvent<Fields>> {
    try {
      const stored = await send({ ...mine, id: record.id, version });
      return { type: "succeeded", version: stored.version };
    } catch (error) {
      const current = conflictingRecord(error);
      if (current === undefined) return { type: "failed", error };
      // The contract promises the whole record with a conflict.
      const theirs = fieldsOf(current as Stored);
      return { type: "conflicted", theirs, version: current.version };
    }
  }

  return {
    get,
    subscribe,
    save: (mine) => dispatch({ type: "started", mine }),
    resolve: (choices) => dispatch({ type: "settled", choices }),
  };
}
