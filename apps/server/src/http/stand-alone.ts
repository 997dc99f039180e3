import type { JsonSchema } from "../kernel/contract.ts";

/**
 * A copy of a schema that needs no document around it: what it refers to is written into it. What contains itself refers
 * to the place where it began.
 */
export function standAlone(schema: JsonSchema, document: object): JsonSchema {
  // A copy of an object is an object.
  return copyOf(schema, { document, path: "#", around: new Map() }) as JsonSchema;
}

interface Place {
  document: object;
  /** Where the copy stands, as a reference to it. */
  path: string;
  /** The originals of what is around the copy, and where their copies stand. */
  around: ReadonlyMap<object, string>;
}

function copyOf(value: unknown, place: Place): unknown {
  if (typeof value !== "object" || value === null) return value;
  const original = referredBy(value, place.document);
  const known = place.around.get(original);
  if (known !== undefined) return { $ref: known };
  const around = new Map(place.around).set(original, place.path);
  const copies = Object.entries(original).map(([key, part]: [string, unknown]) => {
    const path = `${place.path}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    return [key, copyOf(part, { ...place, path, around })] as const;
  });
  return Array.isArray(original) ? copies.map(([, copy]) => copy) : Object.fromEntries(copies);
}

/** What is meant: the value itself, or what it refers to in its place. */
function referredBy(value: object, document: object): object {
  const reference: unknown = Reflect.get(value, "$ref");
  if (typeof reference !== "string") return value;
  const keys = reference.split("/").slice(1);
  const found = keys.reduce<unknown>((at, key) => at && Reflect.get(at, key), document);
  if (typeof found !== "object" || found === null) throw new Error(`${reference} leads nowhere`);
  return referredBy(found, document);
}
