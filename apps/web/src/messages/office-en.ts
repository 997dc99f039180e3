import { accountSessions } from "./office-en/account-sessions.ts";
import { articleTypes } from "./office-en/article-types.ts";
import { articles } from "./office-en/articles.ts";
import { banners } from "./office-en/banners.ts";
import { commands } from "./office-en/commands.ts";
import { comments } from "./office-en/comments.ts";
import { dashboard } from "./office-en/dashboard.ts";
import { dicts } from "./office-en/dicts.ts";
import { editor } from "./office-en/editor.ts";
import { form } from "./office-en/form.ts";
import { friendlyLinks } from "./office-en/friendly-links.ts";
import { list } from "./office-en/list.ts";
import { liveSessions } from "./office-en/live-sessions.ts";
import { logs } from "./office-en/logs.ts";
import { menus } from "./office-en/menus.ts";
import { messages } from "./office-en/messages.ts";
import { operationLogs } from "./office-en/operation-logs.ts";
import { orgs } from "./office-en/orgs.ts";
import { permissions } from "./office-en/permissions.ts";
import { phrases } from "./office-en/phrases.ts";
import { products } from "./office-en/products.ts";
import { quickLinks } from "./office-en/quick-links.ts";
import { recommends } from "./office-en/recommends.ts";
import { replies } from "./office-en/replies.ts";
import { reviewFlow } from "./office-en/review-flow.ts";
import { roles } from "./office-en/roles.ts";
import { session } from "./office-en/session.ts";
import { shell } from "./office-en/shell.ts";
import { shipped } from "./office-en/shipped.ts";
import { showing } from "./office-en/showing.ts";
import { signInLogs } from "./office-en/sign-in-logs.ts";
import { siteSetting } from "./office-en/site-setting.ts";
import { tasks } from "./office-en/tasks.ts";
import { trash } from "./office-en/trash.ts";
import { trees } from "./office-en/trees.ts";
import { users } from "./office-en/users.ts";
import { workflow } from "./office-en/workflow.ts";
import { workgroups } from "./office-en/workgroups.ts";

/** Every sentence of the back office, in English. Another language is an object of the same shape. */
export const officeEn = {
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

/** The shape of a catalogue of the back office. */
export type OfficeMessages = typeof officeEn;
