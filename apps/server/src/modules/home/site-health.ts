import { isLocked } from "../../auth/sign-in-limits.ts";
import { may, type SignedInUser } from "../../auth/signed-in-user.ts";
import { users } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import type { Context } from "../operation.ts";
import { countFailedSignIns, lastBackup, sumOfFiles } from "../system-health/system-facts.ts";

type Health = components["schemas"]["HomeSystem"];

/** How the site itself is, as far as the account may know; null for those who may know nothing. */
export async function siteHealth(
  { db, config, now }: Context,
  user: SignedInUser,
): Promise<Health | null> {
  const seesSignIns = may(user, "monitor:signInLog:page");
  const seesAccounts = may(user, "system:user:page");
  const administers = may(user, "system:menu:update");
  if (!seesSignIns && !seesAccounts && !administers) return null;
  const at = now();
  return {
    failedSignIns: seesSignIns ? await countFailedSignIns(db, at) : null,
    lockedAccounts: seesAccounts ? await db.$count(users, isLocked(db, config.limits, at)) : null,
    storageBytes: administers ? await sumOfFiles(db) : null,
    lastBackupAt: administers ? await lastBackup(db) : null,
    mailEnabled: administers ? config.mail !== null : null,
  };
}
