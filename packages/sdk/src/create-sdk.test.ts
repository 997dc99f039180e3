import { describe, expect, it, vi } from "vitest";
import { observedFetch, refusal, reply, silence } from "../tests/_observed-fetch.ts";
import { createSdk, isApiError, type AnyApiError, type SdkOptions } from "./index.ts";

type Respond = Parameters<typeof observedFetch>[0];

function sdkOver(respond: Respond, options: Partial<SdkOptions> = {}) {
  const { fetch, calls } = observedFetch(respond);
  const onNotice = vi.fn<(error: AnyApiError) => void>();
  const onUnauthorized = vi.fn<(error: AnyApiError) => void>();
  const sdk = createSdk({ baseUrl: "/rest", fetch, onNotice, onUnauthorized, ...options });
  return { sdk, calls, onNotice, onUnauthorized };
}

async function failureOf(call: Promise<unknown>): Promise<AnyApiError> {
  const error: unknown = await call.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  if (!isApiError(error))
    throw new Error("the call did not fail with an ApiError", { cause: error });
  return error;
}

const emptyPage = { records: [], total: 0, pageNo: 1, pageSize: 10, pages: 0 };

describe("where the input goes", () => {
  it("puts path parameters into the path and the rest of a GET into the query", async () => {
    const { sdk, calls } = sdkOver(() => reply(emptyPage));
    await sdk.articles.page({ pageNo: 2, keyword: "tide & wave" });
    await sdk.articles.get({ id: "a1" });
    expect(calls.map((call) => call.url)).toEqual([
      "/rest/api/dtArticle/page?pageNo=2&keyword=tide%20%26%20wave",
      "/rest/api/dtArticle/get/a1",
    ]);
  });

  it("takes an id or an object holding it, and sends no body with a delete", async () => {
    const { sdk, calls } = sdkOver(() => reply(null));
    await sdk.articles.delete("a1");
    await sdk.articles.delete({ id: "a2" });
    await sdk.articleTypes.delete("t1");
    await sdk.articleTypes.delete({ id: "t2" });
    expect(calls.map(({ method, url, body }) => [method, url, body])).toEqual([
      ["DELETE", "/rest/api/dtArticle/delete/a1", null],
      ["DELETE", "/rest/api/dtArticle/delete/a2", null],
      ["DELETE", "/rest/api/dtArticleType/delete/t1", null],
      ["DELETE", "/rest/api/dtArticleType/delete/t2", null],
    ]);
    expect(calls.filter(({ headers }) => headers.has("Content-Type"))).toEqual([]);
  });

  it("sends the rest of a write as JSON, or as a form where the contract says so", async () => {
    const { sdk, calls } = sdkOver(() =>
      reply({ token: "t", expiresAt: "", mustChangePassword: false }),
    );
    await sdk.session.login({ username: "editor", password: "secret" });
    await sdk.session.createToken({ username: "editor", password: "secret" });
    expect(calls[0]?.body).toBe('{"username":"editor","password":"secret"}');
    expect(calls[0]?.headers.get("Content-Type")).toBe("application/json");
    const form = calls[1]?.body;
    expect(form instanceof FormData && form.get("username")).toBe("editor");
    expect(calls[1]?.headers.has("Content-Type")).toBe(false);
  });

  it("keeps a write's query parameters in the query", async () => {
    const { sdk, calls } = sdkOver(() => reply({ password: "x" }));
    await sdk.users.resetPwd({ id: "u1" });
    expect(calls[0]).toMatchObject({ method: "PUT", url: "/rest/user/resetPwd?id=u1", body: null });
  });
});

describe("empty parameters", () => {
  const params = { a: "", b: undefined, c: null, d: 0, e: false, f: [], g: ["x", "", "y"] };

  it("are dropped, while 0 and false stay", async () => {
    const { sdk, calls } = sdkOver(() => reply(null));
    await sdk.request({ url: "/user/list", params });
    expect(calls[0]?.url).toBe("/rest/user/list?d=0&e=false&g=x&g=y");
  });

  it("are sent with saveNull", async () => {
    const { sdk, calls } = sdkOver(() => reply(null));
    await sdk.request({ url: "/user/list", params: { a: "", b: undefined, d: 0 }, saveNull: true });
    expect(calls[0]?.url).toBe("/rest/user/list?a=&b=&d=0");
  });
});

