/** Reads the contract's schemas. */
import { referencesIn } from "./references.ts";

/** The contract's schemas by name. */
export type Schemas = Record<string, Schema>;

/** What this folder's programs read of a schema. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  required?: string[];
  properties?: Record<string, Schema>;
  allOf?: Schema[];
  items?: Schema;
  /** The name of the type that stands for the schema, and its type arguments. */
  "x-type"?: [name: string, ...typeArguments: string[]];
}

/** The schema that another one refers to; undefined when it refers to none. */
export function targetOf({ $ref }: Schema, schemas: Schemas): Schema | undefined {
  const [name = ""] = referencesIn({ $ref });
  return schemas[name];
}

/** A schema's properties, with those of what it refers to and composes. */
export function propertiesOf(schema: Schema, schemas: Schemas): Record<string, Schema> {
  const whole = targetOf(schema, schemas) ?? schema;
  const composed = (whole.allOf ?? []).map((part) => propertiesOf(part, schemas));
  return Object.assign({}, ...composed, whole.properties);
}

/** The names that a schema requires, with those of what it refers to and composes. */
export function requiredOf(schema: Schema, schemas: Schemas): string[] {
  const whole = targetOf(schema, schemas) ?? schema;
  const composed = (whole.allOf ?? []).flatMap((part) => requiredOf(part, schemas));
  return [...new Set([...composed, ...(whole.required ?? [])])];
}
