import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { readContract } from "../../kernel/contract.ts";

const { operations } = readContract();
let server: TestServer;
let reply: Response;
let page: string;

beforeAll(async () => {
  server = await startTestServer({ env: { API_BASE: "/api/v1" } });
  reply = await fetch(`${server.url}/docs`);
  page = await reply.text();
});

afterAll(() => server[Symbol.asyncDispose]());

/** Every value of an attribute in the page. */
function valuesOf(attribute: string): string[] {
  return Array.from(
    page.matchAll(new RegExp(` ${attribute}="([^"]*)"`, "g")),
    ([, value]) => value ?? "",
  );
}

describe("the API reference", () => {
  test("has an anchor for every operation and every schema", () => {
    const ids = valuesOf("id");
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(operations.map(({ id }) => id)));
    for (const { path } of operations) expect(page).toContain(`<code>/api/v1${path}</code>`);
    expect(ids.filter((id) => id.startsWith("schema-")).length).toBeGreaterThan(100);
  });

  test("contains no broken links", () => {
    const targets = valuesOf("href").filter((href) => href.startsWith("#"));
    const ids = new Set(valuesOf("id").map((id) => `#${id}`));
    expect(targets.length).toBeGreaterThan(operations.length);
    expect(targets.filter((target) => !ids.has(target))).toEqual([]);
  });

  test("lists who may call and the errors", () => {
    const [, section = ""] = /<section[^>]* id="rolesUpdate"(.*?)<\/section>/s.exec(page) ?? [];
    expect(section).toContain("<code>system:role:update</code>");
    expect(section).toMatch(/<b>409<\/b> .*<code>VERSION_CONFLICT<\/code>/);
    expect(section).toMatch(/<code class="name">version<\/code>.*required/s);
  });

  test("allows its own style and script only", () => {
    const policy = reply.headers.get("content-security-policy") ?? "";
    for (const tag of ["style", "script"]) {
      const [, text = ""] = new RegExp(`<${tag}>(.*?)</${tag}>`, "s").exec(page) ?? [];
      const hash = createHash("sha256").update(text).digest("base64");
      expect(policy).toContain(`${tag}-src 'sha256-${hash}'`);
    }
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("unsafe");
    expect(page).not.toMatch(/ (style|on\w+)="/);
  });

  test("answers 304 to a client that has it", async () => {
    const etag = reply.headers.get("etag") ?? "";
    const again = await fetch(`${server.url}/docs`, { headers: { "if-none-match": etag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });
});
