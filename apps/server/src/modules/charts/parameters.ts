import type { components } from "../../generated/schema.ts";
import { messages } from "../../kernel/messages/index.ts";

/** What a parameter can be sent as. */
export type ParameterValue = components["schemas"]["DataParam"]["paramValue"];

/** A parameter that a theme takes. */
export interface Parameter<Value extends ParameterValue> {
  /** The value if it is one of this parameter's, else null. */
  read(given: ParameterValue): Value | null;
  /** The rule that other values break, in the contract's words, and a sentence that reads on from the field. */
  rule: string;
  problem: string;
}

/** A month, such as `2026-03`. */
export const month: Parameter<string> = {
  read: (given) => textLike(given, /^[12][0-9]{3}-(0[1-9]|1[0-2])$/),
  rule: "pattern",
  problem: messages.charts.month,
};

/** The id of a record, known or not. */
export const id: Parameter<string> = {
  read: (given) => textLike(given, /^[A-Za-z0-9_-]{1,64}$/),
  rule: "pattern",
  problem: messages.fields.wrongFormat,
};

/** Yes or no. */
export const flag: Parameter<boolean> = {
  read: (given) => (typeof given === "boolean" ? given : null),
  rule: "type",
  problem: messages.fields.type([messages.fields.types.boolean]),
};

function textLike(given: ParameterValue, pattern: RegExp): string | null {
  return typeof given === "string" && pattern.test(given) ? given : null;
}
