import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../tests/_server.ts";

const staff = "https://staff.example.com";
const other = "https://elsewhere.example";
const list = "/rest/api/app/other/friendlyLinkList";
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ env: { CORS_ORIGINS: `${staff}, https://board.example.com` } });
});
afterAll(() => server[Symbol.asyncDispose]());

function ask(path: string, origin: string | null, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (origin !== null) headers.set("origin", origin);
  return fetch(server.url + path, { ...init, headers });
}

function preflight(origin: string): Promise<Response> {
  const headers = {
    "access-control-request-method": "PUT",
    "access-control-request-headers": "authorization,content-type",
  };
  return ask("/rest/api/dtArticle/update", origin, { method: "OPTIONS", headers });
}

test("a page of an allowed origin may call the API and read the response", async () => {
  const asked = await preflight(staff);
  expect(asked.status).toBe(204);
  expect(asked.headers.get("access-control-allow-origin")).toBe(staff);
  expect(asked.headers.get("access-control-allow-methods")).toContain("PUT");
  for (const name of ["authorization", "idempotency-key", "x-request-id"]) {
    expect(asked.headers.get("access-control-allow-headers")).toContain(name);
  }
  const refused = await ask("/rest/user/current", staff);
  expect(refused.status).toBe(401);
  expect(refused.headers.get("access-control-allow-origin")).toBe(staff);
  for (const name of ["idempotency-replayed", "x-request-id"]) {
    expect(refused.headers.get("access-control-expose-headers")).toContain(name);
  }
  expect(refused.headers.get("access-control-allow-credentials")).toBeNull();
});

test("a page of another origin may not", async () => {
  const asked = await preflight(other);
  expect(asked.headers.get("access-control-allow-origin")).toBeNull();
  const answered = await ask(list, other);
  expect(answered.headers.get("access-control-allow-origin")).toBeNull();
});

test("responses vary by origin, also when they come from the cache", async () => {
  const path = "/rest/api/app/other/typeTree";
  const allowed = async (origin: string | null) => {
    const { headers } = await ask(path, origin);
    return [headers.get("access-control-allow-origin"), headers.get("vary")];
  };
  for (let round = 0; round < 3; round += 1) {
    expect(await allowed(null)).toEqual([null, "Origin"]);
    expect(await allowed(staff)).toEqual([staff, "Origin"]);
    expect(await allowed(other)).toEqual([null, "Origin"]);
  }
});
