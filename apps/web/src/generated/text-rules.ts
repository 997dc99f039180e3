// Generated from openapi/ by `pnpm generate`. Do not edit.

/** What `Keyword` allows. */
export const keywordRule = { maxLength: 64 } as const;

/** What `Id` allows. */
export const idRule = { minLength: 1, maxLength: 64, pattern: /^[A-Za-z0-9_-]+$/u } as const;

/** What `WorkflowAction` allows. */
export const workflowActionRule = { values: ["submit","withdraw","approve","reject","return","transfer","circulate","markRead","publish","schedule","unschedule","offline"] } as const;

/** What `DateTime` allows. */
export const dateTimeRule = { maxLength: 40, pattern: /^[1-9]\d{3}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?Z$/u } as const;

/** What `AccessTokenScopeCode` allows. */
export const accessTokenScopeCodeRule = { minLength: 1, maxLength: 100, pattern: /^\S+$/u } as const;

/** What `TypeCode` allows. */
export const typeCodeRule = { minLength: 1, maxLength: 64, pattern: /^[a-z][A-Za-z0-9-]*$/u } as const;

/** What `Tag` allows. */
export const tagRule = { minLength: 1, maxLength: 30, pattern: /\S/u } as const;

/** What `Month` allows. */
export const monthRule = { maxLength: 7, pattern: /^[1-9]\d{3}-(0[1-9]|1[0-2])$/u } as const;

/** What `Language` allows. */
export const languageRule = { values: ["en","zh-CN"] } as const;

/** What `Slug` allows. */
export const slugRule = { minLength: 1, maxLength: 120, pattern: /^[a-z0-9\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]+(-[a-z0-9\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]+)*$/u } as const;

/** What `Honeypot` allows. */
export const honeypotRule = { maxLength: 200 } as const;

/** What `IdOrSlug` allows. */
export const idOrSlugRule = { minLength: 1, maxLength: 120, pattern: /^[A-Za-z0-9_\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3-]+$/u } as const;

