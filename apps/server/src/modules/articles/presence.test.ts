import { afterAll, beforeAll, expect, it } from "vitest";
import { openDesk, result, write, type Desk } from "../../../tests/_content.ts";
import { openTestDatabase } from "../../../tests/_database.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import type { Database } from "../../db/database.ts";

let database: Database;
let server: TestServer;
let twin: TestServer;
let desk: Desk;
beforeAll(async () => {
  database = await openTestDatabase();
  server = await startTestServer({ database });
  twin = await startTestServer({ database });
  desk = await openDesk(server);
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
  const id = await write(desk);
  expect(await say(server, desk.editor, id)).toEqual([]);
  const others = await say(twin, desk.admin, id);
  expect(others).toEqual([
    { userId: expect.any(String), name: "Editor", since: expect.any(String) },
  ]);
  expect(await say(server, desk.editor, id)).toHaveLength(1);
  expect(await say(server, desk.editor, await write(desk))).toEqual([]);
});

it("forgets writers who leave at once, and silent ones after a while", async () => {
  const id = await write(desk);
  await say(server, desk.editor, id);
  await say(server, desk.editor, id, true);
  expect(await say(server, desk.admin, id)).toEqual([]);

  await say(server, desk.editor, id);
  server.advance(30_000);
  await say(server, desk.admin, id);
  server.advance(30_000);
  // The administrator reported half a minute ago, the editor a whole one.
  expect(await say(server, desk.admin, id)).toEqual([]);
  expect(await say(server, desk.editor, id)).toHaveLength(1);
});
