import type { Messages } from "../../i18n/index.ts";

/** What a visitor typed, by field. */
export type FormValues = Record<string, string>;

/** Error messages by field. */
export type FieldErrors = Record<string, string>;

/** What a form asks of a field. */
export interface FieldRule {
  required?: boolean;
  limit?: number;
  kind?: "email" | "phone";
  pattern?: RegExp;
}

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Checks what was typed against the rules; the server checks again. Each message names its field. */
export function validateFields(
  values: FormValues,
  rules: Record<string, FieldRule>,
  labels: Record<string, string>,
  messages: Messages["form"],
): FieldErrors {
  const errors: FieldErrors = {};
  for (const [field, rule] of Object.entries(rules)) {
    const value = values[field]?.trim() ?? "";
    const problem = validateField(value, rule, labels[field] ?? field, messages);
    if (problem !== null) errors[field] = problem;
  }
  return errors;
}

/** The values by field, trimmed; empty ones are omitted. */
export function trimmedValues(fields: Iterable<[string, unknown]>): FormValues {
  const values: FormValues = {};
  for (const [name, value] of fields) {
    if (typeof value === "string" && value.trim() !== "") values[name] = value.trim();
  }
  return values;
}

/** The message about a field's format; null for one that accepts any text. */
export function formatMessage({ kind }: FieldRule, messages: Messages["form"]): string | null {
  if (kind === undefined) return null;
  return kind === "email" ? messages.badEmail : messages.badPhone;
}

/** The length as the server counts it: an emoji is one character. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

function validateField(
  value: string,
  rule: FieldRule,
  label: string,
  messages: Messages["form"],
): string | null {
  if (value === "") return rule.required === true ? messages.required(label.toLowerCase()) : null;
  if (rule.limit !== undefined && lengthOf(value) > rule.limit) {
    return messages.tooLong(label, rule.limit);
  }
  const pattern = rule.kind === "email" ? emailPattern : rule.pattern;
  return pattern?.test(value) === false ? formatMessage(rule, messages) : null;
}