/** What `Url` allows. */
export const urlRule = { maxLength: 2048, pattern: /^(https?:\/\/(?!$)|\/(?![/\\]))[^\s\x00-\x1f\x7f<>"'`\\;]*(;(?!(?!https?:)[A-Za-z][A-Za-z0-9+.-]*:)[^\s\x00-\x1f\x7f<>"'`\\;]*)*$/u } as const;

/** What `ArticleTypeKind` allows. */
export const articleTypeKindRule = { values: ["list","single","link"] } as const;

/** What `PositionType` allows. */
export const positionTypeRule = { minLength: 1, maxLength: 64, pattern: /^[a-z][A-Za-z0-9]*$/u } as const;

/** What `HomeSectionKind` allows. */
export const homeSectionKindRule = { values: ["hero","range","proof","articles","quote","callToAction"] } as const;

/** What `HomeHeading` allows. */
export const homeHeadingRule = { minLength: 1, maxLength: 120, pattern: /\S/u } as const;

/** What `ProductKind` allows. */
export const productKindRule = { values: ["category","series","product"] } as const;

/** What `IdOrProductCode` allows. */
export const idOrProductCodeRule = { minLength: 1, maxLength: 64, pattern: /^[A-Za-z0-9_-][A-Za-z0-9._/-]*$/u } as const;

/** What `DisplayFace` allows. */
export const displayFaceRule = { values: ["serif","sans"] } as const;

/** What `Phone` allows. */
export const phoneRule = { maxLength: 32, pattern: /^[0-9+() -]{3,32}$/u } as const;

/** What `Email` allows. */
export const emailRule = { maxLength: 254 } as const;

/** What `PreviewToken` allows. */
export const previewTokenRule = { minLength: 1, maxLength: 64, pattern: /^[A-Za-z0-9_-]+$/u } as const;

/** What `SearchHitKind` allows. */
export const searchHitKindRule = { values: ["article","page","product"] } as const;

/** What `DataThemeId` allows. */
export const dataThemeIdRule = { minLength: 1, maxLength: 64, pattern: /^[A-Za-z][A-Za-z0-9._-]*$/u } as const;

/** What `BizType` allows. */
export const bizTypeRule = { values: ["article","articleType"] } as const;

/** What `ContentStatus` allows. */
export const contentStatusRule = { values: ["draft","approved","scheduled","published","offline"] } as const;

/** What `ReviewStatus` allows. */
export const reviewStatusRule = { values: ["none","running","approved","rejected","returned","withdrawn"] } as const;

/** What `DisplayStatus` allows. */
export const displayStatusRule = { values: ["draft","reviewing","returned","rejected","withdrawn","approved","scheduled","published","publishedChanged","publishedReviewing","offline"] } as const;

/** What `TranslationGroupId` allows. */
export const translationGroupIdRule = { minLength: 1, maxLength: 64, pattern: /^[A-Za-z0-9_-]+$/u } as const;

/** What `ArticleQueue` allows. */
export const articleQueueRule = { values: ["returned","drafts","inReview","ready","scheduled","expiring"] } as const;

/** What `RemarkField` allows. */
export const remarkFieldRule = { values: ["content","title","subTitle","slug","summary","cover","typeId","tags","isTop","topUntil","recommendPositions","offlineAt","orderBy","author","source","sourceUrl","images","videoUrl","attachments","allowComment","seoTitle","seoDescription","keywords","noIndex"] } as const;

/** What `RemarkText` allows. */
export const remarkTextRule = { minLength: 1, maxLength: 2000, pattern: /\S/u } as const;

/** What `EnabledStatus` allows. */
export const enabledStatusRule = { values: ["enabled","disabled"] } as const;

/** What `UserStatus` allows. */
export const userStatusRule = { values: ["active","disabled"] } as const;

/** What `CommentBatchAction` allows. */
export const commentBatchActionRule = { values: ["pending","approved","rejected","spam","delete"] } as const;

/** What `ClosingRule` allows. */
export const closingRuleRule = { values: ["default","open","closed","date"] } as const;

/** What `CommentStatus` allows. */
export const commentStatusRule = { values: ["pending","approved","rejected","spam"] } as const;

/** What `Assignment` allows. */
export const assignmentRule = { values: ["mine","unassigned"] } as const;

/** What `HomePageAction` allows. */
export const homePageActionRule = { values: ["submit","withdraw","approve","reject","return","publish","offline"] } as const;

/** What `MessageBatchAction` allows. */
export const messageBatchActionRule = { values: ["new","processing","closed","spam","delete"] } as const;

/** What `MessageStatus` allows. */
export const messageStatusRule = { values: ["new","processing","closed","spam"] } as const;

/** What `ReleaseItemAction` allows. */
export const releaseItemActionRule = { values: ["publish","offline"] } as const;

/** What `ReleaseStatus` allows. */
export const releaseStatusRule = { values: ["open","scheduled","released"] } as const;

/** What `MediaKind` allows. */
export const mediaKindRule = { values: ["image","video","audio","document","other"] } as const;

/** What `ImportKind` allows. */
export const importKindRule = { values: ["users","products","dictItems"] } as const;

/** What `DictCode` allows. */
export const dictCodeRule = { minLength: 1, maxLength: 64, pattern: /^[A-Za-z][A-Za-z0-9]*([._-][A-Za-z0-9]+)*$/u } as const;

/** What `DictItemValue` allows. */
export const dictItemValueRule = { minLength: 1, maxLength: 64, pattern: /^\S+$/u } as const;

/** What `MailFrequency` allows. */
export const mailFrequencyRule = { values: ["atOnce","daily","none"] } as const;

/** What `PasskeyCredentialId` allows. */
export const passkeyCredentialIdRule = { minLength: 1, maxLength: 1364, pattern: /^[A-Za-z0-9_-]+$/u } as const;

/** What `PasskeyBytes` allows. */
export const passkeyBytesRule = { minLength: 1, maxLength: 4096, pattern: /^[A-Za-z0-9_-]+$/u } as const;

/** What `PasswordLinkToken` allows. */
export const passwordLinkTokenRule = { minLength: 43, maxLength: 43 } as const;

/** What `NewPassword` allows. */
export const newPasswordRule = { minLength: 8, maxLength: 64 } as const;

/** What `ProductStatus` allows. */
export const productStatusRule = { values: ["draft","onShelf","offShelf","discontinued"] } as const;

/** What `ProductImageType` allows. */
export const productImageTypeRule = { values: ["person","car","none"] } as const;

/** What `ReplyTemplateKind` allows. */
export const replyTemplateKindRule = { values: ["comment","message"] } as const;

/** What `TemplateLanguage` allows. */
export const templateLanguageRule = { minLength: 2, maxLength: 35, pattern: /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/u } as const;

/** What `RecordKind` allows. */
export const recordKindRule = { values: ["articleTypes","auths","banners","dictItems","dicts","friendlyLinks","menus","orgs","products","quickLinks","recommends","replyTemplates","roles","siteSettings","users","workgroups"] } as const;

/** What `ListName` allows. */
export const listNameRule = { values: ["articlesPage","authsPage","bannersPage","commentsPage","dictItemsPage","filesPage","friendlyLinksPage","liveSessionsPage","messagesPage","operationLogsPage","productsPage","quickLinksPage","releasesPage","replyTemplatesPage","rolesPage","signInLogsPage","usersPage","workgroupsPage"] } as const;

/** What `ListColumnId` allows. */
export const listColumnIdRule = { minLength: 1, maxLength: 40, pattern: /^[A-Za-z][A-Za-z0-9]*$/u } as const;

/** What `SecondFactorCode` allows. */
export const secondFactorCodeRule = { minLength: 6, maxLength: 32, pattern: /^[0-9A-Za-z -]+$/u } as const;

/** What `SignInEvent` allows. */
export const signInEventRule = { values: ["signIn","signOut"] } as const;

/** What `SignInPassword` allows. */
export const signInPasswordRule = { minLength: 1, maxLength: 128 } as const;

/** What `TrashKind` allows. */
export const trashKindRule = { values: ["auths","banners","dictItems","dicts","friendlyLinks","menus","orgs","products","quickLinks","recommends","replyTemplates","roles","users","workgroups"] } as const;

/** What `WebhookDeliveryStatus` allows. */
export const webhookDeliveryStatusRule = { values: ["waiting","delivered","failed"] } as const;

/** What `WebhookEvent` allows. */
export const webhookEventRule = { values: ["article.published","article.offline","comment.created","cache.invalidated"] } as const;

/** What `AuthCode` allows. */
export const authCodeRule = { maxLength: 96, pattern: /^[a-z][A-Za-z0-9]*:[a-z][A-Za-z0-9]*:[a-z][A-Za-z0-9]*$/u } as const;

/** What `SignInName` allows. */
export const signInNameRule = { minLength: 1, maxLength: 64 } as const;

/** What `MenuType` allows. */
export const menuTypeRule = { values: ["directory","menu","hidden-menu","api","link"] } as const;

/** What `OrgCode` allows. */
export const orgCodeRule = { minLength: 1, maxLength: 64, pattern: /^[A-Za-z0-9][A-Za-z0-9._-]*$/u } as const;

/** What `OrgType` allows. */
export const orgTypeRule = { values: ["company","department","team"] } as const;

/** What `RoleCode` allows. */
export const roleCodeRule = { minLength: 2, maxLength: 32, pattern: /^[a-z][A-Za-z0-9_-]+$/u } as const;

/** What `Username` allows. */
export const usernameRule = { minLength: 3, maxLength: 32, pattern: /^[a-z][a-z0-9._-]+$/u } as const;

/** What `WorkKind` allows. */
export const workKindRule = { values: ["reviewTask","article","circulation","comment","message","release","org","workgroup"] } as const;

/** What `ProgramId` allows. */
export const programIdRule = { minLength: 1, maxLength: 64 } as const;

/** What `WorkgroupCode` allows. */
export const workgroupCodeRule = { minLength: 1, maxLength: 64, pattern: /^[A-Za-z][A-Za-z0-9_-]*$/u } as const;

/** What `ReviewMode` allows. */
export const reviewModeRule = { values: ["any","all"] } as const;

/** What `MemberRole` allows. */
export const memberRoleRule = { values: ["leader","member"] } as const;
