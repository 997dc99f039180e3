import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../tests/_server.ts";
import { testPassword } from "../../tests/_database.ts";
import { sessions, signInLimits, signInLogs, users } from "../db/schema/index.ts";

const minute = 60_000;
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "1" } });
});

afterAll(() => server[Symbol.asyncDispose]());

function login(username: string, password: string) {
  return server.call<"sessionLogin">("POST /login", { body: { username, password } });
}

function tokenEndpoint(username: string, password: string) {
  const form = new FormData();
  form.set("username", username);
  form.set("password", password);
  return server.call<"sessionCreateToken">("POST /token", { form });
}

/** Clears locks and rate limits of the previous test. */
async function calm(): Promise<void> {
  server.advance(2 * minute);
  await server.db.delete(signInLimits);
}

describe("signing in", () => {
  test.each([
    ["the token endpoint", tokenEndpoint],
    ["login", login],
  ])("%s returns a token", async (_name, call) => {
    await calm();
    const reply = await call(" Editor ", testPassword);
    expect(reply.status).toBe(200);
    expect(reply.body.result).toMatchObject({ mustChangePassword: false });
    const token = reply.body.result.token;
    const current = await server.call<"usersCurrent">("GET /user/current", { token });
    expect(current.body.result).toMatchObject({ username: "editor", roles: ["editor"] });
  });

  test("stores no token and no password in plain text", async () => {
    await calm();
    const token = await server.signIn("editor");
    const stored = JSON.stringify([
      await server.db.select().from(sessions),
      await server.db.select().from(users),
    ]);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(testPassword);
    const logged = JSON.stringify(server.log);
    expect(logged).not.toContain(token);
    expect(logged).not.toContain(testPassword);
  });

  test("answers an unknown name and a wrong password alike", async () => {
    await calm();
    const wrong = await login("editor", "not this one");
    const unknown = await login("nobody.here", "not this one");
    expect(wrong.status).toBe(400);
    const reply = ({ status, body }: typeof wrong) => ({ status, ...body, requestId: "" });
    expect(reply(unknown)).toEqual(reply(wrong));
    expect(wrong.body.errorCode).toBe("BAD_CREDENTIALS");
  });

  test("reveals that an account is disabled only to somebody who knows its password", async () => {
    await calm();
    await server.db.update(users).set({ status: "disabled" }).where(eq(users.username, "auditor"));
    expect((await login("auditor", "not this one")).body.errorCode).toBe("BAD_CREDENTIALS");
    const right = await login("auditor", testPassword);
    expect(right.status).toBe(400);
    expect(right.body.errorCode).toBe("ACCOUNT_DISABLED");
    await server.db.update(users).set({ status: "active" }).where(eq(users.username, "auditor"));
  });

  test("writes a line to the sign-in log for each attempt", async () => {
    await calm();
    const before = await server.db.$count(signInLogs);
    await login("editor", "not this one");
    await login("editor", testPassword);
    const lines = await server.db.select().from(signInLogs).orderBy(signInLogs.id).offset(before);
    expect(lines.map(({ errorCode }) => errorCode)).toEqual(["BAD_CREDENTIALS", null]);
    expect(lines[0]).toMatchObject({ username: "editor", address: "127.0.0.1" });
  });
});

