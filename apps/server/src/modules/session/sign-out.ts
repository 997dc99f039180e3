import { endSession } from "../../auth/sessions.ts";
import { sessionIdOf, signedIn } from "../../auth/signed-in-user.ts";
import { signInLogs } from "../../db/schema/index.ts";
import type { Context } from "../operation.ts";
import { endViewAs } from "./view-as.ts";

/**
 * Ends the caller's session.
 *
 * @returns The identity provider's ID token that it began with, if any.
 */
export async function signOut(ctx: Context): Promise<string | null> {
  const user = signedIn(ctx.user);
  if (user.viewingAs) await endViewAs(ctx);
  const idToken = await endSession(ctx.db, sessionIdOf(user));
  await ctx.db.insert(signInLogs).values({
    createdAt: ctx.now(),
    username: user.username,
    userId: user.id,
    event: "signOut",
    address: ctx.address,
    userAgent: ctx.userAgent,
    requestId: ctx.requestId,
  });
  return idToken;
}
