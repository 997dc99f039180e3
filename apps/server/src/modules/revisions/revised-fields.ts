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
    .map(withPrices)
    .filter(({ before, after }) => before !== after)
    .map((change) => ({ ...change, cut: isCut(change.before) }));
}

function withPrices(change: FieldChange): FieldChange {
  const { field, before, after } = change;
  if (field !== "priceAmount" && field !== "variants") return change;
  return { field, before: withStoredPrices(field, before), after: withStoredPrices(field, after) };
}

/** Prices as the database keeps them; of a long list the log has only the start, which stays as it is. */
function withStoredPrices(field: string, json: string | null): string | null {
  const stored = (key: string, value: unknown) =>
    key === "priceAmount" && typeof value === "string" ? storedPrice(value) : value;
  try {
    const value: unknown = JSON.parse(json ?? "null");
    return value === null ? json : JSON.stringify(stored(field, value), stored);
  } catch {
    return json;
  }
}

/** Whether an operation made a record, ended it, or changed it. */
export function eventOf(kind: RecordKindName, operationId: string): Schemas["Revision"]["event"] {
  const { create, delete: remove } = recordOperations[kind];
  if (operationId === create || operationId === "trashRestore") return "created";
  return operationId === remove || operationId === "productsDeleteBatch" ? "deleted" : "changed";
}