describe("the lock-out", () => {
  test("locks a name after five failures, by either call, even for the right password", async () => {
    await calm();
    for (const call of [login, tokenEndpoint, login, tokenEndpoint, login]) {
      expect((await call("editor", "not this one")).body.errorCode).toBe("BAD_CREDENTIALS");
    }
    for (const call of [login, tokenEndpoint]) {
      const locked = await call("EDITOR ", testPassword);
      expect(locked.status).toBe(429);
      expect(locked.body.errorCode).toBe("ACCOUNT_LOCKED");
      expect(Number(locked.headers.get("retry-after"))).toBeGreaterThan(500);
    }
    expect((await login("reviewer", testPassword)).status).toBe(200);
    server.advance(11 * minute);
    expect((await login("editor", testPassword)).status).toBe(200);
  });

  test("locks unknown names in the same way", async () => {
    await calm();
    for (let n = 0; n < 5; n += 1) await login("nobody.here", "not this one");
    expect((await login("nobody.here", "not this one")).body.errorCode).toBe("ACCOUNT_LOCKED");
  });

  test("counts exactly when many try at once", async () => {
    await calm();
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, n) => login("editor", `guess number ${n}`)),
    );
    const wrong = replies.filter(({ body }) => body.errorCode === "BAD_CREDENTIALS");
    expect(wrong).toHaveLength(5);
    expect(replies.every(({ status }) => [400, 429].includes(status))).toBe(true);
  });

  test("restarts after a success", async () => {
    await calm();
    for (let round = 0; round < 2; round += 1) {
      for (let n = 0; n < 4; n += 1) await login("editor", "not this one");
      expect((await login("editor", testPassword)).status).toBe(200);
    }
  });

  test("does not end running sessions", async () => {
    await calm();
    const token = await server.signIn("editor");
    for (let n = 0; n < 6; n += 1) await login("editor", "not this one");
    expect((await server.call("GET /user/current", { token })).status).toBe(200);
  });

  test("ignores forwarded addresses", async () => {
    await calm();
    for (let n = 0; n < 5; n += 1) {
      await server.call("POST /login", {
        body: { username: "editor", password: "not this one" },
        headers: { "x-forwarded-for": `10.0.0.${n}` },
      });
    }
    expect((await login("editor", testPassword)).body.errorCode).toBe("ACCOUNT_LOCKED");
  });
});

test("sign-ins from one address share a rate limit, whatever their names", async () => {
  await calm();
  const replies = await Promise.all(
    Array.from({ length: 70 }, (_, n) => login(`somebody-${n}`, "x")),
  );
  const limited = replies.filter(({ body }) => body.errorCode === "RATE_LIMITED");
  expect(limited.length).toBeGreaterThanOrEqual(10);
  expect(limited[0]?.headers.get("retry-after")).toMatch(/^\d+$/);
});

describe("addresses of one IPv6 /64 subnet", () => {
  let proxy: TestServer;

  beforeAll(async () => {
    const env = { LIMITS_SCALE: "1", TRUST_PROXY: "127.0.0.1" };
    proxy = await startTestServer({ env, limits: { signInsPerMinute: 10 } });
  });

  afterAll(() => proxy[Symbol.asyncDispose]());

  async function loginFrom(address: string, username: string): Promise<string> {
    const headers = { "x-forwarded-for": address };
    const body = { username, password: "wrong-Password-1" };
    return (await proxy.call("POST /login", { headers, body })).body.errorCode ?? "";
  }

  test("share a rate limit", async () => {
    const codes = await Promise.all(
      Array.from({ length: 20 }, (_, n) => loginFrom(`2001:db8::${n}`, `somebody-${n}`)),
    );
    expect(codes.filter((code) => code === "RATE_LIMITED").length).toBeGreaterThanOrEqual(10);
    expect(await loginFrom("2001:db8:0:1::1", "somebody")).toBe("BAD_CREDENTIALS");
  });

  test("share the lock of a name", async () => {
    for (let n = 0; n < 5; n += 1) await loginFrom(`2001:db8:0:2::${n}`, "editor");
    expect(await loginFrom("2001:db8:0:2::ffff", "editor")).toBe("ACCOUNT_LOCKED");
    expect(await loginFrom("2001:db8:0:3::1", "editor")).toBe("BAD_CREDENTIALS");
  });
});

