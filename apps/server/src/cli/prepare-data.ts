import { generatePassword } from "../auth/generate-password.ts";
import { LOCAL_SIGN_IN_MS } from "../auth/local-sign-in.ts";
import { PasswordHasher } from "../auth/password-hasher.ts";
import { checkPassword } from "../auth/password-rules.ts";
import type { Config } from "../kernel/config/config.ts";
import type { Db } from "../db/db.ts";
import type { Database } from "../db/database.ts";
import { users } from "../db/schema/index.ts";
import { openStorage } from "../modules/files/storage/open-storage.ts";
import { createAccount } from "../seed/create-account.ts";
import { addShipped } from "../seed/add-shipped.ts";
import { seedBase } from "../seed/seed-base.ts";
import type { DemoOptions } from "../../demo/seed/seed-demo.ts";
import { AppError } from "../kernel/app-error.ts";
import { disableDemoAccounts, enableDemoAccounts } from "./demo-accounts.ts";
import { deleteUsedPasswords, handOverPassword } from "./hand-over-password.ts";
import { hasDatabase } from "./demo-template.ts";
import type { Output } from "./output.ts";
import { CommandError } from "./run-command.ts";

/** Migrates a database and fills an empty one. Of several processes one does it, the others wait. */
export async function prepareData(
  { db, migrate }: Pick<Database, "db" | "migrate">,
  config: Config,
  output: Output,
): Promise<void> {
  const isNew = config.demo && isBeingCreated(config);
  const demo = isNew ? await beginDemo(config, output) : demoOptions(config, output);
  await migrate({
    alter: config.migrate,
    fill: async () => {
      const isTerminal = !output.isLog && process.stdout.isTTY;
      const created = await fillEmptyDatabase(db, { ...config, isTerminal }, demo);
      // Printed before anything else can fail, since it is shown only here.
      if (created !== null) output.progress(created);
      const added = await addShipped(db, new Date());
      if (added > 0)
        output.progress(`Added ${added} menus, permissions and choices that this version brings.`);
      await deleteUsedPasswords(db, config.dataDir);
      await (config.demo ? enableDemoAccounts(db) : refuseDemoAccounts(db, output));
    },
  });
}

/** Accounts whose password everybody knows are closed before the server answers anybody. */
async function refuseDemoAccounts(db: Db, output: Output): Promise<void> {
  const names = await disableDemoAccounts(db);
  if (names.length === 0) return;
  output.progress(
    `Disabled the demo accounts ${names.join(", ")}: their password is published. ` +
      "atrium create-admin <username> makes an administrator, who can enable them and reset their passwords.",
  );
}

function isBeingCreated({ databaseUrl, dataDir }: Config): boolean {
  return databaseUrl === null && !hasDatabase(dataDir);
}

/** Begins to draw the images of the demo site: that takes as long as creating the database, and does not need one. */
async function beginDemo(config: Config, output: Output): Promise<DemoOptions> {
  const { DemoFiles } = await import("../../demo/seed/files.ts");
  const options = demoOptions(config, output);
  const prepared = DemoFiles.prepare(options);
  // The caller that awaits them sees the failure.
  prepared.catch(() => undefined);
  return { ...options, prepared };
}

function demoOptions(config: Config, { progress }: Output): DemoOptions {
  return { storage: openStorage(config), now: new Date(), onProgress: progress };
}

/**
 * Fills an empty database with the base data, and then the demo site or a first administrator.
 *
 * @returns What to print about the administrator, if one was created.
 */
async function fillEmptyDatabase(
  db: Db,
  config: Config & { isTerminal: boolean },
  demo: DemoOptions,
): Promise<string | null> {
  if ((await db.$count(users)) > 0) return null;
  await seedBase(db, new Date());
  if (config.demo) {
    demo.onProgress?.("Filling in the demo site. This takes a while the first time.");
    const { seedDemo } = await import("../../demo/seed/seed-demo.ts");
    await seedDemo(db, demo);
    return null;
  }
  const { adminPassword: password, dataDir, isTerminal } = config;
  return createAdmin(db, { username: "admin", password, dataDir, isTerminal });
}

/** An administrator to create, and who waits for the password. */
export interface NewAdmin {
  username: string;
  /** null generates one. */
  password: string | null;
  /** Where a generated password may lie. */
  dataDir: string;
  /** Whether people read on a terminal what this says. */
  isTerminal: boolean;
}

/**
 * Creates an administrator who must choose a new password at the first sign-in.
 *
 * @returns A sentence for people.
 * @throws CommandError when the password is too weak; the database's error when the name is taken.
 */
export async function createAdmin(db: Db, admin: NewAdmin): Promise<string> {
  const { username, dataDir, isTerminal } = admin;
  const password = admin.password ?? generatePassword();
  await refuseWeak(password, username);
  // Before the account exists: nobody could sign in whose password got lost.
  const secret =
    admin.password === null
      ? await handOverPassword({ username, password }, dataDir, isTerminal)
      : null;
  const hasher = new PasswordHasher({ queue: 1, waitMs: 5_000 });
  const now = new Date();
  const account = {
    username,
    password,
    name: "Administrator",
    roleCode: "admin",
    mustChangePassword: true,
    localSignInUntil: new Date(now.getTime() + LOCAL_SIGN_IN_MS),
  };
  try {
    await createAccount(db, account, hasher, now);
  } catch (error) {
    await secret?.takeBack();
    throw error;
  }
  await secret?.keep();
  const hint = secret?.sentence ?? "It has the password of ADMIN_PASSWORD.";
  return `Created the administrator ${username}. ${hint}\n  It must be changed at the first sign-in.`;
}

async function refuseWeak(password: string, username: string): Promise<void> {
  try {
    await checkPassword(password, { username, field: "password", words: [], demo: false });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new CommandError(`${error.message} Set ADMIN_PASSWORD to a better one.`, {
      cause: error,
    });
  }
}
