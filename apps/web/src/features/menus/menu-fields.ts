import * as z from "zod/mini";
import { zMenuCreateBody } from "../../generated/form-schemas.ts";
import type { Menu, MenuFields } from "../../queries/menus.ts";

type MenuType = MenuFields["type"];

/** The fields that only some kinds of menus have. */
const ownFields = [
  "name",
  "url",
  "component",
  "icon",
  "permissionCode",
  "activeMenu",
  "badgeKey",
  "affix",
  "noCache",
] as const satisfies readonly (keyof MenuFields)[];

/** A field that only some kinds of menus have. */
export type OwnField = (typeof ownFields)[number];

const fieldsByType: Record<MenuType, readonly OwnField[]> = {
  directory: ["icon", "url"],
  menu: ["name", "url", "component", "icon", "permissionCode", "badgeKey", "affix", "noCache"],
  "hidden-menu": ["name", "url", "component", "permissionCode", "activeMenu", "noCache"],
  api: ["permissionCode"],
  link: ["url", "icon"],
};

/** Whether a kind of menu has a field. */
export function hasField(type: MenuType, field: OwnField): boolean {
  return fieldsByType[type].includes(field);
}

const plain = z.required(zMenuCreateBody);
const url = plain.shape.url._zod.def.innerType._zod.def.innerType._zod.def.innerType;
const link = z.extend(plain, { url });
const page = z.extend(link, {
  name: plain.shape.name._zod.def.innerType._zod.def.innerType._zod.def.innerType,
});

/** The schema of a menu type: a page requires a name and a path, a link a URL. */
export function schemaOf(type: MenuType): typeof plain | typeof link | typeof page {
  if (type === "link") return link;
  return type === "menu" || type === "hidden-menu" ? page : plain;
}

/** What the form shows of a menu; of none, what a new one below a parent begins with. */
export function fieldsOf(
  menu: Menu | undefined,
  start: Pick<MenuFields, "parentId" | "orderBy">,
): MenuFields {
  if (menu === undefined) return { ...empty, ...start };
  const { parentId, type, title, orderBy, status, description } = menu;
  const { name, url, component, icon, permissionCode, activeMenu, badgeKey } = menu;
  const { affix, noCache } = menu;
  const common = { parentId, type, title, orderBy, status, description };
  const route = { name, url, component, icon, permissionCode, activeMenu, badgeKey };
  return { ...common, ...route, affix, noCache };
}

const emptyFields = {
  name: null,
  url: null,
  component: null,
  icon: null,
  permissionCode: null,
  activeMenu: null,
  badgeKey: null,
  affix: false,
  noCache: false,
} satisfies Pick<MenuFields, OwnField>;

const empty: MenuFields = {
  ...emptyFields,
  parentId: "0",
  type: "menu",
  title: "",
  orderBy: 0,
  status: "enabled",
  description: null,
};

/**
 * The fields to save: a menu whose type changes drops the fields that the new type does not have. One whose type stays
 * keeps them all, since the form does not show them.
 */
export function withoutForeign<Fields extends MenuFields>(
  fields: Fields,
  formerType: MenuType | undefined,
): Fields {
  if (fields.type === formerType) return fields;
  const foreign = ownFields.filter((field) => !hasField(fields.type, field));
  return { ...fields, ...Object.fromEntries(foreign.map((field) => [field, emptyFields[field]])) };
}
