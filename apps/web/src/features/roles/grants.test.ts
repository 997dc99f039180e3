import { expect, test } from "vitest";
import { everything, grants, listed, menu, menus, row } from "./_test-access.ts";
import {
  accessFaults,
  cellState,
  isFreeCell,
  menusToStore,
  mend,
  permissionsFor,
  pressCell,
  pressPermission,
} from "./grants.ts";

const articles = row("articles");
const users = row("users");
const none = grants([], []);

test("granting what may be done opens the page, lets it be read, and opens what it links to", () => {
  const granted = pressCell(articles, "create", none, everything);
  expect(listed(granted)).toEqual({
    menus: ["articles", "new"],
    permissions: ["a:page", "a:save"],
  });
  expect(cellState(articles, "see", granted)).toBe("some");
  expect(cellState(articles, "create", granted)).toBe("all");
  expect(cellState(articles, "delete", granted)).toBe("absent");
  expect(accessFaults(articles, granted)).toEqual([]);
});

test("viewing grants everything that only reads; revoking it closes the page with all that is on it", () => {
  const seen = pressCell(articles, "see", none, everything);
  expect(listed(seen)).toEqual({ menus: ["articles", "view"], permissions: ["a:page", "a:view"] });
  const more = pressCell(articles, "publish", seen, everything);
  expect(listed(pressCell(articles, "see", more, everything))).toEqual(listed(none));
});

test("revoking one thing leaves the others, and closes the page that only it needs", () => {
  const both = pressCell(
    articles,
    "publish",
    pressCell(articles, "create", none, everything),
    everything,
  );
  expect(listed(pressCell(articles, "create", both, everything))).toEqual({
    menus: ["articles"],
    permissions: ["a:page", "a:publish"],
  });
});

test("a permission that only reads opens no page, since pickers need it too", () => {
  const [pick] = users.permissions.filter(({ code }) => code === "u:pick");
  const [remove] = permissionsFor(users, "delete");
  if (!pick || !remove) throw new Error("The row lacks permissions");
  const picking = pressPermission(users, pick, none, everything);
  expect(listed(picking)).toEqual({ menus: [], permissions: ["u:pick"] });
  expect(accessFaults(users, picking)).toEqual([]);
  expect(listed(pressPermission(users, pick, picking, everything))).toEqual(listed(none));
  expect(listed(pressPermission(users, remove, none, everything))).toEqual({
    menus: ["users"],
    permissions: ["u:delete", "u:page"],
  });
});

test.each([
  ["unreadable", grants(["articles"], ["a:save"]), "articles"],
  ["unfollowed", grants(["articles"], ["a:page", "a:view"]), "articles"],
  ["pageless", grants([], ["u:delete"]), "users"],
  ["unreadable", grants(["calendar"], []), "calendar"],
])("%s is a fault, and mended", (fault, held, id) => {
  expect(accessFaults(row(id), held)).toContain(fault);
  expect(accessFaults(row(id), mend(row(id), held, everything))).toEqual([]);
});

test("what belongs to no page has no faults and can be granted", () => {
  const granted = pressCell(row("none"), "other", none, everything);
  expect(listed(granted)).toEqual({ menus: [], permissions: ["own:fly"] });
  expect(accessFaults(row("none"), granted)).toEqual([]);
  expect(listed(pressCell(row("none"), "other", granted, everything))).toEqual(listed(none));
});

test("what the user may not hand out stays as it is", () => {
  const limited = {
    menu: () => false,
    permission: ({ code }: { code: string }) => code === "a:save",
  };
  expect(isFreeCell(articles, "see", limited)).toBe(false);
  expect(isFreeCell(articles, "create", limited)).toBe(true);
  expect(listed(pressCell(articles, "create", none, limited))).toEqual({
    menus: [],
    permissions: ["a:save"],
  });
  const all = grants(["articles", "view"], ["a:page", "a:view"]);
  expect(listed(pressCell(articles, "see", all, limited))).toEqual(listed(all));
});

test("a directory is stored with its pages when all of them are open", () => {
  expect(menusToStore(menus, new Set(["articles", "content"]))).toEqual(["articles"]);
  const open = new Set(["articles", "new", "view", "calendar", "profile"]);
  expect(menusToStore(menus, open)).toEqual([
    "content",
    "articles",
    "new",
    "view",
    "calendar",
    "profile",
  ]);
  const nested = [menu("page", { children: [menu("below")] })];
  expect(menusToStore(nested, new Set(["page"]))).toEqual(["page"]);
});
