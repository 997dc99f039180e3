import { describe, expect, it } from "vitest";
import { recordingFetch, refusal, reply } from "../tests/_recording-fetch.ts";
import { createSdk, matchError, settle, type OperationError } from "./index.ts";

const changes = { id: "a1", version: 3, title: "Tide tables" };

function answering(response: () => Response) {
  return createSdk({ baseUrl: "https://example.com/rest", ...recordingFetch(response) });
}

describe("settle", () => {
  it("resolves to the result", async () => {
    const sdk = answering(() => reply({ id: "a1", version: 4 }));
    expect(await settle(sdk.articles.update(changes))).toEqual({
      ok: true,
      result: { id: "a1", version: 4 },
    });
  });

  it("resolves to the error of the call, with its result", async () => {
    const current = { id: "a1", version: 5, title: "Tides" };
    const conflict = { errorCode: "VERSION_CONFLICT", message: "changed", result: { current } };
    const sdk = answering(() => refusal(409, conflict));
    const outcome = await settle(sdk.articles.update(changes));
    expect(outcome).toMatchObject({
      ok: false,
      error: { kind: "refused", errorCode: "VERSION_CONFLICT", status: 409, result: { current } },
    });
  });

  it("resolves to network failures too", async () => {
    const sdk = answering(() => {
      throw new TypeError("failed to fetch");
    });
    const outcome = await settle(sdk.articles.update(changes, { retries: 0 }));
    expect(outcome).toMatchObject({ ok: false, error: { kind: "network", errorCode: "NETWORK" } });
  });

  it("rethrows errors that are not the SDK's", async () => {
    const fault = new RangeError("a mistake in the program");
    await expect(settle(Promise.reject(fault))).rejects.toBe(fault);
  });
});

describe("matchError", () => {
  async function failure(status: number, errorCode: string) {
    const sdk = answering(() => refusal(status, { errorCode, message: `was ${errorCode}` }));
    const outcome = await settle(sdk.auths.delete("p1"));
    if (outcome.ok) throw new Error("the call succeeded");
    return outcome.error;
  }

  const words = (error: OperationError<"authsDelete">) =>
    matchError(error, { IN_USE: () => "in use", otherwise: ({ message }) => message });

  it("calls the handler of the code, else `otherwise`", async () => {
    expect(words(await failure(409, "IN_USE"))).toBe("in use");
    expect(words(await failure(403, "FORBIDDEN"))).toBe("was FORBIDDEN");
  });

  it("passes an unknown code of a newer server to `otherwise`", async () => {
    expect(words(await failure(409, "LOCKED_BY_AUDIT"))).toBe("was LOCKED_BY_AUDIT");
  });

  it("rethrows such an error without `otherwise`", async () => {
    const error = await failure(409, "LOCKED_BY_AUDIT");
    const known = () => "known";
    const handlers = {
      IN_USE: known,
      VALIDATION_FAILED: known,
      UNAUTHENTICATED: known,
      FORBIDDEN: known,
      PASSWORD_CHANGE_REQUIRED: known,
      SECOND_FACTOR_DUE: known,
      SESSION_REQUIRED: known,
      STEP_UP_REQUIRED: known,
      NOT_FOUND: known,
      INTERNAL: known,
      UNAVAILABLE: known,
      DATABASE_UNAVAILABLE: known,
      READ_ONLY: known,
      NETWORK: known,
      TIMEOUT: known,
      ABORTED: known,
      PARSE: known,
      ADMIN_LOCKOUT: known,
      VERSION_CONFLICT: known,
      CLIENT_USAGE: known,
    };
    expect(() => matchError(error, handlers)).toThrow(error);
  });
});
