import type { ReactNode } from "react";
import type { BatchCall, Versioned } from "../../../queries/batch.ts";

/** One field that many records get at once. */
export interface BulkField<Row, Values> {
  readonly id: string;
  readonly label: string;
  /** Chooses a value; an empty one leaves the field as it is. */
  readonly control: (field: {
    id: string;
    value: string;
    onChange: (value: string) => void;
  }) => ReactNode;
  /** What a record's fields are with the chosen value. */
  readonly change: (values: Values, value: string) => Values;
  /** Why a record cannot get the value; undefined when it can. */
  readonly refusal?: (row: Row, value: string) => string | undefined;
}

/** What of the records of a list can be changed at once. */
export interface BulkDefinition<Row, Values extends object> {
  readonly fields: readonly BulkField<Row, Values>[];
  /** The fields as a record has them. */
  readonly valuesOf: (row: Row) => Values;
  /** Why a record cannot be changed at all. */
  readonly refusal?: (row: Row) => string | undefined;
  /** Why no record can be left with these values. */
  readonly refusalOf?: (values: Values) => string | undefined;
  readonly update: BatchCall<Versioned & Partial<Values>>;
  /** Said of a record that has the chosen values already. */
  readonly unchanged: string;
}

/** Whom a change affects, whom it does not and why, and how it is done and taken back. */
export interface BulkPlan<Row> {
  readonly changed: readonly Row[];
  readonly skipped: readonly { readonly row: Row; readonly reason: string }[];
  readonly run: BatchCall<Row>;
  readonly undo: BatchCall<Row>;
}

/** A definition whose values are nobody else's business. */
export interface BulkEdit<Row> {
  readonly fields: readonly Pick<BulkField<Row, never>, "id" | "label" | "control">[];
  /** Whether a record can be changed at all. */
  readonly applies: (row: Row) => boolean;
  /** @param chosen Values by the id of a field. */
  readonly plan: (rows: readonly Row[], chosen: Readonly<Record<string, string>>) => BulkPlan<Row>;
}

/** Names the fields of a list that can be changed at once. */
export function bulkEdit<Row extends Versioned, Values extends object>(
  definition: BulkDefinition<Row, Values>,
): BulkEdit<Row> {
  const { fields, valuesOf, update } = definition;
  return {
    fields,
    applies: (row) => definition.refusal?.(row) === undefined,
    plan: (rows, chosen) => {
      const asked = fields.flatMap((field) => {
        const value = chosen[field.id];
        return value ? [{ field, value }] : [];
      });
      const after = (row: Row) =>
        asked.reduce((values, { field, value }) => field.change(values, value), valuesOf(row));
      const reasonAgainst = (row: Row) => {
        const refusals = asked.map(({ field, value }) => field.refusal?.(row, value));
        const refusal =
          definition.refusal?.(row) ??
          refusals.find((one) => one !== undefined) ??
          definition.refusalOf?.(after(row));
        const isChanged = differing(valuesOf(row), after(row)).length > 0;
        return refusal ?? (isChanged ? undefined : definition.unchanged);
      };
      const judged = rows.map((row) => ({ row, reason: reasonAgainst(row) }));
      const write =
        (bodyOf: (row: Row) => Versioned & Partial<Values>): BatchCall<Row> =>
        ({ rows: written, onProgress }) =>
          update({ rows: written.map(bodyOf), onProgress });
      return {
        changed: judged.filter(({ reason }) => reason === undefined).map(({ row }) => row),
        skipped: judged.flatMap(({ row, reason }) =>
          reason === undefined ? [] : [{ row, reason }],
        ),
        run: write((row) => {
          const { id, version } = row;
          return { ...pick(after(row), differing(valuesOf(row), after(row))), id, version };
        }),
        undo: write((row) => {
          const { id, version } = row;
          // The change made one version; whatever has more was changed by somebody else since.
          const before = pick(valuesOf(row), differing(valuesOf(row), after(row)));
          return { ...before, id, version: version + 1 };
        }),
      };
    },
  };
}

function differing<Values extends object>(before: Values, after: Values): (keyof Values)[] {
  // The names of an object's own fields.
  const names = Object.keys(before) as (keyof Values)[];
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}

function pick<Values extends object>(
  values: Values,
  names: readonly (keyof Values)[],
): Partial<Values> {
  const picked: Partial<Values> = {};
  for (const name of names) picked[name] = values[name];
  return picked;
}
