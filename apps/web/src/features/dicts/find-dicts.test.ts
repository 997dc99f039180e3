import { expect, test } from "vitest";
import { findDicts } from "./find-dicts.ts";

const dicts = [
  { name: "Status of an account", code: "userStatus" },
  { name: "Gender", code: "gender" },
  { name: "状态", code: "article-status" },
];

test.each([
  ["", 3],
  ["  ", 3],
  ["STATUS", 2],
  ["account user", 1],
  ["account article", 0],
  ["状态", 1],
])("the query %j finds %i dictionaries", (messages, count) => {
  expect(findDicts(dicts, messages)).toHaveLength(count);
});
