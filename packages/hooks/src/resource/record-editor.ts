import { onlineManager } from "@tanstack/react-query";
import { systemClock, type Clock } from "../ports/clock.ts";
import { createStore, type ReadableStore } from "../store/create-store.ts";
import { autosaveDelay, isRetryable, type AutosaveOptions } from "./autosave.ts";
import { conflictingRecord, type Versioned } from "./conflicting-record.ts";
import { editReducer, type EditRules } from "./edit-reducer.ts";
import { untouched, type EditEvent, type EditState, type UnsavedEdits } from "./edit-state.ts";
import { pickFields } from "./field-table.ts";
import { randomKey } from "./random-key.ts";
import { droppedFields, type ConflictChoices } from "./three-way-merge.ts";

/**
 * What changed of a record, to be sent by itself.
 *
 * @example
 * const patch = ({ changes, isAutosave, ...stored }: RecordPatch<{ title: string }>) =>
 *   sdk.articles.update({ ...changes, ...stored, autosave: isAutosave });
 */
export interface RecordPatch<Fields extends object> extends Versioned {
  /** The dirty fields. */
  readonly changes: Partial<Fields>;
  /** Whether the record saves by itself. */
  readonly isAutosave: boolean;
}

/**
 * How a record is edited and saved.
 *
 * @example
 * const options: RecordEditorOptions<{ id: string; version: number; name: string }, { name: string }> = {
 *   record: { id: "1", version: 3, name: "Editors" },
 *   fieldsOf: ({ name }) => ({ name }),
 *   update: async (body) => ({ version: body.version + 1 }),
 * };
 */
export type RecordEditorOptions<
  Stored extends Versioned,
  Fields extends object,
> = EditRules<Fields> & {
  /** What of the record is edited; also called with the newer record of a conflict. */
  readonly fieldsOf: (record: Stored) => Fields;
  /** Saves by itself as well. */
  readonly autosave?: AutosaveOptions | undefined;
  /** The machine's by default. */
  readonly clock?: Clock | undefined;
} & (
    | {
        /** Sends an update with all fields, such as `useMutation(roleQueries.update()).mutateAsync`. */
        readonly update: (body: Fields & Versioned) => Promise<{ readonly version: number }>;
      }
    | {
        /** Sends an update with the dirty fields alone. */
        readonly patch: (patch: RecordPatch<Fields>) => Promise<{ readonly version: number }>;
        /**
         * Saves one's own values first where the resolution of a conflict drops them, so that a server that keeps versions
         * has them as one.
         */
        readonly keepDropped?: boolean | undefined;
      }
  ) &
  (
    | {
        /** The record as editing begins. */
        readonly record: Stored;
      }
    | {
        readonly record: undefined;
        /** What a new record begins with. */
        readonly initial: Fields;
        /**
         * Creates it; from then on it is updated. A call whose outcome is unknown is tried again with the same fields and
         * the same key, so that it never creates two.
         */
        readonly create: (
          fields: Fields,
          call: { readonly idempotencyKey: string },
        ) => Promise<Versioned>;
      }
  );

/**
 * A record being edited: its state, and what can be done.
 *
 * @example
 * async function rename(editor: RecordEditor<{ name: string }>) {
 *   const { status } = await editor.save({ name: "Editors" });
 *   if (status === "conflict") await editor.resolve({ name: "theirs" });
 * }
 */
export interface RecordEditor<
  Fields extends object,
  Stored extends Versioned = Versioned,
> extends ReadableStore<EditState<Fields, Stored>> {
  /** Takes what was typed. */
  readonly edit: (changes: Partial<Fields>) => void;
  /**
   * Saves, with the changes if there are any. While a save is under way it joins that one and sends only what was edited
   * since. Over an open conflict nothing is sent. Never rejects: the state shows what came of it.
   */
  readonly save: (changes?: Partial<Fields>) => Promise<EditState<Fields, Stored>>;
  /**
   * Resolves an open conflict by field and saves the outcome over their version. The conflict stays open when the values
   * that it drops could not be kept. Never rejects.
   */
  readonly resolve: (choices?: ConflictChoices<Fields>) => Promise<EditState<Fields, Stored>>;
  /**
   * Takes up edits of an earlier visit. Where the record has changed since, they are merged into it, and what contradicts
   * opens a conflict. The state has them at once; autosave is waited for. Never rejects.
   */
  readonly restore: (edits: UnsavedEdits<Fields>) => Promise<EditState<Fields, Stored>>;
  /** Shows a newer version, or what the server made of this one, unless something is edited. */
  readonly refresh: (record: Stored) => void;
  /** Ends autosave. */
  readonly dispose: () => void;
}

/**
 * Edits a record and saves it, once however often it is asked to and never over somebody else's change: an update that
 * comes too late opens a conflict. The edits live in the store; keep it where they have to outlive their screen.
 *
 * @example
 * const editor = createRecordEditor({
 *   record: role,
 *   fieldsOf: ({ name, description, status }) => ({ name, description, status }),
 *   update: (body) => sdk.roles.update(body, { silent: true }),
 *   autosave: { debounce: 3_000, maxWait: 10_000 },
 * });
 * editor.edit({ name: "Editors" });
 */
