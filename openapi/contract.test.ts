import { Ajv2020, type AnySchema } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { readFileSync } from "node:fs";
import { isSafePattern } from "redos-detector";
import { describe, expect, it } from "vitest";
import { listOperations, type Contract } from "./operations.ts";

interface Schema {
  [keyword: string]: unknown;
}

const text = readFileSync(new URL("dist/openapi.json", import.meta.url), "utf8");
const contract = JSON.parse(text) as Contract & {
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> };
};
const operations = listOperations(contract);

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  schema: Schema;
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(JSON.parse(text) as AnySchema, "contract");

/** The schema a `$ref` names, or the schema itself. */
function resolve(schema: Schema): Schema {
  const ref = schema["$ref"];
  if (typeof ref !== "string") return schema;
  const found = contract.components.schemas[ref.split("/").at(-1) ?? ""];
  if (!found) throw new Error(`${ref} does not exist`);
  return resolve(found);
}

function at(operation: { path: string; httpMethod: string }): Schema {
  return contract.paths[operation.path]?.[operation.httpMethod.toLowerCase()] as unknown as Schema;
}

function bodySchemas(): [string, Schema][] {
  return operations.flatMap((operation) => {
    const body = at(operation)["requestBody"] as
      | { content: Record<string, { schema: Schema }> }
      | undefined;
    return Object.values(body?.content ?? {}).map((media): [string, Schema] => [
      operation.operationId,
      media.schema,
    ]);
  });
}

function parametersOf(operation: (typeof operations)[number]): Parameter[] {
  const parameters = (at(operation)["parameters"] ?? []) as Parameter[];
  return parameters.map((parameter) => {
    if (parameter.$ref === undefined) return parameter;
    const shared = contract.components.parameters[parameter.$ref.split("/").at(-1) ?? ""];
    if (!shared) throw new Error(`${parameter.$ref} does not exist`);
    return shared;
  });
}

/** Whether every value the schema admits is bounded in size. */
function isBounded(schema: Schema): boolean {
  const whole = resolve(schema);
  if (Array.isArray(whole["allOf"])) return (whole["allOf"] as Schema[]).some(isBounded);
  if (whole["enum"] !== undefined || whole["const"] !== undefined) return true;
  const types = [whole["type"]].flat();
  return types.every((type) => {
    if (type === "string") return whole["maxLength"] !== undefined;
    if (type === "integer" || type === "number") {
      return whole["minimum"] !== undefined && whole["maximum"] !== undefined;
    }
    if (type === "array") return whole["maxItems"] !== undefined;
    return type === "boolean" || type === "null";
  });
}

/** Walks every property schema inside a body. */
function walk(schema: Schema, path: string, visit: (schema: Schema, path: string) => void): void {
  const whole = resolve(schema);
  visit(whole, path);
  for (const part of (whole["allOf"] ?? []) as Schema[]) walk(part, path, visit);
  for (const [name, property] of Object.entries(
    (whole["properties"] ?? {}) as Record<string, Schema>,
  )) {
    walk(property, `${path}.${name}`, visit);
  }
  if (whole["items"] !== undefined) walk(whole["items"] as Schema, `${path}[]`, visit);
}

