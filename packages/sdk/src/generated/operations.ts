// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { CallOptions } from "../call-options.ts";
import type { OperationCall } from "../method.ts";
import type { Download, IdInput, NoInput } from "../models.ts";
import type {
  AccessExplainParams,
  AccessExplanation,
  AccessToken,
  AccessTokenCreated,
  AccessTokenSaveBody,
  AccessTokenScope,
  AccessTokensPageParams,
  AccessTokensScopesParams,
  ActBody,
  Article,
  ArticleBrief,
  ArticleCard,
  ArticlePresenceBody,
  ArticlePreview,
  ArticlePreviewBody,
  ArticleRemark,
  ArticleRemarkDecideBody,
  ArticleRemarkReplyBody,
  ArticleRemarkSaveBody,
  ArticleRemarkUpdateBody,
  ArticleRemarksListParams,
  ArticleRemarksPeopleParams,
  ArticleRestoreBody,
  ArticleSaveBody,
  ArticleSummary,
  ArticleTag,
  ArticleTrashRestoreBody,
  ArticleType,
  ArticleTypeDetail,
  ArticleTypeSaveBody,
  ArticleTypeUpdateBody,
  ArticleTypeVersion,
  ArticleTypesDeleteParams,
  ArticleTypesHistoryParams,
  ArticleTypesListParams,
  ArticleTypesMyHandledTasksParams,
  ArticleTypesMyReadedCirculatedTasksParams,
  ArticleTypesPageParams,
  ArticleTypesVersionParams,
  ArticleTypesWaitMeToHandleTasksParams,
  ArticleTypesWaitMeToReadCirculatedTasksParams,
  ArticleUpdateBody,
  ArticleVersion,
  ArticleVersionDetail,
  ArticleWriter,
  ArticlesDeleteParams,
  ArticlesHistoryParams,
  ArticlesListParams,
  ArticlesMyHandledTasksParams,
  ArticlesMyReadedCirculatedTasksParams,
  ArticlesPageParams,
  ArticlesPreviewLinksParams,
  ArticlesTagsParams,
  ArticlesTrashDeleteParams,
  ArticlesTrashPageParams,
  ArticlesVersionParams,
  ArticlesVersionsParams,
  ArticlesWaitMeToHandleTasksParams,
  ArticlesWaitMeToReadCirculatedTasksParams,
  Auth,
  AuthAddBody,
  AuthUpdateBody,
  AuthsDeleteParams,
  AuthsListParams,
  AuthsPageParams,
  Banner,
  BannerSaveBody,
  BannerUpdateBody,
  BannersDeleteParams,
  BannersListParams,
  BannersPageParams,
  CalendarEntriesParams,
  CalendarEntry,
  Candidate,
  ChartData,
  ChartGetDatasBody,
  Circulation,
  CirculationsCandidatesParams,
  CirculationsPageParams,
  Comment,
  CommentAssignBody,
  CommentBatchBody,
  CommentBatchResult,
  CommentBody,
  CommentClosing,
  CommentClosingUpdateBody,
  CommentReplyBody,
  CommentUpdateBody,
  CommentsAssigneesParams,
  CommentsDeleteParams,
  CommentsPageParams,
  CurrentUser,
  DeletedRecord,
  Dict,
  DictItem,
  DictItemSaveBody,
  DictItemUpdateBody,
  DictItemsDeleteParams,
  DictItemsListParams,
  DictItemsPageParams,
  DictSaveBody,
  DictUpdateBody,
  DictsDeleteParams,
  DictsListParams,
  DictsPageParams,
  EndedSessions,
  FileBatchBody,
  FileBatchResult,
  FileCropBody,
  FileReplaceBody,
  FileRevertBody,
  FileUpdateBody,
  FileUploadBody,
  FileUse,
  FilesDeleteParams,
  FilesPageParams,
  FilesUsesParams,
  FriendlyLink,
  FriendlyLinkSaveBody,
  FriendlyLinkUpdateBody,
  FriendlyLinksDeleteParams,
  FriendlyLinksListParams,
  FriendlyLinksPageParams,
  HistoryEntry,
  Home,
  HomePage,
  HomePageActBody,
  HomePagePreviewBody,
  HomePageRestoreBody,
  HomePageUpdateBody,
  HomePageVersion,
  HomePageVersionDetail,
  HomePagesHistoryParams,
  HomePagesListParams,
  HomePagesMyHandledTasksParams,
  HomePagesVersionParams,
  HomePagesVersionsParams,
  HomePagesWaitMeToHandleTasksParams,
  ImportColumns,
  ImportReport,
  ImportRunBody,
  ImportsColumnsParams,
  LiveSession,
  LiveSessionsListOwnParams,
  LiveSessionsPageParams,
  LoginBody,
  MediaFile,
  Mention,
  Menu,
  MenuCreateBody,
  MenuEntry,
  MenuNode,
  MenuUpdateBody,
  MenusDeleteParams,
  MenusListParams,
  Message,
  MessageAnswer,
  MessageAssignBody,
  MessageBatchBody,
  MessageBatchResult,
  MessageBody,
  MessageReceipt,
  MessageReplyBody,
  MessageUpdateBody,
  MessagesAnswersParams,
  MessagesAssigneesParams,
  MessagesDeleteParams,
  MessagesPageParams,
  MonthCount,
  NewPreviewLink,
  NotificationPage,
  NotificationPreference,
  NotificationPreferenceBody,
  NotificationReadBody,
  NotificationReadResult,
  NotificationsPageParams,
  OidcBegun,
  OidcIdentity,
  OidcSignInBody,
  OidcSignedOut,
  OpenWork,
  OpenedPasswordLink,
  OperationLog,
  OperationLogDetail,
  OperationLogsPageParams,
  Org,
  OrgCreateBody,
  OrgNode,
  OrgUpdateBody,
  OrgsChildrenParams,
  OrgsDeleteParams,
  OrgsTreeParams,
  Page,
  Passkey,
  PasskeyCreated,
  PasskeyCreation,
  PasskeyProofBody,
  PasskeyRequest,
  PasskeySaveBody,
  PasskeysListParams,
  PasswordLinkOpenBody,
  PasswordLinkUseBody,
  PreAndNext,
  PreviewLink,
  PreviewLinkSaveBody,
  PreviewOpenBody,
  Product,
  ProductCascadePageBody,
  ProductDeleteBatchBody,
  ProductDeleteBatchResult,
  ProductGetBody,
  ProductGetCascadeBody,
  ProductNode,
  ProductOption,
  ProductPage,
  ProductPageBody,
  ProductSaveBody,
  ProductUpdateBody,
  ProductsDeleteParams,
  PublicArticle,
  PublicArticleType,
  PublicBanner,
  PublicComment,
  PublicFriendlyLink,
  PublicHome,
  PublicProduct,
  PublicProductCard,
  PublicProductNode,
  PublicQuickLink,
  PublicSetting,
  QuickLink,
  QuickLinkSaveBody,
  QuickLinkUpdateBody,
  QuickLinksDeleteParams,
  QuickLinksListParams,
  QuickLinksPageParams,
  Recommend,
  RecommendSaveBody,
  RecommendUpdateBody,
  RecommendsDeleteParams,
  RecommendsListParams,
  RecommendsPageParams,
  RecordHistory,
  RecoveryCodes,
  RecoveryCodesBody,
  Release,
  ReleaseAddItemsBody,
  ReleaseRemoveItemsBody,
  ReleaseSaveBody,
  ReleaseScheduleBody,
  ReleaseStepBody,
  ReleaseSummary,
  ReleaseUpdateBody,
  ReleasesDeleteParams,
  ReleasesPageParams,
  RemindBody,
  RemindResult,
  ReplyTemplate,
  ReplyTemplateSaveBody,
  ReplyTemplateUpdateBody,
  ReplyTemplatesDeleteParams,
  ReplyTemplatesPageParams,
  RevisionsPageParams,
  Role,
  RoleAuths,
  RoleAuthsUpdateBody,
  RoleCreateBody,
  RoleGrantsUpdateBody,
  RoleMenus,
  RoleMenusUpdateBody,
  RoleUpdateBody,
  RolesDeleteParams,
  RolesListAuthParams,
  RolesListMenusParams,
  RolesListParams,
  RolesPageParams,
  SavedView,
  SavedViewDefaultBody,
  SavedViewSaveBody,
  SavedViewUpdateBody,
  SavedViewsDeleteParams,
  SavedViewsListParams,
  SearchHitPage,
  SecondFactor,
  SecondFactorCodeBody,
  SecondFactorSecret,
  SentPasswordLink,
  Session,
  SharedPreview,
  SignInLog,
  SignInLogsPageParams,
  SiteArticleListParams,
  SiteGetArticleMessageParams,
  SiteGetArticleParams,
  SiteGetArticleTypeParams,
  SiteGetBannerListParams,
  SiteGetFriendlyLinkListParams,
  SiteGetHomeParams,
  SiteGetProductParams,
  SiteGetStaticSettingParams,
  SiteIndexRecommendParams,
  SiteMoreMonthListParams,
  SiteNewsArticlesParams,
  SiteProductListParams,
  SiteProductTreeParams,
  SiteQuickLinkListParams,
  SiteRecommendArticlesParams,
  SiteSearchContentParams,
  SiteSetting,
  SiteSettingUpdateBody,
  SiteTypeTreeParams,
  StepUpBody,
  SystemHealth,
  Task,
  TemporaryPassword,
  TokenCreateBody,
  TrashBody,
  TrashPageParams,
  TrashResult,
  TrashedArticle,
  TypeNode,
  UploadedFile,
  User,
  UserAddBody,
  UserBrief,
  UserDeactivateBody,
  UserUpdateBody,
  UserUpdateOwnBody,
  UserUpdatePwdBody,
  UsersDeleteParams,
  UsersFindByProgramIdParams,
  UsersHandOverCandidatesParams,
  UsersListParams,
  UsersPageParams,
  UsersResetPwdParams,
  ViewAsBody,
  Webhook,
  WebhookDelivery,
  WebhookRotateBody,
  WebhookSaveBody,
  WebhookSecret,
  WebhookUpdateBody,
  WebhooksDeleteParams,
  WebhooksDeliveriesParams,
  WebhooksPageParams,
  Workgroup,
  WorkgroupCreateBody,
  WorkgroupMember,
  WorkgroupMemberAddBody,
  WorkgroupMemberAddResult,
  WorkgroupMemberUpdateBody,
  WorkgroupMembersDeleteParams,
  WorkgroupMembersListParams,
  WorkgroupMembersPageParams,
  WorkgroupUpdateBody,
  WorkgroupsDeleteParams,
  WorkgroupsPageParams,
  WrittenRecord,
} from "./schema.ts";

/**
 * Every operation by group, one row each, small because it is downloaded. A row is the path its operations have in
 * common, then an HTTP method before each of the operations it holds for. An operation is written `name` when its path
 * ends with its name, `name/rest` when it goes on, `name:rest` when it differs; a write has its query parameters at the
 * end of the path, or a question mark alone when it takes nothing at all. `!form` stands for a multipart body,
 * `!blob` for a file that answers.
 */
export const operationTable = {
  access:
    "/api/access GET explain",
  accessTokens:
    "/api GET page:accessToken scopes:accessToken/scopes POST save:accessToken DELETE delete:accessToken/{id}",
  site:
    "/api/app/other GET articleList downFile!blob getArticle/{id} getArticleMessage/{id} getArticleType/{type} getBannerList getFriendlyLinkList getHome getPreAndNext/{id} getProduct/{id} getStaticSetting indexRecommend/{positionType} moreMonthList newsArticles productList productTree quickLinkList recommendArticles searchContent typeTree POST comment leaveMessage openPreview",
  calendar:
    "/api/calendar GET entries:list",
  charts:
    "/api/chart POST getDatas",
  circulations:
    "/api/circulation GET candidates page POST remind",
  articles:
    "/api/dtArticle GET get/{id} history/{id} list myHandledTasks myReadedCirculatedTasks page previewLinks/{id} tags trashPage:trash/page version/{id} versions/{id} waitMeToHandleTasks waitMeToReadCirculatedTasks POST act presence preview previewLinkSave:previewLink/save restore save trashRestore:trash/restore PUT update DELETE delete/{id}?version={version} previewLinkDelete:previewLink/delete/{id} trashDelete:trash/delete/{id}?version={version}",
  articleRemarks:
    "/api/dtArticleRemark GET list people POST reply save PUT decide update",
  articleTypes:
    "/api/dtArticleType GET get/{id} history/{id} list myHandledTasks myReadedCirculatedTasks page version/{id} waitMeToHandleTasks waitMeToReadCirculatedTasks POST act save PUT update DELETE delete/{id}?version={version}&moveToTypeId={moveToTypeId}",
  banners:
    "/api/dtBanner GET get/{id} list page POST save PUT update DELETE delete/{id}?version={version}",
  comments:
    "/api/dtComment GET assignees:assignee/list get/{id} page POST batch reply PUT assign update DELETE delete/{id}?version={version}",
  commentClosings:
    "/api/dtComment/closing GET get/{id} PUT update",
  friendlyLinks:
    "/api/dtFriendlyLink GET get/{id} list page POST save PUT update DELETE delete/{id}?version={version}",
  homePages:
    "/api/dtHomePage GET get/{id} history/{id} list myHandledTasks version/{id} versions/{id} waitMeToHandleTasks POST act preview restore PUT update",
  messages:
    "/api/dtMessage GET answers:answer/list/{id} assignees:assignee/list get/{id} page POST batch reply PUT assign update DELETE delete/{id}?version={version}",
  quickLinks:
    "/api/dtQuickLink GET get/{id} list page POST save PUT update DELETE delete/{id}?version={version}",
  recommends:
    "/api/dtRecommend GET get/{id} list page POST save PUT update DELETE delete/{id}?version={version}",
  releases:
    "/api/dtRelease GET get/{id} page POST addItems publish removeItems save schedule unschedule PUT update DELETE delete/{id}?version={version}",
  files:
    "/api/file GET get/{id} page uses/{id} POST crop deleteUnused replace revert upload!form PUT update DELETE delete/{id}?version={version}",
  home:
    "/api/home GET get",
  imports:
    "/api/import GET columns POST run",
  dicts:
    "/api/lcdpDict GET get/{id} list page POST save PUT update DELETE delete/{id}?version={version}",
  dictItems:
    "/api/lcdpDictItem GET get/{id} list page POST save PUT update DELETE delete/{id}?version={version}",
  liveSessions:
    "/api/liveSession GET listOwn:own page DELETE delete/{id} deleteOthers:own deleteOwn:own/{id}",
  notifications:
    "/api/notification GET page preference POST read PUT updatePreference:preference",
  oidc:
    "/api/oidc GET getIdentity:identity POST begin? signIn signOut? DELETE unlink:identity",
  operationLogs:
    "/api/operationLog GET get/{id} page",
  passkeys:
    "/api GET list:passkey POST begin:passkey/begin? confirm:passkey/confirm signIn:passkey/signIn signInBegin:passkey/signIn/begin? stepUp:passkey/stepUp stepUpBegin:passkey/stepUp/begin? DELETE delete:passkey/{id}",
  session:
    " GET logout POST beginViewAs:api/viewAs/begin choosePassword:api/passwordLink/use createToken:token!form endViewAs:api/viewAs/end? login openPasswordLink:api/passwordLink/open stepUp:api/stepUp DELETE removeToken:token",
  products:
    "/api/product POST deleteBatch get getCascade page productCascadePage save update DELETE delete:{id}?version={version}",
  replyTemplates:
    "/api/replyTemplate GET get/{id} page POST save PUT update DELETE delete/{id}?version={version}",
  revisions:
    "/api/revision GET page",
  savedViews:
    "/api/savedView GET list POST save PUT setDefault:default update DELETE delete/{id}?version={version}",
  secondFactor:
    "/api GET get:secondFactor POST begin:secondFactor/begin? confirm:secondFactor/confirm disable:secondFactor/disable recoveryCodes:secondFactor/recoveryCodes",
  signInLogs:
    "/api/signInLog GET page",
  siteSettings:
    "/api/siteSetting GET get PUT update",
  trash:
    "/api/trash GET page POST purge:delete restore",
  systemHealth:
    "/api/systemHealth GET get",
  webhooks:
    "/api/webhook GET deliveries get/{id} page POST resend/{id}? save test/{id}? PUT rotateSecret update DELETE delete/{id}?version={version}",
  auths:
    "/auth GET list page POST add PUT update DELETE delete/{id}?version={version}",
  menus:
    "/menus GET currentUser get:{id} list tree/{id} POST create/child PUT update DELETE delete/{id}?version={version}",
  orgs:
    "/org GET children:tree/children/{id} get:{id} tree POST create/child PUT update DELETE delete/{id}?version={version}",
  roles:
    "/roles GET get:role/{id} list listAuth:auth/list listMenus:menus/list page POST create PUT update updateAuth:auth/update updateGrants:grants/update updateMenus:menus/update DELETE delete/{id}?version={version}",
  users:
    "/user GET current findByProgramId get:{id} handOverCandidates list openWork/{id} page POST add deactivate PUT resetPwd?id={id}&version={version} resetSecondFactor?id={id} sendPasswordLink:passwordLink?id={id} unlinkIdentity?id={id} update updateOwn updatePwd DELETE delete:{id}?version={version} revokePasswordLink:passwordLink/{id}",
  workgroups:
    "/workgroup GET get:{id} page POST create update DELETE delete/{id}?version={version}",
  workgroupMembers:
    "/workGroup/member GET list page POST add update DELETE delete/{id}?version={version}",
};

