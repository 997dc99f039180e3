import { beforeEach, describe, expect, it, vi } from "vitest";
import { failureOf } from "../../tests/_failure-of.ts";
import { createSdk, type Sdk } from "../index.ts";
import { createTestServer, faults, type Fault, type TestServer } from "./index.ts";

let server: TestServer;
let sdk: Sdk;

beforeEach(() => {
  server = createTestServer();
  sdk = createSdk({ baseUrl: "/rest", fetch: server.fetch, timeoutMs: 500 });
});

/** A write: the SDK never tries it again. */
const change = () => sdk.articles.update({ id: "a", version: 1 });

const refused = (status: number, errorCode: string) => ({ kind: "refused", status, errorCode });
const current = { title: "Ebb" };
const field = { field: "title", code: "maxLength", message: "must be at most 200 characters" };

const cases: [string, Fault, object][] = [
  ["unauthenticated", faults.unauthenticated(), refused(401, "UNAUTHENTICATED")],
  ["forbidden", faults.forbidden(), refused(403, "FORBIDDEN")],
  ["notFound", faults.notFound(), refused(404, "NOT_FOUND")],
  [
    "conflict",
    faults.conflict({ current }),
    { ...refused(409, "VERSION_CONFLICT"), result: { current } },
  ],
  ["conflict of another kind", faults.conflict(null, "IN_USE"), refused(409, "IN_USE")],
  [
    "invalid",
    faults.invalid(field),
    { ...refused(400, "VALIDATION_FAILED"), fieldErrors: [field] },
  ],
  ["rateLimited", faults.rateLimited(30), { ...refused(429, "RATE_LIMITED"), retryAfter: 30 }],
  ["unavailable", faults.unavailable(2), { ...refused(503, "UNAVAILABLE"), retryAfter: 2 }],
  [
    "status",
    faults.status(418, { errorCode: "INTERNAL", message: "short and stout" }),
    { ...refused(418, "INTERNAL"), message: "short and stout" },
  ],
  ["successFalse", faults.successFalse("No."), { kind: "refused", status: 200, message: "No." }],
  ["codeOne", faults.codeOne("No."), { kind: "refused", status: 200, message: "No." }],
  ["networkError", faults.networkError(), { kind: "network", errorCode: "NETWORK" }],
  ["silence", faults.noResponse(), { kind: "timeout", errorCode: "TIMEOUT" }],
  ["latency beyond the time-out", faults.latency(60_000), { kind: "timeout" }],
  ["brokenJson", faults.brokenJson(), { kind: "parse", errorCode: "PARSE" }],
  ["html", faults.html(), { kind: "parse", errorCode: "PARSE" }],
  ["html with a status", faults.html(502), { kind: "refused", status: 502 }],
  ["emptyBody with a status", faults.emptyBody(500), { kind: "refused", status: 500 }],
];

it.each(cases)("%s reaches the caller as the error it is", async (_name, fault, expected) => {
  server.fail("articlesUpdate", fault);
  expect(await failureOf(change())).toMatchObject(expected);
});

it("rejects networkError as the platform's fetch does", async () => {
  server.fail("*", faults.networkError());
  await expect(server.fetch("/rest/roles/list")).rejects.toThrow(TypeError);
});

it("sends no body with emptyBody, and half of it with brokenJson", async () => {
  const whole = await (await server.fetch("/rest/roles/role/a")).text();
  server.fail("rolesGet", faults.brokenJson(), { times: 1 });
  const half = await (await server.fetch("/rest/roles/role/a")).text();
  // Ids of requests differ, all before them is the same.
  expect(whole.startsWith(half.slice(0, -1))).toBe(true);
  expect(half.length).toBeLessThan(whole.length);
  server.fail("rolesGet", faults.emptyBody());
  expect(await (await server.fetch("/rest/roles/role/a")).text()).toBe("");
});

it("delays the usual response by latency, and leaves no timer behind after an abort", async () => {
  vi.useFakeTimers();
  server.fail("rolesGet", faults.latency(1000));
  const answer = server.fetch("/rest/roles/role/a");
  await vi.advanceTimersByTimeAsync(1000);
  expect((await answer).status).toBe(200);
  const controller = new AbortController();
  const aborted = server.fetch("/rest/roles/role/a", { signal: controller.signal });
  aborted.catch(() => {});
  await vi.advanceTimersByTimeAsync(10);
  controller.abort(new Error("enough"));
  await expect(aborted).rejects.toThrow("enough");
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

describe("fail", () => {
  it("ends after so many times, and leaves other operations alone", async () => {
    server.fail("articlesUpdate", faults.forbidden(), { times: 2 });
    expect(await sdk.roles.list({})).toEqual(expect.any(Array));
    await failureOf(change());
    await failureOf(change());
    expect(await change()).toMatchObject({ id: "a" });
  });

  it("accepts several faults in turn, and all operations at once", async () => {
    server.fail("*", faults.rateLimited(), { times: 1 });
    server.fail("articlesUpdate", faults.conflict(), { times: 1 });
    expect(await failureOf(change())).toMatchObject({ status: 429 });
    expect(await failureOf(change())).toMatchObject({ status: 409 });
    expect(await change()).toMatchObject({ id: "a" });
  });

  it("accepts a custom fault, which receives the call", async () => {
    server.fail("articlesDelete", (call, answer) =>
      call.path["id"] === "7" ? faults.conflict(null, "IN_USE")(call, answer) : answer(),
    );
    expect(await sdk.articles.delete("6")).toBeNull();
    expect(await failureOf(sdk.articles.delete("7"))).toMatchObject({ errorCode: "IN_USE" });
  });
});
