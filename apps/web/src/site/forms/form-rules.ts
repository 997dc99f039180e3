import { commentRules, messageRules } from "../../generated/visitor-rules.ts";
import type { FieldRule } from "./validate.ts";

/** What each form that visitors fill in asks of its fields. */
export const formRules = {
  comment: commentRules,
  message: messageRules,
} as const satisfies Record<string, Record<string, FieldRule>>;

/** A form that visitors fill in. */
export type VisitorForm = keyof typeof formRules;
