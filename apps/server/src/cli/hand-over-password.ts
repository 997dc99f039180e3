import { readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import { users } from "../db/schema/index.ts";
import { makePrivate } from "../kernel/private-files.ts";

export interface Secret {
  username: string;
  password: string;
}

/** How people learn a generated password. */
export interface HandedOver {
  /** For people; contains the password only on a terminal. */
  sentence: string;
  /** Once the account exists. */
  keep(): Promise<void>;
  /** When it could not be created; the file of an account of that name stays. */
  takeBack(): Promise<void>;
}

/**
 * Hands a generated password over: on the terminal when people read it there, else in a file that only the server's
 * user reads. Never in the log, which is kept, sent on and read by others.
 */
export async function handOverPassword(
  secret: Secret,
  dataDir: string,
  isTerminal: boolean,
): Promise<HandedOver> {
  if (isTerminal) {
    const sentence = `Its password, shown only this once: ${secret.password}`;
    return { sentence, keep: async () => {}, takeBack: async () => {} };
  }
  makePrivate(dataDir);
  const file = passwordFile(dataDir, secret.username);
  const draft = `${file}.new`;
  await rm(draft, { force: true });
  await writeFile(draft, `${secret.password}\n`, { mode: 0o600, flag: "wx" });
  return {
    sentence: `Its password is in ${file}, which a start deletes once it is changed.`,
    keep: () => rename(draft, file),
    takeBack: () => rm(draft, { force: true }),
  };
}

function passwordFile(dataDir: string, username: string): string {
  return join(dataDir, `password-of-${username}.txt`);
}

/** Deletes the files of passwords that have been changed since, and of accounts that are gone. */
export async function deleteUsedPasswords(db: Db, dataDir: string): Promise<void> {
  const names = await usernamesWithFile(dataDir);
  if (names.length === 0) return;
  const unused = await db
    .select({ username: users.username })
    .from(users)
    .where(and(inArray(users.username, names), eq(users.mustChangePassword, true)));
  const waiting = new Set(unused.map(({ username }) => username));
  for (const name of names) {
    if (!waiting.has(name)) await rm(passwordFile(dataDir, name), { force: true });
  }
}

async function usernamesWithFile(dataDir: string): Promise<string[]> {
  const names = await readdir(dataDir).catch(() => []);
  return names.flatMap((name) => /^password-of-(.+)\.txt$/.exec(name)?.[1] ?? []);
}
