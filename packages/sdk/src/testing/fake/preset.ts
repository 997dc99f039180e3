/** Fills a new fake: what a new site has, accounts named after their roles, and what the test gives. */
import { shippedSite } from "../generated/shipped-site.ts";
import type { FakeCall } from "./call.ts";
import { contentOf, note, storeVersion } from "./content-writes.ts";
import { articleKind, type ContentKind } from "./content-views.ts";
import { newState } from "./content-state.ts";
import { resources } from "./resources.ts";
import type { ShippedMenu } from "./shipped-site.ts";
import { itemOf } from "./serve-resource.ts";
import { shape } from "./shape.ts";
import { textOf, textsOf, type Row, type Values } from "./values.ts";
import { system, type World } from "./world.ts";

/** A resource without versions that a seed may fill. */
export type PlainTable =
  | "banners"
  | "comments"
  | "friendlyLinks"
  | "messages"
  | "products"
  | "quickLinks"
  | "workgroups";

/** The password of every account that has none of its own. */
export const FAKE_PASSWORD = "Quiet-harbour-7";

/** Adds a new site's menus, permissions, roles, dictionaries, organisation and settings. */
export function addShippedSite(
  world: World,
  menus: readonly ShippedMenu[] = shippedSite.menus,
): void {
  for (const menu of menus.entries()) addMenu(world, menu, "0");
  for (const [at, [code, name]] of shippedSite.permissions.entries()) {
    addPermission(world, code, name, (at + 1) * 10);
  }
  for (const [at, role] of shippedSite.roles.entries()) {
    addRole(world, { ...role, orderBy: (at + 1) * 10 }, role.permissions);
  }
  for (const [at, { code, name, items }] of shippedSite.dictionaries.entries()) {
    const fields = { code, name, description: null, system: true, orderBy: (at + 1) * 10 };
    const dict = world.insert("dicts", { ...fields, status: "enabled" }, system);
    for (const [index, [value, label, color = null]] of items.entries()) {
      const rest = { isDefault: index === 0, orderBy: (index + 1) * 10, description: null };
      const item = { dictId: dict.id, value, label, color, status: "enabled", ...rest };
      world.insert("dictItems", item, system);
    }
  }
  const company = { parentId: "0", code: "company", name: "Company", type: "company" };
  const empty = { leaderId: null, phone: null, email: null, orderBy: 0, status: "enabled" };
  world.insert("orgs", { ...company, ...empty }, system);
  world.insert("siteSettings", { id: "site", ...settings }, system);
}

const settings: Values = {
  ...Object.fromEntries(
    ["logo", "slogan", "icp", "copyright", "phone", "email", "address", "seoTitle"].map((name) => [
      name,
      null,
    ]),
  ),
  seoDescription: null,
  systemName: "Atrium",
  companyName: "Your company",
  socialLinks: [],
  languages: [
    { code: "en", name: "English", isDefault: true },
    { code: "zh-CN", name: "中文", isDefault: false },
  ],
  translations: [],
  commentEnabled: true,
  messageEnabled: true,
  commentCloseAfterDays: null,
  blockedWords: [],
};

function addMenu(world: World, [at, menu]: [number, ShippedMenu], parentId: string): void {
  const { children = [], permissions = [], ...fields } = menu;
  const empty = shape({ $ref: "Menu" }, {});
  for (const name of ["id", "version"]) delete empty[name];
  const rest = { parentId, orderBy: (at + 1) * 10, status: "enabled" };
  const row = world.insert("menus", { ...empty, ...fields, ...rest, buttons: permissions }, system);
  for (const child of children.entries()) addMenu(world, child, row.id);
}

/** A permission is a button of the page with the longest prefix that fits. */
function addPermission(world: World, code: string, name: string, orderBy: number): void {
  const pages = world.rows("menus").flatMap((menu) =>
    textsOf(menu, "buttons")
      .filter((prefix) => code.startsWith(prefix))
      .map((prefix) => ({ menu, length: prefix.length })),
  );
  const [page] = pages.toSorted((a, b) => b.length - a.length);
  const fields = { code, name, action: actionOn(page?.menu, code), orderBy };
  const rest = { httpMethod: null, apiPath: null, description: null, status: "enabled" };
  world.insert("auths", { ...fields, ...rest, menuId: page?.menu.id ?? null }, system);
}

