import { describe, expect, it } from "vitest";
import { failureOf } from "../tests/_failure-of.ts";
import { reply } from "../tests/_recording-fetch.ts";
import { testSdk } from "../tests/_test-sdk.ts";

describe("request()", () => {
  it.each(["get", "post", "put", "delete", "GET", "Post"])("sends a %s", async (method) => {
    const { sdk, calls } = testSdk(() => reply({ id: "a" }));
    expect(await sdk.request({ url: "/x", method })).toEqual({ id: "a" });
    expect(calls).toMatchObject([{ method: method.toUpperCase(), url: "/rest/x" }]);
  });

  it("sends a GET by default", async () => {
    const { sdk, calls } = testSdk(() => reply(null));
    await sdk.request({ url: "/x" });
    expect(calls[0]?.method).toBe("GET");
  });

  it("sends data as JSON or as a form, and parameters in the query", async () => {
    const { sdk, calls } = testSdk(() => reply(null));
    const form = new FormData();
    await sdk.request({ url: "/x", method: "post", params: { a: 1 }, data: { b: "" } });
    await sdk.request({ url: "/x", method: "put", data: form });
    await sdk.request({ url: "/x", method: "delete", data: ["a"] });
    await sdk.request({ url: "/x", method: "delete", data: null });
    expect(calls.map((call) => [call.url, call.body, call.headers.get("Content-Type")])).toEqual([
      ["/rest/x?a=1", '{"b":""}', "application/json"],
      ["/rest/x", form, null],
      ["/rest/x", '["a"]', "application/json"],
      ["/rest/x", null, null],
    ]);
  });

  it("drops empty parameters of a GET unless saveNull, and keeps 0 and false", async () => {
    const { sdk, calls } = testSdk(() => reply(null));
    const params = { a: "", b: undefined, c: null, d: 0, e: false, f: [], g: ["x", "", "y"] };
    await sdk.request({ url: "/x", params });
    await sdk.request({ url: "/x", params: { a: "", b: undefined, d: 0 }, saveNull: true });
    await sdk.request({ url: "/x", params: { a: "" } }, { saveNull: true });
    expect(calls.map((call) => call.url)).toEqual([
      "/rest/x?d=0&e=false&g=x&g=y",
      "/rest/x?a=&b=&d=0",
      "/rest/x?a=",
    ]);
  });

  it("keeps the query of its url", async () => {
    const { sdk, calls } = testSdk(() => reply(null));
    await sdk.request({ url: "/x?a=", params: { b: 1 } });
    await sdk.request({ url: "/x?a=#top", params: { b: "" } });
    expect(calls.map((call) => call.url)).toEqual(["/rest/x?a=&b=1", "/rest/x?a="]);
  });

  it("joins base URL and url with one slash", async () => {
    const { sdk, calls } = testSdk(() => reply(null), { baseUrl: "https://own.example/rest/" });
    await sdk.request({ url: "x" });
    await sdk.request({ url: "/x" });
    expect(calls.map((call) => call.url)).toEqual(Array(2).fill("https://own.example/rest/x"));
  });
});

describe("an invalid request()", () => {
  it.each([
    ["an empty url", { url: "" }, "the url param does not exist"],
    ["an unknown method", { url: "/x", method: "fetch" }, "the method fetch is unknown"],
    [
      "a method the contract does not know",
      { url: "/x", method: "patch" },
      "the method patch is unknown",
    ],
    ["no method", { url: "/x", method: "" }, "the method  is unknown"],
    [
      "another host",
      { url: "https://evil.example/" },
      "the url param must be a path under the baseUrl",
    ],
    [
      "another host without scheme",
      { url: "//evil.example/" },
      "the url param must be a path under the baseUrl",
    ],
    ["a GET with data", { url: "/x", data: { a: 1 } }, "data is missing or cannot be sent"],
    [
      "an object in the query",
      { url: "/x", params: { a: {} } },
      "the request is missing or cannot be sent",
    ],
    [
      "half a character in the query",
      { url: "/x", params: { a: "\ud800" } },
      "the request is missing or cannot be sent",
    ],
  ])("is rejected with %s, sends nothing and shows no notice", async (_name, config, message) => {
    const { sdk, calls, onNotice } = testSdk(() => reply(null), { getToken: () => "t-1" });
    const error = await failureOf(sdk.request(config));
    expect(error).toMatchObject({ kind: "usage", errorCode: "CLIENT_USAGE", message });
    expect([calls.length, onNotice.mock.calls.length]).toEqual([0, 0]);
  });
});
