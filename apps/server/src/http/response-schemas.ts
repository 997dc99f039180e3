import type { ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import fastJsonStringify from "fast-json-stringify";
import type { JsonSchema } from "../kernel/contract.ts";

export type ResponseWriter = (response: unknown) => string;

/**
 * For production: serialises only declared members, so a column that slipped into a result stays inside. Compiled at
 * first use.
 */
export function trimmingWriter(schema: () => JsonSchema): ResponseWriter {
  let write: ResponseWriter | undefined;
  return (response) => {
    write ??= fastJsonStringify(schema());
    return write(response);
  };
}

/** Validates responses in development and tests. */
export class ResponseChecks {
  readonly #ajv: Ajv2020;

  constructor() {
    this.#ajv = new Ajv2020({ strict: false, allErrors: true, addUsedSchema: false });
    formats.default(this.#ajv);
    this.#ajv.addFormat("binary", true);
  }

  /** Refuses what the contract does not declare: wrong types, missing and surplus members. */
  writer(schema: () => JsonSchema, where: string): ResponseWriter {
    let validate: ValidateFunction | undefined;
    return (response) => {
      validate ??= this.#ajv.compile(closed(schema(), new Map()));
      // Checks what the caller receives: dates are text there.
      const text = JSON.stringify(response);
      if (!validate(JSON.parse(text))) {
        const findings = this.#ajv.errorsText(validate.errors, { dataVar: "response" });
        throw new Error(`The response of ${where} is not what the contract says: ${findings}`);
      }
      return text;
    };
  }
}

type Closed = Map<JsonSchema, JsonSchema>;

/** A copy of a schema whose objects accept no undeclared members. */
function closed(schema: JsonSchema, done: Closed, branch = false): JsonSchema {
  const known = branch ? undefined : done.get(schema);
  if (known !== undefined) return known;
  const copy: JsonSchema = {};
  if (!branch) done.set(schema, copy);
  for (const [key, value] of Object.entries(schema)) copy[key] = closedPart(key, value, done);
  if (!branch && isOpenObject(copy)) copy.unevaluatedProperties = false;
  return copy;
}

function closedPart(key: string, value: unknown, done: Closed): unknown {
  // The branches of one object close together, at the object.
  if (["allOf", "anyOf", "oneOf"].includes(key) && Array.isArray(value)) {
    return value.map((member: JsonSchema) => closed(member, done, true));
  }
  if (key === "items") return closed(value as JsonSchema, done);
  if (key === "properties" || key === "$defs" || key === "definitions") {
    const parts = Object.entries(value as Record<string, JsonSchema>);
    return Object.fromEntries(parts.map(([name, part]) => [name, closed(part, done)]));
  }
  return value;
}

function isOpenObject(schema: JsonSchema): boolean {
  const types = [schema.type].flat();
  const mayBeObject = types.includes("object") || schema.allOf !== undefined;
  const says = ["additionalProperties", "unevaluatedProperties", "$ref"].some(
    (key) => key in schema,
  );
  const named = schema.properties !== undefined || schema.allOf !== undefined;
  return mayBeObject && named && !says;
}
