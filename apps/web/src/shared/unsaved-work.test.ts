import { createTabs } from "@atrium/hooks/tabs";
import { expect, test } from "vitest";
import { discardWork, saverOf, unsavedWorkOf } from "./unsaved-work.ts";

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
