/** The contract as this suite reads it: its operations, and its examples as data that fit. */
import { readFileSync } from "node:fs";
import { listOperations, type Contract, type Operation } from "../../openapi/operations.ts";
import { contractFile } from "./folders.ts";

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  default?: unknown;
  examples?: unknown[];
  properties?: Record<string, Schema>;
}

interface Parameter {
  $ref?: string;
  name: string;
  in: "path" | "query";
  schema: Schema;
}

interface DocumentedOperation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** What an operation takes, with a fitting value for every parameter and the example of its body. */
export interface SampleInput {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: Record<string, unknown> | undefined;
}

const contract = JSON.parse(readFileSync(contractFile, "utf8")) as Contract & {
  paths: Record<string, Record<string, DocumentedOperation>>;
};

/** Every operation in the contract's order. */
export const operations: Operation[] = listOperations(contract);

/** The example of a named schema. */
export function exampleOf(schemaName: string): Record<string, unknown> {
  return exampleIn({ $ref: `#/components/schemas/${schemaName}` });
}

/** The names of a schema's own properties. */
export function propertiesOf(schemaName: string): string[] {
  return Object.keys(
    resolve<Schema>({ $ref: `#/components/schemas/${schemaName}` }).properties ?? {},
  );
}

/** An input for an operation that sets everything it takes. */
export function sampleInput({ path, httpMethod }: Operation): SampleInput {
  const operation: DocumentedOperation = contract.paths[path]?.[httpMethod.toLowerCase()] ?? {};
  const parameters = (operation.parameters ?? []).map((parameter) => resolve<Parameter>(parameter));
  const valuesIn = (place: Parameter["in"]) =>
    Object.fromEntries(
      parameters.filter((p) => p.in === place).map((p) => [p.name, sampleValue(p.schema)]),
    );
  const [body] = Object.values(operation.requestBody?.content ?? {});
  return { path: valuesIn("path"), query: valuesIn("query"), body: body && exampleIn(body.schema) };
}

function sampleValue(reference: Schema): unknown {
  const schema = resolve<Schema>(reference);
  const given = schema.examples?.[0] ?? schema.default ?? schema.enum?.[0];
  if (given !== undefined) return given;
  if (schema.type === "integer") return 1;
  return schema.type === "boolean" ? true : "tide";
}

function exampleIn(reference: Schema): Record<string, unknown> {
  const example = resolve<Schema>(reference).examples?.[0];
  if (example === undefined) throw new Error(`${JSON.stringify(reference)} has no example`);
  return example as Record<string, unknown>;
}

/** Follows references such as `#/components/schemas/Article`. */
function resolve<T extends { $ref?: string }>(value: T): T {
  if (value.$ref === undefined) return value;
  const steps = value.$ref.slice("#/".length).split("/");
  const target = steps.reduce<unknown>(
    (node, step) => (node as Record<string, unknown>)[step],
    contract,
  );
  return resolve(target as T);
}
