import type { JsonSchema } from "../kernel/contract.ts";

/**
 * A copy of a schema with every `$ref` replaced by what it refers to. A recursive schema keeps a reference, to where the
 * copy of it begins.
 */
export function dereferenceSchema(schema: JsonSchema, document: object): JsonSchema {
  // A copy of an object is an object.
  return copyOf(schema, { document, path: "#", ancestors: new Map() }) as JsonSchema;
}

interface Position {
  document: object;
  /** JSON pointer of the copy. */
  path: string;
  /** Originals that contain this one, with the pointers of their copies. */
  ancestors: ReadonlyMap<object, string>;
}

function copyOf(value: unknown, position: Position): unknown {
  if (typeof value !== "object" || value === null) return value;
  const original = resolveReference(value, position.document);
  const known = position.ancestors.get(original);
  if (known !== undefined) return { $ref: known };
  const ancestors = new Map(position.ancestors).set(original, position.path);
  const copies = Object.entries(original).map(([key, part]: [string, unknown]) => {
    const path = `${position.path}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    return [key, copyOf(part, { ...position, path, ancestors })] as const;
  });
  return Array.isArray(original) ? copies.map(([, copy]) => copy) : Object.fromEntries(copies);
}

/** Follows `$ref`; other values are returned unchanged. */
function resolveReference(value: object, document: object): object {
  const reference: unknown = Reflect.get(value, "$ref");
  if (typeof reference !== "string") return value;
  const keys = reference.split("/").slice(1);
  const found = keys.reduce<unknown>((at, key) => at && Reflect.get(at, key), document);
  if (typeof found !== "object" || found === null) throw new Error(`${reference} does not exist`);
  return resolveReference(found, document);
}
