import { createTabs } from "@atrium/hooks/tabs";
import { expect, test } from "vitest";
import {
  discardWork,
  endOwnMove,
  noteOwnMove,
  replacesWork,
  saverOf,
  unsavedWorkOf,
} from "./unsaved-work.ts";

const lost = [{ key: "/a" }, { key: "/b" }];

test("all tabs are saved when each can be", async () => {
  const tabs = createTabs();
  const saved: string[] = [];
  for (const { key } of lost) {
    unsavedWorkOf(tabs, key).save = async () => {
      saved.push(key);
      return key === "/a";
    };
  }
  expect(await saverOf(tabs, lost)?.()).toBe(false);
  expect(saved).toEqual(["/a", "/b"]);
  expect(await saverOf(tabs, lost.slice(0, 1))?.()).toBe(true);
});

test("nothing is offered when a tab cannot be saved from outside", () => {
  const tabs = createTabs();
  unsavedWorkOf(tabs, "/a").save = async () => true;
  expect(saverOf(tabs, lost)).toBeUndefined();
  expect(saverOf(tabs, [])).toBeUndefined();
});

test("each tab learns that its loss was accepted", () => {
  const tabs = createTabs();
  let count = 0;
  unsavedWorkOf(tabs, "/b").discard = () => {
    count += 1;
  };
  discardWork(tabs, lost);
  expect(count).toBe(1);
});

/** A tab that shows menu 1, with unsaved input. */
function openMenu() {
  const tabs = createTabs();
  const search = { menu: "1", keyword: "port" };
  const snapshot = { key: "/a", pathname: "/a", params: {}, search, hash: "", href: "/a?menu=1" };
  const tab = { key: "/a", unsaved: true, snapshot };
  unsavedWorkOf(tabs, "/a").recordAt = ({ menu }) => String(menu);
  return { tabs, tab };
}

test("another record replaces unsaved input, another filter does not", () => {
  const { tabs, tab } = openMenu();
  expect(replacesWork(tabs, tab, { menu: "2", keyword: "port" })).toBe(true);
  expect(replacesWork(tabs, tab, {})).toBe(true);
  expect(replacesWork(tabs, tab, { menu: "1" })).toBe(false);
  expect(replacesWork(tabs, { ...tab, unsaved: false }, { menu: "2" })).toBe(false);
});

test("a view goes to another record by itself without a second question, once", () => {
  const { tabs, tab } = openMenu();
  noteOwnMove(tabs, "/a", { menu: "2" });
  expect(replacesWork(tabs, tab, { menu: "2" })).toBe(false);
  expect(replacesWork(tabs, tab, { menu: "3" })).toBe(true);
  endOwnMove(tabs, "/a");
  expect(replacesWork(tabs, tab, { menu: "2" })).toBe(true);
});

test("where a view does not say, its dialog is what is edited", () => {
  const { tabs, tab } = openMenu();
  unsavedWorkOf(tabs, "/a").recordAt = undefined;
  const snapshot = { ...tab.snapshot, search: { dialog: "new" } };
  expect(replacesWork(tabs, { ...tab, snapshot }, { dialog: "new", pageNo: "2" })).toBe(false);
  expect(replacesWork(tabs, { ...tab, snapshot }, {})).toBe(true);
});
