import { expect, test } from "vitest";
import { startTestServer } from "../../tests/_server.ts";

test("a name with line breaks stays on the one line of its event", async () => {
  // The test server parses every line: half of a line would not be JSON.
  await using server = await startTestServer();
  const forged = 'admin"}\r\n{"level":30,"msg":"signed in"}\n\u2028';
  await server.call(`GET /user/${encodeURIComponent(forged)}`);
  await server.call(`GET /nowhere%0d%0a${encodeURIComponent(forged)}`);
  const body = { username: forged.slice(0, 30), password: "x" };
  const reply = await server.call("POST /login", { body, headers: { "user-agent": "a\tb" } });
  const lines = server.log.filter((line) => line["requestId"] === reply.body.requestId);
  expect(lines).toHaveLength(1);
  expect(server.log.map((line) => line["msg"])).not.toContain("signed in");
});
