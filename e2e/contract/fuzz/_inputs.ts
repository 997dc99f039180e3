/** Inputs of the operations, as the contract allows them. */
import type { OperationId } from "@atrium/sdk";
import fc, { type Arbitrary } from "fast-check";
import { operationOf } from "../../../packages/sdk/src/testing/contract.ts";
import type { Schema } from "../../../packages/sdk/src/testing/contract-types.ts";
import type { KnownRecords } from "./_known-records.ts";
import { Placeholder, valuesOf } from "./_arbitraries.ts";

/** The parts of a request, by the names of their members. */
export interface Input {
  path: Members;
  query: Members;
  /** Null without one. */
  body: Members | null;
}

type Members = Record<string, unknown>;

/** Inputs of an operation, with gaps where known records belong. */
export function inputsOf(id: OperationId): Arbitrary<Input> {
  const { path, query, body } = operationOf(id);
  return fc.record({
    path: path ? membersOf(path) : fc.constant({}),
    query: query ? membersOf(query) : fc.constant({}),
    body: body ? membersOf(body) : fc.constant(null),
  });
}

function membersOf(schema: Schema): Arbitrary<Members> {
  // Every part of a request is a record.
  return valuesOf(schema, "") as Arbitrary<Members>;
}

/** The input with its gaps filled, for an operation of that group. */
export function fillPlaceholders(
  { path, query, body }: Input,
  known: KnownRecords,
  group: string,
): Input {
  const members = (record: Members): Members => {
    const filled: Members = {};
    // In this order an id comes before its version.
    for (const name of Object.keys(record).sort()) filled[name] = value(record[name], name, filled);
    return filled;
  };
  const value = (given: unknown, name: string, owner: Members): unknown => {
    if (given instanceof Placeholder) return choose(given, name, owner) ?? given.otherwise;
    if (Array.isArray(given)) return distinct(given.map((entry) => value(entry, name, owner)));
    return isMembers(given) ? members(given) : given;
  };
  const choose = ({ kind, pick }: Placeholder, name: string, owner: Members): unknown => {
    if (kind === "id") return known.id(name, group, pick);
    if (kind === "text") return known.text(name, pick);
    return known.version(owner["id"] ?? owner["bizId"]);
  };
  return { path: members(path), query: members(query), body: body && members(body) };
}

function isMembers(value: unknown): value is Members {
  return (
    typeof value === "object" &&
    Object(value) === value &&
    Object.getPrototypeOf(value) === Object.prototype
  );
}

/** Gaps in a list may be filled with the same id. */
function distinct(list: unknown[]): unknown[] {
  return list.every((entry) => typeof entry === "string") ? [...new Set(list)] : list;
}
