import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { isNotNull, isNull } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  act,
  approve,
  get as getArticle,
  publish,
  publishType,
  read,
  republish,
  result,
  signInStaff,
  write,
  type StaffClient,
} from "../../../tests/_content.ts";
import { openTestDatabase } from "../../../tests/_database.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import type { Database } from "../../db/database.ts";
import { cacheChanges, webhookDeliveries, webhooks } from "../../db/schema/index.ts";
import { addWebhook } from "../../modules/webhooks/manage-webhooks.ts";
import { signatureOf } from "../../modules/webhooks/sign-webhook.ts";
import { registerWeb } from "../../web/register-web.ts";

/** A cache in front of the servers that drops by keys what webhooks name, as CDNs do. */
class SmallCdn {
  readonly #stored = new Map<string, { keys: string[]; body: string }>();
  readonly #server = createServer((request, response) => void this.#answer(request, response));
  readonly purges: string[][] = [];
  origin = "";
  secret = "";
  url = "";

  async start(): Promise<void> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === "POST") return this.#purge(request, await text(request), response);
    const url = request.url ?? "/";
    const stored = this.#stored.get(url);
    if (stored !== undefined) {
      response.writeHead(200, { "x-cache": "hit" }).end(stored.body);
      return;
    }
    const reply = await fetch(this.origin + url);
    const body = await reply.text();
    const keys = reply.headers.get("surrogate-key")?.split(" ") ?? [];
    if (/max-age=[1-9]/.test(reply.headers.get("surrogate-control") ?? "")) {
      this.#stored.set(url, { keys, body });
    }
    response.writeHead(reply.status, { "x-cache": "miss" }).end(body);
  }

  #purge({ headers }: IncomingMessage, body: string, response: ServerResponse): void {
    const [id, timestamp] = [String(headers["webhook-id"]), Number(headers["webhook-timestamp"])];
    const signature = signatureOf(this.secret, { id, timestamp, body });
    if (headers["webhook-signature"] !== signature) {
      response.writeHead(401).end();
      return;
    }
    const { keys } = (JSON.parse(body) as { data: { keys: string[] } }).data;
    this.purges.push(keys);
    for (const [url, stored] of this.#stored) {
      if (stored.keys.some((key) => keys.includes(key))) this.#stored.delete(url);
    }
    response.writeHead(204).end();
  }
}

const env = { CDN_MAX_AGE: "3600", WEB_ENTRY: "@atrium/web/ssr", WEBHOOK_PRIVATE_ADDRESSES: "1" };
const cdn = new SmallCdn();
let database: Database;
let servers: TestServer[];
let staff: StaffClient;

beforeAll(async () => {
  await cdn.start();
  database = await openTestDatabase();
  // Both do the recurring work, as two machines would.
  servers = [
    await startTestServer({ env, registerWeb, database }),
    await startTestServer({ env, registerWeb, database }),
  ];
  const [first] = servers;
  if (first === undefined) throw new Error("No server");
  cdn.origin = first.url;
  const hook = { name: "CDN", url: cdn.url, events: ["cache.invalidated" as const] };
  cdn.secret = (await addWebhook(first.db, hook, new Date())).secret;
  staff = await signInStaff(first);
});
afterAll(async () => {
  for (const server of servers) await server[Symbol.asyncDispose]();
  await database.close();
  cdn.stop();
});
beforeEach(async () => {
  await quiet();
  cdn.purges.length = 0;
});

/** Until what happened before has been sent. */
async function quiet(): Promise<void> {
  await expect
    .poll(
      async () =>
        (await database.db.$count(cacheChanges, isNull(cacheChanges.dueAt))) +
        (await database.db.$count(webhookDeliveries, isNotNull(webhookDeliveries.dueAt))),
      { timeout: 20_000 },
    )
    .toBe(0);
}

async function get(path: string): Promise<{ cache: string | null; text: string }> {
  const reply = await fetch(cdn.url + path);
  return { cache: reply.headers.get("x-cache"), text: await reply.text() };
}

