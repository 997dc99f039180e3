import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hostileTexts, requestsFromContract, type HostileRequest } from "./_hostile-requests.ts";
import { MeasuredServer, type Stall } from "./_measured-server.ts";

/** Decision: no request, however hostile, stops the event loop for longer. */
const MAX_STALL_MS = 100;
const full = process.env["TEST_DEPTH"] === "full";
/** The whole of what the contract admits takes a processor a second or two. */
const textLength = full ? 990_000 : 200_000;

const password = "Quay-und-Tide-48";
let server: MeasuredServer;
let token: string;
let heapBefore: number;

beforeAll(async () => {
  server = await MeasuredServer.start({ ADMIN_PASSWORD: password, LIMITS_SCALE: "1000000" });
  token = await signIn();
  // Until then every other operation is refused.
  const newPassword = "Leuchtfeuer-am-Sund-31";
  const change = JSON.stringify({ oldPassword: password, newPassword });
  await succeed(send({ method: "PUT", path: "/user/updatePwd", body: change }));
  // Whatever the first calls load and compile is no stall of a request.
  for (const request of requestsFromContract()) await send(request);
  await succeed(save("<p>Text</p>".repeat(2_000)));
  heapBefore = await server.heapBytes();
});

afterAll(() => server[Symbol.asyncDispose]());

async function succeed(reply: Promise<Response>): Promise<void> {
  const { status, url } = await reply;
  if (status !== 200) throw new Error(`${url} returned ${status}`);
}

async function signIn(): Promise<string> {
  const body = JSON.stringify({ username: "admin", password });
  const headers = { "content-type": "application/json" };
  const reply = await fetch(`${server.url}/rest/login`, { method: "POST", headers, body });
  const { result } = (await reply.json()) as { result: { token: string } };
  return result.token;
}

async function send({ method, path, body }: Omit<HostileRequest, "name">): Promise<Response> {
  const reply = await fetch(`${server.url}/rest${path}`, {
    method: method.toUpperCase(),
    headers: {
      authorization: token,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body }),
  }).catch((error: unknown) => {
    // A body that is too large may be refused before it has arrived.
    if (body !== undefined) return new Response(null, { status: 413 });
    throw error;
  });
  await reply.arrayBuffer();
  return reply;
}

/** As long as the contract admits. */
const hostileTables = {
  "line breaks": `code,name${"\n".repeat(740_000)}`,
  lines: `code,name\n${"a\n".repeat(370_000)}`,
  commas: `code,name\n${",".repeat(740_000)}`,
  quotes: `code,name\n${'"'.repeat(740_000)}`,
};

function save(content: string): Promise<Response> {
  const body = JSON.stringify({ title: "x", content });
  return send({ method: "POST", path: "/api/dtArticle/preview", body });
}

/** A busy machine stretches times by the clock, but not the work between two turns of the loop. */
function stalled({ delayMs, busiestMs }: Stall): boolean {
  return Math.min(delayMs, busiestMs) > MAX_STALL_MS;
}

/** Sends requests while the server's health is polled. One that stalls is tried again alone: a collection may have met it. */
async function stallsOf(
  requests: readonly { name: string; send(): Promise<Response> }[],
): Promise<string[]> {
  const stalls: string[] = [];
  for (const request of requests) {
    const attempt = () => server.stallOf(() => Promise.all([request.send(), assertHealthy()]));
    let stall = await attempt();
    for (let more = 0; more < 2 && stalled(stall); more += 1) stall = await attempt();
    if (stalled(stall)) stalls.push(`${request.name}: ${Math.round(stall.busiestMs)} ms`);
  }
  return stalls;
}

async function assertHealthy(): Promise<void> {
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
}

describe("no request stops the event loop for more than 100 ms", () => {
  it("of all operations, with bodies and queries made to cost time", async () => {
    const requests = requestsFromContract().map((request) => ({
      name: request.name,
      async send() {
        const reply = await send(request);
        expect([request.name, reply.status < 500]).toEqual([request.name, true]);
        return reply;
      },
    }));
    expect(requests.length).toBeGreaterThan(300);
    expect(await stallsOf(requests)).toEqual([]);
  }, 300_000);

  it("with rich texts made to cost time", async () => {
    const texts = Object.entries(hostileTexts(textLength));
    const requests = texts.map(([name, text]) => ({
      name,
      async send() {
        const reply = await save(text);
        // Taken, or refused for its nesting.
        expect([name, [200, 400].includes(reply.status)]).toEqual([name, true]);
        return reply;
      },
    }));
    expect(await stallsOf(requests)).toEqual([]);
  }, 300_000);

  it.each(Object.entries(hostileTables))("with a table to import of %s", async (name, table) => {
    const file = Buffer.from(table).toString("base64");
    const body = JSON.stringify({ kind: "products", dryRun: true, file });
    const request = {
      name,
      async send() {
        const reply = await send({ method: "POST", path: "/api/import/run", body });
        // Refused, but for a row that says nothing.
        expect([200, 400]).toContain(reply.status);
        return reply;
      },
    };
    expect(await stallsOf([request])).toEqual([]);
  });
});

it("the memory is back to normal afterwards", async () => {
  expect(await server.heapBytes()).toBeLessThan(heapBefore + 32 * 2 ** 20);
});
