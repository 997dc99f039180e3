import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { publish, read, signInStaff, type StaffClient } from "../../tests/_content.ts";
import { openUnshared, openTestDatabase } from "../../tests/_database.ts";
import { serverUrl } from "../../tests/_postgres.ts";
import { startTestServer, type TestServer } from "../../tests/_server.ts";
import type { Database } from "../db/database.ts";
import { currentTracing, startTracing } from "../kernel/tracing/tracing.ts";
import { registerWeb } from "../web/register-web.ts";

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

interface Batch {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
}

/** A collector of OTLP over HTTP, as JSON. */
let collector: Server;
let spans: Span[] = [];
let sent = "";
let authorizations: (string | undefined)[] = [];
let status = 200;
let tracing: AsyncDisposable;
let database: Database;
let server: TestServer;
let staff: StaffClient;

beforeAll(async () => {
  collector = createServer((request, response) => {
    void text(request).then((body) => {
      authorizations.push(request.headers.authorization);
      sent += body;
      const { resourceSpans } = JSON.parse(body) as Batch;
      spans.push(...resourceSpans.flatMap((one) => one.scopeSpans.flatMap((scope) => scope.spans)));
      response.writeHead(status, { "content-type": "application/json" }).end("{}");
    });
  });
  collector.listen(0, "127.0.0.1");
  await once(collector, "listening");
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const headers = { authorization: "Bearer of-the-collector" };
  tracing = await startTracing({ endpoint, headers, serviceName: "site", share: 1 });
  // Not one that was opened before.
  database = await (serverUrl() === null ? openUnshared() : openTestDatabase());
  const env = { WEB_ENTRY: "@atrium/web/ssr", RESPONSE_CACHE_MB: "0" };
  server = await startTestServer({ database, env, registerWeb });
  staff = await signInStaff(server);
  await publish(staff, { title: "Quay", slug: "quay" });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await database.close();
  await tracing[Symbol.asyncDispose]();
  collector.close();
});
beforeEach(() => {
  [spans, sent, authorizations, status] = [[], "", [], 200];
});

const trace = "0af7651916cd43dd8448eb211c80319c";
const traceparent = `00-${trace}-b7ad6b7169203331-01`;

/** The spans of the trace, once the request's own has come. */
async function spansOf(name: string): Promise<Span[]> {
  const own = () => spans.filter(({ traceId }) => traceId === trace);
  await expect.poll(() => own().map((span) => span.name), { timeout: 10_000 }).toContain(name);
  return own();
}

test("a request is part of its caller's trace, and its queries of the request", async () => {
  await fetch(`${server.url}/rest/api/app/other/articleList`, { headers: { traceparent } });
  const own = await spansOf("siteArticleList");
  const request = own.find(({ name }) => name === "siteArticleList");
  expect(request?.parentSpanId).toBe("b7ad6b7169203331");
  const queries = own.filter(({ name }) => name.startsWith("select"));
  expect(queries.length).toBeGreaterThan(0);
  expect(queries.every(({ parentSpanId }) => parentSpanId === request?.spanId)).toBe(true);
  expect(new Set(authorizations)).toEqual(new Set(["Bearer of-the-collector"]));
});

test("a page is rendered within its request, and calls the API within the rendering", async () => {
  const reply = await fetch(`${server.url}/article-detail?id=quay`, { headers: { traceparent } });
  expect(reply.status).toBe(200);
  const own = await spansOf("/*");
  const page = own.find(({ name }) => name === "/*");
  const rendering = own.find(({ name }) => name === "render page");
  const call = own.find(({ name }) => name === "siteGetArticle");
  expect(rendering?.parentSpanId).toBe(page?.spanId);
  expect(call?.parentSpanId).toBe(rendering?.spanId);
  expect(
    own.some(
      ({ name, parentSpanId }) => name.startsWith("select") && parentSpanId === call?.spanId,
    ),
  ).toBe(true);
});

test("a call with a body has its queries, and nothing that was typed or is secret", async () => {
  const body = { username: "nobody-of-ours", password: "Secret-harbour-9" };
  await server.call("POST /login", { body, headers: { traceparent } });
  await read({ server }, "searchContent?keyword=typed-by-hand");
  const own = await spansOf("sessionLogin");
  expect(own.filter(({ name }) => /^(select|insert|update)/.test(name)).length).toBeGreaterThan(0);
  await expect
    .poll(() => spans.map(({ name }) => name), { timeout: 10_000 })
    .toContain("siteSearchContent");
  for (const value of ["nobody-of-ours", "Secret-harbour-9", "typed-by-hand", staff.admin]) {
    expect(sent).not.toContain(value);
  }
});

test("a trace that begins here is in the log, and jobs have traces of their own", async () => {
  const { headers } = await read({ server }, "typeTree");
  const line = () =>
    server.log.find(
      ({ requestId, msg }) => requestId === headers.get("x-request-id") && msg === "request",
    );
  await expect.poll(line).toBeDefined();
  const traceId = line()?.["traceId"];
  await expect
    .poll(() => spans.some((span) => span.traceId === traceId), { timeout: 10_000 })
    .toBe(true);
  await expect
    .poll(() => spans.some(({ name }) => name.startsWith("job ")), { timeout: 10_000 })
    .toBe(true);
});

test("requests do not wait for a collector that refuses or is away; the loss is counted", async () => {
  status = 400;
  const before = currentTracing()?.lost ?? 0;
  await read({ server }, "typeTree");
  await expect.poll(() => currentTracing()?.lost, { timeout: 10_000 }).toBeGreaterThan(before);
  collector.close();
  collector.closeAllConnections();
  const refused = currentTracing()?.lost ?? 0;
  const started = performance.now();
  for (let n = 0; n < 20; n += 1) expect((await read({ server }, "typeTree")).status).toBe(200);
  expect(performance.now() - started).toBeLessThan(5000);
  await expect.poll(() => currentTracing()?.lost, { timeout: 20_000 }).toBeGreaterThan(refused);
});
