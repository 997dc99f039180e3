import { defineCommand } from "citty";
import { normaliseName } from "../auth/sign-in-limits.ts";
import { isUniqueViolation } from "../db/database-error.ts";
import { openDatabase } from "../db/open-database.ts";
import { seedBase } from "../seed/seed-base.ts";
import { createAdmin } from "./prepare-data.ts";
import { CommandError, commandLog, progress, runCommand } from "./run-command.ts";

/** `atrium create-admin`: a new administrator, for when nobody can sign in any more. */
export const createAdminCommand = defineCommand({
  meta: {
    name: "create-admin",
    description:
      "Create an administrator (ADMIN_PASSWORD sets the password, else one is generated)",
  },
  args: {
    username: { type: "positional", description: "Name to sign in with", required: true },
  },
  run: ({ args }) => runCommand((config) => create(normaliseName(args.username), config)),
});

async function create(username: string, config: Parameters<typeof openDatabase>[0]): Promise<void> {
  if (!/^[a-z][a-z0-9._-]{2,31}$/.test(username)) {
    throw new CommandError(
      "A user name has 3 to 32 characters: a letter, then letters, digits, dots, dashes or underscores.",
    );
  }
  const database = await openDatabase(config, commandLog);
  try {
    const { adminPassword: password, dataDir } = config;
    await database.migrate({
      alter: config.migrate,
      fill: async () => {
        await seedBase(database.db, new Date());
        const isTerminal = process.stdout.isTTY;
        progress(await createAdmin(database.db, { username, password, dataDir, isTerminal }));
      },
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new CommandError(`There is an account ${username} already.`, { cause: error });
  } finally {
    await database.close();
  }
}
