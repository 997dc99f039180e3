import { eq, or, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { users } from "../../db/schema/index.ts";

export type Account = typeof users.$inferSelect;

/** Somebody whom the site knows: by an account, by an e-mail address that they gave as a visitor, or by both. */
export interface Person {
  account: Account | null;
  /** In lower case; null for an account without one. */
  email: string | null;
}

/** @param who A user name or an e-mail address. */
export async function findPerson(db: Db, who: string): Promise<Person> {
  const name = who.trim().toLowerCase();
  const [account = null] = await db
    .select()
    .from(users)
    .where(or(eq(users.username, name), sql`lower(${users.email}) = ${name}`));
  const email = account?.email ?? (name.includes("@") ? name : null);
  return { account, email: email?.toLowerCase() ?? null };
}
