import { createNavigation, type MenuEntry } from "@atrium/hooks";
import { expect, test, vi } from "vitest";
import { adminEn } from "../../i18n/admin-en.ts";
import { placeCommands, recordPath } from "./admin-commands.ts";

const entry = (id: string, url: string, type: MenuEntry["type"] = "menu"): MenuEntry => ({
  id,
  parentId: "0",
  type,
  name: id,
  title: `Page ${id}`,
  icon: null,
  url,
  component: `${id}/index`,
  permissionCode: null,
  orderBy: Number(id.slice(1)),
});
const { pages } = createNavigation()([
  entry("a1", "/a"),
  entry("a2", "/b"),
  entry("a3", "/b/view/:id", "hidden-menu"),
]);
const tab = (key: string, title: string) => ({
  key,
  id: key,
  title,
  name: undefined,
  snapshot: { key, pathname: key, params: {}, search: {}, hash: "", href: `${key}?pageNo=2` },
  affix: false,
  noCache: false,
  pinned: false,
  unsaved: false,
  generation: 0,
  usedAt: 1,
});

test("the commands offer the other open tabs first, then every page that needs no record", () => {
  const go = vi.fn<(href: string) => void>();
  const open = vi.fn<(href: string) => void>();
  const link = { id: "site", type: "link", url: "https://example.com/", title: "Help" };
  const commands = placeCommands({
    pages,
    menu: createNavigation()([link]).menu,
    tabs: [tab("/a", "A"), tab("/b/view/7", "Seven")],
    activeKey: "/a",
    messages: adminEn.commands,
    menuTitle: (title) => title,
    go,
    open,
  });
  expect(commands.map(({ label, group }) => [label, group])).toEqual([
    ["Seven", "Open tabs"],
    ["Page a2", "Pages"],
    ["Help", "Other sites (new tab)"],
  ]);
  for (const { run } of commands) run();
  expect(go.mock.calls).toEqual([["/b/view/7?pageNo=2"], ["/b"]]);
  expect(open.mock.calls).toEqual([["https://example.com/"]]);
});

test("a record has a path only when the user may open its page", () => {
  expect(recordPath(pages, "a3/index", "x/y")).toBe("/b/view/x%2Fy");
  expect(recordPath(pages, "other/view", "1")).toBeUndefined();
});
