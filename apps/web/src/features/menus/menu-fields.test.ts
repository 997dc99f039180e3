import * as z from "zod/mini";
import { describe, expect, test } from "vitest";
import { menuTypes } from "@atrium/hooks";
import { fieldsOf, hasField, schemaOf, withoutForeign } from "./menu-fields.ts";

const fresh = fieldsOf(undefined, { parentId: "7", orderBy: 30 });

describe("a new menu", () => {
  test("begins below its parent, behind its siblings", () => {
    expect(fresh).toMatchObject({ parentId: "7", orderBy: 30, type: "menu", status: "enabled" });
  });

  test.each(menuTypes)("of type %s needs name and address only where it is a page", (type) => {
    const isPage = type === "menu" || type === "hidden-menu";
    const { error } = z.safeParse(schemaOf(type), { ...fresh, type, title: "News" });
    expect(error?.issues.map(({ path }) => path.join(".")) ?? []).toEqual(
      isPage ? ["name", "url"] : [],
    );
  });
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

  test("loses what it does not have", () => {
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

  test("keeps everything while it stays what it is", () => {
    const directory = { ...page, type: "directory" as const };
    expect(withoutForeign(directory, "directory")).toBe(directory);
  });

  test("shows each field for the kinds that have it", () => {
    expect(menuTypes.filter((type) => hasField(type, "activeMenu"))).toEqual(["hidden-menu"]);
    expect(menuTypes.filter((type) => hasField(type, "icon"))).toEqual(["directory", "menu"]);
  });
});
