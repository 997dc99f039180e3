import type { FieldChange } from "../../db/schema/sessions.ts";
import type { components } from "../../generated/schema.ts";
import { MASK, isCut } from "../audit/field-changes.ts";
import { recordOperations, type RecordKindName } from "../record-kinds.ts";

type Schemas = components["schemas"];

/** The fields of a change that a record's history shows: secrets are left out. */
export function revisedFields(changes: readonly FieldChange[]): Schemas["RevisedField"][] {
  return changes
    .filter(({ before, after }) => ![before, after].some((value) => value?.includes(MASK)))
    .map((change) => ({ ...change, cut: isCut(change.before) }));
}

/** Whether an operation made a record, ended it, or changed it. */
export function eventOf(kind: RecordKindName, operationId: string): Schemas["Revision"]["event"] {
  const { create, delete: remove } = recordOperations[kind];
  if (operationId === create || operationId === "trashRestore") return "created";
  return operationId === remove || operationId === "productsDeleteBatch" ? "deleted" : "changed";
}
