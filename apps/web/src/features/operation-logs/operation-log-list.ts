import type { ListState } from "@atrium/hooks/resource";
import * as z from "zod/mini";
import { zId, zKeyword } from "../../generated/form-schemas.ts";
import { dayRange } from "../../shared/day-range.ts";
import { defineList } from "../../shared/list/define-list.ts";
import { logFilters } from "../../shared/list/log-filters.tsx";

/** The kinds of records that can be changed, by the contract's names. */
export const targetTypes = [
  "articles",
  "articleTypes",
  "auths",
  "banners",
  "comments",
  "dictItems",
  "dicts",
  "files",
  "friendlyLinks",
  "liveSessions",
  "menus",
  "messages",
  "orgs",
  "products",
  "quickLinks",
  "recommends",
  "roles",
  "siteSettings",
  "users",
  "workgroupMembers",
  "workgroups",
] as const;

const list = defineList({
  filters: {
    keyword: zKeyword,
    userId: zId,
    targetType: z.enum(targetTypes),
    targetId: zId,
    requestId: zId,
    ...logFilters,
  },
  sortFields: ["createdAt"],
  defaultSort: { field: "createdAt", order: "desc" },
});

/** What the operation log is filtered and sorted by. */
export const operationLogList = {
  ...list,
  toQuery: (state: ListState) => {
    const { from, to, ...query } = list.toQuery(state);
    return { ...query, ...dayRange(from, to) };
  },
};
