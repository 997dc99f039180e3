import type { FieldChange } from "../../db/schema/sessions.ts";

/** A record by fields, for the operation log. Dates, lists and objects are fine. */
export type Fields = Readonly<Record<string, unknown>>;

/** Fields that every write changes, or that only repeat another field. */
const technical = new Set([
  "id",
  "version",
  "createdAt",
  "createdBy",
  "createdByName",
  "updatedAt",
  "updatedBy",
  "updatedByName",
  "nameKey",
  "names",
  "codeKey",
]);

/** Instead of a secret. */
export const MASK = '"***"';

const secret = /password|token|hash|secret/i;
const maxTextLength = 2_000;
/** As JSON; a set of 999 ids fits. */
const maxValueLength = 40_000;

/**
 * The fields that differ, as JSON text. Secrets are compared and masked, long texts truncated.
 *
 * @param before null for a new record.
 * @param after null for a deleted one.
 */
export function fieldChanges(before: Fields | null, after: Fields | null): FieldChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].flatMap((field) => {
    const [old, now] = [before?.[field] ?? null, after?.[field] ?? null];
    if (technical.has(field) || isSame(old, now)) return [];
    return [{ field, before: toText(field, old), after: toText(field, now) }];
  });
}

function isSame(old: unknown, now: unknown): boolean {
  if (old === now) return true;
  // Most fields are texts, numbers and flags, which need no JSON to differ.
  if (typeof old !== "object" && typeof now !== "object") return false;
  return JSON.stringify(old) === JSON.stringify(now);
}

function toText(field: string, value: unknown): string | null {
  if (value === null) return null;
  const whole = JSON.stringify({ [field]: value }, maskAndCut);
  const text = whole.slice(JSON.stringify(field).length + 2, -1);
  return text.length <= maxValueLength ? text : JSON.stringify(cut(text, maxTextLength));
}

function maskAndCut(key: string, value: unknown): unknown {
  if (typeof value !== "string") return value;
  return secret.test(key) ? MASK.slice(1, -1) : cut(value, maxTextLength);
}

/** Whether a logged value is, or contains, a text of which only the start was kept. */
export function isCut(json: string | null): boolean {
  return json !== null && json.length > maxTextLength && /… \(\d+\)"/u.test(json);
}

/** The start of a long text, and its length. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  // Truncation may split a surrogate pair, which the database would refuse.
  return `${text.slice(0, length).toWellFormed()}… (${text.length})`;
}
