import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { act, publish, result, signInStaff, type StaffClient } from "../../../tests/_content.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { contentEvents, webhookDeliveries, webhooks } from "../../db/schema/index.ts";
import { pageDeliveries, resendDelivery } from "./deliveries.ts";
import { addWebhook, listWebhooks } from "./manage-webhooks.ts";
import { isPublicAddress, lookupPublic, PrivateAddressError } from "./public-address.ts";
import { queueWebhooks } from "./queue-webhooks.ts";
import { forgetOldDeliveries, LEASE_MS, sendDueWebhooks } from "./send-due-webhooks.ts";
import { webhookTransport, type WebhookTransport } from "./webhook-transport.ts";

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

let server: TestServer;
let staff: StaffClient;
let receiver: Server;
let address: string;
let received: Received[] = [];
/** The status that each path answers with; 204 by default. */
let statuses: Record<string, number> = {};

beforeAll(async () => {
  server = await startTestServer({
    env: { WEBHOOK_PRIVATE_ADDRESSES: "1", LIMITS_SCALE: "100" },
  });
  staff = await signInStaff(server);
  receiver = createServer((request, response) => {
    void text(request).then((body) => {
      const path = request.url ?? "";
      received.push({ path, headers: request.headers, body });
      response.writeHead(statuses[path] ?? 204, { location: `${address}/elsewhere` }).end();
    });
  });
  receiver.listen(0, "127.0.0.1");
  await once(receiver, "listening");
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
});

beforeEach(async () => {
  await server.db.delete(webhooks);
  received = [];
  statuses = {};
});

afterAll(async () => {
  receiver.close();
  await server[Symbol.asyncDispose]();
});

const now = new Date("2026-11-23T12:00:00.000Z");
const later = (ms: number) => new Date(now.getTime() + ms);
const minute = 60_000;
const transport = webhookTransport({ allowPrivate: true, origins: [] });
const subject = { bizType: "article", id: "a1", title: "Harbour" };

function add(path = "/hook", at = now) {
  return addWebhook(
    server.db,
    { name: "Receiver", url: address + path, events: [...contentEvents] },
    at,
  );
}

/** Due in the past of the server's own worker, so that only the test sends it. */
async function queue(at = later(365 * 86_400_000)) {
  await queueWebhooks(server.db, "article.published", subject, at);
  return at;
}

function send(at: Date, by: WebhookTransport = transport) {
  return sendDueWebhooks(server.db, by, () => at);
}

async function states() {
  const { records } = await pageDeliveries(server.db, { pageSize: 10 });
  return records.map(({ attempts, responseStatus, error, dueAt, deliveredAt }) => ({
    attempts,
    responseStatus,
    error,
    dueAt,
    delivered: deliveredAt !== null,
  }));
}

test("reports what is published, taken offline and commented, signed as Standard Webhooks says", async () => {
  const { secret } = await add();
  const articleId = await publish(staff, { title: "Tide gauges", allowComment: true });
  const comment = { articleId, nickname: "Ann", content: "A private remark" };
  await server.call("POST /api/app/other/comment", { body: comment });
  result(await act(staff, "publisher", "offline", articleId));
  await expect.poll(() => received.length, { timeout: 20_000 }).toBe(3);
  const bodies = received.map(({ body }) => JSON.parse(body) as { type: string; data: object });
  const byType = Object.fromEntries(bodies.map(({ type, data }) => [type, data]));
  expect(byType).toEqual({
    "article.published": { bizType: "article", id: articleId, title: "Tide gauges", versionNo: 1 },
    "article.offline": { bizType: "article", id: articleId, title: "Tide gauges", versionNo: 1 },
    "comment.created": {
      bizType: "comment",
      id: expect.any(String),
      articleId,
      status: "pending",
    },
  });
  const [first] = received;
  if (first === undefined) throw new Error("Nothing came");
  const { "webhook-id": id, "webhook-timestamp": timestamp } = first.headers;
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const signed = createHmac("sha256", key).update(
    `${String(id)}.${String(timestamp)}.${first.body}`,
  );
  expect(first.headers["webhook-signature"]).toBe(`v1,${signed.digest("base64")}`);
  expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(60);
  expect(JSON.stringify(received)).not.toContain("private remark");
  expect(JSON.stringify([server.log, await listWebhooks(server.db)])).not.toContain(secret);
});

test("an event that is rolled back, or that nobody wants, is not sent", async () => {
  await addWebhook(server.db, { name: "Receiver", url: address, events: ["comment.created"] }, now);
  await queue();
  const failing = server.db.transaction(async (tx) => {
    await queueWebhooks(tx, "comment.created", subject, now);
    throw new Error("rolled back");
  });
  await expect(failing).rejects.toThrow("rolled back");
  expect(await server.db.$count(webhookDeliveries)).toBe(0);
});

