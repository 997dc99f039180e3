import { contentLanguages, type Language } from "../kernel/languages.ts";
import type { ContractPermission } from "./permissions.ts";
import { shippedDictionaries, type ShippedDictionary } from "./dictionaries.ts";
import { shippedMenus, type ShippedMenu } from "./menus.ts";
import { roleHolds, shippedRoles, type ShippedRole } from "./roles.ts";

/** Names of what this program ships. They are stored, so what is shipped again must keep its name. */
export const keyOf = {
  menu: ({ name, url }: ShippedMenu) => `menu ${name ?? url}`,
  permission: (code: string) => `permission ${code}`,
  role: ({ code }: ShippedRole) => `role ${code}`,
  grant: ({ code }: ShippedRole, permission: string) => `grant ${code} ${permission}`,
  dictionary: ({ code }: ShippedDictionary) => `dict ${code}`,
  homePage: (language: Language) => `homePage ${language}`,
  item: ({ code }: ShippedDictionary, value: string) => `item ${code} ${value}`,
};

/** Everything that this program ships. Administrators hold every permission, so their grants have no names. */
export function shippedKeys(permissions: readonly ContractPermission[]): string[] {
  const codes = permissions.map(({ code }) => code);
  return [
    ...shippedMenus.flatMap((menu) => [menu, ...(menu.children ?? [])]).map(keyOf.menu),
    ...codes.map(keyOf.permission),
    ...shippedRoles.flatMap((role) => [keyOf.role(role), ...grantsOf(role, codes)]),
    ...contentLanguages.map(keyOf.homePage),
    ...shippedDictionaries.flatMap((dictionary) => [
      keyOf.dictionary(dictionary),
      ...dictionary.items.map(([value]) => keyOf.item(dictionary, value)),
    ]),
  ];
}

function grantsOf(role: ShippedRole, codes: readonly string[]): string[] {
  if (role.code === "admin") return [];
  return codes.filter((code) => roleHolds(role, code)).map((code) => keyOf.grant(role, code));
}
