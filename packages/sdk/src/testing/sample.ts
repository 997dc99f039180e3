/**
 * Makes values that fit the contract's schemas.
 *
 * An own sampler, because none of the libraries does it: json-schema-faker 0.6 takes the examples of one schema for
 * those of all that refer to it, gives invalid records and weighs 14 kB; openapi-sampler knows neither seeds nor
 * patterns. The contract uses a small part of JSON Schema, and what has a pattern has an example.
 */
import { isValid, isRecord } from "./validate.ts";
import { resolve, typesOf } from "./contract.ts";
import type { Schema } from "./contract-types.ts";
import { examplesOfMember } from "./member-examples.ts";
import type { Random } from "./random.ts";
import { makeEmail, makeFile, makeId, makeDateTime, makeText } from "./sample-values.ts";

/** Where in the whole a value stands. */
interface Location {
  /** Name of the member it is the value of, or is listed in. */
  member: string;
  /** Names of the schemas it lies in, the outermost first. */
  within: readonly string[];
}

/** How often a schema may lie in itself: a tree ends at its second level. */
const MAX_DEPTH = 2;

/** The id that stands for the root of every tree. */
const root = "0";

const top: Location = { member: "", within: [] };

/**
 * A value that fits the schema. What `given` holds stays as it is, and the rest is made around it, in lists entry by
 * entry: `[{ title: "Tide" }, {}]` gives two whole records, the first with that title. Every member has a chance of
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
  if (Array.isArray(given)) return fillList(schema, random, given, spot);
  if (isRecord(given)) return sampleRecord(schema, random, given, spot);
  if (given !== undefined) return given;
  if (schema.enum !== undefined) return random.pick(schema.enum);
  return sampleType(schema, random, spot);
}

/** What the contract says of some schemas by their names alone. */
const makers: Record<string, (random: Random) => unknown> = {
  Id: makeId,
  // A list of records then makes a tree of one level, whatever their ids.
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

/** One of the examples as it stands, or as likely as each of them one made of its members. */
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

/** In a tree, children name the record they lie in. */
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
  // Several made of the same example would share its id.
  const needsId = hasId && (given === undefined || isRecord(given));
  const known = needsId ? { id: makeId(random.of("id")), ...given } : given;
  return sampleAt(items, random, known, spot);
}

/** Nobody lists the same word twice, whether the schema says so or not. */
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
