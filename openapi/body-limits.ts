/** How many bytes a body may have: what `x-max-body` says, or the default. */
import type { Contract } from "./operations.ts";

/** Bytes of a body whose operation says nothing else. */
export const DEFAULT_MAX_BODY = 16_000;

/** The contract with an `x-max-body` for every operation that takes a body. */
export function withBodyLimits<C extends Contract>(contract: C): C {
  const complete = structuredClone(contract);
  for (const operation of Object.values(complete.paths).flatMap((item) => Object.values(item))) {
    if (operation.requestBody !== undefined) operation["x-max-body"] ??= DEFAULT_MAX_BODY;
  }
  return complete;
}
