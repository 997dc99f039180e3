/**
 * Makes values that fit the contract's schemas.
 *
 * Hand-written, because no library fits: json-schema-faker 0.6 uses the examples of one schema for all that refer to it,
 * returns invalid records and weighs 14 kB; openapi-sampler has neither seeds nor patterns. The contract uses a small
 * part of JSON Schema, and everything with a pattern has an example.
 */
import { isValid, isRecord } from "./validate.ts";
import { resolve, typesOf } from "./contract.ts";
import type { Schema } from "./contract-types.ts";
import { examplesOfMember } from "./member-examples.ts";
import type { Random } from "./random.ts";
import { makeEmail, makeFile, makeId, makeDateTime, makeText } from "./sample-values.ts";

/** The location of a value in the whole. */
interface Location {
  /** The name of its member, or of the member that lists it. */
  member: string;
  /** The names of its enclosing schemas, the outermost first. */
  within: readonly string[];
}

/** The maximum recursion of a schema: a tree ends at its second level. */
const MAX_DEPTH = 2;

/** The id of the root of every tree. */
const root = "0";

const top: Location = { member: "", within: [] };

/**
 * A value that is valid by the schema. `given` is kept, and the rest is generated around it, in lists entry by entry:
 * `[{ title: "Tide" }, {}]` gives two complete records, the first with that title. Every member has a generator of
 * its own: what is given for one changes no other.
 */
export function sample(schema: Schema, random: Random, given?: unknown): unknown {
  return sampleAt(schema, random, given, top);
}

/** An entry of a list, as {@link sample} makes it. Entries made of the same example get ids of their own. */
export function sampleEntry(items: Schema, random: Random, given?: unknown): unknown {
  return sampleItem(items, random, given, top);
}

function sampleAt(schema: Schema, random: Random, given: unknown, spot: Location): unknown {
  if (schema.$ref !== undefined) {
    const make = makers[schema.$ref];
    if (make !== undefined) return given === undefined ? make(random) : given;
    const inside = { ...spot, within: [...spot.within, schema.$ref] };
    return sampleAt(resolve({ $ref: schema.$ref }), random, given, inside);
  }
  if (isChoice(schema)) return sampleAt(chooseBranch(schema, random, given), random, given, spot);
  if (Array.isArray(given)) return fillList(schema, random, given, spot);
  if (isRecord(given)) return sampleRecord(schema, random, given, spot);
  if (given !== undefined) return given;
  if (schema.enum !== undefined) return random.pick(schema.enum);
  return sampleType(schema, random, spot);
}

/** Whether a schema is one of several that share nothing, such as a record or null. */
function isChoice(schema: Schema): schema is Schema & { anyOf: Schema[] } {
  return schema.anyOf !== undefined && schema.type === undefined;
}

/** Any branch, or one that can hold what is given. */
function chooseBranch(schema: { anyOf: Schema[] }, random: Random, given: unknown): Schema {
  if (given === undefined) return random.pick(schema.anyOf);
  const type = Array.isArray(given) ? "array" : "object";
  const holding = schema.anyOf.find((branch) => typesOf(resolve(branch)).includes(type));
  return holding ?? random.pick(schema.anyOf);
}

/** Generators of schemas that are known by name. */
const makers: Record<string, (random: Random) => unknown> = {
  Id: makeId,
  // A list of records is then a tree of one level, whatever their ids.
  ParentId: () => root,
  // A trap for robots: people leave it empty.
  Honeypot: () => "",
};

function sampleType(schema: Schema, random: Random, spot: Location): unknown {
  const types = typesOf(schema);
  if (types.includes("null") && (types.length === 1 || random.chance(0.25))) return null;
  const others = types.filter((type) => type !== "null");
  switch (others.length === 0 ? "string" : random.pick(others)) {
    case "object":
      return sampleRecord(schema, random, {}, spot);
    case "array":
      return sampleList(schema, random, spot);
    case "boolean":
      return random.chance(0.5);
    case "integer":
    case "number":
      return sampleNumber(schema, random);
    default:
      return sampleString(schema, random, spot);
  }
}

/** One of the examples unchanged or, with the same probability, one composed of their members. */
function sampleRecord(
  schema: Schema,
  random: Random,
  given: Record<string, unknown>,
  spot: Location,
): Record<string, unknown> {
  const { properties = {}, examples = [] } = schema;
  const example = examples[random.integer(0, examples.length)];
  const isNeeded = neededMembers(schema, random);
  const record: Record<string, unknown> = isRecord(example) ? structuredClone(example) : {};
  for (const [name, property] of Object.entries(properties)) {
    const isMissing = !isRecord(example) && isNeeded(name);
    if (given[name] === undefined && !isMissing) continue;
    record[name] = sampleAt(property, random.of(name), given[name], { ...spot, member: name });
  }
  return adopt({ ...given, ...record });
}

/** Says which members a record needs; the optional ones it has in half of all cases. */
function neededMembers(schema: Schema, random: Random): (name: string) => boolean {
  const branch = schema.anyOf === undefined ? undefined : random.pick(schema.anyOf);
  const required = [...(schema.required ?? []), ...(branch?.required ?? [])];
  return (name) => required.includes(name) || random.of(`${name}?`).chance(0.5);
}

/** In a tree, children name their parent. */
function adopt(record: Record<string, unknown>): Record<string, unknown> {
  for (const child of Object.values(record).flat()) {
    if (isRecord(child) && child["parentId"] === root) child["parentId"] = record["id"] ?? root;
  }
  return record;
}

function fillList(schema: Schema, random: Random, given: unknown[], spot: Location): unknown[] {
  const { items } = schema;
  if (items === undefined) return given;
  return given.map((item, at) => sampleItem(items, random.of(at), item, spot));
}

function sampleList(schema: Schema, random: Random, spot: Location): unknown[] {
  const { items = {}, minItems = 0, maxItems = Infinity } = schema;
  const depth = spot.within.filter((name) => name === items.$ref).length;
  if (depth >= MAX_DEPTH) return [];
  const length = random.integer(Math.max(minItems, 1), Math.min(maxItems, Math.max(minItems, 3)));
  return distinct(fillList(schema, random, Array.from({ length }), spot));
}

function sampleItem(items: Schema, random: Random, given: unknown, spot: Location): unknown {
  const hasId = resolve(items).properties?.["id"]?.$ref === "Id";
  // Several from the same example would share its id.
  const needsId = hasId && (given === undefined || isRecord(given));
  const known = needsId ? { id: makeId(random.of("id")), ...given } : given;
  return sampleAt(items, random, known, spot);
}

/** Removes duplicates from a list of strings, even without `uniqueItems`. */
function distinct(list: unknown[]): unknown[] {
  return [...new Map(list.map((item) => [JSON.stringify(item), item])).values()];
}

/** A small number where the bounds allow it. */
function sampleNumber(schema: Schema, random: Random): number {
  const least = Math.max(schema.minimum ?? 0, 0);
  return random.integer(least, Math.min(schema.maximum ?? Infinity, least + 99));
}

function sampleString(schema: Schema, random: Random, spot: Location): unknown {
  if (schema.format === "binary") return makeFile(random);
  if (schema.format === "date-time") return makeDateTime(random);
  if (schema.format === "email") return makeEmail(random);
  const texts = schema.examples ?? examplesOfMember(spot.member);
  const fitting = texts.filter((text) => typeof text === "string" && isValid(schema, text));
  return fitting.length > 0 ? random.pick(fitting) : makeText(schema, random);
}
