import {
  resolveConflict,
  useRecordEditor,
  type Conflict,
  type ConflictChoices,
  type EditState,
  type FieldTable,
  type UnsavedEdits,
  type Versioned,
} from "@atrium/hooks/resource";
import { isApiError } from "@atrium/sdk";
import { useState } from "react";
import type { DefaultValues, FieldValues } from "react-hook-form";
import { useMessages } from "../messages.ts";
import { useSaveForm, type SaveForm, type SaveFormOptions } from "./use-save-form.ts";

/** By whom and when a record was last saved, where it says so. */
export interface LastSave {
  readonly updatedByName?: string;
  readonly updatedAt?: string;
}

/** How a form about a record is filled and saved. */
export interface RecordFormOptions<
  Stored extends Versioned & LastSave,
  Fields extends FieldValues,
> extends Pick<SaveFormOptions<Fields, Fields>, "schema" | "labels" | "explain"> {
  /** The record to change; undefined for a new one. */
  readonly record: Stored | undefined;
  /** What of the record the form shows; of nothing, what a new one begins with. */
  readonly fieldsOf: (record: Stored | undefined) => Fields;
  /** How fields are compared and merged, where that is not by their content as a whole. */
  readonly fields?: FieldTable<Fields>;
  readonly create: (fields: Fields) => Promise<Versioned>;
  readonly update: (body: Fields & Versioned) => Promise<{ readonly version: number }>;
  /** Given what was saved, and the record's id. */
  readonly onSaved: (fields: Fields, id: string) => void;
}

/** A form that makes or changes a record and never overwrites what somebody else changed meanwhile. */
export interface RecordForm<Fields extends FieldValues> extends SaveForm<Fields, Fields> {
  readonly isNew: boolean;
  /** The id of the record; undefined for a new one. */
  readonly recordId: string | undefined;
  /** What the edits begin with, as of now: a render may have been before. A new record has the version 0. */
  readonly edited: () => { readonly stored: Partial<Fields>; readonly version: number };
  /** Two people's changes to choose from, when somebody else was faster. */
  readonly conflict: Conflict<Fields> | undefined;
  /** The save that was faster. */
  readonly theirSave: LastSave | undefined;
  /** Puts the choice off: the form stays as it is, and its next save asks again. */
  readonly postpone: () => void;
  /** Resolves them and saves the outcome. */
  readonly resolve: (choices: ConflictChoices<Fields>) => void;
  /** Puts values of an earlier time into the form; returns whether it took them. */
  readonly restore: (values: Partial<Fields>) => boolean;
  /**
   * Takes up edits of an earlier visit, merged with what was saved since; what contradicts is a conflict. Returns
   * whether the form has them.
   */
  readonly restoreEdits: (edits: Omit<UnsavedEdits<Fields>, "creation">) => boolean;
  /** Back to what is saved; resolves to false while it is being saved. */
  readonly discard: () => Promise<boolean>;
  /** How often values came from outside: a control that holds its value itself begins anew with each. */
  readonly resolutions: number;
}

/** Binds a form to a record's editor: creating, changing, and the choice between two people's changes. */
export function useRecordForm<Stored extends Versioned & LastSave, Fields extends FieldValues>(
  options: RecordFormOptions<Stored, Fields>,
): RecordForm<Fields> {
  const { record, fieldsOf, fields, create, update } = options;
  const initial = fieldsOf(record);
  const calls = { fields, fieldsOf, update };
  const editor = useRecordEditor<Stored, Fields>(
    record === undefined
      ? { ...calls, record, initial, create: (values) => create(values) }
      : { ...calls, record },
  );
  const { state } = editor;
  const [isPostponed, setPostponed] = useState(false);
  const { form: messages } = useMessages();
  const saveForm = useSaveForm<Fields, Fields>({
    schema: options.schema,
    labels: options.labels,
    explain: (error) =>
      options.explain?.(error) ??
      (record !== undefined && isGone(error) ? messages.deletedMeanwhile : undefined),
    // A whole record is more than the defaults the form library asks for.
    defaultValues: initial as DefaultValues<Fields>,
    save: (values) => {
      setPostponed(false);
      return finish(editor.save(values));
    },
  });

  async function finish(saving: Promise<EditState<Fields, Stored>>): Promise<boolean> {
    const outcome = await saving;
    if (outcome.status === "failed") throw outcome.error;
    if (outcome.status !== "saved" || outcome.id === undefined) return false;
    // What was typed meanwhile stays; the rest is no change any more.
    saveForm.form.reset(outcome.base, { keepValues: true });
    options.onSaved(outcome.base, outcome.id);
    return outcome.dirtyFields.length === 0;
  }

  function restoreEdits(edits: Omit<UnsavedEdits<Fields>, "creation">): boolean {
    setPostponed(false);
    const { resolutions } = editor.get();
    editor.edit(saveForm.form.getValues());
    void editor.restore(edits);
    // A field that begins anew has to find its value.
    const restored = editor.get();
    // Neither a save nor an open conflict is interrupted.
    if (restored.resolutions === resolutions) return false;
    saveForm.form.reset(restored.draft, { keepDefaultValues: true });
    return true;
  }

  async function discard(): Promise<void> {
    const { status, base } = editor.get();
    if (status !== "conflict") return saveForm.form.reset();
    // Without changes of one's own, what is saved is theirs.
    editor.edit(base);
    const { base: saved } = await editor.resolve();
    saveForm.form.reset(saved);
  }

  return {
    ...saveForm,
    isNew: record === undefined,
    recordId: record?.id,
    edited: () => {
      const { base, version } = editor.get();
      // What a new record begins with may only be known later.
      const stored = record === undefined ? saveForm.form.formState.defaultValues : base;
      return { stored: { ...stored } as Partial<Fields>, version };
    },
    conflict: state.status === "conflict" && !isPostponed ? state.conflict : undefined,
    theirSave: state.status === "conflict" ? state.conflict.current : undefined,
    postpone: () => setPostponed(true),
    resolve: (choices) => {
      if (state.status !== "conflict") return;
      saveForm.form.reset(resolveConflict(state.conflict, choices), { keepDefaultValues: true });
      void saveForm.run(() => finish(editor.resolve(choices)));
    },
    restore: (values) => restoreEdits({ version: editor.get().version, base: {}, changes: values }),
    restoreEdits,
    // What was wrong with the changes goes with them.
    discard: () => saveForm.run(discard),
    resolutions: state.resolutions,
  };
}

/** Whether the record has been deleted since it was read. */
function isGone(error: unknown): boolean {
  return isApiError(error) && error.errorCode === "NOT_FOUND";
}
