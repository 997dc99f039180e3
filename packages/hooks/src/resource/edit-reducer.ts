import { isRetryable } from "./autosave.ts";
import type { Versioned } from "./conflicting-record.ts";
import type { EditedRecord, EditEvent, EditState, FieldErrors } from "./edit-state.ts";
import {
  dirtyFields,
  fieldNames,
  isFieldStored,
  pickFields,
  type FieldTable,
  remadeFields,
} from "./field-table.ts";
import {
  resolveConflict,
  threeWayMerge,
  type Conflict,
  type ConflictChoices,
} from "./three-way-merge.ts";

/**
 * What the decisions about a record's edits follow.
 *
 * @example
 * const rules: EditRules<{ title: string }> = {
 *   validate: ({ title }) => (title === "" ? { title: "Fill this in." } : {}),
 * };
 */
export interface EditRules<Fields extends object> {
  /** How fields are compared and merged, where the defaults do not fit. */
  readonly fields?: FieldTable<Fields> | undefined;
  /**
   * Finds what the contract does not allow: nothing is sent until it finds nothing. It gets the dirty fields, and the
   * whole draft, which is what counts for a record that is still to be created.
   */
  readonly validate?:
    | ((changes: Partial<Fields>, draft: Fields) => FieldErrors<Fields>)
    | undefined;
  /**
   * Merges somebody else's changes without a question where none contradicts: the state's `merged` names their version.
   * Otherwise every conflict waits for `resolve`.
   */
  readonly autoMerge?: boolean | undefined;
}

/**
 * The next state of a record being edited; the same one when the event does not fit. One save runs at a time, none runs
 * over an open conflict, and what is edited meanwhile stays dirty.
 *
 * @example
 * const state = untouched({ id: "1", version: 3 }, { name: "A" });
 * editReducer(state, { type: "edited", changes: { name: "B" }, at: Date.now() }).dirtyFields; // ["name"]
 */
export function editReducer<Fields extends object, Stored extends Versioned>(
  state: EditState<Fields, Stored>,
  event: EditEvent<Fields, Stored>,
  rules: EditRules<Fields> = {},
): EditState<Fields, Stored> {
  if (event.type === "edited") return edit(state, event, rules);
  if (event.type === "started") return start(state, event, rules);
  if (event.type === "restored") return restore(state, event, rules);
  if (event.type === "refreshed") return refresh(state, event, rules);
  if (event.type === "resolved") {
    return state.status === "conflict" ? resolve(state, state.conflict, event, rules) : state;
  }
  if (state.status === "conflict") return overtake(state, state.conflict, event, rules);
  if (state.status !== "saving") return state;
  const { sent, isAutosave, failures, attempt } = state;
  switch (event.type) {
    case "succeeded": {
      const { id, version, at: savedAt } = event;
      const record = { ...recordOf(state), creation: undefined, unanswered: undefined };
      const saved = { ...record, id, version, base: sent, savedAt, failures: 0 };
      return { ...check(saved, rules), status: "saved" };
    }
    case "failed":
      return {
        ...recordOf(state),
        creation: isRetryable(event.error) ? state.creation : undefined,
        unanswered: sent,
        status: "failed",
        error: event.error,
        sent,
        isAutosave,
        failedAt: event.at,
        failures: failures + 1,
        attempt: isAutosave ? attempt : attempt + 1,
      };
    case "conflicted":
      return openConflict(state, event, rules);
    case "kept":
      return state;
  }
}

function openConflict<Fields extends object, Stored extends Versioned>(
  state: EditState<Fields, Stored>,
  theirs: { readonly current: Stored; readonly stored: Fields },
  rules: EditRules<Fields>,
): EditState<Fields, Stored> {
  const base = baseOf(state, theirs.stored, rules);
  const record = { ...recordOf(state), base, unanswered: undefined, failures: 0 };
  const conflict = conflictOf(record, theirs, rules);
  if (rules.autoMerge !== true || conflict.fields.length > 0) {
    return { ...record, status: "conflict", conflict };
  }
  const isOwn = dirtyFields(base, theirs.stored, rules.fields).length === 0;
  const merged = isOwn ? record.merged : theirs.current;
  return rebase({ ...record, draft: conflict.mine, merged }, conflict, rules);
}

