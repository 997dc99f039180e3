import type { OfficeMessages } from "./office-en.ts";
import { accountSessions } from "./office-zh/account-sessions.ts";
import { articleTypes } from "./office-zh/article-types.ts";
import { articles } from "./office-zh/articles.ts";
import { banners } from "./office-zh/banners.ts";
import { commands } from "./office-zh/commands.ts";
import { comments } from "./office-zh/comments.ts";
import { dashboard } from "./office-zh/dashboard.ts";
import { dicts } from "./office-zh/dicts.ts";
import { editor } from "./office-zh/editor.ts";
import { form } from "./office-zh/form.ts";
import { friendlyLinks } from "./office-zh/friendly-links.ts";
import { list } from "./office-zh/list.ts";
import { liveSessions } from "./office-zh/live-sessions.ts";
import { logs } from "./office-zh/logs.ts";
import { menus } from "./office-zh/menus.ts";
import { messages } from "./office-zh/messages.ts";
import { operationLogs } from "./office-zh/operation-logs.ts";
import { orgs } from "./office-zh/orgs.ts";
import { permissions } from "./office-zh/permissions.ts";
import { phrases } from "./office-zh/phrases.ts";
import { products } from "./office-zh/products.ts";
import { quickLinks } from "./office-zh/quick-links.ts";
import { recommends } from "./office-zh/recommends.ts";
import { replies } from "./office-zh/replies.ts";
import { reviewFlow } from "./office-zh/review-flow.ts";
import { roles } from "./office-zh/roles.ts";
import { session } from "./office-zh/session.ts";
import { shell } from "./office-zh/shell.ts";
import { shipped } from "./office-zh/shipped.ts";
import { showing } from "./office-zh/showing.ts";
import { signInLogs } from "./office-zh/sign-in-logs.ts";
import { siteSetting } from "./office-zh/site-setting.ts";
import { tasks } from "./office-zh/tasks.ts";
import { trash } from "./office-zh/trash.ts";
import { trees } from "./office-zh/trees.ts";
import { users } from "./office-zh/users.ts";
import { workflow } from "./office-zh/workflow.ts";
import { workgroups } from "./office-zh/workgroups.ts";

/** Every sentence of the back office, in Simplified Chinese. */
export const officeZh: OfficeMessages = {
  shell,
  session,
  form,
  list,
  articles,
  editor,
  workflow,
  tasks,
  commands,
  dashboard,
  friendlyLinks,
  users,
  roles,
  permissions,
  accountSessions,
  phrases,
  products,
  quickLinks,
  banners,
  shipped,
  showing,
  dicts,
  menus,
  orgs,
  trees,
  workgroups,
  recommends,
  logs,
  operationLogs,
  signInLogs,
  liveSessions,
  siteSetting,
  articleTypes,
  reviewFlow,
  replies,
  comments,
  messages,
  trash,
};