/** Every operation of the contract as a typed method that returns the unwrapped result. */
export interface Operations {
  access: {
    /**
     * Explain why somebody may do something. Says why an account may, or may not, do something: the state of the account, its roles, the permission, the page that has the button, and the state of the record. What is asked about is a permission (`code`) or an operation (`operationId`, with `action` where it has several), one of the two. With `recordId`, the operation is tried on that record as that account, and undone; this requires the permission to read such records, else it is refused with `FORBIDDEN`.
     *
     * `GET /api/access/explain`, needs `system:role:page`.
     */
    explain: (input: AccessExplainParams, options?: CallOptions) => OperationCall<"accessExplain", AccessExplanation>;
  };
  accessTokens: {
    /**
     * Page through own access tokens. Personal access tokens of the signed-in account, expired ones included, latest first.
     *
     * `GET /api/accessToken`, needs a session.
     */
    page: (input?: AccessTokensPageParams, options?: CallOptions) => OperationCall<"accessTokensPage", Page<AccessToken>>;
    /**
     * Create an access token. Creates a personal access token, with which a program calls in the name of the account. It is sent like a session's token, and may do what its scopes name as far as the account still may at each call. It signs nobody in: operations with `x-session-only` refuse it with `SESSION_REQUIRED`, among them those that make tokens and change passwords. It ends when it expires, when it is revoked, and when the account is disabled, deleted or gets a new password from an administrator. The token is in this answer only; the server stores a hash. An account has at most 50 of them, expired ones included, else `LIMIT_REACHED`.
     *
     * `POST /api/accessToken`, needs a session.
     */
    save: (input: AccessTokenSaveBody, options?: CallOptions) => OperationCall<"accessTokensSave", AccessTokenCreated>;
    /**
     * List scopes for access tokens. Permissions that the signed-in account holds, by code, for choosing the scopes of an access token. At most 999 at once; `truncated` says when more follow.
     *
     * `GET /api/accessToken/scopes`, needs a session.
     */
    scopes: (input?: AccessTokensScopesParams, options?: CallOptions) => OperationCall<"accessTokensScopes", AccessTokenScope[]>;
    /**
     * Revoke an access token. Revokes a personal access token of the signed-in account; its next call is refused with `UNAUTHENTICATED`. Somebody else's is not found.
     *
     * `DELETE /api/accessToken/{id}`, needs a session.
     */
    delete: (input: IdInput | string, options?: CallOptions) => OperationCall<"accessTokensDelete", null>;
  };
  site: {
    /**
     * Page through published articles. Published articles, pinned ones first, then by `orderBy` descending and latest first. An unknown type is 404.
     *
     * `GET /api/app/other/articleList`, needs no session.
     */
    articleList: (input?: SiteArticleListParams, options?: CallOptions) => OperationCall<"siteArticleList", Page<ArticleCard>>;
    /**
     * Comment on an article. Takes a visitor's comment on a published article; it shows once staff approved it. Where comments are switched off or have closed: 409 `COMMENT_CLOSED`. At most 5 a minute and 30 an hour from one address, messages counted along; more is 429 `RATE_LIMITED`.
     *
     * `POST /api/app/other/comment`, needs no session.
     */
    comment: (input: CommentBody, options?: CallOptions) => OperationCall<"siteComment", null>;
    /**
     * Download a file. The bytes of an uploaded file that something published refers to, under the file's own name. Any other id is 404.
     *
     * `GET /api/app/other/downFile`, needs no session.
     */
    downFile: (input: IdInput | string, options?: CallOptions) => OperationCall<"siteDownFile", Download>;
    /**
     * Get a published article. The article as published, in whichever language it is; with `lang`, one in another language is 404. A slug it had before answers too, with the present one in `movedTo`. One that was taken offline or moved to the trash is 410 `GONE`; one that is unknown, was never published or is scheduled is 404.
     *
     * `GET /api/app/other/getArticle/{id}`, needs no session.
     */
    getArticle: (input: SiteGetArticleParams | string, options?: CallOptions) => OperationCall<"siteGetArticle", PublicArticle>;
    /**
     * Page through an article's comments. Approved comments of a published article, latest first, with the replies inside, oldest first. Replies go 4 levels deep; what answers the lowest stands beside it, `parentId` says whom it answers. At most 2000 replies of one article.
     *
     * `GET /api/app/other/getArticleMessage/{id}`, needs no session.
     */
    getArticleMessage: (input: SiteGetArticleMessageParams, options?: CallOptions) => OperationCall<"siteGetArticleMessage", Page<PublicComment>>;
    /**
     * Get a published article type. One type with its children and the way to it. A type of kind `single` brings its article along.
     *
     * `GET /api/app/other/getArticleType/{type}`, needs no session.
     */
    getArticleType: (input: SiteGetArticleTypeParams, options?: CallOptions) => OperationCall<"siteGetArticleType", PublicArticleType>;
    /**
     * List banners. Enabled banners whose time has come and is not over, by `orderBy`; at most 200.
     *
     * `GET /api/app/other/getBannerList`, needs no session.
     */
    getBannerList: (input?: SiteGetBannerListParams, options?: CallOptions) => OperationCall<"siteGetBannerList", PublicBanner[]>;
    /**
     * List friendly links. Enabled links to other sites, by `orderBy`; at most 200.
     *
     * `GET /api/app/other/getFriendlyLinkList`, needs no session.
     */
    getFriendlyLinkList: (input?: SiteGetFriendlyLinkListParams, options?: CallOptions) => OperationCall<"siteGetFriendlyLinkList", PublicFriendlyLink[]>;
    /**
     * Get the home page. The published sections of a language's home page with the products and articles that they show.
     *
     * `GET /api/app/other/getHome`, needs no session.
     */
    getHome: (input?: SiteGetHomeParams, options?: CallOptions) => OperationCall<"siteGetHome", PublicHome>;
    /**
     * Get an article's neighbours. The newer (`pre`) and the older (`next`) published article of the same type.
     *
     * `GET /api/app/other/getPreAndNext/{id}`, needs no session.
     */
    getPreAndNext: (input: IdInput | string, options?: CallOptions) => OperationCall<"siteGetPreAndNext", PreAndNext>;
    /**
     * Get a product on the shelf. The product with all that visitors may know of it. One that was taken off the shelf, itself or with its series or category, is 410 `GONE`; one that is unknown or a draft is 404. A discontinued one is still here.
     *
     * `GET /api/app/other/getProduct/{id}`, needs no session.
     */
    getProduct: (input: SiteGetProductParams | string, options?: CallOptions) => OperationCall<"siteGetProduct", PublicProduct>;
    /**
     * Get the site's settings. Names, contact details and switches of the site, as far as they are public.
     *
     * `GET /api/app/other/getStaticSetting`, needs no session.
     */
    getStaticSetting: (input?: SiteGetStaticSettingParams, options?: CallOptions) => OperationCall<"siteGetStaticSetting", PublicSetting>;
    /**
     * List what is recommended at a position. The recommended articles of a position, by `orderBy`, with the recommendation's own title and cover where it has them. Articles that are not live are left out; an unknown position has none.
     *
     * `GET /api/app/other/indexRecommend/{positionType}`, needs no session.
     */
    indexRecommend: (input: SiteIndexRecommendParams, options?: CallOptions) => OperationCall<"siteIndexRecommend", ArticleCard[]>;
    /**
     * Leave a message. Takes a visitor's message for the company. Staff read it; it is never shown in public. When messages are switched off: 409 `COMMENT_CLOSED`. At most 5 a minute and 30 an hour from one address, comments counted along; more is 429 `RATE_LIMITED`.
     *
     * `POST /api/app/other/leaveMessage`, needs no session.
     */
    leaveMessage: (input: MessageBody, options?: CallOptions) => OperationCall<"siteLeaveMessage", MessageReceipt>;
    /**
     * List the months of the archive. Months in which articles were published and how many, newest first.
     *
     * `GET /api/app/other/moreMonthList`, needs no session.
     */
    moreMonthList: (input?: SiteMoreMonthListParams, options?: CallOptions) => OperationCall<"siteMoreMonthList", MonthCount[]>;
    /**
     * List the latest articles. Published articles of all types that are lists, latest first.
     *
     * `GET /api/app/other/newsArticles`, needs no session.
     */
    newsArticles: (input?: SiteNewsArticlesParams, options?: CallOptions) => OperationCall<"siteNewsArticles", ArticleCard[]>;
    /**
     * Open a preview link. The newest saved draft of an article, by the token of a preview link. It counts as no read and is never cached. A link that has expired or was revoked is 410; so is one whose article is in the trash, or whose creator's account is disabled or may not see or share articles any more. An unknown token is 404. At most 60 a minute from one address; more is 429 `RATE_LIMITED`.
     *
     * `POST /api/app/other/openPreview`, needs no session.
     */
    openPreview: (input: PreviewOpenBody, options?: CallOptions) => OperationCall<"siteOpenPreview", SharedPreview>;
    /**
     * Page through the products on the shelf. Products in the order of the tree; within a series by `orderBy` and name. A category or series that is unknown or not on the shelf is 404.
     *
     * `GET /api/app/other/productList`, needs no session.
     */
    productList: (input?: SiteProductListParams, options?: CallOptions) => OperationCall<"siteProductList", Page<PublicProductCard>>;
    /**
     * Get the tree of product categories. The categories on the shelf with their series on the shelf, by `orderBy` and name. At most 999 nodes; `truncated` says when they were cut.
     *
     * `GET /api/app/other/productTree`, needs no session.
     */
    productTree: (input?: SiteProductTreeParams, options?: CallOptions) => OperationCall<"siteProductTree", PublicProductNode[]>;
    /**
     * List quick links. Enabled short cuts, by `orderBy`; at most 200.
     *
     * `GET /api/app/other/quickLinkList`, needs no session.
     */
    quickLinkList: (input?: SiteQuickLinkListParams, options?: CallOptions) => OperationCall<"siteQuickLinkList", PublicQuickLink[]>;
    /**
     * List articles worth reading next. Articles like the given one (same tags, same type, much read), itself left out; without one, the most read.
     *
     * `GET /api/app/other/recommendArticles`, needs no session.
     */
    recommendArticles: (input?: SiteRecommendArticlesParams, options?: CallOptions) => OperationCall<"siteRecommendArticles", ArticleCard[]>;
    /**
     * Search the public site. Articles, single pages and products on the shelf that contain all the words: of an article and a page its title, summary, keywords, tags, text and names of attachments; of a product its name, code, brand, model, summary, specifications, text and names of attachments. Of Chinese any part of a run of characters is found, of English any form of a word. Traditional characters find simplified text, and the reverse. Words that are in every text, such as "the", are not looked for. Those with all words in the title come first, then those with them in title and summary, then the rest; within each the newest first, but products first where the words are in the title. Where few contain the last word, those with a word that begins with it follow. Where hardly any do, `suggestion` has a spelling that finds more. At most 200 hits, which `total` counts: where more contain the words, these are the best of the latest, and `truncated` says so. Where several words are all very common and yet seldom together, only the latest are looked through; `truncated` says that, too. At most 60 a minute from one address; more is 429 `RATE_LIMITED`.
     *
     * `GET /api/app/other/searchContent`, needs no session.
     */
    searchContent: (input: SiteSearchContentParams, options?: CallOptions) => OperationCall<"siteSearchContent", SearchHitPage>;
    /**
     * Get the tree of article types. Every published type, nested. `navVisible` says which belong in the navigation.
     *
     * `GET /api/app/other/typeTree`, needs no session.
     */
    typeTree: (input?: SiteTypeTreeParams, options?: CallOptions) => OperationCall<"siteTypeTree", TypeNode[]>;
  };
  calendar: {
    /**
     * List what is published, scheduled and ends. What appeared, appears or disappears on the public site within a period, in order of time. At most 999 entries at once; `truncated` says when more follow.
     *
     * `GET /api/calendar/list`, needs `content:article:page`.
     */
    entries: (input: CalendarEntriesParams, options?: CallOptions) => OperationCall<"calendarEntries", CalendarEntry[]>;
  };
  charts: {
    /**
     * Ask a named query for its rows. Rows of the query (data theme) that `dataThemeId` names. Queries are registered in the server, each with its permission and its parameters: `articleSource` (`content:article:page`; `month`, `typeId`): articles on the site, the latest first. `articlesPerMonth` (`content:article:page`; `from`, `to`, `typeId`): months, each with the articles on the site that were published in it; the last twelve unless said otherwise, 120 at most. `articlesByType` (`content:article:page`): types on the site, each with its articles there, the most first. `mostReadArticles` (`content:article:page`; `month`, `typeId`): articles on the site that were read, the most read first. `pendingTaskAge` (`content:article:view`; `mine`): spans of days, each with the reviews of articles that have waited so long; `mine` counts the caller's own alone. Only what visitors see now is counted as on the site. Months are those of UTC, written `2026-03`; `typeId` stands for the types below as well, and matches nothing when it is unknown. A query the server does not know is refused with 400 `THEME_NOT_FOUND`, a parameter the query does not take or a value it cannot use with an error of that field, a query the caller may not read with `FORBIDDEN`. One that runs too long is ended with `UNAVAILABLE`.
     *
     * `POST /api/chart/getDatas`, needs a session.
     */
    getDatas: (input: ChartGetDatasBody, options?: CallOptions) => OperationCall<"chartsGetDatas", ChartData>;
  };
  circulations: {
    /**
     * Page through those a record can be circulated or transferred to. Accounts that are not disabled, by name. `unavailable` says why one cannot be chosen; those who can come first. Needs the permission to circulate the record as well, or to decide on it, or to save article types.
     *
     * `GET /api/circulation/candidates`, needs `system:user:pick`.
     */
    candidates: (input?: CirculationsCandidatesParams, options?: CallOptions) => OperationCall<"circulationsCandidates", Page<Candidate>>;
    /**
     * Page through the readers of a record. To whom an article or article type was circulated, and who has read it by when; those who have not read it come first. One of an article type needs the permission to view types as well.
     *
     * `GET /api/circulation/page`, needs `content:article:view`.
     */
    page: (input: CirculationsPageParams, options?: CallOptions) => OperationCall<"circulationsPage", Page<Circulation>>;
    /**
     * Remind readers. Sends a notice to readers who have not read what the caller circulated. Of one circulation at most one reminder is sent in 24 hours; those that were read or reminded meanwhile are passed over, so that the call can be repeated. One that is not the caller's own is not found. The record itself is not changed, so no version is needed.
     *
     * `POST /api/circulation/remind`, needs a session.
     */
    remind: (input: RemindBody, options?: CallOptions) => OperationCall<"circulationsRemind", RemindResult>;
  };
  articles: {
    /**
     * Move an article through review and publication. Performs one workflow action, atomically. `schedule` also works on a published article: its approved version then replaces the public one at `scheduledAt`, and what is public stays until then. Beside `content:article:act` the action itself needs a permission: `submit` and `withdraw` need `content:article:update`; `publish`, `schedule`, `unschedule` and `offline` need `content:article:publish`; `circulate` needs `content:article:circulate`; `approve`, `reject`, `return` and `transfer` need `content:article:approve` and the caller to be an assignee, `markRead` to be a receiver (else 403 `NOT_ASSIGNEE`). Nobody approves their own work (403 `SELF_APPROVAL`). When an assignee is able to decide no longer, because the account was disabled or lost the role or permission, administrators decide in their place. Refused with 409: `REVIEW_RUNNING`, `REVIEW_NOT_RUNNING`, `TASK_ALREADY_HANDLED` (somebody handled it first), `VERSION_CONFLICT`, `NOT_APPROVED_VERSION`, `APPROVAL_OUTDATED` (the content, the type or the flow is not the one that was approved; the field errors say which), `NO_ASSIGNEE` (nobody could decide), `DUPLICATE` (this version is approved already), `IN_USE` (a scheduled release changes it). Refused with 400: `COMMENT_REQUIRED`, and a field error for what the step lacks.
     *
     * `POST /api/dtArticle/act`, needs `content:article:act`.
     */
    act: (input: ActBody, options?: CallOptions) => OperationCall<"articlesAct", WrittenRecord>;
    /**
     * Move an article to the trash. The article leaves the lists and the public site at once and can be restored from the trash. One that is live or planned also needs `content:article:publish`. While a review is running it is refused with 409 `REVIEW_RUNNING`.
     *
     * `DELETE /api/dtArticle/delete/{id}`, needs `content:article:delete`.
     */
    delete: (input: ArticlesDeleteParams | string, options?: CallOptions) => OperationCall<"articlesDelete", null>;
    /**
     * Get an article. The article as last saved, with its content, its states and what the caller may do with it.
     *
     * `GET /api/dtArticle/get/{id}`, needs `content:article:view`.
     */
    get: (input: IdInput | string, options?: CallOptions) => OperationCall<"articlesGet", Article>;
    /**
     * Get the timeline of an article. Who did what and when, to which version and with which comment, latest first. At most 999 entries at once; `truncated` says when more follow.
     *
     * `GET /api/dtArticle/history/{id}`, needs `content:article:view`.
     */
    history: (input: ArticlesHistoryParams | string, options?: CallOptions) => OperationCall<"articlesHistory", HistoryEntry[]>;
    /**
     * List articles briefly. Articles by title, for choosing one. At most 999 at once; `truncated` says when more follow.
     *
     * `GET /api/dtArticle/list`, needs `content:article:view`.
     */
    list: (input?: ArticlesListParams, options?: CallOptions) => OperationCall<"articlesList", ArticleBrief[]>;
    /**
     * Page through tasks I handled. Review tasks for articles that the caller decided or handed on, latest first.
     *
     * `GET /api/dtArticle/myHandledTasks`, needs a session.
     */
    myHandledTasks: (input?: ArticlesMyHandledTasksParams, options?: CallOptions) => OperationCall<"articlesMyHandledTasks", Page<Task>>;
    /**
     * Page through what was circulated to me, read. Circulated articles that the caller has read, latest first.
     *
     * `GET /api/dtArticle/myReadedCirculatedTasks`, needs a session.
     */
    myReadedCirculatedTasks: (input?: ArticlesMyReadedCirculatedTasksParams, options?: CallOptions) => OperationCall<"articlesMyReadedCirculatedTasks", Page<Task>>;
    /**
     * Page through articles. Articles that match the filters, without their content, one page at a time. Those in the trash are left out. Each word of `keyword` begins a word of title or slug, whatever its case and accents; Chinese may stand anywhere in it.
     *
     * `GET /api/dtArticle/page`, needs `content:article:page`.
     */
    page: (input?: ArticlesPageParams, options?: CallOptions) => OperationCall<"articlesPage", Page<ArticleSummary>>;
    /**
     * Say that one is writing an article, and learn who else is. Sent again every 15 seconds while the article is open to be written; who has not said it for 45 seconds counts as gone. `leaves` ends it at once. It keeps nobody from saving: whoever saves over a newer version is still refused.
     *
     * `POST /api/dtArticle/presence`, needs `content:article:update`.
     */
    presence: (input: ArticlePresenceBody | string, options?: CallOptions) => OperationCall<"articlesPresence", ArticleWriter[]>;
    /**
     * Preview a draft. Shows a draft as its public page would, were it published now. Nothing is stored. What is omitted is as the article was last saved, or empty without `id`. An unknown article, or one in the trash, is 404.
     *
     * `POST /api/dtArticle/preview`, needs `content:article:view`.
     */
    preview: (input?: ArticlePreviewBody, options?: CallOptions) => OperationCall<"articlesPreview", ArticlePreview>;
    /**
     * Revoke a preview link. The link stops working at once, whoever created it.
     *
     * `DELETE /api/dtArticle/previewLink/delete/{id}`, needs `content:article:share`.
     */
    previewLinkDelete: (input: IdInput | string, options?: CallOptions) => OperationCall<"articlesPreviewLinkDelete", null>;
    /**
     * Create a preview link. Creates a link that shows the newest saved draft of an article to people without an account. It works for 7 days, until it is revoked, the article is deleted, or its creator's account is disabled or may not see or share articles any more. The token is in this reply only.
     *
     * `POST /api/dtArticle/previewLink/save`, needs `content:article:share`.
     */
    previewLinkSave: (input: PreviewLinkSaveBody, options?: CallOptions) => OperationCall<"articlesPreviewLinkSave", NewPreviewLink>;
    /**
     * List an article's preview links. The preview links that still work, latest first. Their tokens are not stored and cannot be shown again.
     *
     * `GET /api/dtArticle/previewLinks/{id}`, needs `content:article:view`.
     */
    previewLinks: (input: ArticlesPreviewLinksParams | string, options?: CallOptions) => OperationCall<"articlesPreviewLinks", PreviewLink[]>;
    /**
     * Restore an earlier version of an article. Saves the fields of an earlier version again, as a new version; nothing in between is lost and nothing is published. Refused with 409: `VERSION_CONFLICT`, `SLUG_TAKEN`, `REVIEW_RUNNING`.
     *
     * `POST /api/dtArticle/restore`, needs `content:article:update`.
     */
    restore: (input: ArticleRestoreBody, options?: CallOptions) => OperationCall<"articlesRestore", WrittenRecord>;
    /**
     * Create an article. Stores a new article as a draft with version number 1. The HTML is cleaned. A slug is made from the title when none is given. A slug that another article has or had is refused with 409 `SLUG_TAKEN`; an unknown type is a field error.
     *
     * `POST /api/dtArticle/save`, needs `content:article:save`.
     */
    save: (input: ArticleSaveBody, options?: CallOptions) => OperationCall<"articlesSave", WrittenRecord>;
    /**
     * List tags in use. Tags that articles outside the trash have, the most used first, for suggestions while one types. `keyword` may stand anywhere in a tag, whatever its case; tags that begin with it come first. At most 999 at once; `truncated` says when more follow.
     *
     * `GET /api/dtArticle/tags`, needs `content:article:view`.
     */
    tags: (input?: ArticlesTagsParams, options?: CallOptions) => OperationCall<"articlesTags", ArticleTag[]>;
    /**
     * Delete an article for good. Removes an article in the trash with its versions, tasks and comments. This cannot be undone. An article that is not in the trash is not found.
     *
     * `DELETE /api/dtArticle/trash/delete/{id}`, needs `content:article:purge`.
     */
    trashDelete: (input: ArticlesTrashDeleteParams, options?: CallOptions) => OperationCall<"articlesTrashDelete", null>;
    /**
     * Page through the trash. Deleted articles, latest first.
     *
     * `GET /api/dtArticle/trash/page`, needs `content:article:trash`.
     */
    trashPage: (input?: ArticlesTrashPageParams, options?: CallOptions) => OperationCall<"articlesTrashPage", Page<TrashedArticle>>;
    /**
     * Restore an article from the trash. Puts a deleted article back into the lists, off the public site; publish it again to show it. A stale version is refused with 409 `VERSION_CONFLICT`.
     *
     * `POST /api/dtArticle/trash/restore`, needs `content:article:restore`.
     */
    trashRestore: (input: ArticleTrashRestoreBody, options?: CallOptions) => OperationCall<"articlesTrashRestore", WrittenRecord>;
    /**
     * Change an article. Stores the given fields as a new version; omitted fields stay unchanged, but until the article is approved for the first time a slug that was made from the title follows it. The public goes on seeing the published version until the new one is published. Refused with 409: `VERSION_CONFLICT` (the current record comes along), `SLUG_TAKEN`, `REVIEW_RUNNING` (withdraw it first).
     *
     * `PUT /api/dtArticle/update`, needs `content:article:update`.
     */
    update: (input: ArticleUpdateBody, options?: CallOptions) => OperationCall<"articlesUpdate", WrittenRecord>;
    /**
     * Get one version of an article. Everything that was saved with one version; two of them can be compared.
     *
     * `GET /api/dtArticle/version/{id}`, needs `content:article:view`.
     */
    version: (input: ArticlesVersionParams, options?: CallOptions) => OperationCall<"articlesVersion", ArticleVersionDetail>;
    /**
     * Page through an article's versions. The versions of an article without their content, latest first.
     *
     * `GET /api/dtArticle/versions/{id}`, needs `content:article:view`.
     */
    versions: (input: ArticlesVersionsParams, options?: CallOptions) => OperationCall<"articlesVersions", Page<ArticleVersion>>;
    /**
     * Page through tasks that wait for me. Review tasks for articles that the caller has to decide. Everybody sees only their own.
     *
     * `GET /api/dtArticle/waitMeToHandleTasks`, needs a session.
     */
    waitMeToHandleTasks: (input?: ArticlesWaitMeToHandleTasksParams, options?: CallOptions) => OperationCall<"articlesWaitMeToHandleTasks", Page<Task>>;
    /**
     * Page through what was circulated to me, unread. Circulated articles that the caller has not read yet. `markRead` moves one to the read list.
     *
     * `GET /api/dtArticle/waitMeToReadCirculatedTasks`, needs a session.
     */
    waitMeToReadCirculatedTasks: (input?: ArticlesWaitMeToReadCirculatedTasksParams, options?: CallOptions) => OperationCall<"articlesWaitMeToReadCirculatedTasks", Page<Task>>;
  };
  articleRemarks: {
    /**
     * Accept or dismiss a suggested edit. Records what the author does with a suggestion, and resolves the remark. The text itself is changed by the caller's next save. Whoever suggested an accepted edit is an author of that version, and does not decide on it. Refused with 409 while the article is under review: `REVIEW_RUNNING`.
     *
     * `PUT /api/dtArticleRemark/decide`, needs `content:article:update`.
     */
    decide: (input: ArticleRemarkDecideBody, options?: CallOptions) => OperationCall<"articleRemarksDecide", WrittenRecord>;
    /**
     * List the remarks on an article. Remarks on every version, with their replies, oldest first. At most 999 at once; `truncated` says when more follow.
     *
     * `GET /api/dtArticleRemark/list`, needs `content:article:view`.
     */
    list: (input: ArticleRemarksListParams, options?: CallOptions) => OperationCall<"articleRemarksList", ArticleRemark[]>;
    /**
     * List whom a remark may mention. Active accounts that may see articles, by name.
     *
     * `GET /api/dtArticleRemark/people`, needs `content:article:view`.
     */
    people: (input?: ArticleRemarksPeopleParams, options?: CallOptions) => OperationCall<"articleRemarksPeople", Mention[]>;
    /**
     * Reply to a remark. Adds a reply at the end of the thread. Those who are mentioned and those who wrote in the thread are notified.
     *
     * `POST /api/dtArticleRemark/reply`, needs `content:article:view`.
     */
    reply: (input: ArticleRemarkReplyBody, options?: CallOptions) => OperationCall<"articleRemarksReply", WrittenRecord>;
    /**
     * Remark on an article. Starts a thread at a passage of the text or on a field, with or without a suggested edit. Whoever may see the article may remark on it, in any state. Those who are mentioned and the article's author are notified.
     *
     * `POST /api/dtArticleRemark/save`, needs `content:article:view`.
     */
    save: (input: ArticleRemarkSaveBody, options?: CallOptions) => OperationCall<"articleRemarksSave", WrittenRecord>;
    /**
     * Resolve a remark. Resolves a remark or opens it again. Its author may, and whoever may change the article.
     *
     * `PUT /api/dtArticleRemark/update`, needs `content:article:view`.
     */
    update: (input: ArticleRemarkUpdateBody, options?: CallOptions) => OperationCall<"articleRemarksUpdate", WrittenRecord>;
  };
  articleTypes: {
    /**
     * Move an article type through review and publication. Performs one workflow action, atomically. Beside `content:articleType:act` the action itself needs a permission: `submit` and `withdraw` need `content:articleType:update`; `publish`, `schedule`, `unschedule` and `offline` need `content:articleType:publish`; `circulate` needs `content:articleType:circulate`; `approve`, `reject`, `return` and `transfer` need `content:articleType:approve` and the caller to be an assignee, `markRead` to be a receiver (else 403 `NOT_ASSIGNEE`). Nobody approves their own work (403 `SELF_APPROVAL`). When an assignee is able to decide no longer, because the account was disabled or lost the role or permission, administrators decide in their place. Refused with 409: `REVIEW_RUNNING`, `REVIEW_NOT_RUNNING`, `TASK_ALREADY_HANDLED` (somebody handled it first), `VERSION_CONFLICT`, `NOT_APPROVED_VERSION`, `APPROVAL_OUTDATED` (the content, the type or the flow is not the one that was approved; the field errors say which), `NO_ASSIGNEE` (nobody could decide), `DUPLICATE` (this version is approved already), `CYCLE` (on the site its parent lies under the type itself: that one's move has to be published first). Refused with 400: `COMMENT_REQUIRED`, and a field error for what the step lacks.
     *
     * `POST /api/dtArticleType/act`, needs `content:articleType:act`.
     */
    act: (input: ActBody, options?: CallOptions) => OperationCall<"articleTypesAct", WrittenRecord>;
    /**
     * Delete an article type. Deletes a type without children and articles, for good. Refused with 409: `HAS_CHILDREN`, `IN_USE` (the trash counts too), both with the numbers, and `REVIEW_RUNNING`. With `moveToTypeId` its articles move there first. A type that is live or planned also needs `content:articleType:publish`.
     *
     * `DELETE /api/dtArticleType/delete/{id}`, needs `content:articleType:delete`.
     */
    delete: (input: ArticleTypesDeleteParams | string, options?: CallOptions) => OperationCall<"articleTypesDelete", null>;
    /**
     * Get an article type. The type as last saved, its states, and the rules of review in force for its articles.
     *
     * `GET /api/dtArticleType/get/{id}`, needs `content:articleType:view`.
     */
    get: (input: IdInput | string, options?: CallOptions) => OperationCall<"articleTypesGet", ArticleTypeDetail>;
    /**
     * Get the timeline of an article type. Who did what and when, to which version and with which comment, latest first. At most 999 entries at once; `truncated` says when more follow.
     *
     * `GET /api/dtArticleType/history/{id}`, needs `content:articleType:view`.
     */
    history: (input: ArticleTypesHistoryParams | string, options?: CallOptions) => OperationCall<"articleTypesHistory", HistoryEntry[]>;
    /**
     * List article types. The whole tree as a flat list, every parent before its children and siblings by `orderBy`. At most 999 at once; `truncated` says when more follow.
     *
     * `GET /api/dtArticleType/list`, needs `content:articleType:view`.
     */
    list: (input?: ArticleTypesListParams, options?: CallOptions) => OperationCall<"articleTypesList", ArticleType[]>;
    /**
     * Page through tasks I handled. Review tasks for article types that the caller decided or handed on, latest first.
     *
     * `GET /api/dtArticleType/myHandledTasks`, needs a session.
     */
    myHandledTasks: (input?: ArticleTypesMyHandledTasksParams, options?: CallOptions) => OperationCall<"articleTypesMyHandledTasks", Page<Task>>;
    /**
     * Page through what was circulated to me, read. Circulated article types that the caller has read, latest first.
     *
     * `GET /api/dtArticleType/myReadedCirculatedTasks`, needs a session.
     */
    myReadedCirculatedTasks: (input?: ArticleTypesMyReadedCirculatedTasksParams, options?: CallOptions) => OperationCall<"articleTypesMyReadedCirculatedTasks", Page<Task>>;
    /**
     * Page through article types. Types that match the filters, one page at a time.
     *
     * `GET /api/dtArticleType/page`, needs `content:articleType:page`.
     */
    page: (input?: ArticleTypesPageParams, options?: CallOptions) => OperationCall<"articleTypesPage", Page<ArticleType>>;
    /**
     * Create an article type. Stores a new type as a draft. The code must be new, ignoring case (409 `DUPLICATE`); an unknown parent is a field error.
     *
     * `POST /api/dtArticleType/save`, needs `content:articleType:save`.
     */
    save: (input: ArticleTypeSaveBody, options?: CallOptions) => OperationCall<"articleTypesSave", WrittenRecord>;
    /**
     * Change an article type. Stores the given fields as a new version; omitted fields stay unchanged. The public sees the change once it is published, and so do reviews: `flow`, `requireReview` and `parentId` change nothing for them before. Refused with 409: `VERSION_CONFLICT`, `DUPLICATE` (the code), `CYCLE` (moving under itself or below), `REVIEW_RUNNING`.
     *
     * `PUT /api/dtArticleType/update`, needs `content:articleType:update`.
     */
    update: (input: ArticleTypeUpdateBody, options?: CallOptions) => OperationCall<"articleTypesUpdate", WrittenRecord>;
    /**
     * Get one version of an article type. Everything that was saved with one version; two of them can be compared.
     *
     * `GET /api/dtArticleType/version/{id}`, needs `content:articleType:view`.
     */
    version: (input: ArticleTypesVersionParams, options?: CallOptions) => OperationCall<"articleTypesVersion", ArticleTypeVersion>;
    /**
     * Page through tasks that wait for me. Review tasks for article types that the caller has to decide. Everybody sees only their own.
     *
     * `GET /api/dtArticleType/waitMeToHandleTasks`, needs a session.
     */
    waitMeToHandleTasks: (input?: ArticleTypesWaitMeToHandleTasksParams, options?: CallOptions) => OperationCall<"articleTypesWaitMeToHandleTasks", Page<Task>>;
    /**
     * Page through what was circulated to me, unread. Circulated article types that the caller has not read yet. `markRead` moves one to the read list.
     *
     * `GET /api/dtArticleType/waitMeToReadCirculatedTasks`, needs a session.
     */
    waitMeToReadCirculatedTasks: (input?: ArticleTypesWaitMeToReadCirculatedTasksParams, options?: CallOptions) => OperationCall<"articleTypesWaitMeToReadCirculatedTasks", Page<Task>>;
  };
  banners: {
    /**
     * Delete a banner. Deletes a banner. The picture's file stays.
     *
     * `DELETE /api/dtBanner/delete/{id}`, needs `content:banner:delete`.
     */
    delete: (input: BannersDeleteParams, options?: CallOptions) => OperationCall<"bannersDelete", null>;
    /**
     * Get a banner. One banner with all its fields.
     *
     * `GET /api/dtBanner/get/{id}`, needs `content:banner:view`.
     */
    get: (input: IdInput | string, options?: CallOptions) => OperationCall<"bannersGet", Banner>;
    /**
     * List banners. Banners ordered by position and `orderBy`, those outside their time included. At most 999 at once; `truncated` says when more follow.
     *
     * `GET /api/dtBanner/list`, needs `content:banner:view`.
     */
    list: (input?: BannersListParams, options?: CallOptions) => OperationCall<"bannersList", Banner[]>;
    /**
     * Page through banners. Banners that match the filters, one page at a time.
     *
     * `GET /api/dtBanner/page`, needs `content:banner:page`.
     */
    page: (input?: BannersPageParams, options?: CallOptions) => OperationCall<"bannersPage", Page<Banner>>;
    /**
     * Create a banner. Adds a banner. `endAt` before `startAt` is refused.
     *
     * `POST /api/dtBanner/save`, needs `content:banner:save`.
     */
    save: (input: BannerSaveBody, options?: CallOptions) => OperationCall<"bannersSave", WrittenRecord>;
    /**
     * Change a banner. Changes the given fields of a banner; omitted fields stay unchanged.
     *
     * `PUT /api/dtBanner/update`, needs `content:banner:update`.
     */
    update: (input: BannerUpdateBody, options?: CallOptions) => OperationCall<"bannersUpdate", WrittenRecord>;
  };
  comments: {
    /**
     * Assign a comment. Gives a comment to a colleague who may handle it, or to nobody. The colleague is notified.
     *
     * `PUT /api/dtComment/assign`, needs `content:comment:assign`.
     */
    assign: (input: CommentAssignBody, options?: CallOptions) => OperationCall<"commentsAssign", WrittenRecord>;
    /**
     * List who may handle comments. Active accounts that may handle comments, ordered by name. At most 999 at once; `truncated` says when more follow.
     *
     * `GET /api/dtComment/assignee/list`, needs `content:comment:assign`.
     */
    assignees: (input?: CommentsAssigneesParams, options?: CallOptions) => OperationCall<"commentsAssignees", UserBrief[]>;
    /**
     * Moderate many comments. Sets the status of up to 200 comments, or deletes them with the replies below them. Deleting needs the permission `content:comment:delete` as well. What cannot be handled is named and does not stop the others.
     *
     * `POST /api/dtComment/batch`, needs `content:comment:batch`.
     */
    batch: (input: CommentBatchBody, options?: CallOptions) => OperationCall<"commentsBatch", CommentBatchResult>;
    /**
     * Delete a comment. Deletes a comment and the replies below it.
     *
     * `DELETE /api/dtComment/delete/{id}`, needs `content:comment:delete`.
     */
    delete: (input: CommentsDeleteParams, options?: CallOptions) => OperationCall<"commentsDelete", null>;
    /**
     * Get a comment. One comment with all its fields.
     *
     * `GET /api/dtComment/get/{id}`, needs `content:comment:page`.
     */
    get: (input: IdInput | string, options?: CallOptions) => OperationCall<"commentsGet", Comment>;
    /**
     * Page through comments. Comments that match the filters, one page at a time: unless sorted otherwise, first what nobody is assigned to, newest first. Deleted ones are left out.
     *
     * `GET /api/dtComment/page`, needs `content:comment:page`.
     */
    page: (input?: CommentsPageParams, options?: CallOptions) => OperationCall<"commentsPage", Page<Comment>>;
    /**
     * Reply to a comment. Answers a comment in the name of the house, as an approved comment below it. The public sees it as soon as the comment it answers is approved.
     *
     * `POST /api/dtComment/reply`, needs `content:comment:reply`.
     */
    reply: (input: CommentReplyBody, options?: CallOptions) => OperationCall<"commentsReply", WrittenRecord>;
    /**
     * Set a comment's status. Approves, rejects or marks a comment as spam, or puts it back. Only approved comments are public. What the visitor wrote is never changed.
     *
     * `PUT /api/dtComment/update`, needs `content:comment:update`.
     */
    update: (input: CommentUpdateBody, options?: CallOptions) => OperationCall<"commentsUpdate", WrittenRecord>;
  };
  commentClosings: {
    /**
     * Get when an article's comments close. The rule for one article, by the article's id. Version 0 says that nobody has set one; then the site's default applies.
     *
     * `GET /api/dtComment/closing/get/{id}`, needs `content:comment:page`.
     */
    get: (input: IdInput | string, options?: CallOptions) => OperationCall<"commentClosingsGet", CommentClosing>;
    /**
     * Set when an article's comments close. Applies at once and needs no review. It is no part of what is approved.
     *
     * `PUT /api/dtComment/closing/update`, needs `content:comment:close`.
     */
    update: (input: CommentClosingUpdateBody, options?: CallOptions) => OperationCall<"commentClosingsUpdate", WrittenRecord>;
  };
  friendlyLinks: {
    /**
     * Delete a friendly link. Deletes a friendly link.
     *
     * `DELETE /api/dtFriendlyLink/delete/{id}`, needs `content:friendlyLink:delete`.
     */
    delete: (input: FriendlyLinksDeleteParams, options?: CallOptions) => OperationCall<"friendlyLinksDelete", null>;
    /**
     * Get a friendly link. One friendly link with all its fields.
     *
     * `GET /api/dtFriendlyLink/get/{id}`, needs `content:friendlyLink:view`.
     */
    get: (input: IdInput | string, options?: CallOptions) => OperationCall<"friendlyLinksGet", FriendlyLink>;
    /**
     * List friendly links. Friendly links ordered by `orderBy` and name. At most 999 at once; `truncated` says when more follow.
     *
     * `GET /api/dtFriendlyLink/list`, needs `content:friendlyLink:view`.
     */
    list: (input?: FriendlyLinksListParams, options?: CallOptions) => OperationCall<"friendlyLinksList", FriendlyLink[]>;
    /**
     * Page through friendly links. Friendly links that match the filters, one page at a time.
     *
     * `GET /api/dtFriendlyLink/page`, needs `content:friendlyLink:page`.
     */
    page: (input?: FriendlyLinksPageParams, options?: CallOptions) => OperationCall<"friendlyLinksPage", Page<FriendlyLink>>;
    /**
     * Create a friendly link. Adds a friendly link.
     *
     * `POST /api/dtFriendlyLink/save`, needs `content:friendlyLink:save`.
     */
    save: (input: FriendlyLinkSaveBody, options?: CallOptions) => OperationCall<"friendlyLinksSave", WrittenRecord>;
    /**
     * Change a friendly link. Changes the given fields of a friendly link; omitted fields stay unchanged.
     *
     * `PUT /api/dtFriendlyLink/update`, needs `content:friendlyLink:update`.
     */
    update: (input: FriendlyLinkUpdateBody, options?: CallOptions) => OperationCall<"friendlyLinksUpdate", WrittenRecord>;
  };
  homePages: {
    /**
     * Move a home page through review and publication. Performs one workflow action, atomically. Beside `content:homePage:act` the action itself needs a permission: `submit` and `withdraw` need `content:homePage:update`; `publish` and `offline` need `content:homePage:publish`; `approve`, `reject` and `return` need `content:homePage:approve` and the caller to be an assignee (else 403 `NOT_ASSIGNEE`). Nobody approves their own work (403 `SELF_APPROVAL`). A home page is reviewed by the flow that applies where no article type has one. `publish` verifies that the page is exactly what was approved. Refused with 409: `REVIEW_RUNNING`, `REVIEW_NOT_RUNNING`, `TASK_ALREADY_HANDLED` (somebody handled it first), `VERSION_CONFLICT`, `NOT_APPROVED_VERSION`, `APPROVAL_OUTDATED`, `NO_ASSIGNEE` (nobody could decide), `DUPLICATE` (this version is approved already). Refused with 400: `COMMENT_REQUIRED`, and a field error when a page without sections is submitted.
     *
     * `POST /api/dtHomePage/act`, needs `content:homePage:act`.
     */
    act: (input: HomePageActBody, options?: CallOptions) => OperationCall<"homePagesAct", WrittenRecord>;
    /**
     * Get a home page. A home page as last saved.
     *
     * `GET /api/dtHomePage/get/{id}`, needs `content:homePage:view`.
     */
    get: (input: IdInput | string, options?: CallOptions) => OperationCall<"homePagesGet", HomePage>;
    /**
     * Get the timeline of a home page. Who did what and when, to which version and with which comment, latest first. At most 999 entries at once; `truncated` says when more follow.
     *
     * `GET /api/dtHomePage/history/{id}`, needs `content:homePage:view`.
     */
    history: (input: HomePagesHistoryParams | string, options?: CallOptions) => OperationCall<"homePagesHistory", HistoryEntry[]>;
    /**
     * List home pages. The home pages as last saved, one for each language that content can have. At most 999 at once; `truncated` says when more follow.
     *
     * `GET /api/dtHomePage/list`, needs `content:homePage:view`.
     */
    list: (input?: HomePagesListParams, options?: CallOptions) => OperationCall<"homePagesList", HomePage[]>;
    /**
     * Page through tasks I handled. Review tasks for home pages that the caller decided or handed on, latest first.
     *
     * `GET /api/dtHomePage/myHandledTasks`, needs a session.
     */
    myHandledTasks: (input?: HomePagesMyHandledTasksParams, options?: CallOptions) => OperationCall<"homePagesMyHandledTasks", Page<Task>>;
    /**
     * Preview a home page. What visitors would see of these sections. Nothing is saved.
     *
     * `POST /api/dtHomePage/preview`, needs `content:homePage:view`.
     */
    preview: (input: HomePagePreviewBody, options?: CallOptions) => OperationCall<"homePagesPreview", PublicHome>;
    /**
     * Restore an earlier version of a home page. Saves the sections of an earlier version again, as a new version; nothing is published.
     *
     * `POST /api/dtHomePage/restore`, needs `content:homePage:update`.
     */
    restore: (input: HomePageRestoreBody, options?: CallOptions) => OperationCall<"homePagesRestore", WrittenRecord>;
    /**
     * Change a home page. Saves the sections as a new version; what visitors see stays until it is published. An approval that nobody has published ends. A page under review is refused with 409 `REVIEW_RUNNING`.
     *
     * `PUT /api/dtHomePage/update`, needs `content:homePage:update`.
     */
    update: (input: HomePageUpdateBody, options?: CallOptions) => OperationCall<"homePagesUpdate", WrittenRecord>;
    /**
     * Get one version of a home page. One version with its sections.
     *
     * `GET /api/dtHomePage/version/{id}`, needs `content:homePage:view`.
     */
    version: (input: HomePagesVersionParams, options?: CallOptions) => OperationCall<"homePagesVersion", HomePageVersionDetail>;
    /**
     * Page through the versions of a home page. The versions without their sections, latest first.
     *
     * `GET /api/dtHomePage/versions/{id}`, needs `content:homePage:view`.
     */
    versions: (input: HomePagesVersionsParams, options?: CallOptions) => OperationCall<"homePagesVersions", Page<HomePageVersion>>;
    /**
     * Page through tasks that wait for me. Review tasks for home pages that the caller has to decide. Everybody sees only their own.
     *
     * `GET /api/dtHomePage/waitMeToHandleTasks`, needs a session.
     */
    waitMeToHandleTasks: (input?: HomePagesWaitMeToHandleTasksParams, options?: CallOptions) => OperationCall<"homePagesWaitMeToHandleTasks", Page<Task>>;
  };
  messages: {
    /**
     * List the answers to a message. What the visitor was answered, oldest first, and whether the mail went out. At most 999 at once; `truncated` says when more follow.
     *
     * `GET /api/dtMessage/answer/list/{id}`, needs `content:message:page`.
     */
    answers: (input: MessagesAnswersParams | string, options?: CallOptions) => OperationCall<"messagesAnswers", MessageAnswer[]>;
    /**
     * Assign a message. Gives a message to a colleague who may handle it, or to nobody. The colleague is notified.
     *
     * `PUT /api/dtMessage/assign`, needs `content:message:assign`.
     */
    assign: (input: MessageAssignBody, options?: CallOptions) => OperationCall<"messagesAssign", WrittenRecord>;
    /**
     * List who may handle messages. Active accounts that may handle messages, ordered by name. At most 999 at once; `truncated` says when more follow.
     *
     * `GET /api/dtMessage/assignee/list`, needs `content:message:assign`.
     */
    assignees: (input?: MessagesAssigneesParams, options?: CallOptions) => OperationCall<"messagesAssignees", UserBrief[]>;
    /**
     * Moderate many messages. Sets the status of up to 200 messages, or deletes them. Deleting needs the permission `content:message:delete` as well, and a step-up. What cannot be handled is named and does not stop the others.
     *
     * `POST /api/dtMessage/batch`, needs `content:message:batch`.
     */
    batch: (input: MessageBatchBody, options?: CallOptions) => OperationCall<"messagesBatch", MessageBatchResult>;
    /**
     * Delete a message. Deletes a message with its answers, for good.
     *
     * `DELETE /api/dtMessage/delete/{id}`, needs `content:message:delete`.
     */
    delete: (input: MessagesDeleteParams, options?: CallOptions) => OperationCall<"messagesDelete", null>;
    /**
     * Get a message. One message with all its fields.
     *
     * `GET /api/dtMessage/get/{id}`, needs `content:message:page`.
     */
    get: (input: IdInput | string, options?: CallOptions) => OperationCall<"messagesGet", Message>;
    /**
     * Page through messages. Messages that match the filters, one page at a time: unless sorted otherwise, first what nobody is assigned to, newest first. Deleted ones are left out.
     *
     * `GET /api/dtMessage/page`, needs `content:message:page`.
     */
    page: (input?: MessagesPageParams, options?: CallOptions) => OperationCall<"messagesPage", Page<Message>>;
    /**
     * Reply to a message. Adds an answer to the message and closes it unless `status` says otherwise. With `sendMail` it is sent to the visitor's address, which `allowedActions` names as `mail` where that is possible; else it is a note of what staff wrote or said themselves.
     *
     * `POST /api/dtMessage/reply`, needs `content:message:reply`.
     */
    reply: (input: MessageReplyBody, options?: CallOptions) => OperationCall<"messagesReply", WrittenRecord>;
    /**
     * Set a message's status. Moves a message between new, in processing, closed and spam. What the visitor wrote is never changed.
     *
     * `PUT /api/dtMessage/update`, needs `content:message:update`.
     */
    update: (input: MessageUpdateBody, options?: CallOptions) => OperationCall<"messagesUpdate", WrittenRecord>;
  };
  quickLinks: {
    /**
     * Delete a quick link. Deletes a quick link.
     *
     * `DELETE /api/dtQuickLink/delete/{id}`, needs `content:quickLink:delete`.
     */
    delete: (input: QuickLinksDeleteParams, options?: CallOptions) => OperationCall<"quickLinksDelete", null>;
    /**
     * Get a quick link. One quick link with all its fields.
     *
     * `GET /api/dtQuickLink/get/{id}`, needs `content:quickLink:view`.
     */
    get: (input: IdInput | string, options?: CallOptions) => OperationCall<"quickLinksGet", QuickLink>;
    /**
     * List quick links. Quick links ordered by `orderBy` and title. At most 999 at once; `truncated` says when more follow.
     *
     * `GET /api/dtQuickLink/list`, needs `content:quickLink:view`.
     */
    list: (input?: QuickLinksListParams, options?: CallOptions) => OperationCall<"quickLinksList", QuickLink[]>;
    /**
     * Page through quick links. Quick links that match the filters, one page at a time.
     *
     * `GET /api/dtQuickLink/page`, needs `content:quickLink:page`.
     */
    page: (input?: QuickLinksPageParams, options?: CallOptions) => OperationCall<"quickLinksPage", Page<QuickLink>>;
    /**
     * Create a quick link. Adds a quick link.
     *
     * `POST /api/dtQuickLink/save`, needs `content:quickLink:save`.
     */
    save: (input: QuickLinkSaveBody, options?: CallOptions) => OperationCall<"quickLinksSave", WrittenRecord>;
    /**
     * Change a quick link. Changes the given fields of a quick link; omitted fields stay unchanged.
     *
     * `PUT /api/dtQuickLink/update`, needs `content:quickLink:update`.
     */
    update: (input: QuickLinkUpdateBody, options?: CallOptions) => OperationCall<"quickLinksUpdate", WrittenRecord>;
  };
  recommends: {
    /**
     * Delete a recommendation. Deletes a recommendation. The article stays.
     *
     * `DELETE /api/dtRecommend/delete/{id}`, needs `content:recommend:delete`.
     */
    delete: (input: RecommendsDeleteParams, options?: CallOptions) => OperationCall<"recommendsDelete", null>;
    /**
     * Get a recommendation. One recommendation with all its fields.
     *
     * `GET /api/dtRecommend/get/{id}`, needs `content:recommend:view`.
     */
    get: (input: IdInput | string, options?: CallOptions) => OperationCall<"recommendsGet", Recommend>;
    /**
     * List recommendations. Recommendations ordered by position and `orderBy`, those whose article is not public included. At most 999 at once; `truncated` says when more follow.
     *
     * `GET /api/dtRecommend/list`, needs `content:recommend:view`.
     */
    list: (input?: RecommendsListParams, options?: CallOptions) => OperationCall<"recommendsList", Recommend[]>;
    /**
     * Page through recommendations. Recommendations that match the filters, one page at a time.
     *
     * `GET /api/dtRecommend/page`, needs `content:recommend:page`.
     */
    page: (input?: RecommendsPageParams, options?: CallOptions) => OperationCall<"recommendsPage", Page<Recommend>>;
    /**
     * Create a recommendation. Recommends an article at a place. The public sees it while the article is published. The same article twice at one place is refused with `DUPLICATE`.
     *
     * `POST /api/dtRecommend/save`, needs `content:recommend:save`.
     */
    save: (input: RecommendSaveBody, options?: CallOptions) => OperationCall<"recommendsSave", WrittenRecord>;
    /**
     * Change a recommendation. Changes the given fields of a recommendation; omitted fields stay unchanged. The same article twice at one place is refused with `DUPLICATE`.
     *
     * `PUT /api/dtRecommend/update`, needs `content:recommend:update`.
     */
    update: (input: RecommendUpdateBody, options?: CallOptions) => OperationCall<"recommendsUpdate", WrittenRecord>;
  };
  releases: {
    /**
     * Add articles to a release. Adds articles to an open release, or changes what it does with them. An article that is in another release that is not released yet is refused with 409 `IN_USE`, like a change of a release that is scheduled or released.
     *
     * `POST /api/dtRelease/addItems`, needs `content:release:update`.
     */
    addItems: (input: ReleaseAddItemsBody, options?: CallOptions) => OperationCall<"releasesAddItems", WrittenRecord>;
    /**
     * Delete a release. Deletes a release; the articles in it stay as they are. A scheduled one is refused with 409 `IN_USE`.
     *
     * `DELETE /api/dtRelease/delete/{id}`, needs `content:release:delete`.
     */
    delete: (input: ReleasesDeleteParams, options?: CallOptions) => OperationCall<"releasesDelete", null>;
    /**
     * Get a release. A release with all that is in it, and what blocks it.
     *
     * `GET /api/dtRelease/get/{id}`, needs `content:release:view`.
     */
    get: (input: IdInput | string, options?: CallOptions) => OperationCall<"releasesGet", Release>;
    /**
     * Page through releases. Releases that match the filters, one page at a time.
     *
     * `GET /api/dtRelease/page`, needs `content:release:page`.
     */
    page: (input?: ReleasesPageParams, options?: CallOptions) => OperationCall<"releasesPage", Page<ReleaseSummary>>;
    /**
     * Publish a release now. Publishes or takes offline everything in the release at once. When anything in it blocks, nothing changes, and 409 `NOT_APPROVED_VERSION` lists each reason in `fieldErrors`.
     *
     * `POST /api/dtRelease/publish`, needs `content:release:publish`.
     */
    publish: (input: ReleaseStepBody, options?: CallOptions) => OperationCall<"releasesPublish", WrittenRecord>;
    /**
     * Remove articles from a release. Removes articles from an open release; those that are not in it are skipped.
     *
     * `POST /api/dtRelease/removeItems`, needs `content:release:update`.
     */
    removeItems: (input: ReleaseRemoveItemsBody, options?: CallOptions) => OperationCall<"releasesRemoveItems", WrittenRecord>;
    /**
     * Create a release. Adds an open release, with articles if some are given.
     *
     * `POST /api/dtRelease/save`, needs `content:release:save`.
     */
    save: (input: ReleaseSaveBody, options?: CallOptions) => OperationCall<"releasesSave", WrittenRecord>;
    /**
     * Schedule a release. Schedules everything in the release for one instant, or moves it to another. When anything in it blocks, nothing is scheduled, and 409 `NOT_APPROVED_VERSION` lists each reason in `fieldErrors`.
     *
     * `POST /api/dtRelease/schedule`, needs `content:release:publish`.
     */
    schedule: (input: ReleaseScheduleBody, options?: CallOptions) => OperationCall<"releasesSchedule", WrittenRecord>;
    /**
     * Unschedule a release. Takes everything in a scheduled release back.
     *
     * `POST /api/dtRelease/unschedule`, needs `content:release:publish`.
     */
    unschedule: (input: ReleaseStepBody, options?: CallOptions) => OperationCall<"releasesUnschedule", WrittenRecord>;
    /**
     * Rename a release. Changes the given fields of a release; omitted fields stay unchanged.
     *
     * `PUT /api/dtRelease/update`, needs `content:release:update`.
     */
    update: (input: ReleaseUpdateBody, options?: CallOptions) => OperationCall<"releasesUpdate", WrittenRecord>;
  };
  files: {
    /**
     * Crop a picture everywhere. Replaces a picture by a part of it, under the rules of `replace`. The whole picture is kept; `revert` brings it back. Animations and types that cannot be resized are refused with `FILE_TYPE`.
     *
     * `POST /api/file/crop`, needs `content:file:replace`.
     */
    crop: (input: FileCropBody, options?: CallOptions) => OperationCall<"filesCrop", MediaFile>;
    /**
     * Delete a file. Deletes a file and its earlier content for good. One that a record refers to is refused with `IN_USE` and the numbers of those records by kind.
     *
     * `DELETE /api/file/delete/{id}`, needs `content:file:delete`.
     */
    delete: (input: FilesDeleteParams, options?: CallOptions) => OperationCall<"filesDelete", null>;
    /**
     * Delete unused files. Deletes up to 200 files for good. Those that a record refers to are named and stay.
     *
     * `POST /api/file/deleteUnused`, needs `content:file:delete`.
     */
    deleteUnused: (input: FileBatchBody, options?: CallOptions) => OperationCall<"filesDeleteUnused", FileBatchResult>;
    /**
     * Get a file's facts. Name, address, size and type of an uploaded file, and what the media library knows of it. The bytes are at its address.
     *
     * `GET /api/file/get/{id}`, needs `content:file:view`.
     */
    get: (input: IdInput | string, options?: CallOptions) => OperationCall<"filesGet", MediaFile>;
    /**
     * Page through files. The media library, newest first unless asked otherwise. `keyword` is looked for in name and alt text. What another file has replaced is not among them.
     *
     * `GET /api/file/page`, needs `content:file:page`.
     */
    page: (input?: FilesPageParams, options?: CallOptions) => OperationCall<"filesPage", Page<MediaFile>>;
    /**
     * Replace a file everywhere. Gives the file the content of another upload of the same kind, which nothing uses yet. The id stays; the address is the new content's, and every record that refers to the file gets it. An article or type that is public or scheduled gets it in a new version; the public keeps what was approved until that version is reviewed and published. A running review, and an approval that nobody has published, end. The caller needs the permission to change each of those records: to publish, for an article that is more than a draft. The earlier content is kept; `revert` brings it back.
     *
     * `POST /api/file/replace`, needs `content:file:replace`.
     */
    replace: (input: FileReplaceBody, options?: CallOptions) => OperationCall<"filesReplace", MediaFile>;
    /**
     * Bring back a file's earlier content. Undoes the last `replace` or `crop`, under the rules of `replace`. What it undoes is kept in turn. A file without earlier content is refused with `NOT_FOUND`.
     *
     * `POST /api/file/revert`, needs `content:file:replace`.
     */
    revert: (input: FileRevertBody, options?: CallOptions) => OperationCall<"filesRevert", MediaFile>;
    /**
     * Change a file's facts. Changes name, alt text or focal point as the library offers them; omitted fields stay unchanged. Records that use the file keep their own. The extension stays.
     *
     * `PUT /api/file/update`, needs `content:file:update`.
     */
    update: (input: FileUpdateBody, options?: CallOptions) => OperationCall<"filesUpdate", WrittenRecord>;
    /**
     * Upload a file. Stores the file sent in the form field `fileName` under a name of the server's own, and answers with its address in `data` and its facts in `result`. Extension and first bytes must agree and be of a known type (pictures: jpg, png, gif, webp, avif, bmp), else 400 `FILE_TYPE`. Refused too: a name with special characters (400 `FILE_NAME`), an empty file (400 `FILE_EMPTY`), one that is too large (413 `FILE_TOO_LARGE`), and more than 60 files a minute from one address, or more bytes than an account may upload in 24 hours (429 `RATE_LIMITED`).
     *
     * `POST /api/file/upload`, needs `content:file:upload`.
     */
    upload: (input: FileUploadBody, options?: CallOptions) => OperationCall<"filesUpload", UploadedFile>;
    /**
     * List where a file is used. Every record that refers to the file, in any version that is kept, those in the trash included. At most 999 at once; `truncated` says when more follow.
     *
     * `GET /api/file/uses/{id}`, needs `content:file:view`.
     */
    uses: (input: FilesUsesParams | string, options?: CallOptions) => OperationCall<"filesUses", FileUse[]>;
  };
  home: {
    /**
     * Get what waits for me. Sections of what waits for the caller, each with how many there are and the first of them. Which sections there are follows from the caller's permissions, not from their roles; one that the caller may use and in which nothing waits is there with a total of 0. A total is counted up to 10,000. `returned`, `drafts` and `inReview` are the caller's own articles: created by them, or submitted by them in the latest round. `articlesPage` lists the same with `queue`.
     *
     * `GET /api/home/get`, needs a session.
     */
    get: (input?: NoInput, options?: CallOptions) => OperationCall<"homeGet", Home>;
  };
  imports: {
    /**
     * List the columns of an import. What the columns of a file may be, in the order of a template. Refused with `FORBIDDEN` to whoever may not create such records.
     *
     * `GET /api/import/columns`, needs a session.
     */
    columns: (input: ImportsColumnsParams, options?: CallOptions) => OperationCall<"importsColumns", ImportColumns>;
    /**
     * Import records from a file. Creates or changes one record for each row of a CSV or XLSX file, whose first row names the columns in English or Chinese. A record with the row's user name, code or value is changed, otherwise one is created; an empty cell leaves the field as it is. Each row needs what creating or changing the record needs, permissions included. The whole file is one transaction: when a row is refused, nothing is imported, and the report says why. With `dryRun` nothing is imported in any case.
     *
     * `POST /api/import/run`, needs a session.
     */
    run: (input: ImportRunBody, options?: CallOptions) => OperationCall<"importsRun", ImportReport>;
  };
  dicts: {
    /**
     * Delete a dictionary. Deletes a dictionary without items; one with items is refused with `HAS_CHILDREN` and their number, one that came with the product with `BUILTIN_READONLY`.
     *
     * `DELETE /api/lcdpDict/delete/{id}`, needs `system:dict:delete`.
     */
    delete: (input: DictsDeleteParams | string, options?: CallOptions) => OperationCall<"dictsDelete", null>;
    /**
     * Get a dictionary. One dictionary with all its fields.
     *
     * `GET /api/lcdpDict/get/{id}`, needs `system:dict:page`.
     */
    get: (input: IdInput | string, options?: CallOptions) => OperationCall<"dictsGet", Dict>;
    /**
     * List dictionaries. Dictionaries with their items, disabled ones included so that old values keep their labels, ordered by `orderBy` and code. At most 999 at once; `truncated` says when more follow.
     *
     * `GET /api/lcdpDict/list`, needs a session.
     */
    list: (input?: DictsListParams, options?: CallOptions) => OperationCall<"dictsList", Dict[]>;
    /**
     * Page through dictionaries. Dictionaries that match the filters, one page at a time.
     *
     * `GET /api/lcdpDict/page`, needs `system:dict:page`.
     */
    page: (input?: DictsPageParams, options?: CallOptions) => OperationCall<"dictsPage", Page<Dict>>;
    /**
     * Create a dictionary. Adds a dictionary without items. A code in use is refused with `DUPLICATE`, one whose camelCase form equals another's (`article-type`, `article_type`) with `DICT_CODE_COLLISION`.
     *
     * `POST /api/lcdpDict/save`, needs `system:dict:save`.
     */
    save: (input: DictSaveBody, options?: CallOptions) => OperationCall<"dictsSave", WrittenRecord>;
    /**
     * Change a dictionary. Changes the given fields of a dictionary; omitted fields stay unchanged. The code of one that came with the product is fixed (`BUILTIN_READONLY`); a new one is refused with `DUPLICATE` and `DICT_CODE_COLLISION` as on creation.
     *
     * `PUT /api/lcdpDict/update`, needs `system:dict:update`.
     */
    update: (input: DictUpdateBody, options?: CallOptions) => OperationCall<"dictsUpdate", WrittenRecord>;
  };
  dictItems: {
    /**
     * Delete a dictionary item. Deletes an item. Records that hold its value keep it and show the bare value. Items of a dictionary that came with the product stay (`BUILTIN_READONLY`).
     *
     * `DELETE /api/lcdpDictItem/delete/{id}`, needs `system:dictItem:delete`.
     */
    delete: (input: DictItemsDeleteParams | string, options?: CallOptions) => OperationCall<"dictItemsDelete", null>;
    /**
     * Get a dictionary item. One dictionary item with all its fields.
     *
     * `GET /api/lcdpDictItem/get/{id}`, needs `system:dictItem:page`.
     */
    get: (input: IdInput | string, options?: CallOptions) => OperationCall<"dictItemsGet", DictItem>;
    /**
     * List dictionary items. Items ordered by dictionary, `orderBy` and value, disabled ones included. At most 999 at once; `truncated` says when more follow.
     *
     * `GET /api/lcdpDictItem/list`, needs a session.
     */
    list: (input?: DictItemsListParams, options?: CallOptions) => OperationCall<"dictItemsList", DictItem[]>;
    /**
     * Page through dictionary items. Dictionary items that match the filters, one page at a time.
     *
     * `GET /api/lcdpDictItem/page`, needs `system:dictItem:page`.
     */
    page: (input?: DictItemsPageParams, options?: CallOptions) => OperationCall<"dictItemsPage", Page<DictItem>>;
    /**
     * Create a dictionary item. Adds an item to a dictionary. A value that the dictionary has already is refused with `DUPLICATE`; a dictionary that came with the product takes no more (`BUILTIN_READONLY`), any other 999 at most.
     *
     * `POST /api/lcdpDictItem/save`, needs `system:dictItem:save`.
     */
    save: (input: DictItemSaveBody, options?: CallOptions) => OperationCall<"dictItemsSave", WrittenRecord>;
    /**
     * Change a dictionary item. Changes the given fields of an item; omitted fields stay unchanged. Making it the default takes that from the former one. A value that the dictionary has already is refused with `DUPLICATE`. In a dictionary that came with the product the value and the status are fixed (`BUILTIN_READONLY`); the words may change.
     *
     * `PUT /api/lcdpDictItem/update`, needs `system:dictItem:update`.
     */
    update: (input: DictItemUpdateBody, options?: CallOptions) => OperationCall<"dictItemsUpdate", WrittenRecord>;
  };
  liveSessions: {
    /**
     * End a session. Ends a session at once; its next call is refused with `UNAUTHENTICATED`. The session of an account with more permissions than the caller's is refused with `FORBIDDEN`.
     *
     * `DELETE /api/liveSession/delete/{id}`, needs `monitor:liveSession:delete`.
     */
    delete: (input: IdInput | string, options?: CallOptions) => OperationCall<"liveSessionsDelete", null>;
    /**
     * List own live sessions. Sessions of the signed-in account that have not ended, latest activity first. At most 999 at once; `truncated` says when more follow.
     *
     * `GET /api/liveSession/own`, needs a session.
     */
    listOwn: (input?: LiveSessionsListOwnParams, options?: CallOptions) => OperationCall<"liveSessionsListOwn", LiveSession[]>;
    /**
     * End all other own sessions. Ends every session of the signed-in account but the present one, at once and together, also one that began after they were listed. Says how many; none is no failure.
     *
     * `DELETE /api/liveSession/own`, needs a session.
     */
    deleteOthers: (input?: NoInput, options?: CallOptions) => OperationCall<"liveSessionsDeleteOthers", EndedSessions>;
    /**
     * End an own session. Ends a session of the signed-in account at once; its next call is refused with `UNAUTHENTICATED`. Somebody else's is not found. Ending the present one is signing out.
     *
     * `DELETE /api/liveSession/own/{id}`, needs a session.
     */
    deleteOwn: (input: IdInput | string, options?: CallOptions) => OperationCall<"liveSessionsDeleteOwn", null>;
    /**
     * Page through live sessions. Sessions that have not ended, latest activity first unless asked otherwise. `keyword` is looked for in the account's names and the address.
     *
     * `GET /api/liveSession/page`, needs `monitor:liveSession:page`.
     */
    page: (input?: LiveSessionsPageParams, options?: CallOptions) => OperationCall<"liveSessionsPage", Page<LiveSession>>;
  };
  notifications: {
    /**
     * Page through own notices. What the signed-in account was notified of, as far as `KEEP_NOTICE_DAYS` keeps it, latest first, and how much of it is unread.
     *
     * `GET /api/notification/page`, needs a session.
     */
    page: (input?: NotificationsPageParams, options?: CallOptions) => OperationCall<"notificationsPage", NotificationPage>;
    /**
     * Read own notification preferences. How the signed-in account wants to be notified by mail, and whether this server sends any.
     *
     * `GET /api/notification/preference`, needs a session.
     */
    preference: (input?: NoInput, options?: CallOptions) => OperationCall<"notificationsPreference", NotificationPreference>;
    /**
     * Change own notification preferences. Changes how the signed-in account is notified by mail. This also applies to notices that wait for a mail.
     *
     * `PUT /api/notification/preference`, needs a session.
     */
    updatePreference: (input: NotificationPreferenceBody, options?: CallOptions) => OperationCall<"notificationsUpdatePreference", NotificationPreference>;
    /**
     * Mark own notices as read. Marks the named notices as read, or with `upTo` that notice and all older ones. Notices of other accounts, and those that are read or gone, are passed over.
     *
     * `POST /api/notification/read`, needs a session.
     */
    read: (input?: NotificationReadBody, options?: CallOptions) => OperationCall<"notificationsRead", NotificationReadResult>;
  };
  oidc: {
    /**
     * Begin to sign in with the identity provider. Returns the address of the identity provider to go to, and binds the attempt to this browser by a cookie, for ten minutes. The provider sends the person back to `/login` of the site, whose page sends what it got to `POST /api/oidc/signIn`. Without a provider (`OIDC_ISSUER`) it is `NOT_FOUND`; one that does not answer is `OIDC_FAILED`. Too many tries from one address are 429 `RATE_LIMITED`.
     *
     * `POST /api/oidc/begin`, needs no session.
     */
    begin: (input?: NoInput, options?: CallOptions) => OperationCall<"oidcBegin", OidcBegun>;
    /**
     * Get one's own identity at the provider. Says whether somebody at the identity provider is linked to the signed-in account, since when, and whether unlinking them leaves another way in. Without a provider, and without a link, it is `NOT_FOUND`.
     *
     * `GET /api/oidc/identity`, needs a session.
     */
    getIdentity: (input?: NoInput, options?: CallOptions) => OperationCall<"oidcGetIdentity", OidcIdentity>;
    /**
     * Unlink one's own identity at the provider. Whoever is linked at the identity provider signs in to the account no more, and the account's other sessions end. It is linked again when somebody whose verified e-mail address is the account's signs in there. Refused with `NO_WAY_IN` when nothing else signs in to the account.
     *
     * `DELETE /api/oidc/identity`, needs a session.
     */
    unlink: (input?: NoInput, options?: CallOptions) => OperationCall<"oidcUnlink", null>;
    /**
     * Sign in with the identity provider. Begins a session with what the identity provider sent the browser back with, as `POST /login` does. An attempt counts once, in the browser that began it. The account is the one that the provider's subject is linked to; else the one with the same e-mail address, if the provider has verified it, which is linked then; else a new one, where the provider's groups (`OIDC_ROLES`) or `OIDC_DEFAULT_ROLE` name its role. `OIDC_NO_ACCOUNT` says that there is none. Where `OIDC_ROLE_CLAIM` is set, the roles that `OIDC_ROLES` names follow the groups that the provider says at each sign-in; other roles stay as they are, and the last active administrator stays one. The provider takes the place of the password. An account with a second factor signs in only if the provider says that it asked for one (`amr` contains `mfa`), else `OIDC_SECOND_FACTOR`. What the server cannot verify, and what the provider refused, is `OIDC_FAILED`.
     *
     * `POST /api/oidc/signIn`, needs no session.
     */
    signIn: (input: OidcSignInBody, options?: CallOptions) => OperationCall<"oidcSignIn", Session>;
    /**
     * Sign out, of the identity provider too. Ends the caller's session, as `DELETE /token` does, and returns the address at which the identity provider ends its own and sends the browser back to `/login`. It is null when the session did not begin with the provider, and when the provider has no such address or does not answer.
     *
     * `POST /api/oidc/signOut`, needs a session.
     */
    signOut: (input?: NoInput, options?: CallOptions) => OperationCall<"oidcSignOut", OidcSignedOut>;
  };
  operationLogs: {
    /**
     * Get an entry of the operation log. One entry with every changed field before and after. Secrets are masked.
     *
     * `GET /api/operationLog/get/{id}`, needs `monitor:operationLog:page`.
     */
    get: (input: IdInput | string, options?: CallOptions) => OperationCall<"operationLogsGet", OperationLogDetail>;
    /**
     * Page through the operation log. Entries that match the filters, newest first unless asked otherwise. `keyword` is looked for in the account's names and the target's name.
     *
     * `GET /api/operationLog/page`, needs `monitor:operationLog:page`.
     */
    page: (input?: OperationLogsPageParams, options?: CallOptions) => OperationCall<"operationLogsPage", Page<OperationLog>>;
  };
  passkeys: {
    /**
     * List own passkeys. Passkeys of the signed-in account, latest first. At most 999 at once; `truncated` says when more follow.
     *
     * `GET /api/passkey`, needs a session.
     */
    list: (input?: PasskeysListParams, options?: CallOptions) => OperationCall<"passkeysList", Passkey[]>;
    /**
     * Begin to add a passkey. Returns what a browser makes a passkey with: the options of `navigator.credentials.create`, as JSON. Its challenge is valid for five minutes, once, and in this session alone. The passkey has to be discoverable and to verify its user, by a PIN, a fingerprint or the like: it then takes the place of the password and of the code. An account has at most 20 of them, else `LIMIT_REACHED`.
     *
     * `POST /api/passkey/begin`, needs a session.
     */
    begin: (input?: NoInput, options?: CallOptions) => OperationCall<"passkeysBegin", PasskeyCreation>;
    /**
     * Add a passkey. Adds the passkey that the browser has made. From now on a password alone signs the account in no more: it takes the passkey, or a code beside the password. With the first second factor of an account come ten recovery codes, and its other sessions end. A passkey that the server cannot verify is refused with `PASSKEY_WRONG`, one that is there already with `DUPLICATE`.
     *
     * `POST /api/passkey/confirm`, needs a session.
     */
    confirm: (input: PasskeySaveBody, options?: CallOptions) => OperationCall<"passkeysConfirm", PasskeyCreated>;
    /**
     * Sign in with a passkey. Begins a session of the account that the passkey belongs to, as `POST /login` does: without a password, and without a code, because the passkey has verified its user. What the server cannot verify is refused with `PASSKEY_WRONG`: an unknown passkey, a challenge that is too old or was used, a passkey without its user's verification. An account that is disabled gets `ACCOUNT_DISABLED`, and every other one `LOCAL_SIGN_IN_OFF` where only the identity provider signs in (`OIDC_ONLY`).
     *
     * `POST /api/passkey/signIn`, needs no session.
     */
    signIn: (input: PasskeyProofBody, options?: CallOptions) => OperationCall<"passkeysSignIn", Session>;
    /**
     * Begin to sign in with a passkey. Returns the options of `navigator.credentials.get`, as JSON. The challenge is valid for five minutes and once. The options name no passkeys: the browser offers those that it has for this site, so that nobody learns whether an account has one. Too many tries from one address are 429 `RATE_LIMITED`.
     *
     * `POST /api/passkey/signIn/begin`, needs no session.
     */
    signInBegin: (input?: NoInput, options?: CallOptions) => OperationCall<"passkeysSignInBegin", PasskeyRequest>;
    /**
     * Confirm who is signed in with a passkey. Does what `POST /api/stepUp` does, with a passkey of the signed-in account instead of its password. What the server cannot verify is refused with `PASSKEY_WRONG`.
     *
     * `POST /api/passkey/stepUp`, needs a session.
     */
    stepUp: (input: PasskeyProofBody, options?: CallOptions) => OperationCall<"passkeysStepUp", null>;
    /**
     * Begin to confirm who is signed in with a passkey. Returns the options of `navigator.credentials.get`, as JSON, with the account's passkeys. The challenge is valid for five minutes, once, and in this session alone. An account without a passkey gets `NOT_FOUND`.
     *
     * `POST /api/passkey/stepUp/begin`, needs a session.
     */
    stepUpBegin: (input?: NoInput, options?: CallOptions) => OperationCall<"passkeysStepUpBegin", PasskeyRequest>;
    /**
     * Remove a passkey. Removes a passkey of the signed-in account; it signs nobody in any more. Somebody else's is not found. With the last second factor the recovery codes go too. Where a role of the account requires a second factor, the account has to set up another one before it may do anything else.
     *
     * `DELETE /api/passkey/{id}`, needs a session.
     */
    delete: (input: IdInput | string, options?: CallOptions) => OperationCall<"passkeysDelete", null>;
  };
  session: {
    /**
     * Open a password link. Says whose password a link chooses. One that has expired, was used, revoked or replaced, or never existed is `GONE`. Rate-limited together with signing in.
     *
     * `POST /api/passwordLink/open`, needs no session.
     */
    openPasswordLink: (input: PasswordLinkOpenBody, options?: CallOptions) => OperationCall<"sessionOpenPasswordLink", OpenedPasswordLink>;
    /**
     * Choose a password by a link. Sets the password of the link's account, lifts its lock, and ends the link and every session and access token of the account. A password that is too easy to guess is refused with `PASSWORD_WEAK` and leaves the link as it is; a link that does not work is `GONE`. Rate-limited together with signing in.
     *
     * `POST /api/passwordLink/use`, needs no session.
     */
    choosePassword: (input: PasswordLinkUseBody, options?: CallOptions) => OperationCall<"sessionChoosePassword", null>;
    /**
     * Confirm who is signed in. Confirms with the password, and a code where the account has a second factor, that the signed-in person still sits there. Operations with `x-step-up` refuse a session that nobody has signed in to or confirmed for ten minutes (`STEP_UP_MINUTES`); after this call, send them again. A wrong password gets 400 `BAD_CREDENTIALS`, the right one without a code 400 `SECOND_FACTOR_REQUIRED`, a wrong code 400 `SECOND_FACTOR_WRONG`. Failures count as those of signing in: too many get 429 `ACCOUNT_LOCKED`.
     *
     * `POST /api/stepUp`, needs a session.
     */
    stepUp: (input: StepUpBody, options?: CallOptions) => OperationCall<"sessionStepUp", null>;
    /**
     * View the back office as a role. From now on the session has the menus and permissions of these roles, as far as they are the caller's own as well, and changes nothing: every operation that would is refused with `FORBIDDEN`. `GET /user/current` says so in `viewingAs`. It ends with `POST /api/viewAs/end`, with the session, and after 30 minutes. Begin and end are in the operation log.
     *
     * `POST /api/viewAs/begin`, needs `system:role:page`.
     */
    beginViewAs: (input: ViewAsBody, options?: CallOptions) => OperationCall<"sessionBeginViewAs", null>;
    /**
     * Stop viewing as a role. Gives the session its own menus and permissions back. Does nothing where it has them.
     *
     * `POST /api/viewAs/end`, needs a session.
     */
    endViewAs: (input?: NoInput, options?: CallOptions) => OperationCall<"sessionEndViewAs", null>;
    /**
     * Sign in (JSON). Does what `POST /token` does, with the credentials as JSON. The same failures, the same lock, one count for both.
     *
     * `POST /login`, needs no session.
     */
    login: (input: LoginBody, options?: CallOptions) => OperationCall<"sessionLogin", Session>;
    /**
     * Sign out. Does what `DELETE /token` does.
     *
     * `GET /logout`, needs a session.
     */
    logout: (input?: NoInput, options?: CallOptions) => OperationCall<"sessionLogout", null>;
    /**
     * Sign in (token endpoint). Gives a token for a user name and password; send it in `Authorization` from then on. It ends after two hours without a call, and after twelve hours in any case, where the server has no settings of its own (`SESSION_IDLE_MINUTES`, `SESSION_HOURS`). A wrong password and an unknown user name get the same answer, 400 `BAD_CREDENTIALS`; an account that is disabled gets 400 `ACCOUNT_DISABLED` when the password is right. An account with a second factor needs a `code` as well. The right password without one gets 400 `SECOND_FACTOR_REQUIRED` and no session: send all three again. A wrong code gets 400 `SECOND_FACTOR_WRONG` and counts as a failure; a code is accepted once. Five failures lock the name for ten minutes at that address: 429 `ACCOUNT_LOCKED` with `Retry-After`. After twenty from anywhere, strangers wait 30 seconds between their attempts. `POST /login` counts with it. A browser that has signed in to the account before has a count of its own, by the cookie `atrium-device`, and an address that has does not wait for strangers: nobody locks others out. Where only the identity provider signs in (`OIDC_ONLY`), every name gets 400 `LOCAL_SIGN_IN_OFF`, but for an account that the operator has let in for a day. Too many tries from one address, of whatever name, are 429 `RATE_LIMITED`; when too many passwords wait to be checked, 503 `UNAVAILABLE`.
     *
     * `POST /token`, needs no session.
     */
    createToken: (input: TokenCreateBody, options?: CallOptions) => OperationCall<"sessionCreateToken", Session>;
    /**
     * Sign out (token endpoint). Ends the session of the token in `Authorization`. The token is refused from the next call on.
     *
     * `DELETE /token`, needs a session.
     */
    removeToken: (input?: NoInput, options?: CallOptions) => OperationCall<"sessionRemoveToken", null>;
  };
  products: {
    /**
     * Delete many products. Deletes up to 200 records, those further down first. What cannot be deleted is named with the reason and does not stop the others.
     *
     * `POST /api/product/deleteBatch`, needs `product:product:delete`.
     */
    deleteBatch: (input: ProductDeleteBatchBody, options?: CallOptions) => OperationCall<"productsDeleteBatch", ProductDeleteBatchResult>;
    /**
     * Get a product. One category, series or product with all its fields.
     *
     * `POST /api/product/get`, needs `product:product:view`.
     */
    get: (input: ProductGetBody | string, options?: CallOptions) => OperationCall<"productsGet", Product>;
    /**
     * List the product tree for a picker. The tree as values and labels for a cascading picker, ordered by `orderBy` and name. At most 999 nodes; `truncated` says when they were cut. A call without a body gets the whole tree.
     *
     * `POST /api/product/getCascade`, needs `product:product:view`.
     */
    getCascade: (input?: ProductGetCascadeBody, options?: CallOptions) => OperationCall<"productsGetCascade", ProductOption[]>;
    /**
     * Page through products. Categories, series and products that match the filters, one page at a time, without the long text, the specifications and the attachments. A call without a body gets the first page of all.
     *
     * `POST /api/product/page`, needs `product:product:page`.
     */
    page: (input?: ProductPageBody, options?: CallOptions) => OperationCall<"productsPage", ProductPage>;
    /**
     * Page through the product tree. One page of categories, each with its series and their products nested. At most 999 nested records; `truncated` says when they were cut. With filters, an ancestor of a match is there too. A call without a body gets the first page of all.
     *
     * `POST /api/product/productCascadePage`, needs `product:product:page`.
     */
    productCascadePage: (input?: ProductCascadePageBody, options?: CallOptions) => OperationCall<"productsProductCascadePage", Page<ProductNode>>;
    /**
     * Create a product. Adds a category at the top, a series below a category or a product below a series; any other place is refused. A code in use is refused with `DUPLICATE`. The rich text is cleaned of everything active.
     *
     * `POST /api/product/save`, needs `product:product:save`.
     */
    save: (input: ProductSaveBody, options?: CallOptions) => OperationCall<"productsSave", WrittenRecord>;
    /**
     * Change a product. Changes the given fields; omitted fields stay unchanged. The kind is fixed; `parentId` moves it to another parent of the right kind. A code in use is refused with `DUPLICATE`.
     *
     * `POST /api/product/update`, needs `product:product:update`.
     */
    update: (input: ProductUpdateBody, options?: CallOptions) => OperationCall<"productsUpdate", WrittenRecord>;
    /**
     * Delete a product. Deletes a product, or a category or series with nothing below it; else it is refused with `HAS_CHILDREN` and their number.
     *
     * `DELETE /api/product/{id}`, needs `product:product:delete`.
     */
    delete: (input: ProductsDeleteParams | string, options?: CallOptions) => OperationCall<"productsDelete", null>;
  };
  replyTemplates: {
    /**
     * Delete a reply template. Deletes a template. Answers that were written with it stay.
     *
     * `DELETE /api/replyTemplate/delete/{id}`, needs `content:replyTemplate:delete`.
     */
    delete: (input: ReplyTemplatesDeleteParams, options?: CallOptions) => OperationCall<"replyTemplatesDelete", null>;
    /**
     * Get a reply template. One template with all its fields.
     *
     * `GET /api/replyTemplate/get/{id}`, needs `content:replyTemplate:page`.
     */
    get: (input: IdInput | string, options?: CallOptions) => OperationCall<"replyTemplatesGet", ReplyTemplate>;
    /**
     * Page through reply templates. Templates that match the filters, one page at a time, by title unless sorted otherwise.
     *
     * `GET /api/replyTemplate/page`, needs `content:replyTemplate:page`.
     */
    page: (input?: ReplyTemplatesPageParams, options?: CallOptions) => OperationCall<"replyTemplatesPage", Page<ReplyTemplate>>;
    /**
     * Create a reply template. Adds a template that everybody who answers visitors can insert.
     *
     * `POST /api/replyTemplate/save`, needs `content:replyTemplate:save`.
     */
    save: (input: ReplyTemplateSaveBody, options?: CallOptions) => OperationCall<"replyTemplatesSave", WrittenRecord>;
    /**
     * Change a reply template. Changes the given fields of a template; omitted fields stay unchanged.
     *
     * `PUT /api/replyTemplate/update`, needs `content:replyTemplate:update`.
     */
    update: (input: ReplyTemplateUpdateBody, options?: CallOptions) => OperationCall<"replyTemplatesUpdate", WrittenRecord>;
  };
  revisions: {
    /**
     * Page through a record's history. What the operation log keeps of one record, newest first: each change with its fields before and after. Needs the permission to view such a record as well. The history begins where the log does: entries that were deleted when their time was over are not part of it. Secrets are left out, long texts are cut. A record's earlier state is restored by changing it to its earlier values.
     *
     * `GET /api/revision/page`, needs `monitor:revision:view`.
     */
    page: (input: RevisionsPageParams, options?: CallOptions) => OperationCall<"revisionsPage", RecordHistory>;
  };
  savedViews: {
    /**
     * Choose the default view of a list. The view with which a list opens for the caller alone: one's own or a shared one, or none.
     *
     * `PUT /api/savedView/default`, needs a session.
     */
    setDefault: (input: SavedViewDefaultBody, options?: CallOptions) => OperationCall<"savedViewsSetDefault", null>;
    /**
     * Delete a saved view. Deletes one's own view, or one that is shared, as `savedViewsUpdate` does. Somebody else's own view is not found.
     *
     * `DELETE /api/savedView/delete/{id}`, needs a session.
     */
    delete: (input: SavedViewsDeleteParams, options?: CallOptions) => OperationCall<"savedViewsDelete", null>;
    /**
     * List saved views. The caller's own views of a list and those that are shared, by name. Refused with `FORBIDDEN` to whoever may not page through the list. At most 999 at once; `truncated` says when more follow.
     *
     * `GET /api/savedView/list`, needs a session.
     */
    list: (input: SavedViewsListParams, options?: CallOptions) => OperationCall<"savedViewsList", SavedView[]>;
    /**
     * Save a view of a list. Saves a view for the caller, or one that everybody sees who may page through the list. An account has at most 50 views of a list, and a list at most 50 that are shared, else `LIMIT_REACHED`. `DUPLICATE` means that another view of the list has the name.
     *
     * `POST /api/savedView/save`, needs a session.
     */
    save: (input: SavedViewSaveBody, options?: CallOptions) => OperationCall<"savedViewsSave", WrittenRecord>;
    /**
     * Change a saved view. Changes the given fields of one's own view; omitted fields stay unchanged. A shared view belongs to all who may share (the permission of `savedViewsSave`), and is refused to others with `FORBIDDEN`; one that is no longer shared becomes the caller's own. Somebody else's own view is not found.
     *
     * `PUT /api/savedView/update`, needs a session.
     */
    update: (input: SavedViewUpdateBody, options?: CallOptions) => OperationCall<"savedViewsUpdate", WrittenRecord>;
  };
  secondFactor: {
    /**
     * Get the own second factor. Whether the signed-in account has an authenticator app, and how many recovery codes are left. Its passkeys are a second factor too: `passkeysList`.
     *
     * `GET /api/secondFactor`, needs a session.
     */
    get: (input?: NoInput, options?: CallOptions) => OperationCall<"secondFactorGet", SecondFactor>;
    /**
     * Begin to set up a second factor. Returns a new secret for an authenticator app. Signing in takes a code only after `secondFactorConfirm`; beginning again replaces the secret. An account that has an authenticator app is refused with `DUPLICATE`.
     *
     * `POST /api/secondFactor/begin`, needs a session.
     */
    begin: (input?: NoInput, options?: CallOptions) => OperationCall<"secondFactorBegin", SecondFactorSecret>;
    /**
     * Confirm the second factor. Ends setting up with a code of the authenticator app, and returns ten recovery codes. From now on signing in takes a code; the other sessions of the account end. A wrong code is refused with `SECOND_FACTOR_WRONG`, and counts as a failed sign-in. `DUPLICATE` says that it was confirmed already, `NOT_FOUND` that nothing was begun.
     *
     * `POST /api/secondFactor/confirm`, needs a session.
     */
    confirm: (input: SecondFactorCodeBody, options?: CallOptions) => OperationCall<"secondFactorConfirm", RecoveryCodes>;
    /**
     * Remove the second factor. The authenticator app counts no more. An account without passkeys then signs in with its password alone, and its recovery codes are void. It takes a code, like signing in. Where a role of the account requires a second factor, the account has to set up another one before it may do anything else.
     *
     * `POST /api/secondFactor/disable`, needs a session.
     */
    disable: (input: SecondFactorCodeBody, options?: CallOptions) => OperationCall<"secondFactorDisable", null>;
    /**
     * Replace the recovery codes. Returns ten new recovery codes; the earlier ones are void. It takes a code, like signing in; an account with passkeys alone has none, and its confirmed session is enough. Without a second factor there are no codes: `NOT_FOUND`.
     *
     * `POST /api/secondFactor/recoveryCodes`, needs a session.
     */
    recoveryCodes: (input?: RecoveryCodesBody, options?: CallOptions) => OperationCall<"secondFactorRecoveryCodes", RecoveryCodes>;
  };
  signInLogs: {
    /**
     * Page through the sign-in log. Entries that match the filters, newest first unless asked otherwise. `keyword` is looked for in user name and address.
     *
     * `GET /api/signInLog/page`, needs `monitor:signInLog:page`.
     */
    page: (input?: SignInLogsPageParams, options?: CallOptions) => OperationCall<"signInLogsPage", Page<SignInLog>>;
  };
  siteSettings: {
    /**
     * Get the site settings. The one record of settings, with the fields that the public site does not show.
     *
     * `GET /api/siteSetting/get`, needs `content:siteSetting:view`.
     */
    get: (input?: NoInput, options?: CallOptions) => OperationCall<"siteSettingsGet", SiteSetting>;
    /**
     * Change the site settings. Changes the given settings; omitted fields stay unchanged. The public site shows them at once.
     *
     * `PUT /api/siteSetting/update`, needs `content:siteSetting:update`.
     */
    update: (input: SiteSettingUpdateBody, options?: CallOptions) => OperationCall<"siteSettingsUpdate", WrittenRecord>;
  };
  trash: {
    /**
     * Delete records permanently. Deletes records from the trash, each for those who may delete such a record. `failed` names those that stay.
     *
     * `POST /api/trash/delete`, needs a session.
     */
    purge: (input: TrashBody, options?: CallOptions) => OperationCall<"trashPurge", TrashResult>;
    /**
     * Page through deleted records. Deleted records of the kinds that the caller may view and create, latest first unless asked otherwise. They are deleted permanently when their time in the trash is over.
     *
     * `GET /api/trash/page`, needs a session.
     */
    page: (input?: TrashPageParams, options?: CallOptions) => OperationCall<"trashPage", Page<DeletedRecord>>;
    /**
     * Restore deleted records. Restores records under their ids, as they were, each for those who may create such a record. What was deleted with a record comes back as well, as far as it still refers to something. An account needs a new password. A session that has to be confirmed for one of them is refused with `STEP_UP_REQUIRED`, and nothing is restored. `failed` names those that stay in the trash, with the code of a taken code or name, of something it belonged to that is gone, or of a record that is not in the trash any more. For a taken one, `taken` says which value it is and which record has it.
     *
     * `POST /api/trash/restore`, needs a session.
     */
    restore: (input: TrashBody, options?: CallOptions) => OperationCall<"trashRestore", TrashResult>;
  };
  systemHealth: {
    /**
     * Get system health. The state of what the site runs on, as the answering server sees it. Trying the file store writes, reads and deletes a file of its own.
     *
     * `GET /api/systemHealth/get`, needs `monitor:systemHealth:view`.
     */
    get: (input?: NoInput, options?: CallOptions) => OperationCall<"systemHealthGet", SystemHealth>;
  };
  webhooks: {
    /**
     * Delete a webhook. Deletes a webhook with its deliveries, sent or not.
     *
     * `DELETE /api/webhook/delete/{id}`, needs `system:webhook:delete`.
     */
    delete: (input: WebhooksDeleteParams, options?: CallOptions) => OperationCall<"webhooksDelete", null>;
    /**
     * Page through a webhook's deliveries. What a webhook was sent in the last 30 days and what is still to be sent, latest first.
     *
     * `GET /api/webhook/deliveries`, needs `system:webhook:deliveries`.
     */
    deliveries: (input: WebhooksDeliveriesParams, options?: CallOptions) => OperationCall<"webhooksDeliveries", Page<WebhookDelivery>>;
    /**
     * Get a webhook. One webhook, without its secret.
     *
     * `GET /api/webhook/get/{id}`, needs `system:webhook:view`.
     */
    get: (input: IdInput | string, options?: CallOptions) => OperationCall<"webhooksGet", Webhook>;
    /**
     * Page through webhooks. Webhooks that match the filters, one page at a time.
     *
     * `GET /api/webhook/page`, needs `system:webhook:page`.
     */
    page: (input?: WebhooksPageParams, options?: CallOptions) => OperationCall<"webhooksPage", Page<Webhook>>;
    /**
     * Send a delivery again. Sends a delivery again, under the same id and with all its attempts; one that waits is sent now.
     *
     * `POST /api/webhook/resend/{id}`, needs `system:webhook:resend`.
     */
    resend: (input: IdInput | string, options?: CallOptions) => OperationCall<"webhooksResend", WebhookDelivery>;
    /**
     * Rotate a webhook's secret. Gives a webhook another secret, and returns it, this once. For 24 hours deliveries are signed with both, so that the receiver can change over.
     *
     * `PUT /api/webhook/rotateSecret`, needs `system:webhook:rotateSecret`.
     */
    rotateSecret: (input: WebhookRotateBody, options?: CallOptions) => OperationCall<"webhooksRotateSecret", WebhookSecret>;
    /**
     * Create a webhook. Adds a webhook, and returns its secret: this once. An address of a private network is refused in `url`, unless the server is set up to send there; a name is looked up, and refused, each time something is sent.
     *
     * `POST /api/webhook/save`, needs `system:webhook:save`.
     */
    save: (input: WebhookSaveBody, options?: CallOptions) => OperationCall<"webhooksSave", WebhookSecret>;
    /**
     * Send a webhook a test. Sends the event `webhook.test` to a webhook, enabled or not, and returns its delivery, which is made within seconds.
     *
     * `POST /api/webhook/test/{id}`, needs `system:webhook:test`.
     */
    test: (input: IdInput | string, options?: CallOptions) => OperationCall<"webhooksTest", WebhookDelivery>;
    /**
     * Change a webhook. Changes the given fields of a webhook; omitted fields stay unchanged.
     *
     * `PUT /api/webhook/update`, needs `system:webhook:update`.
     */
    update: (input: WebhookUpdateBody, options?: CallOptions) => OperationCall<"webhooksUpdate", WrittenRecord>;
  };
  auths: {
    /**
     * Create a permission. Adds a permission. The code must be new, ignoring case, else `DUPLICATE`.
     *
     * `POST /auth/add`, needs `system:auth:add`.
     */
    add: (input: AuthAddBody, options?: CallOptions) => OperationCall<"authsAdd", WrittenRecord>;
    /**
     * Delete a permission. Deletes a permission that no role holds; one in use is refused with `IN_USE` and the number of roles, the last one to administer menus, roles, permissions, users or the settings with `ADMIN_LOCKOUT`.
     *
     * `DELETE /auth/delete/{id}`, needs `system:auth:delete`.
     */
    delete: (input: AuthsDeleteParams | string, options?: CallOptions) => OperationCall<"authsDelete", null>;
    /**
     * List permissions. Every permission, ordered by `orderBy` and code, for assigning them to roles. At most 999 at once; `truncated` says when more follow.
     *
     * `GET /auth/list`, needs `system:auth:view`.
     */
    list: (input?: AuthsListParams, options?: CallOptions) => OperationCall<"authsList", Auth[]>;
    /**
     * Page through permissions. Permissions that match the filters, one page at a time.
     *
     * `GET /auth/page`, needs `system:auth:page`.
     */
    page: (input?: AuthsPageParams, options?: CallOptions) => OperationCall<"authsPage", Page<Auth>>;
    /**
     * Change a permission. Changes the given fields of a permission; omitted fields stay unchanged. The code cannot be changed. It is enabled and disabled only by an account that may do what it permits, else `FORBIDDEN`, for roles keep it meanwhile. What would leave nobody a button to administer menus, roles, permissions, users or the settings is refused with `ADMIN_LOCKOUT`.
     *
     * `PUT /auth/update`, needs `system:auth:update`.
     */
    update: (input: AuthUpdateBody, options?: CallOptions) => OperationCall<"authsUpdate", WrittenRecord>;
  };
  menus: {
    /**
     * Create a menu. Adds a menu below `parentId`. The tree is at most 4 levels deep. A name that another menu or hidden menu has is refused with `MENU_NAME_TAKEN`, a route's address that another page (capital letters and names of parameters aside) or the site itself has with `DUPLICATE`, a menu whose address has a parameter with a field error, since its entry would lead nowhere (a hidden menu may have one), a directory that would take the address of a page of administration with `ADMIN_LOCKOUT`.
     *
     * `POST /menus/create/child`, needs `system:menu:add`.
     */
    create: (input: MenuCreateBody, options?: CallOptions) => OperationCall<"menusCreate", WrittenRecord>;
    /**
     * Get the signed-in user's menus. The enabled menus that the account's roles open, nested, each level ordered by `orderBy`, with the buttons allowed on each page.
     *
     * `GET /menus/currentUser`, needs a session.
     */
    currentUser: (input?: NoInput, options?: CallOptions) => OperationCall<"menusCurrentUser", MenuEntry[]>;
    /**
     * Delete a menu. Deletes a menu without children and takes it from the roles that open it. One with children is refused with `HAS_CHILDREN`, one whose page has permissions with `IN_USE`, both with counts.
     *
     * `DELETE /menus/delete/{id}`, needs `system:menu:delete`.
     */
    delete: (input: MenusDeleteParams | string, options?: CallOptions) => OperationCall<"menusDelete", null>;
    /**
     * List menus. Every menu that matches the filters as a flat list, ordered by `orderBy` within its parent. At most 999 at once; `truncated` says when more follow.
     *
     * `GET /menus/list`, needs `system:menu:view`.
     */
    list: (input?: MenusListParams, options?: CallOptions) => OperationCall<"menusList", Menu[]>;
    /**
     * Get the tree of menus. The menus below the given one, nested, each level ordered by `orderBy`.
     *
     * `GET /menus/tree/{id}`, needs `system:menu:view`.
     */
    tree: (input: IdInput | string, options?: CallOptions) => OperationCall<"menusTree", MenuNode[]>;
    /**
     * Change or move a menu. Changes the given fields of a menu; omitted fields stay unchanged. A new `parentId` moves it with everything below; moving it below itself is refused with `CYCLE`, a taken name with `MENU_NAME_TAKEN`, a taken address with `DUPLICATE`, and a new address is judged as a new menu's. What would leave nobody a way to the pages that administer menus, roles, permissions, users or the settings, such as disabling the directory above them, is refused with `ADMIN_LOCKOUT`.
     *
     * `PUT /menus/update`, needs `system:menu:update`.
     */
    update: (input: MenuUpdateBody, options?: CallOptions) => OperationCall<"menusUpdate", WrittenRecord>;
    /**
     * Get a menu. One menu without its children.
     *
     * `GET /menus/{id}`, needs `system:menu:view`.
     */
    get: (input: IdInput | string, options?: CallOptions) => OperationCall<"menusGet", Menu>;
  };
  orgs: {
    /**
     * Create an organisation. Adds an organisation below `parentId`. The code must be new, ignoring case, else `DUPLICATE`. The tree is at most 8 levels deep.
     *
     * `POST /org/create/child`, needs `system:org:add`.
     */
    create: (input: OrgCreateBody, options?: CallOptions) => OperationCall<"orgsCreate", WrittenRecord>;
    /**
     * Delete an organisation. Deletes an organisation that is empty. One with organisations below is refused with `HAS_CHILDREN`, one with accounts with `IN_USE`, both with counts.
     *
     * `DELETE /org/delete/{id}`, needs `system:org:delete`.
     */
    delete: (input: OrgsDeleteParams | string, options?: CallOptions) => OperationCall<"orgsDelete", null>;
    /**
     * List the organisations below another. The organisations right below the given one, ordered by `orderBy` and name. At most 999 at once; `truncated` says when more follow.
     *
     * `GET /org/tree/children/{id}`, needs `system:org:view`.
     */
    children: (input: OrgsChildrenParams | string, options?: CallOptions) => OperationCall<"orgsChildren", Org[]>;
    /**
     * Get the tree of organisations. All organisations, nested, each level ordered by `orderBy` and name.
     *
     * `GET /org/tree`, needs `system:org:view`.
     */
    tree: (input?: OrgsTreeParams, options?: CallOptions) => OperationCall<"orgsTree", OrgNode[]>;
    /**
     * Change or move an organisation. Changes the given fields of an organisation; omitted fields stay unchanged. A new `parentId` moves it with everything below; moving it below itself is refused with `CYCLE`, a taken code with `DUPLICATE`.
     *
     * `PUT /org/update`, needs `system:org:update`.
     */
    update: (input: OrgUpdateBody, options?: CallOptions) => OperationCall<"orgsUpdate", WrittenRecord>;
    /**
     * Get an organisation. One organisation without its children.
     *
     * `GET /org/{id}`, needs `system:org:view`.
     */
    get: (input: IdInput | string, options?: CallOptions) => OperationCall<"orgsGet", Org>;
  };
  roles: {
    /**
     * Get a role's permissions. The permissions that the role holds.
     *
     * `GET /roles/auth/list`, needs `system:role:page`.
     */
    listAuth: (input: RolesListAuthParams, options?: CallOptions) => OperationCall<"rolesListAuth", RoleAuths>;
    /**
     * Replace a role's permissions. Replaces the set of permissions that the role holds, all at once. The role `admin` holds every permission and is refused with `BUILTIN_READONLY`; permissions that the caller does not hold, and a role with more permissions than theirs, with `FORBIDDEN`; a role that the caller holds with `SELF_FORBIDDEN`, unless they administrate.
     *
     * `PUT /roles/auth/update`, needs `system:role:assignAuths`.
     */
    updateAuth: (input: RoleAuthsUpdateBody, options?: CallOptions) => OperationCall<"rolesUpdateAuth", WrittenRecord>;
    /**
     * Create a role. Adds a role without menus and permissions, or with those of another role (`copyOf`). Name and code must be new, ignoring case, else `DUPLICATE`. Copying requires the permissions to assign menus and permissions, and everything that the other role has, else `FORBIDDEN`.
     *
     * `POST /roles/create`, needs `system:role:add`.
     */
    create: (input: RoleCreateBody, options?: CallOptions) => OperationCall<"rolesCreate", WrittenRecord>;
    /**
     * Delete a role. Deletes a role that nobody holds; one in use by accounts or review flows is refused with `IN_USE` and counts, the role `admin` with `BUILTIN_READONLY`, a role with more permissions than the caller's with `FORBIDDEN`, and one that the caller holds with `SELF_FORBIDDEN`, unless they administrate.
     *
     * `DELETE /roles/delete/{id}`, needs `system:role:delete`.
     */
    delete: (input: RolesDeleteParams | string, options?: CallOptions) => OperationCall<"rolesDelete", null>;
    /**
     * Replace what a role opens and permits. Replaces the sets of menus and of permissions of a role in one step, all or nothing. Menus above the given ones are opened with them. Refused like `rolesUpdateMenus` and `rolesUpdateAuth`, whose permissions it requires both, and with `VERSION_CONFLICT` when the role was changed since it was read.
     *
     * `PUT /roles/grants/update`, needs `system:role:assignAuths`.
     */
    updateGrants: (input: RoleGrantsUpdateBody, options?: CallOptions) => OperationCall<"rolesUpdateGrants", WrittenRecord>;
    /**
     * List roles. Every role that matches the filters, ordered by `orderBy` and name, for picking one. At most 999 at once; `truncated` says when more follow.
     *
     * `GET /roles/list`, needs `system:role:view`.
     */
    list: (input?: RolesListParams, options?: CallOptions) => OperationCall<"rolesList", Role[]>;
    /**
     * Get a role's menus. The menus that the role opens, and the ones above them that it opens only in part.
     *
     * `GET /roles/menus/list`, needs `system:role:page`.
     */
    listMenus: (input: RolesListMenusParams, options?: CallOptions) => OperationCall<"rolesListMenus", RoleMenus>;
    /**
     * Replace a role's menus. Replaces the set of menus that the role opens, all at once. The role `admin` opens every menu and is refused with `BUILTIN_READONLY`; menus that the caller does not have, and a role with more permissions than theirs, with `FORBIDDEN`; a role that the caller holds with `SELF_FORBIDDEN`, unless they administrate.
     *
     * `PUT /roles/menus/update`, needs `system:role:assignMenus`.
     */
    updateMenus: (input: RoleMenusUpdateBody, options?: CallOptions) => OperationCall<"rolesUpdateMenus", WrittenRecord>;
    /**
     * Page through roles. Roles that match the filters, one page at a time.
     *
     * `GET /roles/page`, needs `system:role:page`.
     */
    page: (input?: RolesPageParams, options?: CallOptions) => OperationCall<"rolesPage", Page<Role>>;
    /**
     * Get a role. One role with its counts.
     *
     * `GET /roles/role/{id}`, needs `system:role:page`.
     */
    get: (input: IdInput | string, options?: CallOptions) => OperationCall<"rolesGet", Role>;
    /**
     * Change a role. Changes the given fields of a role; omitted fields stay unchanged. The code cannot be changed. The role `admin` cannot be disabled (`BUILTIN_READONLY`). A taken name is refused with `DUPLICATE`, a role with more permissions than the caller's with `FORBIDDEN`, and one that the caller holds with `SELF_FORBIDDEN`, unless they administrate.
     *
     * `PUT /roles/update`, needs `system:role:update`.
     */
    update: (input: RoleUpdateBody, options?: CallOptions) => OperationCall<"rolesUpdate", WrittenRecord>;
  };
  users: {
    /**
     * Create a user. Adds an account. User name, e-mail and mobile must be new, ignoring case, else `DUPLICATE`. Without a password nobody can sign in to it until the person has chosen one by a link (`PUT /user/passwordLink`). A password that is given here must be changed at the first sign-in, within 72 hours. One that is too easy to guess (one of the 100,000 commonest, or near one or a name of the site or the person) is refused with `PASSWORD_WEAK`. Nobody hands out a role with more permissions than their own (`FORBIDDEN`).
     *
     * `POST /user/add`, needs `system:user:add`.
     */
    add: (input: UserAddBody, options?: CallOptions) => OperationCall<"usersAdd", WrittenRecord>;
    /**
     * Get the signed-in user. Who is signed in, with roles, permissions, workgroups and the numbers shown as badges.
     *
     * `GET /user/current`, needs a session.
     */
    current: (input?: NoInput, options?: CallOptions) => OperationCall<"usersCurrent", CurrentUser>;
    /**
     * Disable or delete a user, with a hand-over. Hands open work over and disables or deletes the account, all or nothing. Its sessions, access tokens and password link end. The receivers are notified, and every record's hand-over is in the operation log. A receiver who may not have the work is refused at `handOver.<n>.toId`. Else the refusals are those of `PUT /user/update` and `DELETE /user/{id}`; deleting needs the permission `system:user:delete` as well.
     *
     * `POST /user/deactivate`, needs `system:user:update`.
     */
    deactivate: (input: UserDeactivateBody, options?: CallOptions) => OperationCall<"usersDeactivate", null>;
    /**
     * List the users of a programme. Accounts that carry this programme's code, in brief, ordered by name. At most 999 at once; `truncated` says when more follow.
     *
     * `GET /user/findByProgramId`, needs `system:user:pick`.
     */
    findByProgramId: (input: UsersFindByProgramIdParams, options?: CallOptions) => OperationCall<"usersFindByProgramId", UserBrief[]>;
    /**
     * Page through those a user's work can be handed over to. Accounts that are not disabled, without the user's own, by name. `unavailable` says why one cannot be chosen; those who can come first.
     *
     * `GET /user/handOverCandidates`, needs `system:user:page`.
     */
    handOverCandidates: (input: UsersHandOverCandidatesParams, options?: CallOptions) => OperationCall<"usersHandOverCandidates", Page<Candidate>>;
    /**
     * List users in brief. Accounts that match the filters, ordered by name, for picking one. At most 999 at once; `truncated` says when more follow.
     *
     * `GET /user/list`, needs `system:user:pick`.
     */
    list: (input?: UsersListParams, options?: CallOptions) => OperationCall<"usersList", UserBrief[]>;
    /**
     * List what is open with a user. What somebody has to do or answers for, by kind, to hand it over before their account is disabled or deleted.
     *
     * `GET /user/openWork/{id}`, needs `system:user:page`.
     */
    openWork: (input: IdInput | string, options?: CallOptions) => OperationCall<"usersOpenWork", OpenWork[]>;
    /**
     * Page through users. Accounts that match the filters, one page at a time. `keyword` is looked for in user name, name, e-mail and mobile.
     *
     * `GET /user/page`, needs `system:user:page`.
     */
    page: (input?: UsersPageParams, options?: CallOptions) => OperationCall<"usersPage", Page<User>>;
    /**
     * Send a user a link to choose a password. Invites somebody whose account has no password yet, for 72 hours, or lets somebody who has forgotten theirs choose a new one, for one hour. Where the server sends mail and the account has an e-mail address, the link is mailed and never answered; else it is answered this once, to be passed on. The link works once, and sending another ends it. The account itself is not changed, so no version is needed. Until it is used, the present password and sessions stay. Refused with `FORBIDDEN` for an account with more permissions than the caller's, with `SELF_FORBIDDEN` for one's own, and with `ACCOUNT_DISABLED` for one that may not sign in.
     *
     * `PUT /user/passwordLink`, needs `system:user:resetPwd`.
     */
    sendPasswordLink: (input: IdInput | string, options?: CallOptions) => OperationCall<"usersSendPasswordLink", SentPasswordLink>;
    /**
     * Revoke a user's password link. Ends the link that an account was sent, and drops its mail while that waits. `NOT_FOUND` when there is none, `FORBIDDEN` for an account with more permissions than the caller's.
     *
     * `DELETE /user/passwordLink/{id}`, needs `system:user:resetPwd`.
     */
    revokePasswordLink: (input: IdInput | string, options?: CallOptions) => OperationCall<"usersRevokePasswordLink", null>;
    /**
     * Reset a user's password. Gives an account a temporary password, answered this once, which must be changed at the next sign-in and signs nobody in after 72 hours. Ends the account's sessions and lifts its lock. Refused with `FORBIDDEN` for an account with more permissions than the caller's and with `SELF_FORBIDDEN` for one's own, which `PUT /user/updatePwd` changes.
     *
     * `PUT /user/resetPwd`, needs `system:user:resetPwd`.
     */
    resetPwd: (input: UsersResetPwdParams | string, options?: CallOptions) => OperationCall<"usersResetPwd", TemporaryPassword>;
    /**
     * Reset a user's second factor. Removes the second factor of somebody who has lost it, with its recovery codes, and ends the account's sessions. An account without one is refused with `NOT_FOUND`, one with more permissions than the caller's with `FORBIDDEN`, and one's own with `SELF_FORBIDDEN`; `secondFactorDisable` removes that.
     *
     * `PUT /user/resetSecondFactor`, needs `system:user:resetPwd`.
     */
    resetSecondFactor: (input: IdInput | string, options?: CallOptions) => OperationCall<"usersResetSecondFactor", null>;
    /**
     * Unlink a user from the identity provider. Whoever is linked to the account at the identity provider signs in to it no more, and its sessions end. It is linked again when somebody whose verified e-mail address is the account's signs in there; change the address first where that is wrong. An account without a link is refused with `NOT_FOUND`, one that nothing else signs in to with `NO_WAY_IN`, one with more permissions than the caller's with `FORBIDDEN`, and one's own with `SELF_FORBIDDEN`; `oidcUnlink` unlinks that.
     *
     * `PUT /user/unlinkIdentity`, needs `system:user:resetPwd`.
     */
    unlinkIdentity: (input: IdInput | string, options?: CallOptions) => OperationCall<"usersUnlinkIdentity", null>;
    /**
     * Change a user. Changes the given fields of an account; omitted fields stay unchanged. User name and password cannot be changed here. A taken e-mail or mobile is refused with `DUPLICATE`. Somebody else's e-mail address, by which they get into their account, takes the permission to reset passwords (`FORBIDDEN`). Disabling an account ends its sessions. Nobody disables themselves or changes their own roles (`SELF_FORBIDDEN`), takes the last active administrator away (`LAST_ADMIN`), or changes an account or hands out a role with more permissions than their own (`FORBIDDEN`).
     *
     * `PUT /user/update`, needs `system:user:update`.
     */
    update: (input: UserUpdateBody, options?: CallOptions) => OperationCall<"usersUpdate", WrittenRecord>;
    /**
     * Change one's own profile. Changes the given fields of the signed-in account; omitted fields stay unchanged. A taken e-mail or mobile is refused with `DUPLICATE`, another e-mail by a session that has to be confirmed first with `STEP_UP_REQUIRED`. Roles, organisation and status are changed by administrators.
     *
     * `PUT /user/updateOwn`, needs a session.
     */
    updateOwn: (input?: UserUpdateOwnBody, options?: CallOptions) => OperationCall<"usersUpdateOwn", null>;
    /**
     * Change one's own password. Sets a new password for the signed-in account and ends its other sessions. A wrong old password is refused with `OLD_PASSWORD_WRONG`, a new one that is too easy, the same as the old or the user name with `PASSWORD_WEAK`. Too many wrong tries are refused with `ACCOUNT_LOCKED`.
     *
     * `PUT /user/updatePwd`, needs a session.
     */
    updatePwd: (input: UserUpdatePwdBody, options?: CallOptions) => OperationCall<"usersUpdatePwd", null>;
    /**
     * Get a user. One account with its organisation and roles.
     *
     * `GET /user/{id}`, needs `system:user:page`.
     */
    get: (input: IdInput | string, options?: CallOptions) => OperationCall<"usersGet", User>;
    /**
     * Delete a user. Deletes an account and ends its sessions. Refused with `SELF_FORBIDDEN` for one's own, with `LAST_ADMIN` for the last active administrator, with `IN_USE` and counts while the account leads an organisation or workgroup or has review tasks waiting, and with `FORBIDDEN` for an account with more permissions than the caller's.
     *
     * `DELETE /user/{id}`, needs `system:user:delete`.
     */
    delete: (input: UsersDeleteParams | string, options?: CallOptions) => OperationCall<"usersDelete", null>;
  };
  workgroups: {
    /**
     * Create a workgroup. Adds a workgroup without members. Name and code must be new, ignoring case, else `DUPLICATE`.
     *
     * `POST /workgroup/create`, needs `system:workgroup:add`.
     */
    create: (input: WorkgroupCreateBody, options?: CallOptions) => OperationCall<"workgroupsCreate", WrittenRecord>;
    /**
     * Delete a workgroup. Deletes a workgroup and its list of members. One that a review flow names or a waiting task is assigned to is refused with `IN_USE` and counts.
     *
     * `DELETE /workgroup/delete/{id}`, needs `system:workgroup:delete`.
     */
    delete: (input: WorkgroupsDeleteParams | string, options?: CallOptions) => OperationCall<"workgroupsDelete", null>;
    /**
     * Page through workgroups. Workgroups that match the filters, one page at a time.
     *
     * `GET /workgroup/page`, needs `system:workgroup:view`.
     */
    page: (input?: WorkgroupsPageParams, options?: CallOptions) => OperationCall<"workgroupsPage", Page<Workgroup>>;
    /**
     * Change a workgroup. Changes the given fields of a workgroup; omitted fields stay unchanged. A taken name or code is refused with `DUPLICATE`.
     *
     * `POST /workgroup/update`, needs `system:workgroup:update`.
     */
    update: (input: WorkgroupUpdateBody, options?: CallOptions) => OperationCall<"workgroupsUpdate", WrittenRecord>;
    /**
     * Get a workgroup. One workgroup; its members have a list of their own.
     *
     * `GET /workgroup/{id}`, needs `system:workgroup:view`.
     */
    get: (input: IdInput | string, options?: CallOptions) => OperationCall<"workgroupsGet", Workgroup>;
  };
  workgroupMembers: {
    /**
     * Add members to a workgroup. Adds accounts to a workgroup. Those who are members already are skipped and stay as they are. One unknown account refuses the whole call with a field error.
     *
     * `POST /workGroup/member/add`, needs `system:workgroupMember:add`.
     */
    add: (input: WorkgroupMemberAddBody, options?: CallOptions) => OperationCall<"workgroupMembersAdd", WorkgroupMemberAddResult>;
    /**
     * Remove a member from a workgroup. Ends a membership by its own id; the account stays.
     *
     * `DELETE /workGroup/member/delete/{id}`, needs `system:workgroupMember:delete`.
     */
    delete: (input: WorkgroupMembersDeleteParams | string, options?: CallOptions) => OperationCall<"workgroupMembersDelete", null>;
    /**
     * List workgroup members. Memberships that match the filters, ordered by `orderBy` and name. At most 999 at once; `truncated` says when more follow.
     *
     * `GET /workGroup/member/list`, needs `system:workgroupMember:view`.
     */
    list: (input?: WorkgroupMembersListParams, options?: CallOptions) => OperationCall<"workgroupMembersList", WorkgroupMember[]>;
    /**
     * Page through workgroup members. Memberships that match the filters, one page at a time. `keyword` is looked for in the account's user name and name.
     *
     * `GET /workGroup/member/page`, needs `system:workgroupMember:view`.
     */
    page: (input?: WorkgroupMembersPageParams, options?: CallOptions) => OperationCall<"workgroupMembersPage", Page<WorkgroupMember>>;
    /**
     * Change a member of a workgroup. Changes what a member is in the group and where they stand in it; omitted fields stay unchanged. Account and group of a membership never change. Whoever may add members in a role may change it.
     *
     * `POST /workGroup/member/update`, needs `system:workgroupMember:add`.
     */
    update: (input: WorkgroupMemberUpdateBody, options?: CallOptions) => OperationCall<"workgroupMembersUpdate", WrittenRecord>;
  };
}
