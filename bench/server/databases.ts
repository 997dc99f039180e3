/** The databases of `pnpm bench data`, by size. */
import pg from "pg";

/** The address of a database of articles. */
export function databaseUrl(serverUrl: string, size: string): string {
  return withName(serverUrl, nameOf(size));
}

/** Makes an empty database of articles, in place of one that is there. */
export async function recreateDatabase(serverUrl: string, size: string): Promise<string> {
  await onServer(serverUrl, [
    `drop database if exists ${nameOf(size)} with (force)`,
    `create database ${nameOf(size)}`,
  ]);
  return databaseUrl(serverUrl, size);
}

/** A copy that may be written to, which goes at the end of its scope. */
export async function copyDatabase(
  serverUrl: string,
  size: string,
): Promise<AsyncDisposable & { url: string }> {
  const copy = nameOf(`${size}_copy`);
  const drop = `drop database if exists ${copy} with (force)`;
  await onServer(serverUrl, [drop, `create database ${copy} template ${nameOf(size)}`]).catch(
    (error: unknown) => {
      if (!isMissing(error)) throw error;
      throw new Error(`There is no database of ${size} articles yet: pnpm bench data ${size}`);
    },
  );
  return {
    url: withName(serverUrl, copy),
    [Symbol.asyncDispose]: () => onServer(serverUrl, [drop]),
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === "3D000";
}

function nameOf(size: string): string {
  return `atrium_bench_${size}`;
}

function withName(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer(serverUrl: string, statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