test("what fails is tried again, later each time, and sent again on demand once it is given up", async () => {
  await add();
  statuses["/hook"] = 500;
  const at = await queue();
  expect(await send(at)).toBe(0);
  expect(await states()).toEqual([
    {
      attempts: 1,
      responseStatus: 500,
      error: "The receiver answered 500",
      dueAt: new Date(at.getTime() + minute).toISOString(),
      delivered: false,
    },
  ]);
  let last = at;
  for (let attempt = 2; attempt <= 8; attempt += 1) {
    const [{ dueAt } = { dueAt: null }] = await states();
    expect(Date.parse(dueAt ?? "")).toBeGreaterThan(last.getTime());
    last = new Date(dueAt ?? last);
    await send(last);
  }
  expect(await states()).toMatchObject([{ attempts: 8, dueAt: null, delivered: false }]);
  expect(new Set(received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  const [given] = (await pageDeliveries(server.db, { pageSize: 1 })).records;
  statuses["/hook"] = 200;
  expect(await resendDelivery(server.db, given?.id ?? "", last)).toMatchObject({
    status: "waiting",
  });
  expect(await send(last)).toBe(1);
  expect(await states()).toMatchObject([{ attempts: 1, responseStatus: 200, delivered: true }]);
});

test("a receiver that is gone or redirects gets nothing more of it, and one that is away holds up nobody", async () => {
  await add("/gone");
  await add("/moved");
  await add("/well");
  Object.assign(statuses, { "/gone": 410, "/moved": 302 });
  const at = await queue();
  for (let n = 0; n < 4; n += 1) await queue(at);
  expect(await send(at)).toBe(5);
  expect(received.filter(({ path }) => path === "/well")).toHaveLength(5);
  expect(received.map(({ path }) => path)).not.toContain("/elsewhere");
  // After its first failure, what else is due there waits.
  expect(received.filter(({ path }) => path === "/moved").length).toBeLessThanOrEqual(4);
  const { records } = await pageDeliveries(server.db, { pageSize: 50 });
  expect(records.filter(({ responseStatus }) => responseStatus === 410)[0]?.dueAt).toBeNull();
});

test("several servers send each delivery once, and one whose server died after its claim has expired", async () => {
  await add();
  const at = await queue();
  for (let n = 0; n < 19; n += 1) await queue(at);
  const two = await Promise.all([send(at), send(at)]);
  expect(two.reduce((sum, count) => sum + count)).toBe(20);
  expect(new Set(received.map(({ headers }) => headers["webhook-id"])).size).toBe(20);
  expect(received).toHaveLength(20);
  await queue(at);
  const sending = Promise.withResolvers<void>();
  const dying: WebhookTransport = {
    send: () => {
      sending.resolve();
      return Promise.withResolvers<number>().promise;
    },
  };
  void send(at, dying);
  await sending.promise;
  expect(await send(at)).toBe(0);
  expect(await send(new Date(at.getTime() + LEASE_MS))).toBe(1);
});

test("the log keeps the newest deliveries, and what still waits", async () => {
  const { id } = await add();
  const old = Array.from({ length: 1005 }, (_, n) => ({
    webhookId: id,
    event: "article.published" as const,
    body: "{}",
    createdAt: later(n),
    deliveredAt: later(n),
  }));
  await server.db.insert(webhookDeliveries).values(old);
  const waits = { webhookId: id, event: "comment.created" as const, body: "{}" };
  const dueAt = later(400 * 86_400_000);
  await server.db.insert(webhookDeliveries).values({ ...waits, createdAt: later(-minute), dueAt });
  await forgetOldDeliveries(server.db, later(minute));
  expect(await server.db.$count(webhookDeliveries)).toBe(1001);
  await forgetOldDeliveries(server.db, later(40 * 86_400_000));
  expect(await server.db.$count(webhookDeliveries)).toBe(1);
});

describe("private addresses", () => {
  test.each([
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "168.63.129.16",
    "::ffff:168.63.129.16",
    "100.64.0.1",
    "0.0.0.0",
    "::1",
    "::ffff:10.0.0.1",
    "fe80::1",
    "fd00::1",
    "64:ff9b::a00:1",
    "::7f00:1",
    "::808:808",
    "224.0.0.1",
    "255.255.255.255",
    "localhost",
  ])("%s is none that everybody reaches", (one) => {
    expect(isPublicAddress(one)).toBe(false);
  });

  test.each(["93.184.216.34", "2606:2800:220:1::1"])("%s is one that everybody reaches", (one) => {
    expect(isPublicAddress(one)).toBe(true);
  });

  test.each(["127.0.0.1", "localhost", "[::1]", "0x7f000001", "2130706433", "[::ffff:127.0.0.1]"])(
    "are refused when the connection is made: %s",
    async (host) => {
      const url = `http://${host}:${new URL(address).port}/hook`;
      const message = { id: "1", url, secrets: ["whsec_AAAA"], body: "{}" };
      const strict = webhookTransport({ allowPrivate: false, origins: [] });
      await expect(strict.send(message, now)).rejects.toThrow(PrivateAddressError);
      expect(received).toEqual([]);
    },
  );

  test("are refused when they are not among those that the operator lists", async () => {
    const message = { id: "1", url: address, secrets: ["whsec_AAAA"], body: "{}" };
    const to = (origin: string) => webhookTransport({ allowPrivate: true, origins: [origin] });
    const refused = to("https://hooks.example.com").send(message, now);
    await expect(refused).rejects.toThrow("is not among WEBHOOK_ORIGINS");
    expect(received).toEqual([]);
    expect(await to(new URL(address).origin).send(message, now)).toBe(204);
  });

  test("a name is resolved once, for the connection that it is checked for", async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    lookupPublic("localhost", { all: true }, (error) => resolve(error));
    expect(await promise).toBeInstanceOf(PrivateAddressError);
  });

  test("the reason is in the log of deliveries", async () => {
    await add();
    const at = await queue();
    await send(at, webhookTransport({ allowPrivate: false, origins: [] }));
    expect(await states()).toMatchObject([
      { error: "127.0.0.1 is an address of a private network", responseStatus: null },
    ]);
  });
});
