import type { FieldChange } from "../../db/schema/sessions.ts";
import type { components } from "../../generated/schema.ts";
import { MASK, isCut } from "../audit/field-changes.ts";
import { storedPrice } from "../products/stored-price.ts";
import { recordOperations, type RecordKindName } from "../record-kinds.ts";

type Schemas = components["schemas"];

/** Fields that say nothing to people: the group's members are named on the record itself. */
const internal = new Set(["translationGroupId"]);

/**
 * The fields of a change that a record's history shows: secrets are left out, and prices that differ only in how they are
 * written.
 */
export function revisedFields(changes: readonly FieldChange[]): Schemas["RevisedField"][] {
  return changes
    .filter(({ field }) => !internal.has(field))
    .filter(({ before, after }) => ![before, after].some((value) => value?.includes(MASK)))
    .map((change) => (change.field === "priceAmount" ? withPrices(change) : change))
    .filter(({ before, after }) => before !== after)
    .map((change) => ({ ...change, cut: isCut(change.before) }));
}

function withPrices({ field, before, after }: FieldChange): FieldChange {
  return { field, before: priceText(before), after: priceText(after) };
}

function priceText(json: string | null): string | null {
  const price: unknown = json === null ? null : JSON.parse(json);
  return typeof price === "string" ? JSON.stringify(storedPrice(price)) : json;
}

/** Whether an operation made a record, ended it, or changed it. */
export function eventOf(kind: RecordKindName, operationId: string): Schemas["Revision"]["event"] {
  const { create, delete: remove } = recordOperations[kind];
  if (operationId === create || operationId === "trashRestore") return "created";
  return operationId === remove || operationId === "productsDeleteBatch" ? "deleted" : "changed";
}
