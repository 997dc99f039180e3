import { randomBytes } from "node:crypto";
import pg from "pg";

/** The PostgreSQL that the tests use; null for the embedded database. */
export function serverUrl(): string | null {
  return process.env["TEST_DATABASE_URL"] ?? null;
}

/** Creates a database, empty or as a copy, and returns its URL. */
export async function createDatabase(server: string, template?: string): Promise<string> {
  const name = `atrium_test_${randomBytes(6).toString("hex")}`;
  const origin = template === undefined ? "" : ` template ${nameOf(template)}`;
  await onServer(server, `create database ${name}${origin}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

export async function dropDatabase(server: string, url: string): Promise<void> {
  await onServer(server, `drop database ${nameOf(url)} with (force)`);
}

function nameOf(url: string): string {
  return new URL(url).pathname.slice(1);
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
