import type { Messages } from "../../messages/index.ts";

/** What a visitor typed, by field. */
export type FormValues = Record<string, string>;

/** What is wrong, by field. */
export type FieldErrors = Record<string, string>;

/** What a form asks of a field. */
export interface FieldRule {
  required?: boolean;
  limit?: number;
  kind?: "email" | "phone";
}

const patterns = {
  email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  phone: /^[0-9+() -]{3,32}$/,
};

/** Checks what was typed against the rules; the server checks again. */
export function checkFields(
  values: FormValues,
  rules: Record<string, FieldRule>,
  words: Messages["form"],
): FieldErrors {
  const errors: FieldErrors = {};
  for (const [field, rule] of Object.entries(rules)) {
    const problem = checkField(values[field]?.trim() ?? "", rule, words);
    if (problem !== null) errors[field] = problem;
  }
  return errors;
}

function checkField(value: string, rule: FieldRule, words: Messages["form"]): string | null {
  if (value === "") return rule.required === true ? words.required : null;
  if (rule.limit !== undefined && value.length > rule.limit) return words.tooLong(rule.limit);
  if (rule.kind === undefined || patterns[rule.kind].test(value)) return null;
  return rule.kind === "email" ? words.badEmail : words.badPhone;
}
