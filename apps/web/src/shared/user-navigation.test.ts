import { createNavigation, type MenuEntry, type MenuNode } from "@atrium/hooks";
import { expect, test } from "vitest";
import { userNavigation } from "./user-navigation.ts";

const page = (id: string, more: Partial<MenuEntry> = {}): MenuEntry => ({
  id,
  type: "menu",
  title: id,
  url: `/${id}`,
  component: `${id}-view`,
  ...more,
});
const group = (id: string, children: MenuEntry[], more: Partial<MenuEntry> = {}) =>
  page(id, { type: "directory", url: null, component: null, children, ...more });

function of(entries: MenuEntry[], ...roles: string[]) {
  const navigation = createNavigation()(entries);
  return { navigation, ...userNavigation(navigation, roles) };
}

function outline(nodes: readonly MenuNode[]): string {
  return nodes
    .map(({ id, children }) => (children.length > 0 ? `${id}(${outline(children)})` : id))
    .join(" ");
}

const entries = [
  page("home"),
  group("system", [page("users"), page("audit", { roles: ["auditor"] })]),
  group("vault", [page("gold"), page("silver")], { roles: ["admin"] }),
  page("articles", { roles: ["editor"], children: [page("article", { url: "/articles/:id" })] }),
];

test.each([
  [["editor"], ["home", "users", "articles", "article"], "home system(users) articles(article)"],
  [["auditor"], ["home", "users", "audit"], "home system(users audit)"],
  [[], ["home", "users"], "home system(users)"],
])("the holder of %j is offered what their roles open, and nothing else", (roles, ids, menu) => {
  const own = of(entries, ...roles);
  expect(own.pages.map(({ id }) => id)).toEqual(ids);
  expect(outline(own.menu)).toBe(menu);
});

test("somebody who may open everything gets the menu as it is", () => {
  const own = of(entries, "admin", "editor", "auditor");
  expect(own.menu).toEqual(own.navigation.menu);
  expect(own.pages).toEqual(own.navigation.pages);
});

test("a group that holds no page leads nowhere, and is left out", () => {
  const empty = group("empty", [group("emptier", [])]);
  const layout = group("shell", [], { component: "layout", url: "/shell" });
  expect(outline(of([empty, layout, page("a")]).menu)).toBe("a");
});

test("an entry leads only to a page that the user may open", () => {
  const { landingOf } = of(entries);
  expect(["home", "system", "vault", "articles", "nobody"].map(landingOf)).toEqual([
    "/home",
    "/users",
    undefined,
    undefined,
    undefined,
  ]);
});
