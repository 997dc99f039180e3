import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { result } from "../../../tests/_content.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { operationLog } from "../../../tests/_log.ts";
import { operationLogs, webhooks, webhookEvents } from "../../db/schema/index.ts";
import { sendDueWebhooks } from "./send-due-webhooks.ts";
import { signatureOf } from "./sign-webhook.ts";
import { webhookTransport } from "./webhook-transport.ts";

interface Received {
  id: string;
  timestamp: number;
  signatures: string[];
  body: string;
}

let server: TestServer;
let token: string;
let receiver: Server;
let url: string;
const received: Received[] = [];

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "100" } });
  token = await server.signIn("admin");
  receiver = createServer((request, response) => {
    void text(request).then((body) => {
      const { "webhook-id": id, "webhook-timestamp": at, ...rest } = request.headers;
      const signatures = String(rest["webhook-signature"]).split(" ");
      received.push({ id: String(id), timestamp: Number(at), signatures, body });
      response.writeHead(204).end();
    });
  });
  receiver.listen(0, "127.0.0.1");
  await once(receiver, "listening");
  url = `http://localhost:${(receiver.address() as AddressInfo).port}/hook`;
});

afterAll(async () => {
  receiver.close();
  await server[Symbol.asyncDispose]();
});

const fields = { name: "Kiosk", url: "https://kiosk.example.org/", events: ["article.published"] };

async function create(more: object = {}) {
  const body = { ...fields, ...more };
  return result(await server.call<"webhooksSave">("POST /api/webhook/save", { token, body }));
}

async function get(id: string) {
  return result(await server.call<"webhooksGet">(`GET /api/webhook/get/${id}`, { token }));
}

/** What was sent, by a worker whose transport may reach the receiver. */
async function sendTest(id: string, at = new Date()): Promise<Received> {
  const queued = await server.call<"webhooksTest">(`POST /api/webhook/test/${id}`, { token });
  const delivery = result(queued);
  const transport = webhookTransport({ allowPrivate: true, origins: [] });
  await expect
    .poll(async () => {
      await sendDueWebhooks(server.db, transport, () => new Date(at.getTime() + 120_000));
      return received.some((one) => one.id === delivery.id);
    })
    .toBe(true);
  const found = received.findLast((one) => one.id === delivery.id);
  if (found === undefined) throw new Error("Nothing came");
  return found;
}

test("a webhook may receive every event", async () => {
  const { id } = await create({ events: [...webhookEvents] });
  expect((await get(id)).events).toEqual([...webhookEvents]);
});

test("the secret is in the reply that makes it, and nowhere else", async () => {
  const { id, secret } = await create();
  expect(secret).toMatch(/^whsec_/);
  const [stored] = await server.db.select().from(webhooks).where(eq(webhooks.id, id));
  expect(stored?.secret).toBe(secret);
  const page = await server.call<"webhooksPage">("GET /api/webhook/page", { token });
  const log = await operationLog(server);
  expect(log.some(({ targetId }) => targetId === id)).toBe(true);
  expect(JSON.stringify([await get(id), page.body, log, server.log])).not.toContain(
    secret.slice("whsec_".length),
  );
});

test("a rotated secret signs at once, and the one before for another day", async () => {
  const { id, version, secret } = await create({ url });
  const rotated = result(
    await server.call<"webhooksRotateSecret">("PUT /api/webhook/rotateSecret", {
      token,
      body: { id, version },
    }),
  );
  expect(rotated.secret).not.toBe(secret);
  const stale = await server.call("PUT /api/webhook/rotateSecret", {
    token,
    body: { id, version },
  });
  expect(stale.body.errorCode).toBe("VERSION_CONFLICT");
  const soon = await sendTest(id);
  expect(soon.signatures).toEqual([signatureOf(rotated.secret, soon), signatureOf(secret, soon)]);
  const later = await sendTest(id, new Date(Date.now() + 25 * 3_600_000));
  expect(later.signatures).toEqual([signatureOf(rotated.secret, later)]);
});

test("a test is delivered, logged, and sent again on demand", async () => {
  const { id } = await create({ url, enabled: false });
  const { id: deliveryId, body } = await sendTest(id);
  expect(JSON.parse(body)).toMatchObject({ type: "webhook.test", data: { id } });
  const deliveries = async (status: string) =>
    result(
      await server.call<"webhooksDeliveries">(
        `GET /api/webhook/deliveries?webhookId=${id}&status=${status}`,
        { token },
      ),
    ).records;
  expect(await deliveries("failed")).toEqual([]);
  expect(await deliveries("delivered")).toMatchObject([
    { id: deliveryId, event: "webhook.test", responseStatus: 204, dueAt: null },
  ]);
  const again = await server.call<"webhooksResend">(`POST /api/webhook/resend/${deliveryId}`, {
    token,
  });
  expect(result(again)).toMatchObject({ id: deliveryId, status: "waiting", attempts: 0 });
  const log = await operationLog(server, eq(operationLogs.targetId, id));
  expect(log.map(({ operationId }) => operationId).toSorted()).toEqual([
    "webhooksResend",
    "webhooksSave",
    "webhooksTest",
  ]);
});

test.each([
  "http://127.0.0.1/",
  "http://[::1]:8080/x",
  "http://169.254.169.254/",
  "http://0x7f.1/",
])("refuses the private address %s, when it is made and when it is changed", async (address) => {
  const { id, version } = await create();
  const replies = [
    await server.call("POST /api/webhook/save", { token, body: { ...fields, url: address } }),
    await server.call("PUT /api/webhook/update", { token, body: { id, version, url: address } }),
  ];
  for (const { body } of replies) {
    expect(body.fieldErrors).toMatchObject([{ field: "url", code: "private" }]);
  }
  expect((await get(id)).url).toBe(fields.url);
});

test("deleting one deletes its deliveries, and what is gone is not found", async () => {
  const { id, version } = await create();
  const queued = await server.call<"webhooksTest">(`POST /api/webhook/test/${id}`, { token });
  const { id: deliveryId } = result(queued);
  result(await server.call(`DELETE /api/webhook/delete/${id}?version=${version}`, { token }));
  const calls = [
    `GET /api/webhook/deliveries?webhookId=${id}`,
    `POST /api/webhook/resend/${deliveryId}`,
    `POST /api/webhook/test/${id}`,
  ];
  for (const line of calls) {
    expect((await server.call(line, { token })).body.errorCode).toBe("NOT_FOUND");
  }
});
