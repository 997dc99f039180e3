import { generatePassword } from "../auth/generate-password.ts";
import { PasswordHasher } from "../auth/password-hasher.ts";
import { checkPassword } from "../auth/password-rules.ts";
import type { Config } from "../kernel/config/config.ts";
import type { Db } from "../db/db.ts";
import type { Database } from "../db/database.ts";
import { users } from "../db/schema/index.ts";
import { createAccount } from "../seed/create-account.ts";
import { seedBase } from "../seed/seed-base.ts";
import type { DemoOptions } from "../../demo/seed/seed-demo.ts";
import { AppError } from "../kernel/app-error.ts";
import { hasDatabase } from "./demo-template.ts";
import { progress, CommandError } from "./run-command.ts";

/** The administrator of a fresh site. */
export interface FirstAdmin {
  username: string;
  /** The generated password; null when the configuration set it. */
  password: string | null;
}

/** Migrates a database and fills an empty one. */
export async function prepareData(
  { db, migrate }: Pick<Database, "db" | "migrate">,
  config: Config,
): Promise<void> {
  const demo = config.demo && isBeingCreated(config) ? await beginDemo(config) : undefined;
  await migrate();
  const admin = await fillEmptyDatabase(db, config, demo);
  // Printed before anything else can fail, since it is shown only here.
  if (admin !== null) console.log(`\n${describeAdmin(admin)}`);
}

function isBeingCreated({ databaseUrl, dataDir }: Config): boolean {
  return databaseUrl === null && !hasDatabase(dataDir);
}

/** Begins to draw the images of the demo site: that takes as long as creating the database, and does not need one. */
async function beginDemo({ uploadDir }: Config): Promise<DemoOptions> {
  const { DemoFiles } = await import("../../demo/seed/files.ts");
  const options = { uploadDir, now: new Date(), onProgress: progress };
  const prepared = DemoFiles.prepare(options);
  // The caller that awaits them sees the failure.
  prepared.catch(() => undefined);
  return { ...options, prepared };
}

/**
 * Fills an empty database with the base data, and then the demo site or a first administrator.
 *
 * @param demo Demo work in progress.
 * @returns The administrator, if one was created.
 */
async function fillEmptyDatabase(
  db: Db,
  config: Config,
  demo: DemoOptions = { uploadDir: config.uploadDir, now: new Date(), onProgress: progress },
): Promise<FirstAdmin | null> {
  if ((await db.$count(users)) > 0) return null;
  await seedBase(db, new Date());
  if (config.demo) {
    progress("Filling in the demo site. This takes a while the first time.");
    const { seedDemo } = await import("../../demo/seed/seed-demo.ts");
    await seedDemo(db, demo);
    return null;
  }
  return createAdmin(db, { username: "admin", password: config.adminPassword });
}

/**
 * Creates an administrator who must choose a new password at the first sign-in.
 *
 * @param account With a null password one is generated.
 * @throws CommandError when the password is too weak; the database's error when the name is taken.
 */
export async function createAdmin(
  db: Db,
  account: { username: string; password: string | null },
): Promise<FirstAdmin> {
  const { username } = account;
  const password = account.password ?? generatePassword();
  try {
    checkPassword(password, username, "password");
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new CommandError(`${error.message} Set ADMIN_PASSWORD to a better one.`, {
      cause: error,
    });
  }
  const hasher = new PasswordHasher({ queue: 1, waitMs: 5_000 });
  const admin = { username, password, name: "Administrator", roleCode: "admin" };
  await createAccount(db, { ...admin, mustChangePassword: true }, hasher, new Date());
  return { username, password: account.password === null ? password : null };
}

/** Shows a generated password, for the only time. */
export function describeAdmin({ username, password }: FirstAdmin): string {
  const secret =
    password === null
      ? "The password of ADMIN_PASSWORD"
      : `Its password, shown only this once: ${password}\n  It`;
  return `  Created the administrator ${username}. ${secret} must be changed at the first sign-in.`;
}
