import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { unsavedTabs } from "./close-tabs.ts";
import type { TabInput, TabsAction, TabsState } from "./tab-types.ts";
import { activeTab, cachedNames, emptyTabs, tabsReducer } from "./tabs-reducer.ts";

function input(key: string, more: Partial<TabInput> & { search?: string } = {}): TabInput {
  const pathname = `/${key}`;
  const href = pathname + (more.search ?? "");
  const snapshot = { key, pathname, href, hash: "", params: {}, search: {} };
  return { snapshot, title: key, name: `${key}-view`, affix: key.startsWith("!"), ...more };
}

/** Tabs of some keys, opened in order: "!" marks an affixed one, "*" the one to be active. */
function tabsOf(outline: string, limit = 50): TabsState {
  const keys = outline.split(" ").filter(Boolean);
  const opened = keys.reduce(
    (state, key) => tabsReducer(state, { type: "open", tab: input(key.replace("*", "")) }),
    emptyTabs({ limit }),
  );
  const active = keys.find((key) => key.endsWith("*"))?.replace("*", "");
  return active === undefined ? opened : tabsReducer(opened, { type: "activate", key: active });
}

function outlineOf(state: TabsState): string {
  return state.tabs.map(({ key }) => (key === state.activeKey ? `${key}*` : key)).join(" ");
}

function run(state: TabsState, ...actions: TabsAction[]): TabsState {
  return actions.reduce(tabsReducer, state);
}

describe("what closes, and what is active then", () => {
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

  test("pinned tabs stay when many are closed, and close when they are named", () => {
    const state = run(tabsOf("!h a b c*"), { type: "pin", key: "c", pinned: true });
    expect(outlineOf(state)).toBe("!h c* a b");
    expect(outlineOf(run(state, { type: "closeOthers", key: "a" }))).toBe("!h c* a");
    expect(outlineOf(run(state, { type: "closeAll" }))).toBe("!h c*");
    expect(outlineOf(run(state, { type: "close", key: "c" }))).toBe("!h a* b");
    expect(outlineOf(run(state, { type: "pin", key: "c", pinned: false }))).toBe("!h c* a b");
  });

  test("only the unsaved tabs that would close are asked about", () => {
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
  test("a second time shows the tab with its new address", () => {
    const state = run(tabsOf("a b*"), { type: "open", tab: input("a", { search: "?x=1" }) });
    expect(outlineOf(state)).toBe("a* b");
    expect(activeTab(state)?.snapshot.href).toBe("/a?x=1");
  });

  test("the same address again changes nothing, not even the snapshot", () => {
    const state = tabsOf("a b*");
    expect(run(state, { type: "open", tab: input("b") })).toBe(state);
  });

  test("in the background leaves the active tab alone", () => {
    const state = run(tabsOf("a*"), { type: "open", tab: input("b"), background: true });
    expect(outlineOf(state)).toBe("a* b");
  });

  test("without a title gives the unnamed-menu label; so does an emptied one", () => {
    const state = run(emptyTabs(), { type: "open", tab: input("a", { title: "" }) });
    expect(activeTab(state)?.title).toBe("unnamed menu");
    const named = run(state, { type: "setTitle", key: "a", title: "A" });
    expect(activeTab(named)?.title).toBe("A");
    expect(activeTab(run(named, { type: "setTitle", key: "a", title: "" }))?.title).toBe(
      "unnamed menu",
    );
  });

  test("beyond the limit closes the one that was active longest ago", () => {
    const state = run(tabsOf("!h a b c", 4), { type: "activate", key: "a" });
    expect(outlineOf(run(state, { type: "open", tab: input("d") }))).toBe("!h a c d*");
  });

  test("unsaved and pinned tabs stay, even beyond the limit", () => {
    const state = run(
      tabsOf("a b", 2),
      { type: "setUnsaved", key: "a", unsaved: true },
      { type: "pin", key: "b", pinned: true },
      { type: "open", tab: input("c") },
    );
    expect(outlineOf(state)).toBe("b a c*");
  });

  test("in the background at the limit never closes the active tab", () => {
    const state = run(tabsOf("a b*", 1), { type: "open", tab: input("c"), background: true });
    expect(outlineOf(state)).toContain("b*");
  });
});

test("cached views go by name, each once, and without the noCache ones", () => {
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

test("refreshing starts the view afresh", () => {
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

test("closed tabs come back, the last one first, where they were", () => {
  const closed = run(tabsOf("a b c* d"), { type: "close", key: "b" }, { type: "close", key: "c" });
  expect(outlineOf(closed)).toBe("a d*");
  const once = run(closed, { type: "reopen" });
  expect(outlineOf(once)).toBe("a c* d");
  expect(outlineOf(run(once, { type: "reopen" }))).toBe("a b* c d");
  expect(run(tabsOf("a*"), { type: "reopen" })).toEqual(tabsOf("a*"));
});

test("a tab that is open again is passed over when reopening", () => {
  const state = run(
    tabsOf("a b"),
    { type: "close", key: "a" },
    { type: "close", key: "b" },
    { type: "open", tab: input("b") },
    { type: "reopen" },
  );
  expect(outlineOf(state)).toBe("a* b");
});

describe("any actions", () => {
  const keys = fc.constantFrom("!h", "!i", "a", "b", "c", "d", "e", "f");
  const action: fc.Arbitrary<TabsAction> = fc.oneof(
    { weight: 4, arbitrary: keys.map((key) => ({ type: "open" as const, tab: input(key) })) },
    fc.record({
      type: fc.constantFrom(
        "activate",
        "close",
        "closeOthers",
        "closeLeft",
        "closeRight",
        "refresh",
      ),
      key: keys,
    }),
    fc.constantFrom({ type: "closeAll" as const }, { type: "reopen" as const }),
    fc.record({ type: fc.constant("pin"), key: keys, pinned: fc.boolean() }),
    fc.record({ type: fc.constant("move"), key: keys, to: fc.integer({ min: -2, max: 9 }) }),
    fc.record({ type: fc.constant("setUnsaved"), key: keys, unsaved: fc.boolean() }),
  );

  test("keep the tabs in order", () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
        let state = emptyTabs({ limit: 5 });
        for (const one of actions) {
          const before = state;
          state = tabsReducer(state, one);
          checkInvariants(state);
          const affixed = before.tabs.filter((tab) => tab.affix).map((tab) => tab.key);
          expect(state.tabs.map((tab) => tab.key)).toEqual(expect.arrayContaining(affixed));
        }
      }),
      { seed: 3, numRuns: 500 },
    );
  });

  function checkInvariants(state: TabsState): void {
    const open = state.tabs.map((tab) => tab.key);
    expect(new Set(open).size).toBe(open.length);
    const isActiveOpen = state.activeKey !== undefined && open.includes(state.activeKey);
    expect(isActiveOpen).toBe(open.length > 0);
    const ranks = state.tabs.map((tab) => (tab.affix ? 0 : tab.pinned ? 1 : 2));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(state.closed.length).toBeLessThanOrEqual(10);
    // Whatever exceeds the limit has to stay: only the active tab may be free besides.
    const mustStay = state.tabs.filter((tab) => tab.affix || tab.pinned || tab.unsaved);
    expect(open.length).toBeLessThanOrEqual(Math.max(state.limit, mustStay.length + 1));
  }
});
