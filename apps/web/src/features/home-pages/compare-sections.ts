import { diffArrays } from "diff";
import type { EditedSection } from "./edited-section.ts";
import { partFields } from "./new-section.ts";

type Line = Readonly<Record<string, string | null>>;

/** What a field of a section has. */
export type FieldValue = string | number | boolean | null | readonly string[] | readonly Line[];

/** A change from one version of a home page to another; `section` is as the later one has it, unless it was removed. */
export type SectionChange =
  | { readonly type: "removed"; readonly section: EditedSection }
  /** `place` counts from 1, in the later version. */
  | { readonly type: "added"; readonly section: EditedSection; readonly place: number }
  | {
      readonly type: "moved";
      readonly section: EditedSection;
      /** Among the sections that were not moved. */
      readonly direction: "up" | "down";
      readonly place: number;
    }
  | { readonly type: "visibility"; readonly section: EditedSection; readonly visible: boolean }
  | {
      readonly type: "field";
      readonly section: EditedSection;
      /** Its name in the section's part. */
      readonly field: string;
      readonly before: FieldValue;
      readonly after: FieldValue;
    };

/**
 * What became of the sections of a home page: first those that were removed, then the changes of the others from top to
 * bottom, with as few moves as explain the later order.
 */
export function compareSections(
  before: readonly EditedSection[],
  after: readonly EditedSection[],
): SectionChange[] {
  const [earlierIds, laterIds] = [before.map(idOf), after.map(idOf)];
  const earlier = new Map(before.map((section) => [idOf(section), section]));
  const unmoved = unmovedIds(earlierIds, laterIds);
  const rank = (ids: readonly string[], id: string) =>
    ids.slice(0, ids.indexOf(id)).filter((one) => unmoved.has(one)).length;
  const removed = before
    .filter((section) => !laterIds.includes(idOf(section)))
    .map((section): SectionChange => ({ type: "removed", section }));
  const others = after.flatMap((section, index): SectionChange[] => {
    const id = idOf(section);
    const place = index + 1;
    const was = earlier.get(id);
    if (was === undefined) return [{ type: "added", section, place }];
    const changes = changesWithin(was, section);
    if (unmoved.has(id)) return changes;
    const direction = rank(laterIds, id) < rank(earlierIds, id) ? "up" : "down";
    return [{ type: "moved", section, direction, place }, ...changes];
  });
  return [...removed, ...others];
}

/** A key that names another kind of section names another section. */
function idOf({ key, kind }: EditedSection): string {
  return `${kind} ${key}`;
}

function unmovedIds(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const parts = diffArrays([...before], [...after]);
  return new Set(parts.flatMap(({ added, removed, value }) => (added || removed ? [] : value)));
}

function changesWithin(before: EditedSection, after: EditedSection): SectionChange[] {
  const { visible } = after;
  const [was, is] = [partOf(before), partOf(after)];
  const fields = partFields(after.kind).flatMap((field): SectionChange[] => {
    const values = { before: was[field] ?? null, after: is[field] ?? null };
    const isSame = contentOf(values.before) === contentOf(values.after);
    return isSame ? [] : [{ type: "field", section: after, field, ...values }];
  });
  const isShown: SectionChange[] =
    before.visible === visible ? [] : [{ type: "visibility", section: after, visible }];
  return [...isShown, ...fields];
}

function partOf(section: EditedSection): Readonly<Record<string, FieldValue>> {
  return { ...section[section.kind] };
}

/** Equal for equal values, in whatever order the fields of a line come. */
function contentOf(value: FieldValue): string {
  if (!Array.isArray(value)) return JSON.stringify(value);
  return JSON.stringify(
    value.map((item: string | Line) =>
      typeof item === "string" ? item : Object.entries(item).toSorted(byName),
    ),
  );
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}
