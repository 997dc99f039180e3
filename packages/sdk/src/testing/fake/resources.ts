/** The hand-written part of the fake: what is special about each resource. */
import { rolesOf } from "./caller.ts";
import type { FakeCall } from "./call.ts";
import { contentResources } from "./content-views.ts";
import { messageProduct } from "./message-product.ts";
import type { Resource } from "./resource.ts";
import { textOf, textsOf, type Row } from "./values.ts";
import type { World } from "./world.ts";

const links: Resource = { order: ["orderBy", "name"], search: ["name", "url"] };

export const resources: Readonly<Record<string, Resource>> = {
  ...contentResources,
  friendlyLinks: links,
  quickLinks: {
    order: ["orderBy", "title"],
    search: ["title", "url"],
    defaults: { language: "en" },
  },
  banners: {
    order: ["position", "orderBy"],
    search: ["title", "subtitle"],
    defaults: { language: "en" },
  },
  recommends: {
    order: ["positionType", "orderBy"],
    search: ["title", "articleTitle"],
    unique: [{ members: ["articleId", "positionType"] }],
    references: { articleId: "articles" },
    derive: ({ articleId }, { world }) => {
      const article = world.find("articles", articleId);
      const live = article?.["status"] === "published";
      return { articleTitle: article?.["title"] ?? "", articleLive: live, language: "en" };
    },
  },
  replyTemplates: { order: ["title"], search: ["title", "content"] },
  dicts: {
    order: ["orderBy", "code"],
    search: ["code", "name"],
    unique: [{ members: ["code"] }],
    usedBy: [{ table: "dictItems", member: "dictId", errorCode: "HAS_CHILDREN" }],
    builtIn: "system",
    derive: (row, call) => ({
      lcdpDictItem: call.world
        .rows("dictItems")
        .filter(({ dictId }) => dictId === row.id)
        .map((item) => ({ ...item, dictCode: row["code"] })),
    }),
  },
  dictItems: {
    order: ["dictId", "orderBy", "value"],
    search: ["label", "value"],
    unique: [{ members: ["value", "dictId"] }],
    references: { dictId: "dicts" },
    derive: ({ dictId }, { world }) => ({ dictCode: world.find("dicts", dictId)?.["code"] ?? "" }),
  },
  workgroups: {
    order: ["orderBy", "name"],
    search: ["name", "code"],
    unique: [{ members: ["code"] }],
    references: { leaderId: "users" },
    derive: (row, call) => ({
      leaderName: nameOf(call, "users", row["leaderId"]),
      memberCount: count(call, "workgroupMembers", "workgroupId", row.id),
    }),
  },
  workgroupMembers: {
    order: ["orderBy", "name"],
    search: ["username", "name"],
    derive: (row, call) => {
      const user = call.world.find("users", row["userId"]);
      return {
        workgroupName: nameOf(call, "workgroups", row["workgroupId"]) ?? "",
        username: user?.["username"] ?? "",
        name: user?.["name"] ?? "",
        avatar: user?.["avatar"] ?? null,
        orgName: nameOf(call, "orgs", user?.["orgId"]) ?? "",
      };
    },
  },
  orgs: {
    order: ["orderBy", "name"],
    unique: [{ members: ["code"] }],
    defaults: { type: "department" },
    references: { leaderId: "users" },
    tree: true,
    usedBy: [{ table: "users", member: "orgId", errorCode: "IN_USE" }],
    derive: (row, call) => {
      const path = pathTo(row, call);
      return {
        path: `/${path.map(({ id }) => id).join("/")}`,
        level: path.length,
        hasChildren: count(call, "orgs", "parentId", row.id) > 0,
        userCount: count(call, "users", "orgId", row.id),
        leaderName: nameOf(call, "users", row["leaderId"]),
      };
    },
  },
  products: {
    order: ["orderBy", "name"],
    search: ["name", "code", "brand", "model"],
    unique: [{ members: ["code"] }],
    defaults: { status: "draft", imageType: "none", language: "en", parentId: "0" },
    tree: true,
    derive: (row, call) => ({
      parentName: nameOf(call, "products", row["parentId"]),
      childCount: count(call, "products", "parentId", row.id),
      translationGroupId: row["translationGroupId"] || row.id,
      translations: [],
      isOutdated: false,
    }),
    filters: {
      ancestorId: (product, wanted, { world }) => isBelow(world, product["parentId"], wanted),
    },
  },
  roles: {
    order: ["orderBy", "name"],
    search: ["code", "name"],
    unique: [{ members: ["code"] }, { members: ["name"] }],
    usedBy: [{ table: "users", member: "roleIds", errorCode: "IN_USE" }],
    builtIn: "builtIn",
    derive: (row, call) => {
      const all = row["builtIn"] === true;
      const userCount = count(call, "users", "roleIds", row.id);
      return {
        userCount,
        menuCount: all ? call.world.rows("menus").length : textsOf(row, "menuIds").length,
        authCount: all ? call.world.rows("auths").length : textsOf(row, "authIds").length,
        allowedActions: roleActions(row, userCount, call),
      };
    },
  },
  users: {
    order: ["name"],
    search: ["username", "name", "email", "mobile"],
    unique: [{ members: ["username"] }],
    defaults: { mustChangePassword: true, status: "active", gender: null },
    references: { orgId: "orgs", roleIds: "roles" },
    derive: (row, call) => ({
      orgName: nameOf(call, "orgs", row["orgId"]) ?? "",
      roleNames: textsOf(row, "roleIds").flatMap((id) => nameOf(call, "roles", id) ?? []),
      hasPassword: typeof row["password"] === "string",
      allowedActions: userActions(row, call),
    }),
    filters: {
      roleId: (user, wanted) => textsOf(user, "roleIds").includes(String(wanted)),
      workgroupId: (user, wanted, { world }) =>
        world
          .rows("workgroupMembers")
          .some(({ userId, workgroupId }) => userId === user["id"] && workgroupId === wanted),
      locked: (user, wanted) => (user["lockedUntil"] !== null) === wanted,
    },
  },
  auths: {
    order: ["orderBy", "code"],
    search: ["code", "name"],
    unique: [{ members: ["code"] }],
    references: { menuId: "menus" },
    derive: ({ menuId }, { world }) => ({
      menuTitle: world.find("menus", menuId)?.["title"] ?? null,
    }),
  },
  menus: {
    order: ["parentId", "orderBy"],
    search: ["title", "name", "url"],
    unique: [{ members: ["name"], errorCode: "MENU_NAME_TAKEN" }],
    tree: true,
    derive: (row, call) => ({ hasChildren: count(call, "menus", "parentId", row.id) > 0 }),
  },
  comments: {
    order: ["-createdAt"],
    search: ["nickname", "content"],
    derive: (row, call) => ({
      articleTitle: call.world.find("articles", row["articleId"])?.["title"] ?? "",
      replyCount: count(call, "comments", "parentId", row.id),
      assigneeName: nameOf(call, "users", row["assigneeId"]),
      allowedActions: permitted(call, "content:comment", ["update", "reply", "assign", "delete"]),
    }),
  },
  messages: {
    order: ["-createdAt"],
    search: ["reference", "name", "company", "subject", "content"],
    derive: (row, call) => ({
      product: messageProduct(call.world.find("products", row["productId"])),
      assigneeName: nameOf(call, "users", row["assigneeId"]),
      allowedActions: permitted(call, "content:message", ["update", "reply", "assign", "delete"]),
    }),
  },
  files: {
    order: ["-createdAt"],
    search: ["name", "alt"],
    filters: { kind: ({ mimeType }, wanted) => String(mimeType).startsWith(`${String(wanted)}/`) },
  },
};

