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

/** Says at one of the servers that somebody writes an article, or has stopped; gives who else does. */
async function say(at: TestServer, token: string, id: string, leaves = false) {
  const body = { id, leaves };
  const path = "POST /api/dtArticle/presence";
  return result(await at.call<"articlesPresence">(path, { token, body }));
}

it("tells two writers of each other, on whichever server they are, by name and nothing else", async () => {
  const id = await write(desk);
  expect(await say(server, desk.editor, id)).toEqual([]);
  const others = await say(twin, desk.admin, id);
  expect(others).toEqual([
    { userId: expect.any(String), name: "Editor", since: expect.any(String) },
  ]);
  expect(await say(server, desk.editor, id)).toHaveLength(1);
  expect(await say(server, desk.editor, await write(desk))).toEqual([]);
});

it("forgets who leaves at once, and who says nothing any more after a while", async () => {
  const id = await write(desk);
  await say(server, desk.editor, id);
  await say(server, desk.editor, id, true);
  expect(await say(server, desk.admin, id)).toEqual([]);

  await say(server, desk.editor, id);
  server.advance(30_000);
  await say(server, desk.admin, id);
  server.advance(30_000);
  // The administrator spoke half a minute ago, the editor a whole one.
  expect(await say(server, desk.admin, id)).toEqual([]);
  expect(await say(server, desk.editor, id)).toHaveLength(1);
});
