import { expect, test } from "vitest";
import { copyDialog, readRoleDialog, roleDialog, roleTabs } from "./role-dialog.ts";

test.each(roleTabs)("the tab %s round-trips through the URL", (tab) => {
  expect(readRoleDialog(roleDialog("r1", tab))).toEqual({ id: "r1", tab, isCopy: false });
});

test("a copy round-trips through the URL", () => {
  expect(readRoleDialog(copyDialog("r1"))).toEqual({ id: "r1", tab: "role", isCopy: true });
});

test("an unknown tab in the URL falls back to the first tab", () => {
  expect(readRoleDialog("r1:whatever")).toEqual({ id: "r1", tab: "role", isCopy: false });
  expect(readRoleDialog("new")).toEqual({ id: "new", tab: "role", isCopy: false });
});
