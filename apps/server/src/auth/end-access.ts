import type { Db } from "../db/db.ts";
import { endAccessTokensOf } from "./access-tokens.ts";
import { endSessionsOf } from "./sessions.ts";

/** Ends all that gives access to an account without its password: its sessions and its personal access tokens. */
export async function endAccessOf(db: Db, userId: string): Promise<void> {
  await endSessionsOf(db, userId);
  await endAccessTokensOf(db, userId);
}
