/** The contract as the SDK's test server reads it: where operations are, what they take and what they answer. */

interface Schema {
  [keyword: string]: unknown;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

interface Media {
  schema: Schema;
}

interface Operation {
  operationId: string;
  parameters?: (Parameter | { $ref: string })[];
  "x-permission"?: string;
  "x-before-password-change"?: boolean;
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
}

/** What this module reads of an OpenAPI document. */
export interface FullContract {
  paths: Record<string, Record<string, Operation>>;
  components: {
    parameters?: Record<string, Parameter>;
    schemas: Record<string, Schema>;
  };
}

const httpMethods = ["get", "post", "put", "delete"];

/** The keywords that the test server honours; a schema with another one would be honoured by halves. */
const honoured = new Set([
  "$ref",
  "type",
  "enum",
  "default",
  "examples",
  "format",
  "pattern",
  "minLength",
  "maxLength",
  "minimum",
  "maximum",
  "required",
  "properties",
  "additionalProperties",
  "items",
  "minItems",
  "maxItems",
  "uniqueItems",
  "anyOf",
]);

/** Say nothing about a value by themselves. */
const silent = new Set(["description", "readOnly", "writeOnly"]);

/**
 * The source of `packages/sdk/src/testing/generated/contract.ts`: one line an operation and one a schema, without
 * descriptions, every `allOf` made one object, references by bare name, and of a reply only what is not the envelope.
 *
 * @throws Error for a schema with a keyword that the test server does not know.
 */
export function writeTestContract(contract: FullContract): string {
  const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => httpMethods.includes(method))
      .map(([method, operation]): [string, Schema] => [
        operation.operationId,
        describe(contract, method, path, operation),
      ]),
  );
  const schemas = referenced(contract, operations);
  return [
    'import type { TestContract } from "../contract-types.ts";\n',
    "export const contract: TestContract = {",
    `  operations: {\n${lines(operations)}  },`,
    `  schemas: {\n${lines(schemas)}  },`,
    `  statuses: ${JSON.stringify(contract.components.schemas["ErrorCode"]?.["x-status"])},`,
    "};\n",
  ].join("\n");
}

function lines(entries: [string, Schema][]): string {
  return entries.map(([name, value]) => `    ${name}: ${JSON.stringify(value)},\n`).join("");
}

function describe(
  contract: FullContract,
  method: string,
  path: string,
  operation: Operation,
): Schema {
  const [bodyType, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const reply = operation.responses["200"]?.content?.["application/json"]?.schema;
  return {
    method: method.toUpperCase(),
    address: path,
    access: operation["x-permission"],
    ...(operation["x-before-password-change"] && { beforePasswordChange: true }),
    ...parameters(contract, operation, "path"),
    ...parameters(contract, operation, "query"),
    ...(body && { body: compact(contract, body.schema) }),
    ...(bodyType === "multipart/form-data" && { form: true }),
    ...(reply ? withoutEnvelope(contract, reply) : { file: true }),
  };
}

function parameters(contract: FullContract, operation: Operation, place: "path" | "query"): Schema {
  const found = (operation.parameters ?? [])
    .map((parameter) => ("$ref" in parameter ? shared(contract, parameter.$ref) : parameter))
    .filter((parameter) => parameter.in === place);
  if (found.length === 0) return {};
  const properties = found.map(({ name, schema }) => [name, compact(contract, schema)]);
  const required = found.filter((parameter) => parameter.required).map(({ name }) => name);
  return {
    [place]: {
      type: "object",
      ...(required.length > 0 && { required }),
      properties: Object.fromEntries(properties),
      additionalProperties: false,
    },
  };
}

function shared(contract: FullContract, ref: string): Parameter {
  const parameter = contract.components.parameters?.[nameOf(ref)];
  if (!parameter) throw new Error(`${ref} does not exist`);
  return parameter;
}

/** `result` of a reply, and whether `data` beside it holds a file's address. */
function withoutEnvelope(contract: FullContract, reply: Schema): Schema {
  const whole = compact(contract, resolve(contract, reply))["properties"] as Record<string, Schema>;
  const envelope = contract.components.schemas["Reply"]?.["properties"] as Schema;
  const beside = Object.keys(whole).filter((name) => !(name in envelope) && name !== "result");
  if (beside.some((name) => name !== "data")) {
    throw new Error(`the test server does not know ${beside.join(", ")} beside "result"`);
  }
  return { result: whole["result"], ...(beside.length > 0 && { data: true }) };
}

/** Every schema that operations name, and those that these name in turn. */
function referenced(contract: FullContract, operations: [string, Schema][]): [string, Schema][] {
  const found = new Map<string, Schema>();
  const collect = (value: unknown): void => {
    for (const [, name = ""] of JSON.stringify(value).matchAll(/"\$ref":"(\w+)"/g)) {
      if (found.has(name)) continue;
      const schema = compact(contract, resolve(contract, { $ref: name }));
      found.set(name, schema);
      collect(schema);
    }
  };
  collect(operations);
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1));
}

function resolve(contract: FullContract, schema: Schema): Schema {
  const ref = schema["$ref"];
  if (typeof ref !== "string") return schema;
  const found = contract.components.schemas[nameOf(ref)];
  if (!found) throw new Error(`${ref} does not exist`);
  return resolve(contract, found);
}

function nameOf(ref: string): string {
  return ref.split("/").at(-1) ?? "";
}

function compact(contract: FullContract, schema: Schema): Schema {
  const merged = merge(contract, schema);
  const entries = Object.entries(merged).filter(
    ([keyword]) => !silent.has(keyword) && !keyword.startsWith("x-"),
  );
  for (const [keyword] of entries) {
    if (!honoured.has(keyword)) throw new Error(`the test server does not know "${keyword}"`);
  }
  return Object.fromEntries(
    entries.map(([keyword, value]) => [keyword, compactKeyword(contract, keyword, value)]),
  );
}

function compactKeyword(contract: FullContract, keyword: string, value: unknown): unknown {
  if (keyword === "$ref") return nameOf(String(value));
  if (keyword === "items") return compact(contract, value as Schema);
  if (keyword === "anyOf") return (value as Schema[]).map((part) => compact(contract, part));
  if (keyword === "additionalProperties" && typeof value === "object") {
    return compact(contract, value as Schema);
  }
  if (keyword !== "properties") return value;
  const properties = Object.entries(value as Record<string, Schema>);
  return Object.fromEntries(properties.map(([name, part]) => [name, compact(contract, part)]));
}

/** Makes the parts of an `allOf` one schema. A part's own examples are none of the whole. */
function merge(contract: FullContract, schema: Schema): Schema {
  const { allOf, unevaluatedProperties, ...own } = schema;
  if (!Array.isArray(allOf)) return schema;
  const parts = (allOf as Schema[]).map((part) => {
    const { examples: _, ...whole } = merge(contract, resolve(contract, part));
    return whole;
  });
  const all = [...parts, own];
  return {
    ...Object.assign({}, ...all),
    ...joined(all, "properties", (found) => Object.assign({}, ...found)),
    ...joined(all, "required", (found) => [...new Set(found.flat())]),
    ...joined(all, "anyOf", (found) => found.flat()),
    // With all parts in one object, nothing is left for `unevaluatedProperties` to differ in.
    ...(unevaluatedProperties === false && { additionalProperties: false }),
  };
}

function joined(parts: Schema[], keyword: string, join: (found: unknown[]) => unknown): Schema {
  const found = parts.filter((part) => keyword in part).map((part) => part[keyword]);
  return found.length === 0 ? {} : { [keyword]: join(found) };
}
