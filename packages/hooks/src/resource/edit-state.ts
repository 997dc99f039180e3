import type { Versioned } from "./conflicting-record.ts";
import type { FieldName } from "./field-table.ts";
import type { Conflict, ConflictChoices } from "./three-way-merge.ts";

/**
 * What is wrong with a record's fields, by name.
 *
 * @example
 * const errors: FieldErrors<{ title: string }> = { title: "Fill this in." };
 */
export type FieldErrors<Fields extends object> = {
  readonly [Name in FieldName<Fields>]?: string;
};

/**
 * The first save of a new record, until its outcome is known: tried again, it has to be the same call, or the record might
 * be created twice.
 *
 * @example
 * const creation: Creation<{ name: string }> = { idempotencyKey: "5f0c…", fields: { name: "Editors" } };
 */
export interface Creation<Fields extends object> {
  readonly idempotencyKey: string;
  /** What was sent. */
  readonly fields: Fields;
}

/**
 * Edits of an earlier visit that the server does not have, and what they began with.
 *
 * @example
 * const edits: UnsavedEdits<{ name: string }> = { version: 3, base: { name: "A" }, changes: { name: "B" } };
 */
export interface UnsavedEdits<Fields extends object> {
  /** The version they began with; 0 for a record that was not created yet. */
  readonly version: number;
  /** The fields before they were changed. */
  readonly base: Partial<Fields>;
  readonly changes: Partial<Fields>;
  /** A first save whose outcome nobody has learnt. */
  readonly creation?: Creation<Fields> | undefined;
}

/** What is known of a record being edited, whatever its save status. */
export interface EditedRecord<Fields extends object, Stored extends Versioned = Versioned> {
  /** Undefined until the record is created. */
  readonly id: string | undefined;
  /** The version the server has, with which the next save is sent; 0 until the record is created. */
  readonly version: number;
  /** What the edits began with: as first shown, or as saved last. */
  readonly base: Fields;
  /** What is edited. */
  readonly draft: Fields;
  /** The fields the server does not have as they are edited. */
  readonly dirtyFields: readonly FieldName<Fields>[];
  /** When the first edit since the last save was made, in milliseconds since 1970. */
  readonly dirtySince: number | undefined;
  /** What `validate` finds in the draft. */
  readonly errors: FieldErrors<Fields>;
  /** Grows with each save by hand that fails, so that what is wrong can be announced. */
  readonly attempt: number;
  /** How often values came from outside (a resolved conflict, restored edits), which replaces what the fields show. */
  readonly resolutions: number;
  /** Somebody else's version that was merged without a question, the latest one; see `autoMerge`. */
  readonly merged: Stored | undefined;
  /** The first save of a new record while it is under way, and after it failed without a clear outcome. */
  readonly creation: Creation<Fields> | undefined;
  /** What was sent last without an answer: the server may have it. */
  readonly unanswered: Fields | undefined;
  /** How often in a row saving has failed. */
  readonly failures: number;
  /** When the record was saved last, in milliseconds since 1970. */
  readonly savedAt: number | undefined;
}

/**
 * A record being edited: what the server has of it, what is edited, and its save status.
 *
 * @example
 * const isBusy = (state: EditState<{ name: string }>) => state.status === "saving";
 */
export type EditState<Fields extends object, Stored extends Versioned = Versioned> = EditedRecord<
  Fields,
  Stored
> &
  SaveStatus<Fields, Stored>;

/** The save status. */
export type SaveStatus<Fields extends object, Stored extends Versioned> =
  | { readonly status: "idle" | "saved" | "invalid" }
  | {
      readonly status: "saving";
      readonly sent: Fields;
      readonly isAutosave: boolean;
      /** Why the try before failed; absent for a first one. */
      readonly lastError?: unknown;
    }
  | {
      readonly status: "failed";
      readonly error: unknown;
      /** What did not get through. */
      readonly sent: Fields;
      readonly isAutosave: boolean;
      /** In milliseconds since 1970. */
      readonly failedAt: number;
    }
  | { readonly status: "conflict"; readonly conflict: Conflict<Fields, Stored> };

/**
 * What happens to a record being edited; each `at` is in milliseconds since 1970.
 *
 * @example
 * const event: EditEvent<{ name: string }> = { type: "edited", changes: { name: "B" }, at: Date.now() };
 */
export type EditEvent<Fields extends object, Stored extends Versioned = Versioned> =
  | { readonly type: "edited"; readonly changes: Partial<Fields>; readonly at: number }
  | {
      readonly type: "started";
      readonly isAutosave: boolean;
      /** For the first save of a new record. */
      readonly idempotencyKey?: string | undefined;
    }
  | {
      readonly type: "succeeded";
      readonly id: string;
      readonly version: number;
      readonly at: number;
    }
  | { readonly type: "failed"; readonly error: unknown; readonly at: number }
  | { readonly type: "conflicted"; readonly current: Stored; readonly stored: Fields }
  | {
      /** One's own values were saved over theirs as a version of their own. */
      readonly type: "kept";
      readonly version: number;
      readonly fields: Partial<Fields>;
    }
  | {
      readonly type: "restored";
      readonly edits: UnsavedEdits<Fields>;
      /** The record, of which the state has a version as new or newer. */
      readonly current: Stored | undefined;
      readonly at: number;
    }
  | { readonly type: "refreshed"; readonly version: number; readonly stored: Fields }
  | {
      readonly type: "resolved";
      readonly choices: ConflictChoices<Fields> | undefined;
      readonly at: number;
    };

/**
 * A record nobody has edited yet; a new one without a record.
 *
 * @example
 * const state = untouched({ id: "1", version: 3 }, { name: "Editors" });
 */
export function untouched<Fields extends object, Stored extends Versioned = Versioned>(
  record: Stored | undefined,
  base: Fields,
): EditState<Fields, Stored> {
  return {
    id: record?.id,
    version: record?.version ?? 0,
    base,
    draft: base,
    dirtyFields: [],
    dirtySince: undefined,
    errors: {},
    attempt: 0,
    resolutions: 0,
    merged: undefined,
    creation: undefined,
    unanswered: undefined,
    failures: 0,
    savedAt: undefined,
    status: "idle",
  };
}
