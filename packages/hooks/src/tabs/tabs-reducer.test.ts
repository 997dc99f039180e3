import { describe, expect, test } from "vitest";
import { input, outlineOf, tabsOf } from "./_tabs.ts";
import { unsavedTabs } from "./close-tabs.ts";
import type { TabsAction, TabsState } from "./tab-types.ts";
import { activeTab, cachedNames, emptyTabs, tabsReducer } from "./tabs-reducer.ts";

function run(state: TabsState, ...actions: TabsAction[]): TabsState {
  return actions.reduce(tabsReducer, state);
}

describe("closing", () => {
  test.each<[string, TabsAction, string]>([
    ["!h a b* c", { type: "close", key: "b" }, "!h a c*"],
    ["!h a b*", { type: "close", key: "b" }, "!h a*"],
    ["!h a b*", { type: "close", key: "a" }, "!h b*"],
    ["!h* a", { type: "close", key: "!h" }, "!h* a"],
    ["a*", { type: "close", key: "a" }, ""],
    ["!h a b c* d", { type: "closeOthers", key: "b" }, "!h b*"],
    ["!h a b*", { type: "closeOthers", key: "b" }, "!h b*"],
    ["!h* a b", { type: "closeOthers", key: "b" }, "!h* b"],
    ["!h a* b c", { type: "closeLeft", key: "b" }, "!h b* c"],
    ["!h a b* c", { type: "closeLeft", key: "b" }, "!h b* c"],
    ["!h a b c*", { type: "closeRight", key: "a" }, "!h a*"],
    ["!h* a b c", { type: "closeRight", key: "!h" }, "!h*"],
    ["!h a b*", { type: "closeAll" }, "!h*"],
    ["!h !i a b*", { type: "closeAll" }, "!h !i*"],
    ["a b*", { type: "closeAll" }, ""],
    ["a b*", { type: "close", key: "nobody" }, "a b*"],
    ["a b*", { type: "closeOthers", key: "nobody" }, "a b*"],
  ])("%s | %j > %s", (before, action, after) => {
    expect(outlineOf(tabsReducer(tabsOf(before), action))).toBe(after);
  });

  test("keeps pinned tabs unless they are named", () => {
    const state = run(tabsOf("!h a b c*"), { type: "pin", key: "c", pinned: true });
    expect(outlineOf(state)).toBe("!h c* a b");
    expect(outlineOf(run(state, { type: "closeOthers", key: "a" }))).toBe("!h c* a");
    expect(outlineOf(run(state, { type: "closeAll" }))).toBe("!h c*");
    expect(outlineOf(run(state, { type: "close", key: "c" }))).toBe("!h a* b");
    expect(outlineOf(run(state, { type: "pin", key: "c", pinned: false }))).toBe("!h c* a b");
  });

  test("returns only the unsaved tabs that would close", () => {
    const state = run(
      tabsOf("!h a b c"),
      { type: "setUnsaved", key: "!h", unsaved: true },
      { type: "setUnsaved", key: "a", unsaved: true },
      { type: "setUnsaved", key: "c", unsaved: true },
    );
    const keys = (action: Parameters<typeof unsavedTabs>[1]) =>
      unsavedTabs(state, action).map((tab) => tab.key);
    expect(keys({ type: "closeAll" })).toEqual(["a", "c"]);
    expect(keys({ type: "closeRight", key: "b" })).toEqual(["c"]);
    expect(keys({ type: "close", key: "b" })).toEqual([]);
  });
});

describe("opening", () => {
  test("shows an open tab with its new location", () => {
    const state = run(tabsOf("a b*"), { type: "open", tab: input("a", { search: "?x=1" }) });
    expect(outlineOf(state)).toBe("a* b");
    expect(activeTab(state)?.snapshot.href).toBe("/a?x=1");
  });

  test("changes nothing for the same location, not even the snapshot", () => {
    const state = tabsOf("a b*");
    expect(run(state, { type: "open", tab: input("b") })).toBe(state);
  });

  test("keeps the active tab when it happens in the background", () => {
    const state = run(tabsOf("a*"), { type: "open", tab: input("b"), background: true });
    expect(state.tabs.map((tab) => tab.usedAt)).toEqual([1, 0]);
    expect(outlineOf(state)).toBe("a* b");
  });

  test("uses the unnamed-menu label for a missing or empty title", () => {
    const state = run(emptyTabs(), { type: "open", tab: input("a", { title: "" }) });
    expect(activeTab(state)?.title).toBe("unnamed menu");
    const named = run(state, { type: "setTitle", key: "a", title: "A" });
    expect(activeTab(named)?.title).toBe("A");
    expect(activeTab(run(named, { type: "setTitle", key: "a", title: "" }))?.title).toBe(
      "unnamed menu",
    );
  });

  test("closes the least recently used tab beyond the limit", () => {
    const state = run(tabsOf("!h a b c", 4), { type: "activate", key: "a" });
    expect(outlineOf(run(state, { type: "open", tab: input("d") }))).toBe("!h a c d*");
  });

  test("keeps unsaved and pinned tabs, even beyond the limit", () => {
    const state = run(
      tabsOf("a b", 2),
      { type: "setUnsaved", key: "a", unsaved: true },
      { type: "pin", key: "b", pinned: true },
      { type: "open", tab: input("c") },
    );
    expect(outlineOf(state)).toBe("b a c*");
  });

  test("never closes the active tab in the background", () => {
    const state = run(tabsOf("a b*", 1), { type: "open", tab: input("c"), background: true });
    expect(outlineOf(state)).toContain("b*");
  });
});

