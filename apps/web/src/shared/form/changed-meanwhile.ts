import { dirtyFields, type Conflict, type FieldName } from "@atrium/hooks/resource";

/** The fields that only the faster save changed: they are merged, and there is nothing to choose. */
export function changedMeanwhile<Fields extends object>({
  base,
  stored,
  fields,
}: Pick<Conflict<Fields>, "base" | "stored" | "fields">): FieldName<Fields>[] {
  return dirtyFields(base, stored).filter((name) => !fields.includes(name));
}
