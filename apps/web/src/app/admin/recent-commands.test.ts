import { createNavigation, type MenuEntry } from "@atrium/hooks";
import { beforeEach, expect, test, vi } from "vitest";
import { recentCommands, rememberCommand } from "./recent-commands.ts";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

const menu: MenuEntry = {
  id: "a",
  parentId: "0",
  type: "hidden-menu",
  name: "a",
  title: "Article",
  icon: null,
  url: "/articles/:id",
  component: "article/view",
  permissionCode: null,
  orderBy: 1,
};
const { pages } = createNavigation()([menu]);
const run = () => undefined;
const theme = { value: "theme:dark", label: "Theme: Dark", run };
const article = { value: "article:7", label: "Seven", path: "/articles/7", run };
const go = vi.fn<(path: string) => void>();
const labels = (offered = [theme], of = pages) =>
  recentCommands("u1", offered, of, go).map(({ label }) => label);

test("what was run last comes first, once", () => {
  for (const command of [theme, article, theme]) rememberCommand("u1", command);
  expect(labels()).toEqual(["Theme: Dark", "Seven"]);
  recentCommands("u1", [], pages, go)[0]?.run();
  expect(go).toHaveBeenCalledWith("/articles/7");
});

test("what the user may no longer do, or open, is left out", () => {
  for (const command of [theme, article]) rememberCommand("u1", command);
  expect(labels([])).toEqual(["Seven"]);
  expect(labels([], [])).toEqual([]);
});

test("another user of the machine starts with none, and a broken storage counts as empty", () => {
  rememberCommand("u2", theme);
  expect(labels()).toEqual([]);
  kept.set("recent-commands:u1", '[1, {"value": 2}]');
  expect(labels()).toEqual([]);
});
