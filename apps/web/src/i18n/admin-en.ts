import { access } from "./admin-en/access.ts";
import { accessTokens } from "./admin-en/access-tokens.ts";
import { accountForms } from "./admin-en/account-forms.ts";
import { accountSessions } from "./admin-en/account-sessions.ts";
import { articleTypes } from "./admin-en/article-types.ts";
import { articles } from "./admin-en/articles.ts";
import { banners } from "./admin-en/banners.ts";
import { calendar } from "./admin-en/calendar.ts";
import { checklist } from "./admin-en/checklist.ts";
import { commands } from "./admin-en/commands.ts";
import { comments } from "./admin-en/comments.ts";
import { compare } from "./admin-en/compare.ts";
import { dashboard } from "./admin-en/dashboard.ts";
import { dicts } from "./admin-en/dicts.ts";
import { editor } from "./admin-en/editor.ts";
import { form } from "./admin-en/form.ts";
import { friendlyLinks } from "./admin-en/friendly-links.ts";
import { history } from "./admin-en/history.ts";
import { homeFields } from "./admin-en/home-fields.ts";
import { homePages } from "./admin-en/home-pages.ts";
import { homeVersions } from "./admin-en/home-versions.ts";
import { identity } from "./admin-en/identity.ts";
import { imports } from "./admin-en/imports.ts";
import { keptEdits } from "./admin-en/kept-edits.ts";
import { languages } from "./admin-en/languages.ts";
import { list } from "./admin-en/list.ts";
import { liveSessions } from "./admin-en/live-sessions.ts";
import { logs } from "./admin-en/logs.ts";
import { media } from "./admin-en/media.ts";
import { menus } from "./admin-en/menus.ts";
import { visitorMessages } from "./admin-en/visitor-messages.ts";
import { notifications } from "./admin-en/notifications.ts";
import { oneTime } from "./admin-en/one-time.ts";
import { operationLogs } from "./admin-en/operation-logs.ts";
import { operations } from "./admin-en/operations.ts";
import { orgs } from "./admin-en/orgs.ts";
import { passkeys } from "./admin-en/passkeys.ts";
import { passkeySettings } from "./admin-en/passkey-settings.ts";
import { permissions } from "./admin-en/permissions.ts";
import { phrases } from "./admin-en/phrases.ts";
import { previews } from "./admin-en/previews.ts";
import { products } from "./admin-en/products.ts";
import { quickLinks } from "./admin-en/quick-links.ts";
import { recommends } from "./admin-en/recommends.ts";
import { remarks } from "./admin-en/remarks.ts";
import { releases } from "./admin-en/releases.ts";
import { replies } from "./admin-en/replies.ts";
import { replyTemplates } from "./admin-en/reply-templates.ts";
import { reviewFlow } from "./admin-en/review-flow.ts";
import { roles } from "./admin-en/roles.ts";
import { session } from "./admin-en/session.ts";
import { sessionDialogs } from "./admin-en/session-dialogs.ts";
import { ownAccount } from "./admin-en/own-account.ts";
import { shell } from "./admin-en/shell.ts";
import { savedViews } from "./admin-en/saved-views.ts";
import { secondFactor } from "./admin-en/second-factor.ts";
import { secondFactorSettings } from "./admin-en/second-factor-settings.ts";
import { seed } from "./admin-en/seed.ts";
import { viewAs } from "./admin-en/view-as.ts";
import { visibility } from "./admin-en/visibility.ts";
import { visitorPosts } from "./admin-en/visitor-posts.ts";
import { signInLogs } from "./admin-en/sign-in-logs.ts";
import { shortcuts } from "./admin-en/shortcuts.ts";
import { siteSetting } from "./admin-en/site-setting.ts";
import { systemHealth } from "./admin-en/system-health.ts";
import { tasks } from "./admin-en/tasks.ts";
import { trash } from "./admin-en/trash.ts";
import { trees } from "./admin-en/trees.ts";
import { uploads } from "./admin-en/uploads.ts";
import { users } from "./admin-en/users.ts";
import { workflow } from "./admin-en/workflow.ts";
import { webhooks } from "./admin-en/webhooks.ts";
import { workgroups } from "./admin-en/workgroups.ts";

/** All messages of the back office in English. Another language is an object of the same shape. */
export const adminEn = {
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
  seed: seed,
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

/** The shape of a catalogue of the back office. */
export type AdminMessages = typeof adminEn;
