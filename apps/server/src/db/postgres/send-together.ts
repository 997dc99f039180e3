import type pg from "pg";

type Query = (...args: unknown[]) => unknown;

/**
 * Sends the statements that are asked for together with one write, and the first of a transaction with its `begin`: with
 * small statements, writing to the socket is what takes a server's processor time. The client must be pipelined.
 */
export function sendTogether(client: pg.PoolClient): void {
  const { stream } = client.connection;
  // The driver types it with overloads, of which none is called by hand here.
  const query = client.query as Query;
  let collects = false;
  const collect = () => {
    if (collects) return;
    collects = true;
    stream.cork();
    // Once all that continues without waiting for anything has asked.
    queueMicrotask(() =>
      process.nextTick(() => {
        collects = false;
        stream.uncork();
      }),
    );
  };
  const collectedQuery: Query = (...args) => {
    collect();
    const result = Reflect.apply(query, client, args);
    if (!(result instanceof Promise) || !begins(args[0])) return result;
    // It fails with its connection alone. What follows it must not run outside of a transaction even so.
    result.catch((error: Error) => stream.destroy(error));
    return Promise.resolve(begun);
  };
  Reflect.set(client, "query", collectedQuery);
}

const begun: pg.QueryResult = { command: "BEGIN", rowCount: null, oid: 0, rows: [], fields: [] };

function begins(statement: unknown): boolean {
  const text: unknown =
    typeof statement === "object" && statement !== null
      ? Reflect.get(statement, "text")
      : statement;
  return typeof text === "string" && /^begin\b/.test(text);
}
