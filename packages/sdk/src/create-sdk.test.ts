import { describe, expect, it, vi } from "vitest";
import { failureOf } from "../tests/_failure-of.ts";
import { refusal, reply } from "../tests/_recording-fetch.ts";
import { testSdk } from "../tests/_test-sdk.ts";
import { operationTable } from "./generated/operations.ts";
import { createSdk } from "./index.ts";

const emptyPage = { records: [], total: 0, pageNo: 1, pageSize: 10, pages: 0 };

describe("the input", () => {
  it("puts path parameters into the path and the rest of a GET into the query", async () => {
    const { sdk, calls } = testSdk(() => reply(emptyPage));
    await sdk.articles.page({ pageNo: 2, keyword: "tide & wave" });
    await sdk.articles.get({ id: "a1" });
    expect(calls.map((call) => call.url)).toEqual([
      "/rest/api/dtArticle/page?pageNo=2&keyword=tide%20%26%20wave",
      "/rest/api/dtArticle/get/a1",
    ]);
  });

  it("accepts an id or an object with it, and sends no body with a delete", async () => {
    const { sdk, calls } = testSdk(() => reply(null));
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
    const { sdk, calls } = testSdk(() =>
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

  it.each(["", ".", ".."])("never reaches another operation for the id %j", async (id) => {
    const { sdk, calls } = testSdk(() => reply(null));
    const error = await failureOf(sdk.users.delete({ id }));
    expect([error.kind, error.message]).toEqual(["usage", "id is missing or cannot be sent"]);
    expect(calls).toEqual([]);
  });

  it("keeps a write's query parameters in the query", async () => {
    const { sdk, calls } = testSdk(() => reply({ password: "x" }));
    await sdk.users.resetPwd({ id: "u1" });
    expect(calls[0]).toMatchObject({ method: "PUT", url: "/rest/user/resetPwd?id=u1", body: null });
  });
});

describe("the token", () => {
  it("is sent in the Authorization header of every call, including the raw client's", async () => {
    const { sdk, calls } = testSdk(() => reply([]), { getToken: () => "t-1" });
    await sdk.users.list();
    await sdk.client.GET("/user/list");
    expect(calls.map((call) => call.headers.get("Authorization"))).toEqual(["t-1", "t-1"]);
  });

  it("is omitted when there is none", async () => {
    const { sdk, calls } = testSdk(() => reply([]), { getToken: () => null });
    await sdk.users.list();
    expect(calls[0]?.headers.has("Authorization")).toBe(false);
  });
});

describe("failures", () => {
  it.each([
    ["success false with HTTP 200", reply(null, { success: false, message: "No." })],
    ["code 1 with HTTP 200", reply(null, { code: 1, message: "No." })],
    ["an HTTP failure with an envelope", refusal(409, { message: "No.", errorCode: "DUPLICATE" })],
  ])("reject with the server's message and show one notice: %s", async (_name, response) => {
    const { sdk, onNotice } = testSdk(() => response);
    const error = await failureOf(sdk.users.list());
    expect(error).toMatchObject({ kind: "refused", message: "No.", requestId: "r1" });
    expect(onNotice).toHaveBeenCalledExactlyOnceWith(error);
  });

  it("carry the code, the field errors and the result", async () => {
    const fieldErrors = [{ field: "title", code: "required", message: "is missing" }];
    const { sdk } = testSdk(() =>
      refusal(400, { errorCode: "VALIDATION_FAILED", message: "Check the form.", fieldErrors }),
    );
    const error = await failureOf(sdk.users.list());
    expect(error).toMatchObject({ status: 400, errorCode: "VALIDATION_FAILED", fieldErrors });
  });

  it("name the status when a proxy responds with a page, and never contain the page", async () => {
    const { sdk } = testSdk(() => new Response("<html>secret</html>", { status: 500 }));
    expect(await failureOf(sdk.users.list())).toMatchObject({
      message: "The server answered with status 500.",
      errorCode: "INTERNAL",
    });
  });

  it("include an empty body with a failing status", async () => {
    const { sdk } = testSdk(
      () => new Response(null, { status: 500, headers: { "Content-Length": "0" } }),
    );
    expect(await failureOf(sdk.users.list())).toMatchObject({ kind: "refused", status: 500 });
  });

  it.each([
    ["an empty body", ""],
    ["HTML", "<p>hi</p>"],
    ["broken JSON", '{"success":'],
    ["a bare list", "[]"],
  ])("include %s with HTTP 200", async (_name, body) => {
    const { sdk } = testSdk(() => new Response(body));
    expect(await failureOf(sdk.users.list())).toMatchObject({ kind: "parse", errorCode: "PARSE" });
  });

  it("show no notice when the call is silent", async () => {
    const { sdk, onNotice } = testSdk(() => refusal(409, { message: "No." }));
    await failureOf(sdk.users.list(undefined, { silent: true }));
    expect(onNotice).not.toHaveBeenCalled();
  });
});

describe("401", () => {
  const expired = () => refusal(401, { errorCode: "UNAUTHENTICATED", message: "No session." });

  it("shows one notice and one report however many calls fail together", async () => {
    const { sdk, onNotice, onUnauthorized } = testSdk(expired, { getToken: () => "t-1" });
    await Promise.all([1, 2, 3].map(() => failureOf(sdk.users.list())));
    expect(onUnauthorized).toHaveBeenCalledOnce();
    expect(onNotice).toHaveBeenCalledOnce();
    expect(onNotice.mock.calls[0]?.[0].message).toBe(
      "the identity information has expired, please log in again",
    );
  });

  it("is not reported for the log-out call of either pair", async () => {
    const { sdk, onNotice, onUnauthorized } = testSdk(expired, { getToken: () => "t-1" });
    await failureOf(sdk.session.removeToken());
    await failureOf(sdk.session.logout());
    expect(onUnauthorized).not.toHaveBeenCalled();
    expect(onNotice).not.toHaveBeenCalled();
  });

  it("does not end the new session when its token has been replaced", async () => {
    let token = "old";
    const { sdk, onUnauthorized } = testSdk(
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
    const { sdk, onUnauthorized } = testSdk(expired, { getToken: () => token });
    await failureOf(sdk.users.list());
    token = "second";
    await failureOf(sdk.users.list());
    expect(onUnauthorized).toHaveBeenCalledTimes(2);
  });
});

describe("the groups of operations", () => {
  const { sdk } = testSdk(() => reply([]));

  it("are enumerable", () => {
    expect(Object.keys(sdk)).toEqual(expect.arrayContaining(["client", "request", "users"]));
    expect(Object.keys(sdk).length).toBe(2 + Object.keys(operationTable).length);
    expect(["users" in sdk, "unknown" in sdk, "list" in sdk.users]).toEqual([true, false, true]);
    expect(Object.keys(sdk.users)).toContain("resetPwd");
  });

  it("return the same methods each time", () => {
    const { users } = sdk;
    const { list } = users;
    expect([sdk.users === users, sdk.users.list === list]).toEqual([true, true]);
  });

  it("can be destructured and copied", async () => {
    const { list } = sdk.users;
    const copy = { ...sdk, users: { ...sdk.users, page: sdk.users.list } };
    expect([await list(), await copy.users.list(), await copy.users.page()]).toEqual([[], [], []]);
  });

  it("can be replaced, as a whole and method by method", async () => {
    const { sdk: own } = testSdk(() => reply([]));
    const list = vi.spyOn(own.users, "list").mockResolvedValue([]);
    await own.users.list();
    expect(list).toHaveBeenCalledOnce();
    own.users = { ...own.users, list: own.users.page as never };
    expect(own.users.list).toBe(own.users.page);
  });

  it("are not thenable, so an async function may return them", async () => {
    expect(await Promise.resolve(sdk)).toBe(sdk);
    expect(await Promise.resolve(sdk.users)).toBe(sdk.users);
    expect(Reflect.get(sdk, "unknown")).toBeUndefined();
    expect(Reflect.get(sdk.users, Symbol.iterator)).toBeUndefined();
  });
});

it("looks the global fetch up for each call", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(reply("stubbed")));
  const call = createSdk({ baseUrl: "/rest" }).request({ url: "/x" });
  expect(await call.finally(() => vi.unstubAllGlobals())).toBe("stubbed");
});
