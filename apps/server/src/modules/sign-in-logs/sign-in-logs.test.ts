import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { result } from "../../../tests/_content.ts";
import { userId } from "../../../tests/_people.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";

let server: TestServer;
let auditor: string;

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "100" } });
  const editor = await server.signIn("editor");
  server.advance(60_000);
  await server.call("GET /logout", { token: editor });
  server.advance(60_000);
  const body = { username: " Editor", password: "not this one" };
  await server.call("POST /login", { body, headers: { "user-agent": "Lynx/2.9" } });
  await server.call("POST /login", { body: { ...body, username: "nobody" } });
  server.advance(60_000);
  auditor = await server.signIn("auditor");
});

afterAll(() => server[Symbol.asyncDispose]());

async function page(query = "") {
  const path = `GET /api/signInLog/page?${query}`;
  return result(await server.call<"signInLogsPage">(path, { token: auditor }));
}

describe("the sign-in log", () => {
  test("contains every attempt, latest first, and never a password", async () => {
    const { records, total } = await page();
    const lines = records.map(({ username, event, success }) => [username, event, success]);
    expect(total).toBe(5);
    expect(lines[0]).toEqual(["auditor", "signIn", true]);
    expect(lines.slice(3)).toEqual([
      ["editor", "signOut", true],
      ["editor", "signIn", true],
    ]);
    const failure = (await page("keyword=editor&success=false")).records;
    expect(failure).toMatchObject([
      {
        userId: await userId(server, "editor"),
        errorCode: "BAD_CREDENTIALS",
        address: "127.0.0.1",
        userAgent: "Lynx/2.9",
      },
    ]);
    expect(JSON.stringify(records)).not.toContain("not this one");
  });

  test("is filtered by account, event, outcome and time", async () => {
    expect((await page(`userId=${await userId(server, "editor")}`)).total).toBe(3);
    expect((await page("event=signOut")).total).toBe(1);
    expect((await page("success=true")).total).toBe(3);
    expect((await page("keyword=127.0")).total).toBe(5);
    const all = (await page("sortOrder=asc")).records;
    const [second, third] = [all[1]?.createdAt, all[2]?.createdAt];
    const within = await page(`createdFrom=${second}&createdTo=${third}`);
    expect(within.records.map(({ event }) => event)).toEqual(["signOut"]);
    expect((await page(`createdTo=${all[0]?.createdAt}`)).total).toBe(0);
  });

  test("is sorted and paged", async () => {
    const sorted = await page("sortField=username&sortOrder=asc&pageSize=2");
    expect(sorted.records.map(({ username }) => username)).toEqual([
      expect.stringMatching(/^\(unknown [0-9a-f]{8}\)$/),
      "auditor",
    ]);
    expect(sorted.pages).toBe(3);
  });

  test("does not keep what was typed as a name that no account has: it may be a password", async () => {
    for (const username of ["Correct-Horse-9", "correct-horse-9", "another-one"]) {
      await server.call("POST /login", { body: { username, password: "x" } });
    }
    const { records } = await page("success=false&pageSize=3");
    const [another, again, first] = records.map(({ username }) => username);
    expect(JSON.stringify(records).toLowerCase()).not.toContain("horse");
    // Attempts with the same name are seen to belong together.
    expect(again).toBe(first);
    expect(another).not.toBe(first);
    expect(records).toMatchObject([{ userId: null }, { userId: null }, { userId: null }]);
  });
});