/** On a page of two resources, the second one's actions carry its name: `delete` beside `deleteDictItem`. */
function actionOn(menu: Row | undefined, code: string): string {
  const [, resource = "", action = ""] = code.split(":");
  const [own = ""] = menu === undefined ? [] : textsOf(menu, "buttons");
  if (code.startsWith(own)) return action;
  return action + resource.charAt(0).toUpperCase() + resource.slice(1);
}

/** Adds a role with permissions by code; it opens the pages that they allow. */
export function addRole(world: World, role: Values, permissions: readonly string[]): Row {
  const held = new Set(permissions);
  const auths = world.rows("auths").filter((auth) => held.has(textOf(auth, "code")));
  const pages = world.rows("menus").filter(({ type, permissionCode: code }) => {
    return type !== "directory" && (typeof code !== "string" || held.has(code));
  });
  const opened = new Set(pages.flatMap((page) => [page.id, textOf(page, "parentId")]));
  const fields = {
    description: null,
    status: "enabled",
    orderBy: 0,
    requireSecondFactor: false,
    ...role,
    builtIn: role["code"] === "admin",
    authIds: auths.map(({ id }) => id),
    menuIds: world.rows("menus").flatMap(({ id }) => (opened.has(id) ? [id] : [])),
    halfMenuIds: [],
  };
  return world.insert("roles", fields, system);
}

/** Adds an account; `roles` are codes. */
export function addUser(world: World, { roles = [], ...given }: Values): Row {
  const codes = Array.isArray(roles) ? roles : [];
  const held = world.rows("roles").filter(({ code }) => codes.includes(code));
  const username = textOf(given, "username");
  const empty = shape({ $ref: "User" }, {});
  for (const name of ["id", "version"]) delete empty[name];
  const user = {
    ...empty,
    name: username.charAt(0).toUpperCase() + username.slice(1),
    status: "active",
    gender: null,
    orgId: world.rows("orgs")[0]?.id ?? "",
    password: FAKE_PASSWORD,
    mustChangePassword: false,
    lockedUntil: null,
    roleIds: held.map(({ id }) => id),
    ...given,
  };
  return world.insert("users", user, system);
}

/** Adds records of any resource, complete with what is missing. */
export function addRecords(world: World, table: PlainTable, records: readonly Values[]): void {
  const resource = resources[table] ?? {};
  const empty = shape(itemOf(`${table}Page`), {});
  for (const name of ["id", "version"]) delete empty[name];
  for (const record of records) {
    world.insert(table, { ...empty, ...resource.defaults, ...record }, system);
  }
}

/** Adds an article or a type in the given state; one that is published is so since the start. */
export function addContent(call: FakeCall, kind: ContentKind, given: Values): void {
  const { world } = call;
  const { status = "draft", ...fields } = given;
  const schema = { $ref: kind === articleKind ? "Article" : "ArticleTypeDetail" };
  const empty = contentOf(kind, shape(schema, {}));
  const defaults = resources[kind.table]?.defaults;
  const base = { ...empty, ...defaults, ...newState, translationGroupId: "", readCount: 0 };
  const made = world.insert(kind.table, { ...base, ...fields }, call.author);
  storeVersion(call, kind, made, {});
  note(call, kind, made, { action: "create" });
  if (status === "draft") return;
  const approved = { status, reviewStatus: "approved", approvedVersionNo: 1 };
  const isPublic = status === "published" || status === "offline";
  const published = { publishedVersionNo: 1, lastPublicNo: 1, publicCopy: contentOf(kind, made) };
  const changes = { ...approved, ...(isPublic && { ...published, liveFrom: world.now() }) };
  world.update(kind.table, made, changes, call.author);
}
