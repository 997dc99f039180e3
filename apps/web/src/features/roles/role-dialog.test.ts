import { expect, test } from "vitest";
import { readRoleDialog, roleDialog, roleTabs } from "./role-dialog.ts";

test.each(roleTabs)("the tab %s round-trips through the URL", (tab) => {
  expect(readRoleDialog(roleDialog("r1", tab))).toEqual({ id: "r1", tab });
});

test("an unknown tab in the URL falls back to the first tab", () => {
  expect(readRoleDialog("r1:whatever")).toEqual({ id: "r1", tab: "role" });
  expect(readRoleDialog("new")).toEqual({ id: "new", tab: "role" });
});
