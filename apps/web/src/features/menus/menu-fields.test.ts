import * as z from "zod/mini";
import { describe, expect, test } from "vitest";
import { menuTypes } from "@atrium/hooks";
import { fieldsOf, hasField, schemaOf, withoutForeign } from "./menu-fields.ts";

const fresh = fieldsOf(undefined, { parentId: "7", orderBy: 30 });

describe("a new menu", () => {
  test("is the last child of its parent", () => {
    expect(fresh).toMatchObject({ parentId: "7", orderBy: 30, type: "menu", status: "enabled" });
  });

  test.each(menuTypes)(
    "requires as type %s a name and a path only when it is a page, a URL as a link",
    (type) => {
      const isPage = type === "menu" || type === "hidden-menu";
      const { error } = z.safeParse(schemaOf(type), { ...fresh, type, title: "News" });
      expect(error?.issues.map(({ path }) => path.join(".")) ?? []).toEqual(
        isPage ? ["name", "url"] : type === "link" ? ["url"] : [],
      );
    },
  );
});

describe("another kind", () => {
  const page = {
    ...fresh,
    name: "News",
    url: "/news",
    component: "news/index",
    icon: "star",
    affix: true,
    badgeKey: "newMessages" as const,
  };

  test("drops the fields that the new type does not have", () => {
    expect(withoutForeign({ ...page, type: "directory" }, "menu")).toEqual({
      ...page,
      type: "directory",
      name: null,
      component: null,
      affix: false,
      badgeKey: null,
    });
    expect(withoutForeign({ ...page, type: "api" }, undefined)).toMatchObject({
      url: null,
      icon: null,
    });
  });

  test("keeps every field while the type stays the same", () => {
    const directory = { ...page, type: "directory" as const };
    expect(withoutForeign(directory, "directory")).toBe(directory);
  });

  test("shows each field for the types that have it", () => {
    expect(menuTypes.filter((type) => hasField(type, "activeMenu"))).toEqual(["hidden-menu"]);
    expect(menuTypes.filter((type) => hasField(type, "icon"))).toEqual([
      "directory",
      "menu",
      "link",
    ]);
  });
});
