import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { operations } from "../tests/_contract.ts";
import { failureOf } from "../tests/_failure-of.ts";
import { methodOf } from "../tests/_method-of.ts";
import { refusal, reply } from "../tests/_recording-fetch.ts";
import { testSdk } from "../tests/_test-sdk.ts";
import { sampleInput } from "./testing/index.ts";
import { ApiError, uploadFile, withResponse, type OperationCall } from "./index.ts";

describe("headers", () => {
  it("come from the SDK and from the call, which wins", async () => {
    const { sdk, calls } = testSdk(() => reply([]), {
      headers: { "X-App": "desk", "X-Tenant": "a" },
    });
    await sdk.users.list({}, { headers: { "X-Tenant": "b", "X-None": undefined } });
    const headers = Object.fromEntries(calls[0]?.headers ?? []);
    expect(headers).toEqual({ "x-app": "desk", "x-tenant": "b" });
  });

  it("are sent with an upload too, but not to another host", async () => {
    const { sdk, calls } = testSdk(() => reply({}, { data: "/files/a.txt" }), {
      baseUrl: "https://own.example/rest",
      headers: { "X-Tenant": "a" },
    });
    const file = new File(["text"], "a.txt");
    await uploadFile(sdk, file, { headers: { "X-Batch": "1" } });
    await uploadFile(sdk, file, {
      action: "https://other.example/upload",
      headers: { "X-Batch": "1" },
    });
    const sent = calls.map(({ headers }) => [headers.get("X-Tenant"), headers.get("X-Batch")]);
    expect(sent).toEqual([
      ["a", "1"],
      [null, "1"],
    ]);
  });

  it("may bring an authorization of their own, which no token replaces", async () => {
    const { sdk, calls } = testSdk(() => reply([]), { getToken: () => "t-1" });
    await sdk.users.list({}, { headers: { Authorization: "Bearer own" } });
    expect(calls[0]?.headers.get("Authorization")).toBe("Bearer own");
  });
});

describe("the token", () => {
  it("may come later", async () => {
    const getToken = () => new Promise<string>((resolve) => setTimeout(resolve, 5, "late"));
    const { sdk, calls } = testSdk(() => reply([]), { getToken });
    await sdk.users.list();
    expect(calls[0]?.headers.get("Authorization")).toBe("late");
  });

  it("is sent at once when it is at hand, so that a page being closed can still send", () => {
    const { sdk, calls } = testSdk(() => reply([]), { getToken: () => "t-1" });
    void sdk.users.list();
    expect(calls).toHaveLength(1);
  });

  it.each(["a\nb", "密码", "", "\0"])(
    "counts as none when no header can carry it: %j",
    async (token) => {
      const { sdk, calls } = testSdk(() => reply([]), { getToken: () => token });
      await sdk.users.list();
      await sdk.users.list({}, { token });
      expect(calls.map(({ headers }) => headers.has("Authorization"))).toEqual([false, false]);
    },
  );

  it.each([
    [
      "throws",
      () => {
        throw new Error("no vault");
      },
    ],
    ["rejects", () => Promise.reject(new Error("no vault"))],
  ])("fails the call when getToken %s, and sends nothing", async (_name, getToken) => {
    const { sdk, calls } = testSdk(() => reply([]), { getToken });
    const error = await failureOf(sdk.users.list());
    expect(error).toMatchObject({
      kind: "usage",
      message: "the token is missing or cannot be sent",
      cause: { message: "no vault" },
    });
    expect(calls).toEqual([]);
  });

  it("fails the call as the call did that was to renew it", async () => {
    const offline = new ApiError({ kind: "network", errorCode: "NETWORK", message: "Offline." });
    const { sdk } = testSdk(() => reply([]), { getToken: () => Promise.reject(offline) });
    expect(await failureOf(sdk.users.list())).toBe(offline);
  });
});

