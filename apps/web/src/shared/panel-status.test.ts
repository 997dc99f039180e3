import { ApiError } from "@atrium/sdk";
import { afterEach, expect, test } from "vitest";
import { setLocale } from "./i18n.ts";
import { pendingStatus } from "./panel-status.ts";

const query = (error: Error | null) => ({ error, refetch: () => Promise.resolve() });
const refused = (errorCode: "NOT_FOUND" | "FORBIDDEN" | "INTERNAL", status: number) =>
  new ApiError({ kind: "refused", errorCode, message: "No.", status, requestId: "7" });

afterEach(() => setLocale("en"));

test("a pending query is loading", () => {
  expect(pendingStatus(query(null), "View articles")).toEqual({ status: "loading" });
});

test("a query that waits for the connection says so", () => {
  expect(pendingStatus({ ...query(null), isPaused: true }, "View articles")).toEqual({
    status: "failed",
    message: "You are offline. This loads as soon as you are connected again.",
  });
});

test.each([
  ["en", "An administrator"],
  ["zh-CN", "管理员"],
])("a forbidden query names the permission and who can grant it: %s", async (tag, grantedBy) => {
  await setLocale(tag);
  expect(pendingStatus(query(refused("FORBIDDEN", 403)), "View articles")).toEqual({
    status: "forbidden",
    permission: "View articles",
    grantedBy,
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
