// Generated from openapi/ by `pnpm generate`. Do not edit.

import * as z from 'zod/mini';

/**
 * The code of a permission.
 */
export const zAccessTokenScopeCode = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(100), /* @__PURE__ */ z.regex(/^\S+$/));

/**
 * A date-time, ISO 8601 in UTC with a final `Z`.
 */
export const zDateTime = /* @__PURE__ */ z.iso.datetime().check(/* @__PURE__ */ z.maxLength(40), /* @__PURE__ */ z.regex(/^[1-9]\d{3}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?Z$/));

/**
 * A new personal access token.
 */
export const zAccessTokenSaveBody = /* @__PURE__ */ z.object({
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/\S/)),
    scopes: /* @__PURE__ */ z.array(zAccessTokenScopeCode).check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(300)),
    expiresAt: zDateTime
});

/**
 * An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree.
 */
export const zId = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/^[A-Za-z0-9_-]+$/));

/**
 * A field people do not see. Whatever fills it in is a machine; its entry is dropped while the answer stays the same.
 */
export const zHoneypot = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200));

/**
 * How long the form was open, as the page measured it. What comes faster than people type looks more like spam.
 */
export const zWritingSeconds = /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(86400));

/**
 * A visitor's comment.
 */
export const zCommentBody = /* @__PURE__ */ z.object({
    articleId: zId,
    parentId: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/^[A-Za-z0-9_-]+$/))),
    nickname: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(30), /* @__PURE__ */ z.regex(/\S/)),
    email: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.email().check(/* @__PURE__ */ z.maxLength(254))),
    content: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(1000), /* @__PURE__ */ z.regex(/\S/)),
    website: /* @__PURE__ */ z.optional(zHoneypot),
    writingSeconds: /* @__PURE__ */ z.optional(zWritingSeconds)
});

/**
 * A telephone number: 3 to 32 digits, spaces, hyphens, brackets and a plus sign.
 */
export const zPhone = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(32), /* @__PURE__ */ z.regex(/^[0-9+() -]{3,32}$/));

/**
 * An e-mail address.
 */
export const zEmail = /* @__PURE__ */ z.email().check(/* @__PURE__ */ z.maxLength(254));

/**
 * A visitor's message, with a way to answer it.
 */
export const zMessageBody = /* @__PURE__ */ z.intersection(/* @__PURE__ */ z.object({
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/\S/)),
    phone: /* @__PURE__ */ z.optional(zPhone),
    email: /* @__PURE__ */ z.optional(zEmail),
    company: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(100))),
    subject: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    productId: /* @__PURE__ */ z.optional(zId),
    content: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(2000), /* @__PURE__ */ z.regex(/\S/)),
    website: /* @__PURE__ */ z.optional(zHoneypot),
    writingSeconds: /* @__PURE__ */ z.optional(zWritingSeconds)
}), /* @__PURE__ */ z.unknown());

/**
 * 256 random bits as base64url.
 */
export const zPreviewToken = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/^[A-Za-z0-9_-]+$/));

/**
 * The preview link to open.
 */
export const zPreviewOpenBody = /* @__PURE__ */ z.object({
    token: zPreviewToken
});

/**
 * Name of a query that is registered in the server.
 */
export const zDataThemeId = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/^[A-Za-z][A-Za-z0-9._-]*$/));

/**
 * One filter.
 */
export const zDataParam = /* @__PURE__ */ z.object({
    paramName: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/^[A-Za-z][A-Za-z0-9_]*$/)),
    paramValue: /* @__PURE__ */ z.union([
        /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(500)),
        /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(-9007199254740991), /* @__PURE__ */ z.lte(9007199254740991)),
        /* @__PURE__ */ z.boolean()
    ])
});

/**
 * Which query, with which filters, which page of it. `pageNo` is 1 and `pageSize` 999 unless said otherwise.
 */
export const zChartGetDatasBody = /* @__PURE__ */ z.object({
    dataThemeId: zDataThemeId,
    dataParamList: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(zDataParam).check(/* @__PURE__ */ z.maxLength(50))),
    pageNo: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(1000000))),
    pageSize: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(999)))
});

/**
 * Which readers to remind.
 */
export const zRemindBody = /* @__PURE__ */ z.object({
    ids: /* @__PURE__ */ z.array(zId).check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(100))
});

/**
 * A step through review and publication.
 */
export const zWorkflowAction = /* @__PURE__ */ z.enum([
    'submit',
    'withdraw',
    'approve',
    'reject',
    'return',
    'transfer',
    'circulate',
    'markRead',
    'publish',
    'schedule',
    'unschedule',
    'offline'
]);

/**
 * The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`.
 */
export const zVersion = /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(2147483647));

/**
 * One step. Name the record (`bizId`) or the caller's task (`taskId`). `reject`, `return` and `transfer` need `comment`;
 * `transfer` needs one account in `userIds`; `circulate` needs `userIds` or `workgroupIds`; `schedule` needs `scheduledAt`, in the future.
 *
 */
export const zActBody = /* @__PURE__ */ z.intersection(/* @__PURE__ */ z.object({
    bizId: /* @__PURE__ */ z.optional(zId),
    taskId: /* @__PURE__ */ z.optional(zId),
    action: zWorkflowAction,
    comment: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(1000))),
    userIds: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(zId).check(/* @__PURE__ */ z.maxLength(100))),
    workgroupIds: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(zId).check(/* @__PURE__ */ z.maxLength(20))),
    scheduledAt: /* @__PURE__ */ z.optional(zDateTime),
    dueAt: /* @__PURE__ */ z.optional(zDateTime),
    version: zVersion
}), /* @__PURE__ */ z.unknown());

/**
 * The article that the caller is writing.
 */
export const zArticlePresenceBody = /* @__PURE__ */ z.object({
    id: zId,
    leaves: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean())
});

/**
 * Names the article in its URL. Lowercase letters, digits and Chinese, Japanese or Korean characters, separated by single dashes; never in the form of an id.
 */
export const zSlug = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(120), /* @__PURE__ */ z.regex(/^[a-z0-9぀-ヿ㐀-鿿가-힣]+(-[a-z0-9぀-ヿ㐀-鿿가-힣]+)*$/));

/**
 * An http(s) address, or one relative to this site; null for none.
 */
export const zUrlOrNull = /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(2048), /* @__PURE__ */ z.regex(/^(https?:\/\/(?!$)|\/(?![\/\\]))[^\s\x00-\x1f\x7f<>"'`\\;]*(;(?!(?!https?:)[A-Za-z][A-Za-z0-9+.-]*:)[^\s\x00-\x1f\x7f<>"'`\\;]*)*$/)));

/**
 * The focal point of an image, kept in sight where it is cropped: per cent from its left and top edge, as in `object-position`. Null for the centre.
 */
export const zFocalPoint = /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(9), /* @__PURE__ */ z.regex(/^(0|[2-9]\d?|1(00?|[1-9])?)% (0|[2-9]\d?|1(00?|[1-9])?)%$/)));

/**
 * An http(s) address, or one relative to this site (starting with a single `/`). What reads a field as a list with semicolons finds no other scheme in it either.
 */
export const zUrl = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(2048), /* @__PURE__ */ z.regex(/^(https?:\/\/(?!$)|\/(?![\/\\]))[^\s\x00-\x1f\x7f<>"'`\\;]*(;(?!(?!https?:)[A-Za-z][A-Za-z0-9+.-]*:)[^\s\x00-\x1f\x7f<>"'`\\;]*)*$/));

/**
 * An uploaded file that belongs to a record.
 */
export const zAttachment = /* @__PURE__ */ z.object({
    id: zId,
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(255)),
    url: zUrl,
    size: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(10737418240)),
    mimeType: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(127))
});

/**
 * A word that articles share.
 */
export const zTag = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(30), /* @__PURE__ */ z.regex(/\S/));

/**
 * A date-time, ISO 8601 in UTC with a final `Z`; null for none.
 */
export const zDateTimeOrNull = /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.iso.datetime().check(/* @__PURE__ */ z.maxLength(40), /* @__PURE__ */ z.regex(/^[1-9]\d{3}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?Z$/)));

/**
 * A place on the public site, with the words of the dictionary `positionType`.
 */
export const zPositionType = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/^[a-z][A-Za-z0-9]*$/));

/**
 * Position among its siblings, ascending.
 */
export const zOrderBy = /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(-1000000), /* @__PURE__ */ z.lte(1000000));

/**
 * A draft to preview, saved or not.
 */
export const zArticlePreviewBody = /* @__PURE__ */ z.object({
    typeId: /* @__PURE__ */ z.optional(zId),
    title: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(200), /* @__PURE__ */ z.regex(/\S/))),
    subTitle: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    slug: /* @__PURE__ */ z.optional(zSlug),
    content: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(1000000))),
    summary: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(500))),
    cover: /* @__PURE__ */ z.optional(zUrlOrNull),
    coverAlt: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    coverFocus: /* @__PURE__ */ z.optional(zFocalPoint),
    images: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(8192), /* @__PURE__ */ z.regex(/^((https?:\/\/[^\s\x00-\x1f\x7f<>"'`\\;]+|\/(?![\/\\])[^\s\x00-\x1f\x7f<>"'`\\;]*)(;(https?:\/\/[^\s\x00-\x1f\x7f<>"'`\\;]+|\/(?![\/\\])[^\s\x00-\x1f\x7f<>"'`\\;]*))*)?$/))),
    videoUrl: /* @__PURE__ */ z.optional(zUrlOrNull),
    attachments: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(zAttachment).check(/* @__PURE__ */ z.maxLength(20))),
    author: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(64))),
    source: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(128))),
    sourceUrl: /* @__PURE__ */ z.optional(zUrlOrNull),
    keywords: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(50), /* @__PURE__ */ z.regex(/\S/))).check(/* @__PURE__ */ z.maxLength(20))),
    tags: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(zTag).check(/* @__PURE__ */ z.maxLength(10))),
    allowComment: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    isTop: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    topUntil: /* @__PURE__ */ z.optional(zDateTimeOrNull),
    recommendPositions: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(zPositionType).check(/* @__PURE__ */ z.maxLength(10))),
    orderBy: /* @__PURE__ */ z.optional(zOrderBy),
    seoTitle: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(120))),
    seoDescription: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(300))),
    noIndex: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    scheduledAt: /* @__PURE__ */ z.optional(zDateTimeOrNull),
    offlineAt: /* @__PURE__ */ z.optional(zDateTimeOrNull),
    id: /* @__PURE__ */ z.optional(zId)
});

