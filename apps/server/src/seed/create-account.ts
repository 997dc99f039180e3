import { eq } from "drizzle-orm";
import type { PasswordHasher } from "../auth/password-hasher.ts";
import type { Db } from "../db/db.ts";
import { orgs, roles, userRoles, users } from "../db/schema/index.ts";
import { stampCreate, systemAuthor } from "../db/stamp.ts";

/** An account to create outside the API. */
export interface NewAccount {
  username: string;
  name: string;
  password: string;
  roleCode: string;
  mustChangePassword: boolean;
  /** Until when it signs in by itself where only the identity provider does. */
  localSignInUntil?: Date;
}

/**
 * Creates an account with one role in the first organisation.
 *
 * @returns Its id.
 * @throws Error when there is no such role.
 */
export async function createAccount(
  db: Db,
  account: NewAccount,
  hasher: Pick<PasswordHasher, "hash">,
  now: Date,
): Promise<string> {
  const passwordHash = await hasher.hash(account.password);
  return db.transaction(async (tx) => {
    const [role] = await tx.select().from(roles).where(eq(roles.code, account.roleCode));
    if (role === undefined) throw new Error(`There is no role ${account.roleCode}.`);
    const [org] = await tx.select().from(orgs).where(eq(orgs.parentId, "0")).limit(1);
    const { username, name, mustChangePassword, localSignInUntil } = account;
    const stamp = stampCreate(systemAuthor, now);
    const [user] = await tx
      .insert(users)
      .values({
        username,
        name,
        mustChangePassword,
        passwordHash,
        localSignInUntil,
        orgId: org?.id ?? null,
        ...stamp,
      })
      .returning({ id: users.id });
    if (user === undefined) throw new Error(`Account ${username} was not written.`);
    await tx.insert(userRoles).values({ userId: user.id, roleId: role.id });
    return user.id;
  });
}
