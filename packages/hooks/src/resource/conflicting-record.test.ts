import { ApiError } from "@atrium/sdk";
import { expect, test } from "vitest";
import { conflictingRecord } from "./conflicting-record.ts";

const current = { id: "1", version: 3, name: "B" };

const refusal = (result: unknown, errorCode: "VERSION_CONFLICT" | "DUPLICATE") =>
  new ApiError({ kind: "refused", errorCode, message: "too late", status: 409, result });

test("the record of a conflict comes along with the error", () => {
  expect(conflictingRecord(refusal({ current }, "VERSION_CONFLICT"))).toEqual(current);
});

test.each([
  ["another refusal", refusal({ current }, "DUPLICATE")],
  ["no result", refusal(null, "VERSION_CONFLICT")],
  ["a record without a version", refusal({ current: { id: "1" } }, "VERSION_CONFLICT")],
  ["no record in the result", refusal({ current: null }, "VERSION_CONFLICT")],
  ["any error", new Error("x")],
])("there is none with %s", (_, error) => {
  expect(conflictingRecord(error)).toBeUndefined();
});