/**
 * The article to share.
 */
export const zPreviewLinkSaveBody = /* @__PURE__ */ z.object({
    articleId: zId
});

/**
 * Number of a saved version, from 1.
 */
export const zVersionNo = /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(2147483647));

/**
 * The version to restore.
 */
export const zArticleRestoreBody = /* @__PURE__ */ z.object({
    id: zId,
    versionNo: zVersionNo,
    version: zVersion
});

/**
 * A language that content can have, by its BCP 47 tag. The site setting `languages` says which of them the site has.
 */
export const zLanguage = /* @__PURE__ */ z.enum(['en', 'zh-CN']);

/**
 * Joins the translations that have this group: the `translationGroupId` of one of them. Null leaves them for a group of its own. One record in each language at most.
 */
export const zTranslationGroupIdOrNull = /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/^[A-Za-z0-9_-]+$/)));

/**
 * A new article.
 */
export const zArticleSaveBody = /* @__PURE__ */ z.object({
    typeId: zId,
    title: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(200), /* @__PURE__ */ z.regex(/\S/)),
    subTitle: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    slug: /* @__PURE__ */ z.optional(zSlug),
    content: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(1000000))),
    summary: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(500))),
    cover: /* @__PURE__ */ z.optional(zUrlOrNull),
    coverAlt: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    coverFocus: /* @__PURE__ */ z.optional(zFocalPoint),
    images: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(8192), /* @__PURE__ */ z.regex(/^((https?:\/\/[^\s\x00-\x1f\x7f<>"'`\\;]+|\/(?![\/\\])[^\s\x00-\x1f\x7f<>"'`\\;]*)(;(https?:\/\/[^\s\x00-\x1f\x7f<>"'`\\;]+|\/(?![\/\\])[^\s\x00-\x1f\x7f<>"'`\\;]*))*)?$/))),
    videoUrl: /* @__PURE__ */ z.optional(zUrlOrNull),
    attachments: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(zAttachment).check(/* @__PURE__ */ z.maxLength(20))),
    author: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(64))),
    source: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(128))),
    sourceUrl: /* @__PURE__ */ z.optional(zUrlOrNull),
    keywords: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(50), /* @__PURE__ */ z.regex(/\S/))).check(/* @__PURE__ */ z.maxLength(20))),
    tags: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(zTag).check(/* @__PURE__ */ z.maxLength(10))),
    allowComment: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    isTop: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    topUntil: /* @__PURE__ */ z.optional(zDateTimeOrNull),
    recommendPositions: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(zPositionType).check(/* @__PURE__ */ z.maxLength(10))),
    orderBy: /* @__PURE__ */ z.optional(zOrderBy),
    seoTitle: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(120))),
    seoDescription: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(300))),
    noIndex: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    scheduledAt: /* @__PURE__ */ z.optional(zDateTimeOrNull),
    offlineAt: /* @__PURE__ */ z.optional(zDateTimeOrNull),
    language: /* @__PURE__ */ z.optional(zLanguage),
    translationGroupId: /* @__PURE__ */ z.optional(zTranslationGroupIdOrNull),
    copiedFrom: /* @__PURE__ */ z.optional(zId)
});

/**
 * The article to take out of the trash.
 */
export const zArticleTrashRestoreBody = /* @__PURE__ */ z.object({
    id: zId,
    version: zVersion
});

/**
 * The changed fields of an article.
 */
export const zArticleUpdateBody = /* @__PURE__ */ z.object({
    typeId: /* @__PURE__ */ z.optional(zId),
    title: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(200), /* @__PURE__ */ z.regex(/\S/))),
    subTitle: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    slug: /* @__PURE__ */ z.optional(zSlug),
    content: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(1000000))),
    summary: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(500))),
    cover: /* @__PURE__ */ z.optional(zUrlOrNull),
    coverAlt: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    coverFocus: /* @__PURE__ */ z.optional(zFocalPoint),
    images: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(8192), /* @__PURE__ */ z.regex(/^((https?:\/\/[^\s\x00-\x1f\x7f<>"'`\\;]+|\/(?![\/\\])[^\s\x00-\x1f\x7f<>"'`\\;]*)(;(https?:\/\/[^\s\x00-\x1f\x7f<>"'`\\;]+|\/(?![\/\\])[^\s\x00-\x1f\x7f<>"'`\\;]*))*)?$/))),
    videoUrl: /* @__PURE__ */ z.optional(zUrlOrNull),
    attachments: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(zAttachment).check(/* @__PURE__ */ z.maxLength(20))),
    author: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(64))),
    source: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(128))),
    sourceUrl: /* @__PURE__ */ z.optional(zUrlOrNull),
    keywords: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(50), /* @__PURE__ */ z.regex(/\S/))).check(/* @__PURE__ */ z.maxLength(20))),
    tags: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(zTag).check(/* @__PURE__ */ z.maxLength(10))),
    allowComment: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    isTop: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    topUntil: /* @__PURE__ */ z.optional(zDateTimeOrNull),
    recommendPositions: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(zPositionType).check(/* @__PURE__ */ z.maxLength(10))),
    orderBy: /* @__PURE__ */ z.optional(zOrderBy),
    seoTitle: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(120))),
    seoDescription: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(300))),
    noIndex: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    scheduledAt: /* @__PURE__ */ z.optional(zDateTimeOrNull),
    offlineAt: /* @__PURE__ */ z.optional(zDateTimeOrNull),
    id: zId,
    version: zVersion,
    language: /* @__PURE__ */ z.optional(zLanguage),
    translationGroupId: /* @__PURE__ */ z.optional(zTranslationGroupIdOrNull),
    autosave: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean())
});

/**
 * What becomes of a suggestion.
 */
export const zArticleRemarkDecideBody = /* @__PURE__ */ z.object({
    id: zId,
    version: zVersion,
    decision: /* @__PURE__ */ z.enum(['accepted', 'dismissed'])
});

/**
 * Plain text.
 */
export const zRemarkText = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(2000), /* @__PURE__ */ z.regex(/\S/));

/**
 * The accounts that the text mentions. Each may see the article.
 */
export const zMentions = /* @__PURE__ */ z.array(zId).check(/* @__PURE__ */ z.maxLength(20));

/**
 * A reply to a remark.
 */
export const zArticleRemarkReplyBody = /* @__PURE__ */ z.object({
    id: zId,
    version: zVersion,
    text: zRemarkText,
    mentions: /* @__PURE__ */ z.optional(zMentions)
});

/**
 * The field that a remark is on; `content` is the text.
 */
export const zRemarkField = /* @__PURE__ */ z.enum([
    'content',
    'title',
    'subTitle',
    'slug',
    'summary',
    'cover',
    'typeId',
    'tags',
    'isTop',
    'topUntil',
    'recommendPositions',
    'offlineAt',
    'orderBy',
    'author',
    'source',
    'sourceUrl',
    'images',
    'videoUrl',
    'attachments',
    'allowComment',
    'seoTitle',
    'seoDescription',
    'keywords',
    'noIndex'
]);

/**
 * Where in the article's text a remark is: the text itself with what is before and after it, so that it is found again in later
 * versions. Texts are plain, with one line for each block. Other fields are remarked on as a whole.
 *
 */
export const zPassage = /* @__PURE__ */ z.object({
    quote: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(2000)),
    prefix: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(64)),
    suffix: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(64)),
    start: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(2147483647))
});

/**
 * A new remark. A passage and a suggestion belong to `content`; a suggestion needs a passage.
 */
export const zArticleRemarkSaveBody = /* @__PURE__ */ z.object({
    articleId: zId,
    versionNo: zVersionNo,
    field: zRemarkField,
    passage: /* @__PURE__ */ z.optional(zPassage),
    text: zRemarkText,
    mentions: /* @__PURE__ */ z.optional(zMentions),
    suggestion: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(4000)))
});

/**
 * Resolves a remark, or opens it again.
 */
export const zArticleRemarkUpdateBody = /* @__PURE__ */ z.object({
    id: zId,
    version: zVersion,
    status: /* @__PURE__ */ z.enum(['open', 'resolved'])
});

/**
 * The id of the parent record, or `"0"` at the top of the tree.
 */
export const zParentId = zId;

/**
 * The code of an article type; it is part of public URLs.
 */
export const zTypeCode = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/^[a-z][A-Za-z0-9-]*$/));

/**
 * `list` shows its articles, `single` is one page made of one article, `link` leads to `redirectUrl`.
 * Its labels are in the dictionary `articleTypeKind`.
 *
 */
export const zArticleTypeKind = /* @__PURE__ */ z.enum([
    'list',
    'single',
    'link'
]);

/**
 * Who decides; at least one of the three lists names somebody. Those whose account is not active or lacks the permission to act are passed over.
 */
export const zReviewAssignees = /* @__PURE__ */ z.object({
    userIds: /* @__PURE__ */ z.array(zId).check(/* @__PURE__ */ z.maxLength(100)),
    roleCodes: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/^[a-z][A-Za-z0-9_-]+$/))).check(/* @__PURE__ */ z.maxLength(20)),
    workgroupIds: /* @__PURE__ */ z.array(zId).check(/* @__PURE__ */ z.maxLength(20))
});

/**
 * One station of a review. The next begins when this one approved.
 */
export const zReviewNode = /* @__PURE__ */ z.object({
    nodeKey: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/^[A-Za-z0-9_-]+$/)),
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/\S/)),
    assignees: zReviewAssignees,
    mode: /* @__PURE__ */ z.enum(['any', 'all'])
});

/**
 * A new article type.
 */
