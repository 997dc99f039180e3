/** What the contract's examples put into members of a name. */
import { namedSchemas } from "./contract.ts";
import type { Schema } from "./contract-types.ts";
import { isRecord } from "./validate.ts";

let pool: Map<string, Set<string>> | undefined;

/**
 * Texts that the contract's examples hold in a member of that name, wherever it is. Many replies say of a member only
 * that it is text; its namesakes in the examples say what such a text looks like.
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
