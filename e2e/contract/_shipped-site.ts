import { readFileSync, writeFileSync } from "node:fs";
import { readContract } from "../../apps/server/src/kernel/contract.ts";
import { shippedDictionaries } from "../../apps/server/src/seed/dictionaries.ts";
import { shippedMenus } from "../../apps/server/src/seed/menus.ts";
import { permissionsOf } from "../../apps/server/src/seed/permissions.ts";
import { roleHolds, shippedRoles } from "../../apps/server/src/seed/roles.ts";

const file = new URL("../../packages/sdk/src/testing/generated/shipped-site.ts", import.meta.url);

/** The source of the SDK's copy of what a new site has, from which its fake server begins. */
export function shippedSiteSource(): string {
  const permissions = permissionsOf(readContract()).map(({ code, name }) => [code, name]);
  const codes = permissions.map(([code = ""]) => code);
  const roles = shippedRoles.map((role) => ({
    code: role.code,
    name: role.name,
    description: role.description,
    permissions: role.code === "admin" ? [] : codes.filter((code) => roleHolds(role, code)),
  }));
  return [
    "// Generated from the server's seed by `node e2e/contract/_shipped-site.ts`. Do not edit.\n",
    'import type { ShippedSite } from "../fake/shipped-site.ts";\n',
    "export const shippedSite: ShippedSite = {",
    `  permissions: ${JSON.stringify(permissions)},`,
    `  roles: ${JSON.stringify(roles)},`,
    `  menus: ${JSON.stringify(shippedMenus)},`,
    `  dictionaries: ${JSON.stringify(shippedDictionaries)},`,
    "};\n",
  ].join("\n");
}

/** The committed copy. */
export function committedShippedSite(): string {
  return readFileSync(file, "utf8");
}

if (import.meta.main) writeFileSync(file, shippedSiteSource());
