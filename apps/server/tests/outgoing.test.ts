import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../src");
const sources = globSync("**/*.ts", { cwd: root }).filter((file) => !file.endsWith(".test.ts"));

/** Ways to send a request; types do not count, nor does the in-process fetch. */
const ways = [
  /^import (?!type )[^;]*"(node:)?(http|https|http2|net|tls|dgram|dns)(\/promises)?"/m,
  /^import (?!type )[^;]*"(undici|axios|got|node-fetch|ws)"/m,
  /(?<![.\w])fetch\(/,
  /new (WebSocket|EventSource|XMLHttpRequest)\(/,
];

/**
 * False positives: the server's own in-process `fetch`, its listening, address parsing, telling calls apart by their
 * socket, and the connections to the configured database, audit sink and identity provider. Webhooks go to what
 * administrators have added.
 */
const harmless = [
  "web/app.ts",
  "cli/dev/front-server.ts",
  "web/render-page.ts",
  "http/node-server.ts",
  "http/inject-request.ts",
  "kernel/config/setting-reader.ts",
  "kernel/config/tls-config.ts",
  "kernel/rate-limit-key.ts",
  "db/postgres/fail-fast-pool.ts",
  "cli/mcp.ts",
  "modules/audit/audit-sink.ts",
  "modules/oidc/oidc-provider.ts",
  "modules/webhooks/public-address.ts",
  "modules/webhooks/webhook-transport.ts",
];

test("the server sends no request to a URL from user input", () => {
  expect(sources.length).toBeGreaterThan(200);
  const calling = sources.filter((file) => {
    const text = readFileSync(join(root, file), "utf8").replace(/^\s*(\/\/|\*).*$/gm, "");
    return ways.some((way) => way.test(text));
  });
  expect(calling.toSorted()).toEqual(harmless.toSorted());
});
