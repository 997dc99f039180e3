/** Prepares the contract for openapi-typescript, so that the types it writes read well. */
import ts from "typescript";
import { referencesIn } from "./references.ts";
import { propertiesOf, targetOf, type Schema, type Schemas } from "./schemas.ts";

/** The schema of a page: a generic type, to which each list adds its records. */
export const PAGE = "Page";

/** The type parameter of {@link PAGE}. */
export const ROW = "Row";

/** What this module reads of an OpenAPI document. */
export interface SchemaContract {
  components: { schemas: Schemas };
}

/** The contract with the same meaning, in schemas whose types need no helpers. */
export function prepareTypes<C extends SchemaContract>(contract: C): C {
  const { schemas } = contract.components;
  const prepared = mapValues(schemas, (schema, name) =>
    prepare(name === PAGE ? withRecords(schema) : schema, schemas),
  );
  return { ...contract, components: { ...contract.components, schemas: prepared } };
}

/** The type that {@link prepareTypes} chose for a schema; undefined when the schema itself says what it is. */
export function namedType(schema: object): ts.TypeNode | undefined {
  const [name, ...typeArguments] = ("x-type" in schema && (schema as Schema)["x-type"]) || [];
  const toReference = (text: string) => ts.factory.createTypeReferenceNode(text);
  return name === undefined
    ? undefined
    : ts.factory.createTypeReferenceNode(name, typeArguments.map(toReference));
}

function prepare(schema: Schema, schemas: Schemas): Schema {
  const { properties, items, allOf, required = [], ...others } = schema;
  const into = (part: Schema) => prepare(part, schemas);
  const described = properties && mapValues(properties, (part) => into(describe(part, schemas)));
  const kept = {
    ...others,
    ...(items && { items: into(items) }),
    ...(described && { properties: described }),
  };
  if (!allOf) return { ...kept, required };
  const restated = required.length > 0 ? [restate(required, allOf, schemas)] : [];
  return { ...kept, ...compose([...allOf, ...restated].map(into)) };
}

/** A property that only refers to a schema takes over its description, which editors would not show. */
function describe(property: Schema, schemas: Schemas): Schema {
  const { description = targetOf(property, schemas)?.description } = property;
  return description === undefined ? property : { ...property, description };
}

/** Members that a schema requires of those it composes, written out. */
function restate(required: string[], allOf: Schema[], schemas: Schemas): Schema {
  const found = Object.assign({}, ...allOf.map((part) => propertiesOf(part, schemas)));
  const properties = Object.fromEntries(required.map((name) => [name, found[name]]));
  return { type: "object", required, properties };
}

/** A composition in which a page and its records are one type, such as `Page<Article>`. */
function compose(allOf: Schema[]): Schema {
  const page = allOf.find((part) => referencesIn(part).includes(PAGE) && part.$ref);
  const list = allOf.find(({ properties }) => properties?.["records"]);
  const [row] = referencesIn(list?.properties?.["records"]?.items);
  if (!page || !list?.properties || row === undefined) return { allOf };
  const { records: _, ...properties } = list.properties;
  const required = (list.required ?? []).filter((name) => name !== "records");
  const typed: Schema = { type: "object", "x-type": [PAGE, row] };
  if (Object.keys(properties).length === 0) return typed;
  return { allOf: [typed, { ...list, properties, required }] };
}

function withRecords(page: Schema): Schema {
  const records: Schema = {
    description: "The records of this page, in the order of the list.",
    type: "array",
    items: { type: "object", "x-type": [ROW] },
  };
  return {
    ...page,
    properties: { records, ...page.properties },
    required: ["records", ...(page.required ?? [])],
  };
}

function mapValues<T, R>(
  record: Record<string, T>,
  map: (value: T, key: string) => R,
): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));
}
