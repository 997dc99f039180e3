import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Connection } from "../../../tests/_connection.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";

const token = "a-token-for-tests-only";
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ env: { METRICS_TOKEN: token } });
});

afterAll(() => server[Symbol.asyncDispose]());

async function metrics(authorization = `Bearer ${token}`): Promise<Response> {
  return fetch(`${server.url}/metrics`, { headers: { authorization } });
}

/** The value of a metric; 0 when it is missing. */
async function valueOf(line: string): Promise<number> {
  const text = await (await metrics()).text();
  const found = text.split("\n").find((candidate) => candidate.startsWith(`${line} `));
  return Number(found?.slice(line.length + 1) ?? 0);
}

/** A response is counted shortly after it is sent. */
const soon = { timeout: 3_000 };

function count(operation: string, status: string): string {
  return `atrium_http_request_duration_seconds_count{operation="${operation}",status="${status}"}`;
}

describe("metrics", () => {
  test("are served in Prometheus' format for the right token", async () => {
    const reply = await metrics();
    expect(reply.status).toBe(200);
    expect(reply.headers.get("content-type")).toMatch(/^text\/plain; version=/);
    const text = await reply.text();
    for (const name of [
      "nodejs_eventloop_lag_seconds",
      "process_resident_memory_bytes",
      "atrium_database_connections",
      "atrium_database_busy",
      "atrium_database_waiting",
    ]) {
      expect(text).toMatch(new RegExp(`^${name} [\\d.]+$`, "m"));
    }
  });

  test.each(["", "Bearer", "Bearer a-token-for-tests-onlY", token])(
    "refuse the authorization %j",
    async (authorization) => {
      const reply = await metrics(authorization);
      expect(reply.status).toBe(403);
      expect(await reply.text()).not.toContain("nodejs");
    },
  );

  test("are off without the setting, even for localhost", async () => {
    await using other = await startTestServer();
    const reply = await fetch(`${other.url}/metrics`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(reply.status).toBe(404);
  });

  test("count requests by operation and status", async () => {
    await server.call("GET /user/current");
    await server.call("GET /user/current");
    await server.signIn("admin");
    await expect.poll(() => valueOf(count("usersCurrent", "401")), soon).toBe(2);
    await expect.poll(() => valueOf(count("sessionLogin", "200")), soon).toBe(1);
  });

  test("count cache hits, and the bytes of the cache", async () => {
    for (let n = 0; n < 3; n += 1) await server.call("GET /api/app/other/typeTree");
    await expect.poll(() => valueOf(count("siteTypeTree", "200")), soon).toBe(3);
    expect(await valueOf("atrium_reply_cache_answers_total")).toBe(2);
    expect(await valueOf("atrium_response_cache_bytes")).toBeGreaterThan(1000);
  });

  test("never contain a requested URL", async () => {
    for (const path of ["/rest/secret-path", "/another-secret", "/files/secret.png"]) {
      await fetch(server.url + path);
    }
    await expect.poll(() => valueOf(count("/files/*", "404")), soon).toBe(1);
    expect(await (await metrics()).text()).not.toContain("secret");
  });

  test("count clients that disconnect early, and do not leave them in flight", async () => {
    const connection = new Connection(server.url);
    connection.send(
      "POST /rest/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{",
    );
    await expect.poll(() => valueOf("atrium_http_requests_running"), soon).toBe(2);
    connection.destroy();
    await expect.poll(() => valueOf("atrium_http_requests_running"), soon).toBe(1);
    expect(await valueOf(count("sessionLogin", "aborted"))).toBe(1);
  });

  test("count in-process requests of the page renderer", async () => {
    await server.app.fetch(new Request("http://in.process/rest/api/app/other/getStaticSetting"));
    await expect.poll(() => valueOf(count("siteGetStaticSetting", "200")), soon).toBe(1);
    await expect.poll(() => valueOf("atrium_http_requests_running"), soon).toBe(1);
  });
});
