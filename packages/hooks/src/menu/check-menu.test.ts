import { describe, expect, test } from "vitest";
import { entry, outline } from "./_entries.ts";
import type { MenuEntry } from "./menu-entry.ts";
import { buildNavigation } from "./navigation.ts";

describe("names", () => {
  test("are taken by menus alone, hidden ones too", () => {
    const named = (id: string, type: string) => entry(id, { type, name: "n" });
    const { byName, problems } = buildNavigation([
      named("a", "directory"),
      named("b", "api"),
      named("c", "hidden-menu"),
      named("d", "menu"),
      entry("e", { name: "" }),
      entry("f", { name: "" }),
    ]);
    expect(problems).toEqual([{ kind: "duplicateName", id: "d", name: "n" }]);
    expect([...byName].map(([name, { entry: taken }]) => [name, taken.id])).toEqual([["n", "c"]]);
  });
});

describe("paths", () => {
  test.each(["a", "", "https://evil.example", "//evil.example", "/a//b"])(
    "%j is none of this site",
    (url) => {
      expect(
        buildNavigation([entry("a", { url, type: "directory" })]).routes[0]?.path,
      ).toBeUndefined();
    },
  );

  test.each(["/a?b", "/a#b", "/a\\b", "/a b", "/a\tb", "/a\u0000b", "/a/ "])(
    "%j is reported, and its view, which nothing could reach, left out",
    (url) => {
      const { routes, problems } = buildNavigation([entry("a", { url })]);
      expect(routes).toEqual([]);
      expect(problems).toEqual([{ kind: "invalidPath", id: "a", path: url }]);
    },
  );

  test("are taken by views before directories", () => {
    const { routes, problems } = buildNavigation([
      entry("group", { type: "directory", url: "/x", component: "layout" }),
      entry("bare", { type: "directory", url: "/x", component: null }),
      entry("page", { url: "/x/" }),
    ]);
    expect(routes.map(({ id, path }) => [id, path])).toEqual([
      ["group", undefined],
      ["page", "/x"],
    ]);
    expect(problems).toEqual([
      { kind: "duplicatePath", id: "group", path: "/x" },
      { kind: "duplicatePath", id: "bare", path: "/x" },
    ]);
  });

  test("are one when only their parameters' names differ", () => {
    const paths = (urls: string[]) =>
      buildNavigation(urls.map((url, i) => entry(`${i}`, { url }))).routes.map(({ path }) => path);
    expect(paths(["/:a/x/:b", "/:c/x/:d"])).toEqual(["/:a/x/:b"]);
    const different = ["/r/:a/x", "/r/:a/y", "/r/:a", "/r:a", "/r:b", "/:a/r"];
    expect(paths(different)).toEqual(different);
  });

  test("which of them are public can be chosen", () => {
    const entries = [entry("about"), entry("login")];
    const { routes, problems } = buildNavigation(entries, { publicPaths: ["/about"] });
    expect(outline(routes)).toBe("login");
    expect(problems).toEqual([{ kind: "publicPathClash", id: "about", path: "/about" }]);
  });

  test("belong to nobody for api entries and unknown ones", () => {
    const { routes } = buildNavigation([
      entry("api", { type: "api", url: "/a" }),
      entry("odd", { type: "odd", url: "/a" }),
      entry("a"),
    ]);
    expect(routes.map(({ path }) => path)).toEqual(["/a"]);
  });
});

test("the layout's name is taken in any case of letters", () => {
  const entries = [entry("a", { children: [entry("b", { component: "shell" })] })];
  expect(outline(buildNavigation(entries, { layoutComponent: "SHELL" }).routes)).toBe("a b");
  expect(outline(buildNavigation(entries, { layoutComponent: "sheep" }).routes)).toBe("a(b)");
});

test.each<[string, Partial<MenuEntry>, string[], boolean]>([
  ["a menu", {}, [], true],
  ["a menu without a path", { url: null }, [], true],
  ["a menu without a view", { component: null }, ["missingComponent"], true],
  [
    "a hidden menu without a view",
    { type: "hidden-menu", component: "" },
    ["missingComponent"],
    true,
  ],
  ["a menu with neither", { url: "", component: "" }, ["empty"], false],
  [
    "a menu without a view whose path is refused",
    { url: "x", component: "" },
    ["invalidPath"],
    false,
  ],
  ["a menu whose path is refused", { url: "x" }, ["invalidPath"], false],
  ["a layout whose path is refused", { url: "x", component: "layout" }, ["invalidPath"], true],
  ["a directory without a view", { type: "directory", component: "" }, [], true],
  ["a directory with neither", { type: "directory", url: "", component: "" }, [], false],
  ["an api entry with neither", { type: "api", url: "", component: "" }, [], false],
  [
    "an unknown entry with neither",
    { type: "odd", url: "", component: "" },
    ["unknownType"],
    false,
  ],
])("%s has the problems %2$j and a route: %3$s", (_, more, kinds, isKept) => {
  const { routes, problems } = buildNavigation([entry("a", { ...more, children: [entry("b")] })]);
  expect(problems.map(({ kind }) => kind)).toEqual(kinds);
  expect(outline(routes)).toBe(isKept ? "a(b)" : "b");
});
