import type { ListState } from "@atrium/hooks/resource";
import { idRule, keywordRule } from "../../generated/text-rules.ts";
import { defineList } from "../../shared/list/define-list.ts";
import { logFilters, toLogQuery } from "../../shared/list/log-filters.tsx";

/** The kinds of targets that the server writes, by the contract's names. */
export const targetTypes = [
  "accessTokens",
  "articleRemarks",
  "articleTypes",
  "articles",
  "auths",
  "banners",
  "circulations",
  "commentClosings",
  "comments",
  "dictItems",
  "dicts",
  "files",
  "friendlyLinks",
  "homePages",
  "imports",
  "liveSessions",
  "menus",
  "messages",
  "notifications",
  "oidc",
  "operationLogs",
  "orgs",
  "passkeys",
  "products",
  "quickLinks",
  "recommends",
  "releases",
  "replyTemplates",
  "roles",
  "savedViews",
  "secondFactor",
  "session",
  "signInLogs",
  "siteSettings",
  "trash",
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
