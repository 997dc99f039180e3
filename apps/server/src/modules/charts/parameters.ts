import type { components } from "../../generated/schema.ts";
import { messages } from "../../kernel/messages/index.ts";

export type ParameterValue = components["schemas"]["DataParam"]["paramValue"];

export interface Parameter<Value extends ParameterValue> {
  /** null for an invalid value. */
  read(given: ParameterValue): Value | null;
  /** The violated rule, in the contract's words, and a message that continues after the field's name. */
  rule: string;
  problem: string;
}

/** A month, such as `2026-03`. */
export const month: Parameter<string> = {
  read: (given) => textLike(given, /^[12][0-9]{3}-(0[1-9]|1[0-2])$/),
  rule: "pattern",
  problem: messages.charts.month,
};

/** The id of a record, which need not exist. */
export const id: Parameter<string> = {
  read: (given) => textLike(given, /^[A-Za-z0-9_-]{1,64}$/),
  rule: "pattern",
  problem: messages.fields.wrongFormat,
};

export const flag: Parameter<boolean> = {
  read: (given) => (typeof given === "boolean" ? given : null),
  rule: "type",
  problem: messages.fields.type([messages.fields.types.boolean]),
};

function textLike(given: ParameterValue, pattern: RegExp): string | null {
  return typeof given === "string" && pattern.test(given) ? given : null;
}
