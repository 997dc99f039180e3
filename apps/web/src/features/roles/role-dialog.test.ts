import { expect, test } from "vitest";
import { readRoleDialog, roleDialog, roleTabs } from "./role-dialog.ts";

test.each(roleTabs)("the tab %s comes back from the address", (tab) => {
  expect(readRoleDialog(roleDialog("r1", tab))).toEqual({ id: "r1", tab });
});

test("what the address does not know is the first tab", () => {
  expect(readRoleDialog("r1:whatever")).toEqual({ id: "r1", tab: "role" });
  expect(readRoleDialog("new")).toEqual({ id: "new", tab: "role" });
});