export const zArticleTypeSaveBody = /* @__PURE__ */ z.object({
    parentId: zParentId,
    language: /* @__PURE__ */ z.optional(zLanguage),
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/\S/)),
    code: zTypeCode,
    kind: zArticleTypeKind,
    icon: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/^[A-Za-z0-9:_-]*$/))),
    cover: /* @__PURE__ */ z.optional(zUrlOrNull),
    description: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(500))),
    redirectUrl: /* @__PURE__ */ z.optional(zUrlOrNull),
    navVisible: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    allowComment: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    requireReview: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    flow: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(zReviewNode).check(/* @__PURE__ */ z.maxLength(10))),
    seoTitle: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(120))),
    seoDescription: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(300))),
    orderBy: /* @__PURE__ */ z.optional(zOrderBy),
    translationGroupId: /* @__PURE__ */ z.optional(zTranslationGroupIdOrNull)
});

/**
 * The changed fields of an article type.
 */
export const zArticleTypeUpdateBody = /* @__PURE__ */ z.object({
    parentId: /* @__PURE__ */ z.optional(zParentId),
    language: /* @__PURE__ */ z.optional(zLanguage),
    name: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/\S/))),
    code: /* @__PURE__ */ z.optional(zTypeCode),
    kind: /* @__PURE__ */ z.optional(zArticleTypeKind),
    icon: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/^[A-Za-z0-9:_-]*$/))),
    cover: /* @__PURE__ */ z.optional(zUrlOrNull),
    description: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(500))),
    redirectUrl: /* @__PURE__ */ z.optional(zUrlOrNull),
    navVisible: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    allowComment: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    requireReview: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    flow: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(zReviewNode).check(/* @__PURE__ */ z.maxLength(10))),
    seoTitle: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(120))),
    seoDescription: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(300))),
    orderBy: /* @__PURE__ */ z.optional(zOrderBy),
    id: zId,
    version: zVersion,
    translationGroupId: /* @__PURE__ */ z.optional(zTranslationGroupIdOrNull)
});

/**
 * Whether the record is in use. Its labels are in the dictionary `enabledStatus`.
 */
export const zEnabledStatus = /* @__PURE__ */ z.enum(['enabled', 'disabled']);

/**
 * A new banner. `status` is `enabled`, `orderBy` 0 and `language` the site's default unless said otherwise.
 */
export const zBannerSaveBody = /* @__PURE__ */ z.object({
    language: /* @__PURE__ */ z.optional(zLanguage),
    position: zPositionType,
    title: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(128), /* @__PURE__ */ z.regex(/\S/)),
    subtitle: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(255))),
    image: zUrl,
    imageAlt: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(255), /* @__PURE__ */ z.regex(/\S/)),
    linkUrl: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(2048), /* @__PURE__ */ z.regex(/^(https?:\/\/[^\s\x00-\x1f\x7f<>"'`\\]+|\/(?![\/\\])[^\s\x00-\x1f\x7f<>"'`\\]*)$/))),
    startAt: /* @__PURE__ */ z.optional(zDateTimeOrNull),
    endAt: /* @__PURE__ */ z.optional(zDateTimeOrNull),
    orderBy: /* @__PURE__ */ z.optional(zOrderBy),
    status: /* @__PURE__ */ z.optional(zEnabledStatus)
});

/**
 * The changed fields of a banner.
 */
export const zBannerUpdateBody = /* @__PURE__ */ z.object({
    language: /* @__PURE__ */ z.optional(zLanguage),
    position: /* @__PURE__ */ z.optional(zPositionType),
    title: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(128), /* @__PURE__ */ z.regex(/\S/))),
    subtitle: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(255))),
    image: /* @__PURE__ */ z.optional(zUrl),
    imageAlt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(255), /* @__PURE__ */ z.regex(/\S/))),
    linkUrl: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(2048), /* @__PURE__ */ z.regex(/^(https?:\/\/[^\s\x00-\x1f\x7f<>"'`\\]+|\/(?![\/\\])[^\s\x00-\x1f\x7f<>"'`\\]*)$/))),
    startAt: /* @__PURE__ */ z.optional(zDateTimeOrNull),
    endAt: /* @__PURE__ */ z.optional(zDateTimeOrNull),
    orderBy: /* @__PURE__ */ z.optional(zOrderBy),
    status: /* @__PURE__ */ z.optional(zEnabledStatus),
    id: zId,
    version: zVersion
});

/**
 * Who is to handle the comment.
 */
export const zCommentAssignBody = /* @__PURE__ */ z.object({
    id: zId,
    version: zVersion,
    assigneeId: /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/^[A-Za-z0-9_-]+$/)))
});

/**
 * A record, and the version that somebody saw when they decided.
 */
export const zRecordVersion = /* @__PURE__ */ z.object({
    id: zId,
    version: zVersion
});

/**
 * The records, each once, with the versions that they were chosen by. One that was changed since then fails with `VERSION_CONFLICT`.
 */
export const zRecordVersions = /* @__PURE__ */ z.array(zRecordVersion).check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(200));

/**
 * The status that the comments get, or `delete`.
 */
export const zCommentBatchAction = /* @__PURE__ */ z.enum([
    'pending',
    'approved',
    'rejected',
    'spam',
    'delete'
]);

/**
 * What to do with which comments.
 */
export const zCommentBatchBody = /* @__PURE__ */ z.object({
    records: zRecordVersions,
    action: zCommentBatchAction
});

/**
 * `default` follows the site setting `commentCloseAfterDays`, `open` never closes by date, `closed` is closed now, and `date` closes at `closesAt`. Its labels are in the dictionary `closingRule`.
 *
 */
export const zClosingRule = /* @__PURE__ */ z.enum([
    'default',
    'open',
    'closed',
    'date'
]);

/**
 * The rule for one article. `date` needs `closesAt`, which the others ignore.
 */
export const zCommentClosingUpdateBody = /* @__PURE__ */ z.object({
    id: zId,
    version: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(2147483647)),
    rule: zClosingRule,
    closesAt: /* @__PURE__ */ z.optional(zDateTimeOrNull)
});

/**
 * An answer of the house.
 */
export const zCommentReplyBody = /* @__PURE__ */ z.object({
    id: zId,
    content: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(1000), /* @__PURE__ */ z.regex(/\S/))
});

/**
 * Only `approved` is public. Its labels are in the dictionary `commentStatus`.
 */
export const zCommentStatus = /* @__PURE__ */ z.enum([
    'pending',
    'approved',
    'rejected',
    'spam'
]);

/**
 * The comment's new status.
 */
export const zCommentUpdateBody = /* @__PURE__ */ z.object({
    id: zId,
    version: zVersion,
    status: zCommentStatus
});

/**
 * A new friendly link. `status` is `enabled` and `orderBy` 0 unless said otherwise.
 */
export const zFriendlyLinkSaveBody = /* @__PURE__ */ z.object({
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/\S/)),
    url: zUrl,
    logo: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(2048), /* @__PURE__ */ z.regex(/^(https?:\/\/[^\s\x00-\x1f\x7f<>"'`\\]+|\/(?![\/\\])[^\s\x00-\x1f\x7f<>"'`\\]*)$/))),
    orderBy: /* @__PURE__ */ z.optional(zOrderBy),
    status: /* @__PURE__ */ z.optional(zEnabledStatus)
});

/**
 * The changed fields of a friendly link.
 */
export const zFriendlyLinkUpdateBody = /* @__PURE__ */ z.object({
    name: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/\S/))),
    url: /* @__PURE__ */ z.optional(zUrl),
    logo: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(2048), /* @__PURE__ */ z.regex(/^(https?:\/\/[^\s\x00-\x1f\x7f<>"'`\\]+|\/(?![\/\\])[^\s\x00-\x1f\x7f<>"'`\\]*)$/))),
    orderBy: /* @__PURE__ */ z.optional(zOrderBy),
    status: /* @__PURE__ */ z.optional(zEnabledStatus),
    id: zId,
    version: zVersion
});

/**
 * A step of a home page through review and publication.
 */
export const zHomePageAction = /* @__PURE__ */ z.enum([
    'submit',
    'withdraw',
    'approve',
    'reject',
    'return',
    'publish',
    'offline'
]);

/**
 * One step. `reject` and `return` need `comment`.
 */
export const zHomePageActBody = /* @__PURE__ */ z.object({
    bizId: zId,
    action: zHomePageAction,
    comment: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(1000))),
    version: zVersion
});

/**
 * What a section shows: `hero` says what the company does, `range` shows products, `proof` figures, customers and certificates, `articles` the journal, `quote` what somebody says, `callToAction` the next step.
 */
export const zHomeSectionKind = /* @__PURE__ */ z.enum([
    'hero',
    'range',
    'proof',
    'articles',
    'quote',
    'callToAction'
]);

/**
 * A line of plain text below the heading; null for none.
 */
export const zHomeText = /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(400), /* @__PURE__ */ z.regex(/\S/)));

/**
 * What a link or a button says; null for none.
 */
export const zHomeLabel = /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(60), /* @__PURE__ */ z.regex(/\S/)));

/**
 * Where it leads, an http(s) address or one of this site; null for nowhere.
 */
export const zHomeAddress = /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(1000), /* @__PURE__ */ z.regex(/^(https?:\/\/[^\s\x00-\x1f\x7f<>"'`\\]+|\/(?![\/\\])[^\s\x00-\x1f\x7f<>"'`\\]*)$/)));

/**
 * What the company does, in one sentence and one line, with one action. Label and address of the action are both given or both null.
 */
export const zHomeHero = /* @__PURE__ */ z.object({
    heading: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(160), /* @__PURE__ */ z.regex(/\S/)),
    text: zHomeText,
    actionLabel: zHomeLabel,
    actionUrl: zHomeAddress,
    picture: zUrlOrNull,
    pictureAlt: /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(255)))
});

/**
 * The heading of a section.
 */
export const zHomeHeading = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(120), /* @__PURE__ */ z.regex(/\S/));

/**
 * Categories, series or products with picture and price. What is not on the shelf is left out.
 */
export const zHomeRange = /* @__PURE__ */ z.object({
    heading: zHomeHeading,
    text: zHomeText,
    productIds: /* @__PURE__ */ z.array(zId).check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(12)),
    actionLabel: zHomeLabel,
    actionUrl: zHomeAddress
});

/**
 * A number, and what it counts.
 */
export const zHomeFigure = /* @__PURE__ */ z.object({
    value: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(24), /* @__PURE__ */ z.regex(/\S/)),
    label: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(120), /* @__PURE__ */ z.regex(/\S/))
});

