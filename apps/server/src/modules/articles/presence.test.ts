import { afterAll, beforeAll, expect, it } from "vitest";
import { signInStaff, result, write, type StaffClient } from "../../../tests/_content.ts";
import { openTestDatabase } from "../../../tests/_database.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import type { Database } from "../../db/database.ts";

let database: Database;
let server: TestServer;
let twin: TestServer;
let staff: StaffClient;
beforeAll(async () => {
  database = await openTestDatabase();
  server = await startTestServer({ database });
  twin = await startTestServer({ database });
  staff = await signInStaff(server);
});
afterAll(async () => {
  await twin[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
  await database.close();
});

/** Reports on one of the servers that somebody edits an article or has stopped; returns the other writers. */
async function say(at: TestServer, token: string, id: string, leaves = false) {
  const body = { id, leaves };
  const path = "POST /api/dtArticle/presence";
  return result(await at.call<"articlesPresence">(path, { token, body }));
}

it("shows two writers to each other by name, whichever server they use", async () => {
  const id = await write(staff);
  expect(await say(server, staff.editor, id)).toEqual([]);
  const others = await say(twin, staff.admin, id);
  expect(others).toEqual([
    { userId: expect.any(String), name: "Editor", since: expect.any(String) },
  ]);
  expect(await say(server, staff.editor, id)).toHaveLength(1);
  expect(await say(server, staff.editor, await write(staff))).toEqual([]);
});

it("forgets writers who leave at once, and silent ones after a while", async () => {
  const id = await write(staff);
  await say(server, staff.editor, id);
  await say(server, staff.editor, id, true);
  expect(await say(server, staff.admin, id)).toEqual([]);

  await say(server, staff.editor, id);
  server.advance(30_000);
  await say(server, staff.admin, id);
  server.advance(30_000);
  // The administrator reported half a minute ago, the editor a whole one.
  expect(await say(server, staff.admin, id)).toEqual([]);
  expect(await say(server, staff.editor, id)).toHaveLength(1);
});
