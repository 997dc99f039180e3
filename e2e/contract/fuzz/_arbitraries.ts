/** Random valid values of the contract's schemas: usual ones, and such as lie on a bound. */
import fc, { type Arbitrary } from "fast-check";
import { isValid } from "../../../packages/sdk/src/testing/validate.ts";
import { resolve, typesOf } from "../../../packages/sdk/src/testing/contract.ts";
import type { Schema } from "../../../packages/sdk/src/testing/contract-types.ts";
import { addresses, files, phrases } from "./_edge-cases.ts";

/** A part of an input that is filled in when the request is written, from the records known by then. */
export class Placeholder {
  readonly kind: "id" | "version" | "text";
  readonly pick: number;
  /** Used as long as nothing suitable is known. */
  readonly otherwise: unknown;

  constructor(kind: Placeholder["kind"], pick: number, otherwise: unknown) {
    this.kind = kind;
    this.pick = pick;
    this.otherwise = otherwise;
  }
}

/** Values of a schema. `member` is the name of the member they are for. */
export function valuesOf(schema: Schema, member: string, depth = 0): Arbitrary<unknown> {
  if (schema.$ref !== undefined && idSchemas.includes(schema.$ref)) return idsOf(schema.$ref);
  if (schema.$ref === "Honeypot") return honeypots;
  if (member === "version") return versions;
  const whole = resolve(schema);
  if (whole.enum !== undefined) return fc.constantFrom(...whole.enum);
  const deeper = depth + (schema.$ref === undefined ? 0 : 1);
  const choices = typesOf(whole).map((type) => valuesOfType(type, whole, member, deeper));
  return choices.length === 0 ? fc.jsonValue({ maxDepth: 2 }) : fc.oneof(...choices);
}

const idSchemas = ["Id", "ParentId", "IdOrSlug"];
const picks = fc.nat(29);

const versions = fc.oneof(
  { weight: 4, arbitrary: fc.constant(new Placeholder("version", 0, 1)) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 3 }) },
);

/** Only robots fill it in, and what they send is not stored. */
const honeypots = fc.constantFrom("", "", "", "http://example.org");

function idsOf(schemaName: string): Arbitrary<unknown> {
  const known = picks.map((pick) => new Placeholder("id", pick, undefined));
  return fc.oneof(
    { weight: 8, arbitrary: known },
    { weight: schemaName === "ParentId" ? 3 : 0, arbitrary: fc.constant("0") },
    { weight: 1, arbitrary: fc.stringMatching(/^[A-Za-z0-9_-]+$/, { maxLength: 64 }) },
  );
}

function valuesOfType(
  type: string,
  schema: Schema,
  member: string,
  depth: number,
): Arbitrary<unknown> {
  switch (type) {
    case "null":
      return fc.constant(null);
    case "boolean":
      return fc.boolean();
    case "integer":
    case "number":
      return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 2 ** 53 - 1 });
    case "array":
      return listsOf(schema, member, depth);
    case "object":
      return recordsOf(schema, depth);
    default:
      return textsOf(schema);
  }
}

/** Trees of records end here. */
const MAX_DEPTH = 2;

function listsOf(schema: Schema, member: string, depth: number): Arbitrary<unknown[]> {
  const { items = {}, minItems = 0, maxItems = 3, uniqueItems = false } = schema;
  if (depth > MAX_DEPTH && minItems === 0) return fc.constant([]);
  const length = { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 3)) };
  const entries = valuesOf(items, member, depth);
  if (!uniqueItems) return fc.array(entries, length);
  return fc.uniqueArray(entries, { ...length, selector: (entry) => JSON.stringify(entry) });
}

function recordsOf(schema: Schema, depth: number): Arbitrary<object> {
  const { properties = {}, required = [], anyOf = [{}] } = schema;
  const members = Object.entries(properties).map(
    ([name, property]) => [name, valuesOf(property, name, depth)] as const,
  );
  const branches = anyOf.map((branch) =>
    fc.record(Object.fromEntries(members), {
      requiredKeys: [...required, ...(branch.required ?? [])],
      noNullPrototype: true,
    }),
  );
  return fc.oneof(...branches);
}

function textsOf(schema: Schema): Arbitrary<unknown> {
  if (schema.format === "binary") return fc.constantFrom(...files);
  if (schema.pattern === "^[A-Za-z0-9_-]+$") return idsOf("Id");
  if (schema.format === "date-time") return timestamps;
  const listed = [...(schema.examples ?? []), ...phrases, ...addresses, ...longTexts(schema)];
  const fitting = listed.filter((text) => isValid(schema, text));
  const made = chanceTexts(schema);
  const usual = fc.oneof(fc.constantFrom(...fitting), made ?? fc.constantFrom(...fitting));
  const known = fc.tuple(picks, usual).map(([pick, text]) => new Placeholder("text", pick, text));
  return fc.oneof({ weight: 5, arbitrary: usual }, { weight: 1, arbitrary: known });
}

/** Date-times of the whole range of the contract. */
const timestamps = fc
  .date({ min: new Date("1000-01-01"), max: new Date("9999-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString());

/** Strings of the maximum length, within reason. */
function longTexts({ maxLength = 0 }: Schema): string[] {
  const length = Math.min(maxLength, 5_000);
  return ["x", "7", "港", "😀"].map((character) => character.repeat(length));
}

/** Strings of any characters, or of those in the pattern; null where it has a lookahead. */
function chanceTexts(schema: Schema): Arbitrary<string> | null {
  const { format, pattern, minLength = 0, maxLength = 40 } = schema;
  const length = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) };
  if (format === "email") return fc.emailAddress().filter((text) => isValid(schema, text));
  if (pattern?.includes("(?")) return null;
  const texts =
    pattern === undefined || pattern === "\\S"
      ? fc.string({ unit: "grapheme", ...length })
      : fc.stringMatching(new RegExp(pattern, "u"), { maxLength: length.maxLength });
  return texts.filter((text) => isValid(schema, text));
}