/**
 * A customer or a certificate.
 */
export const zHomeReference = /* @__PURE__ */ z.object({
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(80), /* @__PURE__ */ z.regex(/\S/)),
    note: /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(120))),
    url: zHomeAddress
});

/**
 * Why to believe it. At least one of the three lists has something.
 */
export const zHomeProof = /* @__PURE__ */ z.object({
    heading: zHomeHeading,
    figures: /* @__PURE__ */ z.array(zHomeFigure).check(/* @__PURE__ */ z.maxLength(8)),
    customers: /* @__PURE__ */ z.array(zHomeReference).check(/* @__PURE__ */ z.maxLength(24)),
    certificates: /* @__PURE__ */ z.array(zHomeReference).check(/* @__PURE__ */ z.maxLength(12))
});

/**
 * The latest articles. With `featured`, banners, quick links and recommendations of the home position stand around them, as on a home page without sections.
 */
export const zHomeArticles = /* @__PURE__ */ z.object({
    heading: zHomeHeading,
    typeIds: /* @__PURE__ */ z.array(zId).check(/* @__PURE__ */ z.maxLength(10)),
    limit: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(20)),
    featured: /* @__PURE__ */ z.boolean()
});

/**
 * What somebody says.
 */
export const zHomeQuote = /* @__PURE__ */ z.object({
    text: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(600), /* @__PURE__ */ z.regex(/\S/)),
    person: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(80), /* @__PURE__ */ z.regex(/\S/)),
    role: /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(160)))
});

/**
 * The next step, and perhaps another one. Label and address of the second are both given or both null.
 */
export const zHomeCallToAction = /* @__PURE__ */ z.object({
    heading: zHomeHeading,
    text: zHomeText,
    actionLabel: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(60), /* @__PURE__ */ z.regex(/\S/)),
    actionUrl: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(1000), /* @__PURE__ */ z.regex(/^(https?:\/\/[^\s\x00-\x1f\x7f<>"'`\\]+|\/(?![\/\\])[^\s\x00-\x1f\x7f<>"'`\\]*)$/)),
    secondLabel: zHomeLabel,
    secondUrl: zHomeAddress
});

/**
 * One section. It has what its kind names, and nothing of another kind.
 */
export const zHomePageSection = /* @__PURE__ */ z.object({
    key: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/^[A-Za-z0-9_-]+$/)),
    kind: zHomeSectionKind,
    visible: /* @__PURE__ */ z.boolean(),
    hero: /* @__PURE__ */ z.optional(zHomeHero),
    range: /* @__PURE__ */ z.optional(zHomeRange),
    proof: /* @__PURE__ */ z.optional(zHomeProof),
    articles: /* @__PURE__ */ z.optional(zHomeArticles),
    quote: /* @__PURE__ */ z.optional(zHomeQuote),
    callToAction: /* @__PURE__ */ z.optional(zHomeCallToAction)
});

/**
 * The sections from top to bottom. A page has one visible `hero` at most.
 */
export const zHomePageSections = /* @__PURE__ */ z.array(zHomePageSection).check(/* @__PURE__ */ z.maxLength(20));

/**
 * Sections that need not have been saved.
 */
export const zHomePagePreviewBody = /* @__PURE__ */ z.object({
    language: zLanguage,
    sections: zHomePageSections
});

/**
 * The version to restore.
 */
export const zHomePageRestoreBody = /* @__PURE__ */ z.object({
    id: zId,
    versionNo: zVersionNo,
    version: zVersion
});

/**
 * The sections that replace the present ones.
 */
export const zHomePageUpdateBody = /* @__PURE__ */ z.object({
    id: zId,
    version: zVersion,
    sections: /* @__PURE__ */ z.optional(zHomePageSections)
});

/**
 * Who is to handle the message.
 */
export const zMessageAssignBody = /* @__PURE__ */ z.object({
    id: zId,
    version: zVersion,
    assigneeId: /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/^[A-Za-z0-9_-]+$/)))
});

/**
 * The status that the messages get, or `delete`.
 */
export const zMessageBatchAction = /* @__PURE__ */ z.enum([
    'new',
    'processing',
    'closed',
    'spam',
    'delete'
]);

/**
 * What to do with which messages.
 */
export const zMessageBatchBody = /* @__PURE__ */ z.object({
    records: zRecordVersions,
    action: zMessageBatchAction
});

/**
 * How far the company is with it. Its labels are in the dictionary `messageStatus`.
 */
export const zMessageStatus = /* @__PURE__ */ z.enum([
    'new',
    'processing',
    'closed',
    'spam'
]);

/**
 * What the visitor was answered.
 */
export const zMessageReplyBody = /* @__PURE__ */ z.object({
    id: zId,
    version: zVersion,
    content: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(2000), /* @__PURE__ */ z.regex(/\S/)),
    status: /* @__PURE__ */ z.optional(zMessageStatus),
    sendMail: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean())
});

/**
 * The message's new status.
 */
export const zMessageUpdateBody = /* @__PURE__ */ z.object({
    id: zId,
    version: zVersion,
    status: zMessageStatus
});

/**
 * A new quick link. `status` is `enabled`, `orderBy` 0 and `language` the site's default unless said otherwise.
 */
export const zQuickLinkSaveBody = /* @__PURE__ */ z.object({
    language: /* @__PURE__ */ z.optional(zLanguage),
    title: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/\S/)),
    url: zUrl,
    icon: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/^[A-Za-z][A-Za-z0-9-]*$/))),
    orderBy: /* @__PURE__ */ z.optional(zOrderBy),
    status: /* @__PURE__ */ z.optional(zEnabledStatus)
});

/**
 * The changed fields of a quick link.
 */
export const zQuickLinkUpdateBody = /* @__PURE__ */ z.object({
    language: /* @__PURE__ */ z.optional(zLanguage),
    title: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/\S/))),
    url: /* @__PURE__ */ z.optional(zUrl),
    icon: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/^[A-Za-z][A-Za-z0-9-]*$/))),
    orderBy: /* @__PURE__ */ z.optional(zOrderBy),
    status: /* @__PURE__ */ z.optional(zEnabledStatus),
    id: zId,
    version: zVersion
});

/**
 * A new recommendation. `status` is `enabled` and `orderBy` 0 unless said otherwise.
 */
export const zRecommendSaveBody = /* @__PURE__ */ z.object({
    positionType: zPositionType,
    articleId: zId,
    title: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(200))),
    cover: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(2048), /* @__PURE__ */ z.regex(/^(https?:\/\/[^\s\x00-\x1f\x7f<>"'`\\]+|\/(?![\/\\])[^\s\x00-\x1f\x7f<>"'`\\]*)$/))),
    startAt: /* @__PURE__ */ z.optional(zDateTimeOrNull),
    endAt: /* @__PURE__ */ z.optional(zDateTimeOrNull),
    orderBy: /* @__PURE__ */ z.optional(zOrderBy),
    status: /* @__PURE__ */ z.optional(zEnabledStatus)
});

/**
 * The changed fields of a recommendation.
 */
export const zRecommendUpdateBody = /* @__PURE__ */ z.object({
    positionType: /* @__PURE__ */ z.optional(zPositionType),
    articleId: /* @__PURE__ */ z.optional(zId),
    title: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(200))),
    cover: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(2048), /* @__PURE__ */ z.regex(/^(https?:\/\/[^\s\x00-\x1f\x7f<>"'`\\]+|\/(?![\/\\])[^\s\x00-\x1f\x7f<>"'`\\]*)$/))),
    startAt: /* @__PURE__ */ z.optional(zDateTimeOrNull),
    endAt: /* @__PURE__ */ z.optional(zDateTimeOrNull),
    orderBy: /* @__PURE__ */ z.optional(zOrderBy),
    status: /* @__PURE__ */ z.optional(zEnabledStatus),
    id: zId,
    version: zVersion
});

/**
 * What a release does with an article.
 */
export const zReleaseItemAction = /* @__PURE__ */ z.enum(['publish', 'offline']);

/**
 * An article, and what a release does with it.
 */
export const zReleaseItemInput = /* @__PURE__ */ z.object({
    articleId: zId,
    action: zReleaseItemAction
});

/**
 * Articles of a release. It holds at most 50.
 */
export const zReleaseItemInputs = /* @__PURE__ */ z.array(zReleaseItemInput).check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(50));

/**
 * Articles for a release.
 */
export const zReleaseAddItemsBody = /* @__PURE__ */ z.object({
    id: zId,
    version: zVersion,
    items: zReleaseItemInputs
});

/**
 * A release at the version that the caller has seen.
 */
export const zReleaseStepBody = /* @__PURE__ */ z.object({
    id: zId,
    version: zVersion
});

/**
 * Articles to remove from a release.
 */
export const zReleaseRemoveItemsBody = /* @__PURE__ */ z.object({
    id: zId,
    version: zVersion,
    articleIds: /* @__PURE__ */ z.array(zId).check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(50))
});

/**
 * A new release.
 */
export const zReleaseSaveBody = /* @__PURE__ */ z.object({
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(100), /* @__PURE__ */ z.regex(/\S/)),
    description: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(1000))),
    items: /* @__PURE__ */ z.optional(zReleaseItemInputs)
});

/**
 * A release and its date, in the future.
 */
export const zReleaseScheduleBody = /* @__PURE__ */ z.object({
    id: zId,
    version: zVersion,
    scheduledAt: zDateTime
});

/**
 * The changed fields of a release.
 */
export const zReleaseUpdateBody = /* @__PURE__ */ z.object({
    name: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(100), /* @__PURE__ */ z.regex(/\S/))),
    description: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(1000))),
    id: zId,
    version: zVersion
});

/**
 * The part of a picture to keep, in its pixels. One that leaves the picture is a field error.
 */
export const zFileCropBody = /* @__PURE__ */ z.object({
    id: zId,
    version: zVersion,
    left: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(100000)),
    top: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(100000)),
    width: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(100000)),
    height: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(100000))
});

/**
 * Which files to delete.
 */
export const zFileBatchBody = /* @__PURE__ */ z.object({
    records: zRecordVersions
});

/**
 * The file, and the upload whose content it gets.
 */
export const zFileReplaceBody = /* @__PURE__ */ z.object({
    id: zId,
    version: zVersion,
    uploadId: zId
});

