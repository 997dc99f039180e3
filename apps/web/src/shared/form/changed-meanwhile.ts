import type { Conflict, FieldName } from "@atrium/hooks/resource";

/** The fields that only the faster save changed: they are merged, and there is nothing to choose. */
export function changedMeanwhile<Fields extends object>({
  base,
  stored,
  fields,
}: Pick<Conflict<Fields>, "base" | "stored" | "fields">): FieldName<Fields>[] {
  // The names of an object's own fields.
  const names = Object.keys(base) as FieldName<Fields>[];
  return names.filter(
    (name) => !fields.includes(name) && JSON.stringify(base[name]) !== JSON.stringify(stored[name]),
  );
}
