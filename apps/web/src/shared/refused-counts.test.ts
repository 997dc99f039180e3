import { ApiError } from "@atrium/sdk";
import { expect, test } from "vitest";
import { refusedCounts } from "./refused-counts.ts";

function refusal(errorCode: "IN_USE" | "HAS_CHILDREN" | "NOT_FOUND", result?: unknown) {
  return new ApiError({ kind: "refused", errorCode, message: "no", status: 409, result });
}

test("refusedCounts returns how many records block a deletion", () => {
  expect(refusedCounts(refusal("HAS_CHILDREN", { children: 3 }))).toEqual({ children: 3 });
  expect(refusedCounts(refusal("IN_USE", { articleTypes: 1, reviews: 0 }))).toEqual({
    articleTypes: 1,
    reviews: 0,
  });
});

test("refusedCounts returns nothing for other errors", () => {
  expect(refusedCounts(refusal("IN_USE"))).toEqual({});
  expect(refusedCounts(refusal("IN_USE", { users: "three" }))).toEqual({});
  expect(refusedCounts(refusal("NOT_FOUND", { children: 3 }))).toEqual({});
  expect(refusedCounts(new Error("no"))).toEqual({});
});
