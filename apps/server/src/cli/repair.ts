import { defineCommand } from "citty";
import { activeAdmins } from "../modules/users/last-admin.ts";
import { normaliseName } from "../auth/sign-in-limits.ts";
import { letIn } from "./let-in.ts";
import { openSite } from "./open-site.ts";
import { repairAdministration } from "./repair-administration.ts";
import { progress, runCommand } from "./run-command.ts";

/** `atrium repair`: access to administration, for when the back office no longer offers it. */
export const repairCommand = defineCommand({
  meta: {
    name: "repair",
    description:
      "Give administrators back the pages of menus, permissions, roles, users, settings, and a way to sign in",
  },
  args: {
    "sign-in": {
      type: "string",
      description: "Account that may sign in by itself for a day where OIDC_ONLY forbids it",
    },
  },
  run: ({ args }) =>
    runCommand(async (config) => {
      await using site = await openSite(config);
      await site.migrate({ alter: config.migrate });
      const username = args["sign-in"];
      if (username !== undefined) {
        return progress(await letIn(site.db, normaliseName(username), new Date()));
      }
      const done = await repairAdministration(site.db, new Date());
      for (const sentence of done) progress(sentence);
      if (done.length === 0) progress("Nothing to repair: every page of administration is there.");
      if ((await activeAdmins(site.db)).length > 0) return;
      progress("No administrator can sign in: `atrium create-admin <username>` makes one.");
    }),
});
