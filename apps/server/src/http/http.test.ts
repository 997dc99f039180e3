import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Connection } from "../../tests/_connection.ts";
import { startTestServer, type TestServer } from "../../tests/_server.ts";
import type { ContractDocument } from "../kernel/contract.ts";

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "1000" } });
  token = await server.signIn("admin");
});

afterAll(() => server[Symbol.asyncDispose]());

/** Sends raw bytes and returns everything that comes back. */
async function raw(request: string | Buffer): Promise<string> {
  const connection = new Connection(server.url);
  // Not ended: the server may drop a client that half-closes.
  connection.send(request);
  await connection.closed;
  return connection.received;
}

/** Posts a body unchanged. */
function post(path: string, body: string | Buffer, type = "application/json", extra = "") {
  const bytes = Buffer.from(body);
  const head =
    `POST /rest${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\n${extra}` +
    `content-length: ${bytes.length}\r\nconnection: close\r\n\r\n`;
  return raw(Buffer.concat([Buffer.from(head), bytes]));
}

function statusOf(reply: string): number {
  return Number(reply.split(" ")[1]);
}

describe("the envelope", () => {
  test("wraps the result of a success", async () => {
    const { status, body } = await server.call("GET /user/current", { token });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, code: 0, message: "OK" });
    expect(body.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("wraps a refusal with the fields at fault", async () => {
    const { status, body } = await server.call("POST /login", { body: { username: "", x: 1 } });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      success: false,
      code: 1,
      errorCode: "VALIDATION_FAILED",
      result: null,
      fieldErrors: expect.arrayContaining([
        { field: "password", code: "required", message: "is required" },
        { field: "username", code: "minLength", message: "must not be empty" },
        { field: "x", code: "additionalProperties", message: "is not a known field" },
      ]),
    });
  });

  test("carries headers that forbid a browser everything", async () => {
    for (const call of ["GET /user/current", "GET /nowhere", "GET /user/%ff"]) {
      const { headers } = await server.call(call, { token, outside: true });
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("content-security-policy")).toContain("default-src 'none'");
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
    }
  });

  test("names subdomains to browsers only where the operator says so", async () => {
    const policyOf = async (env: Record<string, string>) => {
      await using site = await startTestServer({
        env: { PUBLIC_URL: "https://a.example", ...env },
      });
      return (await fetch(`${site.url}/healthz`)).headers.get("strict-transport-security");
    };
    expect(await policyOf({})).not.toContain("includeSubDomains");
    expect(await policyOf({ HSTS_SUBDOMAINS: "1" })).toMatch(/max-age=31536000.*includeSubDomains/);
  });

  test("carries them however the path is written", async () => {
    const target = server.url;
    for (const path of ["/%72est/user/current", `${target}/rest/user/current`]) {
      const reply = await raw(
        `GET ${path} HTTP/1.1\r\nhost: x\r\nauthorization: ${token}\r\nconnection: close\r\n\r\n`,
      );
      expect([path, statusOf(reply)]).toEqual([path, 200]);
      expect(reply).toContain("cache-control: no-store");
      expect(reply).toContain("content-security-policy: default-src 'none'");
    }
  });

  test("has the id of its log line, which omits the query", async () => {
    const { body } = await server.call("GET /user/current?secret=1", { token });
    const line = server.log.find((entry) => entry["requestId"] === body.requestId);
    expect(line).toMatchObject({ path: "/rest/user/current", status: 200, user: "admin" });
    expect(JSON.stringify(line)).not.toContain("secret");
  });
});

