import { writeFile } from "node:fs/promises";
import { defineCommand } from "citty";
import type { Db } from "../db/db.ts";
import { AppError } from "../kernel/app-error.ts";
import { erasePerson } from "../modules/persons/erase-person.ts";
import { exportPerson } from "../modules/persons/export-person.ts";
import { findPerson, type Person } from "../modules/persons/find-person.ts";
import { openSite } from "./open-site.ts";
import { CommandError, progress, runCommand } from "./run-command.ts";

/** `atrium person export|erase <who>`: what the site knows of somebody, for those who ask what it is, or to be forgotten. */
export const personCommand = defineCommand({
  meta: { name: "person", description: "Export or erase what the site knows of a person" },
  args: {
    action: { type: "positional", description: "export, or erase", required: true },
    who: { type: "positional", description: "User name or e-mail address", required: true },
    to: { type: "string", description: "File for the export", valueHint: "file" },
    yes: { type: "boolean", description: "Erase; it cannot be undone" },
  },
  run: ({ args }) =>
    runCommand(async (config) => {
      const { action, who, to, yes } = args;
      if (action !== "export" && action !== "erase") {
        throw new CommandError("The action is export or erase.");
      }
      await using site = await openSite(config);
      await site.migrate({ alter: false });
      const person = await findPerson(site.db, who);
      if (person.account === null && person.email === null) {
        throw new CommandError(`There is no account ${who}.`);
      }
      if (action === "export") await writeExport(site.db, person, to);
      else await erase(site.db, person, { who, yes: yes === true });
    }),
});

async function writeExport(db: Db, person: Person, file: string | undefined): Promise<void> {
  const text = `${JSON.stringify(await exportPerson(db, person), null, 2)}\n`;
  if (file === undefined) {
    process.stdout.write(text);
    return;
  }
  await writeFile(file, text, { mode: 0o600, flag: "wx" });
  progress(`Written to ${file}.`);
}

async function erase(
  db: Db,
  person: Person,
  { who, yes }: { who: string; yes: boolean },
): Promise<void> {
  if (!yes) {
    throw new CommandError(
      `This erases ${who} for good: the account, messages, mails, names on comments. Add --yes to do it; \`atrium person export ${who}\` shows what there is.`,
    );
  }
  try {
    await erasePerson(db, person, new Date());
  } catch (error) {
    throw error instanceof AppError ? new CommandError(error.message, { cause: error }) : error;
  }
  progress(`Erased ${who}. Backups from before still have the data.`);
}