function count({ world }: FakeCall, table: string, member: string, id: string): number {
  return world.rows(table).filter((row) => [row[member]].flat().includes(id)).length;
}

function nameOf({ world }: FakeCall, table: string, id: unknown): string | null {
  const row = world.find(table, id);
  return row === undefined ? null : textOf(row, "name");
}

function isBelow(world: World, id: unknown, top: unknown): boolean {
  if (id === top) return true;
  const product = world.find("products", id);
  return product !== undefined && isBelow(world, product["parentId"], top);
}

/** The organisations from the root to one. */
function pathTo(row: Row, call: FakeCall): Row[] {
  const parent = call.world.find("orgs", row["parentId"]);
  return parent === undefined ? [row] : [...pathTo(parent, call), row];
}

function permitted(call: FakeCall, prefix: string, actions: string[]): string[] {
  return actions.filter((action) => call.may(`${prefix}:${action}`));
}

function roleActions(row: Row, userCount: number, call: FakeCall): string[] {
  const isOwn =
    call.user !== undefined && rolesOf(call.world, call.user).some(({ id }) => id === row.id);
  const actions = ["update", "disable", "assignMenus", "assignAuths", "delete"];
  return actions.filter((action) => {
    if (!call.may(`system:role:${action === "disable" ? "update" : action}`)) return false;
    if (row["builtIn"] === true) return action === "update";
    if (isOwn && action !== "update") return false;
    return action !== "delete" || userCount === 0;
  });
}

function userActions(row: Row, call: FakeCall): string[] {
  const isSelf = row.id === call.user?.id;
  return Object.entries(userPermissions).flatMap(([action, needed]) => {
    if (isSelf && action !== "update") return [];
    return needed.every((verb) => call.may(`system:user:${verb}`)) ? [action] : [];
  });
}

const userPermissions: Readonly<Record<string, readonly string[]>> = {
  update: ["update"],
  disable: ["update"],
  deleteWithHandOver: ["update", "delete"],
  resetPwd: ["resetPwd"],
  sendPasswordLink: ["resetPwd"],
  delete: ["delete"],
};