test("cachedNames lists each view once, without the noCache ones", () => {
  const state = run(
    emptyTabs(),
    { type: "open", tab: input("a", { name: "record" }) },
    { type: "open", tab: input("b", { name: "record" }) },
    { type: "open", tab: input("c", { noCache: true }) },
    { type: "open", tab: input("d", { name: undefined }) },
    { type: "open", tab: input("e") },
  );
  expect(cachedNames(state)).toEqual(["record", "e-view"]);
});

test("refreshing remounts the view", () => {
  const state = run(tabsOf("a*"), { type: "setUnsaved", key: "a", unsaved: true });
  expect(activeTab(run(state, { type: "refresh", key: "a" }))).toMatchObject({
    generation: 1,
    unsaved: false,
  });
});

test.each([
  ["a", 2, "!h b c a*"],
  ["c", 0, "!h c a* b"],
  ["!h", 3, "!h a* b c"],
  ["a", 99, "!h b c a*"],
  ["b", 0.5, "!h a* b c"],
])("moving %s to %s keeps it within its group", (key, to, after) => {
  const at = to === 2 ? 3 : to;
  expect(outlineOf(run(tabsOf("!h a* b c"), { type: "move", key, to: at }))).toBe(after);
});

test("closed tabs reopen in reverse order, in their position", () => {
  const closed = run(tabsOf("a b c* d"), { type: "close", key: "b" }, { type: "close", key: "c" });
  expect(outlineOf(closed)).toBe("a d*");
  const once = run(closed, { type: "reopen" });
  expect(outlineOf(once)).toBe("a c* d");
  expect(outlineOf(run(once, { type: "reopen" }))).toBe("a b* c d");
  expect(run(tabsOf("a*"), { type: "reopen" })).toEqual(tabsOf("a*"));
});

test("reopening respects the limit", () => {
  const state = run(
    tabsOf("a b c", 2),
    { type: "setUnsaved", key: "b", unsaved: true },
    { type: "reopen" },
  );
  expect(outlineOf(state)).toBe("a* b");
  expect(state.closed.map(({ tab }) => tab.key)).toEqual(["c"]);
});

test("the last ten closed tabs can be reopened", () => {
  const keys = Array.from({ length: 12 }, (_, i) => `t${i}`);
  const state = run(tabsOf(keys.join(" ")), { type: "closeAll" });
  expect(state.closed.map(({ tab }) => tab.key)).toEqual(keys.slice(2));
});

test("a reopened tab is remounted", () => {
  const state = run(
    tabsOf("a b*"),
    { type: "setUnsaved", key: "b", unsaved: true },
    { type: "close", key: "b" },
    { type: "reopen" },
  );
  expect(activeTab(state)).toMatchObject({ key: "b", unsaved: false, generation: 1 });
});

describe("restoring", () => {
  const saved = tabsOf("!h a b c*").tabs;

  test("restores tabs and the active one, saved and unused", () => {
    const unsaved = saved.map((tab) => ({ ...tab, unsaved: true }));
    const state = run(emptyTabs(), { type: "restore", tabs: unsaved, activeKey: "a" });
    expect(outlineOf(state)).toBe("!h a* b c");
    expect(state.tabs.map((tab) => tab.unsaved)).toEqual([false, false, false, false]);
    expect(state.tabs.map((tab) => tab.usedAt)).toEqual([0, 1, 0, 0]);
  });

  test("adds tabs behind those already open, which win", () => {
    const state = run(tabsOf("b* d"), { type: "restore", tabs: saved, activeKey: "a" });
    expect(outlineOf(state)).toBe("!h b* d a c");
    const known = tabsOf("b* d").tabs[0];
    expect(state.tabs[1]).toEqual(known);
  });

  test.each([
    ["", 2, "!h a"],
    ["d*", 3, "!h d* a"],
  ])("stops at the limit: %j, %i", (before, limit, after) => {
    const state = run(tabsOf(before, limit), { type: "restore", tabs: saved, activeKey: "c" });
    expect(outlineOf(state)).toBe(after);
  });

  test("activates none without an active one", () => {
    const state = run(emptyTabs(), { type: "restore", tabs: saved, activeKey: undefined });
    expect(state.activeKey).toBeUndefined();
  });
});

test("the least recently used tab is the one not activated since", () => {
  const state = run(
    tabsOf("a b c", 3),
    { type: "activate", key: "a" },
    { type: "close", key: "a" },
    { type: "open", tab: input("d") },
    { type: "open", tab: input("e") },
  );
  // Closing a made b active again, so c is the one that nobody looked at for longest.
  expect(outlineOf(state)).toBe("b d e*");
});

test.each<TabsAction>([
  { type: "activate", key: "a" },
  { type: "activate", key: "nobody" },
  { type: "close", key: "!h" },
  { type: "closeLeft", key: "!h" },
  { type: "refresh", key: "nobody" },
  { type: "pin", key: "nobody", pinned: true },
  { type: "pin", key: "!h", pinned: true },
  { type: "pin", key: "a", pinned: false },
  { type: "move", key: "nobody", to: 0 },
  { type: "move", key: "a", to: 1 },
  { type: "move", key: "a", to: 0 },
  { type: "move", key: "a", to: Number.NaN },
  { type: "reopen" },
  { type: "restore", tabs: [], activeKey: "b" },
  { type: "setTitle", key: "nobody", title: "x" },
  { type: "setUnsaved", key: "nobody", unsaved: true },
])("%j changes nothing, not even the reference", (action) => {
  const state = tabsOf("!h a* b");
  expect(tabsReducer(state, action)).toBe(state);
});

test("reopening skips a tab that is open again", () => {
  const state = run(
    tabsOf("a b"),
    { type: "close", key: "a" },
    { type: "close", key: "b" },
    { type: "open", tab: input("b") },
    { type: "reopen" },
  );
  expect(outlineOf(state)).toBe("a* b");
});