/**
 * The file whose earlier content is to come back.
 */
export const zFileRevertBody = /* @__PURE__ */ z.object({
    id: zId,
    version: zVersion
});

/**
 * The fields to change.
 */
export const zFileUpdateBody = /* @__PURE__ */ z.object({
    id: zId,
    version: zVersion,
    name: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(255), /* @__PURE__ */ z.regex(/\S/))),
    alt: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    focalPoint: /* @__PURE__ */ z.optional(zFocalPoint)
});

/**
 * What is imported.
 */
export const zImportKind = /* @__PURE__ */ z.enum([
    'users',
    'products',
    'dictItems'
]);

/**
 * A file to import.
 */
export const zImportRunBody = /* @__PURE__ */ z.object({
    kind: zImportKind,
    dictId: /* @__PURE__ */ z.optional(zId),
    file: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(4), /* @__PURE__ */ z.maxLength(1400000), /* @__PURE__ */ z.regex(/^[A-Za-z0-9+\/]+={0,2}$/)),
    dryRun: /* @__PURE__ */ z.boolean()
});

/**
 * The dictionary's word for programs. Screens know it in camelCase.
 */
export const zDictCode = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/^[A-Za-z][A-Za-z0-9]*([._-][A-Za-z0-9]+)*$/));

/**
 * A new dictionary. `status` is `enabled` and `orderBy` 0 unless said otherwise.
 */
export const zDictSaveBody = /* @__PURE__ */ z.object({
    code: zDictCode,
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/\S/)),
    description: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(500))),
    orderBy: /* @__PURE__ */ z.optional(zOrderBy),
    status: /* @__PURE__ */ z.optional(zEnabledStatus)
});

/**
 * The changed fields of a dictionary.
 */
export const zDictUpdateBody = /* @__PURE__ */ z.object({
    code: /* @__PURE__ */ z.optional(zDictCode),
    name: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/\S/))),
    description: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(500))),
    orderBy: /* @__PURE__ */ z.optional(zOrderBy),
    status: /* @__PURE__ */ z.optional(zEnabledStatus),
    id: zId,
    version: zVersion
});

/**
 * What records hold. Only once in its dictionary.
 */
export const zDictItemValue = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/^\S+$/));

/**
 * Tone of the tag that shows the item; null for none.
 */
export const zDictItemColor = /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.enum([
    'neutral',
    'accent',
    'info',
    'success',
    'warning',
    'danger'
]));

/**
 * A new item of a dictionary. It is not the default, `status` is `enabled` and `orderBy` 0 unless said otherwise.
 */
export const zDictItemSaveBody = /* @__PURE__ */ z.object({
    label: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/\S/)),
    value: zDictItemValue,
    color: /* @__PURE__ */ z.optional(zDictItemColor),
    isDefault: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    description: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(500))),
    orderBy: /* @__PURE__ */ z.optional(zOrderBy),
    status: /* @__PURE__ */ z.optional(zEnabledStatus),
    dictId: zId
});

/**
 * The changed fields of an item. It stays in its dictionary.
 */
export const zDictItemUpdateBody = /* @__PURE__ */ z.object({
    label: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/\S/))),
    value: /* @__PURE__ */ z.optional(zDictItemValue),
    color: /* @__PURE__ */ z.optional(zDictItemColor),
    isDefault: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    description: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(500))),
    orderBy: /* @__PURE__ */ z.optional(zOrderBy),
    status: /* @__PURE__ */ z.optional(zEnabledStatus),
    id: zId,
    version: zVersion
});

/**
 * When notices are sent by mail: each as soon as possible, all of a day in one mail, or never.
 */
export const zMailFrequency = /* @__PURE__ */ z.enum([
    'atOnce',
    'daily',
    'none'
]);

/**
 * Language of mails; null for that of the server.
 */
export const zMailLanguage = /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.enum(['en', 'zh-CN']));

/**
 * Changed notification preferences.
 */
export const zNotificationPreferenceBody = /* @__PURE__ */ z.object({
    frequency: zMailFrequency,
    language: zMailLanguage,
    version: zVersion
});

/**
 * Which notices were read; one of the two.
 */
export const zNotificationReadBody = /* @__PURE__ */ z.object({
    ids: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(zId).check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(200))),
    upTo: /* @__PURE__ */ z.optional(zId)
});

/**
 * What the identity provider sent the browser back with: the parameters of the address.
 */
export const zOidcSignInBody = /* @__PURE__ */ z.object({
    state: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(128)),
    code: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(4096))),
    iss: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(512))),
    error: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(128)))
});

/**
 * The credential's id, in Base64url.
 */
export const zPasskeyCredentialId = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(1364), /* @__PURE__ */ z.regex(/^[A-Za-z0-9_-]+$/));

/**
 * Bytes in Base64url.
 */
export const zPasskeyBytes = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(4096), /* @__PURE__ */ z.regex(/^[A-Za-z0-9_-]+$/));

/**
 * A new credential, as `PublicKeyCredential.toJSON` writes it.
 */
export const zPasskeyAttestation = /* @__PURE__ */ z.object({
    id: zPasskeyCredentialId,
    response: /* @__PURE__ */ z.object({
        clientDataJSON: zPasskeyBytes,
        attestationObject: zPasskeyBytes,
        transports: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(32))).check(/* @__PURE__ */ z.maxLength(8)))
    })
});

/**
 * A passkey that the browser has made.
 */
export const zPasskeySaveBody = /* @__PURE__ */ z.object({
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/\S/)),
    credential: zPasskeyAttestation
});

/**
 * What a credential has signed, as `PublicKeyCredential.toJSON` writes it.
 */
export const zPasskeyAssertion = /* @__PURE__ */ z.object({
    id: zPasskeyCredentialId,
    response: /* @__PURE__ */ z.object({
        clientDataJSON: zPasskeyBytes,
        authenticatorData: zPasskeyBytes,
        signature: zPasskeyBytes,
        userHandle: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(88)))
    })
});

/**
 * What a passkey has signed.
 */
export const zPasskeyProofBody = /* @__PURE__ */ z.object({
    credential: zPasskeyAssertion
});

/**
 * The token of a link, which stands behind its `#`.
 */
export const zPasswordLinkToken = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.length(43));

/**
 * The link that somebody has followed.
 */
export const zPasswordLinkOpenBody = /* @__PURE__ */ z.object({
    token: zPasswordLinkToken
});

/**
 * A password to set; neither the user name nor one of the commonest.
 */
export const zNewPassword = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(8), /* @__PURE__ */ z.maxLength(64));

/**
 * The link, and the password that its holder chooses.
 */
export const zPasswordLinkUseBody = /* @__PURE__ */ z.object({
    token: zPasswordLinkToken,
    password: zNewPassword
});

/**
 * Which products to delete.
 */
export const zProductDeleteBatchBody = /* @__PURE__ */ z.object({
    records: zRecordVersions
});

/**
 * Which product.
 */
export const zProductGetBody = /* @__PURE__ */ z.object({
    id: zId
});

/**
 * Categories hold series, series hold products. Its labels are in the dictionary `productKind`.
 */
export const zProductKind = /* @__PURE__ */ z.enum([
    'category',
    'series',
    'product'
]);

/**
 * Whether the company offers it. A discontinued product is no longer in the catalogue, but visitors still find its page. Only products can be discontinued. Its labels are in the dictionary `productStatus`.
 */
export const zProductStatus = /* @__PURE__ */ z.enum([
    'draft',
    'onShelf',
    'offShelf',
    'discontinued'
]);

/**
 * Which part of the tree; all of it unless said otherwise.
 */
export const zProductGetCascadeBody = /* @__PURE__ */ z.object({
    parentId: /* @__PURE__ */ z.optional(zParentId),
    toKind: /* @__PURE__ */ z.optional(zProductKind),
    status: /* @__PURE__ */ z.optional(zProductStatus)
});

/**
 * What translations of each other share. A record without translations has a group of its own.
 */
export const zTranslationGroupId = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/^[A-Za-z0-9_-]+$/));

/**
 * Which products, sorted how, which page of them.
 */
export const zProductPageBody = /* @__PURE__ */ z.object({
    pageNo: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(1000000))),
    pageSize: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(200))),
    keyword: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(64))),
    sortField: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum([
        'name',
        'code',
        'brand',
        'model',
        'priceAmount',
        'orderBy',
        'createdAt',
        'updatedAt'
    ])),
    sortOrder: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['asc', 'desc'])),
    parentId: /* @__PURE__ */ z.optional(zParentId),
    ancestorId: /* @__PURE__ */ z.optional(zId),
    kind: /* @__PURE__ */ z.optional(zProductKind),
    language: /* @__PURE__ */ z.optional(zLanguage),
    translationGroupId: /* @__PURE__ */ z.optional(zTranslationGroupId),
    brand: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))),
    status: /* @__PURE__ */ z.optional(zProductStatus),
    updatedFrom: /* @__PURE__ */ z.optional(zDateTime),
    updatedTo: /* @__PURE__ */ z.optional(zDateTime),
    updatedBy: /* @__PURE__ */ z.optional(zId)
});

/**
 * Which part of the tree, which page of its top level.
 */
export const zProductCascadePageBody = /* @__PURE__ */ z.object({
    pageNo: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(1000000))),
    pageSize: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(200))),
    keyword: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(64))),
    language: /* @__PURE__ */ z.optional(zLanguage),
    status: /* @__PURE__ */ z.optional(zProductStatus)
});

/**
 * The picture shown in place of one that fails. Its labels are in the dictionary `productImageType`.
 */
export const zProductImageType = /* @__PURE__ */ z.enum([
    'person',
    'car',
    'none'
]);

/**
 * One line of the specifications.
 */
export const zProductSpec = /* @__PURE__ */ z.object({
    group: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/\S/)),
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/\S/)),
    value: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(255), /* @__PURE__ */ z.regex(/\S/)),
    unit: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(32)))
});

/**
 * A decimal number as text, at most two places; null for a price on request. It needs a currency.
 */
export const zProductPrice = /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(15), /* @__PURE__ */ z.regex(/^(0|[1-9]\d{0,11})(\.\d{1,2})?$/)));

