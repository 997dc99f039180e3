import { inspect, isDeepStrictEqual } from "node:util";

/** `what` describes the invariant when it is violated. */
export function assertInvariant(what: string, actual: unknown, expected: unknown): void {
  if (isDeepStrictEqual(actual, expected)) return;
  const show = (value: unknown) => inspect(value, { depth: 4, breakLength: 110 });
  throw new Error(`${what}: ${show(actual)}, but should be ${show(expected)}`);
}
