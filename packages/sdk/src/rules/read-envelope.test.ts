import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { isApiError, type AnyApiError } from "../api-error.ts";
import { SDK_MESSAGES } from "../messages.ts";
import { readEnvelope, type RawResponse, type Envelope } from "./read-envelope.ts";

function judge(answer: Partial<RawResponse>, token: string | null = null): Envelope | AnyApiError {
  try {
    return readEnvelope({ status: 200, text: "", ...answer }, SDK_MESSAGES, token);
  } catch (error) {
    if (isApiError(error)) return error;
    throw error;
  }
}
const judgeJson = (envelope: unknown, status = 200) =>
  judge({ status, text: JSON.stringify(envelope) });

describe("a success is", () => {
  it.each([
    [{ success: true, code: 0, result: { id: "a" } }, { id: "a" }],
    [{ success: true, message: "ok" }, null],
    [{ code: 0 }, null],
    [{ result: 0 }, 0],
  ])("%j", (envelope, result) => {
    expect(judgeJson(envelope)).toEqual({ ...envelope, result });
  });

  it("an empty 204 or 205", () => {
    expect(judge({ status: 204 })).toEqual({ result: null });
    expect(judge({ status: 205 })).toEqual({ result: null });
    expect(judge({ status: 204, text: "{}" })).toMatchObject({ kind: "parse" });
    expect(judge({ status: 202 })).toMatchObject({ kind: "parse" });
  });

  it("any object from a server with another contract", () => {
    expect(judge({ text: '{"url":"x"}', foreign: true })).toEqual({ url: "x", result: null });
    expect(judge({ text: '{"url":"x"}' })).toMatchObject({ kind: "parse" });
  });

  it("a result without an envelope, with a good status only", () => {
    expect(judge({ result: "file" })).toEqual({ result: "file" });
    expect(judge({ result: "file", status: 404 })).toMatchObject({ kind: "refused", status: 404 });
  });
});

describe("a failure is", () => {
  it.each([
    ["success false", { success: false, code: 0, result: 1 }],
    ["a success that is not true", { success: "false", result: 1 }],
    ["code 1", { success: true, code: 1, result: 1 }],
    ["code 1 as text", { code: "1", result: 1 }],
  ])("%s with HTTP 200", (_name, envelope) => {
    expect(judgeJson({ ...envelope, message: "No." })).toMatchObject({
      kind: "refused",
      message: "No.",
      status: 200,
    });
  });

  it.each([100, 199, 300, 304, 400, 409, 500, 599])(
    "a status %i, whatever its body says",
    (status) => {
      expect(judgeJson({ success: true, code: 0, result: 1 }, status)).toMatchObject({
        kind: "refused",
        status,
      });
    },
  );

  it.each([
    [401, "UNAUTHENTICATED"],
    [403, "FORBIDDEN"],
    [404, "NOT_FOUND"],
    [429, "RATE_LIMITED"],
    [500, "INTERNAL"],
    [502, "INTERNAL"],
    [400, "VALIDATION_FAILED"],
    [200, "VALIDATION_FAILED"],
  ])("given the code of status %i when it has none: %s", (status, errorCode) => {
    expect(judgeJson({ success: false }, status)).toMatchObject({ errorCode });
    expect(judgeJson({ success: false, errorCode: "OTHER" }, status)).toMatchObject({
      errorCode: "OTHER",
    });
  });

  it("described by the server, else by its status", () => {
    expect(judgeJson({ message: "No." }, 500)).toMatchObject({ message: "No." });
    for (const text of ["", "<html>No.</html>", '{"message":""}', '{"message":5}']) {
      expect(judge({ status: 500, text })).toMatchObject({
        message: "The server answered with status 500.",
      });
    }
  });

  it("returned with its result, and only the contract's members of its field errors", () => {
    const error = judgeJson(
      {
        success: false,
        requestId: "r1",
        result: { current: 1 },
        fieldErrors: [
          { field: "a", code: "b", message: "c", rejectedValue: "hunter22" },
          { field: "a" },
          null,
          "x",
        ],
      },
      400,
    );
    expect(error).toMatchObject({ requestId: "r1", result: { current: 1 } });
    expect(error["fieldErrors" as never]).toEqual([{ field: "a", code: "b", message: "c" }]);
  });

  it("free of the token, even if the server echoes it", () => {
    const text = '{"success":false,"message":"The token tk-123456 is old."}';
    expect(judge({ text, status: 401 }, "tk-123456")).toMatchObject({
      message: "The token [token] is old.",
    });
  });
});

describe("a parse failure is", () => {
  it.each([
    ["an empty body", "", SDK_MESSAGES.unreadable],
    ["broken JSON", '{"success":', SDK_MESSAGES.unreadable],
    ["a list", "[]", SDK_MESSAGES.unreadable],
    ["null", "null", SDK_MESSAGES.unreadable],
    ["an object that is no envelope", '{"code":404}', SDK_MESSAGES.unreadable],
    ["a page", "\n<!doctype html><p>secret", SDK_MESSAGES.pageInstead],
  ])("%s with a good status", (_name, text, message) => {
    expect(judge({ text })).toMatchObject({ kind: "parse", status: 200, message });
  });

  it("an envelope in place of a file", () => {
    const text = '{"success":true,"result":1}';
    expect(judge({ text, result: null })).toMatchObject({ kind: "parse" });
  });
});

describe("any response", () => {
  const status = fc.integer({ min: 100, max: 599 });
  const text = fc.oneof(fc.json(), fc.string(), fc.constant(""));

  test("is a success or one of two errors, and never a success with a failing status", () => {
    fc.assert(
      fc.property(status, text, fc.option(fc.string()), (code, body, retryAfter) => {
        const verdict = judge({ status: code, text: body, retryAfter });
        const kind = isApiError(verdict) ? verdict.kind : "success";
        const possible = code >= 200 && code < 300 ? ["success", "refused", "parse"] : ["refused"];
        expect(possible).toContain(kind);
      }),
      { numRuns: 1000 },
    );
  });

  test("is a failure when it says so, whatever else it contains", () => {
    const failed = fc.constantFrom({ success: false }, { code: 1 }, { success: false, code: 1 });
    fc.assert(
      fc.property(status, fc.dictionary(fc.string(), fc.jsonValue()), failed, (code, rest, no) => {
        expect(judgeJson({ ...rest, ...no }, code)).toMatchObject({
          kind: "refused",
          status: code,
        });
      }),
    );
  });

  test("is no success unless it is a JSON object, or an empty 204 or 205", () => {
    fc.assert(
      fc.property(status, fc.string(), (code, body) => {
        fc.pre(!body.trim().startsWith("{") && !([204, 205].includes(code) && body === ""));
        expect(isApiError(judge({ status: code, text: body }))).toBe(true);
      }),
    );
  });
});