/**
 * What both began with. A save whose answer got lost may be the one that was faster: what it sent is then no change of
 * somebody else.
 */
function baseOf<Fields extends object, Stored extends Versioned>(
  { base, unanswered }: EditedRecord<Fields, Stored>,
  stored: Fields,
  { fields = {} }: EditRules<Fields>,
): Fields {
  if (unanswered === undefined) return base;
  const own = fieldNames(base).filter((name) => isFieldStored(name, stored, unanswered, fields));
  return { ...base, ...pickFields(stored, own) };
}

/** While a conflict is open, one's own values may be saved first; somebody may be faster once more. */
function overtake<Fields extends object, Stored extends Versioned>(
  state: EditState<Fields, Stored>,
  conflict: Conflict<Fields, Stored>,
  event: EditEvent<Fields, Stored>,
  rules: EditRules<Fields>,
): EditState<Fields, Stored> {
  const record = recordOf(state);
  switch (event.type) {
    case "conflicted":
      return { ...record, status: "conflict", conflict: conflictOf(record, event, rules) };
    case "kept": {
      const current = { ...conflict.current, version: event.version };
      const stored = { ...conflict.stored, ...event.fields };
      return { ...record, status: "conflict", conflict: { ...conflict, current, stored } };
    }
    default:
      return state;
  }
}

function edit<Fields extends object, Stored extends Versioned>(
  before: EditState<Fields, Stored>,
  { changes, at }: { readonly changes: Partial<Fields>; readonly at: number },
  rules: EditRules<Fields>,
): EditState<Fields, Stored> {
  const draft = { ...before.draft, ...changes };
  const edited = check({ ...recordOf(before), draft, dirtySince: before.dirtySince ?? at }, rules);
  switch (before.status) {
    case "saving":
    case "failed":
      return { ...before, ...edited };
    case "conflict": {
      const conflict = conflictOf(edited, before.conflict, rules);
      return { ...edited, status: "conflict", conflict };
    }
    default:
      return { ...edited, status: "idle" };
  }
}

function start<Fields extends object, Stored extends Versioned>(
  state: EditState<Fields, Stored>,
  event: { readonly isAutosave: boolean; readonly idempotencyKey?: string | undefined },
  rules: EditRules<Fields>,
): EditState<Fields, Stored> {
  const { isAutosave, idempotencyKey = "" } = event;
  if (state.status === "saving" || state.status === "conflict") return state;
  const record = check(recordOf(state), rules);
  if (record.id !== undefined && record.dirtyFields.length === 0) {
    return { ...record, status: "saved" };
  }
  if (Object.keys(record.errors).length > 0) {
    return { ...record, status: "invalid", attempt: record.attempt + (isAutosave ? 0 : 1) };
  }
  const isNew = record.id === undefined;
  const creation = isNew
    ? (record.creation ?? { idempotencyKey, fields: record.draft })
    : undefined;
  const sent = creation?.fields ?? record.draft;
  return {
    ...record,
    creation,
    status: "saving",
    sent,
    isAutosave,
    dirtySince: undefined,
    ...(state.status === "failed" && { lastError: state.error }),
  };
}

/** Edits of an earlier visit are edits of now; those that began with another version may contradict it. */
function restore<Fields extends object, Stored extends Versioned>(
  state: EditState<Fields, Stored>,
  event: Extract<EditEvent<Fields, Stored>, { type: "restored" }>,
  rules: EditRules<Fields>,
): EditState<Fields, Stored> {
  const { edits, current, at } = event;
  if (state.status === "saving" || state.status === "conflict") return state;
  const edited = edit<Fields, Stored>(state, { changes: edits.changes, at }, rules);
  const { creation = state.creation } = state.id === undefined ? edits : state;
  const restored = { ...edited, creation, resolutions: state.resolutions + 1 };
  if (current === undefined || edits.version === state.version) return restored;
  // As with a save that came too late: until the conflict is resolved, the edits began with the version of then.
  const base = { ...state.base, ...edits.base };
  const began = check({ ...recordOf(restored), base, version: edits.version }, rules);
  const theirs = { current: { ...current, version: state.version }, stored: state.base };
  return { ...began, status: "conflict", conflict: conflictOf(began, theirs, rules) };
}

