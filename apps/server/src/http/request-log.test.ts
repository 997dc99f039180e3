import { expect, test } from "vitest";
import { startTestServer } from "../../tests/_server.ts";

test("a name with line breaks stays on the one line of its event", async () => {
  // The test server parses every line: half of a line would not be JSON.
  await using server = await startTestServer();
  const forged = 'admin"}\r\n{"level":30,"msg":"signed in"}\n\u2028';
  await server.call(`GET /user/${encodeURIComponent(forged)}`);
  await server.call(`GET /nowhere%0d%0a${encodeURIComponent(forged)}`, { outside: true });
  const body = { username: forged.slice(0, 30), password: "x" };
  const reply = await server.call("POST /login", { body, headers: { "user-agent": "a\tb" } });
  const lines = server.log.filter((line) => line["requestId"] === reply.body.requestId);
  expect(lines).toHaveLength(1);
  expect(server.log.map((line) => line["msg"])).not.toContain("signed in");
});

test("a client's request id is in the log beside the server's, if it is harmless", async () => {
  await using server = await startTestServer();
  const line = async (path: string, id: string) => {
    const { headers } = await server.call(`GET ${path}`, { headers: { "x-request-id": id } });
    const own = headers.get("x-request-id");
    expect(own).toMatch(/^[0-9a-f-]{36}$/);
    await expect.poll(() => server.log.some(({ requestId }) => requestId === own)).toBe(true);
    return server.log.find(({ requestId }) => requestId === own);
  };
  const cached = "/api/app/other/typeTree";
  for (const path of ["/user/current", cached, cached]) {
    expect(await line(path, "edge-7f3a:12")).toMatchObject({ clientRequestId: "edge-7f3a:12" });
    for (const id of ['a"b', "a b", "x".repeat(129)]) {
      expect(await line(path, id)).not.toHaveProperty("clientRequestId");
    }
  }
});

test("the trace of a request is in each of its lines, if it is one", async () => {
  await using server = await startTestServer();
  const trace = "4bf92f3577b34da6a3ce929d0e0e4736";
  const lines = async (path: string, traceparent: string) => {
    const { headers } = await server.call(`GET ${path}`, { headers: { traceparent } });
    const own = headers.get("x-request-id");
    await expect.poll(() => server.log.some(({ requestId }) => requestId === own)).toBe(true);
    return server.log.filter(({ requestId }) => requestId === own);
  };
  const cached = "/api/app/other/typeTree";
  for (const path of ["/user/current", cached, cached]) {
    for (const line of await lines(path, `00-${trace}-00f067aa0ba902b7-01`)) {
      expect(line).toMatchObject({ traceId: trace });
    }
    for (const wrong of [
      trace,
      `00-${trace}-00f067aa0ba902b7`,
      `ff-${trace}-00f067aa0ba902b7-01`,
      `00-${"0".repeat(32)}-00f067aa0ba902b7-01`,
      `00-${trace}-${"0".repeat(16)}-01`,
      `00-${trace.toUpperCase()}-00f067aa0ba902b7-01`,
    ]) {
      for (const line of await lines(path, wrong)) expect(line).not.toHaveProperty("traceId");
    }
  }
});
