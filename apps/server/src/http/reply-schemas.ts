import type { ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import fastJsonStringify from "fast-json-stringify";
import type { JsonSchema } from "../kernel/contract.ts";

/** Writes a reply as JSON. */
export type ReplyWriter = (reply: unknown) => string;

/**
 * For production: writes what the contract names and nothing else, so a column that slipped into a result stays inside.
 * Compiled at the first use.
 */
export function trimmingWriter(schema: () => JsonSchema): ReplyWriter {
  let write: ReplyWriter | undefined;
  return (reply) => {
    write ??= fastJsonStringify(schema());
    return write(reply);
  };
}

/** Checks replies for development and tests, where a wrong one must be loud. */
export class ReplyChecks {
  readonly #ajv: Ajv2020;

  constructor() {
    this.#ajv = new Ajv2020({ strict: false, allErrors: true, addUsedSchema: false });
    formats.default(this.#ajv);
    this.#ajv.addFormat("binary", true);
  }

  /** A writer that refuses what the contract does not say: wrong types, missing and surplus members alike. */
  writer(schema: () => JsonSchema, where: string): ReplyWriter {
    let validate: ValidateFunction | undefined;
    return (reply) => {
      validate ??= this.#ajv.compile(closed(schema(), new Map()));
      // Dates become text on the way out; check what the caller will see.
      const text = JSON.stringify(reply);
      if (!validate(JSON.parse(text))) {
        const findings = this.#ajv.errorsText(validate.errors, { dataVar: "reply" });
        throw new Error(`The reply of ${where} is not what the contract says: ${findings}`);
      }
      return text;
    };
  }
}

type Closed = Map<JsonSchema, JsonSchema>;

/** A copy of a schema in which no object takes members that it does not name. */
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
