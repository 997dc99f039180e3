/** The constraints of every JSON request body as zod schemas, so that no form repeats a limit. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@hey-api/openapi-ts";
import { referencesIn } from "./references.ts";

type Schemas = Record<string, unknown>;

interface RequestContract {
  info: { title: string; version: string };
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, unknown> } }>>;
  components: { schemas: Schemas };
}

/** The module of zod/mini schemas, `z` + the name of the contract's schema: `zArticleSaveBody`. */
export async function writeFormSchemas(contract: RequestContract): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "atrium-forms-"));
  try {
    await createClient({
      // Requests only: the schemas of answers would land beside them and ship with the forms.
      input: {
        openapi: "3.1.0",
        info: contract.info,
        paths: {},
        components: { schemas: requestSchemas(contract) },
      },
      output: { path: folder, clean: false },
      plugins: [{ name: "zod", compatibilityVersion: "mini" }],
      logs: { level: "silent" },
    });
    return droppable(readFileSync(join(folder, "zod.gen.ts"), "utf8"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function requestSchemas(contract: RequestContract): Schemas {
  const found: Schemas = {};
  const collect = (value: unknown): void => {
    for (const name of referencesIn(value)) {
      if (name in found) continue;
      found[name] = flat(writable(contract.components.schemas[name]), contract.components.schemas);
      collect(found[name]);
    }
  };
  for (const methods of Object.values(contract.paths)) {
    for (const operation of Object.values(methods)) {
      collect(operation.requestBody?.content["application/json"]);
    }
  }
  return found;
}

/** A sum of objects as one object: the generator forgets what the sum itself requires, and forms want its fields. */
function flat(schema: unknown, schemas: Schemas): unknown {
  if (!isObject(schema) || !Array.isArray(schema["allOf"])) return schema;
  const { allOf, ...own } = schema;
  const parts = [...allOf.map((part) => flat(referredTo(part, schemas), schemas)), own];
  if (!parts.every(isPlain)) return schema;
  return {
    ...own,
    type: "object",
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: [...new Set(parts.flatMap(({ required }) => required ?? []))],
  };
}

interface PlainObject {
  properties?: Record<string, unknown>;
  required?: string[];
}

/** Whether fields and what of them is required are all that a schema says; that of a text says something else. */
function isPlain(schema: unknown): schema is PlainObject {
  return (
    isObject(schema) &&
    (schema["type"] ?? "object") === "object" &&
    ["anyOf", "oneOf", "allOf", "if", "not"].every((key) => !(key in schema))
  );
}

function referredTo(schema: unknown, schemas: Schemas): unknown {
  const [name] = isObject(schema) && "$ref" in schema ? referencesIn(schema) : [];
  return name === undefined ? schema : writable(schemas[name]);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** The generator takes schemas outside of operations for answers and would leave out what is only written. */
function writable(schema: unknown): unknown {
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) => (key === "writeOnly" ? undefined : value)),
  );
}

/** Marks every call as free of side effects: a form then ships the schemas it uses and no others. */
function droppable(source: string): string {
  return source
    .replace(/^\/\/ This file is auto-generated.*\n+/, "")
    .replace(/(?<![\w.'"`/])z\.((?:iso\.)?\w+)\(/g, "/* @__PURE__ */ z.$1(");
}
