import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../tests/_server.ts";
import { permissions, rolePermissions, sessions, userRoles, users } from "../db/schema/index.ts";

const minute = 60_000;
const hour = 60 * minute;
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "100" } });
});

afterAll(() => server[Symbol.asyncDispose]());

async function statusWith(token: string, line = "GET /user/current"): Promise<number> {
  return (await server.call(line, { token })).status;
}

async function userId(username: string): Promise<string> {
  const [row] = await server.db.select().from(users).where(eq(users.username, username));
  return row?.id ?? "";
}

describe("a session", () => {
  test("is refused after signing out, by either call", async () => {
    for (const out of ["DELETE /token", "GET /logout"]) {
      const token = await server.signIn("editor");
      const other = await server.signIn("editor");
      expect(await statusWith(token, out)).toBe(200);
      expect(await statusWith(token)).toBe(401);
      expect(await statusWith(other)).toBe(200);
    }
  });

  test("expires two hours after the last call", async () => {
    const token = await server.signIn("editor");
    server.advance(119 * minute);
    expect(await statusWith(token)).toBe(200);
    server.advance(119 * minute);
    expect(await statusWith(token)).toBe(200);
    server.advance(121 * minute);
    expect(await statusWith(token)).toBe(401);
  });

  test("expires after twelve hours in any case", async () => {
    const token = await server.signIn("editor");
    for (let hours = 0; hours < 11; hours += 1) {
      server.advance(hour);
      expect(await statusWith(token)).toBe(200);
    }
    server.advance(61 * minute);
    expect(await statusWith(token)).toBe(401);
  });

  test("is written at most once a minute", async () => {
    const token = await server.signIn("reviewer");
    const seen = async () => {
      const [row] = await server.db
        .select()
        .from(sessions)
        .where(eq(sessions.userId, await userId("reviewer")));
      return row?.lastSeenAt.getTime();
    };
    const before = await seen();
    await statusWith(token);
    expect(await seen()).toBe(before);
    server.advance(minute + 1);
    await statusWith(token);
    expect(await seen()).toBeGreaterThan(before ?? 0);
  });

  test("ends when the account may no longer sign in", async () => {
    const token = await server.signIn("moderator");
    await server.db
      .update(users)
      .set({ status: "disabled" })
      .where(eq(users.username, "moderator"));
    expect(await statusWith(token)).toBe(401);
    await server.db.update(users).set({ status: "active" }).where(eq(users.username, "moderator"));
  });

  test("has the current permissions", async () => {
    const token = await server.signIn("editor");
    const line = "GET /api/dtArticle/page";
    expect(await statusWith(token, line)).toBe(200);
    const [permission] = await server.db
      .select()
      .from(permissions)
      .where(eq(permissions.code, "content:article:page"));
    await server.db
      .update(permissions)
      .set({ status: "disabled" })
      .where(eq(permissions.id, permission?.id ?? ""));
    expect(await statusWith(token, line)).toBe(403);
    await server.db
      .update(permissions)
      .set({ status: "enabled" })
      .where(eq(permissions.id, permission?.id ?? ""));
    await server.db.delete(rolePermissions).where(eq(rolePermissions.authId, permission?.id ?? ""));
    expect(await statusWith(token, line)).toBe(403);
  });

  test("without any role has only what every signed-in account has", async () => {
    const token = await server.signIn("publisher");
    await server.db.delete(userRoles).where(eq(userRoles.userId, await userId("publisher")));
    const current = await server.call<"usersCurrent">("GET /user/current", { token });
    expect(current.body.result).toMatchObject({ roles: [], permissions: [] });
    const menus = await server.call<"menusCurrentUser">("GET /menus/currentUser", { token });
    expect(menus.body.result).toEqual([]);
    expect(await statusWith(token, "GET /api/dtArticle/page")).toBe(403);
  });

  test("is ended by GET from a script alone, which a browser says of no link, picture or frame", async () => {
    const token = await server.signIn("editor");
    const signOut = async (headers: Record<string, string>) =>
      (await server.call("GET /logout", { token, headers })).status;
    for (const destination of ["document", "image", "iframe", "script"]) {
      expect(await signOut({ "sec-fetch-dest": destination })).toBe(403);
    }
    expect(await signOut({ "sec-fetch-dest": "empty", "sec-fetch-mode": "cors" })).toBe(200);
    expect(await signOut({})).toBe(401);
  });

  test("is not accepted in the URL", async () => {
    const token = await server.signIn("editor");
    expect((await server.call(`GET /user/current?token=${token}`)).status).toBe(401);
  });
});
