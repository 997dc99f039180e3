import { hashKey } from "@tanstack/react-query";

/**
 * The name of a field.
 *
 * @example
 * const name: FieldName<{ title: string; tags: string[] }> = "title";
 */
export type FieldName<Fields extends object> = keyof Fields & string;

/**
 * What two people's changes to one field come to: one value, or one for each side when they contradict.
 *
 * @example
 * const merged: FieldMerge<string> = { value: "both" };
 * const contradicting: FieldMerge<string> = { mine: "mine", theirs: "theirs" };
 */
export type FieldMerge<Value> =
  | { readonly value: Value }
  | { readonly mine: Value; readonly theirs: Value };

/**
 * How a field is compared and merged, where that is not by its content as a whole.
 *
 * @example
 * const lines: FieldDescriptor<string> = {
 *   isEqual: (stored, edited) => stored.trim() === edited.trim(),
 * };
 */
export interface FieldDescriptor<Value> {
  /**
   * Whether an edit changes nothing. It runs at every edit. The default compares contents: the order of an object's
   * keys does not count, and an absent value is the same as null.
   */
  readonly isEqual?: (stored: Value, edited: Value) => boolean;
  /**
   * Whether a stored value is what was sent, where the server changes it on the way, such as by cleaning markup. It runs
   * at conflicts. The default is `isEqual`.
   */
  readonly isStored?: (stored: Value, sent: Value) => boolean;
  /** Merges what both sides changed. The default has them contradict. */
  readonly merge?: (base: Value, mine: Value, theirs: Value) => FieldMerge<Value>;
}

/**
 * The descriptors of a record's fields, by name. A field without one has the defaults.
 *
 * @example
 * const fields: FieldTable<{ title: string; tags: string[] }> = {
 *   tags: { isEqual: (stored, edited) => stored.join() === edited.join() },
 * };
 */
export type FieldTable<Fields extends object> = {
  readonly [Name in FieldName<Fields>]?: FieldDescriptor<Fields[Name]>;
};

/**
 * The names of the fields that an edit has changed.
 *
 * @example
 * dirtyFields({ title: "A", tags: [] }, { title: "B", tags: [] }); // ["title"]
 */
export function dirtyFields<Fields extends object>(
  stored: Fields,
  edited: Fields,
  table: FieldTable<Fields> = {},
): FieldName<Fields>[] {
  return fieldNames(stored).filter((name) => !isFieldEqual(name, stored, edited, table));
}

/** Whether two records agree in a field. */
export function isFieldEqual<Fields extends object>(
  name: FieldName<Fields>,
  stored: Fields,
  edited: Fields,
  table: FieldTable<Fields>,
): boolean {
  const [a, b] = [stored[name], edited[name]];
  return Object.is(a, b) || (table[name]?.isEqual?.(a, b) ?? hasSameContent(a, b));
}

/** The names of the fields that the server made something else of than was sent, though nothing was to be changed. */
export function remadeFields<Fields extends object>(
  stored: Fields,
  sent: Fields,
  table: FieldTable<Fields>,
): FieldName<Fields>[] {
  return fieldNames(stored).filter((name) => {
    const [a, b] = [stored[name], sent[name]];
    return !hasSameContent(a, b) && table[name]?.isStored?.(a, b) !== true;
  });
}

function hasSameContent(a: unknown, b: unknown): boolean {
  return Object.is(a, b) || hashKey([a]) === hashKey([b]);
}

/** Whether the server has a field as it was sent. */
export function isFieldStored<Fields extends object>(
  name: FieldName<Fields>,
  stored: Fields,
  sent: Fields,
  table: FieldTable<Fields>,
): boolean {
  if (isFieldEqual(name, stored, sent, table)) return true;
  return table[name]?.isStored?.(stored[name], sent[name]) ?? false;
}

/** Some of a record's fields. */
export function pickFields<Fields extends object>(
  fields: Fields,
  names: readonly FieldName<Fields>[],
): Partial<Fields> {
  const picked: Partial<Fields> = {};
  for (const name of names) picked[name] = fields[name];
  return picked;
}

export function fieldNames<Fields extends object>(fields: Fields): FieldName<Fields>[] {
  // A record's own keys are the names of its fields.
  return Object.keys(fields) as FieldName<Fields>[];
}
