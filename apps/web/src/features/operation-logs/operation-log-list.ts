import type { ListState } from "@atrium/hooks/resource";
import { idRule, keywordRule } from "../../generated/text-rules.ts";
import { defineList } from "../../shared/list/define-list.ts";
import { logFilters, toLogQuery } from "../../shared/list/log-filters.tsx";

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
  "replyTemplates",
  "roles",
  "siteSettings",
  "users",
  "webhooks",
  "workgroupMembers",
  "workgroups",
] as const;

const list = defineList({
  filters: {
    keyword: keywordRule,
    userId: idRule,
    targetType: { values: targetTypes },
    targetId: idRule,
    requestId: idRule,
    ...logFilters,
  },
  sortFields: ["createdAt"],
  defaultSort: { field: "createdAt", order: "desc" },
});

/** What the operation log is filtered and sorted by. */
export const operationLogList = {
  ...list,
  toQuery: (state: ListState) => toLogQuery(list.toQuery(state)),
};
