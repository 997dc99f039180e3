import type { Db } from "../../db/db.ts";
import type { OperationId } from "../../kernel/contract.ts";
import type { Context } from "../operation.ts";

/** The fields of a record, as the bodies of its operations have them. */
export type ImportValues = Readonly<Record<string, unknown>>;

/** A column that a file may have. */
export interface ImportColumn {
  readonly field: string;
  readonly header: string;
  readonly headerZh: string;
  readonly example: string;
  /** Whether a new record needs it. */
  readonly required?: true;
  /** Belongs to new records alone: of an existing one it may be repeated, not changed. */
  readonly onlyNew?: true;
  /**
   * What the field is for a cell; by default its text.
   *
   * @throws AppError a field error.
   */
  readonly read?: (text: string, db: Db) => unknown;
}

/** A record that a row is about. */
export interface Existing {
  readonly id: string;
  readonly version: number;
  readonly values: ImportValues;
}

/** Records that can be imported: what they consist of, and the operations that write them. */
export interface ImportKind {
  readonly create: OperationId;
  readonly update: OperationId;
  /** Shows such a record: whoever may not call it learns nothing of its values. */
  readonly read: OperationId;
  /** More would keep the database busy for too long. */
  readonly maxRows: number;
  /** The field that a record is recognised by. */
  readonly key: string;
  readonly columns: readonly ImportColumn[];
  /** What every new record gets besides. */
  readonly common?: ImportValues;
  /** Values that it leaves out count for new records alone. */
  find(db: Db, values: ImportValues): Promise<Existing | undefined>;
  /** @throws AppError as creating the record does, also for values that the contract refuses. */
  save(values: ImportValues, ctx: Context): Promise<{ id: string }>;
  /** @throws AppError as changing the record does. */
  change(values: ImportValues, ctx: Context): Promise<{ id: string }>;
}

/** What no operation but the import's own body says. */
export const noInput = { path: {}, query: {} };
