import { nameOf, type Schema } from "./document.ts";

export interface Field {
  name: string;
  schema: Schema;
  required: boolean;
}

/** The fields of an object, those of its `allOf` parts first. */
export function fieldsOf(schema: Schema, schemas: Record<string, Schema>): Field[] {
  const parts = partsOf(schema, schemas);
  const required = new Set(parts.flatMap((part) => part.required ?? []));
  const fields = new Map<string, Schema>();
  for (const { properties = {} } of parts) {
    for (const [name, field] of Object.entries(properties)) {
      fields.set(name, { ...fields.get(name), ...field });
    }
  }
  return [...fields].map(([name, field]) => ({
    name,
    schema: field,
    required: required.has(name),
  }));
}

function partsOf(schema: Schema, schemas: Record<string, Schema>): Schema[] {
  const target = schema.$ref === undefined ? undefined : schemas[nameOf(schema.$ref)];
  const bases = [...(target === undefined ? [] : [target]), ...(schema.allOf ?? [])];
  return [...bases.flatMap((base) => partsOf(base, schemas)), schema];
}
