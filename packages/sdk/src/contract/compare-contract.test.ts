import { describe, expect, it } from "vitest";
import { failureOf } from "../../tests/_failure-of.ts";
import { recordingFetch } from "../../tests/_recording-fetch.ts";
import { CONTRACT, createSdk, type AnyApiError, type SdkOptions } from "../index.ts";
import { compareContract } from "./index.ts";
import { contractSurface } from "./generated/surface.ts";

const unchanged = () =>
  new Response(null, { status: 304, headers: { ETag: `W/"${CONTRACT.hash}"` } });

function published(change: (document: PublishedContract) => void): () => Response {
  const document: PublishedContract = JSON.parse(contractSurface);
  document.info = { version: "0.2.0", "x-contract-hash": "0123456789abcdef" };
  change(document);
  return () => Response.json(document);
}

interface PublishedContract {
  info: { version: string; "x-contract-hash"?: string };
  paths: Record<string, unknown>;
}

function testSdk(respond: () => Response, headers?: SdkOptions["headers"]) {
  const { fetch, calls } = recordingFetch(respond);
  const notices: AnyApiError[] = [];
  const sdk = createSdk({
    baseUrl: "https://example.com/rest",
    headers,
    getToken: () => "a-token",
    onNotice: (error) => void notices.push(error),
    fetch,
  });
  return { sdk, calls, notices };
}

const client = CONTRACT;

describe("compareContract", () => {
  it("sends one conditional request with the hash of its contract", async () => {
    const { sdk, calls } = testSdk(unchanged);
    expect(await compareContract(sdk)).toEqual({
      verdict: "same",
      client,
      server: client,
      changes: [],
    });
    const [call, ...more] = calls;
    expect(more).toEqual([]);
    expect([call?.method, call?.url]).toEqual(["GET", "https://example.com/rest/openapi.json"]);
    expect(call?.headers.get("If-None-Match")).toBe(`W/"${CONTRACT.hash}"`);
    expect(call?.headers.get("Authorization")).toBe("a-token");
  });

  it("sends the headers of the SDK and of the call, under its own", async () => {
    const { sdk, calls } = testSdk(unchanged, { "X-Tenant": "north", "X-Trace": "sdk" });
    await compareContract(sdk, { headers: { "x-trace": "call", "if-none-match": "*" } });
    const [{ headers } = { headers: new Headers() }] = calls;
    expect(["X-Tenant", "X-Trace", "Authorization"].map((name) => headers.get(name))).toEqual([
      "north",
      "call",
      "a-token",
    ]);
    expect(headers.get("If-None-Match")).toBe(`W/"${CONTRACT.hash}"`);
  });

  it("compares the content of another contract, not its version", async () => {
    const server = { version: "0.2.0", hash: "0123456789abcdef" };
    const same = await compareContract(testSdk(published(() => {})).sdk);
    expect(same).toEqual({ verdict: "same", client, server, changes: [] });

    const more = published(({ paths }) => (paths["/tide/now"] = { get: { responses: {} } }));
    expect(await compareContract(testSdk(more).sdk)).toEqual({
      verdict: "additive",
      client,
      server,
      changes: [
        { kind: "additive", message: "GET /tide/now is new", place: "#/paths/~1tide~1now/get" },
      ],
    });

    const less = published(({ paths }) => delete paths["/user/list"]);
    const { verdict, changes } = await compareContract(testSdk(less).sdk);
    expect([verdict, changes.length]).toEqual(["breaking", 1]);
  });

  it("accepts the hash of a server that ignores the conditional request", async () => {
    const whole = published(({ info }) => Object.assign(info, { "x-contract-hash": client.hash }));
    const { verdict, server } = await compareContract(testSdk(whole).sdk);
    expect([verdict, server.hash]).toEqual(["same", client.hash]);
  });

  it("reports no hash when the server sends none", async () => {
    const bare = published(({ info }) => delete info["x-contract-hash"]);
    const { verdict, server } = await compareContract(testSdk(bare).sdk);
    expect([verdict, server]).toEqual(["same", { version: "0.2.0", hash: null }]);
  });
});

describe("a server without a contract", () => {
  const message = "The server publishes no contract at https://example.com/rest/openapi.json.";

  it.each([
    [
      "knows no such address",
      () => new Response("<h1>Not found</h1>", { status: 404 }),
      404,
      "refused",
    ],
    ["answers with its page", () => new Response("<!doctype html><p>Hello</p>"), 200, "parse"],
    ["answers with something else", () => Response.json({ hello: "there" }), 200, "parse"],
    ["answers with torn JSON", () => new Response('{"openapi":"3.1.0","pa'), 200, "parse"],
  ])("fails with a clear error and no notice: %s", async (_what, respond, status, kind) => {
    const { sdk, notices } = testSdk(respond);
    const error = await failureOf(compareContract(sdk));
    expect(error).toMatchObject({ kind, status, message });
    expect(notices).toEqual([]);
  });

  it("differs from one that fails or rejects the caller", async () => {
    const refuse = (status: number) => () => Response.json({ success: false }, { status });
    for (const status of [403, 500]) {
      const error = await failureOf(compareContract(testSdk(refuse(status)).sdk, { retries: 0 }));
      expect(error).toMatchObject({ kind: "refused", status });
      expect(error.message).not.toBe(message);
    }
    const ended = AbortSignal.abort();
    const { sdk, calls } = testSdk(unchanged);
    expect(await failureOf(compareContract(sdk, { signal: ended }))).toMatchObject({
      kind: "aborted",
    });
    expect(calls).toEqual([]);
  });
});
