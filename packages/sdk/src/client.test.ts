import createClient from "openapi-fetch";
import { afterEach, describe, expect, it, vi } from "vitest";
import { failureOf } from "../tests/_failure-of.ts";
import { refusal, reply, neverResponds, recordingFetch } from "../tests/_recording-fetch.ts";
import { testSdk } from "../tests/_test-sdk.ts";
import {
  createFetch,
  envelopeMiddleware,
  pathSerializer,
  querySerializer,
  type AnyApiError,
  type paths,
} from "./index.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

describe("a call through sdk.client", () => {
  it("returns data and response unchanged", async () => {
    const { sdk } = testSdk(() => reply([{ id: "u1" }], { message: "ok" }));
    const { data, error, response } = await sdk.client.GET("/user/list");
    expect(data).toMatchObject({ success: true, result: [{ id: "u1" }] });
    expect([error, response.status]).toEqual([undefined, 200]);
  });

  it("ignores the envelope and reports nothing", async () => {
    const { sdk, onNotice } = testSdk(() => refusal(409, { message: "No." }));
    const { data, error, response } = await sdk.client.GET("/user/list");
    expect(error).toMatchObject({ success: false, message: "No." });
    expect([data, response.status]).toEqual([undefined, 409]);
    expect(onNotice).not.toHaveBeenCalled();
  });

  it("reports that the session has expired, as any call does", async () => {
    const { sdk, onUnauthorized } = testSdk(() => refusal(401, { message: "No." }));
    const { error } = await sdk.client.GET("/user/list");
    expect(error).toMatchObject({ success: false, message: "No." });
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  it.each([
    ["a page", "<html>", "<html>"],
    ["nothing", "", ""],
  ])("returns %s unchanged", async (_name, text, expected) => {
    const { sdk } = testSdk(() => new Response(text, { status: 500 }));
    expect((await sdk.client.GET("/user/list")).error).toEqual(expected);
  });

  it("sends path, query, body and token", async () => {
    const { sdk, calls } = testSdk(() => reply(null), { getToken: () => "t-1" });
    await sdk.client.GET("/user/{id}", { params: { path: { id: "a/b" } } });
    await sdk.client.GET("/user/list", { params: { query: { keyword: "" } } });
    await sdk.client.PUT("/user/resetPwd", { params: { query: { id: "u1" } } });
    await sdk.client.POST("/login", { body: { username: "u", password: "p" } });
    await sdk.client.DELETE("/token", { headers: { Authorization: "old" } });
    expect(
      calls.map(({ method, url, body, headers }) => [
        method,
        url,
        body,
        headers.get("Authorization"),
      ]),
    ).toEqual([
      ["GET", "/rest/user/a%2Fb", null, "t-1"],
      ["GET", "/rest/user/list", null, "t-1"],
      ["PUT", "/rest/user/resetPwd?id=u1", null, "t-1"],
      ["POST", "/rest/login", '{"username":"u","password":"p"}', "t-1"],
      ["DELETE", "/rest/token", null, "old"],
    ]);
  });

  it.each([
    ["text", "data"],
    ["blob", new Blob(["data"])],
    ["arrayBuffer", new TextEncoder().encode("data").buffer],
  ] as const)("parses a body as %s", async (parseAs, expected) => {
    const { sdk } = testSdk(() => new Response("data"));
    const query = { id: "f1" };
    const { data } = await sdk.client.GET("/api/app/other/downFile", {
      params: { query },
      parseAs,
    });
    expect(Object.prototype.toString.call(data)).toBe(Object.prototype.toString.call(expected));
    expect(await new Response(data).text()).toBe("data");
  });

  it("never reaches another operation when an id is missing", async () => {
    const { sdk, calls } = testSdk(() => reply(null));
    const error = await failureOf(
      sdk.client.DELETE("/user/{id}", { params: { path: { id: "" } } }),
    );
    expect([error.kind, calls.length]).toEqual(["usage", 0]);
  });

  it("fails with the SDK's time-out error, without a notice", async () => {
    const { sdk, onNotice } = testSdk(neverResponds, { timeoutMs: 5 });
    const error = await failureOf(sdk.client.GET("/user/list"));
    expect([error.kind, onNotice.mock.calls]).toEqual(["timeout", []]);
  });
});

describe("a middleware of the host", () => {
  it("sees the real requests and responses of named methods and of calls by URL", async () => {
    const { sdk } = testSdk(() => reply([]), { baseUrl: "https://own.example/rest" });
    const seen: unknown[] = [];
    sdk.client.use({
      onRequest: ({ request, schemaPath, params }) => {
        seen.push([request instanceof Request, request.method, request.url, schemaPath, params]);
      },
      onResponse: async ({ response }) => {
        seen.push(await response.clone().json());
      },
    });
    await sdk.users.list({ keyword: "a b" });
    await sdk.roles.updateMenus({ roleId: "r/1", version: 1, menuIds: ["m"] });
    await sdk.request({ url: "/x", params: { a: 1 } });
    const envelope = expect.objectContaining({ success: true });
    const host = "https://own.example/rest";
    expect(seen).toEqual([
      [
        true,
        "GET",
        `${host}/user/list?keyword=a%20b`,
        "/user/list",
        { path: {}, query: { keyword: "a b" } },
      ],
      envelope,
      expect.arrayContaining(["PUT", `${host}/roles/menus/update`]),
      envelope,
      [true, "GET", `${host}/x?a=1`, "/x?a=1", {}],
      envelope,
    ]);
  });

  it("may set headers, and replace the request, whose body and token stay", async () => {
    const { sdk, calls } = testSdk(() => reply(null), {
      baseUrl: "https://own.example/rest",
      getToken: () => "t-1",
    });
    sdk.client.use({
      onRequest: ({ request }) => {
        request.headers.set("X-Trace", "1");
        return new Request(request, {
          headers: { ...Object.fromEntries(request.headers), "X-New": "2" },
        });
      },
    });
    await sdk.articleTypes.save({ parentId: "0", name: "News", code: "news", kind: "list" });
    const [{ headers, body } = never()] = calls;
    expect(
      ["X-Trace", "X-New", "Authorization", "Content-Type"].map((name) => headers.get(name)),
    ).toEqual(["1", "2", "t-1", "application/json"]);
    expect(await new Response(body).json()).toMatchObject({ name: "News" });
  });

  it("may answer itself, and replace a response", async () => {
    const { sdk, calls } = testSdk(() => reply("from the server"));
    const cached = { onRequest: () => reply("from the cache") };
    sdk.client.use(cached);
    expect(await sdk.users.list()).toBe("from the cache");
    sdk.client.eject(cached);
    sdk.client.use({
      onResponse: ({ response }) =>
        new Response(response.body, { status: response.status, headers: { "X-Seen": "1" } }),
    });
    expect(await sdk.users.list()).toBe("from the server");
    sdk.client.use({ onResponse: () => refusal(409, { message: "Not today." }) });
    expect(await failureOf(sdk.users.list())).toMatchObject({ status: 409, message: "Not today." });
    expect(calls).toHaveLength(2);
  });

  it("leaves the rules as they are: a retry, a lost session, a download", async () => {
    vi.spyOn(Math, "random").mockReturnValue(1);
    const answers = [
      () => new Response("busy", { status: 503 }),
      () => refusal(401, { message: "No." }),
      () =>
        new Response("data", { headers: { "Content-Disposition": "attachment; filename=a.txt" } }),
    ].values();
    const { sdk, calls, onUnauthorized } = testSdk(() => answers.next().value?.() ?? reply(null));
    sdk.client.use({ onRequest: () => undefined });
    expect((await failureOf(sdk.users.list())).status).toBe(401);
    expect([calls.length, onUnauthorized.mock.calls.length]).toEqual([2, 1]);
    const { blob, fileName } = await sdk.site.downFile({ id: "f1" });
    expect([await blob.text(), fileName]).toEqual(["data", "a.txt"]);
  });

  it("fails the call as usage when it throws, with its error as the cause", async () => {
    const { sdk, onNotice } = testSdk(() => reply(null));
    sdk.client.use({
      onRequest: () => {
        throw new Error("the middleware broke");
      },
    });
    const error = await failureOf(sdk.users.list());
    expect(error).toMatchObject({ kind: "usage", cause: { message: "the middleware broke" } });
    expect(onNotice).not.toHaveBeenCalled();
  });
});

describe("the SDK's rules on a client of one's own", () => {
  function ownClient(respond: Parameters<typeof recordingFetch>[0], getToken = () => "t-1") {
    const { fetch, calls } = recordingFetch(respond);
    const onUnauthorized = vi.fn<() => void>();
    const onNotice = vi.fn<(error: AnyApiError) => void>();
    const client = createClient<paths>({
      baseUrl: "https://own.example/rest",
      querySerializer,
      pathSerializer: pathSerializer(),
      fetch: createFetch({ fetch, getToken, onUnauthorized, timeoutMs: 50 }),
    });
    client.use(envelopeMiddleware({ onNotice }));
    return { client, calls, onUnauthorized, onNotice };
  }

  it("drop empty parameters and add the token", async () => {
    const { client, calls } = ownClient(() => reply([]));
    await client.GET("/user/list", { params: { query: { keyword: "" } } });
    expect([calls[0]?.url, calls[0]?.headers.get("Authorization")]).toEqual([
      "https://own.example/rest/user/list",
      "t-1",
    ]);
  });

  it("reject with what the envelope says, once reported", async () => {
    const { client, onNotice } = ownClient(() => reply(null, { code: 1, message: "No." }));
    const error = await failureOf(client.GET("/user/list"));
    expect(error).toMatchObject({ kind: "refused", status: 200, message: "No." });
    expect(onNotice).toHaveBeenCalledExactlyOnceWith(error);
  });

  it("end with the time-out, and report an expired session", async () => {
    const slow = ownClient(neverResponds);
    expect((await failureOf(slow.client.GET("/user/list"))).kind).toBe("timeout");
    const expired = ownClient(() => refusal(401, {}));
    expect((await failureOf(expired.client.GET("/user/list"))).status).toBe(401);
    expect([expired.onUnauthorized.mock.calls.length, expired.onNotice.mock.calls]).toEqual([
      1,
      [],
    ]);
  });

  it("pass a file", async () => {
    const { client } = ownClient(() => new Response("data"));
    const params = { query: { id: "f1" } };
    const { data } = await client.GET("/api/app/other/downFile", { params, parseAs: "blob" });
    expect(await data?.text()).toBe("data");
  });
});

function never(): never {
  throw new Error("nothing was sent");
}