/**
 * A form of a product that is ordered under its own code.
 */
export const zProductVariant = /* @__PURE__ */ z.object({
    code: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/^[A-Za-z0-9][A-Za-z0-9._\/-]*$/)),
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(128), /* @__PURE__ */ z.regex(/\S/)),
    specs: /* @__PURE__ */ z.array(zProductSpec).check(/* @__PURE__ */ z.maxLength(12)),
    priceAmount: /* @__PURE__ */ z.optional(zProductPrice)
});

/**
 * Articles about it, in the order shown; those that are not published stay hidden.
 */
export const zRelatedArticleIds = /* @__PURE__ */ z.array(zId).check(/* @__PURE__ */ z.maxLength(20));

/**
 * Currency of the price by its ISO 4217 code; null for none.
 */
export const zProductCurrency = /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.length(3), /* @__PURE__ */ z.regex(/^[A-Z]{3}$/)));

/**
 * What the price includes or leaves out; null for nothing to say.
 */
export const zProductPriceNote = /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(100)));

/**
 * A new category, series or product. `parentId` is `"0"`, `status` `draft`, `imageType` `none` and `orderBy` 0 unless said otherwise.
 */
export const zProductSaveBody = /* @__PURE__ */ z.object({
    parentId: /* @__PURE__ */ z.optional(zParentId),
    language: /* @__PURE__ */ z.optional(zLanguage),
    translationGroupId: /* @__PURE__ */ z.optional(zTranslationGroupIdOrNull),
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(128), /* @__PURE__ */ z.regex(/\S/)),
    code: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/^[A-Za-z0-9][A-Za-z0-9._\/-]*$/))),
    brand: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))),
    model: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))),
    cover: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(2048), /* @__PURE__ */ z.regex(/^(https?:\/\/[^\s\x00-\x1f\x7f<>"'`\\]+|\/(?![\/\\])[^\s\x00-\x1f\x7f<>"'`\\]*)$/))),
    images: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(8192), /* @__PURE__ */ z.regex(/^((https?:\/\/[^\s\x00-\x1f\x7f<>"'`\\;]+|\/(?![\/\\])[^\s\x00-\x1f\x7f<>"'`\\;]*)(;(https?:\/\/[^\s\x00-\x1f\x7f<>"'`\\;]+|\/(?![\/\\])[^\s\x00-\x1f\x7f<>"'`\\;]*))*)?$/))),
    imageType: /* @__PURE__ */ z.optional(zProductImageType),
    summary: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(500))),
    content: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(1000000))),
    specs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(zProductSpec).check(/* @__PURE__ */ z.maxLength(200))),
    variants: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(zProductVariant).check(/* @__PURE__ */ z.maxLength(30))),
    attachments: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(zAttachment).check(/* @__PURE__ */ z.maxLength(20))),
    relatedArticleIds: /* @__PURE__ */ z.optional(zRelatedArticleIds),
    replacedById: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/^[A-Za-z0-9_-]+$/))),
    priceAmount: /* @__PURE__ */ z.optional(zProductPrice),
    priceCurrency: /* @__PURE__ */ z.optional(zProductCurrency),
    priceNote: /* @__PURE__ */ z.optional(zProductPriceNote),
    status: /* @__PURE__ */ z.optional(zProductStatus),
    orderBy: /* @__PURE__ */ z.optional(zOrderBy),
    kind: zProductKind
});

/**
 * The changed fields of a product.
 */
export const zProductUpdateBody = /* @__PURE__ */ z.object({
    parentId: /* @__PURE__ */ z.optional(zParentId),
    language: /* @__PURE__ */ z.optional(zLanguage),
    translationGroupId: /* @__PURE__ */ z.optional(zTranslationGroupIdOrNull),
    name: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(128), /* @__PURE__ */ z.regex(/\S/))),
    code: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/^[A-Za-z0-9][A-Za-z0-9._\/-]*$/))),
    brand: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))),
    model: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))),
    cover: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(2048), /* @__PURE__ */ z.regex(/^(https?:\/\/[^\s\x00-\x1f\x7f<>"'`\\]+|\/(?![\/\\])[^\s\x00-\x1f\x7f<>"'`\\]*)$/))),
    images: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(8192), /* @__PURE__ */ z.regex(/^((https?:\/\/[^\s\x00-\x1f\x7f<>"'`\\;]+|\/(?![\/\\])[^\s\x00-\x1f\x7f<>"'`\\;]*)(;(https?:\/\/[^\s\x00-\x1f\x7f<>"'`\\;]+|\/(?![\/\\])[^\s\x00-\x1f\x7f<>"'`\\;]*))*)?$/))),
    imageType: /* @__PURE__ */ z.optional(zProductImageType),
    summary: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(500))),
    content: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(1000000))),
    specs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(zProductSpec).check(/* @__PURE__ */ z.maxLength(200))),
    variants: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(zProductVariant).check(/* @__PURE__ */ z.maxLength(30))),
    attachments: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(zAttachment).check(/* @__PURE__ */ z.maxLength(20))),
    relatedArticleIds: /* @__PURE__ */ z.optional(zRelatedArticleIds),
    replacedById: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/^[A-Za-z0-9_-]+$/))),
    priceAmount: /* @__PURE__ */ z.optional(zProductPrice),
    priceCurrency: /* @__PURE__ */ z.optional(zProductCurrency),
    priceNote: /* @__PURE__ */ z.optional(zProductPriceNote),
    status: /* @__PURE__ */ z.optional(zProductStatus),
    orderBy: /* @__PURE__ */ z.optional(zOrderBy),
    id: zId,
    version: zVersion
});

/**
 * What is answered with it. Its labels are in the dictionary `replyTemplateKind`.
 */
export const zReplyTemplateKind = /* @__PURE__ */ z.enum(['comment', 'message']);

/**
 * A language by its tag (BCP 47).
 */
export const zTemplateLanguage = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(2), /* @__PURE__ */ z.maxLength(35), /* @__PURE__ */ z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/));

/**
 * A new template.
 */
export const zReplyTemplateSaveBody = /* @__PURE__ */ z.object({
    kind: zReplyTemplateKind,
    language: zTemplateLanguage,
    title: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(80), /* @__PURE__ */ z.regex(/\S/)),
    content: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(2000), /* @__PURE__ */ z.regex(/\S/))
});

/**
 * The changed fields of a template.
 */
export const zReplyTemplateUpdateBody = /* @__PURE__ */ z.object({
    kind: /* @__PURE__ */ z.optional(zReplyTemplateKind),
    language: /* @__PURE__ */ z.optional(zTemplateLanguage),
    title: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(80), /* @__PURE__ */ z.regex(/\S/))),
    content: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(2000), /* @__PURE__ */ z.regex(/\S/))),
    id: zId,
    version: zVersion
});

/**
 * A list of the back office, by the operation that pages through it.
 */
export const zListName = /* @__PURE__ */ z.enum([
    'articlesPage',
    'authsPage',
    'bannersPage',
    'commentsPage',
    'dictItemsPage',
    'filesPage',
    'friendlyLinksPage',
    'liveSessionsPage',
    'messagesPage',
    'operationLogsPage',
    'productsPage',
    'quickLinksPage',
    'releasesPage',
    'replyTemplatesPage',
    'rolesPage',
    'signInLogsPage',
    'usersPage',
    'workgroupsPage'
]);

/**
 * The id of a view of the list; null for none.
 */
export const zSavedViewIdOrNull = /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/^[A-Za-z0-9_-]+$/)));

/**
 * The default view of a list.
 */
export const zSavedViewDefaultBody = /* @__PURE__ */ z.object({
    list: zListName,
    viewId: zSavedViewIdOrNull
});

/**
 * The id of a column.
 */
export const zListColumnId = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(40), /* @__PURE__ */ z.regex(/^[A-Za-z][A-Za-z0-9]*$/));

/**
 * The columns that the view shows, by their ids; those that the list does not have any more are ignored. Null for those that a person has arranged.
 */
export const zSavedViewColumns = /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.object({
    hidden: /* @__PURE__ */ z.array(zListColumnId).check(/* @__PURE__ */ z.maxLength(40)),
    order: /* @__PURE__ */ z.array(zListColumnId).check(/* @__PURE__ */ z.maxLength(40))
}));

/**
 * A new view of a list. It shows the columns that a person has arranged and is the caller's own unless said otherwise.
 */
export const zSavedViewSaveBody = /* @__PURE__ */ z.object({
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/\S/)),
    search: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(2000), /* @__PURE__ */ z.regex(/^[A-Za-z0-9%&=._~+!*'()-]*$/)),
    columns: /* @__PURE__ */ z.optional(zSavedViewColumns),
    shared: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    list: zListName
});

/**
 * The changed fields of a view.
 */
export const zSavedViewUpdateBody = /* @__PURE__ */ z.object({
    name: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/\S/))),
    search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(2000), /* @__PURE__ */ z.regex(/^[A-Za-z0-9%&=._~+!*'()-]*$/))),
    columns: /* @__PURE__ */ z.optional(zSavedViewColumns),
    shared: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    id: zId,
    version: zVersion
});

/**
 * The six digits that the authenticator app shows, or a recovery code. Blanks and hyphens are ignored.
 */
export const zSecondFactorCode = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(6), /* @__PURE__ */ z.maxLength(32), /* @__PURE__ */ z.regex(/^[0-9A-Za-z -]+$/));

/**
 * A code of the second factor.
 */
export const zSecondFactorCodeBody = /* @__PURE__ */ z.object({
    code: zSecondFactorCode
});

/**
 * A code of the second factor.
 */
export const zRecoveryCodesBody = /* @__PURE__ */ z.object({
    code: /* @__PURE__ */ z.optional(zSecondFactorCode)
});

/**
 * Colour of links and of the one thing to do next, as six hexadecimal digits; null for the one that is shipped.
 */
export const zAccentColor = /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.length(7), /* @__PURE__ */ z.regex(/^#[0-9a-f]{6}$/)));

/**
 * The typeface of names and headlines on the public pages: with or without serifs.
 */
export const zDisplayFace = /* @__PURE__ */ z.enum(['serif', 'sans']);

/**
 * A presence of the company elsewhere.
 */
export const zSocialLink = /* @__PURE__ */ z.object({
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/\S/)),
    url: zUrl
});

