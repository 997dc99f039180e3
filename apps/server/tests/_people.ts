import { eq } from "drizzle-orm";
import {
  permissions as permissionTable,
  orgs,
  rolePermissions,
  roles,
  users,
} from "../src/db/schema/index.ts";
import { stampCreate, systemAuthor } from "../src/db/stamp.ts";
import { nameKey } from "../src/db/name-key.ts";
import { result } from "./_content.ts";
import { testPassword } from "./_database.ts";
import type { TestServer } from "./_server.ts";

/** By code. */
export async function roleId(server: TestServer, code: string): Promise<string> {
  const [role] = await server.db.select().from(roles).where(eq(roles.code, code));
  if (!role) throw new Error(`There is no role ${code}`);
  return role.id;
}

/** By user name. */
export async function userId(server: TestServer, username: string): Promise<string> {
  const [user] = await server.db.select().from(users).where(eq(users.username, username));
  if (!user) throw new Error(`There is no account ${username}`);
  return user.id;
}

/** Id of the organisation that every installation starts with. */
export async function companyId(server: TestServer): Promise<string> {
  const [org] = await server.db.select().from(orgs).where(eq(orgs.code, "company"));
  if (!org) throw new Error("There is no organisation");
  return org.id;
}

/** A role with these permissions and no menus; returns its id. */
export async function makeRole(
  server: TestServer,
  code: string,
  permissions: readonly string[],
): Promise<string> {
  const stamp = stampCreate(systemAuthor, new Date());
  const [role] = await server.db
    .insert(roles)
    .values({ code, name: code, nameKey: nameKey(code), ...stamp })
    .returning();
  if (!role) throw new Error(`Role ${code} was not written`);
  const all = await server.db.select().from(permissionTable);
  const held = permissions.map((wanted) => {
    const permission = all.find(({ code: known }) => known === wanted);
    if (!permission) throw new Error(`There is no permission ${wanted}`);
    return { roleId: role.id, authId: permission.id };
  });
  if (held.length > 0) await server.db.insert(rolePermissions).values(held);
  return role.id;
}

/** Creates an account through the API, ready to sign in with `testPassword`; returns its id. */
export async function makeUser(
  server: TestServer,
  admin: string,
  username: string,
  roleIds: readonly string[],
  more: Record<string, unknown> = {},
): Promise<string> {
  const orgId = await companyId(server);
  const fields = { username, name: username, password: testPassword, orgId, roleIds };
  const body = { ...fields, mustChangePassword: false, ...more };
  const reply = await server.call<"usersAdd">("POST /user/add", { token: admin, body });
  return result(reply).id;
}

/** Gives a role one more permission, as an administrator may. */
export async function grant(server: TestServer, roleCode: string, code: string): Promise<void> {
  const [permission] = await server.db
    .select({ id: permissionTable.id })
    .from(permissionTable)
    .where(eq(permissionTable.code, code));
  if (!permission) throw new Error(`There is no permission ${code}`);
  const values = { roleId: await roleId(server, roleCode), authId: permission.id };
  await server.db.insert(rolePermissions).values(values).onConflictDoNothing();
}
