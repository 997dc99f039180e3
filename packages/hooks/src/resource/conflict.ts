import { isApiError } from "@atrium/sdk";
import { hashKey } from "@tanstack/react-query";

/**
 * A stored record, as far as saving looks at it.
 *
 * @example
 * const stored: Versioned & { name: string } = { id: "1", version: 3, name: "Editors" };
 */
export interface Versioned {
  readonly id: string;
  readonly version: number;
}

/**
 * Two people's changes to one record.
 *
 * @example
 * const conflict: Conflict<{ name: string }> = {
 *   base: { name: "A" },
 *   mine: { name: "B" },
 *   theirs: { name: "C" },
 *   version: 4,
 *   fields: ["name"],
 * };
 */
export interface Conflict<Fields extends object> {
  /** What both began with. */
  readonly base: Fields;
  readonly mine: Fields;
  readonly theirs: Fields;
  /** The version of theirs, with which the outcome is sent. */
  readonly version: number;
  /** What both changed, and differently: the only fields there is anything to choose for. */
  readonly fields: readonly (keyof Fields & string)[];
}

/**
 * Whose value of a field counts.
 *
 * @example
 * const sides: ConflictSide[] = ["mine", "theirs"];
 */
export type ConflictSide = "base" | "mine" | "theirs";

/**
 * Whose value counts, by field; one's own where nothing is chosen.
 *
 * @example
 * const choices: ConflictChoices<{ name: string; code: string }> = { name: "theirs" };
 */
export type ConflictChoices<Fields> = Readonly<
  Partial<Record<keyof Fields & string, ConflictSide>>
>;

/**
 * The record as it stands now, from the error of an update that came too late (409 `VERSION_CONFLICT`); undefined for
 * any other error, and when the record did not come along. The record is unchecked.
 *
 * @example
 * await sdk.roles.update({ id: "1", version: 1, name: "Editors" }).catch((error: unknown) => {
 *   const current = conflictingRecord(error);
 *   if (current !== undefined) notices.warning(`version ${current.version} is newer`);
 * });
 */
export function conflictingRecord(error: unknown): Versioned | undefined {
  if (!isApiError(error) || error.errorCode !== "VERSION_CONFLICT") return undefined;
  const { result } = error;
  const current = isObject(result) ? result.current : undefined;
  return isVersioned(current) ? current : undefined;
}

/**
 * Compares two people's changes field by field.
 *
 * @param version That of theirs.
 * @example
 * const base = { name: "A", remark: "" };
 * compareVersions(base, { ...base, name: "B" }, { ...base, name: "C" }, 2).fields; // ["name"]
 */
export function compareVersions<Fields extends object>(
  base: Fields,
  mine: Fields,
  theirs: Fields,
  version: number,
): Conflict<Fields> {
  const fields = fieldsOf(base).filter(
    (field) =>
      !isSame(mine[field], base[field]) &&
      !isSame(theirs[field], base[field]) &&
      !isSame(mine[field], theirs[field]),
  );
  return { base, mine, theirs, version, fields };
}

/**
 * What to save: where both changed a field the chosen value, elsewhere whichever was changed.
 *
 * @example
 * const base = { name: "A", remark: "" };
 * const conflict = compareVersions(base, { ...base, name: "B" }, { name: "C", remark: "new" }, 2);
 * settleConflict(conflict, { name: "mine" }); // { name: "B", remark: "new" }
 */
export function settleConflict<Fields extends object>(
  conflict: Conflict<Fields>,
  choices?: ConflictChoices<Fields>,
): Fields {
  const { base, mine, theirs, fields } = conflict;
  const settled = { ...theirs };
  for (const field of fieldsOf(base)) {
    const isMine = !isSame(mine[field], base[field]);
    if (fields.includes(field)) settled[field] = conflict[choices?.[field] ?? "mine"][field];
    else if (isMine) settled[field] = mine[field];
  }
  return settled;
}

function fieldsOf<Fields extends object>(fields: Fields): (keyof Fields & string)[] {
  return Object.keys(fields) as (keyof Fields & string)[];
}

/** By content, whatever the order of an object's keys; an absent value is the same as null. */
function isSame(a: unknown, b: unknown): boolean {
  return hashKey([a]) === hashKey([b]);
}

function isVersioned(value: unknown): value is Versioned {
  return isObject(value) && typeof value.id === "string" && typeof value.version === "number";
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
