import type { Db } from "../db/db.ts";
import type { Limits } from "../kernel/config/limits.ts";
import { findByAccessToken } from "./access-tokens.ts";
import { findBySession } from "./sessions.ts";
import type { SignedInUser } from "./signed-in-user.ts";
import { isAccessToken } from "./tokens.ts";

/** The account of a session's token or of a personal access token, as it is now; null when the token has ended. */
export async function findSignedIn(
  db: Db,
  token: string,
  limits: Limits,
  now: Date,
): Promise<SignedInUser | null> {
  return isAccessToken(token)
    ? findByAccessToken(db, token, now)
    : findBySession(db, token, limits, now);
}
