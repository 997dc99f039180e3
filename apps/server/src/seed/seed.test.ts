import { describe, expect, test } from "vitest";
import { readContract } from "../kernel/contract.ts";
import { shippedDictionaries } from "./dictionaries.ts";
import { shippedMenus, type ShippedMenu } from "./menus.ts";
import { permissionsOf } from "./permissions.ts";
import { shippedRoles } from "./roles.ts";

const contract = readContract();
const permissions = permissionsOf(contract);
const codes = permissions.map(({ code }) => code);

function flat(menus: ShippedMenu[]): ShippedMenu[] {
  return menus.flatMap((menu) => [menu, ...flat(menu.children ?? [])]);
}

describe("the shipped dictionaries", () => {
  const mentioned = Object.values(contract.document.components.schemas).flatMap((schema) => {
    const code = /words of the\s+dictionary `(\w+)`/.exec(String(schema["description"]))?.[1];
    const values = [schema["enum"] ?? []].flat().filter((value) => value !== null);
    return code === undefined ? [] : [{ code, values }];
  });

  test.each(mentioned)("$code has a label for every value in the contract", ({ code, values }) => {
    const dictionary = shippedDictionaries.find((shipped) => shipped.code === code);
    const known = dictionary?.items.map(([value]) => value) ?? [];
    // A dictionary whose values the contract leaves open needs at least one.
    const wanted = values.length > 0 ? values.map(String) : known;
    expect(known.length).toBeGreaterThan(0);
    expect(known.toSorted()).toEqual(wanted.toSorted());
  });
});

describe("the permissions of the contract", () => {
  test("have different names", () => {
    const names = permissions.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each([
    ["content:article:page", "Page through articles"],
    ["content:article:view", "Get an article"],
    ["content:article:update", "Change an article"],
    ["content:article:publish", /: publish, schedule, unschedule, offline$/],
  ])("%s is named after what it permits", (code, name) => {
    const permission = permissions.find((one) => one.code === code);
    expect(permission?.name).toMatch(name);
  });
});

describe("the shipped menus", () => {
  const all = flat(shippedMenus);

  test("require only permissions that the contract knows", () => {
    const needed = all.flatMap(({ permissionCode }) => permissionCode ?? []);
    expect(needed.filter((code) => !codes.includes(code))).toEqual([]);
  });

  test("give every permission a page for its button", () => {
    const begins = all.flatMap(({ permissions }) => permissions ?? []);
    const homeless = codes.filter((code) => !begins.some((begin) => code.startsWith(begin)));
    expect(homeless).toEqual([]);
  });

  test("have unique names and URLs", () => {
    for (const key of ["name", "url"] as const) {
      const values = all.flatMap((menu) => menu[key] ?? []);
      expect(new Set(values).size).toBe(values.length);
    }
  });
});

describe("the shipped roles", () => {
  test("hold only permissions that the contract knows", () => {
    const held = shippedRoles.flatMap(({ permissions }) => permissions);
    const unknown = held.filter((code) => !codes.some((known) => known.startsWith(code)));
    expect(unknown).toEqual([]);
  });
});