export function createRecordEditor<Stored extends Versioned, Fields extends object>(
  options: RecordEditorOptions<Stored, Fields>,
): RecordEditor<Fields, Stored> {
  type State = EditState<Fields, Stored>;
  const { clock = systemClock } = options;
  let { autosave } = options;
  const { get, set, subscribe } = createStore<State>(
    "create" in options
      ? untouched<Fields, Stored>(undefined, options.initial)
      : untouched(options.record, options.fieldsOf(options.record)),
  );
  let inFlight: Promise<State> | undefined;
  let resolving: Promise<State> | undefined;
  let cancelAutosave = () => {};

  function dispatch(event: EditEvent<Fields, Stored>): State {
    set((state) => editReducer(state, event, options));
    return get();
  }

  async function save(isAutosave: boolean): Promise<State> {
    const joined = inFlight;
    if (joined !== undefined) {
      const { status, dirtyFields } = await joined;
      if (status !== "saved" || dirtyFields.length === 0) return get();
      return save(isAutosave);
    }
    cancelAutosave();
    const before = get();
    const idempotencyKey = before.id === undefined ? randomKey() : undefined;
    const state = dispatch({ type: "started", isAutosave, idempotencyKey });
    if (state === before || state.status !== "saving") return state;
    const isRepeated = state.sent !== state.draft;
    inFlight = send(state.sent, isAutosave).then((event) => {
      inFlight = undefined;
      const after = dispatch(event);
      // What was merged without a question is sent at once.
      if (event.type === "conflicted" && after.status !== "conflict") return save(isAutosave);
      schedule();
      return after;
    });
    const after = await inFlight;
    // A creation that was repeated has sent what was typed then.
    const isBehind = isRepeated && after.status === "saved" && after.dirtyFields.length > 0;
    return isBehind ? save(isAutosave) : after;
  }

  async function send(sent: Fields, isAutosave: boolean): Promise<EditEvent<Fields, Stored>> {
    const { id } = get();
    try {
      const written = id === undefined ? await create(sent) : await update(id, sent, isAutosave);
      return { type: "succeeded", id: written.id, version: written.version, at: clock.now() };
    } catch (error) {
      return conflicted(error) ?? { type: "failed", error, at: clock.now() };
    }
  }

  function conflicted(error: unknown): EditEvent<Fields, Stored> | undefined {
    const current = conflictingRecord(error);
    if (current === undefined) return undefined;
    // The contract promises the whole record with a conflict.
    const theirs = current as Stored;
    return { type: "conflicted", current: theirs, stored: options.fieldsOf(theirs) };
  }

  /**
   * Saves one's own values that a resolution drops, over the version they contradict.
   *
   * @returns Whether the resolution may go on.
   */
  async function keepDropped(
    { id, version }: Versioned,
    fields: Partial<Fields>,
  ): Promise<boolean> {
    if (!("patch" in options) || options.keepDropped !== true) return true;
    if (Object.keys(fields).length === 0) return true;
    try {
      const written = await options.patch({ id, version, changes: fields, isAutosave: false });
      dispatch({ type: "kept", version: written.version, fields });
      return true;
    } catch (error) {
      const event = conflicted(error);
      if (event !== undefined) dispatch(event);
      // What is refused for what it holds would be refused for ever.
      return event === undefined && !isRetryable(error);
    }
  }

  function create(fields: Fields): Promise<Versioned> {
    const { creation } = get();
    if ("create" in options && creation !== undefined) return options.create(fields, creation);
    throw new Error("The record exists already");
  }

  async function update(id: string, sent: Fields, isAutosave: boolean): Promise<Versioned> {
    const { version, dirtyFields } = get();
    const changes = pickFields(sent, dirtyFields);
    const written =
      "patch" in options
        ? await options.patch({ id, version, changes, isAutosave })
        : await options.update({ ...sent, id, version });
    return { id, version: written.version };
  }

  async function resolve(choices: ConflictChoices<Fields> | undefined): Promise<State> {
    const before = get();
    if (before.status !== "conflict") return before;
    const { conflict } = before;
    if (!(await keepDropped(conflict.current, droppedFields(conflict, choices)))) return get();
    dispatch({ type: "resolved", choices, at: clock.now() });
    return save(false);
  }

  /** Has the next autosave run when it is due, and a failed one as soon as the connection is back. */
  function schedule(): void {
    cancelAutosave();
    const state = get();
    const delay = autosave && autosaveDelay(state, autosave, clock.now());
    if (delay === undefined) return;
    const cancelTimer = clock.after(delay, () => void save(true));
    const isUnreached = state.status === "failed" && isRetryable(state.error);
    const unsubscribe = isUnreached
      ? onlineManager.subscribe((isOnline) => isOnline && void save(true))
      : () => {};
    cancelAutosave = () => {
      cancelTimer();
      unsubscribe();
    };
  }

  return {
    get,
    subscribe,
    edit(changes) {
      dispatch({ type: "edited", changes, at: clock.now() });
      schedule();
    },
    save(changes) {
      if (changes !== undefined) dispatch({ type: "edited", changes, at: clock.now() });
      return save(false);
    },
    resolve(choices) {
      resolving ??= resolve(choices).finally(() => {
        resolving = undefined;
      });
      return resolving;
    },
    async restore(edits) {
      const { record: current } = options;
      const before = get();
      const state = dispatch({ type: "restored", edits, current, at: clock.now() });
      if (state === before) return state;
      if (state.status !== "conflict") {
        schedule();
        return state;
      }
      cancelAutosave();
      if (state.conflict.fields.length > 0) return state;
      const merged = dispatch({ type: "resolved", choices: undefined, at: clock.now() });
      return autosave === undefined ? merged : save(true);
    },
    refresh(record) {
      dispatch({ type: "refreshed", version: record.version, stored: options.fieldsOf(record) });
    },
    dispose() {
      autosave = undefined;
      cancelAutosave();
    },
  };
}
