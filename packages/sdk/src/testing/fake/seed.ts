/** What a fake begins with. */
import type { components } from "../../generated/schema.ts";
import type { Members } from "../samples.ts";
import type { FakeCall } from "./call.ts";
import { articleKind, typeKind } from "./content-views.ts";
import { addContent, addRecords, addRole, addShippedSite, addUser } from "./preset.ts";
import type { ShippedMenu } from "./shipped-site.ts";
import { textOf, type Values } from "./values.ts";
import { system, type World } from "./world.ts";

type Schemas = components["schemas"];

/** An account of a {@link FakeSeed}. Its password is {@link FAKE_PASSWORD} unless it has its own. */
export interface FakeUser extends Members<Omit<Schemas["User"], "roleNames" | "allowedActions">> {
  username: string;
  /** Codes of its roles. */
  roles?: readonly string[];
  password?: string;
}

/** A role of a {@link FakeSeed}; it opens the menus that its permissions allow. */
export interface FakeRole {
  code: string;
  name: string;
  /** Codes of permissions, as the contract names them in `x-permission`. */
  permissions: readonly string[];
}

/** A menu of a {@link FakeSeed} and those below it, as `menus.currentUser` shows it to whoever may see it. */
export type FakeMenu = ShippedMenu;

/** Records that a fake begins with, beside those of a new site. A record names only the members that matter. */
export interface FakeSeed {
  users?: readonly FakeUser[];
  roles?: readonly FakeRole[];
  /** In place of a new site's menus. */
  menus?: readonly FakeMenu[];
  articleTypes?: readonly Members<Schemas["ArticleTypeDetail"]>[];
  /** Drafts, or published ones when their `status` says so. Without a `typeId` they are in the first type. */
  articles?: readonly Members<Schemas["Article"]>[];
  banners?: readonly Members<Schemas["Banner"]>[];
  comments?: readonly Members<Schemas["Comment"]>[];
  friendlyLinks?: readonly Members<Schemas["FriendlyLink"]>[];
  messages?: readonly Members<Schemas["Message"]>[];
  products?: readonly Members<Schemas["Product"]>[];
  quickLinks?: readonly Members<Schemas["QuickLink"]>[];
  workgroups?: readonly Members<Schemas["Workgroup"]>[];
}

const plain = [
  "workgroups",
  "banners",
  "friendlyLinks",
  "quickLinks",
  "products",
  "comments",
  "messages",
] as const;

/** The accounts of a new fake, each named after its role. */
const staff = ["admin", "editor", "reviewer", "publisher", "moderator", "auditor"];

/** Fills a new world. */
export function plant(world: World, seed: FakeSeed): void {
  addShippedSite(world, seed.menus);
  for (const { permissions, ...role } of seed.roles ?? []) addRole(world, role, permissions);
  const own = new Set(seed.users?.map(({ username }) => username));
  for (const name of staff) {
    if (!own.has(name)) addUser(world, { username: name, roles: [name] });
  }
  for (const user of seed.users ?? []) addUser(world, { ...user });
  const call = callOfSystem(world);
  const types: readonly Values[] = seed.articleTypes ?? [
    { name: "News", code: "news", kind: "list", parentId: "0", status: "published" },
  ];
  for (const type of types) addContent(call, typeKind, { parentId: "0", kind: "list", ...type });
  const [first] = world.rows("articleTypes");
  for (const article of seed.articles ?? []) {
    const { slug = slugFrom({ ...article }) } = article;
    addContent(call, articleKind, { typeId: first?.id, ...article, slug });
  }
  for (const table of plain) addRecords(world, table, seed[table] ?? []);
}

function slugFrom(article: Values): string {
  return (
    textOf(article, "title")
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, "-") || "article"
  );
}

function callOfSystem(world: World): FakeCall {
  const nobody = { user: undefined, token: undefined, may: () => true };
  return { id: "articlesSave", input: {}, world, author: system, ...nobody };
}
