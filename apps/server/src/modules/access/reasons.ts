import type { components } from "../../generated/schema.ts";

export type Reason = components["schemas"]["AccessReason"];

/** A reason in which nothing is set but what is given. */
export function reason(
  kind: Reason["kind"],
  effect: Reason["effect"],
  more: Partial<Reason> = {},
): Reason {
  return {
    kind,
    effect,
    code: null,
    subject: null,
    roles: [],
    errorCode: null,
    message: null,
    until: null,
    ...more,
  };
}