/**
 * A language of the site's content.
 */
export const zSiteLanguage = /* @__PURE__ */ z.object({
    code: zLanguage,
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/\S/)),
    isDefault: /* @__PURE__ */ z.boolean()
});

/**
 * The company's texts in another language. What is null is shown in the default language.
 */
export const zSettingTranslation = /* @__PURE__ */ z.object({
    language: zLanguage,
    companyName: /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(128))),
    slogan: /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(255))),
    copyright: /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(255))),
    address: /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(500))),
    seoTitle: /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(128))),
    seoDescription: /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(500)))
});

/**
 * The changed settings.
 */
export const zSiteSettingUpdateBody = /* @__PURE__ */ z.object({
    id: zId,
    version: zVersion,
    systemName: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/\S/))),
    companyName: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(128), /* @__PURE__ */ z.regex(/\S/))),
    logo: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(2048), /* @__PURE__ */ z.regex(/^(https?:\/\/[^\s\x00-\x1f\x7f<>"'`\\]+|\/(?![\/\\])[^\s\x00-\x1f\x7f<>"'`\\]*)$/))),
    accentLight: /* @__PURE__ */ z.optional(zAccentColor),
    accentDark: /* @__PURE__ */ z.optional(zAccentColor),
    displayFace: /* @__PURE__ */ z.optional(zDisplayFace),
    slogan: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(255))),
    icp: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))),
    copyright: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(255))),
    phone: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(32), /* @__PURE__ */ z.regex(/^[0-9+() -]{3,32}$/))),
    email: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.email().check(/* @__PURE__ */ z.maxLength(254))),
    address: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(500))),
    socialLinks: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(zSocialLink).check(/* @__PURE__ */ z.maxLength(20))),
    seoTitle: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(128))),
    seoDescription: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(500))),
    languages: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(zSiteLanguage).check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(2))),
    translations: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(zSettingTranslation).check(/* @__PURE__ */ z.maxLength(2))),
    commentEnabled: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    messageEnabled: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    commentCloseAfterDays: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(3650))),
    blockedWords: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(2), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/\S/))).check(/* @__PURE__ */ z.maxLength(200)))
});

/**
 * The account's password, compared exactly as it is typed.
 */
export const zSignInPassword = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(128));

/**
 * What the signed-in person confirms with.
 */
export const zStepUpBody = /* @__PURE__ */ z.object({
    password: zSignInPassword,
    code: /* @__PURE__ */ z.optional(zSecondFactorCode)
});

/**
 * Deleted records.
 */
export const zTrashBody = /* @__PURE__ */ z.object({
    ids: /* @__PURE__ */ z.array(zId).check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(200))
});

/**
 * The roles to look through together; one, or those of a person.
 */
export const zViewAsBody = /* @__PURE__ */ z.object({
    roleIds: /* @__PURE__ */ z.array(zId).check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(20))
});

/**
 * The webhook that gets another secret.
 */
export const zWebhookRotateBody = /* @__PURE__ */ z.object({
    id: zId,
    version: zVersion
});

/**
 * What a webhook may receive. `cache.invalidated` names the keys of responses that caches in front must drop.
 */
export const zWebhookEvent = /* @__PURE__ */ z.enum([
    'article.published',
    'article.offline',
    'comment.created',
    'cache.invalidated'
]);

/**
 * A new webhook. It is enabled unless said otherwise.
 */
export const zWebhookSaveBody = /* @__PURE__ */ z.object({
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/\S/)),
    url: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(2048), /* @__PURE__ */ z.regex(/^https?:\/\/(?![^\/]*@)[^\s\x00-\x1f\x7f<>"'`\\]+$/)),
    events: /* @__PURE__ */ z.array(zWebhookEvent).check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(4)),
    enabled: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean())
});

/**
 * The changed fields of a webhook.
 */
export const zWebhookUpdateBody = /* @__PURE__ */ z.object({
    name: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/\S/))),
    url: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(2048), /* @__PURE__ */ z.regex(/^https?:\/\/(?![^\/]*@)[^\s\x00-\x1f\x7f<>"'`\\]+$/))),
    events: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(zWebhookEvent).check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(4))),
    enabled: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    id: zId,
    version: zVersion
});

/**
 * What is permitted, as `domain:resource:action`. Operations name theirs in `x-permission`.
 */
export const zAuthCode = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(96), /* @__PURE__ */ z.regex(/^[a-z][A-Za-z0-9]*:[a-z][A-Za-z0-9]*:[a-z][A-Za-z0-9]*$/));

/**
 * A new permission.
 */
export const zAuthAddBody = /* @__PURE__ */ z.object({
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/\S/)),
    menuId: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/^[A-Za-z0-9_-]+$/))),
    action: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/^[a-z][A-Za-z0-9]*$/)),
    httpMethod: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.enum([
        'GET',
        'POST',
        'PUT',
        'DELETE'
    ])),
    apiPath: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(255))),
    description: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(500))),
    orderBy: /* @__PURE__ */ z.optional(zOrderBy),
    status: /* @__PURE__ */ z.optional(zEnabledStatus),
    code: zAuthCode
});

/**
 * The changed fields of a permission.
 */
export const zAuthUpdateBody = /* @__PURE__ */ z.object({
    name: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/\S/))),
    menuId: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/^[A-Za-z0-9_-]+$/))),
    action: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/^[a-z][A-Za-z0-9]*$/))),
    httpMethod: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.enum([
        'GET',
        'POST',
        'PUT',
        'DELETE'
    ])),
    apiPath: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(255))),
    description: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(500))),
    orderBy: /* @__PURE__ */ z.optional(zOrderBy),
    status: /* @__PURE__ */ z.optional(zEnabledStatus),
    id: zId,
    version: zVersion
});

/**
 * The account's user name, ignoring case and surrounding blanks.
 */
export const zSignInName = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64));

/**
 * Credentials as JSON.
 */
export const zLoginBody = /* @__PURE__ */ z.object({
    username: zSignInName,
    password: zSignInPassword,
    code: /* @__PURE__ */ z.optional(zSecondFactorCode)
});

/**
 * `directory`, `menu` and `link` appear in the side menu, `hidden-menu` is a route without an entry, `api` neither. A
 * `link` leads to another site, in a new tab. Shown with the words of the dictionary `menuType`.
 *
 */
export const zMenuType = /* @__PURE__ */ z.enum([
    'directory',
    'menu',
    'hidden-menu',
    'api',
    'link'
]);

/**
 * The counter of the signed-in user that is shown as a badge on the entry; null for none.
 */
export const zBadgeKey = /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.enum([
    'waitToHandle',
    'waitToRead',
    'pendingComments',
    'newMessages'
]));

/**
 * A new menu. `status` is `enabled` and `orderBy` 0 unless said otherwise.
 */
export const zMenuCreateBody = /* @__PURE__ */ z.object({
    parentId: zParentId,
    type: zMenuType,
    name: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/^[A-Za-z][A-Za-z0-9_-]*$/))),
    title: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/\S/)),
    icon: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/^[A-Za-z][A-Za-z0-9:_-]*$/))),
    url: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(255), /* @__PURE__ */ z.regex(/^(\/(:?[A-Za-z0-9._~-]+(\/:?[A-Za-z0-9._~-]+)*)?|https:\/\/[^\s\x00-\x1f\x7f<>"'`\\]+)$/))),
    component: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(128), /* @__PURE__ */ z.regex(/^[A-Za-z0-9@_.\/-]+$/))),
    permissionCode: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(96), /* @__PURE__ */ z.regex(/^[a-z][A-Za-z0-9]*:[a-z][A-Za-z0-9]*:[a-z][A-Za-z0-9]*$/))),
    orderBy: /* @__PURE__ */ z.optional(zOrderBy),
    affix: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    noCache: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    activeMenu: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(255), /* @__PURE__ */ z.regex(/^\/(:?[A-Za-z0-9._~-]+(\/:?[A-Za-z0-9._~-]+)*)?$/))),
    badgeKey: /* @__PURE__ */ z.optional(zBadgeKey),
    status: /* @__PURE__ */ z.optional(zEnabledStatus),
    description: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(500)))
});

/**
 * The changed fields of a menu.
 */
export const zMenuUpdateBody = /* @__PURE__ */ z.object({
    parentId: /* @__PURE__ */ z.optional(zParentId),
    type: /* @__PURE__ */ z.optional(zMenuType),
    name: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/^[A-Za-z][A-Za-z0-9_-]*$/))),
    title: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/\S/))),
    icon: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/^[A-Za-z][A-Za-z0-9:_-]*$/))),
    url: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(255), /* @__PURE__ */ z.regex(/^(\/(:?[A-Za-z0-9._~-]+(\/:?[A-Za-z0-9._~-]+)*)?|https:\/\/[^\s\x00-\x1f\x7f<>"'`\\]+)$/))),
    component: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(128), /* @__PURE__ */ z.regex(/^[A-Za-z0-9@_.\/-]+$/))),
    permissionCode: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(96), /* @__PURE__ */ z.regex(/^[a-z][A-Za-z0-9]*:[a-z][A-Za-z0-9]*:[a-z][A-Za-z0-9]*$/))),
    orderBy: /* @__PURE__ */ z.optional(zOrderBy),
    affix: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    noCache: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    activeMenu: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(255), /* @__PURE__ */ z.regex(/^\/(:?[A-Za-z0-9._~-]+(\/:?[A-Za-z0-9._~-]+)*)?$/))),
    badgeKey: /* @__PURE__ */ z.optional(zBadgeKey),
    status: /* @__PURE__ */ z.optional(zEnabledStatus),
    description: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(500))),
    id: zId,
    version: zVersion
});

/**
 * The organisation's word for programs.
 */
export const zOrgCode = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/));

/**
 * Its labels are in the dictionary `orgType`.
 */
export const zOrgType = /* @__PURE__ */ z.enum([
    'company',
    'department',
    'team'
]);

/**
 * A new organisation. `type` is `department`, `status` `enabled` and `orderBy` 0 unless said otherwise.
 */
