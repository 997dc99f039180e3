import type { AdminMessages } from "./admin-en.ts";
import { access } from "./admin-zh/access.ts";
import { accessTokens } from "./admin-zh/access-tokens.ts";
import { accountForms } from "./admin-zh/account-forms.ts";
import { accountSessions } from "./admin-zh/account-sessions.ts";
import { articleTypes } from "./admin-zh/article-types.ts";
import { articles } from "./admin-zh/articles.ts";
import { banners } from "./admin-zh/banners.ts";
import { calendar } from "./admin-zh/calendar.ts";
import { checklist } from "./admin-zh/checklist.ts";
import { commands } from "./admin-zh/commands.ts";
import { comments } from "./admin-zh/comments.ts";
import { compare } from "./admin-zh/compare.ts";
import { dashboard } from "./admin-zh/dashboard.ts";
import { dicts } from "./admin-zh/dicts.ts";
import { editor } from "./admin-zh/editor.ts";
import { form } from "./admin-zh/form.ts";
import { friendlyLinks } from "./admin-zh/friendly-links.ts";
import { history } from "./admin-zh/history.ts";
import { homeFields } from "./admin-zh/home-fields.ts";
import { homePages } from "./admin-zh/home-pages.ts";
import { homeVersions } from "./admin-zh/home-versions.ts";
import { identity } from "./admin-zh/identity.ts";
import { imports } from "./admin-zh/imports.ts";
import { keptEdits } from "./admin-zh/kept-edits.ts";
import { languages } from "./admin-zh/languages.ts";
import { list } from "./admin-zh/list.ts";
import { liveSessions } from "./admin-zh/live-sessions.ts";
import { logs } from "./admin-zh/logs.ts";
import { media } from "./admin-zh/media.ts";
import { menus } from "./admin-zh/menus.ts";
import { visitorMessages } from "./admin-zh/visitor-messages.ts";
import { notifications } from "./admin-zh/notifications.ts";
import { oneTime } from "./admin-zh/one-time.ts";
import { operationLogs } from "./admin-zh/operation-logs.ts";
import { operations } from "./admin-zh/operations.ts";
import { orgs } from "./admin-zh/orgs.ts";
import { passkeys } from "./admin-zh/passkeys.ts";
import { passkeySettings } from "./admin-zh/passkey-settings.ts";
import { permissions } from "./admin-zh/permissions.ts";
import { phrases } from "./admin-zh/phrases.ts";
import { previews } from "./admin-zh/previews.ts";
import { products } from "./admin-zh/products.ts";
import { quickLinks } from "./admin-zh/quick-links.ts";
import { recommends } from "./admin-zh/recommends.ts";
import { remarks } from "./admin-zh/remarks.ts";
import { releases } from "./admin-zh/releases.ts";
import { replies } from "./admin-zh/replies.ts";
import { replyTemplates } from "./admin-zh/reply-templates.ts";
import { reviewFlow } from "./admin-zh/review-flow.ts";
import { roles } from "./admin-zh/roles.ts";
import { session } from "./admin-zh/session.ts";
import { sessionDialogs } from "./admin-zh/session-dialogs.ts";
import { ownAccount } from "./admin-zh/own-account.ts";
import { shell } from "./admin-zh/shell.ts";
import { savedViews } from "./admin-zh/saved-views.ts";
import { secondFactor } from "./admin-zh/second-factor.ts";
import { secondFactorSettings } from "./admin-zh/second-factor-settings.ts";
import { seed } from "./admin-zh/seed.ts";
import { viewAs } from "./admin-zh/view-as.ts";
import { visibility } from "./admin-zh/visibility.ts";
import { visitorPosts } from "./admin-zh/visitor-posts.ts";
import { signInLogs } from "./admin-zh/sign-in-logs.ts";
import { shortcuts } from "./admin-zh/shortcuts.ts";
import { siteSetting } from "./admin-zh/site-setting.ts";
import { systemHealth } from "./admin-zh/system-health.ts";
import { tasks } from "./admin-zh/tasks.ts";
import { trash } from "./admin-zh/trash.ts";
import { trees } from "./admin-zh/trees.ts";
import { uploads } from "./admin-zh/uploads.ts";
import { users } from "./admin-zh/users.ts";
import { workflow } from "./admin-zh/workflow.ts";
import { webhooks } from "./admin-zh/webhooks.ts";
import { workgroups } from "./admin-zh/workgroups.ts";

/** Every sentence of the back office, in Simplified Chinese. */
export const adminZh: AdminMessages = {
  access,
  shell,
  passkeys,
  passkeySettings,
  savedViews,
  secondFactor,
  secondFactorSettings,
  session,
  sessionDialogs,
  ownAccount,
  form,
  identity,
  imports,
  languages,
  list,
  articles,
  editor,
  previews,
  workflow,
  systemHealth,
  tasks,
  checklist,
  commands,
  dashboard,
  friendlyLinks,
  history,
  homeFields,
  homePages,
  homeVersions,
  users,
  roles,
  permissions,
  accessTokens,
  accountForms,
  accountSessions,
  phrases,
  products,
  quickLinks,
  calendar,
  releases,
  banners,
  seed,
  viewAs,
  visibility,
  dicts,
  media,
  menus,
  orgs,
  trees,
  webhooks,
  workgroups,
  recommends,
  logs,
  notifications,
  oneTime,
  operationLogs,
  operations,
  signInLogs,
  liveSessions,
  shortcuts,
  siteSetting,
  articleTypes,
  reviewFlow,
  remarks,
  replies,
  replyTemplates,
  visitorPosts,
  comments,
  compare,
  keptEdits,
  visitorMessages,
  trash,
  uploads,
};
