/** The contract's examples by member name. */
import { namedSchemas } from "./contract.ts";
import type { Schema } from "./contract-types.ts";
import { isRecord } from "./validate.ts";

let pool: Map<string, Set<string>> | undefined;

/**
 * Strings in the contract's examples under that member name, anywhere. Many responses only say that a member is a string;
 * examples of the same name show what it looks like.
 */
export function examplesOfMember(name: string): string[] {
  pool ??= collectExamples();
  return [...(pool.get(name) ?? [])];
}

function collectExamples(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const schema of namedSchemas()) {
    for (const example of schema.examples ?? []) collectValue("", example, found);
    collectProperties(schema, found);
  }
  return found;
}

function collectProperties(schema: Schema, found: Map<string, Set<string>>): void {
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    for (const example of property.examples ?? []) collectValue(name, example, found);
    collectProperties(property, found);
  }
}

function collectValue(name: string, value: unknown, found: Map<string, Set<string>>): void {
  if (typeof value === "string") {
    found.set(name, (found.get(name) ?? new Set()).add(value));
  } else if (Array.isArray(value)) {
    for (const item of value) collectValue(name, item, found);
  } else if (isRecord(value)) {
    for (const [key, member] of Object.entries(value)) collectValue(key, member, found);
  }
}