async function warm(paths: string[]): Promise<void> {
  for (const path of paths) await get(path);
  const caches = await Promise.all(paths.map(async (path) => (await get(path)).cache));
  expect(caches).toEqual(paths.map(() => "hit"));
}

/** Purges of what a test has made are over. */
async function purged(count: number): Promise<void> {
  await expect.poll(() => cdn.purges.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(count);
}

async function edit(id: string, fields: object): Promise<void> {
  const { server, editor: token } = staff;
  const { version } = await getArticle(staff, id);
  result(
    await server.call("PUT /api/dtArticle/update", { token, body: { id, version, ...fields } }),
  );
  await republish(staff, id);
}

test("an edited article's page and lists are new, and others stay; a new article changes lists", async () => {
  const notices = await publishType(staff, { code: "notice", name: "Notices" });
  const quay = await publish(staff, { title: "Quay", slug: "quay" });
  for (const title of ["Crane", "Berth"]) {
    await publish(staff, { title, slug: title.toLowerCase(), typeId: notices });
  }
  await purged(1);
  await quiet();
  const changed = ["/article-detail?id=quay", "/", "/rss.xml", "/rest/api/app/other/articleList"];
  const ofArticles = ["/article-detail?id=crane", "/rest/api/app/other/typeTree"];
  const others = [
    ...ofArticles,
    "/rest/api/app/other/productList",
    "/rest/api/app/other/getStaticSetting",
  ];
  await warm([...changed, ...others]);
  cdn.purges.length = 0;

  await edit(quay, { title: "Quay wall" });
  await purged(1);
  for (const path of changed) {
    const { cache, text: body } = await get(path);
    expect([path, cache, body.includes("Quay wall")]).toEqual([path, "miss", true]);
  }
  for (const path of others) expect([path, (await get(path)).cache]).toEqual([path, "hit"]);
  expect(cdn.purges.map((keys) => keys.toSorted())).toEqual([
    [quay.slice(-12), "records"].toSorted(),
  ]);

  await publish(staff, { title: "Pier", slug: "pier" });
  await purged(2);
  for (const path of [...changed, ...ofArticles]) expect((await get(path)).cache).toBe("miss");
  expect((await get("/rest/api/app/other/getStaticSetting")).cache).toBe("hit");
  // Two servers run, and each change is sent once.
  expect(cdn.purges).toHaveLength(2);
  const log = await database.db.select().from(webhookDeliveries);
  expect(log.every(({ event, deliveredAt }) => event === "cache.invalidated" && deliveredAt)).toBe(
    true,
  );
});

test("what the clock publishes is sent once", async () => {
  const id = await write(staff, { title: "Dock", slug: "dock" });
  await approve(staff, id);
  const at = new Date(Date.now() + 8_000).toISOString();
  result(await act(staff, "publisher", "schedule", id, { scheduledAt: at }));
  await purged(1);
  await warm(["/rest/api/app/other/articleList"]);
  cdn.purges.length = 0;
  await purged(1);
  expect(cdn.purges).toHaveLength(1);
  expect(cdn.purges[0]).toEqual(expect.arrayContaining(["articles", id.slice(-12)]));
  const { cache, text: body } = await get("/rest/api/app/other/articleList");
  expect([cache, body.includes("Dock")]).toEqual(["miss", true]);
});

test("nothing is kept of searches, of the back office and of what is missing", async () => {
  const paths = [
    "/rest/api/app/other/searchContent?keyword=quay",
    "/search?keyword=quay",
    "/login",
    "/none",
  ];
  for (const path of paths) {
    await get(path);
    expect([path, (await get(path)).cache]).toEqual([path, "miss"]);
  }
});

test("without a webhook that wants them, changes are not written down; without the setting, no header is sent", async () => {
  await database.db.update(webhooks).set({ enabled: false });
  await publish(staff, { title: "Mole", slug: "mole" });
  expect(await database.db.$count(cacheChanges)).toBe(0);
  await using plain = await startTestServer({ database });
  const { headers } = await read({ server: plain }, "articleList");
  expect(headers.get("surrogate-key")).toBeNull();
});
