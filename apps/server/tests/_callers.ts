import { eq } from "drizzle-orm";
import { shippedRoles } from "../src/seed/roles.ts";
import { userRoles } from "../src/db/schema/index.ts";
import { makeRole, makeUser } from "./_people.ts";
import type { TestServer } from "./_server.ts";

const roles = shippedRoles.map(({ code }) => code);

/** Everybody there is, from the point of view of rights: as `docs/permissions.md` calls them. */
export const callers: readonly string[] = ["visitor", ...roles, "empty role", "no role"];

/** Signs everybody in; gives the tokens by caller, a visitor's missing. */
export async function signInCallers(server: TestServer): Promise<Map<string, string>> {
  const tokens = new Map<string, string>();
  for (const code of roles) tokens.set(code, await server.signIn(code));
  const role = await makeRole(server, "empty", []);
  for (const caller of ["empty role", "no role"]) {
    const username = caller.replace(" ", ".");
    const id = await makeUser(server, tokens.get("admin") ?? "", username, [role]);
    if (caller === "no role") await server.db.delete(userRoles).where(eq(userRoles.userId, id));
    tokens.set(caller, await server.signIn(username));
  }
  return tokens;
}
