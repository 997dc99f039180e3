import { parseListState } from "@atrium/hooks/resource";
import { expect, test } from "vitest";
import { commentList, toPageQuery } from "./comment-list.ts";

const statusAskedFor = (search: Record<string, string>) =>
  toPageQuery(parseListState(search, commentList)).status;

test("pending comments are the default unless the URL names a status", () => {
  expect(statusAskedFor({})).toBe("pending");
  expect(statusAskedFor({ status: "spam" })).toBe("spam");
  expect(statusAskedFor({ status: "all" })).toBeUndefined();
  expect(statusAskedFor({ status: "<script>" })).toBe("pending");
});
