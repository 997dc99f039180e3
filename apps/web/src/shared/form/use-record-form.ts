import {
  settleConflict,
  useRecordSave,
  type Conflict,
  type ConflictChoices,
  type SaveState,
  type Versioned,
} from "@atrium/hooks/resource";
import type { DefaultValues, FieldValues } from "react-hook-form";
import { useSaveForm, type SaveForm, type SaveFormOptions } from "./use-save-form.ts";

/** How a form about a record is filled and saved. */
export interface RecordFormOptions<
  Stored extends Versioned,
  Fields extends FieldValues,
  Created,
> extends Pick<SaveFormOptions<Fields, Fields>, "schema" | "labels" | "explain"> {
  /** The record to change; undefined for a new one. */
  readonly record: Stored | undefined;
  /** What of the record the form shows; of nothing, what a new one begins with. */
  readonly fieldsOf: (record: Stored | undefined) => Fields;
  readonly create: (fields: Fields) => Promise<Created>;
  readonly update: (body: Fields & Versioned) => Promise<{ readonly version: number }>;
  /** Given what was saved and, for a new record, what the server answered. */
  readonly onSaved: (fields: Fields, created: Created | undefined) => void;
}

/** A form that makes or changes a record and never overwrites what somebody else changed meanwhile. */
export interface RecordForm<Fields extends FieldValues> extends SaveForm<Fields, Fields> {
  readonly isNew: boolean;
  /** Two people's changes, when somebody else was faster. */
  readonly conflict: Conflict<Fields> | undefined;
  /** Settles them and saves the outcome. */
  readonly settle: (choices: ConflictChoices<Fields>) => void;
}

/** Binds a form to a record: creating, changing, and the choice between two people's changes. */
export function useRecordForm<
  Stored extends Versioned,
  Fields extends FieldValues,
  Created = unknown,
>(options: RecordFormOptions<Stored, Fields, Created>): RecordForm<Fields> {
  const { record, fieldsOf, onSaved } = options;
  const initial = fieldsOf(record);
  const changes = useRecordSave<Versioned, Fields>({
    record: record ?? { id: "", version: 0 },
    // The record of a conflict is one of the same kind.
    fieldsOf: (stored) => fieldsOf(stored.version === 0 ? undefined : (stored as Stored)),
    send: options.update,
  });
  const { state } = changes;
  const saveForm = useSaveForm<Fields, Fields>({
    schema: options.schema,
    labels: options.labels,
    ...(options.explain && { explain: options.explain }),
    // A whole record is more than the defaults the form library asks for.
    defaultValues: initial as DefaultValues<Fields>,
    save: async (fields) => {
      if (record !== undefined) return finish(changes.save(fields));
      saved(fields, await options.create(fields));
    },
  });

  async function finish(saving: Promise<SaveState<Fields>>): Promise<void> {
    const outcome = await saving;
    if (outcome.status === "failed") throw outcome.error;
    if (outcome.status === "saved") saved(outcome.base);
  }

  function saved(fields: Fields, created?: Created): void {
    // What was typed meanwhile stays; the rest is no change any more.
    saveForm.form.reset(fields, { keepValues: true });
    onSaved(fields, created);
  }

  return {
    ...saveForm,
    isNew: record === undefined,
    conflict: state.status === "conflict" ? state.conflict : undefined,
    settle: (choices) => {
      if (state.status !== "conflict") return;
      saveForm.form.reset(settleConflict(state.conflict, choices), { keepDefaultValues: true });
      void saveForm.run(() => finish(changes.resolve(choices)));
    },
  };
}
