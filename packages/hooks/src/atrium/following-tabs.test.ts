import { beforeEach, expect, test } from "vitest";
import { setUpReady, type SetUp } from "./_set-up.ts";
import { tabInput } from "./tab-input.ts";

let atrium: SetUp;

beforeEach(async () => {
  atrium = await setUpReady();
  for (const href of ["/roles", "/roles/1?tab=menus", "/roles/2"]) open(href);
});

function open(href: string): void {
  const decision = atrium.guard.decide(href);
  if (decision.kind !== "allow" || decision.match === undefined) throw new Error("no such page");
  atrium.tabs.open(tabInput(href, decision.match));
}

test("opening a tab navigates nowhere: the address is there already", () => {
  expect(atrium.visited).toEqual([]);
});

test("closing the tab that is shown navigates to the next one", async () => {
  expect(await atrium.tabs.close("/roles/2")).toBe(true);
  expect(atrium.visited).toEqual(["/roles/1?tab=menus (pushed)"]);
});

test("closing another tab navigates nowhere", async () => {
  expect(await atrium.tabs.close("/roles")).toBe(true);
  expect(atrium.visited).toEqual([]);
});

test("closing a tab that the router is on its way to keeps it from opening again", async () => {
  await atrium.guard.enter("/roles");
  expect(await atrium.tabs.close("/roles")).toBe(true);
  expect(atrium.visited).toEqual(["/roles/2 (pushed)"]);
});

test("closing another tab does not keep the router from where it is going", async () => {
  await atrium.guard.enter("/roles?pageNo=2");
  expect(await atrium.tabs.close("/roles/1")).toBe(true);
  expect(atrium.visited).toEqual([]);
});

test("closing the others navigates to the one that is left", async () => {
  await atrium.tabs.closeOthers("/roles");
  expect(atrium.visited).toEqual(["/roles (pushed)"]);
});

test("closing all navigates home", async () => {
  await atrium.tabs.closeAll();
  expect(atrium.visited).toEqual(["/ (pushed)"]);
});

test("closing on either side navigates when it takes the tab that is shown", async () => {
  await atrium.tabs.closeLeft("/roles/2");
  expect(atrium.visited).toEqual([]);
  open("/roles");
  await atrium.tabs.closeRight("/roles/2");
  expect(atrium.visited).toEqual(["/roles/2 (pushed)"]);
});

test("a close that is refused navigates nowhere", async () => {
  atrium = await setUpReady({ tabs: { confirmLoss: () => false } });
  open("/roles");
  atrium.tabs.setUnsaved("/roles", true);
  expect(await atrium.tabs.close("/roles")).toBe(false);
  expect(atrium.visited).toEqual([]);
});

test("reopening and activating navigate to the tab", async () => {
  await atrium.tabs.close("/roles/2");
  atrium.tabs.reopen();
  atrium.tabs.activate("/roles");
  expect(atrium.visited.slice(1)).toEqual(["/roles/2 (pushed)", "/roles (pushed)"]);
});
