import type { Handlers } from "./operation.ts";
import { accessHandlers } from "./access/handlers.ts";
import { accessTokenHandlers } from "./access-tokens/handlers.ts";
import { articlePreviewHandlers } from "./article-previews/handlers.ts";
import { articleRemarkHandlers } from "./article-remarks/handlers.ts";
import { articleTypeHandlers } from "./article-types/handlers.ts";
import { articleHandlers } from "./articles/handlers.ts";
import { articleTaskHandlers } from "./articles/task-handlers.ts";
import { permissionHandlers } from "./permissions/handlers.ts";
import { bannerHandlers } from "./banners/handlers.ts";
import { chartHandlers } from "./charts/handlers.ts";
import { circulationHandlers } from "./circulations/handlers.ts";
import { commentClosingHandlers } from "./comment-closings/handlers.ts";
import { commentHandlers } from "./comments/handlers.ts";
import { dictItemHandlers } from "./dict-items/handlers.ts";
import { dictsHandlers } from "./dicts/handlers.ts";
import { fileHandlers } from "./files/handlers.ts";
import { friendlyLinkHandlers } from "./friendly-links/handlers.ts";
import { homeHandlers } from "./home/handlers.ts";
import { oidcHandlers } from "./oidc/handlers.ts";
import { passkeyHandlers } from "./passkeys/handlers.ts";
import { secondFactorHandlers } from "./second-factor/handlers.ts";
import { homePageHandlers } from "./home-pages/handlers.ts";
import { importHandlers } from "./imports/handlers.ts";
import { liveSessionHandlers } from "./live-sessions/handlers.ts";
import { menusHandlers } from "./menus/handlers.ts";
import { notificationHandlers } from "./notifications/handlers.ts";
import { operationLogHandlers } from "./operation-logs/handlers.ts";
import { messageHandlers } from "./messages/handlers.ts";
import { orgHandlers } from "./orgs/handlers.ts";
import { productHandlers } from "./products/handlers.ts";
import { quickLinkHandlers } from "./quick-links/handlers.ts";
import { recommendHandlers } from "./recommends/handlers.ts";
import { replyTemplateHandlers } from "./reply-templates/handlers.ts";
import { releaseHandlers } from "./releases/handlers.ts";
import { calendarHandlers } from "./calendar/handlers.ts";
import { revisionHandlers } from "./revisions/handlers.ts";
import { roleHandlers } from "./roles/handlers.ts";
import { savedViewHandlers } from "./saved-views/handlers.ts";
import { sessionHandlers } from "./session/handlers.ts";
import { siteSettingHandlers } from "./site-settings/handlers.ts";
import { signInLogHandlers } from "./sign-in-logs/handlers.ts";
import { siteHandlers } from "./site/handlers.ts";
import { trashHandlers } from "./trash/handlers.ts";
import { systemHealthHandlers } from "./system-health/handlers.ts";
import { usersHandlers } from "./users/handlers.ts";
import { webhookHandlers } from "./webhooks/handlers.ts";
import { workgroupMemberHandlers } from "./workgroup-members/handlers.ts";
import { workgroupHandlers } from "./workgroups/handlers.ts";

/** A test refuses the same operation in two modules. */
export const modules = [
  accessHandlers,
  accessTokenHandlers,
  oidcHandlers,
  passkeyHandlers,
  secondFactorHandlers,
  sessionHandlers,
  systemHealthHandlers,
  usersHandlers,
  roleHandlers,
  liveSessionHandlers,
  operationLogHandlers,
  revisionHandlers,
  trashHandlers,
  notificationHandlers,
  signInLogHandlers,
  savedViewHandlers,
  importHandlers,
  menusHandlers,
  permissionHandlers,
  orgHandlers,
  webhookHandlers,
  workgroupHandlers,
  workgroupMemberHandlers,
  productHandlers,
  bannerHandlers,
  homePageHandlers,
  friendlyLinkHandlers,
  quickLinkHandlers,
  recommendHandlers,
  releaseHandlers,
  calendarHandlers,
  siteSettingHandlers,
  commentHandlers,
  commentClosingHandlers,
  messageHandlers,
  replyTemplateHandlers,
  dictsHandlers,
  dictItemHandlers,
  articleTypeHandlers,
  articleHandlers,
  articleTaskHandlers,
  articlePreviewHandlers,
  articleRemarkHandlers,
  circulationHandlers,
  homeHandlers,
  siteHandlers,
  fileHandlers,
  chartHandlers,
] as const;

export const handlers = {
  ...accessHandlers,
  ...accessTokenHandlers,
  ...oidcHandlers,
  ...passkeyHandlers,
  ...secondFactorHandlers,
  ...sessionHandlers,
  ...systemHealthHandlers,
  ...usersHandlers,
  ...roleHandlers,
  ...liveSessionHandlers,
  ...operationLogHandlers,
  ...revisionHandlers,
  ...trashHandlers,
  ...notificationHandlers,
  ...signInLogHandlers,
  ...savedViewHandlers,
  ...importHandlers,
  ...menusHandlers,
  ...permissionHandlers,
  ...orgHandlers,
  ...webhookHandlers,
  ...workgroupHandlers,
  ...workgroupMemberHandlers,
  ...productHandlers,
  ...bannerHandlers,
  ...homePageHandlers,
  ...friendlyLinkHandlers,
  ...quickLinkHandlers,
  ...recommendHandlers,
  ...releaseHandlers,
  ...calendarHandlers,
  ...siteSettingHandlers,
  ...commentHandlers,
  ...commentClosingHandlers,
  ...messageHandlers,
  ...replyTemplateHandlers,
  ...dictsHandlers,
  ...dictItemHandlers,
  ...articleTypeHandlers,
  ...articleHandlers,
  ...articleTaskHandlers,
  ...articlePreviewHandlers,
  ...circulationHandlers,
  ...homeHandlers,
  ...articleRemarkHandlers,
  ...siteHandlers,
  ...fileHandlers,
  ...chartHandlers,
} satisfies Handlers;