describe("request", () => {
  it("rejects an empty url and an unknown method without sending anything", async () => {
    const { sdk, calls } = sdkOver(() => reply(null));
    const noUrl = await failureOf(sdk.request({ url: "" }));
    const noMethod = await failureOf(sdk.request({ url: "/x", method: "fetch" }));
    expect(noUrl).toMatchObject({ kind: "usage", message: "the url param does not exist" });
    expect(noMethod).toMatchObject({ kind: "usage", errorCode: "CLIENT_USAGE" });
    expect(calls).toEqual([]);
  });
});

describe("the token", () => {
  it("travels in the Authorization header of every call, the raw client's too", async () => {
    const { sdk, calls } = sdkOver(() => reply([]), { getToken: () => "t-1" });
    await sdk.users.list();
    await sdk.client.GET("/user/list");
    expect(calls.map((call) => call.headers.get("Authorization"))).toEqual(["t-1", "t-1"]);
  });

  it("is not sent when there is none", async () => {
    const { sdk, calls } = sdkOver(() => reply([]), { getToken: () => null });
    await sdk.users.list();
    expect(calls[0]?.headers.has("Authorization")).toBe(false);
  });
});

describe("refusals", () => {
  it.each([
    ["success false with HTTP 200", reply(null, { success: false, message: "No." })],
    ["code 1 with HTTP 200", reply(null, { code: 1, message: "No." })],
    ["an HTTP failure with an envelope", refusal(409, { message: "No.", errorCode: "DUPLICATE" })],
  ])("%s reject with the server's message and give one notice", async (_name, response) => {
    const { sdk, onNotice } = sdkOver(() => response);
    const error = await failureOf(sdk.users.list());
    expect(error).toMatchObject({ kind: "refused", message: "No.", requestId: "r1" });
    expect(onNotice).toHaveBeenCalledExactlyOnceWith(error);
  });

  it("carry the code, the field errors and the facts", async () => {
    const fieldErrors = [{ field: "title", code: "required", message: "is missing" }];
    const { sdk } = sdkOver(() =>
      refusal(400, { errorCode: "VALIDATION_FAILED", message: "Check the form.", fieldErrors }),
    );
    const error = await failureOf(sdk.users.list());
    expect(error).toMatchObject({ status: 400, errorCode: "VALIDATION_FAILED", fieldErrors });
  });

  it("name the status when a proxy answers with a page, and never leak the page", async () => {
    const { sdk } = sdkOver(() => new Response("<html>secret</html>", { status: 500 }));
    expect(await failureOf(sdk.users.list())).toMatchObject({
      message: "The server answered with status 500.",
      errorCode: "INTERNAL",
    });
  });

  it("are seen in an empty body with a failing status", async () => {
    const { sdk } = sdkOver(
      () => new Response(null, { status: 500, headers: { "Content-Length": "0" } }),
    );
    expect(await failureOf(sdk.users.list())).toMatchObject({ kind: "refused", status: 500 });
  });

  it.each([
    ["an empty body", ""],
    ["HTML", "<p>hi</p>"],
    ["broken JSON", '{"success":'],
    ["a bare list", "[]"],
  ])("%s with HTTP 200 is no success", async (_name, body) => {
    const { sdk } = sdkOver(() => new Response(body));
    expect(await failureOf(sdk.users.list())).toMatchObject({ kind: "parse", errorCode: "PARSE" });
  });

  it("stay silent when the caller asks for it", async () => {
    const { sdk, onNotice } = sdkOver(() => refusal(409, { message: "No." }));
    await failureOf(sdk.users.list(undefined, { quiet: true }));
    expect(onNotice).not.toHaveBeenCalled();
  });
});

