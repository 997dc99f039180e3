import { parse, protocol, type PGlite, type Results } from "@electric-sql/pglite";

type Message = Awaited<ReturnType<PGlite["execProtocolStream"]>>[number];
type BindValue = string | null;

interface PreparedStatement {
  name: string;
  /** Type of each parameter, by its object id. */
  types: readonly number[];
  /** Names and types of the columns; undefined when the statement returns none. */
  columns: Message | undefined;
}

interface QueryOptions {
  rowMode: "array" | "object";
  parsers: Record<number, (value: string) => unknown>;
}

const { serialize } = protocol;

/** These leave tables and types as they are, so that prepared statements stay valid. */
const leavesSchema =
  /^\s*(?:begin|commit|rollback|savepoint|release|set|show|truncate|lock|notify|analyze|explain|values|prepare|execute|deallocate)\b/i;
const isRollback = /^\s*rollback\b/i;
const isEnd = /^\s*(?:commit|rollback(?!\s+to))\b/i;
const isPrepared = /^\s*(?:select|insert|update|delete|with)\b/i;

/**
 * Runs SQL as prepared statements, the most recently used of which stay prepared. The engine's own `query` parses, describes
 * and plans each statement anew in five messages, which costs five to ten times the work of running it.
 */
export class StatementCache {
  readonly #database: PGlite;
  readonly #maxStatements: number;
  /** By SQL, the least recently used first. */
  readonly #statements: Map<string, PreparedStatement> = new Map();
  #lastName = 0;
  /** Whether the transaction that runs has changed the schema; its rollback changes it again. */
  #hasChangedSchema = false;

  constructor(database: PGlite, maxStatements = 300) {
    this.#database = database;
    this.#maxStatements = maxStatements;
  }

  /** @throws The engine's `DatabaseError`. */
  async query(sql: string, params: unknown[], options: QueryOptions): Promise<Results> {
    if (!isPrepared.test(sql)) {
      const result = await this.#database.query<Record<string, unknown>>(sql, params, options);
      await this.#noteSchema(sql);
      return result;
    }
    return this.#database.runExclusive(async () => {
      const statement = await this.#prepare(sql);
      const replies = await this.#send(
        serialize.bind({ statement: statement.name, values: this.#serialize(params, statement) }),
        serialize.execute(),
        serialize.sync(),
      );
      const messages = statement.columns === undefined ? replies : [statement.columns, ...replies];
      const [result] = parse.parseResults(messages, this.#database.parsers, options);
      return result ?? { rows: [], fields: [] };
    });
  }

  async #prepare(sql: string): Promise<PreparedStatement> {
    const found = this.#statements.get(sql);
    const statement = found ?? (await this.#parse(sql));
    this.#statements.delete(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  async #parse(sql: string): Promise<PreparedStatement> {
    const name = `s${(this.#lastName += 1)}`;
    const replies = await this.#send(
      ...this.#closeOldest(),
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: "S", name }),
      serialize.sync(),
    );
    return {
      name,
      types: parse.parseDescribeStatementResults(replies),
      columns: replies.find((message) => message.name === "rowDescription"),
    };
  }

  #closeOldest(): Uint8Array[] {
    const [oldest] = this.#statements;
    if (oldest === undefined || this.#statements.size < this.#maxStatements) return [];
    const [sql, { name }] = oldest;
    this.#statements.delete(sql);
    return [closeOf(name)];
  }

  async #noteSchema(sql: string): Promise<void> {
    const changes = !leavesSchema.test(sql);
    if (changes || (this.#hasChangedSchema && isRollback.test(sql))) await this.#clear();
    this.#hasChangedSchema = changes || (this.#hasChangedSchema && !isEnd.test(sql));
  }

  /** What a changed schema returns may have other columns than a prepared statement has announced. */
  async #clear(): Promise<void> {
    if (this.#statements.size === 0) return;
    // Not `deallocate all`: whoever prepared a statement by SQL still has it.
    const closed = [...this.#statements.values()].map(({ name }) => closeOf(name));
    this.#statements.clear();
    await this.#database.runExclusive(() => this.#send(...closed, serialize.sync()));
  }

  #serialize(params: unknown[], { types }: PreparedStatement): BindValue[] {
    return params.map((value, index) => {
      if (value === null || value === undefined) return null;
      const serializer = this.#database.serializers[types[index] ?? 0];
      if (serializer !== undefined) return serializer(value);
      return typeof value === "string" ? value : JSON.stringify(value);
    });
  }

  #send(...messages: Uint8Array[]): Promise<Message[]> {
    return this.#database.execProtocolStream(Buffer.concat(messages), {});
  }
}

function closeOf(name: string): Uint8Array {
  return serialize.close({ type: "S", name });
}
