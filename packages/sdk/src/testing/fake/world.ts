/** The state of the fake: tables, sessions and files, with ids and a clock that are the same in every run. */
import { Refused } from "./refused.ts";
import type { Row, Values } from "./values.ts";

/** Who writes. */
export interface Author {
  id: string;
  name: string;
}

/** Writes what nobody signed in wrote. */
export const system: Author = { id: "system", name: "System" };

/** The whole state of a fake. */
export class World {
  /** By token, the id of the account. */
  readonly sessions = new Map<string, string>();
  /** By path, what was uploaded. */
  readonly files = new Map<string, Blob>();
  readonly #tables = new Map<string, Map<string, Row>>();
  readonly #counts = new Map<string, number>();
  #ms: number;

  constructor(start: Date) {
    this.#ms = start.getTime();
  }

  /** The time by the fake's clock. */
  now(): string {
    return new Date(this.#ms).toISOString();
  }

  /** Moves the clock. */
  advance(ms: number): void {
    this.#ms += ms;
  }

  /** The next id of its kind: `article-1`, `article-2`. */
  nextId(kind: string): string {
    const count = (this.#counts.get(kind) ?? 0) + 1;
    this.#counts.set(kind, count);
    return `${kind}-${count}`;
  }

  /** The records of a table in the order in which they were made. */
  rows(table: string): Row[] {
    return [...this.#table(table).values()];
  }

  /** A record, if there is one. */
  find(table: string, id: unknown): Row | undefined {
    return typeof id === "string" ? this.#table(table).get(id) : undefined;
  }

  /** @throws Refused `NOT_FOUND`. */
  get(table: string, id: unknown): Row {
    const row = this.find(table, id);
    if (row === undefined) throw new Refused("NOT_FOUND");
    return row;
  }

  /** Stores a new record with the stamps that every record has. */
  insert(table: string, values: Values, author: Author): Row {
    const id = typeof values["id"] === "string" ? values["id"] : this.nextId(kindOf(table));
    const created = { createdAt: this.now(), createdBy: author.id, createdByName: author.name };
    const row: Row = { ...values, ...created, ...this.#updated(author), id, version: 1 };
    this.#table(table).set(id, row);
    return row;
  }

  /** Stores changes of a record; its version goes up. */
  update(table: string, row: Row, changes: Values, author: Author): Row {
    const after: Row = {
      ...row,
      ...changes,
      ...this.#updated(author),
      id: row.id,
      version: row.version + 1,
    };
    this.#table(table).set(row.id, after);
    return after;
  }

  remove(table: string, id: string): void {
    this.#table(table).delete(id);
  }

  #updated(author: Author): Values {
    return { updatedAt: this.now(), updatedBy: author.id, updatedByName: author.name };
  }

  #table(name: string): Map<string, Row> {
    const found = this.#tables.get(name) ?? new Map<string, Row>();
    this.#tables.set(name, found);
    return found;
  }
}

/** `friendlyLinks` → `friendlyLink`. */
function kindOf(table: string): string {
  return table.replace(/s$/, "");
}
