import { ApiError } from "@atrium/sdk";
import { expect, test } from "vitest";
import { pendingStatus } from "./panel-status.ts";

const query = (error: Error | null) => ({ error, refetch: () => Promise.resolve() });
const refused = (errorCode: "NOT_FOUND" | "FORBIDDEN" | "INTERNAL", status: number) =>
  new ApiError({ kind: "refused", errorCode, message: "No.", status, requestId: "7" });

test("a pending query is loading, and a forbidden one names the permission", () => {
  expect(pendingStatus(query(null), "View articles")).toEqual({ status: "loading" });
  expect(pendingStatus(query(refused("FORBIDDEN", 403)), "View articles")).toEqual({
    status: "forbidden",
    permission: "View articles",
  });
});

test("a failed query can be retried", () => {
  expect(pendingStatus(query(refused("INTERNAL", 500)), "View articles")).toMatchObject({
    status: "failed",
    message: "No.",
    requestId: "7",
  });
});

test("a missing record offers the way back instead of a retry", () => {
  expect(pendingStatus(query(refused("NOT_FOUND", 404)), "View articles", "back")).toEqual({
    status: "nothingFound",
    text: "No.",
    action: "back",
  });
});
