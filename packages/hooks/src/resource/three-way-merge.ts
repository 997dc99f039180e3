import type { Versioned } from "./conflicting-record.ts";
import {
  fieldNames,
  isFieldEqual,
  pickFields,
  type FieldMerge,
  type FieldName,
  type FieldTable,
} from "./field-table.ts";

/**
 * Two people's changes to one record, put together as far as they do not contradict.
 *
 * @example
 * const merge: ThreeWayMerge<{ name: string; remark: string }> = {
 *   mine: { name: "B", remark: "of them" },
 *   theirs: { name: "C", remark: "of them" },
 *   fields: ["name"],
 * };
 */
export interface ThreeWayMerge<Fields extends object> {
  /** The outcome when one's own value counts wherever both contradict. */
  readonly mine: Fields;
  /** The outcome when theirs does. */
  readonly theirs: Fields;
  /** The fields that contradict: the only ones there is anything to choose for. */
  readonly fields: readonly FieldName<Fields>[];
}

/**
 * A save that came too late, and what both changed.
 *
 * @example
 * const conflict: Conflict<{ name: string }> = {
 *   base: { name: "A" },
 *   stored: { name: "C" },
 *   current: { id: "1", version: 4 },
 *   mine: { name: "B" },
 *   theirs: { name: "C" },
 *   fields: ["name"],
 * };
 */
export interface Conflict<
  Fields extends object,
  Stored extends Versioned = Versioned,
> extends ThreeWayMerge<Fields> {
  /** What both began with. */
  readonly base: Fields;
  /** The record as somebody else has saved it. */
  readonly current: Stored;
  /** Its fields. */
  readonly stored: Fields;
}

/**
 * Whose value of a field counts.
 *
 * @example
 * const sides: ConflictSide[] = ["mine", "theirs"];
 */
export type ConflictSide = "base" | "mine" | "theirs";

/**
 * What a contested field becomes: one side's value, or another one that was made of both.
 *
 * @example
 * const choices: ConflictChoice<string>[] = ["theirs", { value: "something of both" }];
 */
export type ConflictChoice<Value> = ConflictSide | { readonly value: Value };

/**
 * What counts, by field; one's own value where nothing is chosen.
 *
 * @example
 * const choices: ConflictChoices<{ name: string; code: string }> = { name: "theirs" };
 */
export type ConflictChoices<Fields extends object> = {
  readonly [Name in FieldName<Fields>]?: ConflictChoice<Fields[Name]>;
};

/**
 * Merges two people's changes field by field: whoever changed a field alone has it. What both changed, and differently,
 * the field's own `merge` puts together where it has one.
 *
 * @example
 * const base = { name: "A", remark: "" };
 * const merge = threeWayMerge(base, { ...base, name: "B" }, { name: "C", remark: "new" });
 * // { mine: { name: "B", remark: "new" }, theirs: { name: "C", remark: "new" }, fields: ["name"] }
 */
export function threeWayMerge<Fields extends object>(
  base: Fields,
  mine: Fields,
  theirs: Fields,
  table: FieldTable<Fields> = {},
): ThreeWayMerge<Fields> {
  const merged = { mine: { ...theirs }, theirs: { ...theirs } };
  const fields: FieldName<Fields>[] = [];
  for (const name of fieldNames(base)) {
    const outcome = mergeField(name, { base, mine, theirs }, table);
    if ("value" in outcome) {
      merged.mine[name] = outcome.value;
      merged.theirs[name] = outcome.value;
    } else {
      merged.mine[name] = outcome.mine;
      merged.theirs[name] = outcome.theirs;
      fields.push(name);
    }
  }
  return { ...merged, fields };
}

/**
 * What to save: the merge, with the chosen value where both contradict.
 *
 * @example
 * const base = { name: "A", remark: "" };
 * const merge = threeWayMerge(base, { ...base, name: "B" }, { name: "C", remark: "new" });
 * resolveConflict({ base, ...merge }, { name: "theirs" }); // { name: "C", remark: "new" }
 */
export function resolveConflict<Fields extends object>(
  conflict: ThreeWayMerge<Fields> & { readonly base: Fields },
  choices: ConflictChoices<Fields> = {},
): Fields {
  const { base, mine, theirs } = conflict;
  const sides = { base, mine, theirs };
  const resolved = { ...mine };
  for (const name of conflict.fields) {
    const choice: ConflictChoice<Fields[typeof name]> = choices[name] ?? "mine";
    resolved[name] = typeof choice === "string" ? sides[choice][name] : choice.value;
  }
  return resolved;
}

/**
 * One's own values that a choice drops: those of contested fields that become anything else.
 *
 * @example
 * const mine = { name: "B" };
 * droppedFields({ mine, theirs: { name: "C" }, fields: ["name"] }, { name: "theirs" }); // { name: "B" }
 */
export function droppedFields<Fields extends object>(
  conflict: ThreeWayMerge<Fields>,
  choices: ConflictChoices<Fields> = {},
): Partial<Fields> {
  const names = conflict.fields.filter((name) => (choices[name] ?? "mine") !== "mine");
  return pickFields(conflict.mine, names);
}

interface Versions<Fields extends object> {
  readonly base: Fields;
  readonly mine: Fields;
  readonly theirs: Fields;
}

function mergeField<Fields extends object, Name extends FieldName<Fields>>(
  name: Name,
  { base, mine, theirs }: Versions<Fields>,
  table: FieldTable<Fields>,
): FieldMerge<Fields[Name]> {
  if (isFieldEqual(name, base, mine, table)) return { value: theirs[name] };
  if (isFieldEqual(name, base, theirs, table)) return { value: mine[name] };
  if (isFieldEqual(name, theirs, mine, table)) return { value: theirs[name] };
  const sides = { mine: mine[name], theirs: theirs[name] };
  return table[name]?.merge?.(base[name], sides.mine, sides.theirs) ?? sides;
}
