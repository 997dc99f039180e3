import type { Input, Result } from "@atrium/sdk";
import { sdk } from "../shared/api.ts";
import { inIdChunks, type Batch } from "./batch.ts";
import { defineQueries } from "./define-queries.ts";
import { silent } from "./silent.ts";

/** A deleted record. */
export type DeletedRecord = Result<"trashPage">["records"][number];

/** A kind of record that is in the trash once it is deleted. */
export type TrashKind = DeletedRecord["kind"];

/** The permission to create, and so to restore, a record of each kind. */
export const restorePermissions: Readonly<Record<TrashKind, string>> = {
  auths: "system:auth:add",
  banners: "content:banner:save",
  dictItems: "system:dictItem:save",
  dicts: "system:dict:save",
  friendlyLinks: "content:friendlyLink:save",
  menus: "system:menu:add",
  orgs: "system:org:add",
  products: "product:product:save",
  quickLinks: "content:quickLink:save",
  recommends: "content:recommend:save",
  replyTemplates: "content:replyTemplate:save",
  roles: "system:role:add",
  users: "system:user:add",
  workgroups: "system:workgroup:add",
};

/** The trash of all records but articles. */
export const trashQueries = defineQueries(
  "trash",
  {
    page: silent((query: Input<"trashPage">, options) => sdk.trash.page(query, options)),
    restoreMany: (batch: Batch) =>
      inIdChunks(batch, (ids) => sdk.trash.restore({ ids }, { silent: true })),
    purgeMany: (batch: Batch) =>
      inIdChunks(batch, (ids) => sdk.trash.purge({ ids }, { silent: true })),
  },
  {
    also: [
      "auths",
      "banners",
      "currentUser",
      "dictItems",
      "dicts",
      "friendlyLinks",
      "menus",
      "orgs",
      "products",
      "quickLinks",
      "recommends",
      "replyTemplates",
      "roles",
      "users",
      "workgroups",
    ],
  },
);
