import { describe, expect, test } from "vitest";
import { buildRouteIndex, matchRoute } from "./match-route.ts";
import { buildNavigation } from "./navigation.ts";

function indexOf(...paths: string[]) {
  const { routes } = buildNavigation(
    paths.map((url) => ({ id: url, type: "menu", url, component: "view" })),
  );
  return buildRouteIndex(routes);
}

describe("matchRoute", () => {
  const paths = [
    "/a/:id",
    "/a/new",
    "/a/:id/edit",
    "/a/new/:tab/x",
    "/:x/:y/:z",
    "/文章",
    "/sp%20ace",
  ];
  test.each([
    ["/a/new", "/a/new", {}],
    ["/a/1", "/a/:id", { id: "1" }],
    ["/a/1/", "/a/:id", { id: "1" }],
    ["/a/new/edit", "/a/:id/edit", { id: "new" }],
    ["/a/new/t/x", "/a/new/:tab/x", { tab: "t" }],
    ["/a/b/c", "/:x/:y/:z", { x: "a", y: "b", z: "c" }],
    ["/a/x%2Fy", "/a/:id", { id: "x/y" }],
    ["/a/100%", "/a/:id", { id: "100%" }],
    ["/%E6%96%87%E7%AB%A0", "/文章", {}],
    ["/sp ace", "/sp%20ace", {}],
    ["/a/__proto__", "/a/:id", { id: "__proto__" }],
  ])("%s is %s", (path, id, params) => {
    const match = matchRoute(indexOf(...paths), path);
    expect(match?.route.id).toBe(id);
    expect({ ...match?.params }).toEqual(params);
  });

  test.each(["", "a", "/", "/A/new", "/a", "/a//b", "/a/1/2/3/4", `/${"a/".repeat(5000)}`])(
    "%s is no route",
    (path) => {
      expect(matchRoute(indexOf(...paths), path)).toBeUndefined();
    },
  );
});

test("a slash or a percent sign that is encoded is part of its segment", () => {
  const index = indexOf("/a%2Fb", "/a/b", "/100%25/x", "/f%2Fg/:id");
  const found = (path: string) => matchRoute(index, path)?.route.id;
  expect(["/a%2fb", "/a/b", "/100%25/x", "/100%/x"].map(found)).toEqual([
    "/a%2Fb",
    "/a/b",
    "/100%25/x",
    "/100%25/x",
  ]);
  expect([found("/f%2fg/1"), found("/f/g/1")]).toEqual(["/f%2Fg/:id", undefined]);
});

test("the first of two pages with one path wins, with parameters too", () => {
  const [page] = buildNavigation([{ id: "a", type: "menu", url: "/a", component: "view" }]).routes;
  for (const [path, href] of [
    ["/x", "/x"],
    ["/x/:id", "/x/1"],
  ] as const) {
    const routes = page === undefined ? [] : ["1", "2"].map((id) => ({ ...page, id, path }));
    expect(matchRoute(buildRouteIndex(routes), href)?.route.id).toBe("1");
  }
});

test("a page wins over a group of the same path", () => {
  const { routes } = buildNavigation([
    { id: "group", type: "directory", url: "/x", component: "layout" },
    { id: "page", type: "menu", parentId: "group", url: "/y", component: "view" },
  ]);
  const both = routes.map((route) => ({
    ...route,
    children: route.children.map((one) => ({ ...one, path: "/x" })),
  }));
  expect(matchRoute(buildRouteIndex(both), "/x")?.route.id).toBe("page");
});
