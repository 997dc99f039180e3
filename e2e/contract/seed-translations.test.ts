import { expect, it } from "vitest";
import { shippedDictionaries } from "../../apps/server/src/seed/dictionaries.ts";
import { permissionsOf } from "../../apps/server/src/seed/permissions.ts";
import { isWrite } from "../../apps/server/src/http/record-refusals.ts";
import { readContract } from "../../apps/server/src/kernel/contract.ts";
import { shippedMenus, type ShippedMenu } from "../../apps/server/src/seed/menus.ts";
import { seed } from "../../apps/web/src/i18n/admin-zh/seed.ts";

function titlesOf(menus: readonly ShippedMenu[]): string[] {
  return menus.flatMap(({ title, children = [] }) => [title, ...titlesOf(children)]);
}

it("every translation is Chinese", () => {
  const { menus, dictionaries, labels, operations } = seed;
  for (const words of [menus, dictionaries, operations, ...Object.values(labels)]) {
    for (const text of Object.values(words)) expect(text).toMatch(/^\p{Script=Han}/u);
  }
});

function sorted(words: readonly string[]): string[] {
  return [...new Set(words)].toSorted();
}

it("every shipped menu is translated, and no other", () => {
  expect(sorted(Object.keys(seed.menus))).toEqual(sorted(titlesOf(shippedMenus)));
});

it("every shipped dictionary is translated, and no other", () => {
  const names = shippedDictionaries.map(({ name }) => name);
  expect(sorted(Object.keys(seed.dictionaries))).toEqual(sorted(names));
  const codes = shippedDictionaries.map(({ code }) => code);
  expect(sorted(Object.keys(seed.labels))).toEqual(sorted(codes));
});

it.each(shippedDictionaries)("every value of $code is translated", (dict) => {
  const labels = dict.items.map(([, label]) => label);
  expect(sorted(Object.keys(seed.labels[dict.code] ?? {}))).toEqual(sorted(labels));
});

it("everything in the operation log and every shipped permission is translated, and nothing else", () => {
  const contract = readContract();
  const logged = contract.operations.filter(
    (operation) => operation.access !== "public" && isWrite(operation),
  );
  const summaries = logged.map(({ summary }) => summary);
  const names = permissionsOf(contract).map(({ name }) => name);
  expect(sorted(Object.keys(seed.operations))).toEqual(sorted([...summaries, ...names]));
});
