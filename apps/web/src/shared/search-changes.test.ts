import { expect, test } from "vitest";
import { withSearchChanges } from "./search-changes.ts";

test("two changes to the same URL are both applied", () => {
  const shown = { pageNo: "3", status: "enabled" };
  const opened = withSearchChanges(shown, shown, { ...shown, dialog: "7" });
  const filtered = withSearchChanges(opened, shown, { status: "enabled", keyword: "port" });
  expect(filtered).toEqual({ dialog: "7", status: "enabled", keyword: "port", pageNo: undefined });
});

test("a single change is applied", () => {
  const shown = { keyword: "a" };
  expect(withSearchChanges(shown, shown, { keyword: "b" })).toEqual({ keyword: "b" });
});
