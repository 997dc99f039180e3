import { describe, expect, it } from "vitest";
import { inspect } from "node:util";
import { failureOf } from "../tests/_failure-of.ts";
import { refusal } from "../tests/_recording-fetch.ts";
import { testSdk } from "../tests/_test-sdk.ts";
import * as thisCopy from "./api-error.ts";

const { ApiError, failure, isApiError } = thisCopy;

const token = "tk-7f3a9c52";
const secrets = /tk-7f3a9c52|hunter22|phone|555/;

/** Every way in which an error gets printed, logged or sent. */
function printed(error: Error): string {
  return [
    String(error),
    error.stack,
    JSON.stringify(error),
    inspect(error, { depth: Infinity, showHidden: true, getters: false }),
    inspect({ nested: { error } }, { depth: Infinity }),
    JSON.stringify(Object.entries(error)),
    inspect(structuredClone(error), { depth: Infinity, showHidden: true }),
  ].join("\n");
}

/** What a transport of the worst kind throws: it keeps the request and quotes it. */
function indiscreetError(): Error {
  const inner = Object.assign(new Error(`socket closed after ${token}, ${token}`), {
    code: "ECONNRESET",
  });
  return Object.assign(new TypeError(`fetch failed for ${token}`, { cause: inner }), {
    headers: { Authorization: token },
    config: { data: { password: "hunter22" } },
  });
}

describe("a failed call, however it is printed,", () => {
  it("contains no token, no password and no personal data of the response", async () => {
    const { sdk } = testSdk(
      () =>
        refusal(409, {
          message: `No, ${token} may not.`,
          errorCode: "VERSION_CONFLICT",
          result: { current: { phone: "555" } },
        }),
      { getToken: () => token },
    );
    const error = await failureOf(sdk.session.login({ username: "editor", password: "hunter22" }));
    expect(error.result).toEqual({ current: { phone: "555" } });
    expect(printed(error)).not.toMatch(secrets);
    expect(printed(error)).toContain("VERSION_CONFLICT");
  });

  it("keeps name, message, code and stack of a transport's error, without the token", async () => {
    const { sdk } = testSdk(() => Promise.reject(indiscreetError()), { getToken: () => token });
    const error = await failureOf(sdk.session.login({ username: "editor", password: "hunter22" }));
    expect(printed(error)).not.toMatch(secrets);
    expect(error.cause).toMatchObject({
      name: "TypeError",
      message: "fetch failed for [token]",
      stack: expect.stringContaining("indiscreetError"),
      cause: { message: "socket closed after [token], [token]", code: "ECONNRESET" },
    });
  });

  it.each([
    ["a text", token],
    ["an object", { token }],
    ["nothing", undefined],
  ])("omits %s that was thrown instead of an error", async (_name, thrown) => {
    const { sdk } = testSdk(() => Promise.reject(thrown), { getToken: () => token, retries: 0 });
    const error = await failureOf(sdk.users.list());
    expect([error.kind, error.cause]).toEqual(["network", undefined]);
    expect(printed(error)).not.toMatch(secrets);
  });

  it("survives circular causes", async () => {
    const circle = new Error("round");
    circle.cause = circle;
    const { sdk } = testSdk(() => Promise.reject(circle), { retries: 0 });
    expect((await failureOf(sdk.users.list())).kind).toBe("network");
  });

  it("omits a body that cannot be serialised", async () => {
    const circular: Record<string, unknown> = { password: "hunter22" };
    circular["self"] = circular;
    const { sdk, calls, onNotice } = testSdk(() => refusal(400, {}));
    const error = await failureOf(sdk.request({ url: "/x", method: "post", data: circular }));
    expect(error).toMatchObject({ kind: "usage", errorCode: "CLIENT_USAGE" });
    expect(printed(error)).not.toMatch(secrets);
    expect([calls.length, onNotice.mock.calls.length]).toEqual([0, 0]);
  });
});

it("serialises what a log needs", () => {
  const error = new ApiError({
    kind: "refused",
    errorCode: "NOT_FOUND",
    message: "No.",
    status: 404,
    requestId: "r1",
    result: { phone: "555" },
  });
  expect(JSON.parse(JSON.stringify(error))).toEqual({
    name: "ApiError",
    kind: "refused",
    errorCode: "NOT_FOUND",
    message: "No.",
    status: 404,
    requestId: "r1",
    fieldErrors: [],
  });
  expect(structuredClone(error)).toMatchObject({ message: "No." });
  expect([error.result, failure("network", "gone").result]).toEqual([{ phone: "555" }, null]);
});

it("has a code for each kind of client-side failure", () => {
  const codes = (["network", "timeout", "aborted", "parse", "usage"] as const).map(
    (kind) => failure(kind, "No.").errorCode,
  );
  expect(codes).toEqual(["NETWORK", "TIMEOUT", "ABORTED", "PARSE", "CLIENT_USAGE"]);
});

describe("isApiError", () => {
  it("recognises the errors of a second copy of the package", async () => {
    const address = "./api-error.ts?second-copy";
    const copy = (await import(address)) as typeof thisCopy;
    expect(copy.ApiError).not.toBe(ApiError);
    const error = copy.failure("network", "gone");
    expect([error instanceof ApiError, isApiError(error)]).toEqual([false, true]);
    expect(copy.isApiError(failure("network", "gone"))).toBe(true);
  });

  it.each([
    [null],
    [undefined],
    ["ApiError"],
    [7],
    [{}],
    [new Error("x")],
    [{ name: "ApiError", kind: "network" }],
  ])("rejects %s", (value) => {
    expect(isApiError(value)).toBe(false);
  });
});