describe("strangers who try a name from everywhere", () => {
  let proxy: TestServer;
  let cookie: string;

  beforeAll(async () => {
    proxy = await startTestServer({
      env: { LIMITS_SCALE: "1", TRUST_PROXY: "127.0.0.1" },
      limits: { signInsPerMinute: 10_000 },
    });
  });

  afterAll(() => proxy[Symbol.asyncDispose]());

  async function loginFrom(address: string, password: string, headers = {}) {
    const reply = await proxy.call("POST /login", {
      headers: { "x-forwarded-for": address, ...headers },
      body: { username: "editor", password },
    });
    cookie = reply.headers.get("set-cookie")?.split(";")[0] ?? cookie;
    return reply;
  }

  async function tryFromEverywhere(): Promise<void> {
    for (let n = 0; n < 24; n += 1) await loginFrom(`198.51.100.${n}`, "not this one");
  }

  test("do not lock out the owner at an address that has signed in, nor in a browser that has", async () => {
    const first = await loginFrom("203.0.113.7", testPassword);
    expect(first.headers.get("set-cookie")).toMatch(
      /^atrium-device=\d+\.[\w-]{43}; Path=\/rest; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
    );
    await tryFromEverywhere();
    expect((await loginFrom("203.0.113.7", testPassword)).status).toBe(200);
    await tryFromEverywhere();
    const elsewhere = await loginFrom("203.0.113.99", testPassword, { cookie });
    expect(elsewhere.status).toBe(200);
    expect(elsewhere.headers.get("set-cookie")).toBeNull();
  });

  test("wait between attempts, but not for the whole time", async () => {
    await tryFromEverywhere();
    const stranger = await loginFrom("192.0.2.1", testPassword);
    expect([stranger.status, stranger.body.errorCode]).toEqual([429, "ACCOUNT_LOCKED"]);
    expect(Number(stranger.headers.get("retry-after"))).toBeLessThanOrEqual(30);
    proxy.advance(31_000);
    expect((await loginFrom("192.0.2.1", "not this one")).body.errorCode).toBe("BAD_CREDENTIALS");
    expect((await loginFrom("192.0.2.2", testPassword)).body.errorCode).toBe("ACCOUNT_LOCKED");
    proxy.advance(31_000);
    expect((await loginFrom("192.0.2.2", testPassword)).status).toBe(200);
  });

  test("gain nothing by a cookie of their own making, of another account, or of an old password", async () => {
    const forged = ["", "1.x", "99999999999.x", `${Date.now()}.${"a".repeat(43)}`];
    const other = await proxy.call("POST /login", {
      headers: { "x-forwarded-for": "203.0.113.50" },
      body: { username: "reviewer", password: testPassword },
    });
    const others = other.headers.get("set-cookie")?.split(";")[0] ?? "";
    const [old] = await proxy.db.select().from(users).where(eq(users.username, "editor"));
    await tryFromEverywhere();
    for (const sent of [...forged.map((value) => `atrium-device=${value}`), others]) {
      const reply = await loginFrom("192.0.2.77", testPassword, { cookie: sent });
      expect(reply.body.errorCode).toBe("ACCOUNT_LOCKED");
    }
    const { passwordHash = "" } = old ?? {};
    await proxy.db
      .update(users)
      .set({ passwordHash: "changed" })
      .where(eq(users.username, "editor"));
    const stale = await loginFrom("192.0.2.78", testPassword, { cookie });
    expect(stale.body.errorCode).toBe("ACCOUNT_LOCKED");
    await proxy.db.update(users).set({ passwordHash }).where(eq(users.username, "editor"));
  });

  test("a known browser has five failures of its own", async () => {
    proxy.advance(11 * minute);
    await loginFrom("203.0.113.7", testPassword, { cookie: "" });
    const codes: (string | undefined)[] = [];
    for (let n = 0; n < 6; n += 1) {
      codes.push((await loginFrom(`203.0.113.${n}`, "not this one", { cookie })).body.errorCode);
    }
    expect(codes).toEqual([...Array<string>(5).fill("BAD_CREDENTIALS"), "ACCOUNT_LOCKED"]);
    expect((await loginFrom("203.0.113.7", testPassword)).status).toBe(200);
  });
});
