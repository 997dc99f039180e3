/** Valid data without any server: for fixtures, and for tests that go over all operations. */
import type { Input, OperationId, Result } from "../method.ts";
import { fakeResult } from "./fake-result.ts";
import { operationOf, resolve } from "./contract.ts";
import type { Schema } from "./contract-types.ts";
import { createRandom } from "./random.ts";
import { sample } from "./sample.ts";

/** The part of a value that a test cares about; the rest is generated. */
export type Members<T> = T extends Blob
  ? T
  : T extends readonly (infer Entry)[]
    ? readonly Members<Entry>[]
    : T extends object
      ? { readonly [K in keyof T]?: Members<T[K]> }
      : T;

/** Which of the many valid values to return. */
export interface SampleOptions<T> {
  /** Another seed gives another value. Default 1. */
  seed?: number;
  /** Members that it must have. */
  members?: Members<T>;
}

/**
 * A valid input for the SDK's method: everything required, and half of the rest.
 *
 * @example sampleInput("articlesSave", { members: { title: "Tide" } })
 */
export function sampleInput<Id extends OperationId>(
  id: Id,
  options: SampleOptions<Input<Id>> = {},
): Input<Id> {
  const { path, query, body } = operationOf(id);
  const random = createRandom(`${options.seed ?? 1} ${id}`);
  const parts = [body, query, path].map((part, at) =>
    part === undefined ? {} : sample(part, random.of(at), membersOf(part, options.members)),
  );
  // What fits the contract's schemas has the types that are generated from them.
  return Object.assign({}, ...parts) as Input<Id>;
}

/** The test server's result for that input. */
export function sampleResult<Id extends OperationId>(
  id: Id,
  options: SampleOptions<Result<Id>> & { input?: Members<Input<Id>> } = {},
): Result<Id> {
  const input = Object.fromEntries(Object.entries(options.input ?? {}));
  // As above.
  return fakeResult({ id, input, seed: options.seed ?? 1 }, options.members) as Result<Id>;
}

function membersOf(schema: Schema, members: object = {}): object {
  const { properties = {} } = resolve(schema);
  return Object.fromEntries(Object.entries(members).filter(([name]) => name in properties));
}