describe("401", () => {
  const expired = () => refusal(401, { errorCode: "UNAUTHENTICATED", message: "No session." });

  it("gives one notice and one report however many calls fail together", async () => {
    const { sdk, onNotice, onUnauthorized } = sdkOver(expired, { getToken: () => "t-1" });
    await Promise.all([1, 2, 3].map(() => failureOf(sdk.users.list())));
    expect(onUnauthorized).toHaveBeenCalledOnce();
    expect(onNotice).toHaveBeenCalledOnce();
    expect(onNotice.mock.calls[0]?.[0].message).toBe(
      "the identity information has expired, please log in again",
    );
  });

  it("of the log-out call is no report, with either call pair", async () => {
    const { sdk, onNotice, onUnauthorized } = sdkOver(expired, { getToken: () => "t-1" });
    await failureOf(sdk.session.removeToken());
    await failureOf(sdk.session.logout());
    expect(onUnauthorized).not.toHaveBeenCalled();
    expect(onNotice).not.toHaveBeenCalled();
  });

  it("for a token that has been replaced does not end the new session", async () => {
    let token = "old";
    const { sdk, onUnauthorized } = sdkOver(
      () => {
        token = "new";
        return expired();
      },
      { getToken: () => token },
    );
    await failureOf(sdk.users.list());
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it("is reported again for a later session", async () => {
    let token = "first";
    const { sdk, onUnauthorized } = sdkOver(expired, { getToken: () => token });
    await failureOf(sdk.users.list());
    token = "second";
    await failureOf(sdk.users.list());
    expect(onUnauthorized).toHaveBeenCalledTimes(2);
  });
});

describe("calls without an answer", () => {
  it("time out, by the call's own limit", async () => {
    const { sdk, onNotice } = sdkOver(silence);
    const error = await failureOf(sdk.users.list({}, { timeoutMs: 5 }));
    expect(error).toMatchObject({ kind: "timeout", errorCode: "TIMEOUT" });
    expect(onNotice).toHaveBeenCalledOnce();
  });

  it("end with the caller's signal, which is nothing to show", async () => {
    const { sdk, onNotice } = sdkOver(silence);
    const controller = new AbortController();
    const failing = failureOf(sdk.users.list({}, { signal: controller.signal }));
    controller.abort();
    expect(await failing).toMatchObject({ kind: "aborted", errorCode: "ABORTED" });
    expect(onNotice).not.toHaveBeenCalled();
  });

  it("end at once when the signal has already fired", async () => {
    const { sdk } = sdkOver(silence);
    const error = await failureOf(sdk.users.list({}, { signal: AbortSignal.abort() }));
    expect(error.kind).toBe("aborted");
  });

  it("are network failures when the connection breaks", async () => {
    const { sdk } = sdkOver(() => Promise.reject(new TypeError("fetch failed")));
    expect(await failureOf(sdk.users.list())).toMatchObject({
      kind: "network",
      errorCode: "NETWORK",
    });
  });
});

it("keeps tokens, passwords and facts out of the printed error", async () => {
  const { sdk } = sdkOver(() => refusal(400, { message: "No.", result: { phone: "555" } }), {
    getToken: () => "s3cret-token",
  });
  const error = await failureOf(sdk.session.login({ username: "editor", password: "hunter22" }));
  const printed = JSON.stringify(error) + String(error.stack) + JSON.stringify(error.cause ?? null);
  expect(printed).not.toMatch(/s3cret-token|hunter22|555/);
});

it("downloads a file with its own name", async () => {
  const disposition = "attachment; filename=\"x.pdf\"; filename*=UTF-8''%E6%B5%B7.pdf";
  const { sdk } = sdkOver(
    () => new Response("data", { headers: { "Content-Disposition": disposition } }),
  );
  const file = await sdk.site.downFile({ id: "f1" });
  expect(file.fileName).toBe("海.pdf");
  expect(await file.blob.text()).toBe("data");
});