describe("addresses and methods", () => {
  test.each([
    ["GET /nowhere", 404, null],
    ["GET /login", 405, "POST"],
    ["PATCH /login", 405, "POST"],
    ["OPTIONS /user/page", 405, "DELETE, GET, HEAD"],
    ["PUT /api/dtArticle/page", 405, "GET, HEAD"],
    ["GET /workgroup/page", 200, null],
    ["GET /workGroup/page", 200, null],
    ["GET /workgroup/member/list", 200, null],
    ["GET /workGroup/member/list", 200, null],
    ["GET /workgroups/page", 404, null],
    [`GET /user/current?${"x&".repeat(99)}`, 200, null],
    [`GET /user/current?${"x&".repeat(100)}`, 400, null],
  ])("%s returns %i", async (line, status, allow) => {
    const reply = await server.call(line, { token, outside: true });
    expect(reply.status).toBe(status);
    expect(reply.headers.get("allow")).toBe(allow);
  });

  test("a wrong method is refused before the body is read", async () => {
    expect(statusOf(await post("/user/current", "{"))).toBe(405);
  });

  test("TRACE is refused", async () => {
    const reply = await raw("TRACE /rest/login HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
    expect(statusOf(reply)).toBe(405);
  });

  test("HEAD returns the headers of GET without a body", async () => {
    const response = await fetch(`${server.url}/rest/api/app/other/typeTree`, { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("");
  });

  test("no CORS headers are sent to other origins", async () => {
    const { headers } = await server.call("GET /api/app/other/typeTree", {
      headers: { origin: "https://elsewhere.example" },
    });
    expect([...headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
  });

  test("an unknown `Expect` header is ignored", async () => {
    const reply = await raw(
      "GET /rest/user/none HTTP/1.1\r\nhost: x\r\nexpect: miracles\r\nconnection: close\r\n\r\n",
    );
    expect(statusOf(reply)).toBe(401);
    expect(reply).toContain('"success":false');
  });

  test("a method override is ignored", async () => {
    const reply = await server.call("GET /user/current", {
      token,
      headers: { "x-http-method-override": "DELETE" },
    });
    expect(reply.status).toBe(200);
  });

  test.each([
    "/user/%ff",
    "/user/%00",
    "/user/a%2",
    "/user/current?x=%ff",
    "/user/page?keyword=%00",
  ])("%s is refused as invalid text", async (path) => {
    const reply = await server.call(`GET ${path}`, { token });
    expect(reply.status).toBe(400);
    expect(reply.body.errorCode).toBe("VALIDATION_FAILED");
  });

  test("an overlong id matches nothing", async () => {
    const reply = await server.call(`GET /user/${"a".repeat(200)}`, { token });
    expect(reply.status).toBe(404);
    expect(reply.body.errorCode).toBe("NOT_FOUND");
  });
});

describe("queries", () => {
  test.each([
    ["keyword[$ne]=1", "keyword[$ne]"],
    ["pageNo=0", "pageNo"],
    ["pageNo=x", "pageNo"],
    ["pageNo=1.5", "pageNo"],
    ["pageSize=1000000000", "pageSize"],
    ["pageNo=1&pageNo=2", "pageNo"],
    [`keyword=${"x".repeat(65)}`, "keyword"],
    ["sortOrder=sideways", "sortOrder"],
    ["sortField=id%3Bdrop%20table%20users", "sortField"],
  ])("%s is refused", async (query, field) => {
    const reply = await server.call(`GET /api/dtArticle/page?${query}`, { token });
    expect(reply.status).toBe(400);
    expect(reply.body.fieldErrors?.map((error) => error.field)).toContain(field);
  });
});

describe("JSON bodies", () => {
  const login = (username: string) => `{"username":${username},"password":"x"}`;

  test.each([
    ["malformed", "{"],
    ["empty", ""],
    ["a number", "5"],
    ["an array", "[]"],
    ["null", "null"],
    ["with __proto__", '{"username":"a","password":"b","__proto__":{"x":1}}'],
    ["with constructor.prototype", '{"constructor":{"prototype":{"x":1}}}'],
    ["with NUL", login('"a\\u0000b"')],
    ["with half a surrogate", login('"\\ud83d"')],
    ["with NUL in a key", '{"a\\u0000":1}'],
    ["with a number for a text", login("5")],
    ["with null for a text", login("null")],
    ["with an object for a text", login('{"$ne":1}')],
    ["with a list for a text", login('["a"]')],
    ["deeply nested", `${"[".repeat(7_000)}${"]".repeat(7_000)}`],
    ["deeply nested with NUL", `${"[".repeat(7_000)}"\\u0000"${"]".repeat(7_000)}`],
    ["with thousands of values", login(`[${"1,".repeat(7_000)}"\\ud83d\\ude00"]`)],
  ])("%s are refused", async (_name, body) => {
    const reply = await post("/login", body);
    expect(statusOf(reply)).toBe(400);
    expect(reply).toContain("VALIDATION_FAILED");
  });

  test.each([
    [login(`[${"1,".repeat(1000)}1]`), "The body has more than 1000 fields."],
    [`${"[".repeat(21)}${"]".repeat(21)}`, "The body nests deeper than 20 levels."],
  ])("beyond a bound are refused with its name", async (body, message) => {
    expect(await post("/login", body)).toContain(message);
  });

  test("in broken UTF-8 are refused", async () => {
    const body = Buffer.from('{"username":"a\xff","password":"b"}', "latin1");
    const reply = await post("/login", body);
    expect(statusOf(reply)).toBe(400);
    expect(reply).toContain("VALIDATION_FAILED");
  });

  test("with characters beyond the first plane are read", async () => {
    const reply = await post("/login", login('"\\ud83d\\ude00 小明 😀"'));
    expect(reply).toContain("BAD_CREDENTIALS");
  });

  test.each(["text/plain", "application/x-www-form-urlencoded", "application/xml", ""])(
    "sent as %j are refused",
    async (type) => {
      expect(statusOf(await post("/login", login('"a"'), type))).toBe(415);
    },
  );

  test("are required where the contract says so", async () => {
    const reply = await raw(
      "POST /rest/login HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\nconnection: close\r\n\r\n",
    );
    expect(statusOf(reply)).toBe(415);
  });

  test.each([
    ["JSON", login(JSON.stringify("x".repeat(16_000))), "application/json"],
    ["a form", `--x\r\n${"y".repeat(16_000)}`, "multipart/form-data; boundary=x"],
  ])(
    "are refused when they are larger than their operation allows: %s",
    async (_what, body, type) => {
      const reply = await post(type === "application/json" ? "/login" : "/token", body, type);
      expect(statusOf(reply)).toBe(413);
      expect(reply).toContain("PAYLOAD_TOO_LARGE");
    },
  );

  test("name at most twenty faults", async () => {
    const body = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`x${index}`, 1]));
    const reply = await server.call("POST /login", { body });
    expect(reply.body.fieldErrors).toHaveLength(20);
  });

  test.each([
    ["announced and left out", "application/json", ""],
    ["malformed", "application/json", "{"],
    ["too large", "application/json", " ".repeat(4_000_000)],
    ["of a foreign type", "text/plain", "text"],
    ["of no type at all", "x", "text"],
  ])("that are %s are ignored where no body is accepted", async (_how, type, body) => {
    const token = await server.signIn("auditor");
    const response = await fetch(`${server.url}/rest/token`, {
      method: "DELETE",
      headers: { authorization: token, "content-type": type },
      body,
    });
    expect(response.status).toBe(200);
  });
});

describe("broken HTTP", () => {
  test.each([
    ["nonsense", "hello\r\n\r\n", 400],
    ["a bad header", "GET / HTTP/1.1\r\nhost: x\r\nbad header\r\n\r\n", 400],
    ["too many headers", `GET / HTTP/1.1\r\nhost: x\r\nx: ${"y".repeat(40_000)}\r\n\r\n`, 431],
    [
      "two lengths",
      "POST /rest/login HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
      400,
    ],
  ])("%s is answered with the envelope", async (_name, request, status) => {
    const reply = await raw(request);
    expect(statusOf(reply)).toBe(status);
    expect(reply).toContain('"success":false');
    expect(reply).toContain("nosniff");
    expect((await server.call("GET /user/current", { token })).status).toBe(200);
  });
});

test("malformed HEAD requests get no body", async () => {
  const reply = await raw(`HEAD / HTTP/1.1\r\nhost: x\r\nx: ${"y".repeat(40_000)}\r\n\r\n`);
  expect(statusOf(reply)).toBe(431);
  expect(reply.endsWith("\r\n\r\n")).toBe(true);
});

describe("public reads", () => {
  const line = "GET /api/app/other/typeTree";

  test("have an ETag and are revalidated", async () => {
    const first = await server.call(line);
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^W\//);
    expect(first.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    const again = await fetch(`${server.url}/rest/api/app/other/typeTree`, {
      headers: { "if-none-match": `"x", ${etag}` },
    });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
  });

  test("ignore an expired token", async () => {
    expect((await server.call(line, { token: "x".repeat(43) })).status).toBe(200);
  });
});

describe("routes outside the contract", () => {
  test("serve the contract itself, with this server's base", async () => {
    const response = await fetch(`${server.url}/rest/openapi.json`);
    expect(await response.json()).toMatchObject({ openapi: "3.1.0", servers: [{ url: "/rest" }] });
  });

  test("answer 304 to a client that has the contract already", async () => {
    const ask = (tag: string) =>
      fetch(`${server.url}/rest/openapi.json`, { headers: { "if-none-match": tag } });
    const contract = (await (await ask('"an older one"')).json()) as ContractDocument;
    const hash = contract.info["x-contract-hash"];
    expect(hash).toMatch(/^[0-9a-f]{16}$/);
    for (const tag of [`W/"${hash}"`, `"${hash}"`, `"an older one", W/"${hash}"`, "*"]) {
      const response = await ask(tag);
      expect([tag, response.status, await response.text()]).toEqual([tag, 304, ""]);
      expect(response.headers.get("etag")).toBe(`W/"${hash}"`);
    }
  });

  test("say at healthz whether the database responds", async () => {
    const response = await fetch(`${server.url}/healthz`);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ success: true });
  });

  test("answer in-process as on the socket", async () => {
    const response = await server.app.fetch(
      new Request("http://in.process/rest/login", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ username: "admin", password: "wrong" }),
      }),
    );
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errorCode: "BAD_CREDENTIALS" });
  });
});
