import { createNavigation } from "@atrium/hooks";
import { expect, test } from "vitest";
import { menus as messages } from "../../i18n/admin-en/menus.ts";
import type { MenuBranch } from "../../queries/menus.ts";
import { administrationViews, lockoutProblems } from "./administration-lockout.ts";
import { previewEntries } from "./preview-entries.ts";

const blank = {
  createdAt: "",
  createdBy: "",
  createdByName: "",
  updatedAt: "",
  updatedBy: "",
  updatedByName: "",
  version: 1,
  status: "enabled",
  description: null,
  hasChildren: false,
  icon: null,
  permissionCode: null,
  orderBy: 0,
  affix: false,
  noCache: false,
  activeMenu: null,
  badgeKey: null,
} as const;
const page = (component: string, index: number): MenuBranch => ({
  ...blank,
  id: `page${index}`,
  parentId: "system",
  type: "menu",
  name: `Page${index}`,
  title: `Page ${index}`,
  url: `/page${index}`,
  component,
  children: [],
});
const system: MenuBranch = {
  ...blank,
  id: "system",
  parentId: "0",
  type: "directory",
  name: null,
  title: "System",
  url: null,
  component: null,
  children: administrationViews.map(page),
};

function problemsWith(id: string, changes: Partial<MenuBranch>) {
  const stored = [system, ...system.children].find((menu) => menu.id === id) ?? system;
  const { children: _children, ...fields } = { ...stored, ...changes };
  const entries = previewEntries([system], { id, fields });
  return lockoutProblems(createNavigation()(entries), [system]).map(({ id, text }) => ({
    id,
    text: text(messages.problem),
  }));
}

test("nothing is reported while the side menu leads to every page", () => {
  expect(problemsWith("page1", { title: "Other", url: "/other" })).toEqual([]);
});

test.each<Partial<MenuBranch>>([
  { status: "disabled" },
  { type: "hidden-menu" },
  { url: "/page0/:id" },
  { component: "profile/index" },
])("a page that the side menu would no longer lead to is reported: %j", (changes) => {
  expect(problemsWith("page0", changes)).toEqual([
    {
      id: "page0",
      text: "“Page 0”: no entry of the side menu leads to this page, which administrators need. The server refuses that.",
    },
  ]);
});

test("disabling the directory above them reports all of them", () => {
  expect(problemsWith("system", { status: "disabled" })).toHaveLength(administrationViews.length);
});
