import { expect, test } from "vitest";
import { setUpReady } from "./_set-up.ts";
import { tabInput } from "./tab-input.ts";

test("the tab of a page has the page's address, title and parameters", async () => {
  const { guard } = await setUpReady();
  const href = "/roles/7?tab=menus&pageNo=2#top";
  const decision = guard.decide(href);
  if (decision.kind !== "allow" || decision.match === undefined) throw new Error("no such page");
  expect(tabInput(href, decision.match)).toEqual({
    snapshot: {
      key: "/roles/7",
      pathname: "/roles/7",
      params: { id: "7" },
      search: { tab: "menus", pageNo: "2" },
      hash: "#top",
      href,
    },
    title: "Role",
    name: "Role",
    affix: false,
    noCache: false,
  });
});
