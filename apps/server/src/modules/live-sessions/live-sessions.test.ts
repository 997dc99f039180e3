import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { result } from "../../../tests/_content.ts";
import { makeRole, makeUser, userId } from "../../../tests/_people.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { operationLog } from "../../../tests/_log.ts";
import { operationLogs, sessions } from "../../db/schema/index.ts";

let server: TestServer;
let admin: string;

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "100" } });
  admin = await server.signIn("admin");
});

afterAll(() => server[Symbol.asyncDispose]());

async function page(query = "", token = admin) {
  const path = `GET /api/liveSession/page?${query}`;
  return result(await server.call<"liveSessionsPage">(path, { token }));
}

function end(id: string | undefined, token = admin) {
  return server.call(`DELETE /api/liveSession/delete/${id}`, { token });
}

async function isSignedIn(token: string): Promise<boolean> {
  return (await server.call("GET /user/current", { token })).status === 200;
}

describe("live sessions", () => {
  test("lists those that have not expired, the caller's marked, without tokens", async () => {
    const token = await server.signIn("editor");
    const { records } = await page("sortField=username&sortOrder=asc");
    expect(records.map(({ username, current }) => [username, current])).toEqual([
      ["admin", true],
      ["editor", false],
    ]);
    expect(records[1]).toMatchObject({ name: "Editor", address: "127.0.0.1" });
    const [row] = await server.db.select().from(sessions);
    const whole = JSON.stringify(records);
    expect(whole).not.toContain(token);
    expect(whole).not.toContain(row?.tokenHash);
    await server.call("GET /logout", { token });
    expect((await page()).total).toBe(1);
  });

  test("is filtered by account, name and address", async () => {
    await server.signIn("reviewer");
    const id = await userId(server, "reviewer");
    expect((await page(`userId=${id}`)).records).toMatchObject([{ username: "reviewer" }]);
    expect((await page("keyword=REVIEW")).total).toBe(1);
    expect((await page("keyword=127.0.0")).total).toBe(2);
    expect((await page("keyword=%25")).total).toBe(0);
    expect((await page("pageSize=1&pageNo=2")).records).toHaveLength(1);
  });

  test("ends sessions one by one, at once, and the log says by whom", async () => {
    const [first, second] = [await server.signIn("publisher"), await server.signIn("publisher")];
    const { records } = await page("keyword=publisher&sortField=createdAt&sortOrder=asc");
    result(await end(records[0]?.id));
    expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([false, true]);
    const [entry] = await operationLog(server, eq(operationLogs.operationId, "liveSessionsDelete"));
    expect(entry).toMatchObject({ username: "admin", targetName: "Publisher", errorCode: null });
    expect(entry?.changes.map(({ field }) => field)).toContain("address");
    expect(JSON.stringify(entry?.changes)).not.toMatch(/token/i);
  });

  test("cannot be ended by somebody with fewer permissions than their user", async () => {
    const role = await makeRole(server, "guard", [
      "monitor:liveSession:page",
      "monitor:liveSession:delete",
    ]);
    await makeUser(server, admin, "guard", [role]);
    const guard = await server.signIn("guard");
    const { records } = await page("pageSize=200", guard);
    const of = (username: string) => records.find((session) => session.username === username)?.id;
    const refused = await end(of("admin"), guard);
    expect([refused.status, refused.body.errorCode]).toEqual([403, "FORBIDDEN"]);
    expect(await isSignedIn(admin)).toBe(true);
    result(await end(of("guard"), guard));
    expect(await isSignedIn(guard)).toBe(false);
  });

  test("are listed for and ended by their own user only", async () => {
    const [here, elsewhere] = [await server.signIn("moderator"), await server.signIn("moderator")];
    const listOwn = async (token: string) =>
      result(await server.call<"liveSessionsListOwn">("GET /api/liveSession/own", { token }));
    const endOwn = (id: string | undefined, token: string) =>
      server.call(`DELETE /api/liveSession/own/${id}`, { token });
    const listed = await listOwn(here);
    expect(listed.map(({ username }) => username)).toEqual(["moderator", "moderator"]);
    expect(listed.filter(({ current }) => current)).toHaveLength(1);
    expect(JSON.stringify(listed)).not.toMatch(/token/i);

    const [theirs] = await listOwn(admin);
    expect((await endOwn(theirs?.id, here)).status).toBe(404);
    expect(await isSignedIn(admin)).toBe(true);
    result(await endOwn(listed.find(({ current }) => !current)?.id, here));
    expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([true, false]);
    expect(await listOwn(here)).toHaveLength(1);
    const entries = await operationLog(
      server,
      eq(operationLogs.operationId, "liveSessionsDeleteOwn"),
    );
    expect(entries.find(({ errorCode }) => errorCode === null)).toMatchObject({
      username: "moderator",
      targetName: "Moderator",
    });
  });

  test("are all ended but the present one by one call, which the log has one entry of", async () => {
    const here = await server.signIn("editor");
    const others = [await server.signIn("editor"), await server.signIn("editor")];
    const endOthers = () =>
      server.call<"liveSessionsDeleteOthers">("DELETE /api/liveSession/own", { token: here });
    expect(result(await endOthers())).toEqual({ ended: 2 });
    expect(await Promise.all([here, ...others, admin].map(isSignedIn))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(result(await endOthers())).toEqual({ ended: 0 });
    const entries = await operationLog(
      server,
      eq(operationLogs.operationId, "liveSessionsDeleteOthers"),
    );
    expect(entries).toMatchObject([
      {
        username: "editor",
        targetName: "Editor",
        changes: [{ field: "endedSessions", before: "0", after: "2" }],
      },
    ]);
  });

  test("of which two end each other's at the same time leave one", async () => {
    const both = [await server.signIn("publisher"), await server.signIn("publisher")];
    const replies = await Promise.all(
      both.map((token) => server.call("DELETE /api/liveSession/own", { token })),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 401]));
    const left = await Promise.all(both.map(isSignedIn));
    expect(left.filter(Boolean)).toHaveLength(1);
  });

  test("does not list expired sessions", async () => {
    await server.signIn("editor");
    server.advance(server.config.limits.sessionIdleMs + 1);
    admin = await server.signIn("admin");
    expect((await page()).records).toMatchObject([{ username: "admin", current: true }]);
  });
});