/** A newer version replaces what nobody has edited. */
function refresh<Fields extends object, Stored extends Versioned>(
  state: EditState<Fields, Stored>,
  { version, stored }: { readonly version: number; readonly stored: Fields },
  { fields = {} }: EditRules<Fields>,
): EditState<Fields, Stored> {
  const { status, dirtyFields: dirty } = state;
  if (status === "saving" || status === "conflict" || dirty.length > 0) return state;
  if (version < state.version) return state;
  if (version === state.version) {
    const remade = remadeFields(stored, state.draft, fields);
    if (remade.length === 0) return state;
    const values = pickFields(stored, remade);
    const { base, draft } = state;
    // No field begins anew for it: what is being typed in one is not reported yet.
    return { ...state, base: { ...base, ...values }, draft: { ...draft, ...values } };
  }
  const resolutions = state.resolutions + 1;
  return { ...state, version, base: stored, draft: stored, resolutions };
}

/** The choice is a change to their version, and not saved yet. */
function resolve<Fields extends object, Stored extends Versioned>(
  state: EditState<Fields, Stored>,
  conflict: Conflict<Fields, Stored>,
  { choices, at }: { readonly choices: ConflictChoices<Fields> | undefined; readonly at: number },
  rules: EditRules<Fields>,
): EditState<Fields, Stored> {
  const draft = resolveConflict(conflict, choices);
  const dirtySince = state.dirtySince ?? at;
  return rebase({ ...recordOf(state), draft, dirtySince }, conflict, rules);
}

/** A draft as a change to their version. */
function rebase<Fields extends object, Stored extends Versioned>(
  record: EditedRecord<Fields, Stored>,
  { stored: base, current: { version } }: Conflict<Fields, Stored>,
  rules: EditRules<Fields>,
): EditState<Fields, Stored> {
  const resolutions = record.resolutions + 1;
  return { ...check({ ...record, base, version, resolutions }, rules), status: "idle" };
}

/** Compares the draft with what the server has, and validates it. */
function check<Fields extends object, Stored extends Versioned>(
  record: EditedRecord<Fields, Stored>,
  { fields, validate }: EditRules<Fields>,
): EditedRecord<Fields, Stored> {
  const dirty = dirtyFields(record.base, record.draft, fields);
  const errors = validate?.(pickFields(record.draft, dirty), record.draft) ?? {};
  const dirtySince = dirty.length > 0 ? record.dirtySince : undefined;
  return { ...record, dirtyFields: dirty, errors, dirtySince };
}

function conflictOf<Fields extends object, Stored extends Versioned>(
  { base, draft }: EditedRecord<Fields>,
  { current, stored }: { readonly current: Stored; readonly stored: Fields },
  { fields }: EditRules<Fields>,
): Conflict<Fields, Stored> {
  return { base, current, stored, ...threeWayMerge(base, draft, stored, fields) };
}

/** A state without its save status. */
function recordOf<Fields extends object, Stored extends Versioned>(
  state: EditedRecord<Fields, Stored>,
): EditedRecord<Fields, Stored> {
  const { id, version, base, draft, dirtyFields: dirty, dirtySince } = state;
  const { errors, attempt, resolutions, merged, unanswered, failures, savedAt, creation } = state;
  const edits = { base, draft, dirtyFields: dirty, dirtySince, errors };
  const counts = { attempt, resolutions, failures, savedAt };
  return { id, version, ...edits, ...counts, merged, unanswered, creation };
}
