import { once } from "node:events";
import { request as askRaw, type IncomingMessage } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { publish, signInStaff } from "../../tests/_content.ts";
import { openTestDatabase, testPassword } from "../../tests/_database.ts";
import { startTestServer, type TestServer } from "../../tests/_server.ts";
import type { Database } from "../db/database.ts";
import { readContract } from "../kernel/contract.ts";
import { registerWeb } from "./register-web.ts";

const site = "www.example.com";
const office = "office.example.com";
let server: TestServer;
/** On the same database, without an origin for the back office. */
let plain: TestServer;
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  plain = await startTestServer({ database });
  server = await startTestServer({
    database,
    env: {
      WEB_ENTRY: "@atrium/web/ssr",
      PUBLIC_URL: `https://${site}`,
      OFFICE_URL: `https://${office}`,
      TRUST_PROXY: "127.0.0.1",
      LIMITS_SCALE: "1000",
      MCP: "1",
    },
    registerWeb,
  });
  const staff = await signInStaff(plain);
  await publish(staff, { title: "The fourth berth", slug: "fourth-berth" });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await plain[Symbol.asyncDispose]();
  await database.close();
});

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: object;
}

/** Requests a path as a browser does that was led to this host. */
async function ask(host: string, path: string, { method = "GET", headers = {}, body }: Asked = {}) {
  const json = body === undefined ? {} : { "content-type": "application/json" };
  const { hostname, port } = new URL(server.url);
  const sent = askRaw({ hostname, port, path, method, headers: { host, ...json, ...headers } });
  sent.end(body === undefined ? undefined : JSON.stringify(body));
  const [reply] = (await once(sent, "response")) as [IncomingMessage];
  let text = "";
  for await (const chunk of reply) text += String(chunk);
  return { status: reply.statusCode ?? 0, headers: reply.headers, text };
}

const credentials = { username: "admin", password: testPassword };
const signIn = (host: string, headers = {}) =>
  ask(host, "/rest/login", { method: "POST", headers, body: credentials });

describe("the public origin", () => {
  const calls = readContract().operations.filter(
    ({ access, tag }) => access !== "public" || ["session", "oidc", "passkeys"].includes(tag),
  );

  test.each(calls.map(({ id, method, path }) => [id, method, path] as const))(
    "has no %s, for whoever is signed in",
    async (_id, method, path) => {
      const authorization = await token();
      const at = `/rest${path.replaceAll(/\{\w+\}/g, "some-id")}`;
      const { status } = await ask(site, at, { method, headers: { authorization } });
      expect(status).toBe(404);
    },
  );

  let known: string | undefined;
  const token = async () => (known ??= await plain.signIn("admin"));

  test.each(["/system/users", "/login", "/content/articles", "/rest/api/events"])(
    "has no %s",
    async (path) => {
      expect((await ask(site, path)).status).toBe(404);
      expect((await ask(office, path)).status).not.toBe(404);
    },
  );

  test("has no tools for programs", async () => {
    const call = { method: "POST", body: {} };
    expect((await ask(site, "/mcp", call)).status).toBe(404);
    expect((await ask(office, "/mcp", call)).status).toBe(401);
  });

  test("is every other host too, and no header that a script may send makes it the other", async () => {
    expect((await signIn("203.0.113.7")).status).toBe(404);
    for (const name of ["x-forwarded-host", "x-original-host", "forwarded"]) {
      expect((await signIn(site, { [name]: office })).status).toBe(404);
    }
    for (const host of [`${site}@${office}`, `${office}/x`, `${office}#${site}`, `${office}.`]) {
      expect((await signIn(host)).status).toBe(404);
    }
    expect((await signIn(office)).status).toBe(200);
    expect((await signIn(`${office.toUpperCase()}:443`)).status).toBe(200);
  });

  test("serves visitors, what it renders included, and says that it is well", async () => {
    const page = await ask(site, "/article-detail?id=fourth-berth");
    expect([page.status, page.text.includes("The fourth berth")]).toEqual([200, true]);
    expect((await ask(site, "/rest/api/app/other/typeTree")).status).toBe(200);
    expect((await ask(site, "/article-preview")).status).toBe(200);
    expect((await ask("10.0.0.7", "/healthz")).status).toBe(200);
  });
});

describe("the back office's origin", () => {
  test.each(["/index", "/article-detail?id=fourth-berth", "/zh/index", "/rss.xml", "/sitemap.xml"])(
    "leads from %s to the site",
    async (path) => {
      const { status, headers } = await ask(office, path);
      expect([status, headers.location]).toEqual([302, `https://${site}${path}`]);
    },
  );

  test.each(["//evil.example/rss.xml", "http://evil.example/rss.xml", "/rss.xml?//evil.example"])(
    "leads nowhere else from %s",
    async (path) => {
      const { headers } = await ask(office, path);
      expect(new URL(headers.location ?? "/", `https://${site}`).host).toBe(site);
    },
  );

  test("begins with the back office, and shows previews to its own frames alone", async () => {
    expect((await ask(office, "/")).headers.location).toBe("/login");
    const preview = await ask(office, "/article-preview");
    expect(preview.status).toBe(200);
    expect(preview.headers["content-security-policy"]).toContain("frame-ancestors 'self'");
  });

  test("shows its form again to who sends it without script, and the public origin has none", async () => {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const { status, text } = await ask(office, "/login", { method: "POST", headers });
    expect([status, text.includes('name="username"')]).toEqual([200, true]);
    expect((await ask(site, "/login", { method: "POST", headers })).status).toBe(404);
  });

  test("keeps its pages out of the cache of the public ones", async () => {
    for (let round = 0; round < 2; round += 1) {
      expect((await ask(site, "/login")).status).toBe(404);
      expect((await ask(office, "/login")).status).toBe(200);
    }
  });

  test("is where passkeys belong, and what cookies are bound to", async () => {
    const begun = await ask(office, "/rest/api/passkey/signIn/begin", { method: "POST" });
    expect(begun.text).toContain(office);
    const reply = await signIn(office);
    expect(String(reply.headers["set-cookie"])).toMatch(/^__Host-atrium-device=[^;]+; Path=\/;/);
    expect(String(reply.headers["set-cookie"])).not.toContain("Domain");
  });
});
