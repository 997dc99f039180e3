import { afterAll, beforeAll, expect, test } from "vitest";
import { result } from "../../../tests/_content.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { versionQuery } from "../../../tests/_seen.ts";
import { replyTemplates } from "../../db/schema/index.ts";

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  token = await server.signIn("moderator");
});
afterAll(() => server[Symbol.asyncDispose]());

const save = async (more: object) => {
  const body = { kind: "comment", language: "en", title: "Thanks", content: "Thank you.", ...more };
  return result(
    await server.call<"replyTemplatesSave">("POST /api/replyTemplate/save", { token, body }),
  ).id;
};
const titles = async (query: string) => {
  const page = await server.call<"replyTemplatesPage">(`GET /api/replyTemplate/page?${query}`, {
    token,
  });
  return result(page).records.map(({ title }) => title);
};

test("templates are found by kind, language and words, changed and deleted", async () => {
  const id = await save({ title: " Thanks ", content: "Thank you, {name}." });
  await save({ kind: "message", title: "Berth free", content: "There is one." });
  await save({ language: "zh-CN", title: "感谢", content: "谢谢您，{name}。" });
  expect(await titles("kind=comment&language=en")).toEqual(["Thanks"]);
  expect(await titles("kind=message")).toEqual(["Berth free"]);
  expect(await titles("keyword=THERE")).toEqual(["Berth free"]);
  const body = { id, version: 1, title: "Many thanks" };
  result(await server.call("PUT /api/replyTemplate/update", { token, body }));
  const record = await server.call<"replyTemplatesGet">(`GET /api/replyTemplate/get/${id}`, {
    token,
  });
  expect(result(record)).toMatchObject({
    title: "Many thanks",
    content: "Thank you, {name}.",
    version: 2,
    updatedByName: "Moderator",
  });
  result(
    await server.call(
      `DELETE /api/replyTemplate/delete/${id}${await versionQuery(server, replyTemplates, id)}`,
      { token },
    ),
  );
  expect(await titles("language=en")).toEqual(["Berth free"]);
});
