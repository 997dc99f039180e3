import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  or,
  sql,
  type GetColumnData,
  type SQL,
  type SQLWrapper,
} from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { between } from "./between.ts";
import type { Db } from "./db.ts";
import { listOf, type BoundedList } from "./list-of.ts";
import { countRows, pageOf, type Page, type PageNumbers } from "./page-of.ts";
import { stampCreate, stampUpdate, type Author } from "./stamp.ts";
import { containsText } from "./text-filter.ts";

/** A table with the columns of every entity. */
export type EntityTable = PgTable &
  Record<"id" | "version" | "updatedAt" | "updatedBy", AnyPgColumn>;

/** How a table is listed. All columns are constants: no request ever names one. */
export interface Listing<SortField extends string, Unlisted extends string> {
  /** Columns that a keyword is searched in. */
  search: readonly SQLWrapper[];
  sort: Readonly<Record<SortField, SQLWrapper>>;
  /** Default order; the id breaks ties. */
  order: readonly SQL[];
  /** Long columns that lists and pages leave out. */
  unlisted?: readonly Unlisted[];
}

/** Who was the last to change a record, and when: filters of every page. */
export interface ChangeQuery {
  updatedFrom?: string;
  updatedTo?: string;
  updatedBy?: string;
}

export interface PageQuery<SortField extends string> extends PageNumbers, ChangeQuery {
  keyword?: string;
  sortField?: SortField;
  sortOrder?: "asc" | "desc";
}

/** undefined adds no condition. */
export type Filter = SQL | undefined;

/** undefined matches everything. */
export function equals<Column extends AnyPgColumn>(
  column: Column,
  value: GetColumnData<Column> | undefined,
): Filter {
  return value === undefined ? undefined : eq(column, value);
}

export function changedBy(
  table: Pick<EntityTable, "updatedAt" | "updatedBy">,
  { updatedFrom, updatedTo, updatedBy }: ChangeQuery,
): Filter {
  return and(
    between(table.updatedAt, updatedFrom, updatedTo),
    updatedBy === undefined ? undefined : eq(table.updatedBy, updatedBy),
  );
}

export interface CrudTable<Row, Values, SortField extends string, Listed = Row> {
  page(db: Db, query: PageQuery<SortField>, ...filters: Filter[]): Promise<Page<Listed>>;
  /** What the rows of all pages of a query have in common. */
  matching(query: ChangeQuery & { keyword?: string }, ...filters: Filter[]): Filter;
  /** Rows that contain a keyword. */
  matches(keyword: string | undefined): Filter;
  list(db: Db, query: PageNumbers, ...filters: Filter[]): Promise<BoundedList<Listed>>;
  get(db: Db, id: string): Promise<Row | undefined>;
  /** Reads a row and locks it until the transaction ends. */
  lock(db: Db, id: string): Promise<Row | undefined>;
  /** Reads those of the rows that are there, in the order of their ids, and locks them until the transaction ends. */
  lockAll(db: Db, ids: readonly string[]): Promise<Row[]>;
  insert(db: Db, values: Values, author: Author, now: Date): Promise<Row>;
  /**
   * Changes the given columns, the update stamp and the version.
   *
   * @throws Error when there is no such row.
   */
  update(db: Db, id: string, changes: Partial<Values>, author: Author, now: Date): Promise<Row>;
  remove(db: Db, id: string): Promise<void>;
}

type Columns<Table extends EntityTable> = Omit<
  Table["$inferInsert"],
  "id" | "version" | keyof ReturnType<typeof stampCreate>
>;

/** The statements that every plain table needs: SQL alone. CallerPermissions, refusals and the operation log are the caller's. */
export function crudTable<
  Table extends EntityTable,
  SortField extends string,
  Unlisted extends string = never,
>(
  table: Table,
  { search, sort, order, unlisted = [] }: Listing<SortField, Unlisted>,
): CrudTable<
  Table["$inferSelect"],
  Columns<Table>,
  SortField,
  Omit<Table["$inferSelect"], Unlisted>
> {
  type Row = Table["$inferSelect"];
  // Drizzle's types cannot follow a generic table, so its inputs and outputs are typed here by hand.
  const plain: PgTable = table;
  const listed = Object.fromEntries(
    Object.entries(getTableColumns(plain)).filter(
      ([name]) => !unlisted.some((one) => one === name),
    ),
  );
  const select = (db: Db) => db.select(listed).from(plain);
  const found = (rows: unknown[]) => rows as Row[];
  const matches = (keyword: string | undefined) =>
    keyword ? or(...search.map((column) => containsText(column, keyword))) : undefined;
  const byId = (id: string) => eq(table.id, id);

  const matching: CrudTable<Row, unknown, SortField>["matching"] = (query, ...filters) =>
    and(...filters, changedBy(table, query), matches(query.keyword));

  return {
    matches,
    matching,

    async page(db, query, ...filters) {
      const { sortField, sortOrder = "asc" } = query;
      const where = matching(query, ...filters);
      const direction = sortOrder === "asc" ? asc : desc;
      const sorted = sortField === undefined ? order : [direction(sort[sortField])];
      const counted = db.select({ id: table.id }).from(plain).where(where);
      return pageOf(query, countRows(db, counted), async (limit, offset) => {
        const rows = select(db).where(where).limit(limit).offset(offset);
        return found(await rows.orderBy(...sorted, direction(table.id)));
      });
    },

    async list(db, query, ...filters) {
      return listOf(query, async (limit, offset) => {
        const rows = select(db)
          .where(and(...filters))
          .orderBy(...order, asc(table.id));
        return found(await rows.limit(limit).offset(offset));
      });
    },

    async get(db, id) {
      return found(await db.select().from(plain).where(byId(id)))[0];
    },

    async lock(db, id) {
      return found(await db.select().from(plain).where(byId(id)).for("update"))[0];
    },

    async lockAll(db, ids) {
      const rows = db
        .select()
        .from(plain)
        .where(inArray(table.id, [...ids]));
      return found(await rows.orderBy(asc(table.id)).for("update"));
    },

    async insert(db, values, author, now) {
      const row: object = { ...values, ...stampCreate(author, now) };
      return writtenRow(found(await db.insert(plain).values(row).returning()));
    },

    async update(db, id, changes, author, now) {
      const version = sql`${table.version} + 1`;
      const set: object = { ...changes, ...stampUpdate(author, now), version };
      return writtenRow(found(await db.update(plain).set(set).where(byId(id)).returning()));
    },

    async remove(db, id) {
      await db.delete(plain).where(byId(id));
    },
  };
}

function writtenRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error("The row was not written");
  return row;
}