it("has unique operation ids", () => {
  const ids = operations.map((operation) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(150);
});

it("requires no session for exactly the public operations", () => {
  for (const operation of operations) {
    const open = JSON.stringify(at(operation)["security"]) === "[]";
    expect([operation.operationId, open]).toEqual([
      operation.operationId,
      operation.permission === "public",
    ]);
  }
});

it("documents 401 and 403 for every operation that needs a permission", () => {
  for (const operation of operations.filter((o) => o.permission !== "public")) {
    const statuses = Object.keys(at(operation)["responses"] as object);
    expect([operation.operationId, statuses]).toEqual([
      operation.operationId,
      expect.arrayContaining(["200", "401", "500"]),
    ]);
  }
  for (const operation of operations.filter((o) => o.permission.includes(":"))) {
    expect(Object.keys(at(operation)["responses"] as object)).toContain("403");
  }
});

it("bounds and describes every parameter", () => {
  const loose = operations.flatMap((operation) =>
    parametersOf(operation)
      .filter((parameter) => !isBounded(parameter.schema))
      .map((parameter) => `${operation.operationId}.${parameter.name}`),
  );
  expect(loose).toEqual([]);
});

it("describes every schema and every field, itself or in the schema it refers to", () => {
  const faults: string[] = [];
  const look = (schema: Schema, path: string): void => {
    const properties = (schema["properties"] ?? {}) as Record<string, Schema>;
    for (const [name, property] of Object.entries(properties)) {
      // A reply's own description says what its result is.
      if (name === "result" && path.endsWith("Reply")) continue;
      const description = property["description"] ?? resolve(property)["description"];
      if (typeof description !== "string") faults.push(`${path}.${name}`);
      look(property, `${path}.${name}`);
    }
    for (const part of (schema["allOf"] ?? []) as Schema[]) look(part, path);
    if (schema["items"] !== undefined) look(schema["items"] as Schema, `${path}[]`);
  };
  for (const [name, schema] of Object.entries(contract.components.schemas)) {
    if (typeof schema["description"] !== "string") faults.push(name);
    look(schema, name);
  }
  expect(faults).toEqual([]);
});

describe("request bodies", () => {
  it("are closed, bounded and without defaults that would overwrite what a caller left out", () => {
    const faults: string[] = [];
    for (const [name, schema] of bodySchemas()) {
      const whole = resolve(schema);
      const closed =
        whole["additionalProperties"] === false || whole["unevaluatedProperties"] === false;
      if (!closed) faults.push(`${name} is open`);
      walk(schema, name, (part, path) => {
        if (part["default"] !== undefined) faults.push(`${path} has a default`);
        if (part["type"] === undefined && part["enum"] === undefined) return;
        if ([part["type"]].flat().includes("object")) {
          const nested = path.includes("[]") || path.split(".").length > 2;
          if (nested && part["additionalProperties"] !== false) faults.push(`${path} is open`);
          return;
        }
        if (part["format"] !== "binary" && !isBounded(part)) faults.push(`${path} is unbounded`);
      });
    }
    expect(faults).toEqual([]);
  });

  it("have an example each, and all examples are valid", () => {
    const without = bodySchemas()
      .filter(([, schema]) => !Array.isArray(resolve(schema)["examples"]))
      .map(([name]) => name);
    expect(without).toEqual([]);
    for (const [name, schema] of Object.entries(contract.components.schemas)) {
      const validate = ajv.compile({ $ref: `contract#/components/schemas/${name}` });
      for (const example of (schema["examples"] ?? []) as unknown[]) {
        expect([name, validate(example), validate.errors]).toEqual([name, true, null]);
      }
    }
  });
});

describe("strings with a pattern", () => {
  const accepts = (name: string, value: unknown) =>
    ajv.compile({ $ref: `contract#/components/schemas/${name}` })(value);

  it("have a matching example", () => {
    const faults: string[] = [];
    const look = (node: unknown, path: string): void => {
      if (typeof node !== "object" || node === null) return;
      const { pattern, examples } = node as Schema;
      if (typeof pattern === "string") {
        const [example] = Array.isArray(examples) ? examples : [];
        const fits = typeof example === "string" && new RegExp(pattern, "u").test(example);
        if (!fits) faults.push(path);
      }
      for (const [key, value] of Object.entries(node)) look(value, `${path}.${key}`);
    };
    look(contract, "contract");
    expect(faults).toEqual([]);
  });

  it.each([
    "javascript:alert(1)",
    " javascript:alert(1)",
    "data:text/html,x",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/a\u0000b",
    "/a\u001bb",
    "https://a.example/\u007f",
    "https://a.example/<x>",
    "/files/a.webp;javascript:alert(1)",
    "https://a.example/a.webp;data:text/html,x",
    "evil.example",
    "",
  ])("rejects the URL %j, alone and among images", (address) => {
    expect(accepts("Url", address)).toBe(false);
    expect(accepts("UrlOrNull", address)).toBe(false);
    expect(accepts("ArticleUpdateBody", { id: "a", version: 1, images: `/a.png;${address}` })).toBe(
      false,
    );
  });

  it("accepts URLs of this site and of others", () => {
    for (const address of ["/", "/files/a.webp", "/港口?x=1#y", "https://a.example/b;c"]) {
      expect([address, accepts("Url", address)]).toEqual([address, true]);
    }
  });

  it.each([
    "2026-06-30T23:59:60Z",
    "0000-01-01T00:00:00Z",
    "2026-01-01\u202800:00:00Z",
    "2026-01-01T00:00:00+08",
    "2026-02-30T00:00:00Z",
    "2026-01-01",
  ])("rejects the date %j, which no server could store", (date) => {
    expect(accepts("DateTime", date)).toBe(false);
  });
});

describe("patterns", () => {
  // A hostile text makes a pattern that tries again and again take for ever.
  it.each(patternsIn(contract))("%s cannot backtrack", (pattern) => {
    const { score } = isSafePattern(pattern, { unicode: true });
    expect(score).toEqual({ infinite: false, value: 1 });
  });
});

function patternsIn(part: unknown): string[] {
  if (typeof part !== "object" || part === null) return [];
  const own = Reflect.get(part, "pattern");
  const below = Object.values(part).flatMap(patternsIn);
  return [...new Set(typeof own === "string" ? [own, ...below] : below)];
}
