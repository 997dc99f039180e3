/** A schema with references resolved and `allOf` merged. */
import { jsonPointer, resolve, type ContractDocument, type Part, type Schema } from "./document.ts";

/** One schema, or several that all apply. */
export type SchemaParts = readonly Part<Schema>[];

/** The schemas of a field: at least the one that names it. */
export type FieldParts = readonly [Part<Schema>, ...Part<Schema>[]];

/** Several schemas merged into one. */
export interface Shape {
  place: string;
  name: string;
  types: ReadonlySet<string>;
  /** The values of an enum except null, as JSON; null where any value is allowed. */
  values: readonly string[] | null;
  fields: ReadonlyMap<string, FieldParts>;
  required: ReadonlySet<string>;
  /** Whether unnamed fields are rejected. */
  closed: boolean;
  /** The schemas of fields of any other name. */
  otherFields: SchemaParts;
  items: SchemaParts;
  /** Lists of which one schema must apply, besides everything else. */
  choices: readonly SchemaParts[];
  /** Every other keyword, such as `maxLength`. */
  bounds: Readonly<Record<string, unknown>>;
}

/** The types of JSON. A schema without `type` admits them all. */
export const anyType = ["null", "boolean", "integer", "number", "string", "array", "object"];

/** Merges schemas that all apply. */
export function shapeOf(document: ContractDocument, parts: SchemaParts): Shape {
  const all = parts.flatMap((part) => conjuncts(document, part, new Set()));
  const [first] = parts.map((part) => resolve(document, part));
  return {
    place: first?.place ?? "",
    name: first?.name ?? "",
    types: commonTypes(all),
    values: commonValues(all),
    fields: fieldsOf(all),
    required: new Set(all.flatMap(({ node }) => node.required ?? [])),
    closed: all.some(
      ({ node }) => node.additionalProperties === false || node.unevaluatedProperties === false,
    ),
    otherFields: members(all, "additionalProperties", "*"),
    items: members(all, "items", "[]"),
    choices: all.flatMap((part) => [...choice(part, "anyOf"), ...choice(part, "oneOf")]),
    bounds: Object.assign({}, ...all.map(({ node }) => node)),
  };
}

/** A schema and everything its `allOf` adds. */
function conjuncts(
  document: ContractDocument,
  part: Part<Schema>,
  seen: ReadonlySet<string>,
): Part<Schema>[] {
  const whole = resolve(document, part);
  if (seen.has(whole.place)) return [];
  const path = new Set([...seen, whole.place]);
  const added = (whole.node.allOf ?? []).flatMap((node, index) =>
    conjuncts(document, { ...whole, node, place: jsonPointer(whole.place, "allOf", index) }, path),
  );
  return [whole, ...added];
}

function commonTypes(parts: SchemaParts): ReadonlySet<string> {
  const lists = parts.flatMap(({ node }) => (node.type === undefined ? [] : [[node.type].flat()]));
  const common = lists.reduce(
    (left, types) => left.filter((type) => types.includes(type) || isIntegerOf(type, types)),
    anyType,
  );
  return new Set(common);
}

/** An integer is a number too. */
function isIntegerOf(type: string, types: readonly string[]): boolean {
  return type === "integer" && types.includes("number");
}

function commonValues(parts: SchemaParts): string[] | null {
  const lists = parts.flatMap(({ node }) => {
    if (node.enum) return [node.enum];
    return node["const"] === undefined ? [] : [[node["const"]]];
  });
  const [first, ...others] = lists.map((values) =>
    values.filter((value) => value !== null).map((value) => JSON.stringify(value)),
  );
  if (!first) return null;
  return first.filter((value) => others.every((values) => values.includes(value)));
}

function fieldsOf(parts: SchemaParts): Map<string, FieldParts> {
  const fields = new Map<string, FieldParts>();
  for (const { node, place, name } of parts) {
    for (const [field, schema] of Object.entries(node.properties ?? {})) {
      const part = {
        node: schema,
        place: jsonPointer(place, "properties", field),
        name: `${name}.${field}`,
      };
      const known = fields.get(field);
      fields.set(field, known ? [...known, part] : [part]);
    }
  }
  return fields;
}

function members(
  parts: SchemaParts,
  keyword: "items" | "additionalProperties",
  suffix: string,
): SchemaParts {
  return parts.flatMap(({ node, place, name }) => {
    const schema = node[keyword];
    if (typeof schema !== "object") return [];
    return [{ node: schema, place: jsonPointer(place, keyword), name: name + suffix }];
  });
}

function choice({ node, place, name }: Part<Schema>, keyword: "anyOf" | "oneOf"): SchemaParts[] {
  const schemas = node[keyword];
  if (!schemas) return [];
  return [
    schemas.map((schema, index) => ({
      node: schema,
      place: jsonPointer(place, keyword, index),
      name,
    })),
  ];
}
