import fc from "fast-check";
import { expect, test } from "vitest";
import { input, tabsOf } from "./_tabs.ts";
import type { TabsAction, TabsState } from "./tab-types.ts";
import { emptyTabs, tabsReducer } from "./tabs-reducer.ts";

const keys = fc.constantFrom("!h", "!i", "a", "b", "c", "d", "e", "f");
const action: fc.Arbitrary<TabsAction> = fc.oneof(
  { weight: 4, arbitrary: keys.map((key) => ({ type: "open" as const, tab: input(key) })) },
  fc.record({
    type: fc.constantFrom("activate", "close", "closeOthers", "closeLeft", "closeRight", "refresh"),
    key: keys,
  }),
  fc.constantFrom({ type: "closeAll" as const }, { type: "reopen" as const }),
  fc.record({ type: fc.constant("pin"), key: keys, pinned: fc.boolean() }),
  fc.record({ type: fc.constant("move"), key: keys, to: fc.integer({ min: -2, max: 9 }) }),
  fc.record({
    type: fc.constant("relocate"),
    key: keys,
    snapshot: keys.map((key) => input(key).snapshot),
  }),
  fc.record({ type: fc.constant("setUnsaved"), key: keys, unsaved: fc.boolean() }),
  fc.record({ type: fc.constant("setTitle"), key: keys, title: fc.constantFrom("", "x") }),
  keys.map((key) => ({ type: "open" as const, tab: input(key), background: true })),
  fc.record({
    type: fc.constant("restore"),
    tabs: fc.constant(tabsOf("!i e f g").tabs),
    activeKey: fc.option(keys, { nil: undefined }),
  }),
);

test("the invariants hold after any actions", () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
      let state = emptyTabs({ limit: 5 });
      for (const one of actions) {
        const before = state;
        state = tabsReducer(state, one);
        checkInvariants(state);
        const affixed = before.tabs.filter((tab) => tab.affix).map((tab) => tab.id);
        expect(state.tabs.map((tab) => tab.id)).toEqual(expect.arrayContaining(affixed));
      }
    }),
    { seed: 3, numRuns: 500 },
  );
});

function checkInvariants(state: TabsState): void {
  const open = state.tabs.map((tab) => tab.key);
  expect(new Set(open).size).toBe(open.length);
  const views = state.tabs.map((tab) => `${tab.id}#${tab.generation}`);
  expect(new Set(views).size).toBe(open.length);
  expect(state.activeKey === undefined || open.includes(state.activeKey)).toBe(true);
  expect(state.tabs.every((tab) => tab.title !== "")).toBe(true);
  const ranks = state.tabs.map((tab) => (tab.affix ? 0 : tab.pinned ? 1 : 2));
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  expect(state.closed.length).toBeLessThanOrEqual(10);
  // Whatever exceeds the limit has to stay: only the active tab may be free besides.
  const mustStay = state.tabs.filter((tab) => tab.affix || tab.pinned || tab.unsaved);
  expect(open.length).toBeLessThanOrEqual(Math.max(state.limit, mustStay.length + 1));
}
