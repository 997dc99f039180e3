import { eq } from "drizzle-orm";
import { LOCAL_SIGN_IN_MS } from "../auth/local-sign-in.ts";
import type { Db } from "../db/db.ts";
import { users } from "../db/schema/index.ts";
import { recordChange, serverCall } from "../modules/audit/record-change.ts";
import { CommandError } from "./run-command.ts";

/**
 * Lets an account sign in by itself for a day where only the identity provider does: the way back in for when the
 * provider does not answer.
 *
 * @returns What was done, as a sentence.
 * @throws CommandError when nobody could sign in to it all the same.
 */
export async function letIn(db: Db, username: string, now: Date): Promise<string> {
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select()
      .from(users)
      .where(eq(users.username, username))
      .for("update");
    if (before === undefined) throw new CommandError(`There is no account ${username}.`);
    if (before.status === "disabled")
      throw new CommandError(`The account ${username} is disabled.`);
    if (before.passwordHash === "") {
      throw new CommandError(
        `The account ${username} has no password. atrium create-admin makes an administrator who may sign in for a day.`,
      );
    }
    const localSignInUntil = new Date(now.getTime() + LOCAL_SIGN_IN_MS);
    await tx.update(users).set({ localSignInUntil }).where(eq(users.id, before.id));
    await recordChange(tx, serverCall({ id: "repair", tag: "users" }, now), {
      targetId: before.id,
      targetName: before.name,
      before: { localSignInUntil: before.localSignInUntil?.toISOString() ?? null },
      after: { localSignInUntil: localSignInUntil.toISOString() },
    });
    return `${username} may sign in with password or passkey until ${localSignInUntil.toISOString()}.`;
  });
}
