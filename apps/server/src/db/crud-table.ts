import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  or,
  sql,
  type GetColumnData,
  type SQL,
  type SQLWrapper,
} from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "./db.ts";
import { countRows, pageOf, type Page, type PageNumbers } from "./page-of.ts";
import { stampCreate, stampUpdate, type Author } from "./stamp.ts";
import { containsText } from "./text-filter.ts";

/** Records a list may hold at most; a longer one is cut and says so. */
export const LIST_LIMIT = 999;

/** A table with the columns of every entity. */
export type EntityTable = PgTable & { id: AnyPgColumn; version: AnyPgColumn };

/** How a table is listed. All columns are constants: nothing in a request ever names one. */
export interface Listing<SortField extends string, Unlisted extends string> {
  /** What a keyword is looked for in. */
  search: readonly SQLWrapper[];
  /** What a page may be sorted by. */
  sort: Readonly<Record<SortField, SQLWrapper>>;
  /** The order of lists, and of pages that ask for none; the id decides between equals. */
  order: readonly SQL[];
  /** Long columns that lists and pages leave out. */
  unlisted?: readonly Unlisted[];
}

/** Which page, of rows with which keyword, sorted how. */
export interface PageQuery<SortField extends string> extends PageNumbers {
  keyword?: string;
  sortField?: SortField;
  sortOrder?: "asc" | "desc";
}

/** A list and whether it was cut. */
export interface BoundedList<Row> {
  records: Row[];
  truncated: boolean;
}

/** A condition; undefined stands for none. */
export type Filter = SQL | undefined;

/** The rows whose column has a value; undefined stands for any. */
export function equals<Column extends AnyPgColumn>(
  column: Column,
  value: GetColumnData<Column> | undefined,
): Filter {
  return value === undefined ? undefined : eq(column, value);
}

/** Reading and writing the rows of one table. */
export interface CrudTable<Row, Values, SortField extends string, Listed = Row> {
  page(db: Db, query: PageQuery<SortField>, ...filters: Filter[]): Promise<Page<Listed>>;
  /** The rows that hold a keyword. */
  matches(keyword: string | undefined): Filter;
  list(db: Db, ...filters: Filter[]): Promise<BoundedList<Listed>>;
  get(db: Db, id: string): Promise<Row | undefined>;
  /** Reads a row and holds it until the transaction ends. */
  lock(db: Db, id: string): Promise<Row | undefined>;
  insert(db: Db, values: Values, author: Author, now: Date): Promise<Row>;
  /** Changes the given columns, stamps the row and raises its version. @throws Error when there is no such row. */
  update(db: Db, id: string, changes: Partial<Values>, author: Author, now: Date): Promise<Row>;
  remove(db: Db, id: string): Promise<void>;
}

type Columns<Table extends EntityTable> = Omit<
  Table["$inferInsert"],
  "id" | "version" | keyof ReturnType<typeof stampCreate>
>;

/** The statements that every plain table needs: SQL alone. Rights, refusals and the operation log are the caller's. */
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
  // Drizzle's types cannot follow a table that is a parameter: what goes in and out of it is said here by hand.
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

  return {
    matches,

    async page(db, query, ...filters) {
      const { sortField, sortOrder = "asc" } = query;
      const where = and(...filters, matches(query.keyword));
      const direction = sortOrder === "asc" ? asc : desc;
      const sorted = sortField === undefined ? order : [direction(sort[sortField])];
      const matching = db.select({ id: table.id }).from(plain).where(where);
      return pageOf(query, countRows(db, matching), async (limit, offset) => {
        const rows = select(db).where(where).limit(limit).offset(offset);
        return found(await rows.orderBy(...sorted, direction(table.id)));
      });
    },

    async list(db, ...filters) {
      const rows = await select(db)
        .where(and(...filters))
        .orderBy(...order, asc(table.id))
        .limit(LIST_LIMIT + 1);
      return { records: found(rows.slice(0, LIST_LIMIT)), truncated: rows.length > LIST_LIMIT };
    },

    async get(db, id) {
      return found(await db.select().from(plain).where(byId(id)))[0];
    },

    async lock(db, id) {
      return found(await db.select().from(plain).where(byId(id)).for("update"))[0];
    },

    async insert(db, values, author, now) {
      const row: object = { ...values, ...stampCreate(author, now) };
      return only(found(await db.insert(plain).values(row).returning()));
    },

    async update(db, id, changes, author, now) {
      const version = sql`${table.version} + 1`;
      const set: object = { ...changes, ...stampUpdate(author, now), version };
      return only(found(await db.update(plain).set(set).where(byId(id)).returning()));
    },

    async remove(db, id) {
      await db.delete(plain).where(byId(id));
    },
  };
}

function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error("The row was not written");
  return row;
}
