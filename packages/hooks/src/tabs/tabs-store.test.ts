import { describe, expect, test } from "vitest";
import { memoryStorage } from "../ports/storage.ts";
import type { TabInput } from "./tab-types.ts";
import { createTabs, type TabsOptions } from "./tabs-store.ts";

function input(key: string, more: Partial<TabInput> = {}): TabInput {
  const snapshot = {
    key,
    pathname: key,
    href: key,
    hash: "",
    params: { id: "1" },
    search: { q: 2 },
  };
  return { snapshot, title: key, ...more };
}

function tabsWith(keys: string[], options: TabsOptions = {}) {
  const tabs = createTabs(options);
  for (const key of keys) tabs.open(input(key));
  return { tabs, open: () => tabs.get().tabs.map((tab) => tab.key) };
}

describe("retained state", () => {
  test("survives hiding and is disposed of with the tab", async () => {
    const { tabs } = tabsWith(["/a", "/b"]);
    const ended: string[] = [];
    const editorOf = (key: string) =>
      tabs.retain(
        key,
        "editor",
        () => ({ key }),
        (editor) => ended.push(editor.key),
      );
    const editor = editorOf("/a");
    editorOf("/b");
    tabs.activate("/a");
    expect(editorOf("/a")).toBe(editor);
    expect(ended).toEqual([]);
    await tabs.close("/a");
    expect(ended).toEqual(["/a"]);
    tabs.reset();
    expect(ended).toEqual(["/a", "/b"]);
  });

  test("is disposed of by a refresh, and with tabs over the limit", async () => {
    const { tabs } = tabsWith(["/a", "/b"], { limit: 2 });
    const ended: string[] = [];
    for (const key of ["/a", "/b"])
      tabs.retain(
        key,
        "x",
        () => key,
        (one) => ended.push(one),
      );
    await tabs.refresh("/b");
    expect(ended).toEqual(["/b"]);
    tabs.open(input("/c"));
    expect(ended).toEqual(["/b", "/a"]);
  });

  test("is disposed of when a tab is closed and created again when it is reopened", async () => {
    const { tabs } = tabsWith(["/a"]);
    const first = tabs.retain("/a", "x", () => ({}));
    await tabs.close("/a");
    tabs.reopen();
    expect(tabs.retain("/a", "x", () => ({}))).not.toBe(first);
  });
});

describe("unsaved tabs", () => {
  test("close only after confirmation", async () => {
    const asked: string[][] = [];
    let answer = false;
    const { tabs, open } = tabsWith(["/a", "/b"], {
      confirmLoss: async (lost) => {
        asked.push(lost.map((tab) => tab.key));
        return answer;
      },
    });
    tabs.setUnsaved("/a", true);
    expect(await tabs.closeAll()).toBe(false);
    expect(await tabs.refresh("/a")).toBe(false);
    expect(open()).toEqual(["/a", "/b"]);
    expect(await tabs.close("/b")).toBe(true);
    expect(asked).toEqual([["/a"], ["/a"]]);
    answer = true;
    expect(await tabs.close("/a")).toBe(true);
    expect(open()).toEqual([]);
  });
});

describe("after a page reload", () => {
  test("tabs are restored with their locations, order and the active one", () => {
    const storage = memoryStorage();
    const { tabs } = tabsWith(["/a", "/b", "/c"], { storage });
    tabs.pin("/c", true);
    tabs.setUnsaved("/a", true);
    tabs.activate("/a");
    const again = createTabs({ storage }).get();
    expect(again.tabs.map((tab) => tab.key)).toEqual(["/c", "/a", "/b"]);
    expect(again.activeKey).toBe("/a");
    expect(again.tabs[1]).toMatchObject({
      snapshot: input("/a").snapshot,
      title: "/a",
      unsaved: false,
    });
  });

  test("nothing is restored after a reset", () => {
    const storage = memoryStorage();
    const { tabs } = tabsWith(["/a"], { storage });
    tabs.reset();
    expect(createTabs({ storage }).get().tabs).toEqual([]);
  });

  test.each([
    "",
    "{",
    "null",
    "[]",
    '{"tabs":5}',
    '{"tabs":[null,1,{},{"snapshot":{}},{"title":"x","snapshot":{"key":"//evil","params":{},"search":{}}}]}',
    '{"tabs":[{"title":"x","snapshot":{"key":"/a","pathname":"/a","href":"javascript:1","hash":"","params":{},"search":{}}}]}',
  ])("damaged text %j is ignored", (tabs) => {
    expect(createTabs({ storage: memoryStorage({ tabs }) }).get().tabs).toEqual([]);
  });
});

describe("a relocated tab", () => {
  test("keeps its place, identity and what it retains under the new key", () => {
    const { tabs } = tabsWith(["/new", "/b"]);
    tabs.activate("/new");
    const draft = tabs.retain("/new", "draft", () => ({}));
    const { id } = tabs.get().tabs[0] ?? {};
    tabs.relocate("/new", input("/edit/1").snapshot);
    expect(tabs.get()).toMatchObject({
      activeKey: "/edit/1",
      tabs: [{ key: "/edit/1", id, formerKey: "/new", generation: 0 }, { key: "/b" }],
    });
    expect(tabs.retain("/edit/1", "draft", () => ({}))).toBe(draft);
  });

  test("is shown under its former key until the address has arrived", () => {
    const { tabs } = tabsWith(["/new"]);
    tabs.relocate("/new", input("/edit/1").snapshot);
    tabs.open(input("/edit/1"));
    expect(tabs.get().tabs[0]?.formerKey).toBeUndefined();
    tabs.open(input("/new"));
    const ids = tabs.get().tabs.map((tab) => tab.id);
    expect(new Set(ids).size).toBe(2);
  });

  test("stays where it is when the new location is open already", () => {
    const { tabs, open } = tabsWith(["/new", "/edit/1"]);
    tabs.relocate("/new", input("/edit/1").snapshot);
    expect(open()).toEqual(["/new", "/edit/1"]);
  });
});

describe("dropping tabs whose pages are gone", () => {
  const gone = (...keys: string[]) => keys.includes.bind(keys);

  test("closes them for good, affixed ones too, and returns them", async () => {
    const { tabs, open } = tabsWith(["!home", "/a", "/b", "/c"]);
    await tabs.close("/a");
    const dropped = tabs.drop(({ key }) => gone("!home", "/a", "/b")(key));
    expect(dropped.map(({ key }) => key)).toEqual(["!home", "/b"]);
    expect(open()).toEqual(["/c"]);
    tabs.reopen();
    expect(open()).toEqual(["/c"]);
  });

  test("keeps unsaved ones, and the rest as it is", () => {
    const { tabs } = tabsWith(["/a", "/b"]);
    tabs.setUnsaved("/a", true);
    const before = tabs.get();
    expect(tabs.drop(({ key }) => gone("/a", "/z")(key))).toEqual([]);
    expect(tabs.get()).toBe(before);
  });

  test("keeps an unsaved one that was closed before and opened again", async () => {
    const { tabs } = tabsWith(["/a", "/b"]);
    await tabs.close("/b");
    tabs.open(input("/b"));
    tabs.setUnsaved("/b", true);
    expect(tabs.drop(({ key }) => gone("/b")(key))).toEqual([]);
    expect(tabs.get().tabs).toHaveLength(2);
  });
});
