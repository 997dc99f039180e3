import type { OpenSpan } from "../kernel/tracing/span.ts";
import { currentTracing, failureCode } from "../kernel/tracing/tracing.ts";

const MAX_STATEMENT = 2000;

/** What a driver calls with a statement, as text or as `{ text }`, and perhaps a callback last. */
interface Queryable {
  query: unknown;
}

type Query = (...args: unknown[]) => unknown;

/** Makes each query of a client a span, as part of what asks for it. Queries that nobody traces have none. */
export function traceQueries<T extends Queryable>(client: T): T {
  // Drivers type it with overloads, of which none is called by hand here.
  const query = client.query as Query;
  const tracedQuery: Query = (...args) => {
    const tracing = currentTracing();
    const text = statementOf(args[0]);
    if (text === null || tracing?.isInside !== true) return Reflect.apply(query, client, args);
    const span = tracing.begin("SQL", "client");
    span.describe(nameOf(text), {
      "db.system.name": "postgresql",
      "db.query.text": withoutValues(text),
    });
    return run(span, query, client, args);
  };
  Reflect.set(client, "query", tracedQuery);
  return client;
}

function run(span: OpenSpan, query: Query, client: object, args: unknown[]): unknown {
  const callback = args.at(-1);
  if (typeof callback === "function") {
    const ended: Query = (error, ...results) => {
      span.end(error ? failureCode(error) : undefined);
      return Reflect.apply(callback, undefined, [error, ...results]);
    };
    return Reflect.apply(query, client, [...args.slice(0, -1), ended]);
  }
  const result = Reflect.apply(query, client, args);
  if (!(result instanceof Promise)) {
    span.end();
    return result;
  }
  result.then(
    () => span.end(),
    (error: unknown) => span.end(failureCode(error)),
  );
  return result;
}

function statementOf(statement: unknown): string | null {
  if (typeof statement === "string") return statement;
  const text: unknown =
    typeof statement === "object" && statement !== null && Reflect.get(statement, "text");
  return typeof text === "string" ? text : null;
}

/** Such as `select published_articles`. */
function nameOf(text: string): string {
  const verb = /[a-z]+/i.exec(text)?.[0].toLowerCase() ?? "SQL";
  const table = /\b(?:from|into|update|join)\s+"?([a-z_]\w*)/i.exec(text)?.[1];
  return table === undefined ? verb : `${verb} ${table}`;
}

/** Values are parameters; what a statement has in quotes besides is left out as well. */
function withoutValues(text: string): string {
  return text
    .replaceAll(/'(?:[^']|'')*'/g, "'…'")
    .replaceAll(/\s+/g, " ")
    .slice(0, MAX_STATEMENT);
}
