import { eq } from "drizzle-orm";
import { shippedRoles } from "../src/seed/roles.ts";
import { userRoles } from "../src/db/schema/index.ts";
import { makeRole, makeUser } from "./_people.ts";
import type { TestServer } from "./_server.ts";

const roles = shippedRoles.map(({ code }) => code);

/** Every caller of `docs/permissions.md`. */
export const callers: readonly string[] = ["visitor", ...roles, "empty role", "no role"];

/** Tokens by caller; a visitor has none. */
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
