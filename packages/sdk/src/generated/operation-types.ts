// Generated from openapi/ by `pnpm generate`. Do not edit.

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

/** What every operation takes and returns, by operationId. */
export interface OperationTypes {
  accessExplain: { input: AccessExplainParams; result: AccessExplanation };
  accessTokensPage: { input: AccessTokensPageParams; result: Page<AccessToken> };
  accessTokensSave: { input: AccessTokenSaveBody; result: AccessTokenCreated };
  accessTokensScopes: { input: AccessTokensScopesParams; result: AccessTokenScope[] };
  accessTokensDelete: { input: IdInput; result: null };
  siteArticleList: { input: SiteArticleListParams; result: Page<ArticleCard> };
  siteComment: { input: CommentBody; result: null };
  siteDownFile: { input: IdInput; result: Download };
  siteGetArticle: { input: SiteGetArticleParams; result: PublicArticle };
  siteGetArticleMessage: { input: SiteGetArticleMessageParams; result: Page<PublicComment> };
  siteGetArticleType: { input: SiteGetArticleTypeParams; result: PublicArticleType };
  siteGetBannerList: { input: SiteGetBannerListParams; result: PublicBanner[] };
  siteGetFriendlyLinkList: { input: SiteGetFriendlyLinkListParams; result: PublicFriendlyLink[] };
  siteGetHome: { input: SiteGetHomeParams; result: PublicHome };
  siteGetPreAndNext: { input: IdInput; result: PreAndNext };
  siteGetProduct: { input: SiteGetProductParams; result: PublicProduct };
  siteGetStaticSetting: { input: SiteGetStaticSettingParams; result: PublicSetting };
  siteIndexRecommend: { input: SiteIndexRecommendParams; result: ArticleCard[] };
  siteLeaveMessage: { input: MessageBody; result: MessageReceipt };
  siteMoreMonthList: { input: SiteMoreMonthListParams; result: MonthCount[] };
  siteNewsArticles: { input: SiteNewsArticlesParams; result: ArticleCard[] };
  siteOpenPreview: { input: PreviewOpenBody; result: SharedPreview };
  siteProductList: { input: SiteProductListParams; result: Page<PublicProductCard> };
  siteProductTree: { input: SiteProductTreeParams; result: PublicProductNode[] };
  siteQuickLinkList: { input: SiteQuickLinkListParams; result: PublicQuickLink[] };
  siteRecommendArticles: { input: SiteRecommendArticlesParams; result: ArticleCard[] };
  siteSearchContent: { input: SiteSearchContentParams; result: SearchHitPage };
  siteTypeTree: { input: SiteTypeTreeParams; result: TypeNode[] };
  calendarEntries: { input: CalendarEntriesParams; result: CalendarEntry[] };
  chartsGetDatas: { input: ChartGetDatasBody; result: ChartData };
  circulationsCandidates: { input: CirculationsCandidatesParams; result: Page<Candidate> };
  circulationsPage: { input: CirculationsPageParams; result: Page<Circulation> };
  circulationsRemind: { input: RemindBody; result: RemindResult };
  articlesAct: { input: ActBody; result: WrittenRecord };
  articlesDelete: { input: ArticlesDeleteParams; result: null };
  articlesGet: { input: IdInput; result: Article };
  articlesHistory: { input: ArticlesHistoryParams; result: HistoryEntry[] };
  articlesList: { input: ArticlesListParams; result: ArticleBrief[] };
  articlesMyHandledTasks: { input: ArticlesMyHandledTasksParams; result: Page<Task> };
  articlesMyReadedCirculatedTasks: { input: ArticlesMyReadedCirculatedTasksParams; result: Page<Task> };
  articlesPage: { input: ArticlesPageParams; result: Page<ArticleSummary> };
  articlesPresence: { input: ArticlePresenceBody; result: ArticleWriter[] };
  articlesPreview: { input: ArticlePreviewBody; result: ArticlePreview };
  articlesPreviewLinkDelete: { input: IdInput; result: null };
  articlesPreviewLinkSave: { input: PreviewLinkSaveBody; result: NewPreviewLink };
  articlesPreviewLinks: { input: ArticlesPreviewLinksParams; result: PreviewLink[] };
  articlesRestore: { input: ArticleRestoreBody; result: WrittenRecord };
  articlesSave: { input: ArticleSaveBody; result: WrittenRecord };
  articlesTags: { input: ArticlesTagsParams; result: ArticleTag[] };
  articlesTrashDelete: { input: ArticlesTrashDeleteParams; result: null };
  articlesTrashPage: { input: ArticlesTrashPageParams; result: Page<TrashedArticle> };
  articlesTrashRestore: { input: ArticleTrashRestoreBody; result: WrittenRecord };
  articlesUpdate: { input: ArticleUpdateBody; result: WrittenRecord };
  articlesVersion: { input: ArticlesVersionParams; result: ArticleVersionDetail };
  articlesVersions: { input: ArticlesVersionsParams; result: Page<ArticleVersion> };
  articlesWaitMeToHandleTasks: { input: ArticlesWaitMeToHandleTasksParams; result: Page<Task> };
  articlesWaitMeToReadCirculatedTasks: { input: ArticlesWaitMeToReadCirculatedTasksParams; result: Page<Task> };
  articleRemarksDecide: { input: ArticleRemarkDecideBody; result: WrittenRecord };
  articleRemarksList: { input: ArticleRemarksListParams; result: ArticleRemark[] };
  articleRemarksPeople: { input: ArticleRemarksPeopleParams; result: Mention[] };
  articleRemarksReply: { input: ArticleRemarkReplyBody; result: WrittenRecord };
  articleRemarksSave: { input: ArticleRemarkSaveBody; result: WrittenRecord };
  articleRemarksUpdate: { input: ArticleRemarkUpdateBody; result: WrittenRecord };
  articleTypesAct: { input: ActBody; result: WrittenRecord };
  articleTypesDelete: { input: ArticleTypesDeleteParams; result: null };
  articleTypesGet: { input: IdInput; result: ArticleTypeDetail };
  articleTypesHistory: { input: ArticleTypesHistoryParams; result: HistoryEntry[] };
  articleTypesList: { input: ArticleTypesListParams; result: ArticleType[] };
  articleTypesMyHandledTasks: { input: ArticleTypesMyHandledTasksParams; result: Page<Task> };
  articleTypesMyReadedCirculatedTasks: { input: ArticleTypesMyReadedCirculatedTasksParams; result: Page<Task> };
  articleTypesPage: { input: ArticleTypesPageParams; result: Page<ArticleType> };
  articleTypesSave: { input: ArticleTypeSaveBody; result: WrittenRecord };
  articleTypesUpdate: { input: ArticleTypeUpdateBody; result: WrittenRecord };
  articleTypesVersion: { input: ArticleTypesVersionParams; result: ArticleTypeVersion };
  articleTypesWaitMeToHandleTasks: { input: ArticleTypesWaitMeToHandleTasksParams; result: Page<Task> };
  articleTypesWaitMeToReadCirculatedTasks: { input: ArticleTypesWaitMeToReadCirculatedTasksParams; result: Page<Task> };
  bannersDelete: { input: BannersDeleteParams; result: null };
  bannersGet: { input: IdInput; result: Banner };
  bannersList: { input: BannersListParams; result: Banner[] };
  bannersPage: { input: BannersPageParams; result: Page<Banner> };
  bannersSave: { input: BannerSaveBody; result: WrittenRecord };
  bannersUpdate: { input: BannerUpdateBody; result: WrittenRecord };
  commentsAssign: { input: CommentAssignBody; result: WrittenRecord };
  commentsAssignees: { input: CommentsAssigneesParams; result: UserBrief[] };
  commentsBatch: { input: CommentBatchBody; result: CommentBatchResult };
  commentClosingsGet: { input: IdInput; result: CommentClosing };
  commentClosingsUpdate: { input: CommentClosingUpdateBody; result: WrittenRecord };
  commentsDelete: { input: CommentsDeleteParams; result: null };
  commentsGet: { input: IdInput; result: Comment };
  commentsPage: { input: CommentsPageParams; result: Page<Comment> };
  commentsReply: { input: CommentReplyBody; result: WrittenRecord };
  commentsUpdate: { input: CommentUpdateBody; result: WrittenRecord };
  friendlyLinksDelete: { input: FriendlyLinksDeleteParams; result: null };
  friendlyLinksGet: { input: IdInput; result: FriendlyLink };
  friendlyLinksList: { input: FriendlyLinksListParams; result: FriendlyLink[] };
  friendlyLinksPage: { input: FriendlyLinksPageParams; result: Page<FriendlyLink> };
  friendlyLinksSave: { input: FriendlyLinkSaveBody; result: WrittenRecord };
  friendlyLinksUpdate: { input: FriendlyLinkUpdateBody; result: WrittenRecord };
  homePagesAct: { input: HomePageActBody; result: WrittenRecord };
  homePagesGet: { input: IdInput; result: HomePage };
  homePagesHistory: { input: HomePagesHistoryParams; result: HistoryEntry[] };
  homePagesList: { input: HomePagesListParams; result: HomePage[] };
  homePagesMyHandledTasks: { input: HomePagesMyHandledTasksParams; result: Page<Task> };
  homePagesPreview: { input: HomePagePreviewBody; result: PublicHome };
  homePagesRestore: { input: HomePageRestoreBody; result: WrittenRecord };
  homePagesUpdate: { input: HomePageUpdateBody; result: WrittenRecord };
  homePagesVersion: { input: HomePagesVersionParams; result: HomePageVersionDetail };
  homePagesVersions: { input: HomePagesVersionsParams; result: Page<HomePageVersion> };
  homePagesWaitMeToHandleTasks: { input: HomePagesWaitMeToHandleTasksParams; result: Page<Task> };
  messagesAnswers: { input: MessagesAnswersParams; result: MessageAnswer[] };
  messagesAssign: { input: MessageAssignBody; result: WrittenRecord };
  messagesAssignees: { input: MessagesAssigneesParams; result: UserBrief[] };
  messagesBatch: { input: MessageBatchBody; result: MessageBatchResult };
  messagesDelete: { input: MessagesDeleteParams; result: null };
  messagesGet: { input: IdInput; result: Message };
  messagesPage: { input: MessagesPageParams; result: Page<Message> };
  messagesReply: { input: MessageReplyBody; result: WrittenRecord };
  messagesUpdate: { input: MessageUpdateBody; result: WrittenRecord };
  quickLinksDelete: { input: QuickLinksDeleteParams; result: null };
  quickLinksGet: { input: IdInput; result: QuickLink };
  quickLinksList: { input: QuickLinksListParams; result: QuickLink[] };
  quickLinksPage: { input: QuickLinksPageParams; result: Page<QuickLink> };
  quickLinksSave: { input: QuickLinkSaveBody; result: WrittenRecord };
  quickLinksUpdate: { input: QuickLinkUpdateBody; result: WrittenRecord };
  recommendsDelete: { input: RecommendsDeleteParams; result: null };
  recommendsGet: { input: IdInput; result: Recommend };
  recommendsList: { input: RecommendsListParams; result: Recommend[] };
  recommendsPage: { input: RecommendsPageParams; result: Page<Recommend> };
  recommendsSave: { input: RecommendSaveBody; result: WrittenRecord };
  recommendsUpdate: { input: RecommendUpdateBody; result: WrittenRecord };
  releasesAddItems: { input: ReleaseAddItemsBody; result: WrittenRecord };
  releasesDelete: { input: ReleasesDeleteParams; result: null };
  releasesGet: { input: IdInput; result: Release };
  releasesPage: { input: ReleasesPageParams; result: Page<ReleaseSummary> };
  releasesPublish: { input: ReleaseStepBody; result: WrittenRecord };
  releasesRemoveItems: { input: ReleaseRemoveItemsBody; result: WrittenRecord };
  releasesSave: { input: ReleaseSaveBody; result: WrittenRecord };
  releasesSchedule: { input: ReleaseScheduleBody; result: WrittenRecord };
  releasesUnschedule: { input: ReleaseStepBody; result: WrittenRecord };
  releasesUpdate: { input: ReleaseUpdateBody; result: WrittenRecord };
  filesCrop: { input: FileCropBody; result: MediaFile };
  filesDelete: { input: FilesDeleteParams; result: null };
  filesDeleteUnused: { input: FileBatchBody; result: FileBatchResult };
  filesGet: { input: IdInput; result: MediaFile };
  filesPage: { input: FilesPageParams; result: Page<MediaFile> };
  filesReplace: { input: FileReplaceBody; result: MediaFile };
  filesRevert: { input: FileRevertBody; result: MediaFile };
  filesUpdate: { input: FileUpdateBody; result: WrittenRecord };
  filesUpload: { input: FileUploadBody; result: UploadedFile };
  filesUses: { input: FilesUsesParams; result: FileUse[] };
  homeGet: { input: NoInput; result: Home };
  importsColumns: { input: ImportsColumnsParams; result: ImportColumns };
  importsRun: { input: ImportRunBody; result: ImportReport };
  dictsDelete: { input: DictsDeleteParams; result: null };
  dictsGet: { input: IdInput; result: Dict };
  dictsList: { input: DictsListParams; result: Dict[] };
  dictsPage: { input: DictsPageParams; result: Page<Dict> };
  dictsSave: { input: DictSaveBody; result: WrittenRecord };
  dictsUpdate: { input: DictUpdateBody; result: WrittenRecord };
  dictItemsDelete: { input: DictItemsDeleteParams; result: null };
  dictItemsGet: { input: IdInput; result: DictItem };
  dictItemsList: { input: DictItemsListParams; result: DictItem[] };
  dictItemsPage: { input: DictItemsPageParams; result: Page<DictItem> };
  dictItemsSave: { input: DictItemSaveBody; result: WrittenRecord };
  dictItemsUpdate: { input: DictItemUpdateBody; result: WrittenRecord };
  liveSessionsDelete: { input: IdInput; result: null };
  liveSessionsListOwn: { input: LiveSessionsListOwnParams; result: LiveSession[] };
  liveSessionsDeleteOthers: { input: NoInput; result: EndedSessions };
  liveSessionsDeleteOwn: { input: IdInput; result: null };
  liveSessionsPage: { input: LiveSessionsPageParams; result: Page<LiveSession> };
  notificationsPage: { input: NotificationsPageParams; result: NotificationPage };
  notificationsPreference: { input: NoInput; result: NotificationPreference };
  notificationsUpdatePreference: { input: NotificationPreferenceBody; result: NotificationPreference };
  notificationsRead: { input: NotificationReadBody; result: NotificationReadResult };
  oidcBegin: { input: NoInput; result: OidcBegun };
  oidcGetIdentity: { input: NoInput; result: OidcIdentity };
  oidcUnlink: { input: NoInput; result: null };
  oidcSignIn: { input: OidcSignInBody; result: Session };
  oidcSignOut: { input: NoInput; result: OidcSignedOut };
  operationLogsGet: { input: IdInput; result: OperationLogDetail };
  operationLogsPage: { input: OperationLogsPageParams; result: Page<OperationLog> };
  passkeysList: { input: PasskeysListParams; result: Passkey[] };
  passkeysBegin: { input: NoInput; result: PasskeyCreation };
  passkeysConfirm: { input: PasskeySaveBody; result: PasskeyCreated };
  passkeysSignIn: { input: PasskeyProofBody; result: Session };
  passkeysSignInBegin: { input: NoInput; result: PasskeyRequest };
  passkeysStepUp: { input: PasskeyProofBody; result: null };
  passkeysStepUpBegin: { input: NoInput; result: PasskeyRequest };
  passkeysDelete: { input: IdInput; result: null };
  sessionOpenPasswordLink: { input: PasswordLinkOpenBody; result: OpenedPasswordLink };
  sessionChoosePassword: { input: PasswordLinkUseBody; result: null };
  productsDeleteBatch: { input: ProductDeleteBatchBody; result: ProductDeleteBatchResult };
  productsGet: { input: ProductGetBody; result: Product };
  productsGetCascade: { input: ProductGetCascadeBody; result: ProductOption[] };
  productsPage: { input: ProductPageBody; result: ProductPage };
  productsProductCascadePage: { input: ProductCascadePageBody; result: Page<ProductNode> };
  productsSave: { input: ProductSaveBody; result: WrittenRecord };
  productsUpdate: { input: ProductUpdateBody; result: WrittenRecord };
  productsDelete: { input: ProductsDeleteParams; result: null };
  replyTemplatesDelete: { input: ReplyTemplatesDeleteParams; result: null };
  replyTemplatesGet: { input: IdInput; result: ReplyTemplate };
  replyTemplatesPage: { input: ReplyTemplatesPageParams; result: Page<ReplyTemplate> };
  replyTemplatesSave: { input: ReplyTemplateSaveBody; result: WrittenRecord };
  replyTemplatesUpdate: { input: ReplyTemplateUpdateBody; result: WrittenRecord };
  revisionsPage: { input: RevisionsPageParams; result: RecordHistory };
  savedViewsSetDefault: { input: SavedViewDefaultBody; result: null };
  savedViewsDelete: { input: SavedViewsDeleteParams; result: null };
  savedViewsList: { input: SavedViewsListParams; result: SavedView[] };
  savedViewsSave: { input: SavedViewSaveBody; result: WrittenRecord };
  savedViewsUpdate: { input: SavedViewUpdateBody; result: WrittenRecord };
  secondFactorGet: { input: NoInput; result: SecondFactor };
  secondFactorBegin: { input: NoInput; result: SecondFactorSecret };
  secondFactorConfirm: { input: SecondFactorCodeBody; result: RecoveryCodes };
  secondFactorDisable: { input: SecondFactorCodeBody; result: null };
  secondFactorRecoveryCodes: { input: RecoveryCodesBody; result: RecoveryCodes };
  signInLogsPage: { input: SignInLogsPageParams; result: Page<SignInLog> };
  siteSettingsGet: { input: NoInput; result: SiteSetting };
  siteSettingsUpdate: { input: SiteSettingUpdateBody; result: WrittenRecord };
  sessionStepUp: { input: StepUpBody; result: null };
  trashPurge: { input: TrashBody; result: TrashResult };
  trashPage: { input: TrashPageParams; result: Page<DeletedRecord> };
  trashRestore: { input: TrashBody; result: TrashResult };
  systemHealthGet: { input: NoInput; result: SystemHealth };
  sessionBeginViewAs: { input: ViewAsBody; result: null };
  sessionEndViewAs: { input: NoInput; result: null };
  webhooksDelete: { input: WebhooksDeleteParams; result: null };
  webhooksDeliveries: { input: WebhooksDeliveriesParams; result: Page<WebhookDelivery> };
  webhooksGet: { input: IdInput; result: Webhook };
  webhooksPage: { input: WebhooksPageParams; result: Page<Webhook> };
  webhooksResend: { input: IdInput; result: WebhookDelivery };
  webhooksRotateSecret: { input: WebhookRotateBody; result: WebhookSecret };
  webhooksSave: { input: WebhookSaveBody; result: WebhookSecret };
  webhooksTest: { input: IdInput; result: WebhookDelivery };
  webhooksUpdate: { input: WebhookUpdateBody; result: WrittenRecord };
  authsAdd: { input: AuthAddBody; result: WrittenRecord };
  authsDelete: { input: AuthsDeleteParams; result: null };
  authsList: { input: AuthsListParams; result: Auth[] };
  authsPage: { input: AuthsPageParams; result: Page<Auth> };
  authsUpdate: { input: AuthUpdateBody; result: WrittenRecord };
  sessionLogin: { input: LoginBody; result: Session };
  sessionLogout: { input: NoInput; result: null };
  menusCreate: { input: MenuCreateBody; result: WrittenRecord };
  menusCurrentUser: { input: NoInput; result: MenuEntry[] };
  menusDelete: { input: MenusDeleteParams; result: null };
  menusList: { input: MenusListParams; result: Menu[] };
  menusTree: { input: IdInput; result: MenuNode[] };
  menusUpdate: { input: MenuUpdateBody; result: WrittenRecord };
  menusGet: { input: IdInput; result: Menu };
  orgsCreate: { input: OrgCreateBody; result: WrittenRecord };
  orgsDelete: { input: OrgsDeleteParams; result: null };
  orgsChildren: { input: OrgsChildrenParams; result: Org[] };
  orgsTree: { input: OrgsTreeParams; result: OrgNode[] };
  orgsUpdate: { input: OrgUpdateBody; result: WrittenRecord };
  orgsGet: { input: IdInput; result: Org };
  rolesListAuth: { input: RolesListAuthParams; result: RoleAuths };
  rolesUpdateAuth: { input: RoleAuthsUpdateBody; result: WrittenRecord };
  rolesCreate: { input: RoleCreateBody; result: WrittenRecord };
  rolesDelete: { input: RolesDeleteParams; result: null };
  rolesUpdateGrants: { input: RoleGrantsUpdateBody; result: WrittenRecord };
  rolesList: { input: RolesListParams; result: Role[] };
  rolesListMenus: { input: RolesListMenusParams; result: RoleMenus };
  rolesUpdateMenus: { input: RoleMenusUpdateBody; result: WrittenRecord };
  rolesPage: { input: RolesPageParams; result: Page<Role> };
  rolesGet: { input: IdInput; result: Role };
  rolesUpdate: { input: RoleUpdateBody; result: WrittenRecord };
  sessionCreateToken: { input: TokenCreateBody; result: Session };
  sessionRemoveToken: { input: NoInput; result: null };
  usersAdd: { input: UserAddBody; result: WrittenRecord };
  usersCurrent: { input: NoInput; result: CurrentUser };
  usersDeactivate: { input: UserDeactivateBody; result: null };
  usersFindByProgramId: { input: UsersFindByProgramIdParams; result: UserBrief[] };
  usersHandOverCandidates: { input: UsersHandOverCandidatesParams; result: Page<Candidate> };
  usersList: { input: UsersListParams; result: UserBrief[] };
  usersOpenWork: { input: IdInput; result: OpenWork[] };
  usersPage: { input: UsersPageParams; result: Page<User> };
  usersSendPasswordLink: { input: IdInput; result: SentPasswordLink };
  usersRevokePasswordLink: { input: IdInput; result: null };
  usersResetPwd: { input: UsersResetPwdParams; result: TemporaryPassword };
  usersResetSecondFactor: { input: IdInput; result: null };
  usersUnlinkIdentity: { input: IdInput; result: null };
  usersUpdate: { input: UserUpdateBody; result: WrittenRecord };
  usersUpdateOwn: { input: UserUpdateOwnBody; result: null };
  usersUpdatePwd: { input: UserUpdatePwdBody; result: null };
  usersGet: { input: IdInput; result: User };
  usersDelete: { input: UsersDeleteParams; result: null };
  workgroupsCreate: { input: WorkgroupCreateBody; result: WrittenRecord };
  workgroupsDelete: { input: WorkgroupsDeleteParams; result: null };
  workgroupMembersAdd: { input: WorkgroupMemberAddBody; result: WorkgroupMemberAddResult };
  workgroupMembersDelete: { input: WorkgroupMembersDeleteParams; result: null };
  workgroupMembersList: { input: WorkgroupMembersListParams; result: WorkgroupMember[] };
  workgroupMembersPage: { input: WorkgroupMembersPageParams; result: Page<WorkgroupMember> };
  workgroupMembersUpdate: { input: WorkgroupMemberUpdateBody; result: WrittenRecord };
  workgroupsPage: { input: WorkgroupsPageParams; result: Page<Workgroup> };
  workgroupsUpdate: { input: WorkgroupUpdateBody; result: WrittenRecord };
  workgroupsGet: { input: IdInput; result: Workgroup };
}