describe("an idempotency key", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("is sent with each try, of which a write with a key has more than one", async () => {
    let left = 2;
    const answer = () =>
      left-- > 0 ? Promise.reject(new TypeError("cut off")) : reply({ id: "m1" });
    const { sdk, calls } = testSdk(answer);
    const saved = sdk.articles.save({ typeId: "t", title: "Tide" }, { idempotencyKey: "key-1" });
    await vi.runAllTimersAsync();
    expect(await saved).toEqual({ id: "m1" });
    expect(calls.map(({ headers }) => headers.get("Idempotency-Key"))).toEqual(
      Array(3).fill("key-1"),
    );
    expect(new Set(calls.map(({ body }) => body)).size).toBe(1);
  });
});

describe("withResponse", () => {
  it("resolves to the result and the response", async () => {
    const { sdk } = testSdk(() => {
      const response = reply([{ id: "u1" }]);
      response.headers.set("X-Request-Id", "r-7");
      return response;
    });
    const { result, response } = await withResponse(sdk.users.list());
    expect([result, response.status, response.headers.get("X-Request-Id")]).toEqual([
      [{ id: "u1" }],
      200,
      "r-7",
    ]);
  });

  it("rejects with the call's error, and with a usage error for another promise", async () => {
    const { sdk } = testSdk(() => refusal(409, { message: "No." }));
    expect((await failureOf(withResponse(sdk.users.list()))).status).toBe(409);
    const other: OperationCall<"usersList"> = Promise.resolve([]);
    expect((await failureOf(withResponse(other))).kind).toBe("usage");
  });
});

describe("an error", () => {
  it.each([...operations])(
    "names the operation %s and its request, without its query",
    async (id, contract) => {
      const { sdk } = testSdk(() => refusal(418, { message: "No." }));
      const error = await failureOf(methodOf(sdk, id)(sampleInput(id)));
      const pattern = contract.path
        .replace(/[.*+?^$()|[\]\\]/g, "\\$&")
        .replace(/{\w+}/g, "[^/?]+");
      expect(error).toMatchObject({ operation: id, method: contract.method });
      expect(error.url).toMatch(new RegExp(`^/rest${pattern}$`));
      expect(JSON.parse(JSON.stringify(error))).toMatchObject({ operation: id, url: error.url });
    },
  );

  it("names what failed when the server gives no reason, for every operation", async () => {
    const { sdk, onNotice } = testSdk(() => reply(null, { success: false, message: "" }));
    for (const [id, { summary }] of operations) {
      const error = await failureOf(methodOf(sdk, id)(sampleInput(id)));
      expect(error.message).toBe(`${summary} failed`);
      expect(onNotice).toHaveBeenLastCalledWith(error);
    }
    expect((await failureOf(sdk.request({ url: "/x" }))).message).toBe("The call failed");
  });

  it("has no request when none could be made", async () => {
    const { sdk } = testSdk(() => reply(null));
    const error = await failureOf(sdk.users.get(""));
    expect([error.kind, error.operation, error.url]).toEqual(["usage", "usersGet", undefined]);
  });
});

const deletions = [...operations].filter(([, { method }]) => method === "DELETE");

it.each(deletions)(
  "%s takes a whole record, and sends only its own parameters",
  async (id, contract) => {
    const { sdk, calls } = testSdk(() => reply(null));
    const names = contract.parameters.map(({ name }) => name);
    const own = Object.fromEntries(names.map((name) => [name, `${name}-1`]));
    await methodOf(
      sdk,
      id,
    )({ title: "Secret", version: 3, list: ["a"], current: { a: 1 }, ...own });
    const url = new URL(calls[0]?.url ?? "", "http://x");
    const query = contract.parameters.filter((parameter) => parameter.in === "query");
    expect([...url.searchParams.keys()]).toEqual(query.map(({ name }) => name));
    expect(calls[0]?.body).toBeNull();
  },
);
