import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../src");
const sources = globSync("**/*.ts", { cwd: root }).filter((file) => !file.endsWith(".test.ts"));

/** Ways to ask another machine for something; types do not count, nor does the server asked in-process. */
const ways = [
  /^import (?!type )[^;]*"(node:)?(http|https|http2|net|tls|dgram|dns)(\/promises)?"/m,
  /^import (?!type )[^;]*"(undici|axios|got|node-fetch|ws)"/m,
  /(?<![.\w])fetch\(/,
  /new (WebSocket|EventSource|XMLHttpRequest)\(/,
];

/**
 * What only looks like it: the server's own `fetch` in the process, its listening, a check of an address's form, and the
 * connection to the database that a setting names.
 */
const harmless = [
  "web/app.ts",
  "cli/dev/front-server.ts",
  "web/render-page.ts",
  "http/create-fastify.ts",
  "kernel/config/setting-reader.ts",
  "db/postgres/fail-fast-pool.ts",
];

test("the server calls nobody whose address somebody wrote into a field", () => {
  expect(sources.length).toBeGreaterThan(200);
  const calling = sources.filter((file) => {
    const text = readFileSync(join(root, file), "utf8").replace(/^\s*(\/\/|\*).*$/gm, "");
    return ways.some((way) => way.test(text));
  });
  expect(calling.toSorted()).toEqual(harmless.toSorted());
});
