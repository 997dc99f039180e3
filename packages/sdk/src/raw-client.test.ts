import { describe, expect, it } from "vitest";
import { failureOf } from "../tests/_failure-of.ts";
import { refusal, reply, neverResponds } from "../tests/_recording-fetch.ts";
import { testSdk } from "../tests/_test-sdk.ts";

describe("the raw client", () => {
  it("returns data and response unchanged", async () => {
    const { sdk } = testSdk(() => reply([{ id: "u1" }], { message: "ok" }));
    const { data, error, response } = await sdk.client.GET("/user/list");
    expect(data).toMatchObject({ success: true, result: [{ id: "u1" }] });
    expect([error, response.status]).toEqual([undefined, 200]);
  });

  it("ignores the envelope and reports nothing", async () => {
    const { sdk, onNotice, onUnauthorized } = testSdk(() => refusal(401, { message: "No." }));
    const { data, error, response } = await sdk.client.GET("/user/list");
    expect(error).toMatchObject({ success: false, message: "No." });
    expect([data, response.status]).toEqual([undefined, 401]);
    expect([onNotice.mock.calls, onUnauthorized.mock.calls]).toEqual([[], []]);
  });

  it.each([
    ["a page", "<html>", "<html>"],
    ["nothing", "", undefined],
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
    await sdk.client.DELETE("/token", { token: "old" });
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
    const { sdk, onNotice } = testSdk(neverResponds);
    const error = await failureOf(sdk.client.GET("/user/list", { timeoutMs: 5 }));
    expect([error.kind, onNotice.mock.calls]).toEqual(["timeout", []]);
  });
});
