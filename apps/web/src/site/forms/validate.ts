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

/** Checks what was typed against the rules; the server checks again. */
export function validateFields(
  values: FormValues,
  rules: Record<string, FieldRule>,
  messages: Messages["form"],
): FieldErrors {
  const errors: FieldErrors = {};
  for (const [field, rule] of Object.entries(rules)) {
    const problem = validateField(values[field]?.trim() ?? "", rule, messages);
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

function validateField(value: string, rule: FieldRule, messages: Messages["form"]): string | null {
  if (value === "") return rule.required === true ? messages.required : null;
  if (rule.limit !== undefined && value.length > rule.limit) return messages.tooLong(rule.limit);
  const pattern = rule.kind === "email" ? emailPattern : rule.pattern;
  return pattern?.test(value) === false ? formatMessage(rule, messages) : null;
}
