import { expect, it } from "vitest";
import { shippedDictionaries } from "../../apps/server/src/seed/dictionaries.ts";
import { permissionsOf } from "../../apps/server/src/seed/permissions.ts";
import { isWrite } from "../../apps/server/src/http/record-refusals.ts";
import { readContract } from "../../apps/server/src/kernel/contract.ts";
import { shippedMenus, type ShippedMenu } from "../../apps/server/src/seed/menus.ts";
import { shipped } from "../../apps/web/src/i18n/admin-zh/shipped.ts";

function titlesOf(menus: readonly ShippedMenu[]): string[] {
  return menus.flatMap(({ title, children = [] }) => [title, ...titlesOf(children)]);
}

it("all of them are Chinese", () => {
  const { menus, dictionaries, labels, operations } = shipped;
  for (const words of [menus, dictionaries, operations, ...Object.values(labels)]) {
    for (const text of Object.values(words)) expect(text).toMatch(/^\p{Script=Han}/u);
  }
});

function sorted(words: readonly string[]): string[] {
  return [...new Set(words)].toSorted();
}

it("the Chinese office has words for every shipped menu, and for no other", () => {
  expect(sorted(Object.keys(shipped.menus))).toEqual(sorted(titlesOf(shippedMenus)));
});

it("the Chinese office has words for every shipped dictionary, and for no other", () => {
  const names = shippedDictionaries.map(({ name }) => name);
  expect(sorted(Object.keys(shipped.dictionaries))).toEqual(sorted(names));
  const codes = shippedDictionaries.map(({ code }) => code);
  expect(sorted(Object.keys(shipped.labels))).toEqual(sorted(codes));
});

it.each(shippedDictionaries)("the Chinese office has words for each value of $code", (dict) => {
  const labels = dict.items.map(([, label]) => label);
  expect(sorted(Object.keys(shipped.labels[dict.code] ?? {}))).toEqual(sorted(labels));
});

it("the Chinese office has words for all that the operation log tells, for every shipped permission, and for no other", () => {
  const contract = readContract();
  const logged = contract.operations.filter(
    (operation) => operation.access !== "public" && isWrite(operation),
  );
  const summaries = logged.map(({ summary }) => summary);
  const names = permissionsOf(contract).map(({ name }) => name);
  expect(sorted(Object.keys(shipped.operations))).toEqual(sorted([...summaries, ...names]));
});