export const zOrgCreateBody = /* @__PURE__ */ z.object({
    parentId: zParentId,
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(128), /* @__PURE__ */ z.regex(/\S/)),
    code: zOrgCode,
    type: /* @__PURE__ */ z.optional(zOrgType),
    leaderId: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/^[A-Za-z0-9_-]+$/))),
    phone: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(32), /* @__PURE__ */ z.regex(/^[0-9+() -]{3,32}$/))),
    email: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.email().check(/* @__PURE__ */ z.maxLength(254))),
    orderBy: /* @__PURE__ */ z.optional(zOrderBy),
    status: /* @__PURE__ */ z.optional(zEnabledStatus)
});

/**
 * The changed fields of an organisation.
 */
export const zOrgUpdateBody = /* @__PURE__ */ z.object({
    parentId: /* @__PURE__ */ z.optional(zParentId),
    name: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(128), /* @__PURE__ */ z.regex(/\S/))),
    code: /* @__PURE__ */ z.optional(zOrgCode),
    type: /* @__PURE__ */ z.optional(zOrgType),
    leaderId: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/^[A-Za-z0-9_-]+$/))),
    phone: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(32), /* @__PURE__ */ z.regex(/^[0-9+() -]{3,32}$/))),
    email: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.email().check(/* @__PURE__ */ z.maxLength(254))),
    orderBy: /* @__PURE__ */ z.optional(zOrderBy),
    status: /* @__PURE__ */ z.optional(zEnabledStatus),
    id: zId,
    version: zVersion
});

/**
 * A list of ids, each at most once.
 */
export const zIds = /* @__PURE__ */ z.array(zId).check(/* @__PURE__ */ z.maxLength(999));

/**
 * The whole set of permissions that the role grants.
 */
export const zRoleAuthsUpdateBody = /* @__PURE__ */ z.object({
    roleId: zId,
    version: zVersion,
    authIds: zIds
});

/**
 * The role's word for programs. It never changes.
 */
export const zRoleCode = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(2), /* @__PURE__ */ z.maxLength(32), /* @__PURE__ */ z.regex(/^[a-z][A-Za-z0-9_-]+$/));

/**
 * A new role. `status` is `enabled`, `orderBy` 0 and `requireSecondFactor` false unless said otherwise.
 */
export const zRoleCreateBody = /* @__PURE__ */ z.object({
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/\S/)),
    description: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(500))),
    status: /* @__PURE__ */ z.optional(zEnabledStatus),
    requireSecondFactor: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    orderBy: /* @__PURE__ */ z.optional(zOrderBy),
    code: zRoleCode,
    copyOf: /* @__PURE__ */ z.optional(zId)
});

/**
 * The whole sets of menus that the role opens and of permissions that it holds.
 */
export const zRoleGrantsUpdateBody = /* @__PURE__ */ z.object({
    id: zId,
    version: zVersion,
    menuIds: zIds,
    authIds: zIds
});

/**
 * The whole set of menus that the role opens.
 */
export const zRoleMenusUpdateBody = /* @__PURE__ */ z.object({
    roleId: zId,
    version: zVersion,
    menuIds: zIds,
    halfMenuIds: /* @__PURE__ */ z.optional(zIds)
});

/**
 * The changed fields of a role.
 */
export const zRoleUpdateBody = /* @__PURE__ */ z.object({
    name: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/\S/))),
    description: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(500))),
    status: /* @__PURE__ */ z.optional(zEnabledStatus),
    requireSecondFactor: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    orderBy: /* @__PURE__ */ z.optional(zOrderBy),
    id: zId,
    version: zVersion
});

/**
 * Its labels are in the dictionary `gender`.
 */
export const zGender = /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.enum([
    'male',
    'female',
    'other'
]));

/**
 * Whether the account may sign in. Its labels are in the dictionary `userStatus`.
 */
export const zUserStatus = /* @__PURE__ */ z.enum(['active', 'disabled']);

/**
 * The name to sign in with. It never changes.
 */
export const zUsername = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(3), /* @__PURE__ */ z.maxLength(32), /* @__PURE__ */ z.regex(/^[a-z][a-z0-9._-]+$/));

/**
 * A new account. `status` is `active` unless said otherwise. Who gets no `password` is sent a link to choose one.
 */
export const zUserAddBody = /* @__PURE__ */ z.object({
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/\S/)),
    email: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.email().check(/* @__PURE__ */ z.maxLength(254))),
    mobile: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(32), /* @__PURE__ */ z.regex(/^[0-9+() -]{3,32}$/))),
    avatar: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(2048), /* @__PURE__ */ z.regex(/^(https?:\/\/[^\s\x00-\x1f\x7f<>"'`\\]+|\/(?![\/\\])[^\s\x00-\x1f\x7f<>"'`\\]*)$/))),
    gender: /* @__PURE__ */ z.optional(zGender),
    orgId: zId,
    jobTitle: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(64))),
    roleIds: /* @__PURE__ */ z.array(zId).check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(20)),
    programId: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))),
    status: /* @__PURE__ */ z.optional(zUserStatus),
    mustChangePassword: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    remark: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(500))),
    username: zUsername,
    password: /* @__PURE__ */ z.optional(zNewPassword)
});

/**
 * A kind of open work: reviews to decide, articles not yet published that the person created, what was circulated to them unread, comments and messages assigned to them, releases not yet out that they created, organisations and workgroups that they lead.
 */
export const zWorkKind = /* @__PURE__ */ z.enum([
    'reviewTask',
    'article',
    'circulation',
    'comment',
    'message',
    'release',
    'org',
    'workgroup'
]);

/**
 * Everything open of one kind, and who gets it.
 */
export const zHandOver = /* @__PURE__ */ z.object({
    kind: zWorkKind,
    toId: zId
});

/**
 * Who leaves, and what becomes of the work that is open with them; what `handOver` does not name is left.
 */
export const zUserDeactivateBody = /* @__PURE__ */ z.object({
    id: zId,
    version: zVersion,
    action: /* @__PURE__ */ z.enum(['disable', 'delete']),
    handOver: /* @__PURE__ */ z.array(zHandOver).check(/* @__PURE__ */ z.maxLength(8))
});

/**
 * The changed fields of an account.
 */
export const zUserUpdateBody = /* @__PURE__ */ z.object({
    name: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/\S/))),
    email: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.email().check(/* @__PURE__ */ z.maxLength(254))),
    mobile: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(32), /* @__PURE__ */ z.regex(/^[0-9+() -]{3,32}$/))),
    avatar: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(2048), /* @__PURE__ */ z.regex(/^(https?:\/\/[^\s\x00-\x1f\x7f<>"'`\\]+|\/(?![\/\\])[^\s\x00-\x1f\x7f<>"'`\\]*)$/))),
    gender: /* @__PURE__ */ z.optional(zGender),
    orgId: /* @__PURE__ */ z.optional(zId),
    jobTitle: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(64))),
    roleIds: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(zId).check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(20))),
    programId: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))),
    status: /* @__PURE__ */ z.optional(zUserStatus),
    mustChangePassword: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    remark: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(500))),
    id: zId,
    version: zVersion
});

/**
 * The changed fields of one's own account.
 */
export const zUserUpdateOwnBody = /* @__PURE__ */ z.object({
    name: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/\S/))),
    email: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.email().check(/* @__PURE__ */ z.maxLength(254))),
    mobile: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(32), /* @__PURE__ */ z.regex(/^[0-9+() -]{3,32}$/))),
    avatar: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(2048), /* @__PURE__ */ z.regex(/^(https?:\/\/[^\s\x00-\x1f\x7f<>"'`\\]+|\/(?![\/\\])[^\s\x00-\x1f\x7f<>"'`\\]*)$/)))
});

/**
 * The old password and the new one.
 */
export const zUserUpdatePwdBody = /* @__PURE__ */ z.object({
    oldPassword: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
    newPassword: zNewPassword
});

/**
 * The workgroup's word for programs.
 */
export const zWorkgroupCode = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/^[A-Za-z][A-Za-z0-9_-]*$/));

/**
 * Whether the workgroup approves in a review when one member does, or when all have. Its labels are in the dictionary `reviewMode`.
 */
export const zReviewMode = /* @__PURE__ */ z.enum(['any', 'all']);

/**
 * A new workgroup. `reviewMode` is `any`, `status` `enabled` and `orderBy` 0 unless said otherwise.
 */
export const zWorkgroupCreateBody = /* @__PURE__ */ z.object({
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/\S/)),
    code: zWorkgroupCode,
    description: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(500))),
    leaderId: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/^[A-Za-z0-9_-]+$/))),
    reviewMode: /* @__PURE__ */ z.optional(zReviewMode),
    status: /* @__PURE__ */ z.optional(zEnabledStatus),
    orderBy: /* @__PURE__ */ z.optional(zOrderBy)
});

/**
 * What the member is in the group. Its labels are in the dictionary `memberRole`.
 */
export const zMemberRole = /* @__PURE__ */ z.enum(['leader', 'member']);

/**
 * Accounts to add to a workgroup, as `member` and at position 0 unless said otherwise.
 */
export const zWorkgroupMemberAddBody = /* @__PURE__ */ z.object({
    workgroupId: zId,
    userIds: /* @__PURE__ */ z.array(zId).check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(100)),
    memberRole: /* @__PURE__ */ z.optional(zMemberRole),
    orderBy: /* @__PURE__ */ z.optional(zOrderBy)
});

/**
 * The changed fields of a membership.
 */
export const zWorkgroupMemberUpdateBody = /* @__PURE__ */ z.object({
    id: zId,
    version: zVersion,
    memberRole: /* @__PURE__ */ z.optional(zMemberRole),
    orderBy: /* @__PURE__ */ z.optional(zOrderBy)
});

/**
 * The changed fields of a workgroup.
 */
export const zWorkgroupUpdateBody = /* @__PURE__ */ z.object({
    name: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/\S/))),
    code: /* @__PURE__ */ z.optional(zWorkgroupCode),
    description: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(500))),
    leaderId: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64), /* @__PURE__ */ z.regex(/^[A-Za-z0-9_-]+$/))),
    reviewMode: /* @__PURE__ */ z.optional(zReviewMode),
    status: /* @__PURE__ */ z.optional(zEnabledStatus),
    orderBy: /* @__PURE__ */ z.optional(zOrderBy),
    id: zId,
    version: zVersion
});
