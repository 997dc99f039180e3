import { inspect, isDeepStrictEqual } from "node:util";

/** Holds an invariant: `what` names it when it is broken. */
export function must(what: string, actual: unknown, expected: unknown): void {
  if (isDeepStrictEqual(actual, expected)) return;
  const show = (value: unknown) => inspect(value, { depth: 4, breakLength: 110 });
  throw new Error(`${what}: ${show(actual)}, but should be ${show(expected)}`);
}
