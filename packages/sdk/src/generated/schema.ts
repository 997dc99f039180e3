// Generated from openapi/ by `pnpm generate`. Do not edit.

/**
 * An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree.
 * @example 019368f2-6b1e-7c55-a1c4-5d0f0e8b2a11
 */
export type Id = string;
/**
 * A step through review and publication.
 */
export type WorkflowAction = "submit" | "withdraw" | "approve" | "reject" | "return" | "transfer" | "circulate" | "markRead" | "publish" | "schedule" | "unschedule" | "offline";
/** The envelope of every answer. Operations add their own `result`. */
export interface Reply {
    /** `true` when the call did what it says. */
    success: boolean;
    /**
     * 0 on success, 1 on failure.
     */
    code: 0 | 1;
    /** A sentence for people. */
    message: string;
    /** Identifies this call in the server's log. */
    requestId: string;
    /** Present and `true` when more records follow than the list has, 999 at most. Of the first 10,000, `pageNo` gets the next. */
    truncated?: boolean;
}
/**
 * What a reason is about. The account: `accountDisabled`, `signInLocked`, `passwordDue`. The operation: `everybody` and `signedIn` need no permission. Roles and permission: `administrator`, `roleGrants`, `roleDisabled` (holds the permission, but is disabled), `notGranted` (`roles` names the enabled ones that would grant it), `permissionDisabled`, `permissionMissing`. The page of the button: `pageOpened`, `pageNotOpened` (`roles` names the enabled ones that would open it), `pageDisabled`. The record: `recordAllows`, `recordRefuses` with the error that the call would get.
 */
export type AccessReasonKind = "accountDisabled" | "signInLocked" | "passwordDue" | "everybody" | "signedIn" | "administrator" | "roleGrants" | "roleDisabled" | "notGranted" | "permissionDisabled" | "permissionMissing" | "pageOpened" | "pageNotOpened" | "pageDisabled" | "recordAllows" | "recordRefuses";
/** A role that is part of a reason. */
export interface AccessRole {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** Its name. */
    name: string;
}
/**
 * Format: date-time
 * @description A date-time, ISO 8601 in UTC with a final `Z`; null for none.
 * @example 2026-03-14T09:30:00.000Z
 */
export type DateTimeOrNull = string | null;
/** One link of the chain that leads to the answer. */
export interface AccessReason {
    /** What a reason is about. The account: `accountDisabled`, `signInLocked`, `passwordDue`. The operation: `everybody` and `signedIn` need no permission. Roles and permission: `administrator`, `roleGrants`, `roleDisabled` (holds the permission, but is disabled), `notGranted` (`roles` names the enabled ones that would grant it), `permissionDisabled`, `permissionMissing`. The page of the button: `pageOpened`, `pageNotOpened` (`roles` names the enabled ones that would open it), `pageDisabled`. The record: `recordAllows`, `recordRefuses` with the error that the call would get. */
    kind: AccessReasonKind;
    /**
     * Whether it speaks for the answer yes (`allows`), makes it no (`refuses`), or only explains (`notes`).
     */
    effect: "allows" | "refuses" | "notes";
    /** Code of the permission that it is about; null where it is about none. */
    code: string | null;
    /** Name of the permission, or title of the page; null where it is about neither. */
    subject: string | null;
    /** The roles that it names; empty where it names none. */
    roles: AccessRole[];
    /** Error code that the call on the record would get; null elsewhere. */
    errorCode: string | null;
    /** The sentence that the call on the record would get; null elsewhere. */
    message: string | null;
    /** When a lock on signing in ends; null elsewhere. */
    until: DateTimeOrNull;
}
/** Whether an account may do something, and why. */
export interface AccessExplanation {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    userId: Id;
    /** The account's name for people. */
    name: string;
    /** Whether no reason refuses it. */
    allowed: boolean;
    /** The chain from the account to the record, in this order. */
    reasons: AccessReason[];
}
/** Whether an account may do something, and why. */
export interface AccessExplanationReply extends Reply {
    /** Whether an account may do something, and why. */
    result: AccessExplanation;
}
/**
 * What went wrong, for programs. The message says it for people.
 */
export type ErrorCode = "UNAUTHENTICATED" | "FORBIDDEN" | "PASSWORD_CHANGE_REQUIRED" | "SESSION_REQUIRED" | "STEP_UP_REQUIRED" | "SECOND_FACTOR_DUE" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "VERSION_CONFLICT" | "DUPLICATE" | "GONE" | "VALIDATION_FAILED" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_KEY_REUSED" | "RATE_LIMITED" | "NOT_IMPLEMENTED" | "UNAVAILABLE" | "DATABASE_UNAVAILABLE" | "READ_ONLY" | "INTERNAL" | "BAD_CREDENTIALS" | "SECOND_FACTOR_REQUIRED" | "SECOND_FACTOR_WRONG" | "PASSKEY_WRONG" | "OIDC_FAILED" | "OIDC_NO_ACCOUNT" | "OIDC_SECOND_FACTOR" | "LOCAL_SIGN_IN_OFF" | "ACCOUNT_LOCKED" | "ACCOUNT_DISABLED" | "PASSWORD_WEAK" | "OLD_PASSWORD_WRONG" | "LAST_ADMIN" | "NO_WAY_IN" | "ADMIN_LOCKOUT" | "SELF_FORBIDDEN" | "IN_USE" | "LIMIT_REACHED" | "HAS_CHILDREN" | "CYCLE" | "BUILTIN_READONLY" | "DICT_CODE_COLLISION" | "MENU_NAME_TAKEN" | "SLUG_TAKEN" | "REVIEW_RUNNING" | "REVIEW_NOT_RUNNING" | "TASK_ALREADY_HANDLED" | "NOT_ASSIGNEE" | "SELF_APPROVAL" | "COMMENT_REQUIRED" | "NO_ASSIGNEE" | "NOT_APPROVED_VERSION" | "APPROVAL_OUTDATED" | "COMMENT_CLOSED" | "FILE_TYPE" | "FILE_NAME" | "FILE_TOO_LARGE" | "FILE_EMPTY" | "THEME_NOT_FOUND";
/**
 * One field that was not accepted.
 * @example {
 *       "field": "title",
 *       "code": "maxLength",
 *       "message": "must be at most 200 characters"
 *     }
 */
export interface FieldError {
    /** Path of the field in the body or query, with dots and indexes (`attachments.0.url`); empty for the whole. */
    field: string;
    /** The rule that failed, in the contract's own keyword (`required`, `maxLength`, `pattern`, …). */
    code: string;
    /** What is wrong and what is accepted, for people, without the field's name. */
    message: string;
    /** A value that would be accepted, where one is known. */
    suggestion?: string;
}
/** The envelope of a refused call. */
export interface Failure extends Reply {
    /**
     * Always `false`.
     */
    success: false;
    /**
     * Always 1.
     */
    code: 1;
    /** What went wrong, for programs. The message says it for people. */
    errorCode: ErrorCode;
    /** What was not accepted, field by field; left out where the refusal concerns no field. */
    fieldErrors?: FieldError[];
    /** Facts that help the caller go on (the current record on `VERSION_CONFLICT`, counts on `IN_USE`), else null. */
    result: Record<string, never> | null;
}
/** One page of a list. */
export interface Page<Row> {
    /** The records of this page, in the order of the list. */
    records: Row[];
    /** Number of matching records in all; where `truncated` says so, of those that can be paged to. */
    total: number;
    /** Present and `true` when more records match than `total` counts. Lists of the back office are counted and paged to 10,000 records: narrow the filters, or turn the order round. */
    truncated?: boolean;
    /** This page's number from 1. */
    pageNo: number;
    /** Records a page holds. */
    pageSize: number;
    /** Number of pages in all. */
    pages: number;
}
/**
 * Format: date-time
 * @description A date-time, ISO 8601 in UTC with a final `Z`.
 * @example 2026-03-14T09:30:00.000Z
 */
export type DateTime = string;
/**
 * A personal access token of the signed-in account. The token itself is returned only when it is created.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a51",
 *       "name": "Nightly export",
 *       "scopes": [
 *         "content:article:page",
 *         "content:article:view"
 *       ],
 *       "createdAt": "2026-03-14T09:30:00.000Z",
 *       "expiresAt": "2026-06-12T09:30:00.000Z",
 *       "lastUsedAt": null
 *     }
 */
export interface AccessToken {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** What it is for. */
    name: string;
    /** Codes of the permissions that it has, as far as its account still holds them. */
    scopes: string[];
    /** When it was created. */
    createdAt: DateTime;
    /** When it ends. */
    expiresAt: DateTime;
    /** When it last called, to the minute; null when it never has. */
    lastUsedAt: DateTimeOrNull;
}
/** One page of personal access tokens. */
export interface AccessTokenPageReply extends Reply {
    result: Page<AccessToken>;
}
/**
 * The code of a permission.
 * @example content:article:view
 */
export type AccessTokenScopeCode = string;
/**
 * A new personal access token.
 * @example {
 *       "name": "Nightly export",
 *       "scopes": [
 *         "content:article:page",
 *         "content:article:view"
 *       ],
 *       "expiresAt": "2026-06-12T09:30:00.000Z"
 *     }
 */
export interface AccessTokenSaveBody {
    /**
     * What it is for; the operation log names it.
     * @example Nightly export
     */
    name: string;
    /** Codes of permissions that the account holds; each at most once. */
    scopes: AccessTokenScopeCode[];
    /** When it ends, a year from now at most. */
    expiresAt: DateTime;
}
/**
 * A new personal access token, and the token itself.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a51",
 *       "token": "atrium_pat_4fNQm0x6cW3jvT2RkY8uEo1sLhDzPaBgIi7XqV5nMtC"
 *     }
 */
export interface AccessTokenCreated {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** Send it in `Authorization`, bare or after `Bearer `. It is returned only here. */
    token: string;
}
/** A new personal access token. */
export interface AccessTokenCreatedReply extends Reply {
    /** A new personal access token, and the token itself. */
    result: AccessTokenCreated;
}
/**
 * A permission that a personal access token may get.
 * @example {
 *       "code": "content:article:view",
 *       "name": "Get an article"
 *     }
 */
export interface AccessTokenScope {
    /** The permission's code. */
    code: string;
    /** The permission's name for people. */
    name: string;
}
/** Permissions for personal access tokens. */
export interface AccessTokenScopeListReply extends Reply {
    result: AccessTokenScope[];
}
/** The call did what it says and has nothing more to tell. */
export interface EmptyReply extends Reply {
    result: null;
}
/**
 * The code of an article type; it is part of public URLs.
 * @example company-news
 */
export type TypeCode = string;
/**
 * A word that articles share.
 * @example logistics
 */
export type Tag = string;
/**
 * A calendar month, `YYYY-MM`.
 * @example 2026-03
 */
export type Month = string;
/**
 * A language that content can have, by its BCP 47 tag. The site setting `languages` says which of them the site has.
 */
export type Language = "en" | "zh-CN";
/**
 * Names the article in its URL. Lowercase letters, digits and Chinese, Japanese or Korean characters, separated by single dashes; never in the form of an id.
 * @example new-berth-opens-in-may
 */
export type Slug = string;
/**
 * The focal point of an image, kept in sight where it is cropped: per cent from its left and top edge, as in `object-position`. Null for the centre.
 * @example 50% 20%
 */
export type FocalPoint = string | null;
/**
 * Size of a picture that the server keeps, turned as its camera says. Null for other addresses; a server that makes no smaller
 *     copies may leave it out.
 * @example {
 *       "width": 1600,
 *       "height": 900,
 *       "widths": [
 *         320,
 *         640,
 *         960,
 *         1280,
 *         1920
 *       ]
 *     }
 */
export type PictureSize = {
    /** Pixels. */
    width: number;
    /** Pixels. */
    height: number;
    /** Widths it is available in, as AVIF at `<address>.<width>.avif` and as WebP at `<address>.<width>.webp`, ascending. One above its own width stands for that. Empty when it is only there as it is. */
    widths: number[];
} | null;
/**
 * A published article as lists show it.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a21",
 *       "slug": "new-berth-opens-in-may",
 *       "title": "New berth opens in May",
 *       "subTitle": null,
 *       "summary": "The fourth berth takes its first ship on 4 May.",
 *       "cover": "/files/2026/03/harbour.webp",
 *       "coverAlt": "The harbour at dawn",
 *       "coverFocus": "50% 20%",
 *       "coverSize": {
 *         "width": 1600,
 *         "height": 900,
 *         "widths": [
 *           320,
 *           640,
 *           960,
 *           1280,
 *           1920
 *         ]
 *       },
 *       "author": "Mei Chen",
 *       "source": null,
 *       "tags": [
 *         "harbour"
 *       ],
 *       "typeId": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a61",
 *       "typeCode": "news",
 *       "typeName": "News",
 *       "language": "en",
 *       "isTop": false,
 *       "publishedAt": "2026-03-20T07:00:00.000Z",
 *       "readCount": 312,
 *       "commentCount": 4
 *     }
 */
export interface ArticleCard {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** Names the article in its URL. Lowercase letters, digits and Chinese, Japanese or Korean characters, separated by single dashes; never in the form of an id. */
    slug: Slug;
    /** The headline, as plain text. */
    title: string;
    /** A second line below the title; null for none. */
    subTitle: string | null;
    /** A few sentences as plain text, the beginning of the text when the editor wrote none; null when there is no text either. */
    summary: string | null;
    /** URL of the picture in lists and above the text; null for none. */
    cover: string | null;
    /** Alt text of the cover; null without one. */
    coverAlt: string | null;
    /** The focal point of an image, kept in sight where it is cropped: per cent from its left and top edge, as in `object-position`. Null for the centre. */
    coverFocus?: FocalPoint;
    /**
     * Size of a picture that the server keeps, turned as its camera says. Null for other addresses; a server that makes no smaller
     *     copies may leave it out.
     */
    coverSize?: PictureSize;
    /** Whom the article names as its author; not the account that wrote it. */
    author: string | null;
    /** Where the text comes from; null when it is the company's own. */
    source: string | null;
    /** Words that it shares with other articles, in the editor's order. */
    tags: string[];
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    typeId: Id;
    /** The code of an article type; it is part of public URLs. */
    typeCode: TypeCode;
    /** Name of its article type. */
    typeName: string;
    /** A language that content can have, by its BCP 47 tag. The site setting `languages` says which of them the site has. */
    language: Language;
    /** Whether it is pinned now. */
    isTop: boolean;
    /** A date-time, ISO 8601 in UTC with a final `Z`. */
    publishedAt: DateTime;
    /** How often it was read, a visitor counted once in half an hour. May lag behind by a minute: it grows without the reply being made anew. */
    readCount: number;
    /** Approved comments. */
    commentCount: number;
}
/** One page of published articles. */
export interface ArticleCardPageReply extends Reply {
    result: Page<ArticleCard>;
}
/** A field people do not see. Whatever fills it in is a machine; its entry is dropped while the answer stays the same. */
export type Honeypot = string;
/** How long the form was open, as the page measured it. What comes faster than people type looks more like spam. */
export type WritingSeconds = number;
/**
 * A visitor's comment.
 * @example {
 *       "articleId": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a21",
 *       "nickname": "Anna",
 *       "email": "anna@example.com",
 *       "content": "Will the promenade stay open?",
 *       "website": ""
 *     }
 */
export interface CommentBody {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    articleId: Id;
    /**
     * The approved comment it replies to; null for none.
     * @example 019368f2-6b1e-7c55-a1c4-5d0f0e8b2a11
     */
    parentId?: string | null;
    /**
     * The name shown with the comment; it belongs to no account.
     * @example Anna
     */
    nickname: string;
    /**
     * Format: email
     * @description Never shown; null for none.
     */
    email?: string | null;
    /**
     * Plain text.
     * @example Is the berth open to visitors?
     */
    content: string;
    /** A field people do not see. Whatever fills it in is a machine; its entry is dropped while the answer stays the same. */
    website?: Honeypot;
    /** How long the form was open, as the page measured it. What comes faster than people type looks more like spam. */
    writingSeconds?: WritingSeconds;
}
/**
 * An article's id or slug.
 * @example new-berth-opens-in-may
 */
export type IdOrSlug = string;
/** A picture of the site's own with its size. */
export interface SizedPicture {
    /**
     * Path of its address.
     * @example /files/2026/03/quay.webp
     */
    url: string;
    /**
     * Size of a picture that the server keeps, turned as its camera says. Null for other addresses; a server that makes no smaller
     *     copies may leave it out.
     */
    size: PictureSize;
}
/**
 * An http(s) address, or one relative to this site (starting with a single `/`). What reads a field as a list with semicolons finds no other scheme in it either.
 * @example /files/2026/03/harbour.webp
 */
export type Url = string;
/** An uploaded file that belongs to a record. */
export interface Attachment {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The file's own name. */
    name: string;
    /** An http(s) address, or one relative to this site (starting with a single `/`). What reads a field as a list with semicolons finds no other scheme in it either. */
    url: Url;
    /** Bytes. */
    size: number;
    /** Media type of the file, such as `application/pdf`. */
    mimeType: string;
}
/**
 * `list` shows its articles, `single` is one page made of one article, `link` leads to `redirectUrl`.
 *     Its labels are in the dictionary `articleTypeKind`.
 */
export type ArticleTypeKind = "list" | "single" | "link";
/** A type on the way from the top of the tree. */
export interface Breadcrumb {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The code of an article type; it is part of public URLs. */
    code: TypeCode;
    /** The type's name for people. */
    name: string;
    /**
     * `list` shows its articles, `single` is one page made of one article, `link` leads to `redirectUrl`.
     *     Its labels are in the dictionary `articleTypeKind`.
     */
    kind: ArticleTypeKind;
}
/** A heading of a text. */
export interface TocEntry {
    /** The heading's id in the HTML. */
    id: string;
    /** 1 for `h1` to 6 for `h6`. */
    level: number;
    /** The heading as plain text. */
    text: string;
}
/**
 * The same content in another language, published now.
 * @example {
 *       "language": "zh-CN",
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a71",
 *       "slug": "xinwen",
 *       "url": "/zh/article-list?type=xinwen"
 *     }
 */
export interface Translation {
    /** A language that content can have, by its BCP 47 tag. The site setting `languages` says which of them the site has. */
    language: Language;
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** Its slug, or its code where it has no slug. */
    slug: string;
    /**
     * Address of its page, from the root of the site; of a type of kind `link`, where that leads.
     * @example /zh/article-detail?id=xin-matou-wuyue-qiyong
     */
    url: string;
}
/**
 * A published article.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a21",
 *       "slug": "new-berth-opens-in-may",
 *       "title": "New berth opens in May",
 *       "subTitle": null,
 *       "summary": "The fourth berth takes its first ship on 4 May.",
 *       "cover": "/files/2026/03/harbour.webp",
 *       "coverAlt": "The harbour at dawn",
 *       "coverFocus": "50% 20%",
 *       "coverSize": {
 *         "width": 1600,
 *         "height": 900,
 *         "widths": [
 *           320,
 *           640,
 *           960,
 *           1280,
 *           1920
 *         ]
 *       },
 *       "author": "Mei Chen",
 *       "source": null,
 *       "tags": [
 *         "harbour"
 *       ],
 *       "typeId": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a61",
 *       "typeCode": "news",
 *       "typeName": "News",
 *       "language": "en",
 *       "isTop": false,
 *       "publishedAt": "2026-03-20T07:00:00.000Z",
 *       "readCount": 312,
 *       "commentCount": 4,
 *       "content": "<h2 id=\"what-changes\">What changes</h2><p>The fourth berth takes its first ship on 4 May.</p>",
 *       "images": null,
 *       "pictures": [],
 *       "videoUrl": null,
 *       "attachments": [],
 *       "sourceUrl": null,
 *       "keywords": [
 *         "berth",
 *         "harbour"
 *       ],
 *       "allowComment": true,
 *       "commentsCloseAt": null,
 *       "seoTitle": null,
 *       "seoDescription": null,
 *       "noIndex": false,
 *       "modifiedAt": "2026-03-20T07:00:00.000Z",
 *       "breadcrumbs": [
 *         {
 *           "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a61",
 *           "code": "news",
 *           "name": "News",
 *           "kind": "list"
 *         }
 *       ],
 *       "toc": [
 *         {
 *           "id": "what-changes",
 *           "level": 2,
 *           "text": "What changes"
 *         }
 *       ],
 *       "readingMinutes": 1,
 *       "movedTo": null,
 *       "translations": [
 *         {
 *           "language": "zh-CN",
 *           "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a71",
 *           "slug": "xin-matou-wuyue-qiyong",
 *           "url": "/zh/article-detail?id=xin-matou-wuyue-qiyong"
 *         }
 *       ]
 *     }
 */
export interface PublicArticle extends ArticleCard {
    /** The cleaned HTML; its headings carry the ids of `toc`. */
    content: string;
    /** Addresses separated by semicolons. */
    images: string | null;
    /** Sizes of the site's own pictures in its text and beside it. */
    pictures?: SizedPicture[];
    /** A film to go with the text; null for none. */
    videoUrl: string | null;
    /** Files to download, in the editor's order. */
    attachments: Attachment[];
    /** Address of the source; null for none. */
    sourceUrl: string | null;
    /** Words by which the search finds it; pages do not show them. */
    keywords: string[];
    /** Whether it accepts comments now: the article, its type and the site all allow it, and it is not closed by date. */
    allowComment: boolean;
    /** When comments close or have closed; null where no date closes them. */
    commentsCloseAt: DateTimeOrNull;
    /** The page's title for search engines; null for the article's own. */
    seoTitle: string | null;
    /** The page's description for search engines; null for the summary. */
    seoDescription: string | null;
    /** Whether the summary was made from the text, so that a page with both would say it twice; absent for no. */
    isSummaryFromText?: boolean;
    /** Whether search engines are asked not to index it. */
    noIndex: boolean;
    /** When the published version was published. */
    modifiedAt: DateTime;
    /** The types from the top of the tree to the article's own. */
    breadcrumbs: Breadcrumb[];
    /** The headings of the text. */
    toc: TocEntry[];
    /** Time to read it, at least 1. */
    readingMinutes: number;
    /** The article in other languages. */
    translations: Translation[];
    /**
     * The present slug, when it was asked for by an old one; else null.
     * @example new-berth-opens-in-may
     */
    movedTo: string | null;
}
/** A published article. */
export interface PublicArticleReply extends Reply {
    /** A published article. */
    result: PublicArticle;
}
/** An approved comment with its replies. */
export interface PublicComment {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The comment it replies to; null for none. */
    parentId: string | null;
    /** The name the visitor gave; the account's name when `isStaff`. */
    nickname: string;
    /** Whether the company wrote it. */
    isStaff: boolean;
    /** Plain text. */
    content: string;
    /** A date-time, ISO 8601 in UTC with a final `Z`. */
    createdAt: DateTime;
    /** Approved replies, oldest first; none on the fifth level. */
    replies: PublicComment[];
}
/** One page of comments. */
export interface PublicCommentPageReply extends Reply {
    result: Page<PublicComment>;
}
/** The id of the parent record, or `"0"` at the top of the tree. */
export type ParentId = Id;
/**
 * A published article type with those below it.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a61",
 *       "language": "en",
 *       "parentId": "0",
 *       "name": "News",
 *       "code": "news",
 *       "kind": "list",
 *       "icon": null,
 *       "cover": null,
 *       "description": "What is new in the harbour.",
 *       "redirectUrl": null,
 *       "navVisible": true,
 *       "allowComment": true,
 *       "orderBy": 10,
 *       "articleCount": 14,
 *       "children": []
 *     }
 */
export interface TypeNode {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** A language that content can have, by its BCP 47 tag. The site setting `languages` says which of them the site has. */
    language: Language;
    /** The id of the parent record, or `"0"` at the top of the tree. */
    parentId: ParentId;
    /** Name for people, in menus and headings. */
    name: string;
    /** The code of an article type; it is part of public URLs. */
    code: TypeCode;
    /**
     * `list` shows its articles, `single` is one page made of one article, `link` leads to `redirectUrl`.
     *     Its labels are in the dictionary `articleTypeKind`.
     */
    kind: ArticleTypeKind;
    /** Name of an icon; null for none. */
    icon: string | null;
    /** URL of the picture at the head of its pages; null for none. */
    cover: string | null;
    /** A few sentences below its name; null for none. */
    description: string | null;
    /** Where a type of kind `link` leads. */
    redirectUrl: string | null;
    /** Whether it belongs in the navigation. */
    navVisible: boolean;
    /** Whether its articles may accept comments. */
    allowComment: boolean;
    /** Position among its siblings, ascending. */
    orderBy: number;
    /** Published articles of it and of those below it. */
    articleCount: number;
    /** The published types right below it, by `orderBy`. */
    children: TypeNode[];
}
/** A published article type with the way to it. */
export interface PublicArticleType extends TypeNode {
    /** The type in other languages. */
    translations: Translation[];
    /** Title of its page for search engines; null for its name. */
    seoTitle: string | null;
    /** Description of its page for search engines; null for `description`. */
    seoDescription: string | null;
    /** From the top of the tree to this type, itself included. */
    breadcrumbs: Breadcrumb[];
    /** The article of a type of kind `single`, when one is published. */
    singleArticle?: PublicArticle;
}
/** A published article type. */
export interface PublicArticleTypeReply extends Reply {
    /** A published article type with the way to it. */
    result: PublicArticleType;
}
/**
 * A place on the public site, with the words of the dictionary `positionType`.
 * @example home
 */
export type PositionType = string;
/** A banner. */
export interface PublicBanner {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The place that asked for it, from the dictionary `positionType`. */
    position: string;
    /** The headline over the picture. */
    title: string;
    /** A second line; null for none. */
    subtitle: string | null;
    /** URL of the picture. */
    image: string;
    /** Alt text of the picture. */
    imageAlt: string;
    /**
     * Size of a picture that the server keeps, turned as its camera says. Null for other addresses; a server that makes no smaller
     *     copies may leave it out.
     */
    imageSize?: PictureSize;
    /** Where it leads; null when it leads nowhere. */
    linkUrl: string | null;
}
/** Banners. */
export interface PublicBannerListReply extends Reply {
    result: PublicBanner[];
}
/** A link to another site. */
export interface PublicFriendlyLink {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** Name of the other site. */
    name: string;
    /** Where it leads. */
    url: string;
    /** URL of the other site's logo; null for none. */
    logo: string | null;
}
/** Links to other sites. */
export interface PublicFriendlyLinkListReply extends Reply {
    result: PublicFriendlyLink[];
}
/**
 * What a section shows: `hero` says what the company does, `range` shows products, `proof` figures, customers and certificates, `articles` the journal, `quote` what somebody says, `callToAction` the next step.
 */
export type HomeSectionKind = "hero" | "range" | "proof" | "articles" | "quote" | "callToAction";
/**
 * A line of plain text below the heading; null for none.
 * @example Every instrument comes with its calibration sheet.
 */
export type HomeText = string | null;
/**
 * What a link or a button says; null for none.
 * @example Ask for a quotation
 */
export type HomeLabel = string | null;
/**
 * Where it leads, an http(s) address or one of this site; null for nowhere.
 * @example /other-detail?type=products
 */
export type HomeAddress = string | null;
/** What the company does. */
export interface PublicHero {
    /** The sentence; the page's main heading. */
    heading: string;
    /** A line of plain text below the heading; null for none. */
    text: HomeText;
    /** What a link or a button says; null for none. */
    actionLabel: HomeLabel;
    /** Where it leads, an http(s) address or one of this site; null for nowhere. */
    actionUrl: HomeAddress;
    /** URL of the picture; null for none. */
    picture: string | null;
    /** Its alt text; null for a picture that only decorates. */
    pictureAlt: string | null;
    /**
     * Size of a picture that the server keeps, turned as its camera says. Null for other addresses; a server that makes no smaller
     *     copies may leave it out.
     */
    pictureSize?: PictureSize;
}
/**
 * The heading of a section.
 * @example What we make
 */
export type HomeHeading = string;
/**
 * Categories hold series, series hold products. Its labels are in the dictionary `productKind`.
 */
export type ProductKind = "category" | "series" | "product";
/**
 * A category, series or product on the shelf.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a43",
 *       "kind": "product",
 *       "code": "TG-4",
 *       "name": "Tide gauge TG-4",
 *       "summary": "A float in a well, read every second.",
 *       "cover": null,
 *       "coverSize": null,
 *       "priceAmount": "1280.00",
 *       "priceCurrency": "EUR",
 *       "priceFrom": false,
 *       "onRequest": false
 *     }
 */
export interface PublicRangeItem {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** Categories hold series, series hold products. Its labels are in the dictionary `productKind`. */
    kind: ProductKind;
    /** The code for people; null for none. */
    code: string | null;
    /** Name for people. */
    name: string;
    /** A few sentences as plain text; null for none. */
    summary: string | null;
    /** URL of its image, or of the first product below it that has one; null for none. */
    cover: string | null;
    /**
     * Size of a picture that the server keeps, turned as its camera says. Null for other addresses; a server that makes no smaller
     *     copies may leave it out.
     */
    coverSize?: PictureSize;
    /**
     * Its price, or the lowest one below it; null for none.
     * @example 1280.00
     */
    priceAmount: string | null;
    /**
     * Currency of that price, ISO 4217.
     * @example EUR
     */
    priceCurrency: string | null;
    /** Whether that is the lowest of several prices. */
    priceFrom: boolean;
    /** Whether it is a product without a price. */
    onRequest: boolean;
}
/** What the company makes. */
export interface PublicRange {
    /** The heading of a section. */
    heading: HomeHeading;
    /** A line of plain text below the heading; null for none. */
    text: HomeText;
    /** In their order. */
    items: PublicRangeItem[];
    /** What a link or a button says; null for none. */
    actionLabel: HomeLabel;
    /** Where it leads, an http(s) address or one of this site; null for nowhere. */
    actionUrl: HomeAddress;
}
/** A number, and what it counts. */
export interface HomeFigure {
    /**
     * The number with its unit.
     * @example ±2 mm
     */
    value: string;
    /**
     * What it counts.
     * @example accuracy of the radar gauge
     */
    label: string;
}
/** A customer or a certificate. */
export interface HomeReference {
    /**
     * Its name.
     * @example Port of Skarnsund
     */
    name: string;
    /**
     * A few words about it; null for none.
     * @example twelve gauges since 2019
     */
    note: string | null;
    /** Where it leads, an http(s) address or one of this site; null for nowhere. */
    url: HomeAddress;
}
/** Why to believe it. At least one of the three lists has something. */
export interface HomeProof {
    /** The heading of a section. */
    heading: HomeHeading;
    /** Numbers. */
    figures: HomeFigure[];
    /** Who uses it. */
    customers: HomeReference[];
    /** What others have certified. */
    certificates: HomeReference[];
}
/** A short cut. */
export interface PublicQuickLink {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The words of the link. */
    title: string;
    /** Where it leads. */
    url: string;
    /** Name of the icon; null for none. */
    icon: string | null;
}
/** The journal. */
export interface PublicHomeArticles {
    /** The heading of a section. */
    heading: HomeHeading;
    /** Whether the rest of the journal is around them. */
    featured: boolean;
    /** Empty without `featured`. */
    banners: PublicBanner[];
    /** Latest first. */
    latest: ArticleCard[];
    /** Empty without `featured`. */
    recommended: ArticleCard[];
    /** Empty without `featured`. */
    quickLinks: PublicQuickLink[];
}
/** What somebody says. */
export interface HomeQuote {
    /**
     * The words.
     * @example It told us four hours earlier.
     */
    text: string;
    /**
     * Who says it.
     * @example Ingrid Solheim
     */
    person: string;
    /**
     * Who that is; null for nothing.
     * @example Harbour master
     */
    role: string | null;
}
/** The next step, and perhaps another one. Label and address of the second are both given or both null. */
export interface HomeCallToAction {
    /** The heading of a section. */
    heading: HomeHeading;
    /** A line of plain text below the heading; null for none. */
    text: HomeText;
    /**
     * What the button says.
     * @example Ask for a quotation
     */
    actionLabel: string;
    /**
     * Where it leads, an http(s) address or one of this site.
     * @example /other-detail?type=contact
     */
    actionUrl: string;
    /** What a link or a button says; null for none. */
    secondLabel: HomeLabel;
    /** Where it leads, an http(s) address or one of this site; null for nowhere. */
    secondUrl: HomeAddress;
}
/** One section with what its kind names. */
export interface PublicHomeSection {
    /**
     * Names the section, once on its page.
     * @example hero
     */
    key: string;
    /** What a section shows: `hero` says what the company does, `range` shows products, `proof` figures, customers and certificates, `articles` the journal, `quote` what somebody says, `callToAction` the next step. */
    kind: HomeSectionKind;
    /** What the company does. */
    hero?: PublicHero;
    /** What the company makes. */
    range?: PublicRange;
    /** Why to believe it. At least one of the three lists has something. */
    proof?: HomeProof;
    /** The journal. */
    articles?: PublicHomeArticles;
    /** What somebody says. */
    quote?: HomeQuote;
    /** The next step, and perhaps another one. Label and address of the second are both given or both null. */
    callToAction?: HomeCallToAction;
}
/**
 * The visible sections of a published home page from top to bottom; none where the language has no published home page.
 * @example {
 *       "language": "en",
 *       "sections": []
 *     }
 */
export interface PublicHome {
    /** A language that content can have, by its BCP 47 tag. The site setting `languages` says which of them the site has. */
    language: Language;
    /** From top to bottom. */
    sections: PublicHomeSection[];
}
/** A home page. */
export interface PublicHomeReply extends Reply {
    /** The visible sections of a published home page from top to bottom; none where the language has no published home page. */
    result: PublicHome;
}
/** A published article to go on with, or null. */
export type ArticleNeighbour = {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** Names the article in its URL. Lowercase letters, digits and Chinese, Japanese or Korean characters, separated by single dashes; never in the form of an id. */
    slug: Slug;
    /** The headline, as plain text. */
    title: string;
    /** A date-time, ISO 8601 in UTC with a final `Z`. */
    publishedAt: DateTime;
} | null;
/**
 * An article's neighbours; null at either end.
 * @example {
 *       "pre": null,
 *       "next": {
 *         "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a22",
 *         "slug": "tide-tables-2026",
 *         "title": "Tide tables for 2026",
 *         "publishedAt": "2026-03-01T07:00:00.000Z"
 *       }
 *     }
 */
export interface PreAndNext {
    /** The newer neighbour. */
    pre: ArticleNeighbour;
    /** The older neighbour. */
    next: ArticleNeighbour;
}
/** An article's neighbours. */
export interface PreAndNextReply extends Reply {
    /** An article's neighbours; null at either end. */
    result: PreAndNext;
}
/**
 * The id or code of a category, series or product. The code's case makes no difference.
 * @example TG-4
 */
export type IdOrProductCode = string;
/**
 * A decimal number as text, at most two places; null for a price on request. It needs a currency.
 * @example 1280.00
 */
export type ProductPrice = string | null;
/**
 * Currency of the price by its ISO 4217 code; null for none.
 * @example EUR
 */
export type ProductCurrency = string | null;
/**
 * What the price includes or leaves out; null for nothing to say.
 * @example Without VAT, ex works
 */
export type ProductPriceNote = string | null;
/**
 * A product on the shelf as lists show it.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a43",
 *       "code": "TG-4",
 *       "name": "Tide gauge TG-4",
 *       "brand": null,
 *       "model": "TG-4",
 *       "summary": "A float in a well, read every second.",
 *       "priceAmount": "1280.00",
 *       "priceCurrency": "EUR",
 *       "priceNote": null,
 *       "cover": "/files/2026/03/gauge.webp",
 *       "coverSize": {
 *         "width": 1600,
 *         "height": 900,
 *         "widths": [
 *           320,
 *           640,
 *           960,
 *           1280,
 *           1920
 *         ]
 *       },
 *       "seriesId": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a42",
 *       "seriesName": "Float gauges"
 *     }
 */
export interface PublicProductCard {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The company's own number; null for none. */
    code: string | null;
    /** Name for people. */
    name: string;
    /** Brand it is sold under; null for none. */
    brand: string | null;
    /** The maker's designation; null for none. */
    model: string | null;
    /** A few sentences as plain text; null for none. */
    summary: string | null;
    /** A decimal number as text, at most two places; null for a price on request. It needs a currency. */
    priceAmount: ProductPrice;
    /** Currency of the price by its ISO 4217 code; null for none. */
    priceCurrency: ProductCurrency;
    /** What the price includes or leaves out; null for nothing to say. */
    priceNote: ProductPriceNote;
    /** URL of the image. */
    cover: string | null;
    /**
     * Size of a picture that the server keeps, turned as its camera says. Null for other addresses; a server that makes no smaller
     *     copies may leave it out.
     */
    coverSize?: PictureSize;
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    seriesId: Id;
    /** Name of the series it belongs to. */
    seriesName: string;
}
/**
 * One line of the specifications.
 * @example {
 *       "group": "Size",
 *       "name": "Length",
 *       "value": "4.2",
 *       "unit": "m"
 *     }
 */
export interface ProductSpec {
    /**
     * Its heading.
     * @example Size
     */
    group: string;
    /**
     * What is specified.
     * @example Length
     */
    name: string;
    /**
     * The value as text, without its unit.
     * @example 4.2
     */
    value: string;
    /** Unit of the value; null for none. */
    unit?: string | null;
}
/** Specifications under one heading. */
export interface ProductSpecGroup {
    /**
     * The heading.
     * @example Size
     */
    name: string;
    /** Its lines in the editor's order. */
    specs: ProductSpec[];
}
/** A form of a product with its price. */
export interface PublicProductVariant {
    /** The code it is ordered by. */
    code: string;
    /** What tells it from the others. */
    name: string;
    /** What differs from the product's specifications. */
    specs: ProductSpec[];
    /** In the product's currency; null for a price on request. */
    priceAmount: ProductPrice;
}
/** A category or series on the way to a product. */
export interface ProductBreadcrumb {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The code for people; null for none. */
    code: string | null;
    /** Name for people. */
    name: string;
}
/** What a link to a product needs; null for no product that visitors see. */
export type ProductLink = {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The code for people; null for none. */
    code: string | null;
    /** Name for people. */
    name: string;
} | null;
/** A product on the shelf. */
export interface PublicProduct extends PublicProductCard {
    /** A language that content can have, by its BCP 47 tag. The site setting `languages` says which of them the site has. */
    language: Language;
    /** The product in other languages. */
    translations: Translation[];
    /** Rich text as cleaned HTML. */
    content: string | null;
    /** URLs of more images separated by semicolons. */
    images: string | null;
    /** Sizes of the site's own pictures in its text and beside it. */
    pictures?: SizedPicture[];
    /** The specifications under their headings. */
    specGroups: ProductSpecGroup[];
    /** Files to download, in the editor's order. */
    attachments: Attachment[];
    /** The forms it is sold in. */
    variants: PublicProductVariant[];
    /** The category and the series it is in. */
    breadcrumbs: ProductBreadcrumb[];
    /** When it was changed last. */
    modifiedAt: DateTime;
    /** Whether it is no longer sold. */
    isDiscontinued: boolean;
    /** The product that succeeds it. */
    replacedBy: ProductLink;
    /** The product before it in the catalogue. */
    previous: ProductLink;
    /** The product after it in the catalogue. */
    next: ProductLink;
    /** Published articles about it, in the editor's order. */
    relatedArticles: ArticleCard[];
}
/** A product on the shelf. */
export interface PublicProductReply extends Reply {
    /** A product on the shelf. */
    result: PublicProduct;
}
/**
 * Colour of links and of the one thing to do next, as six hexadecimal digits; null for the one that is shipped.
 * @example #0f5d75
 */
export type AccentColor = string | null;
/**
 * The typeface of names and headlines on the public pages: with or without serifs.
 */
export type DisplayFace = "serif" | "sans";
/** The company elsewhere. */
export interface PublicSocialLink {
    /** Name of the network. */
    name: string;
    /** The company's page there. */
    url: string;
}
/**
 * A language of the site's content.
 * @example {
 *       "code": "en",
 *       "name": "English",
 *       "isDefault": true
 *     }
 */
export interface SiteLanguage {
    /** A language that content can have, by its BCP 47 tag. The site setting `languages` says which of them the site has. */
    code: Language;
    /**
     * Its name in the language itself, as readers choose it.
     * @example English
     */
    name: string;
    /** Whether the addresses without a language have it. Exactly one language is the default. */
    isDefault: boolean;
}
/** The settings that the public site needs. */
export interface PublicSetting {
    /** Title of the back office. */
    systemName: string;
    /** Title of the public pages. */
    companyName: string;
    /** URL of the logo; null for none. */
    logo: string | null;
    /** Colour of links and of the one thing to do next, as six hexadecimal digits; null for the one that is shipped. */
    accentLight: AccentColor;
    /** Colour of links and of the one thing to do next, as six hexadecimal digits; null for the one that is shipped. */
    accentDark: AccentColor;
    /** The typeface of names and headlines on the public pages: with or without serifs. */
    displayFace: DisplayFace;
    /** The company's line; null for none. */
    slogan: string | null;
    /** Registration number that Chinese law asks for. */
    icp: string | null;
    /** Copyright line at the foot of the pages; null for none. */
    copyright: string | null;
    /** Telephone number to show; null for none. */
    phone: string | null;
    /** E-mail address to show; null for none. */
    email: string | null;
    /** Postal address to show; null for none. */
    address: string | null;
    /** The company's pages on social networks, in order. */
    socialLinks: PublicSocialLink[];
    /** Title of the home page for search engines; null for `companyName`. */
    seoTitle: string | null;
    /** Description of the home page for search engines; null for none. */
    seoDescription: string | null;
    /** Whether visitors may comment at all. */
    commentEnabled: boolean;
    /** Whether visitors may leave messages. */
    messageEnabled: boolean;
    /** The languages of the site's content, in the order to offer them. */
    languages: SiteLanguage[];
}
/** The site's settings. */
export interface PublicSettingReply extends Reply {
    /** The settings that the public site needs. */
    result: PublicSetting;
}
/** Published articles. */
export interface ArticleCardListReply extends Reply {
    result: ArticleCard[];
}
/**
 * A telephone number: 3 to 32 digits, spaces, hyphens, brackets and a plus sign.
 * @example +86 571 5555 0100
 */
export type Phone = string;
/**
 * Format: email
 * @description An e-mail address.
 * @example mei.chen@example.com
 */
export type Email = string;
/**
 * A visitor's message, with a way to answer it.
 * @example {
 *       "name": "Anna Keller",
 *       "email": "anna@example.com",
 *       "subject": "Berth 4",
 *       "content": "Which draught does the new berth allow?"
 *     }
 */
export interface MessageBody {
    /**
     * The visitor's name.
     * @example Anna Keller
     */
    name: string;
    /** Where to call back. */
    phone?: Phone;
    /** Where to write back. */
    email?: Email;
    /** Whom the visitor writes for. */
    company?: string;
    /** What it is about, in a line. */
    subject?: string;
    /** The product that it asks about. A message about one that visitors do not see is accepted too, without it. */
    productId?: Id;
    /**
     * Plain text.
     * @example Which draught does the new berth allow?
     */
    content: string;
    /** A field people do not see. Whatever fills it in is a machine; its entry is dropped while the answer stays the same. */
    website?: Honeypot;
    /** How long the form was open, as the page measured it. What comes faster than people type looks more like spam. */
    writingSeconds?: WritingSeconds;
}
/**
 * The short name of a message for telephone and mail; a keyword of the list finds it.
 * @example 0E8B-2A30
 */
export type MessageReference = string;
/** The product that a message is about; null for none. */
export type MessageProduct = {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The code for people; null for none. */
    code: string | null;
    /** Name for people. */
    name: string;
    /** A language that content can have, by its BCP 47 tag. The site setting `languages` says which of them the site has. */
    language: Language;
} | null;
/** What the visitor gets for a message. */
export interface MessageReceipt {
    /** The short name of a message for telephone and mail; a keyword of the list finds it. */
    reference: MessageReference;
    /** The product that the message is stored with; null for none. */
    product: MessageProduct;
}
/** The receipt of a visitor's message. */
export interface MessageReceiptReply extends Reply {
    /** What the visitor gets for a message. */
    result: MessageReceipt;
}
/** A month of the archive. */
export interface MonthCount {
    /** A calendar month, `YYYY-MM`. */
    month: Month;
    /** Articles published in it. */
    count: number;
}
/** Months of the archive. */
export interface MonthCountListReply extends Reply {
    result: MonthCount[];
}
/**
 * 256 random bits as base64url.
 * @example 4fNQm0x6cW3jvT2RkY8uEo1sLhDzPaBgIi7XqV5nMtC
 */
export type PreviewToken = string;
/**
 * The preview link to open.
 * @example {
 *       "token": "4fNQm0x6cW3jvT2RkY8uEo1sLhDzPaBgIi7XqV5nMtC"
 *     }
 */
export interface PreviewOpenBody {
    /** The token of the link. */
    token: PreviewToken;
}
/** A draft as its public page would show it. */
export interface ArticlePreview {
    /** The draft in the form of a published article. A new one has the id `preview`, the same slug and the type `0` while it has none. */
    article: PublicArticle;
    /** The newer neighbour that it would have. */
    pre: ArticleNeighbour;
    /** The older neighbour that it would have. */
    next: ArticleNeighbour;
    /** Articles worth reading next, at most 3. */
    related: ArticleCard[];
}
/** A draft that a preview link shows. */
export interface SharedPreview extends ArticlePreview {
    /** When the link stops working. */
    expiresAt: DateTime;
}
/** A draft that a preview link shows. */
export interface SharedPreviewReply extends Reply {
    /** A draft that a preview link shows. */
    result: SharedPreview;
}
/** One page of products on the shelf. */
export interface PublicProductPageReply extends Reply {
    result: Page<PublicProductCard>;
}
/**
 * A category or series on the shelf, with the series below it.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a41",
 *       "language": "en",
 *       "translations": [],
 *       "parentId": "0",
 *       "kind": "category",
 *       "name": "Gauges",
 *       "code": "GAUGES",
 *       "summary": "They tell how high the water stands.",
 *       "productCount": 3,
 *       "children": []
 *     }
 */
export interface PublicProductNode {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** A language that content can have, by its BCP 47 tag. The site setting `languages` says which of them the site has. */
    language: Language;
    /** The category or series in other languages. */
    translations: Translation[];
    /** The id of the parent record, or `"0"` at the top of the tree. */
    parentId: ParentId;
    /** Categories hold series, series hold products. Its labels are in the dictionary `productKind`. */
    kind: ProductKind;
    /** Name for people. */
    name: string;
    /** The code for people; null for none. */
    code: string | null;
    /** A few sentences as plain text; null for none. */
    summary: string | null;
    /** Products on the shelf anywhere below it. */
    productCount: number;
    /** The series right below it, by `orderBy`. */
    children: PublicProductNode[];
}
/** The tree of product categories. */
export interface PublicProductTreeReply extends Reply {
    result: PublicProductNode[];
}
/** Short cuts. */
export interface PublicQuickLinkListReply extends Reply {
    result: PublicQuickLink[];
}
/**
 * What a search found.
 */
export type SearchHitKind = "article" | "page" | "product";
/** A stretch of a text to mark, counted in UTF-16 units as JavaScript does. */
export interface HighlightRange {
    /** First unit. */
    start: number;
    /** The unit after the last. */
    end: number;
}
/** A file of the hit whose name contains a word; absent when none does. */
export interface FoundAttachment {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** Name of the file. */
    name: string;
    /** What to mark in `name`. */
    nameHighlights: HighlightRange[];
}
/** Something public that a search found. */
export interface SearchHit {
    /** What a search found. */
    kind: SearchHitKind;
    /** The title of an article or page; the name of a product. */
    title: string;
    /** What to mark in `title`. */
    titleHighlights: HighlightRange[];
    /** The place in the text that fits best, as plain text. */
    snippet: string;
    /** What to mark in `snippet`. */
    snippetHighlights: HighlightRange[];
    /** A published article as lists show it. */
    article?: ArticleCard;
    /** A product on the shelf as lists show it. */
    product?: PublicProductCard;
    /** A file of the hit whose name contains a word; absent when none does. */
    attachment?: FoundAttachment;
}
/** One page of search hits. */
export interface SearchHitPage extends Page<SearchHit> {
    /** Whether more may contain the words than `total` counts. */
    truncated: boolean;
    /** Whether the keyword has a word to look for; false for punctuation and words that are in every text. */
    searchable: boolean;
    /** Another spelling of the keyword that finds more; absent when there is none. */
    suggestion?: string;
}
/** One page of search hits. */
export interface SearchHitPageReply extends Reply {
    /** One page of search hits. */
    result: SearchHitPage;
}
/** The tree of article types. */
export interface TypeTreeReply extends Reply {
    result: TypeNode[];
}
/**
 * What happens: an article was published (`published`), is published for the first time or again (`publication`), its
 *     approved version replaces the public one (`revision`), it is taken offline (`end`), or a release changes all that is in it.
 */
export type CalendarKind = "published" | "publication" | "revision" | "end" | "release";
/** Something that happened or happens on the public site at a time. */
export interface CalendarEntry {
    /**
     * What happens: an article was published (`published`), is published for the first time or again (`publication`), its
     *     approved version replaces the public one (`revision`), it is taken offline (`end`), or a release changes all that is in it.
     */
    kind: CalendarKind;
    /** When. */
    at: string;
    /** The article or release. */
    id: Id;
    /** Its headline or name. */
    title: string;
    /** Name of the article type; null for a release. */
    typeName: string | null;
    /** Who created it. */
    authorName: string;
    /** The record's version that a move is based on. */
    version: number;
    /** The version that is shown from then on; null for none. */
    versionNo: number | null;
    /** Number of articles in a release; null for an article. */
    itemCount: number | null;
    /** Whether the caller may move it to another date. */
    movable: boolean;
    /** The scheduled release that it changes with. */
    releaseId: string | null;
}
/** Entries of the calendar. */
export interface CalendarReply extends Reply {
    result: CalendarEntry[];
}
/**
 * Name of a query that is registered in the server.
 * @example articleSource
 * @example articlesPerMonth
 * @example articlesByType
 * @example mostReadArticles
 * @example pendingTaskAge
 */
export type DataThemeId = string;
/**
 * One filter.
 * @example {
 *       "paramName": "month",
 *       "paramValue": "2026-03"
 *     }
 */
export interface DataParam {
    /**
     * A parameter of the query.
     * @example month
     */
    paramName: string;
    /** Its value, of the type that the query says. */
    paramValue: string | number | boolean;
}
/**
 * Which query, with which filters, which page of it. `pageNo` is 1 and `pageSize` 999 unless said otherwise.
 * @example {
 *       "dataThemeId": "articleSource",
 *       "dataParamList": [
 *         {
 *           "paramName": "month",
 *           "paramValue": "2026-03"
 *         }
 *       ],
 *       "pageNo": 1,
 *       "pageSize": 999
 *     }
 */
export interface ChartGetDatasBody {
    /** Name of a query that is registered in the server. */
    dataThemeId: DataThemeId;
    /** Filters, each parameter at most once. */
    dataParamList?: DataParam[];
    /** Page to return, from 1. */
    pageNo?: number;
    /** Rows a page holds. */
    pageSize?: number;
}
/** A column of the answer. */
export interface ChartColumn {
    /** Key of the value in a row. */
    name: string;
    /** Name for people. */
    label: string;
    /**
     * What the values are; `month` and `dateTime` are texts in the contract's formats.
     */
    type: "string" | "number" | "boolean" | "month" | "dateTime";
}
/** A row; its keys are the columns' names. */
export interface ChartRow {
    [key: string]: string | number | boolean | null;
}
/**
 * One page of a query's rows.
 * @example {
 *       "dataThemeId": "articlesPerMonth",
 *       "columns": [
 *         {
 *           "name": "month",
 *           "label": "Month",
 *           "type": "month"
 *         },
 *         {
 *           "name": "count",
 *           "label": "Articles",
 *           "type": "number"
 *         }
 *       ],
 *       "records": [
 *         {
 *           "month": "2026-03",
 *           "count": 12
 *         }
 *       ],
 *       "total": 1,
 *       "pageNo": 1,
 *       "pageSize": 999,
 *       "truncated": false
 *     }
 */
export interface ChartData {
    /** The query that was asked. */
    dataThemeId: string;
    /** What the rows contain, in the order to show it. */
    columns: ChartColumn[];
    /** The rows of this page. */
    records: ChartRow[];
    /** Number of matching rows in all. */
    total: number;
    /** This page's number from 1. */
    pageNo: number;
    /** Rows a page holds. */
    pageSize: number;
    /** Whether there are more rows than this page holds. */
    truncated: boolean;
}
/** Rows of a query. */
export interface ChartDataReply extends Reply {
    /** One page of a query's rows. */
    result: ChartData;
}
/**
 * What can be circulated.
 */
export type BizType = "article" | "articleType";
/**
 * An account that a record may be circulated, or its review transferred to, or that a review flow may name.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a11",
 *       "name": "Mei Chen",
 *       "orgName": "Press office",
 *       "unavailable": null
 *     }
 */
export interface Candidate {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** Name for people. */
    name: string;
    /** The organisation it belongs to. */
    orgName: string | null;
    /**
     * Why it cannot be chosen; null when it can: `self` is the caller, `noPermission` may not read circulated records or handle what is handed over, `unread` has this version unread already, `notDecider` may not decide, `author` wrote some of what is under review.
     * @enum {string|null}
     */
    unavailable: "self" | "noPermission" | "unread" | "notDecider" | "author" | null;
}
/** One page of accounts. */
export interface CandidatePageReply extends Reply {
    result: Page<Candidate>;
}
/**
 * One reader of a circulated record.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a61",
 *       "versionNo": 4,
 *       "receiverName": "Jonas Weber",
 *       "fromUserName": "Mei Chen",
 *       "comment": "For your information.",
 *       "createdAt": "2026-03-14T09:30:00.000Z",
 *       "dueAt": "2026-03-20T07:00:00.000Z",
 *       "readAt": null,
 *       "remindedAt": null,
 *       "isOwn": false,
 *       "mayRemind": true
 *     }
 */
export interface Circulation {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The version that was circulated. */
    versionNo: number;
    /** Who is to read it. */
    receiverName: string;
    /** Who circulated it. */
    fromUserName: string;
    /** What was said with it. */
    comment: string | null;
    /** A date-time, ISO 8601 in UTC with a final `Z`. */
    createdAt: DateTime;
    /** By when it should be read; null for any time. */
    dueAt: string | null;
    /** When it was read; null before. */
    readAt: string | null;
    /** When the last reminder was sent. */
    remindedAt: string | null;
    /** Whether the caller is the reader. */
    isOwn: boolean;
    /** Whether the caller can send a reminder now. */
    mayRemind: boolean;
}
/** One page of readers. */
export interface CirculationPageReply extends Reply {
    result: Page<Circulation>;
}
/**
 * Which readers to remind.
 * @example {
 *       "ids": [
 *         "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a61"
 *       ]
 *     }
 */
export interface RemindBody {
    /** Circulations of the caller. */
    ids: Id[];
}
/**
 * How many were reminded.
 * @example {
 *       "reminded": 1
 *     }
 */
export interface RemindResult {
    /** How many reminders were sent. */
    reminded: number;
}
/** How many were reminded. */
export interface RemindReply extends Reply {
    /** How many were reminded. */
    result: RemindResult;
}
/**
 * The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`.
 * @example 3
 */
export type Version = number;
/**
 * One step. Name the record (`bizId`) or the caller's task (`taskId`). `reject`, `return` and `transfer` need `comment`;
 *     `transfer` needs one account in `userIds`; `circulate` needs `userIds` or `workgroupIds`; `schedule` needs `scheduledAt`, in the future.
 * @example {
 *       "bizId": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a21",
 *       "action": "submit",
 *       "comment": "Figures checked with finance.",
 *       "version": 4
 *     }
 * @example {
 *       "taskId": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a41",
 *       "action": "return",
 *       "comment": "The second photograph needs a caption.",
 *       "version": 5
 *     }
 * @example {
 *       "bizId": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a21",
 *       "action": "schedule",
 *       "scheduledAt": "2026-03-20T07:00:00.000Z",
 *       "version": 6
 *     }
 */
export interface ActBody {
    /** The article or article type. */
    bizId?: Id;
    /** A task of the caller for it. */
    taskId?: Id;
    /** A step through review and publication. */
    action: WorkflowAction;
    /** Words to go with it. */
    comment?: string;
    /** Accounts to transfer or circulate to. */
    userIds?: Id[];
    /** Workgroups to circulate to. */
    workgroupIds?: Id[];
    /** When to publish; for a published article when the approved version replaces the public one. */
    scheduledAt?: DateTime;
    /** By when those it is circulated to should read it. */
    dueAt?: DateTime;
    /** The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`. */
    version: Version;
}
/** What a write answers with. Read the record again for everything the server derives. */
export interface WrittenRecord {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`. */
    version: Version;
}
/** The id of the record that was written, and its new version. */
export interface IdReply extends Reply {
    /** What a write answers with. Read the record again for everything the server derives. */
    result: WrittenRecord;
}
/** The fields that the server sets on every stored record. */
export interface Entity {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    readonly id: Id;
    /** A date-time, ISO 8601 in UTC with a final `Z`. */
    readonly createdAt: DateTime;
    /** Id of the account that created the record. */
    readonly createdBy: string;
    /** Name of that account at the time. */
    readonly createdByName: string;
    /** A date-time, ISO 8601 in UTC with a final `Z`. */
    readonly updatedAt: DateTime;
    /** Id of the account that last changed the record. */
    readonly updatedBy: string;
    /** Name of that account at the time. */
    readonly updatedByName: string;
    /** The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`. */
    readonly version: Version;
}
/**
 * The publication status of a record. Its labels are in the dictionary `contentStatus`.
 */
export type ContentStatus = "draft" | "approved" | "scheduled" | "published" | "offline";
/**
 * The status of the current review round. Its labels are in the dictionary `reviewStatus`.
 */
export type ReviewStatus = "none" | "running" | "approved" | "rejected" | "returned" | "withdrawn";
/**
 * `status` and `reviewStatus` in one word, for lists and filters. `publishedChanged` is live with newer work beside it,
 *     `publishedReviewing` is live with newer work in review. Its labels are in the dictionary `displayStatus`.
 */
export type DisplayStatus = "draft" | "reviewing" | "returned" | "rejected" | "withdrawn" | "approved" | "scheduled" | "published" | "publishedChanged" | "publishedReviewing" | "offline";
/**
 * What the caller may do with a record now, by permission and state.
 */
export type RecordAction = "submit" | "withdraw" | "approve" | "reject" | "return" | "transfer" | "circulate" | "markRead" | "publish" | "schedule" | "unschedule" | "offline" | "update" | "delete";
/** The status of a record, set by the server. */
export interface WorkflowState {
    /** The publication status of a record. Its labels are in the dictionary `contentStatus`. */
    status: ContentStatus;
    /** The status of the current review round. Its labels are in the dictionary `reviewStatus`. */
    reviewStatus: ReviewStatus;
    /**
     * `status` and `reviewStatus` in one word, for lists and filters. `publishedChanged` is live with newer work beside it,
     *     `publishedReviewing` is live with newer work in review. Its labels are in the dictionary `displayStatus`.
     */
    displayStatus: DisplayStatus;
    /** What the caller may do with the record in its present state. */
    readonly allowedActions: RecordAction[];
    /** The version saved last. */
    readonly headVersionNo: number;
    /** The version approved last. */
    readonly approvedVersionNo: number | null;
    /** The version the public sees. */
    readonly publishedVersionNo: number | null;
    /** The version that replaces the public one at `scheduledAt`; null when none is scheduled. */
    readonly nextVersionNo: number | null;
    /** The scheduled release that it changes with; null outside of one. Until then only the release publishes, moves or unschedules it. */
    readonly releaseId: string | null;
    /** When it was published first; null before. */
    readonly publishedAt: string | null;
    /** When it is to be published; null when that is not planned. */
    scheduledAt: string | null;
}
/**
 * What translations of each other share. A record without translations has a group of its own.
 * @example 019368f2-6b1e-7c55-a1c4-5d0f0e8b2a11
 */
export type TranslationGroupId = string;
/** The fields of an article that lists show, as saved. */
export interface ArticleHead {
    /** The article type it belongs to. */
    typeId: Id;
    /** Name of its article type. */
    readonly typeName: string;
    /** A language that content can have, by its BCP 47 tag. The site setting `languages` says which of them the site has. */
    language: Language;
    /** What translations of each other share. A record without translations has a group of its own. */
    translationGroupId: TranslationGroupId;
    /** The headline, as plain text. */
    title: string;
    /** A second line below the title; null for none. */
    subTitle: string | null;
    /** Names the article in its URL. Lowercase letters, digits and Chinese, Japanese or Korean characters, separated by single dashes; never in the form of an id. */
    slug: Slug;
    /** A few sentences as plain text; null when the public pages take the beginning of the text. */
    summary: string | null;
    /** URL of the picture in lists and above the text; null for none. */
    cover: string | null;
    /** Alt text of the cover; null without one. */
    coverAlt: string | null;
    /** The focal point of an image, kept in sight where it is cropped: per cent from its left and top edge, as in `object-position`. Null for the centre. */
    coverFocus?: FocalPoint;
    /** Whom the article names as its author; not the account that wrote it. Null for nobody. */
    author: string | null;
    /** Where the text comes from; null when it is the company's own. */
    source: string | null;
    /** Words that it shares with other articles, in the editor's order. */
    tags: string[];
    /** Whether the article accepts comments; its type and the site must allow them too. */
    allowComment: boolean;
    /** Whether it is pinned to the top of lists. */
    isTop: boolean;
    /**
     * When the pin ends; null for never.
     * @example 2026-03-20T07:00:00.000Z
     */
    topUntil: string | null;
    /** Places of the public site that put it forward, from the dictionary `positionType`. */
    recommendPositions: string[];
    /** Position in lists, descending. */
    orderBy: number;
    /**
     * When it is taken offline by itself; null for never.
     * @example 2026-03-20T07:00:00.000Z
     */
    offlineAt: string | null;
}
/** What of a record is there in other languages. */
export interface TranslationState {
    /** Whether it is a translation that is older than its source: the record of its group that was created first was saved after it. Publishing saves nothing. */
    readonly isOutdated: boolean;
}
/** A translation of a record. */
export interface TranslationHead {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** A language that content can have, by its BCP 47 tag. The site setting `languages` says which of them the site has. */
    language: Language;
    /** Its title or name. */
    name: string;
    /** Whether it is the record of the group that was created first. The others are translations of it. */
    isSource: boolean;
    /** Whether it is older than its source. See `isOutdated` of the record. */
    isOutdated: boolean;
}
/** A translation of an article or of a type, with its state. */
export interface ContentTranslation extends TranslationHead {
    /**
     * `status` and `reviewStatus` in one word, for lists and filters. `publishedChanged` is live with newer work beside it,
     *     `publishedReviewing` is live with newer work in review. Its labels are in the dictionary `displayStatus`.
     */
    displayStatus: DisplayStatus;
}
/** The translations of reviewed content: the other records of its group, by language. */
export interface TranslatedContent extends TranslationState {
    /** The other records of its group. */
    readonly translations: ContentTranslation[];
}
/** An article without its content. */
export interface ArticleSummary extends Entity, WorkflowState, ArticleHead, TranslatedContent {
    /** How often visitors read it; each read is added some seconds later. */
    readonly readCount: number;
    /** Its approved comments. */
    readonly commentCount: number;
}
/** The fields of an article that only the article itself shows, as saved. */
export interface ArticleText {
    /** The cleaned HTML. */
    content: string;
    /** Addresses separated by semicolons. */
    images: string | null;
    /**
     * A film to go with the text; null for none.
     * @example https://video.example.com/harbour
     */
    videoUrl: string | null;
    /** Files to offer for download, in order. */
    attachments: Attachment[];
    /**
     * Address of the source; null for none.
     * @example https://www.example.com/press/berth-4
     */
    sourceUrl: string | null;
    /** Words by which the search finds it; pages do not show them. */
    keywords: string[];
    /** The page's title for search engines; null for `title`. */
    seoTitle: string | null;
    /** The page's description for search engines; null for the summary. */
    seoDescription: string | null;
    /** Whether search engines are asked not to index it. */
    noIndex: boolean;
}
/**
 * An article as last saved.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a21",
 *       "createdAt": "2026-03-12T08:00:00.000Z",
 *       "createdBy": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a01",
 *       "createdByName": "Mei Chen",
 *       "updatedAt": "2026-03-14T09:30:00.000Z",
 *       "updatedBy": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a01",
 *       "updatedByName": "Mei Chen",
 *       "version": 4,
 *       "status": "draft",
 *       "reviewStatus": "none",
 *       "displayStatus": "draft",
 *       "allowedActions": [
 *         "submit",
 *         "circulate",
 *         "update",
 *         "delete"
 *       ],
 *       "headVersionNo": 4,
 *       "approvedVersionNo": null,
 *       "publishedVersionNo": null,
 *       "nextVersionNo": null,
 *       "releaseId": null,
 *       "publishedAt": null,
 *       "scheduledAt": null,
 *       "typeId": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a61",
 *       "typeName": "News",
 *       "language": "en",
 *       "translationGroupId": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a21",
 *       "isOutdated": false,
 *       "translations": [
 *         {
 *           "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a22",
 *           "language": "zh-CN",
 *           "name": "新泊位五月启用",
 *           "isSource": false,
 *           "isOutdated": true,
 *           "displayStatus": "published"
 *         }
 *       ],
 *       "title": "New berth opens in May",
 *       "subTitle": null,
 *       "slug": "new-berth-opens-in-may",
 *       "summary": "The fourth berth takes its first ship on 4 May.",
 *       "cover": "/files/2026/03/harbour.webp",
 *       "coverAlt": "The harbour at dawn",
 *       "coverFocus": null,
 *       "author": "Mei Chen",
 *       "source": null,
 *       "tags": [
 *         "harbour"
 *       ],
 *       "allowComment": true,
 *       "isTop": false,
 *       "topUntil": null,
 *       "recommendPositions": [
 *         "home"
 *       ],
 *       "orderBy": 0,
 *       "offlineAt": null,
 *       "readCount": 0,
 *       "commentCount": 0,
 *       "content": "<p>The fourth berth takes its first ship on 4 May.</p>",
 *       "images": null,
 *       "videoUrl": null,
 *       "attachments": [],
 *       "sourceUrl": null,
 *       "keywords": [
 *         "berth",
 *         "harbour"
 *       ],
 *       "seoTitle": null,
 *       "seoDescription": null,
 *       "noIndex": false
 *     }
 */
export interface Article extends ArticleSummary, ArticleText {
}
/** An article. */
export interface ArticleReply extends Reply {
    /** An article as last saved. */
    result: Article;
}
/**
 * What happened to a record. Its labels are in the dictionary `historyAction`.
 */
export type HistoryAction = "create" | "update" | "restore" | "submit" | "withdraw" | "approve" | "reject" | "return" | "transfer" | "circulate" | "markRead" | "publish" | "schedule" | "unschedule" | "offline" | "delete" | "trashRestore" | "move" | "approvalEnd";
/** Somebody something was handed to. */
export interface HistoryReceiver {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    userId: Id;
    /** Name of the account at the time. */
    name: string;
    /** When a circulated item was read; null before. */
    readAt: string | null;
}
/**
 * One event in a record's life.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a51",
 *       "action": "circulate",
 *       "versionNo": 4,
 *       "round": 0,
 *       "nodeName": null,
 *       "comment": "For your information.",
 *       "reason": null,
 *       "actorId": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a01",
 *       "actorName": "Mei Chen",
 *       "receivers": [
 *         {
 *           "userId": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a02",
 *           "name": "Jonas Weber",
 *           "readAt": null
 *         }
 *       ],
 *       "scheduledAt": null,
 *       "createdAt": "2026-03-14T09:30:00.000Z"
 *     }
 */
export interface HistoryEntry {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** What happened to a record. Its labels are in the dictionary `historyAction`. */
    action: HistoryAction;
    /** The version it happened to. */
    versionNo: number;
    /** The round of review; 0 outside of one. */
    round: number;
    /** The station of the review; null outside of one. */
    nodeName: string | null;
    /** What was said with it; null for nothing. */
    comment: string | null;
    /**
     * For `approvalEnd` why the approval ended before the version was published; null for other events.
     * @enum {string|null}
     */
    reason: "edited" | "moved" | "flowChanged" | "fileReplaced" | "imported" | null;
    /** The account that did it; null when the server did (a planned publication). */
    actorId: string | null;
    /** Name of that account at the time. */
    actorName: string;
    /** To whom it was transferred or circulated; empty for other events. */
    receivers: HistoryReceiver[];
    /** For `schedule` the scheduled time. */
    scheduledAt: string | null;
    /** A date-time, ISO 8601 in UTC with a final `Z`. */
    createdAt: DateTime;
}
/** A timeline. */
export interface HistoryReply extends Reply {
    result: HistoryEntry[];
}
/** As much of an article as is needed to choose it. */
export interface ArticleBrief {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The headline, as plain text. */
    title: string;
    /** Names the article in its URL. Lowercase letters, digits and Chinese, Japanese or Korean characters, separated by single dashes; never in the form of an id. */
    slug: Slug;
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    typeId: Id;
    /** Name of its article type. */
    typeName: string;
    /** URL of the picture in lists; null for none. */
    cover: string | null;
    /** The publication status of a record. Its labels are in the dictionary `contentStatus`. */
    status: ContentStatus;
    /**
     * `status` and `reviewStatus` in one word, for lists and filters. `publishedChanged` is live with newer work beside it,
     *     `publishedReviewing` is live with newer work in review. Its labels are in the dictionary `displayStatus`.
     */
    displayStatus: DisplayStatus;
    /** When it was published first; null before. */
    publishedAt: string | null;
}
/** Articles, briefly. */
export interface ArticleListReply extends Reply {
    result: ArticleBrief[];
}
/**
 * The status of a task; `unread` and `read` are for circulated items. Its labels are in the dictionary `taskStatus`.
 */
export type TaskStatus = "pending" | "approved" | "rejected" | "returned" | "transferred" | "cancelled" | "unread" | "read";
/**
 * A review that somebody decides, or an item circulated to somebody.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a41",
 *       "bizType": "article",
 *       "bizId": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a21",
 *       "bizVersion": 5,
 *       "title": "New berth opens in May",
 *       "typeName": "News",
 *       "versionNo": 4,
 *       "seenVersionNo": 2,
 *       "round": 1,
 *       "nodeName": "Editorial review",
 *       "status": "pending",
 *       "comment": null,
 *       "initiatorNote": "The second photograph has a caption now.",
 *       "dueAt": null,
 *       "initiatorName": "Mei Chen",
 *       "fromUserName": "Mei Chen",
 *       "assigneeName": "Jonas Weber",
 *       "createdAt": "2026-03-14T09:30:00.000Z",
 *       "handledAt": null,
 *       "readAt": null,
 *       "allowedActions": [
 *         "approve",
 *         "reject",
 *         "return",
 *         "transfer"
 *       ]
 *     }
 */
export interface Task {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /**
     * What kind of record it is about.
     */
    bizType: "article" | "articleType" | "homePage";
    /** The record it is about. */
    bizId: Id;
    /** The record's present `version`, to act on the task with. */
    bizVersion: number;
    /** The article's title or the name of the type or home page. */
    title: string;
    /** The article's type; for a type its parent; null for a home page. */
    typeName: string | null;
    /** The version under review or circulated. */
    versionNo: number;
    /** The latest earlier version of the record that the caller decided about or read; null for none. */
    seenVersionNo: number | null;
    /** The round of review it belongs to; 0 outside of one. */
    round: number;
    /** The station of the review; null for a circulated item. */
    nodeName: string | null;
    /** The status of a task; `unread` and `read` are for circulated items. Its labels are in the dictionary `taskStatus`. */
    status: TaskStatus;
    /** What was said with the decision or the circulation. */
    comment: string | null;
    /** What was said when the version was submitted; null for nothing and for circulated items. */
    initiatorNote: string | null;
    /** By when a circulated item should be read; null for any time and for reviews. */
    dueAt: string | null;
    /** Who submitted or circulated it. */
    initiatorName: string;
    /** Who handed it to the assignee. */
    fromUserName: string;
    /** Who is to decide or to read it. */
    assigneeName: string;
    /** A date-time, ISO 8601 in UTC with a final `Z`. */
    createdAt: DateTime;
    /**
     * When it was decided; null before.
     * @example 2026-03-20T07:00:00.000Z
     */
    handledAt: string | null;
    /**
     * When it was read; null before.
     * @example 2026-03-20T07:00:00.000Z
     */
    readAt: string | null;
    /** The steps that the caller may take with it. */
    allowedActions: WorkflowAction[];
}
/** One page of tasks. */
export interface TaskPageReply extends Reply {
    result: Page<Task>;
}
/**
 * Articles that wait for somebody: `returned` (also rejected), `drafts` and `inReview` are the caller's own; `ready` are approved and not published yet,
 *     `scheduled` are published by the clock, `expiring` are taken offline by the clock within 14 days.
 */
export type ArticleQueue = "returned" | "drafts" | "inReview" | "ready" | "scheduled" | "expiring";
/** One page of articles. */
export interface ArticlePageReply extends Reply {
    result: Page<ArticleSummary>;
}
/**
 * The article that the caller is writing.
 * @example {
 *       "id": "01J9ZK3V7M8Q2X4T6B1N5C0D9E"
 *     }
 */
export interface ArticlePresenceBody {
    /** The article. */
    id: Id;
    /** `true` when the caller stops writing it; left out they go on. */
    leaves?: boolean;
}
/** Somebody who is writing an article. */
export interface ArticleWriter {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    userId: Id;
    /**
     * The account's name for people.
     * @example Nora Lindqvist
     */
    name: string;
    /** Since when. */
    since: DateTime;
}
/** Who else is writing an article. */
export interface ArticlePresenceReply extends Reply {
    result: ArticleWriter[];
}
/**
 * An http(s) address, or one relative to this site; null for none.
 * @example /files/2026/03/harbour.webp
 */
export type UrlOrNull = string | null;
/** Position among its siblings, ascending. */
export type OrderBy = number;
/** The fields of an article that its editors set. */
export interface ArticleFields {
    /** The article's type. */
    typeId?: Id;
    /**
     * The headline, as plain text.
     * @example New berth opens in May
     */
    title?: string;
    /** A second line below the title; null for none. */
    subTitle?: string | null;
    /** Names the article in its URL. Made from the title when a new article omits it. Old ones redirect to the current one. */
    slug?: Slug;
    /** The text as HTML; it is cleaned. Needed to submit. */
    content?: string;
    /** A few sentences; made from the text when empty. */
    summary?: string | null;
    /** Picture in lists and above the text. */
    cover?: UrlOrNull;
    /** Alt text of the cover. */
    coverAlt?: string | null;
    /** The focal point of an image, kept in sight where it is cropped: per cent from its left and top edge, as in `object-position`. Null for the centre. */
    coverFocus?: FocalPoint;
    /**
     * More images; null for none.
     * @example /files/2026/03/quay.webp;/files/2026/03/crane.webp
     */
    images?: string | null;
    /** A film to go with the text. */
    videoUrl?: UrlOrNull;
    /** Uploaded files to offer for download. */
    attachments?: Attachment[];
    /** Whom the article names as its author; null for nobody. */
    author?: string | null;
    /** Where the text comes from. */
    source?: string | null;
    /** URL of the source. */
    sourceUrl?: UrlOrNull;
    /** Keywords for search. */
    keywords?: string[];
    /** Words that it shares with other articles, in the order to show them. */
    tags?: Tag[];
    /** Whether it accepts comments. True when a new article omits it. */
    allowComment?: boolean;
    /** Whether it is pinned to the top of lists. False when a new article leaves it out. */
    isTop?: boolean;
    /** When the pin ends; null for never. */
    topUntil?: DateTimeOrNull;
    /** Where the article is featured. */
    recommendPositions?: PositionType[];
    /** Position in lists, descending. 0 when a new article leaves it out. */
    orderBy?: OrderBy;
    /** Title for search engines. */
    seoTitle?: string | null;
    /** Description for search engines. */
    seoDescription?: string | null;
    /** Whether search engines are asked not to index it. False when a new article leaves it out. */
    noIndex?: boolean;
    /** When it is meant to be published. Only a wish: the step `schedule` plans the publication. */
    scheduledAt?: DateTimeOrNull;
    /** When to take it offline by itself; null for never. */
    offlineAt?: DateTimeOrNull;
}
/**
 * A draft to preview, saved or not.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a21",
 *       "title": "Fourth berth opens in May",
 *       "content": "<p>The fourth berth opens on 4 May.</p>"
 *     }
 */
export interface ArticlePreviewBody extends ArticleFields {
    /** The article that the draft belongs to. A new one has none. */
    id?: Id;
}
/** A draft as its public page would show it. */
export interface ArticlePreviewReply extends Reply {
    /** A draft as its public page would show it. */
    result: ArticlePreview;
}
/**
 * The article to share.
 * @example {
 *       "articleId": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a21"
 *     }
 */
export interface PreviewLinkSaveBody {
    /** The article to share. */
    articleId: Id;
}
/**
 * A link that shows an article's newest draft to people without an account.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a71",
 *       "articleId": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a21",
 *       "createdAt": "2026-03-14T09:30:00.000Z",
 *       "createdBy": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a11",
 *       "createdByName": "Mei Chen",
 *       "expiresAt": "2026-03-21T09:30:00.000Z",
 *       "lastOpenedAt": null
 *     }
 */
export interface PreviewLink {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The article that it shows. */
    articleId: Id;
    /** When it was created. */
    createdAt: DateTime;
    /** Id of the account that created it. */
    createdBy: string;
    /** Name of that account at the time. */
    createdByName: string;
    /** When it stops working. */
    expiresAt: DateTime;
    /** When it was last opened, to the minute; null for never. */
    lastOpenedAt: DateTimeOrNull;
}
/**
 * A preview link with its token.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a71",
 *       "articleId": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a21",
 *       "createdAt": "2026-03-14T09:30:00.000Z",
 *       "createdBy": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a11",
 *       "createdByName": "Mei Chen",
 *       "expiresAt": "2026-03-21T09:30:00.000Z",
 *       "lastOpenedAt": null,
 *       "token": "4fNQm0x6cW3jvT2RkY8uEo1sLhDzPaBgIi7XqV5nMtC"
 *     }
 */
export interface NewPreviewLink extends PreviewLink {
    /** The secret part of the link: whoever has it sees the draft. */
    token: PreviewToken;
}
/** A new preview link. */
export interface NewPreviewLinkReply extends Reply {
    /** A preview link with its token. */
    result: NewPreviewLink;
}
/** Preview links. */
export interface PreviewLinkListReply extends Reply {
    result: PreviewLink[];
}
/** Number of a saved version, from 1. */
export type VersionNo = number;
/**
 * The version to restore.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a21",
 *       "versionNo": 2,
 *       "version": 5
 *     }
 */
export interface ArticleRestoreBody {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** Number of a saved version, from 1. */
    versionNo: VersionNo;
    /** The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`. */
    version: Version;
}
/**
 * Joins the translations that have this group: the `translationGroupId` of one of them. Null leaves them for a group of its own. One record in each language at most.
 * @example 019368f2-6b1e-7c55-a1c4-5d0f0e8b2a11
 */
export type TranslationGroupIdOrNull = string | null;
/**
 * A new article.
 * @example {
 *       "typeId": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a61",
 *       "title": "New berth opens in May",
 *       "content": "<p>The fourth berth takes its first ship on 4 May.</p>",
 *       "cover": "/files/2026/03/harbour.webp",
 *       "coverAlt": "The harbour at dawn",
 *       "coverFocus": "50% 20%",
 *       "tags": [
 *         "harbour"
 *       ],
 *       "attachments": [
 *         {
 *           "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a31",
 *           "name": "berth-plan.pdf",
 *           "url": "/files/2026/03/019368f2.pdf",
 *           "size": 182044,
 *           "mimeType": "application/pdf"
 *         }
 *       ]
 *     }
 */
export interface ArticleSaveBody extends ArticleFields {
    /** The language of its type, which it has to be when it is given. */
    language?: Language;
    /** Joins the translations that have this group: the `translationGroupId` of one of them. Null leaves them for a group of its own. One record in each language at most. */
    translationGroupId?: TranslationGroupIdOrNull;
    /** The article that this is a copy of. Its authors count as authors of the copy. */
    copiedFrom?: Id;
    /** The article's type. */
    typeId: Id;
    /**
     * The headline, as plain text.
     * @example New berth opens in May
     */
    title: string;
}
/** A tag, and how many articles have it. */
export interface ArticleTag {
    /** A word that articles share. */
    tag: Tag;
    /** Articles outside the trash that have it. */
    count: number;
}
/** Tags in use. */
export interface ArticleTagsReply extends Reply {
    result: ArticleTag[];
}
/** An article in the trash. */
export interface TrashedArticle {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The headline, as plain text. */
    title: string;
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    typeId: Id;
    /** Name of its article type. */
    typeName: string;
    /** Number of a saved version, from 1. */
    headVersionNo: VersionNo;
    /** Name of the account that created it, at the time. */
    createdByName: string;
    /** A date-time, ISO 8601 in UTC with a final `Z`. */
    deletedAt: DateTime;
    /** Id of the account that deleted it. */
    deletedBy: string;
    /** Name of that account at the time. */
    deletedByName: string;
    /** The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`. */
    version: Version;
    /** What the caller may do with it now; `delete` is for good. */
    allowedActions: ("restore" | "delete")[];
}
/** One page of the trash. */
export interface TrashedArticlePageReply extends Reply {
    result: Page<TrashedArticle>;
}
/**
 * The article to take out of the trash.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a21",
 *       "version": 6
 *     }
 */
export interface ArticleTrashRestoreBody {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`. */
    version: Version;
}
/**
 * The changed fields of an article.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a21",
 *       "version": 4,
 *       "title": "Fourth berth opens in May",
 *       "summary": null
 *     }
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a21",
 *       "version": 5,
 *       "content": "<p>The fourth berth opens on 4 May.</p>",
 *       "autosave": true
 *     }
 */
export interface ArticleUpdateBody extends ArticleFields {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`. */
    version: Version;
    /** The language of its type, which it has to be when it is given. */
    language?: Language;
    /** Joins the translations that have this group: the `translationGroupId` of one of them. Null leaves them for a group of its own. One record in each language at most. */
    translationGroupId?: TranslationGroupIdOrNull;
    /** Whether the editor saves by itself. Such a version takes the place of the one it saved by itself just before. */
    autosave?: boolean;
}
/** One saved version, without its content. */
export interface ArticleVersion {
    /** Number of a saved version, from 1. */
    versionNo: VersionNo;
    /** The headline in this version. */
    title: string;
    /** Whether the editor saved it by itself. */
    autosaved: boolean;
    /** Whether a review approved it. */
    approved: boolean;
    /** Whether the public sees it now. */
    published: boolean;
    /** The version it was restored from; null for none. */
    restoredFrom: number | null;
    /** A date-time, ISO 8601 in UTC with a final `Z`. */
    createdAt: DateTime;
    /** Id of the account that saved the version. */
    createdBy: string;
    /** Name of that account at the time. */
    createdByName: string;
}
/** One saved version with everything in it. */
export interface ArticleVersionDetail extends ArticleVersion, ArticleHead, ArticleText {
}
/** One version of an article. */
export interface ArticleVersionReply extends Reply {
    /** One saved version with everything in it. */
    result: ArticleVersionDetail;
}
/** One page of versions. */
export interface ArticleVersionPageReply extends Reply {
    result: Page<ArticleVersion>;
}
/**
 * What becomes of a suggestion.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2b30",
 *       "version": 2,
 *       "decision": "accepted"
 *     }
 */
export interface ArticleRemarkDecideBody {
    /** The remark. */
    id: Id;
    /** The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`. */
    version: Version;
    /**
     * Whether the caller puts the suggested wording into the text or not.
     */
    decision: "accepted" | "dismissed";
}
/**
 * The field that a remark is on; `content` is the text.
 */
export type RemarkField = "content" | "title" | "subTitle" | "slug" | "summary" | "cover" | "typeId" | "tags" | "isTop" | "topUntil" | "recommendPositions" | "offlineAt" | "orderBy" | "author" | "source" | "sourceUrl" | "images" | "videoUrl" | "attachments" | "allowComment" | "seoTitle" | "seoDescription" | "keywords" | "noIndex";
/**
 * Where in the article's text a remark is: the text itself with what is before and after it, so that it is found again in later
 *     versions. Texts are plain, with one line for each block. Other fields are remarked on as a whole.
 */
export interface Passage {
    /**
     * The passage itself.
     * @example opens in May
     */
    quote: string;
    /**
     * Up to 64 characters before it.
     * @example The berth
     */
    prefix: string;
    /**
     * Up to 64 characters after it.
     * @example .
     */
    suffix: string;
    /** Where in the plain text it begins. */
    start: number;
}
/** An account that a text mentions. */
export interface Mention {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** Its name at the time. */
    name: string;
}
/** What to put in the place of the passage. */
export interface Suggestion {
    /** The suggested wording; empty to delete the passage. */
    text: string;
    /**
     * Whether it is still to be decided (`open`), is part of the text (`accepted`) or is not (`dismissed`).
     */
    status: "open" | "accepted" | "dismissed";
    /** Who decided; null while open. */
    decidedByName: string | null;
    /** When; null while open. */
    decidedAt: string | null;
}
/** A reply to a remark. */
export interface RemarkReply {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** Plain text. */
    text: string;
    /** Whom it mentions. */
    mentions: Mention[];
    /** A date-time, ISO 8601 in UTC with a final `Z`. */
    createdAt: DateTime;
    /** Id of its author. */
    createdBy: string;
    /** Name of its author at the time. */
    createdByName: string;
}
/**
 * A remark on an article, with its replies.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2b30",
 *       "createdAt": "2026-03-14T09:30:00.000Z",
 *       "createdBy": "019368f2-0000-7c55-a1c4-5d0f0e8b2a01",
 *       "createdByName": "Ingrid Solheim",
 *       "updatedAt": "2026-03-14T09:30:00.000Z",
 *       "updatedBy": "019368f2-0000-7c55-a1c4-5d0f0e8b2a01",
 *       "updatedByName": "Ingrid Solheim",
 *       "version": 1,
 *       "articleId": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a21",
 *       "versionNo": 4,
 *       "round": 1,
 *       "field": "content",
 *       "passage": {
 *         "quote": "opens in May",
 *         "prefix": "The berth ",
 *         "suffix": ".",
 *         "start": 10
 *       },
 *       "text": "The contract says June.",
 *       "mentions": [],
 *       "suggestion": {
 *         "text": "opens in June",
 *         "status": "open",
 *         "decidedByName": null,
 *         "decidedAt": null
 *       },
 *       "replies": [],
 *       "status": "open",
 *       "resolvedByName": null,
 *       "resolvedAt": null,
 *       "allowedActions": [
 *         "reply",
 *         "resolve",
 *         "decide"
 *       ]
 *     }
 */
export interface ArticleRemark extends Entity {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    articleId: Id;
    /** The version that it was written on. */
    versionNo: number;
    /** The review round that it was written in; 0 outside of one. */
    round: number;
    /** The field that a remark is on; `content` is the text. */
    field: RemarkField;
    /** The passage of the text; null for the whole field. */
    passage: Passage | null;
    /** Plain text. */
    text: string;
    /** Whom it mentions. */
    mentions: Mention[];
    /** A suggested edit; null for none. */
    suggestion: Suggestion | null;
    /** The replies, oldest first. */
    replies: RemarkReply[];
    /**
     * `open` until somebody resolves it.
     */
    status: "open" | "resolved";
    /** Who resolved it; null while open. */
    resolvedByName: string | null;
    /** When; null while open. */
    resolvedAt: string | null;
    /** What the caller may do with it now; `decide` accepts or dismisses the suggestion. */
    readonly allowedActions: ("reply" | "resolve" | "reopen" | "decide")[];
}
/** Remarks on an article. */
export interface ArticleRemarkListReply extends Reply {
    result: ArticleRemark[];
}
/** Accounts that a remark may mention. */
export interface MentionListReply extends Reply {
    result: Mention[];
}
/**
 * Plain text.
 * @example Is this the final date?
 */
export type RemarkText = string;
/** The accounts that the text mentions. Each may see the article. */
export type Mentions = Id[];
/**
 * A reply to a remark.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2b30",
 *       "version": 1,
 *       "text": "June it is."
 *     }
 */
export interface ArticleRemarkReplyBody {
    /** The remark. */
    id: Id;
    /** The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`. */
    version: Version;
    /** Plain text. */
    text: RemarkText;
    /** The accounts that the text mentions. Each may see the article. */
    mentions?: Mentions;
}
/**
 * A new remark. A passage and a suggestion belong to `content`; a suggestion needs a passage.
 * @example {
 *       "articleId": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a21",
 *       "versionNo": 4,
 *       "field": "content",
 *       "passage": {
 *         "quote": "opens in May",
 *         "prefix": "The berth ",
 *         "suffix": ".",
 *         "start": 10
 *       },
 *       "text": "The contract says June.",
 *       "suggestion": "opens in June"
 *     }
 */
export interface ArticleRemarkSaveBody {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    articleId: Id;
    /** The version that it is about. */
    versionNo: VersionNo;
    /** The field that a remark is on; `content` is the text. */
    field: RemarkField;
    /**
     * Where in the article's text a remark is: the text itself with what is before and after it, so that it is found again in later
     *     versions. Texts are plain, with one line for each block. Other fields are remarked on as a whole.
     */
    passage?: Passage;
    /** Plain text. */
    text: RemarkText;
    /** The accounts that the text mentions. Each may see the article. */
    mentions?: Mentions;
    /**
     * What to put in the place of the passage; empty to delete it.
     * @example opens in June
     */
    suggestion?: string;
}
/**
 * Resolves a remark, or opens it again.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2b30",
 *       "version": 2,
 *       "status": "resolved"
 *     }
 */
export interface ArticleRemarkUpdateBody {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`. */
    version: Version;
    /**
     * The new status.
     */
    status: "open" | "resolved";
}
/** Who decides; at least one of the three lists names somebody. Those whose account is not active or lacks the permission to act are passed over. */
export interface ReviewAssignees {
    /** Accounts by themselves. */
    userIds: Id[];
    /** Everybody who holds one of these roles, by code. */
    roleCodes: string[];
    /** Everybody in one of these workgroups. */
    workgroupIds: Id[];
}
/**
 * One station of a review. The next begins when this one approved.
 * @example {
 *       "nodeKey": "editorial",
 *       "name": "Editorial review",
 *       "assignees": {
 *         "userIds": [],
 *         "roleCodes": [
 *           "reviewer"
 *         ],
 *         "workgroupIds": []
 *       },
 *       "mode": "any"
 *     }
 */
export interface ReviewNode {
    /**
     * Names the node, once in its flow.
     * @example first-look
     */
    nodeKey: string;
    /**
     * Name for people.
     * @example First look
     */
    name: string;
    /** Who decides; at least one of the three lists names somebody. Those whose account is not active or lacks the permission to act are passed over. */
    assignees: ReviewAssignees;
    /**
     * Whether one approval is enough (`any`) or every one is needed (`all`). A workgroup counts as one; its `reviewMode` says whether one member gives it or all do.
     */
    mode: "any" | "all";
}
/**
 * A type of articles, as last saved.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a61",
 *       "createdAt": "2026-03-01T08:00:00.000Z",
 *       "createdBy": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a01",
 *       "createdByName": "Mei Chen",
 *       "updatedAt": "2026-03-02T08:00:00.000Z",
 *       "updatedBy": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a01",
 *       "updatedByName": "Mei Chen",
 *       "version": 2,
 *       "status": "published",
 *       "reviewStatus": "approved",
 *       "displayStatus": "published",
 *       "allowedActions": [
 *         "update",
 *         "offline",
 *         "circulate"
 *       ],
 *       "headVersionNo": 1,
 *       "approvedVersionNo": 1,
 *       "publishedVersionNo": 1,
 *       "nextVersionNo": null,
 *       "releaseId": null,
 *       "publishedAt": "2026-03-02T08:00:00.000Z",
 *       "scheduledAt": null,
 *       "parentId": "0",
 *       "parentName": null,
 *       "level": 1,
 *       "language": "en",
 *       "translationGroupId": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a61",
 *       "isOutdated": false,
 *       "translations": [
 *         {
 *           "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a62",
 *           "language": "zh-CN",
 *           "name": "新闻",
 *           "isSource": false,
 *           "isOutdated": false,
 *           "displayStatus": "published"
 *         }
 *       ],
 *       "name": "News",
 *       "code": "news",
 *       "kind": "list",
 *       "icon": null,
 *       "cover": "/files/2026/03/harbour.webp",
 *       "description": "What is new in the harbour.",
 *       "redirectUrl": null,
 *       "navVisible": true,
 *       "allowComment": true,
 *       "requireReview": true,
 *       "flow": [],
 *       "seoTitle": null,
 *       "seoDescription": null,
 *       "orderBy": 10,
 *       "childCount": 2,
 *       "articleCount": 14
 *     }
 */
export interface ArticleType extends Entity, WorkflowState, TranslatedContent {
    /** The id of the parent record, or `"0"` at the top of the tree. */
    parentId: ParentId;
    /** Name of the type above it; null at the top of the tree. */
    readonly parentName: string | null;
    /** Depth in the tree, from 1. */
    readonly level: number;
    /** A language that content can have, by its BCP 47 tag. The site setting `languages` says which of them the site has. */
    language: Language;
    /** What translations of each other share. A record without translations has a group of its own. */
    translationGroupId: TranslationGroupId;
    /** Name for people, in menus and headings. */
    name: string;
    /** The code of an article type; it is part of public URLs. */
    code: TypeCode;
    /**
     * `list` shows its articles, `single` is one page made of one article, `link` leads to `redirectUrl`.
     *     Its labels are in the dictionary `articleTypeKind`.
     */
    kind: ArticleTypeKind;
    /** Name of an icon; null for none. */
    icon: string | null;
    /** URL of the picture at the head of its pages; null for none. */
    cover: string | null;
    /** A few sentences below its name; null for none. */
    description: string | null;
    /** Where a type of kind `link` leads; null for the other kinds. */
    redirectUrl: string | null;
    /** Whether the public navigation shows it. */
    navVisible: boolean;
    /** Whether its articles may take comments. */
    allowComment: boolean;
    /** Whether its articles are reviewed before they are published, once this version is published. */
    requireReview: boolean;
    /** Its own review flow, in force once this version is published; empty when its parent's applies. */
    flow: ReviewNode[];
    /** Title of its page for search engines; null for its name. */
    seoTitle: string | null;
    /** Description of its page for search engines; null for `description`. */
    seoDescription: string | null;
    /** Position among its siblings, ascending. */
    orderBy: number;
    /** Types directly below it. */
    readonly childCount: number;
    /** Articles of this very type. */
    readonly articleCount: number;
}
/** A type of articles with the rules of review in force. */
export interface ArticleTypeDetail extends ArticleType {
    /** Whether its articles are reviewed now. Always while the type has never been public. */
    readonly effectiveRequireReview: boolean;
    /** The flow its articles go through now: its own, else the nearest one above it, else one node for the role `reviewer`. In force are the flows and parents of published versions; what was only saved counts as long as the type has never been public. */
    readonly effectiveFlow: ReviewNode[];
}
/** An article type. */
export interface ArticleTypeReply extends Reply {
    /** A type of articles with the rules of review in force. */
    result: ArticleTypeDetail;
}
/** Article types. */
export interface ArticleTypeListReply extends Reply {
    result: ArticleType[];
}
/** One page of article types. */
export interface ArticleTypePageReply extends Reply {
    result: Page<ArticleType>;
}
/** The fields of an article type that its editors set. */
export interface ArticleTypeFields {
    /** The id of the parent record, or `"0"` at the top of the tree. */
    parentId?: ParentId;
    /** The language of its name, description and articles: that of the type above it. A new type at the top of the tree is in the site's default language when it leaves this out. It can be changed while the type has neither articles nor types below it. */
    language?: Language;
    /**
     * Name for people.
     * @example News
     */
    name?: string;
    /** The code of an article type; it is part of public URLs. */
    code?: TypeCode;
    /**
     * `list` shows its articles, `single` is one page made of one article, `link` leads to `redirectUrl`.
     *     Its labels are in the dictionary `articleTypeKind`.
     */
    kind?: ArticleTypeKind;
    /**
     * Name of an icon.
     * @example lucide:newspaper
     */
    icon?: string | null;
    /** Picture above the list. */
    cover?: UrlOrNull;
    /** A short text above the list. */
    description?: string | null;
    /** Where a type of kind `link` leads; needed there. */
    redirectUrl?: UrlOrNull;
    /** Whether the public navigation shows it. True when a new type leaves it out. */
    navVisible?: boolean;
    /** Whether its articles may take comments. True when a new type leaves it out. */
    allowComment?: boolean;
    /** Whether its articles are reviewed before they are published. True when a new type leaves it out. In force once the type's version is published. */
    requireReview?: boolean;
    /** Review stations in order; empty for those of the parent. In force once the type's version is published. */
    flow?: ReviewNode[];
    /** Title for search engines. */
    seoTitle?: string | null;
    /** Description for search engines. */
    seoDescription?: string | null;
    /** Position among its siblings, ascending. */
    orderBy?: OrderBy;
}
/**
 * A new article type.
 * @example {
 *       "parentId": "0",
 *       "name": "Company news",
 *       "code": "company-news",
 *       "kind": "list",
 *       "navVisible": true,
 *       "requireReview": true,
 *       "flow": [],
 *       "orderBy": 10
 *     }
 * @example {
 *       "parentId": "0",
 *       "name": "Investor portal",
 *       "code": "investors",
 *       "kind": "link",
 *       "redirectUrl": "https://investors.example.com/",
 *       "orderBy": 90
 *     }
 */
export interface ArticleTypeSaveBody extends ArticleTypeFields {
    /** Joins the translations that have this group: the `translationGroupId` of one of them. Null leaves them for a group of its own. One record in each language at most. */
    translationGroupId?: TranslationGroupIdOrNull;
    /** The id of the parent record, or `"0"` at the top of the tree. */
    parentId: ParentId;
    /**
     * Name for people.
     * @example News
     */
    name: string;
    /** The code of an article type; it is part of public URLs. */
    code: TypeCode;
    /**
     * `list` shows its articles, `single` is one page made of one article, `link` leads to `redirectUrl`.
     *     Its labels are in the dictionary `articleTypeKind`.
     */
    kind: ArticleTypeKind;
}
/**
 * The changed fields of an article type.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a61",
 *       "version": 2,
 *       "name": "News and notices",
 *       "cover": null,
 *       "flow": [
 *         {
 *           "nodeKey": "editorial",
 *           "name": "Editorial review",
 *           "assignees": {
 *             "userIds": [],
 *             "roleCodes": [
 *               "reviewer"
 *             ],
 *             "workgroupIds": []
 *           },
 *           "mode": "any"
 *         }
 *       ]
 *     }
 */
export interface ArticleTypeUpdateBody extends ArticleTypeFields {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`. */
    version: Version;
    /** Joins the translations that have this group: the `translationGroupId` of one of them. Null leaves them for a group of its own. One record in each language at most. */
    translationGroupId?: TranslationGroupIdOrNull;
}
/** One saved version of an article type. */
export interface ArticleTypeVersion {
    /** Number of a saved version, from 1. */
    versionNo: VersionNo;
    /** The id of the parent record, or `"0"` at the top of the tree. */
    parentId: ParentId;
    /** Present name of the type above it; null at the top of the tree. */
    parentName: string | null;
    /** A language that content can have, by its BCP 47 tag. The site setting `languages` says which of them the site has. */
    language: Language;
    /** Name for people. */
    name: string;
    /** The code of an article type; it is part of public URLs. */
    code: TypeCode;
    /**
     * `list` shows its articles, `single` is one page made of one article, `link` leads to `redirectUrl`.
     *     Its labels are in the dictionary `articleTypeKind`.
     */
    kind: ArticleTypeKind;
    /** Name of an icon; null for none. */
    icon: string | null;
    /** URL of the picture; null for none. */
    cover: string | null;
    /** A few sentences; null for none. */
    description: string | null;
    /** Where a link leads; null for none. */
    redirectUrl: string | null;
    /** Whether the public navigation shows it. */
    navVisible: boolean;
    /** Whether its articles may take comments. */
    allowComment: boolean;
    /** Whether its articles are reviewed. */
    requireReview: boolean;
    /** Its own review flow; empty when its parent's applies. */
    flow: ReviewNode[];
    /** Title for search engines; null for none. */
    seoTitle: string | null;
    /** Description for search engines; null for none. */
    seoDescription: string | null;
    /** Position among its siblings, ascending. */
    orderBy: number;
}
/** One version of an article type. */
export interface ArticleTypeVersionReply extends Reply {
    /** One saved version of an article type. */
    result: ArticleTypeVersion;
}
/**
 * Whether the record is in use. Its labels are in the dictionary `enabledStatus`.
 */
export type EnabledStatus = "enabled" | "disabled";
/**
 * A picture at a marked place of the public site.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a23",
 *       "createdAt": "2026-03-14T09:30:00.000Z",
 *       "createdBy": "019368f2-0000-7c55-a1c4-5d0f0e8b2a01",
 *       "createdByName": "Mei Chen",
 *       "updatedAt": "2026-03-15T08:00:00.000Z",
 *       "updatedBy": "019368f2-0000-7c55-a1c4-5d0f0e8b2a01",
 *       "updatedByName": "Mei Chen",
 *       "version": 2,
 *       "language": "en",
 *       "position": "home",
 *       "title": "A harbour that never sleeps",
 *       "subtitle": "Twenty years on the quay",
 *       "image": "/files/2026/03/harbour.webp",
 *       "imageAlt": "Cranes above the harbour at dusk",
 *       "linkUrl": "/article-list?type=news",
 *       "startAt": null,
 *       "endAt": null,
 *       "orderBy": 10,
 *       "status": "enabled"
 *     }
 */
export interface Banner extends Entity {
    /** A language that content can have, by its BCP 47 tag. The site setting `languages` says which of them the site has. */
    language: Language;
    /** A place on the public site, with the words of the dictionary `positionType`. */
    position: PositionType;
    /** The headline over the picture. */
    title: string;
    /** A second line; null for none. */
    subtitle: string | null;
    /** URL of the image. */
    image: string;
    /** Alt text. */
    imageAlt: string;
    /** Where it leads. */
    linkUrl: string | null;
    /**
     * From when the public sees it; null for at once.
     * @example 2026-03-20T07:00:00.000Z
     */
    startAt: string | null;
    /** Until when the public sees it; null for ever. */
    endAt: string | null;
    /** Order within its position, ascending. */
    orderBy: number;
    /** Whether the record is in use. Its labels are in the dictionary `enabledStatus`. */
    status: EnabledStatus;
}
/** A banner. */
export interface BannerReply extends Reply {
    /** A picture at a marked place of the public site. */
    result: Banner;
}
/** Banners. */
export interface BannerListReply extends Reply {
    result: Banner[];
}
/** One page of banners. */
export interface BannerPageReply extends Reply {
    result: Page<Banner>;
}
/** The fields of a banner that its editors set. */
export interface BannerFields {
    /** A language that content can have, by its BCP 47 tag. The site setting `languages` says which of them the site has. */
    language?: Language;
    /** A place on the public site, with the words of the dictionary `positionType`. */
    position?: PositionType;
    /**
     * Headline.
     * @example The harbour at dawn
     */
    title?: string;
    /** Line below the headline; null for none. */
    subtitle?: string | null;
    /** An http(s) address, or one relative to this site (starting with a single `/`). What reads a field as a list with semicolons finds no other scheme in it either. */
    image?: Url;
    /**
     * Alt text: what the image shows, for people who cannot see it.
     * @example Cranes above the fourth berth
     */
    imageAlt?: string;
    /**
     * Where it leads, an http(s) address or one of this site; null for nowhere.
     * @example /news
     */
    linkUrl?: string | null;
    /** From when the public sees it; null for at once. */
    startAt?: DateTimeOrNull;
    /** Until when the public sees it, after `startAt`; null for ever. */
    endAt?: DateTimeOrNull;
    /** Position among its siblings, ascending. */
    orderBy?: OrderBy;
    /** Whether the record is in use. Its labels are in the dictionary `enabledStatus`. */
    status?: EnabledStatus;
}
/**
 * A new banner. `status` is `enabled`, `orderBy` 0 and `language` the site's default unless said otherwise.
 * @example {
 *       "position": "home",
 *       "title": "A harbour that never sleeps",
 *       "image": "/files/2026/03/harbour.webp",
 *       "imageAlt": "Cranes above the harbour at dusk",
 *       "linkUrl": "/article-list?type=news",
 *       "orderBy": 10
 *     }
 */
export interface BannerSaveBody extends BannerFields {
    /** A place on the public site, with the words of the dictionary `positionType`. */
    position: PositionType;
    /**
     * Headline.
     * @example The harbour at dawn
     */
    title: string;
    /** An http(s) address, or one relative to this site (starting with a single `/`). What reads a field as a list with semicolons finds no other scheme in it either. */
    image: Url;
    /**
     * Alt text: what the image shows, for people who cannot see it.
     * @example Cranes above the fourth berth
     */
    imageAlt: string;
}
/**
 * The changed fields of a banner.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a23",
 *       "version": 2,
 *       "endAt": "2026-12-31T16:00:00.000Z",
 *       "linkUrl": null
 *     }
 */
export interface BannerUpdateBody extends BannerFields {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`. */
    version: Version;
}
/**
 * Who is to handle the comment.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a30",
 *       "version": 1,
 *       "assigneeId": "019368f2-0000-7c55-a1c4-5d0f0e8b2a01"
 *     }
 */
export interface CommentAssignBody {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`. */
    version: Version;
    /**
     * An account that may handle it; null for nobody.
     * @example 019368f2-0000-7c55-a1c4-5d0f0e8b2a01
     */
    assigneeId: string | null;
}
/**
 * Whether the account may sign in. Its labels are in the dictionary `userStatus`.
 */
export type UserStatus = "active" | "disabled";
/** As much of an account as is needed to pick it or to show who it is. */
export interface UserBrief {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The name to sign in with. */
    username: string;
    /** Name for people. */
    name: string;
    /** URL of the image. */
    avatar: string | null;
    /** Name of its organisation; empty for none. */
    orgName: string;
    /** Whether the account may sign in. Its labels are in the dictionary `userStatus`. */
    status: UserStatus;
}
/** Accounts in brief. */
export interface UserBriefListReply extends Reply {
    result: UserBrief[];
}
/** A record, and the version that somebody saw when they decided. */
export interface RecordVersion {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`. */
    version: Version;
}
/** The records, each once, with the versions that they were chosen by. One that was changed since then fails with `VERSION_CONFLICT`. */
export type RecordVersions = RecordVersion[];
/**
 * The status that the comments get, or `delete`.
 */
export type CommentBatchAction = "pending" | "approved" | "rejected" | "spam" | "delete";
/**
 * What to do with which comments.
 * @example {
 *       "records": [
 *         {
 *           "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a30",
 *           "version": 1
 *         },
 *         {
 *           "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a31",
 *           "version": 3
 *         }
 *       ],
 *       "action": "spam"
 *     }
 * @example {
 *       "records": [
 *         {
 *           "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a32",
 *           "version": 2
 *         }
 *       ],
 *       "action": "delete"
 *     }
 */
export interface CommentBatchBody {
    /** The records, each once, with the versions that they were chosen by. One that was changed since then fails with `VERSION_CONFLICT`. */
    records: RecordVersions;
    /** The status that the comments get, or `delete`. */
    action: CommentBatchAction;
}
/** A record of a batch that could not be handled, and why. */
export interface BatchFailure {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** What went wrong, for programs. The message says it for people. */
    errorCode: ErrorCode;
}
/** What became of the comments. */
export interface CommentBatchResult {
    /** How many were handled. */
    done: number;
    /** Those that stayed as they were, and why. */
    failed: BatchFailure[];
}
/** What became of the comments. */
export interface CommentBatchReply extends Reply {
    /** What became of the comments. */
    result: CommentBatchResult;
}
/**
 * `default` follows the site setting `commentCloseAfterDays`, `open` never closes by date, `closed` is closed now, and `date` closes at `closesAt`. Its labels are in the dictionary `closingRule`.
 */
export type ClosingRule = "default" | "open" | "closed" | "date";
/**
 * When an article stops taking comments.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a90",
 *       "version": 1,
 *       "articleTitle": "The new berth is open",
 *       "rule": "date",
 *       "closesAt": "2026-05-01T00:00:00.000Z",
 *       "effectiveAt": "2026-05-01T00:00:00.000Z",
 *       "updatedAt": "2026-03-15T08:00:00.000Z",
 *       "updatedByName": "Mei Chen",
 *       "allowedActions": [
 *         "close"
 *       ]
 *     }
 */
export interface CommentClosing {
    /** The article. */
    id: Id;
    /** The version that a change is based on; 0 while nobody has set a rule. */
    readonly version: number;
    /** The article's present title. */
    readonly articleTitle: string;
    /** `default` follows the site setting `commentCloseAfterDays`, `open` never closes by date, `closed` is closed now, and `date` closes at `closesAt`. Its labels are in the dictionary `closingRule`. */
    rule: ClosingRule;
    /** The date that was set; null where the rule has none. */
    closesAt: DateTimeOrNull;
    /** When comments close or have closed, the site's default included; null for never. null as well for a draft under the default, which counts from the publication. */
    effectiveAt: DateTimeOrNull;
    /** When the rule was set; null for never. */
    updatedAt: DateTimeOrNull;
    /** Who set it. */
    readonly updatedByName: string | null;
    /** What the caller may do with it now. */
    readonly allowedActions: "close"[];
}
/** When an article stops taking comments. */
export interface CommentClosingReply extends Reply {
    /** When an article stops taking comments. */
    result: CommentClosing;
}
/**
 * The rule for one article. `date` needs `closesAt`, which the others ignore.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a90",
 *       "version": 0,
 *       "rule": "date",
 *       "closesAt": "2026-05-01T00:00:00.000Z"
 *     }
 */
export interface CommentClosingUpdateBody {
    /** The article. */
    id: Id;
    /**
     * The version that the change is based on; 0 while nobody has set a rule.
     * @example 0
     */
    version: number;
    /** `default` follows the site setting `commentCloseAfterDays`, `open` never closes by date, `closed` is closed now, and `date` closes at `closesAt`. Its labels are in the dictionary `closingRule`. */
    rule: ClosingRule;
    /** A date-time, ISO 8601 in UTC with a final `Z`; null for none. */
    closesAt?: DateTimeOrNull;
}
/**
 * `links`: several links. `blockedWord`: a word of the site setting `blockedWords`. `repetition`: the same characters or words again and again. `duplicate`: the same text was sent before. `capitals`: nearly all capitals. `tooFast`: written faster than people type. `spamEmail`, `spamNetwork`, `spamSite`: moderators marked others from this address, this network or with a link to this site as spam.
 */
export type SpamReasonCode = "links" | "blockedWord" | "repetition" | "duplicate" | "capitals" | "tooFast" | "spamEmail" | "spamNetwork" | "spamSite";
/**
 * A rule that what a visitor wrote has met.
 * @example {
 *       "code": "links",
 *       "points": 3,
 *       "detail": "4"
 *     }
 */
export interface SpamReason {
    /** `links`: several links. `blockedWord`: a word of the site setting `blockedWords`. `repetition`: the same characters or words again and again. `duplicate`: the same text was sent before. `capitals`: nearly all capitals. `tooFast`: written faster than people type. `spamEmail`, `spamNetwork`, `spamSite`: moderators marked others from this address, this network or with a link to this site as spam. */
    code: SpamReasonCode;
    /** What it adds to the score. */
    points: number;
    /** What met the rule: how many links, which word or site, after how many seconds. */
    detail: string | null;
}
/** Who handles what a visitor wrote, and how much it looks like spam. */
export interface Handling {
    /** Who handles it; null for nobody. */
    readonly assigneeId: string | null;
    /** Name of that account. */
    readonly assigneeName: string | null;
    /** The sum of the reasons' points when it was sent. From 5 on it is spam until a moderator says otherwise. */
    readonly spamScore: number;
    /** What its score is made of. */
    readonly spamReasons: SpamReason[];
}
/**
 * Only `approved` is public. Its labels are in the dictionary `commentStatus`.
 */
export type CommentStatus = "pending" | "approved" | "rejected" | "spam";
/**
 * A comment of a visitor on an article, or an answer of the house to one.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a30",
 *       "createdAt": "2026-03-14T09:30:00.000Z",
 *       "createdBy": "019368f2-0000-7c55-a1c4-5d0f0e8b2a01",
 *       "createdByName": "Mei Chen",
 *       "updatedAt": "2026-03-15T08:00:00.000Z",
 *       "updatedBy": "019368f2-0000-7c55-a1c4-5d0f0e8b2a01",
 *       "updatedByName": "Mei Chen",
 *       "version": 2,
 *       "articleId": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a90",
 *       "articleTitle": "The new berth is open",
 *       "parentId": null,
 *       "nickname": "Lin",
 *       "email": null,
 *       "content": "Will there be an open day?",
 *       "isStaff": false,
 *       "replyCount": 0,
 *       "status": "pending",
 *       "assigneeId": "019368f2-0000-7c55-a1c4-5d0f0e8b2a01",
 *       "assigneeName": "Mei Chen",
 *       "spamScore": 0,
 *       "spamReasons": [],
 *       "allowedActions": [
 *         "update",
 *         "reply",
 *         "assign",
 *         "delete"
 *       ]
 *     }
 */
export interface Comment extends Entity, Handling {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    articleId: Id;
    /** The article's present title. */
    articleTitle: string;
    /** The comment it replies to. */
    parentId: string | null;
    /** The name the visitor gave; the account's name on an answer of the house. */
    nickname: string;
    /** Never public. */
    email: string | null;
    /** Plain text. */
    content: string;
    /** Whether it is an answer of the house. */
    isStaff: boolean;
    /** Replies right below it. */
    replyCount: number;
    /** Only `approved` is public. Its labels are in the dictionary `commentStatus`. */
    status: CommentStatus;
    /** What the caller may do with it now. */
    readonly allowedActions: ("update" | "reply" | "assign" | "delete")[];
}
/** A comment. */
export interface CommentReply extends Reply {
    /** A comment of a visitor on an article, or an answer of the house to one. */
    result: Comment;
}
/**
 * Whose a comment or message is. Its labels are in the dictionary `assignment`.
 */
export type Assignment = "mine" | "unassigned";
/** One page of comments. */
export interface CommentPageReply extends Reply {
    result: Page<Comment>;
}
/**
 * An answer of the house.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a30",
 *       "content": "Yes, on the first Saturday in May."
 *     }
 */
export interface CommentReplyBody {
    /** The comment to answer. */
    id: Id;
    /**
     * Plain text.
     * @example Yes, on the first Saturday in May.
     */
    content: string;
}
/**
 * The comment's new status.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a30",
 *       "version": 1,
 *       "status": "approved"
 *     }
 */
export interface CommentUpdateBody {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`. */
    version: Version;
    /** Only `approved` is public. Its labels are in the dictionary `commentStatus`. */
    status: CommentStatus;
}
/**
 * Another site named at the foot of the public pages.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a24",
 *       "createdAt": "2026-03-14T09:30:00.000Z",
 *       "createdBy": "019368f2-0000-7c55-a1c4-5d0f0e8b2a01",
 *       "createdByName": "Mei Chen",
 *       "updatedAt": "2026-03-15T08:00:00.000Z",
 *       "updatedBy": "019368f2-0000-7c55-a1c4-5d0f0e8b2a01",
 *       "updatedByName": "Mei Chen",
 *       "version": 2,
 *       "name": "Port authority",
 *       "url": "https://port.example.org",
 *       "logo": null,
 *       "orderBy": 10,
 *       "status": "enabled"
 *     }
 */
export interface FriendlyLink extends Entity {
    /** Name of the other site. */
    name: string;
    /** Where it leads. */
    url: string;
    /** URL of its image. */
    logo: string | null;
    /** Order among the links, ascending. */
    orderBy: number;
    /** Whether the record is in use. Its labels are in the dictionary `enabledStatus`. */
    status: EnabledStatus;
}
/** A friendly link. */
export interface FriendlyLinkReply extends Reply {
    /** Another site named at the foot of the public pages. */
    result: FriendlyLink;
}
/** Friendly links. */
export interface FriendlyLinkListReply extends Reply {
    result: FriendlyLink[];
}
/** One page of friendly links. */
export interface FriendlyLinkPageReply extends Reply {
    result: Page<FriendlyLink>;
}
/** The fields of a friendly link that its editors set. */
export interface FriendlyLinkFields {
    /**
     * Name of the site.
     * @example Port authority
     */
    name?: string;
    /** An http(s) address, or one relative to this site (starting with a single `/`). What reads a field as a list with semicolons finds no other scheme in it either. */
    url?: Url;
    /**
     * URL of its image; null for none.
     * @example /files/2026/03/authority.webp
     */
    logo?: string | null;
    /** Position among its siblings, ascending. */
    orderBy?: OrderBy;
    /** Whether the record is in use. Its labels are in the dictionary `enabledStatus`. */
    status?: EnabledStatus;
}
/**
 * A new friendly link. `status` is `enabled` and `orderBy` 0 unless said otherwise.
 * @example {
 *       "name": "Port authority",
 *       "url": "https://port.example.org",
 *       "orderBy": 10
 *     }
 */
export interface FriendlyLinkSaveBody extends FriendlyLinkFields {
    /**
     * Name of the site.
     * @example Port authority
     */
    name: string;
    /** An http(s) address, or one relative to this site (starting with a single `/`). What reads a field as a list with semicolons finds no other scheme in it either. */
    url: Url;
}
/**
 * The changed fields of a friendly link.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a24",
 *       "version": 2,
 *       "logo": "/files/2026/03/port.webp"
 *     }
 */
export interface FriendlyLinkUpdateBody extends FriendlyLinkFields {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`. */
    version: Version;
}
/**
 * A step of a home page through review and publication.
 */
export type HomePageAction = "submit" | "withdraw" | "approve" | "reject" | "return" | "publish" | "offline";
/**
 * One step. `reject` and `return` need `comment`.
 * @example {
 *       "bizId": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a81",
 *       "action": "submit",
 *       "version": 2
 *     }
 */
export interface HomePageActBody {
    /** The home page. */
    bizId: Id;
    /** A step of a home page through review and publication. */
    action: HomePageAction;
    /** Words to go with it. */
    comment?: string;
    /** The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`. */
    version: Version;
}
/** What the company does, in one sentence and one line, with one action. Label and address of the action are both given or both null. */
export interface HomeHero {
    /**
     * The sentence; the page's main heading.
     * @example We measure how high the water stands
     */
    heading: string;
    /** A line of plain text below the heading; null for none. */
    text: HomeText;
    /** What a link or a button says; null for none. */
    actionLabel: HomeLabel;
    /** Where it leads, an http(s) address or one of this site; null for nowhere. */
    actionUrl: HomeAddress;
    /** An http(s) address, or one relative to this site; null for none. */
    picture: UrlOrNull;
    /** Alt text of the picture; null for a picture that only decorates. */
    pictureAlt: string | null;
}
/** Categories, series or products with picture and price. What is not on the shelf is left out. */
export interface HomeRange {
    /** The heading of a section. */
    heading: HomeHeading;
    /** A line of plain text below the heading; null for none. */
    text: HomeText;
    /** What is shown, in this order. */
    productIds: Id[];
    /** What a link or a button says; null for none. */
    actionLabel: HomeLabel;
    /** Where it leads, an http(s) address or one of this site; null for nowhere. */
    actionUrl: HomeAddress;
}
/** The latest articles. With `featured`, banners, quick links and recommendations of the home position stand around them, as on a home page without sections. */
export interface HomeArticles {
    /** The heading of a section. */
    heading: HomeHeading;
    /** Only articles of these types and those below them; empty for all. */
    typeIds: Id[];
    /** How many. */
    limit: number;
    /** Whether the rest of the journal is around them. */
    featured: boolean;
}
/**
 * One section. It has what its kind names, and nothing of another kind.
 * @example {
 *       "key": "hero",
 *       "kind": "hero",
 *       "visible": true,
 *       "hero": {
 *         "heading": "We measure how high the water stands",
 *         "text": "Gauges, probes and loggers for rivers, canals and harbours.",
 *         "actionLabel": "See the instruments",
 *         "actionUrl": "/other-detail?type=products",
 *         "picture": null,
 *         "pictureAlt": null
 *       }
 *     }
 */
export interface HomePageSection {
    /**
     * Names the section, once on its page.
     * @example hero
     */
    key: string;
    /** What a section shows: `hero` says what the company does, `range` shows products, `proof` figures, customers and certificates, `articles` the journal, `quote` what somebody says, `callToAction` the next step. */
    kind: HomeSectionKind;
    /** Whether visitors see it. */
    visible: boolean;
    /** What the company does, in one sentence and one line, with one action. Label and address of the action are both given or both null. */
    hero?: HomeHero;
    /** Categories, series or products with picture and price. What is not on the shelf is left out. */
    range?: HomeRange;
    /** Why to believe it. At least one of the three lists has something. */
    proof?: HomeProof;
    /** The latest articles. With `featured`, banners, quick links and recommendations of the home position stand around them, as on a home page without sections. */
    articles?: HomeArticles;
    /** What somebody says. */
    quote?: HomeQuote;
    /** The next step, and perhaps another one. Label and address of the second are both given or both null. */
    callToAction?: HomeCallToAction;
}
/** The sections from top to bottom. A page has one visible `hero` at most. */
export type HomePageSections = HomePageSection[];
/**
 * The home page of a language as last saved. Visitors see its published version; a language without one has a home page made of banners and articles.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a81",
 *       "createdAt": "2026-03-14T09:30:00.000Z",
 *       "createdBy": "019368f2-0000-7c55-a1c4-5d0f0e8b2a01",
 *       "createdByName": "Mei Chen",
 *       "updatedAt": "2026-03-15T08:00:00.000Z",
 *       "updatedBy": "019368f2-0000-7c55-a1c4-5d0f0e8b2a01",
 *       "updatedByName": "Mei Chen",
 *       "version": 2,
 *       "status": "draft",
 *       "reviewStatus": "none",
 *       "displayStatus": "draft",
 *       "allowedActions": [
 *         "submit",
 *         "update"
 *       ],
 *       "headVersionNo": 2,
 *       "approvedVersionNo": null,
 *       "publishedVersionNo": null,
 *       "nextVersionNo": null,
 *       "releaseId": null,
 *       "publishedAt": null,
 *       "scheduledAt": null,
 *       "language": "en",
 *       "sections": [
 *         {
 *           "key": "quote",
 *           "kind": "quote",
 *           "visible": true,
 *           "quote": {
 *             "text": "It told us four hours earlier.",
 *             "person": "Ingrid Solheim",
 *             "role": "Harbour master"
 *           }
 *         }
 *       ]
 *     }
 */
export interface HomePage extends Entity, WorkflowState {
    /** A language that content can have, by its BCP 47 tag. The site setting `languages` says which of them the site has. */
    language: Language;
    /** The sections from top to bottom. A page has one visible `hero` at most. */
    sections: HomePageSections;
}
/** A home page. */
export interface HomePageReply extends Reply {
    /** The home page of a language as last saved. Visitors see its published version; a language without one has a home page made of banners and articles. */
    result: HomePage;
}
/** Home pages. */
export interface HomePageListReply extends Reply {
    result: HomePage[];
}
/**
 * Sections that need not have been saved.
 * @example {
 *       "language": "en",
 *       "sections": []
 *     }
 */
export interface HomePagePreviewBody {
    /** A language that content can have, by its BCP 47 tag. The site setting `languages` says which of them the site has. */
    language: Language;
    /** The sections from top to bottom. A page has one visible `hero` at most. */
    sections: HomePageSections;
}
/**
 * The version to restore.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a81",
 *       "versionNo": 1,
 *       "version": 5
 *     }
 */
export interface HomePageRestoreBody {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** Number of a saved version, from 1. */
    versionNo: VersionNo;
    /** The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`. */
    version: Version;
}
/**
 * The sections that replace the present ones.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a81",
 *       "version": 2,
 *       "sections": []
 *     }
 */
export interface HomePageUpdateBody {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`. */
    version: Version;
    /** The sections from top to bottom. A page has one visible `hero` at most. */
    sections?: HomePageSections;
}
/** One saved version, without its sections. */
export interface HomePageVersion {
    /** Number of a saved version, from 1. */
    versionNo: VersionNo;
    /** Whether a review approved it. */
    approved: boolean;
    /** Whether the public sees it now. */
    published: boolean;
    /** The version it was restored from; null for none. */
    restoredFrom: number | null;
    /** A date-time, ISO 8601 in UTC with a final `Z`. */
    createdAt: DateTime;
    /** Id of the account that saved the version. */
    createdBy: string;
    /** Name of that account at the time. */
    createdByName: string;
}
/** One saved version with its sections. */
export interface HomePageVersionDetail extends HomePageVersion {
    /** The sections from top to bottom. A page has one visible `hero` at most. */
    sections: HomePageSections;
}
/** One version of a home page. */
export interface HomePageVersionReply extends Reply {
    /** One saved version with its sections. */
    result: HomePageVersionDetail;
}
/** One page of versions. */
export interface HomePageVersionPageReply extends Reply {
    result: Page<HomePageVersion>;
}
/**
 * An answer to a message.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a31",
 *       "content": "There is one from the 4th.",
 *       "createdAt": "2026-03-20T07:00:00.000Z",
 *       "createdBy": "019368f2-0000-7c55-a1c4-5d0f0e8b2a01",
 *       "createdByName": "Mei Chen",
 *       "mailTo": "wang.lin@example.com",
 *       "mailStatus": "sent"
 *     }
 */
export interface MessageAnswer {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** Plain text. */
    content: string;
    /** When it was given. */
    createdAt: DateTime;
    /** Who gave it. */
    createdBy: string;
    /** Name of that account at the time. */
    createdByName: string;
    /** The address that it is sent to; null for a note of what staff wrote or said themselves. */
    mailTo: string | null;
    /**
     * Where the mail is; null for a note.
     * @enum {string|null}
     */
    mailStatus: "queued" | "sent" | "failed" | null;
}
/** The answers to a message. */
export interface MessageAnswerListReply extends Reply {
    result: MessageAnswer[];
}
/**
 * Who is to handle the message.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a30",
 *       "version": 1,
 *       "assigneeId": "019368f2-0000-7c55-a1c4-5d0f0e8b2a01"
 *     }
 */
export interface MessageAssignBody {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`. */
    version: Version;
    /**
     * An account that may handle it; null for nobody.
     * @example 019368f2-0000-7c55-a1c4-5d0f0e8b2a01
     */
    assigneeId: string | null;
}
/**
 * The status that the messages get, or `delete`.
 */
export type MessageBatchAction = "new" | "processing" | "closed" | "spam" | "delete";
/**
 * What to do with which messages.
 * @example {
 *       "records": [
 *         {
 *           "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a30",
 *           "version": 1
 *         },
 *         {
 *           "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a31",
 *           "version": 3
 *         }
 *       ],
 *       "action": "spam"
 *     }
 * @example {
 *       "records": [
 *         {
 *           "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a32",
 *           "version": 2
 *         }
 *       ],
 *       "action": "delete"
 *     }
 */
export interface MessageBatchBody {
    /** The records, each once, with the versions that they were chosen by. One that was changed since then fails with `VERSION_CONFLICT`. */
    records: RecordVersions;
    /** The status that the messages get, or `delete`. */
    action: MessageBatchAction;
}
/** What became of the messages. */
export interface MessageBatchResult {
    /** How many were handled. */
    done: number;
    /** Those that stayed as they were, and why. */
    failed: BatchFailure[];
}
/** What became of the messages. */
export interface MessageBatchReply extends Reply {
    /** What became of the messages. */
    result: MessageBatchResult;
}
/**
 * How far the company is with it. Its labels are in the dictionary `messageStatus`.
 */
export type MessageStatus = "new" | "processing" | "closed" | "spam";
/**
 * A message that a visitor left for the company.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a30",
 *       "createdAt": "2026-03-14T09:30:00.000Z",
 *       "createdBy": "019368f2-0000-7c55-a1c4-5d0f0e8b2a01",
 *       "createdByName": "Mei Chen",
 *       "updatedAt": "2026-03-15T08:00:00.000Z",
 *       "updatedBy": "019368f2-0000-7c55-a1c4-5d0f0e8b2a01",
 *       "updatedByName": "Mei Chen",
 *       "version": 2,
 *       "reference": "0E8B-2A30",
 *       "name": "Wang Lin",
 *       "phone": null,
 *       "email": "wang.lin@example.com",
 *       "company": "Lin Trading",
 *       "subject": "Berth for two days",
 *       "productId": null,
 *       "product": null,
 *       "content": "Is there a berth free in June?",
 *       "status": "new",
 *       "reply": null,
 *       "repliedAt": null,
 *       "repliedByName": null,
 *       "assigneeId": "019368f2-0000-7c55-a1c4-5d0f0e8b2a01",
 *       "assigneeName": "Mei Chen",
 *       "spamScore": 0,
 *       "spamReasons": [],
 *       "allowedActions": [
 *         "update",
 *         "reply",
 *         "mail",
 *         "assign",
 *         "delete"
 *       ]
 *     }
 */
export interface Message extends Entity, Handling {
    /** The short name of a message for telephone and mail; a keyword of the list finds it. */
    reference: MessageReference;
    /** Name of the visitor. */
    name: string;
    /** Where to call back; null when the visitor did not say. */
    phone: string | null;
    /** Where to write back; null when the visitor did not say. */
    email: string | null;
    /** Whom the visitor writes for; null when the visitor did not say. */
    company: string | null;
    /** What it is about, in a line; null for none. */
    subject: string | null;
    /**
     * The product that the visitor asks about; null for none. It stays when the product is deleted.
     * @example 019368f2-6b1e-7c55-a1c4-5d0f0e8b2a40
     */
    readonly productId: string | null;
    /** That product as it is now; null once it is deleted. */
    readonly product: MessageProduct;
    /** Plain text. */
    content: string;
    /** How far the company is with it. Its labels are in the dictionary `messageStatus`. */
    status: MessageStatus;
    /** The latest answer. */
    readonly reply: string | null;
    /**
     * When it was given.
     * @example 2026-03-20T07:00:00.000Z
     */
    readonly repliedAt: string | null;
    /** Who gave it. */
    readonly repliedByName: string | null;
    /** What the caller may do with it now. `mail` is to answer by mail: the visitor gave an address, and the server can send mail. */
    readonly allowedActions: ("update" | "reply" | "mail" | "assign" | "delete")[];
}
/** A message. */
export interface MessageReply extends Reply {
    /** A message that a visitor left for the company. */
    result: Message;
}
/** One page of messages. */
export interface MessagePageReply extends Reply {
    result: Page<Message>;
}
/**
 * What the visitor was answered.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a30",
 *       "version": 2,
 *       "content": "There is one from the 4th.",
 *       "status": "processing"
 *     }
 */
export interface MessageReplyBody {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`. */
    version: Version;
    /**
     * Plain text.
     * @example Thank you. Eleven metres at low water.
     */
    content: string;
    /** How far the company is with it. Its labels are in the dictionary `messageStatus`. */
    status?: MessageStatus;
    /** Whether the server sends it to the visitor by mail. False when left out. */
    sendMail?: boolean;
}
/**
 * The message's new status.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a30",
 *       "version": 1,
 *       "status": "processing"
 *     }
 */
export interface MessageUpdateBody {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`. */
    version: Version;
    /** How far the company is with it. Its labels are in the dictionary `messageStatus`. */
    status: MessageStatus;
}
/**
 * A short way offered on the home page.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a25",
 *       "createdAt": "2026-03-14T09:30:00.000Z",
 *       "createdBy": "019368f2-0000-7c55-a1c4-5d0f0e8b2a01",
 *       "createdByName": "Mei Chen",
 *       "updatedAt": "2026-03-15T08:00:00.000Z",
 *       "updatedBy": "019368f2-0000-7c55-a1c4-5d0f0e8b2a01",
 *       "updatedByName": "Mei Chen",
 *       "version": 2,
 *       "language": "en",
 *       "title": "Berth plan",
 *       "url": "/other-detail?type=berths",
 *       "icon": "ship",
 *       "orderBy": 10,
 *       "status": "enabled"
 *     }
 */
export interface QuickLink extends Entity {
    /** A language that content can have, by its BCP 47 tag. The site setting `languages` says which of them the site has. */
    language: Language;
    /** The words of the link. */
    title: string;
    /** Where it leads. */
    url: string;
    /** Name of the icon. */
    icon: string | null;
    /** Order among the links, ascending. */
    orderBy: number;
    /** Whether the record is in use. Its labels are in the dictionary `enabledStatus`. */
    status: EnabledStatus;
}
/** A quick link. */
export interface QuickLinkReply extends Reply {
    /** A short way offered on the home page. */
    result: QuickLink;
}
/** Quick links. */
export interface QuickLinkListReply extends Reply {
    result: QuickLink[];
}
/** One page of quick links. */
export interface QuickLinkPageReply extends Reply {
    result: Page<QuickLink>;
}
/** The fields of a quick link that its editors set. */
export interface QuickLinkFields {
    /** A language that content can have, by its BCP 47 tag. The site setting `languages` says which of them the site has. */
    language?: Language;
    /**
     * The text of the link.
     * @example Timetable
     */
    title?: string;
    /** An http(s) address, or one relative to this site (starting with a single `/`). What reads a field as a list with semicolons finds no other scheme in it either. */
    url?: Url;
    /**
     * Name of the icon; null for none.
     * @example calendar
     */
    icon?: string | null;
    /** Position among its siblings, ascending. */
    orderBy?: OrderBy;
    /** Whether the record is in use. Its labels are in the dictionary `enabledStatus`. */
    status?: EnabledStatus;
}
/**
 * A new quick link. `status` is `enabled`, `orderBy` 0 and `language` the site's default unless said otherwise.
 * @example {
 *       "title": "Berth plan",
 *       "url": "/other-detail?type=berths",
 *       "icon": "ship",
 *       "orderBy": 10
 *     }
 */
export interface QuickLinkSaveBody extends QuickLinkFields {
    /**
     * The text of the link.
     * @example Timetable
     */
    title: string;
    /** An http(s) address, or one relative to this site (starting with a single `/`). What reads a field as a list with semicolons finds no other scheme in it either. */
    url: Url;
}
/**
 * The changed fields of a quick link.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a25",
 *       "version": 2,
 *       "status": "disabled"
 *     }
 */
export interface QuickLinkUpdateBody extends QuickLinkFields {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`. */
    version: Version;
}
/**
 * An article placed at a marked place of the public site.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a26",
 *       "createdAt": "2026-03-14T09:30:00.000Z",
 *       "createdBy": "019368f2-0000-7c55-a1c4-5d0f0e8b2a01",
 *       "createdByName": "Mei Chen",
 *       "updatedAt": "2026-03-15T08:00:00.000Z",
 *       "updatedBy": "019368f2-0000-7c55-a1c4-5d0f0e8b2a01",
 *       "updatedByName": "Mei Chen",
 *       "version": 2,
 *       "positionType": "homeTop",
 *       "articleId": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a90",
 *       "articleTitle": "The new berth is open",
 *       "articleLive": true,
 *       "language": "en",
 *       "title": null,
 *       "cover": null,
 *       "startAt": null,
 *       "endAt": null,
 *       "orderBy": 10,
 *       "status": "enabled"
 *     }
 */
export interface Recommend extends Entity {
    /** A place on the public site, with the words of the dictionary `positionType`. */
    positionType: PositionType;
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    articleId: Id;
    /** The article's own title. */
    readonly articleTitle: string;
    /** Whether the article is published; the place stays empty otherwise. */
    readonly articleLive: boolean;
    /** The article's language: it is recommended to readers of that language. */
    readonly language: Language;
    /** Shown instead of the article's title. */
    title: string | null;
    /** URL of an image shown instead of the article's. */
    cover: string | null;
    /** From when the public sees it; null for at once. */
    startAt: string | null;
    /** Until when the public sees it; null for ever. */
    endAt: string | null;
    /** Order within its position, ascending. */
    orderBy: number;
    /** Whether the record is in use. Its labels are in the dictionary `enabledStatus`. */
    status: EnabledStatus;
}
/** A recommendation. */
export interface RecommendReply extends Reply {
    /** An article placed at a marked place of the public site. */
    result: Recommend;
}
/** Recommendations. */
export interface RecommendListReply extends Reply {
    result: Recommend[];
}
/** One page of recommendations. */
export interface RecommendPageReply extends Reply {
    result: Page<Recommend>;
}
/** The fields of a recommendation that its editors set. */
export interface RecommendFields {
    /** A place on the public site, with the words of the dictionary `positionType`. */
    positionType?: PositionType;
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    articleId?: Id;
    /** Shown instead of the article's title; null for that. */
    title?: string | null;
    /**
     * URL of an image shown instead of the article's; null for that.
     * @example /files/2026/03/harbour.webp
     */
    cover?: string | null;
    /** From when the public sees it; null for at once. */
    startAt?: DateTimeOrNull;
    /** Until when the public sees it, after `startAt`; null for ever. */
    endAt?: DateTimeOrNull;
    /** Position among its siblings, ascending. */
    orderBy?: OrderBy;
    /** Whether the record is in use. Its labels are in the dictionary `enabledStatus`. */
    status?: EnabledStatus;
}
/**
 * A new recommendation. `status` is `enabled` and `orderBy` 0 unless said otherwise.
 * @example {
 *       "positionType": "homeTop",
 *       "articleId": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a90",
 *       "orderBy": 10
 *     }
 */
export interface RecommendSaveBody extends RecommendFields {
    /** A place on the public site, with the words of the dictionary `positionType`. */
    positionType: PositionType;
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    articleId: Id;
}
/**
 * The changed fields of a recommendation.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a26",
 *       "version": 2,
 *       "title": "Our new berth"
 *     }
 */
export interface RecommendUpdateBody extends RecommendFields {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`. */
    version: Version;
}
/** A release at the version that the caller has seen. */
export interface ReleaseStep {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`. */
    version: Version;
}
/**
 * What a release does with an article.
 */
export type ReleaseItemAction = "publish" | "offline";
/** An article, and what a release does with it. */
export interface ReleaseItemInput {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    articleId: Id;
    /** What a release does with an article. */
    action: ReleaseItemAction;
}
/** Articles of a release. It holds at most 50. */
export type ReleaseItemInputs = ReleaseItemInput[];
/**
 * Articles for a release.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a71",
 *       "version": 4,
 *       "items": [
 *         {
 *           "articleId": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a21",
 *           "action": "publish"
 *         }
 *       ]
 *     }
 */
export interface ReleaseAddItemsBody extends ReleaseStep {
    /** Articles of a release. It holds at most 50. */
    items: ReleaseItemInputs;
}
/**
 * `scheduled` becomes `released` by time alone. Its labels are in the dictionary `releaseStatus`.
 */
export type ReleaseStatus = "open" | "scheduled" | "released";
/**
 * What the caller may do with a release now.
 */
export type ReleaseAction = "update" | "changeItems" | "schedule" | "unschedule" | "publish" | "delete";
/** A release without what is in it. */
export interface ReleaseSummary extends Entity {
    /** Its name. */
    name: string;
    /** What it is for. */
    description: string | null;
    /** `scheduled` becomes `released` by time alone. Its labels are in the dictionary `releaseStatus`. */
    status: ReleaseStatus;
    /** When it is released, or was; null while it is open. */
    readonly releasedAt: string | null;
    /** Why the server took it out of the schedule; null when nothing did. */
    readonly blockedReason: string | null;
    /** Number of articles in it. */
    readonly itemCount: number;
    /** Number of articles that block it. */
    readonly blockedCount: number;
    /** What the caller may do with it in its present state. */
    readonly allowedActions: ReleaseAction[];
}
/**
 * Why an article cannot go with its release: no version is approved (`notApproved`), the approved one is public already
 *     (`nothingNew`), it is to be taken offline but is not public (`notPublished`), it is scheduled by itself
 *     (`scheduledAlone`), it ends before the release (`endsBefore`), or it is in the trash (`trashed`).
 */
export type ReleaseBlocker = "notApproved" | "nothingNew" | "notPublished" | "scheduledAlone" | "endsBefore" | "trashed";
/** An article in a release. */
export interface ReleaseItem {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    articleId: Id;
    /** What a release does with an article. */
    action: ReleaseItemAction;
    /** Its headline as last saved. */
    title: string;
    /** Its slug as last saved. */
    slug: string;
    /** Name of its article type. */
    typeName: string;
    /**
     * `status` and `reviewStatus` in one word, for lists and filters. `publishedChanged` is live with newer work beside it,
     *     `publishedReviewing` is live with newer work in review. Its labels are in the dictionary `displayStatus`.
     */
    displayStatus: DisplayStatus;
    /** The version saved last. */
    headVersionNo: number;
    /** The version that is released; null when none is approved or it is taken offline. */
    versionNo: number | null;
    /** The version the public sees. */
    publishedVersionNo: number | null;
    /** What blocks it; null when nothing does. */
    blocker: ReleaseBlocker | null;
    /** When it was added. */
    addedAt: string;
    /** Who added it. */
    addedByName: string;
}
/**
 * A release with everything in it.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a71",
 *       "createdAt": "2026-03-12T08:00:00.000Z",
 *       "createdBy": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a01",
 *       "createdByName": "Mei Chen",
 *       "updatedAt": "2026-03-14T09:30:00.000Z",
 *       "updatedBy": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a01",
 *       "updatedByName": "Mei Chen",
 *       "version": 4,
 *       "name": "Summer timetable",
 *       "description": null,
 *       "status": "open",
 *       "releasedAt": null,
 *       "blockedReason": null,
 *       "itemCount": 1,
 *       "blockedCount": 0,
 *       "allowedActions": [
 *         "update",
 *         "changeItems",
 *         "schedule",
 *         "publish",
 *         "delete"
 *       ],
 *       "items": [
 *         {
 *           "articleId": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a21",
 *           "action": "publish",
 *           "title": "New berth opens in May",
 *           "slug": "new-berth-opens-in-may",
 *           "typeName": "News",
 *           "displayStatus": "approved",
 *           "headVersionNo": 4,
 *           "versionNo": 4,
 *           "publishedVersionNo": null,
 *           "blocker": null,
 *           "addedAt": "2026-03-14T09:30:00.000Z",
 *           "addedByName": "Mei Chen"
 *         }
 *       ]
 *     }
 */
export interface Release extends ReleaseSummary {
    /** The articles in it, by title. */
    items: ReleaseItem[];
}
/** A release. */
export interface ReleaseReply extends Reply {
    /** A release with everything in it. */
    result: Release;
}
/** One page of releases. */
export interface ReleasePageReply extends Reply {
    result: Page<ReleaseSummary>;
}
/**
 * A release at the version that the caller has seen.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a71",
 *       "version": 4
 *     }
 */
export type ReleaseStepBody = ReleaseStep;
/**
 * Articles to remove from a release.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a71",
 *       "version": 4,
 *       "articleIds": [
 *         "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a21"
 *       ]
 *     }
 */
export interface ReleaseRemoveItemsBody extends ReleaseStep {
    /** Their ids. */
    articleIds: Id[];
}
/** The fields of a release that people set. */
export interface ReleaseFields {
    /**
     * Its name.
     * @example Summer timetable
     */
    name?: string;
    /** What it is for. */
    description?: string | null;
}
/**
 * A new release.
 * @example {
 *       "name": "Summer timetable",
 *       "items": [
 *         {
 *           "articleId": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a21",
 *           "action": "publish"
 *         }
 *       ]
 *     }
 */
export interface ReleaseSaveBody extends ReleaseFields {
    /** Articles of a release. It holds at most 50. */
    items?: ReleaseItemInputs;
    /**
     * Its name.
     * @example Summer timetable
     */
    name: string;
}
/**
 * A release and its date, in the future.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a71",
 *       "version": 4,
 *       "scheduledAt": "2036-03-20T07:00:00.000Z"
 *     }
 */
export interface ReleaseScheduleBody extends ReleaseStep {
    /** When everything in it changes. */
    scheduledAt: DateTime;
}
/**
 * The changed fields of a release.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a71",
 *       "version": 2,
 *       "name": "Summer timetable 2027"
 *     }
 */
export interface ReleaseUpdateBody extends ReleaseFields, ReleaseStep {
}
/**
 * The part of a picture to keep, in its pixels. One that leaves the picture is a field error.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a31",
 *       "version": 1,
 *       "left": 200,
 *       "top": 0,
 *       "width": 900,
 *       "height": 900
 *     }
 */
export interface FileCropBody {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`. */
    version: Version;
    /** Pixels left of the part. */
    left: number;
    /** Pixels above the part. */
    top: number;
    /** Its width. */
    width: number;
    /** Its height. */
    height: number;
}
/**
 * A file of the media library.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a31",
 *       "createdAt": "2026-03-14T09:30:00.000Z",
 *       "createdBy": "019368f2-0000-7c55-a1c4-5d0f0e8b2a01",
 *       "createdByName": "Mei Chen",
 *       "updatedAt": "2026-03-15T08:00:00.000Z",
 *       "updatedBy": "019368f2-0000-7c55-a1c4-5d0f0e8b2a01",
 *       "updatedByName": "Mei Chen",
 *       "version": 2,
 *       "name": "harbour.webp",
 *       "url": "/files/2026/03/019368f2-6b1e-7c55-a1c4-5d0f0e8b2a31.webp",
 *       "size": 48213,
 *       "mimeType": "image/webp",
 *       "width": 1600,
 *       "height": 900,
 *       "widths": [
 *         320,
 *         640,
 *         960,
 *         1280,
 *         1920
 *       ],
 *       "alt": "The harbour at dawn",
 *       "focalPoint": "50% 20%",
 *       "usedIn": 3,
 *       "revertible": false
 *     }
 */
export interface MediaFile extends Entity {
    /** The file's own name. */
    name: string;
    /** Its address, relative to the site. A new one with each content. */
    url: string;
    /** Bytes. */
    size: number;
    /** Its type as found in its bytes. */
    mimeType: string;
    /** Pixels; null unless it is an image. */
    width: number | null;
    /** Pixels; null unless it is an image. */
    height: number | null;
    /** Widths of its resized copies, ascending: `<url>.<width>.avif` and `.webp`. Empty without any. */
    widths: number[];
    /** Alt text to propose where it is used; null without one. */
    alt: string | null;
    /** The focal point of an image, kept in sight where it is cropped: per cent from its left and top edge, as in `object-position`. Null for the centre. */
    focalPoint: FocalPoint;
    /** How many records refer to it. */
    usedIn: number;
    /** Whether there is earlier content to bring back. */
    revertible: boolean;
}
/** A file of the media library. */
export interface MediaFileReply extends Reply {
    /** A file of the media library. */
    result: MediaFile;
}
/**
 * Which files to delete.
 * @example {
 *       "records": [
 *         {
 *           "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a61",
 *           "version": 1
 *         },
 *         {
 *           "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a62",
 *           "version": 1
 *         }
 *       ]
 *     }
 */
export interface FileBatchBody {
    /** The records, each once, with the versions that they were chosen by. One that was changed since then fails with `VERSION_CONFLICT`. */
    records: RecordVersions;
}
/** What became of the files. */
export interface FileBatchResult {
    /** How many were deleted. */
    done: number;
    /** Those that stayed, and why: `IN_USE` or `NOT_FOUND`. */
    failed: BatchFailure[];
}
/** What became of the files. */
export interface FileBatchReply extends Reply {
    /** What became of the files. */
    result: FileBatchResult;
}
/**
 * What a file is to people. `other` is everything else, such as archives.
 */
export type MediaKind = "image" | "video" | "audio" | "document" | "other";
/** One page of files. */
export interface MediaFilePageReply extends Reply {
    result: Page<MediaFile>;
}
/**
 * The file, and the upload whose content it gets.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a31",
 *       "version": 1,
 *       "uploadId": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a32"
 *     }
 */
export interface FileReplaceBody {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`. */
    version: Version;
    /** Id of the new upload, which is no file of its own afterwards. */
    uploadId: Id;
}
/**
 * The file whose earlier content is to come back.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a31",
 *       "version": 2
 *     }
 */
export interface FileRevertBody {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`. */
    version: Version;
}
/**
 * The fields to change.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a31",
 *       "version": 1,
 *       "alt": "The harbour at dawn",
 *       "focalPoint": "50% 20%"
 *     }
 */
export interface FileUpdateBody {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`. */
    version: Version;
    /**
     * The name, with the same extension and under the rules of an upload.
     * @example harbour-at-dawn.webp
     */
    name?: string;
    /** Alt text to propose where it is used; null for none. */
    alt?: string | null;
    /** The focal point of an image, kept in sight where it is cropped: per cent from its left and top edge, as in `object-position`. Null for the centre. */
    focalPoint?: FocalPoint;
}
/**
 * A form with one file.
 * @example {
 *       "fileName": "(the bytes of harbour.webp)"
 *     }
 */
export interface FileUploadBody {
    /**
     * Format: binary
     * @description The file. Its own name has at most 255 characters, none of them a control character or one of
     *     ``\ / : * ? " < > | # % & { } $ ! ' @ + = ` ``
     */
    fileName: Blob;
}
/**
 * A stored file.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a31",
 *       "name": "harbour.webp",
 *       "url": "/files/2026/03/019368f2.webp",
 *       "size": 48213,
 *       "mimeType": "image/webp",
 *       "width": 1600,
 *       "height": 900
 *     }
 */
export interface UploadedFile {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The file's own name. */
    name: string;
    /** Its address. */
    url: string;
    /** Bytes. */
    size: number;
    /** Its type as found in its bytes. */
    mimeType: string;
    /** Pixels; null unless it is an image. */
    width: number | null;
    /** Pixels; null unless it is an image. */
    height: number | null;
}
/** The stored file; `data` beside `result` is its address. */
export interface FileUploadReply extends Reply {
    /** The file's address. */
    data: string;
    /** A stored file. */
    result: UploadedFile;
}
/**
 * The kind of a record that refers to a file.
 */
export type FileUseType = "article" | "articleType" | "homePage" | "product" | "banner" | "friendlyLink" | "quickLink" | "recommend" | "siteSetting" | "user";
/**
 * A record that refers to a file.
 * @example {
 *       "type": "article",
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a30",
 *       "title": "The new tide gauge",
 *       "current": true
 *     }
 */
export interface FileUse {
    /** The kind of a record that refers to a file. */
    type: FileUseType;
    /** The record's id. */
    id: string;
    /** The record's title or name. */
    title: string;
    /** Whether its latest or its published version refers to it; else only an earlier one does. */
    current: boolean;
}
/** Where a file is used. */
export interface FileUsesReply extends Reply {
    result: FileUse[];
}
/**
 * What a section lists. `toDecide` and `toRead` are there once for each kind of content.
 */
export type HomeSectionKey = "returned" | "drafts" | "inReview" | "toDecide" | "toRead" | "ready" | "scheduled" | "expiring" | "comments" | "messages";
/** One thing that waits. */
export interface HomeItem {
    /** The task of `toDecide` and `toRead`, else the record. */
    id: Id;
    /** The record itself. */
    bizId: Id;
    /** What it is about. */
    title: string;
    /** The article's type; null for other kinds. */
    typeName: string | null;
    /** Who returned it, for whom it waits (at most 5), or from whom it is. */
    people: string[];
    /** The reason of a return, what was said with it, or the beginning of what a visitor wrote; null for nothing. */
    note: string | null;
    /** Since when it waits, or when the clock changes it. */
    at: DateTime;
}
/** The first of what waits, and how many there are. */
export interface HomeSection {
    /** What a section lists. `toDecide` and `toRead` are there once for each kind of content. */
    key: HomeSectionKey;
    /**
     * What kind of record it lists.
     */
    bizType: "article" | "articleType" | "homePage" | "comment" | "message";
    /** How many there are. */
    total: number;
    /** Whether there are more than `total`. */
    truncated: boolean;
    /** The most urgent, at most 5. */
    records: HomeItem[];
}
/** How the site itself is; null where the caller may not know. */
export interface HomeSystem {
    /** Refused sign-ins of the last 24 hours. Needs `monitor:signInLog:page`. */
    failedSignIns: number | null;
    /** Accounts that nobody can sign in to for now. Needs `system:user:page`. */
    lockedAccounts: number | null;
    /** What uploaded files take. Needs `system:menu:update`. */
    storageBytes: number | null;
    /** When a backup was last completed; null for never, too. Needs `system:menu:update`. */
    lastBackupAt: string | null;
    /** Whether the server sends mail. Needs `system:menu:update`. */
    mailEnabled: boolean | null;
}
/**
 * What waits for the caller.
 * @example {
 *       "sections": [
 *         {
 *           "key": "returned",
 *           "bizType": "article",
 *           "total": 1,
 *           "truncated": false,
 *           "records": [
 *             {
 *               "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a21",
 *               "bizId": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a21",
 *               "title": "New berth opens in May",
 *               "typeName": "News",
 *               "people": [
 *                 "Jonas Weber"
 *               ],
 *               "note": "The second photograph needs a caption.",
 *               "at": "2026-03-14T09:30:00.000Z"
 *             }
 *           ]
 *         }
 *       ],
 *       "system": null
 *     }
 */
export interface Home {
    /** In the order of their urgency. */
    sections: HomeSection[];
    /** How the site itself is; null for those who may know nothing of it. */
    system: HomeSystem | null;
}
/** What waits for the caller. */
export interface HomeReply extends Reply {
    /** What waits for the caller. */
    result: Home;
}
/**
 * What is imported.
 */
export type ImportKind = "users" | "products" | "dictItems";
/**
 * A column that a file may have.
 * @example {
 *       "field": "username",
 *       "header": "User name",
 *       "headerZh": "用户名",
 *       "required": true,
 *       "example": "mei.chen"
 *     }
 */
export interface ImportColumn {
    /** The record's field; accepted as the column's name too. */
    field: string;
    /** The column's name in English. */
    header: string;
    /** The column's name in Chinese. */
    headerZh: string;
    /** Whether a new record needs it. */
    required: boolean;
    /** What a cell may hold. */
    example: string;
}
/**
 * The columns that a file may have.
 * @example {
 *       "columns": [
 *         {
 *           "field": "username",
 *           "header": "User name",
 *           "headerZh": "用户名",
 *           "required": true,
 *           "example": "mei.chen"
 *         }
 *       ],
 *       "maxRows": 200
 *     }
 */
export interface ImportColumns {
    /** In the order of a template. */
    columns: ImportColumn[];
    /** How many rows a file may have, its head aside. */
    maxRows: number;
}
/** The columns that a file may have. */
export interface ImportColumnsReply extends Reply {
    /** The columns that a file may have. */
    result: ImportColumns;
}
/**
 * A file to import.
 * @example {
 *       "kind": "users",
 *       "file": "dXNlcm5hbWUsbmFtZQo=",
 *       "dryRun": true
 *     }
 */
export interface ImportRunBody {
    /** What is imported. */
    kind: ImportKind;
    /** The dictionary of the items, which they need. */
    dictId?: Id;
    /**
     * The file, CSV or XLSX, in base64; a megabyte at most.
     * @example dmFsdWUsbGFiZWwK
     */
    file: string;
    /** Whether only to report what would become of each row. */
    dryRun: boolean;
}
/**
 * What becomes of a row.
 */
export type ImportOutcome = "created" | "updated" | "unchanged" | "refused";
/**
 * What the rule is about, for words in another language; each where the rule has it.
 * @example {
 *       "limit": 64
 *     }
 */
export interface ImportProblemParams {
    /** How long, large or many is allowed. */
    limit?: number;
    /** The contract's regular expression. */
    pattern?: string;
    /** The contract's format, such as `email`. */
    format?: string;
    /** The types of the contract that fit. */
    types?: string[];
    /** Values that fit. */
    values?: string[];
    /** What of the cell names nothing or too much. */
    text?: string;
}
/**
 * Why a row is refused.
 * @example {
 *       "field": "email",
 *       "code": "format",
 *       "message": "must be an e-mail address such as name@example.com",
 *       "params": {
 *         "format": "email"
 *       }
 *     }
 */
export interface ImportProblem {
    /** The record's field; null for the whole row. */
    field: string | null;
    /** Of a field the rule that failed: the contract's own keyword (`required`, `maxLength`, …), or `exists` (nothing has the name), `ambiguous` (several have it), `fixed` (belongs to new records alone) and the like. Of the whole row an error code such as `FORBIDDEN`. */
    code: string;
    /** What is wrong and what would be right, in English. */
    message: string;
    /** What the rule is about, for words in another language; each where the rule has it. */
    params: ImportProblemParams;
}
/**
 * What becomes of a row.
 * @example {
 *       "line": 2,
 *       "name": "mei.chen",
 *       "outcome": "refused",
 *       "id": null,
 *       "problems": [
 *         {
 *           "field": "email",
 *           "code": "format",
 *           "message": "must be an e-mail address such as name@example.com",
 *           "params": {
 *             "format": "email"
 *           }
 *         }
 *       ]
 *     }
 */
export interface ImportRow {
    /** The row's number in the file, in which the head is the first. */
    line: number;
    /** The cell that the record is recognised by. */
    name: string;
    /** What becomes of a row. */
    outcome: ImportOutcome;
    /** The record; null for one that was not created. */
    id: string | null;
    /** Why it is refused; empty for the other outcomes. */
    problems: ImportProblem[];
}
/**
 * What becomes of a file.
 * @example {
 *       "imported": false,
 *       "ignoredColumns": [
 *         "Shoe size"
 *       ],
 *       "rows": [
 *         {
 *           "line": 2,
 *           "name": "mei.chen",
 *           "outcome": "created",
 *           "id": null,
 *           "problems": []
 *         }
 *       ]
 *     }
 */
export interface ImportReport {
    /** Whether it was imported; false for a dry run and when a row is refused. */
    imported: boolean;
    /** Columns that no field has the name of. */
    ignoredColumns: string[];
    /** In the order of the file. */
    rows: ImportRow[];
}
/** What becomes of a file. */
export interface ImportReportReply extends Reply {
    /** What becomes of a file. */
    result: ImportReport;
}
/**
 * The dictionary's word for programs. Screens know it in camelCase.
 * @example articleStatus
 */
export type DictCode = string;
/**
 * What records hold. Only once in its dictionary.
 * @example outdoor
 */
export type DictItemValue = string;
/**
 * Tone of the tag that shows the item; null for none.
 * @enum {string|null}
 */
export type DictItemColor = "neutral" | "accent" | "info" | "success" | "warning" | "danger" | null;
/**
 * A value of a dictionary and its label.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a22",
 *       "createdAt": "2026-03-14T09:30:00.000Z",
 *       "createdBy": "019368f2-0000-7c55-a1c4-5d0f0e8b2a01",
 *       "createdByName": "Mei Chen",
 *       "updatedAt": "2026-03-15T08:00:00.000Z",
 *       "updatedBy": "019368f2-0000-7c55-a1c4-5d0f0e8b2a01",
 *       "updatedByName": "Mei Chen",
 *       "version": 2,
 *       "dictId": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a21",
 *       "dictCode": "productUse",
 *       "label": "Outdoor",
 *       "value": "outdoor",
 *       "color": "success",
 *       "isDefault": false,
 *       "orderBy": 20,
 *       "status": "enabled",
 *       "description": null
 *     }
 */
export interface DictItem extends Entity {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    dictId: Id;
    /** Code of its dictionary. */
    readonly dictCode: string;
    /** What people read instead of the value. */
    label: string;
    /** What records hold. Only once in its dictionary. */
    value: DictItemValue;
    /** Tone of the tag that shows the item; null for none. */
    color: DictItemColor;
    /** Whether forms choose it first. */
    isDefault: boolean;
    /** Order within its dictionary, ascending. */
    orderBy: number;
    /** Whether the record is in use. Its labels are in the dictionary `enabledStatus`. */
    status: EnabledStatus;
    /** A note for those who administer it; null for none. */
    description: string | null;
}
/**
 * A dictionary with its items.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a21",
 *       "createdAt": "2026-03-14T09:30:00.000Z",
 *       "createdBy": "019368f2-0000-7c55-a1c4-5d0f0e8b2a01",
 *       "createdByName": "Mei Chen",
 *       "updatedAt": "2026-03-15T08:00:00.000Z",
 *       "updatedBy": "019368f2-0000-7c55-a1c4-5d0f0e8b2a01",
 *       "updatedByName": "Mei Chen",
 *       "version": 2,
 *       "code": "productUse",
 *       "name": "Use of a product",
 *       "description": null,
 *       "system": false,
 *       "orderBy": 10,
 *       "status": "enabled",
 *       "lcdpDictItem": []
 *     }
 */
export interface Dict extends Entity {
    /** The dictionary's word for programs. Screens know it in camelCase. */
    code: DictCode;
    /** Name for those who administer it. */
    name: string;
    /** What its values are used for; null for none. */
    description: string | null;
    /** Whether it came with the product; its code and values are fixed then. */
    readonly system: boolean;
    /** Order among the dictionaries, ascending. */
    orderBy: number;
    /** Whether the record is in use. Its labels are in the dictionary `enabledStatus`. */
    status: EnabledStatus;
    /** The items, ordered by `orderBy` and value. */
    readonly lcdpDictItem: DictItem[];
}
/** A dictionary. */
export interface DictReply extends Reply {
    /** A dictionary with its items. */
    result: Dict;
}
/** Dictionaries. */
export interface DictListReply extends Reply {
    result: Dict[];
}
/** One page of dictionaries. */
export interface DictPageReply extends Reply {
    result: Page<Dict>;
}
/** The fields of a dictionary that its administrators set. */
export interface DictFields {
    /** The dictionary's word for programs. Screens know it in camelCase. */
    code?: DictCode;
    /**
     * Name for people.
     * @example Article status
     */
    name?: string;
    /** What it is for; null for nothing. */
    description?: string | null;
    /** Position among its siblings, ascending. */
    orderBy?: OrderBy;
    /** Whether the record is in use. Its labels are in the dictionary `enabledStatus`. */
    status?: EnabledStatus;
}
/**
 * A new dictionary. `status` is `enabled` and `orderBy` 0 unless said otherwise.
 * @example {
 *       "code": "productUse",
 *       "name": "Use of a product",
 *       "orderBy": 10
 *     }
 */
export interface DictSaveBody extends DictFields {
    /** The dictionary's word for programs. Screens know it in camelCase. */
    code: DictCode;
    /**
     * Name for people.
     * @example Article status
     */
    name: string;
}
/**
 * The changed fields of a dictionary.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a21",
 *       "version": 2,
 *       "name": "Use of the product",
 *       "description": null
 *     }
 */
export interface DictUpdateBody extends DictFields {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`. */
    version: Version;
}
/** A dictionary item. */
export interface DictItemReply extends Reply {
    /** A value of a dictionary and its label. */
    result: DictItem;
}
/** Dictionary items. */
export interface DictItemListReply extends Reply {
    result: DictItem[];
}
/** One page of dictionary items. */
export interface DictItemPageReply extends Reply {
    result: Page<DictItem>;
}
/** The fields of a dictionary's item that its administrators set. */
export interface DictItemFields {
    /**
     * The label that people see.
     * @example Published
     */
    label?: string;
    /** What records hold. Only once in its dictionary. */
    value?: DictItemValue;
    /** Tone of the tag that shows the item; null for none. */
    color?: DictItemColor;
    /** Whether forms choose it first; at most one item of a dictionary. */
    isDefault?: boolean;
    /** What it means; null for nothing. */
    description?: string | null;
    /** Position among its siblings, ascending. */
    orderBy?: OrderBy;
    /** Whether the record is in use. Its labels are in the dictionary `enabledStatus`. */
    status?: EnabledStatus;
}
/**
 * A new item of a dictionary. It is not the default, `status` is `enabled` and `orderBy` 0 unless said otherwise.
 * @example {
 *       "dictId": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a21",
 *       "label": "Outdoor",
 *       "value": "outdoor",
 *       "color": "success",
 *       "orderBy": 20
 *     }
 */
export interface DictItemSaveBody extends DictItemFields {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    dictId: Id;
    /**
     * The label that people see.
     * @example Published
     */
    label: string;
    /** What records hold. Only once in its dictionary. */
    value: DictItemValue;
}
/**
 * The changed fields of an item. It stays in its dictionary.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a22",
 *       "version": 2,
 *       "label": "Outdoors",
 *       "isDefault": true
 *     }
 */
export interface DictItemUpdateBody extends DictItemFields {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`. */
    version: Version;
}
/** A session that has not ended. Its token is never returned. */
export interface LiveSession {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    userId: Id;
    /** The account's user name. */
    username: string;
    /** The account's name for people. */
    name: string;
    /** When it began. */
    createdAt: DateTime;
    /** When it last called. */
    lastSeenAt: DateTime;
    /** When it ends unless it calls before. */
    expiresAt: DateTime;
    /** Network address it began from. */
    address: string | null;
    /**
     * What the browser said it is.
     * @example Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0
     */
    userAgent: string | null;
    /** Whether it is the caller's own. */
    current: boolean;
}
/** Live sessions. */
export interface LiveSessionListReply extends Reply {
    result: LiveSession[];
}
/** How many sessions were ended. */
export interface EndedSessions {
    /** Their number. */
    ended: number;
}
/** How many sessions were ended. */
export interface EndedSessionsReply extends Reply {
    /** How many sessions were ended. */
    result: EndedSessions;
}
/** One page of live sessions. */
export interface LiveSessionPageReply extends Reply {
    result: Page<LiveSession>;
}
/**
 * What a notice tells.
 */
export type NotificationKind = "taskAssigned" | "returned" | "rejected" | "approved" | "readyToPublish" | "published" | "scheduled" | "offline" | "expired" | "approvalEnded" | "released" | "releaseBlocked" | "circulated" | "reminded" | "mention" | "remark" | "commentWaiting" | "messageWaiting" | "assigned" | "security";
/** What an account was notified of. */
export interface Notification {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** What a notice tells. */
    kind: NotificationKind;
    /**
     * The kind of record that it is about.
     * @example article
     */
    bizType: string | null;
    /** The record that it is about. */
    bizId: string | null;
    /**
     * The record's name.
     * @example New tide gauge
     */
    title: string;
    /** What the kind adds: the reason of a return, the date of a publication (ISO 8601), why an approval ended (as in `HistoryEntry.reason`), or for `security` one of `identityLinked`, `identityUnlinked`, `passkeyAdded`, `passkeyRemoved`, `passwordChanged`, `passwordReset`, `secondFactorAdded`, `secondFactorRemoved`, `secondFactorReset`, `signInLocked`. */
    detail: string | null;
    /**
     * Who caused it.
     * @example Reviewer
     */
    actorName: string | null;
    /**
     * Path in the back office of the very spot that it is about.
     * @example /tasks/detail/0192f0c1-7a3e-7c4e-9d1b-5b7d0f1e2a3c
     */
    place: string;
    /** When it happened. */
    createdAt: DateTime;
    /** When it was read; null while it is unread. */
    readAt: string | null;
}
/** One page of notices, and how many are unread in all. */
export interface NotificationPage extends Page<Notification> {
    /** How many notices are unread in all. */
    unread: number;
}
/** One page of notices. */
export interface NotificationPageReply extends Reply {
    /** One page of notices, and how many are unread in all. */
    result: NotificationPage;
}
/**
 * When notices are sent by mail: each as soon as possible, all of a day in one mail, or never.
 */
export type MailFrequency = "atOnce" | "daily" | "none";
/**
 * Language of mails; null for that of the server.
 * @enum {string|null}
 */
export type MailLanguage = "en" | "zh-CN" | null;
/** How an account is notified by mail. */
export interface NotificationPreference {
    /** When notices are sent by mail: each as soon as possible, all of a day in one mail, or never. */
    frequency: MailFrequency;
    /** Language of mails; null for that of the server. */
    language: MailLanguage;
    /** The account's address; null without one. */
    email: string | null;
    /** Whether this server sends mail at all. */
    available: boolean;
    /** The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`. */
    version: Version;
}
/** Notification preferences. */
export interface NotificationPreferenceReply extends Reply {
    /** How an account is notified by mail. */
    result: NotificationPreference;
}
/**
 * Changed notification preferences.
 * @example {
 *       "frequency": "daily",
 *       "language": "zh-CN",
 *       "version": 1
 *     }
 */
export interface NotificationPreferenceBody {
    /** When notices are sent by mail: each as soon as possible, all of a day in one mail, or never. */
    frequency: MailFrequency;
    /** Language of mails; null for that of the server. */
    language: MailLanguage;
    /** The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`. */
    version: Version;
}
/**
 * Which notices were read; one of the two.
 * @example {
 *       "ids": [
 *         "0192f0c1-7a3e-7c4e-9d1b-5b7d0f1e2a3c"
 *       ]
 *     }
 */
export interface NotificationReadBody {
    /** These notices. */
    ids?: Id[];
    /** This notice and all older ones. */
    upTo?: Id;
}
/** What is left after reading. */
export interface NotificationReadResult {
    /** How many notices are still unread. */
    unread: number;
}
/** How many notices are still unread. */
export interface NotificationReadReply extends Reply {
    /** What is left after reading. */
    result: NotificationReadResult;
}
/**
 * An attempt that has begun.
 * @example {
 *       "url": "https://id.example.com/authorize?client_id=atrium&response_type=code"
 *     }
 */
export interface OidcBegun {
    /** Where the identity provider asks the person. */
    url: string;
}
/** An attempt that has begun. */
export interface OidcBegunReply extends Reply {
    /** An attempt that has begun. */
    result: OidcBegun;
}
/**
 * Somebody at the identity provider who signs in to the account.
 * @example {
 *       "issuer": "https://id.example.com",
 *       "createdAt": "2026-03-14T09:30:00.000Z",
 *       "canUnlink": true
 *     }
 */
export interface OidcIdentity {
    /** The provider. */
    issuer: string;
    /** Since when. */
    createdAt: DateTime;
    /** Whether something else signs in to the account as well. */
    canUnlink: boolean;
}
/** An identity at the provider. */
export interface OidcIdentityReply extends Reply {
    /** Somebody at the identity provider who signs in to the account. */
    result: OidcIdentity;
}
/**
 * What the identity provider sent the browser back with: the parameters of the address.
 * @example {
 *       "state": "4fNQm0x6cW3jvT2RkY8uEo1sLhDzPaBgIi7XqV5nMtC",
 *       "code": "SplxlOBeZQQYbYS6WxSbIA"
 *     }
 */
export interface OidcSignInBody {
    /** The attempt. */
    state: string;
    /** What the server exchanges for the person's identity, once. */
    code?: string;
    /** The provider that answered. */
    iss?: string;
    /** Why the provider refused. */
    error?: string;
}
/**
 * A session that has begun.
 * @example {
 *       "token": "4fNQm0x6cW3jvT2RkY8uEo1sLhDzPaBgIi7XqV5nMtC",
 *       "expiresAt": "2026-03-14T11:30:00.000Z",
 *       "mustChangePassword": false
 *     }
 */
export interface Session {
    /** Send it in `Authorization`, bare or after `Bearer `. */
    token: string;
    /** When the session ends if nothing is called; each call moves it on. */
    expiresAt: DateTime;
    /** Whether the password has to be changed before anything else. */
    mustChangePassword: boolean;
}
/** A session. */
export interface SessionReply extends Reply {
    /** A session that has begun. */
    result: Session;
}
/**
 * A session that has ended here.
 * @example {
 *       "url": "https://id.example.com/session/end?client_id=atrium"
 *     }
 */
export interface OidcSignedOut {
    /** Where the identity provider ends its session; null for nowhere. */
    url: string | null;
}
/** A session that has ended here. */
export interface OidcSignedOutReply extends Reply {
    /** A session that has ended here. */
    result: OidcSignedOut;
}
/** One call that changed something, or tried to. */
export interface OperationLog {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** A date-time, ISO 8601 in UTC with a final `Z`. */
    createdAt: DateTime;
    /** Who did it; null for a visitor and for the server itself. */
    userId: string | null;
    /** The account's user name at the time; null for a visitor and for the server itself. */
    username: string | null;
    /** The account's name for people at the time. */
    name: string | null;
    /** The name of the personal access token that called; null for somebody who had signed in. */
    accessTokenName: string | null;
    /**
     * The contract's operation.
     * @example rolesUpdate
     */
    operationId: string;
    /** What the operation does. */
    summary: string;
    /**
     * Kind of the record concerned (the operation's tag).
     * @example roles
     */
    targetType: string;
    /** Id of the record concerned; null when there was none. */
    targetId: string | null;
    /** The record's name or title at the time. */
    targetName: string | null;
    /** Whether the call did what it says. */
    success: boolean;
    /**
     * Why it was refused; null when it was not.
     * @example VERSION_CONFLICT
     */
    errorCode: string | null;
    /** Network address of the caller. */
    address: string | null;
    /** The `requestId` that the call was answered with; it is in the server's log too. */
    requestId: string;
}
/**
 * One field before and after. Secrets are masked and long texts are cut.
 * @example {
 *       "field": "jobTitle",
 *       "before": "\"Editor\"",
 *       "after": "\"Chief editor\""
 *     }
 */
export interface FieldChange {
    /** Name of the record's field. */
    field: string;
    /** The value as JSON text; null when there was none. */
    before: string | null;
    /** The value as JSON text; null when there is none. */
    after: string | null;
}
/** One call with the fields it changed. */
export interface OperationLogDetail extends OperationLog {
    /** The fields that differ; empty when the call changed none. */
    changes: FieldChange[];
}
/** An entry of the operation log. */
export interface OperationLogReply extends Reply {
    /** One call with the fields it changed. */
    result: OperationLogDetail;
}
/** One page of the operation log. */
export interface OperationLogPageReply extends Reply {
    result: Page<OperationLog>;
}
/**
 * A passkey of the signed-in account.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a51",
 *       "name": "Laptop",
 *       "synced": false,
 *       "createdAt": "2026-03-14T09:30:00.000Z",
 *       "lastUsedAt": null
 *     }
 */
export interface Passkey {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** What its owner calls it. */
    name: string;
    /** Whether it is on more than one device, such as in the keychain of an account. */
    synced: boolean;
    /** When it was added. */
    createdAt: DateTime;
    /** When it was used last; null when it never was. */
    lastUsedAt: DateTimeOrNull;
}
/** Passkeys. */
export interface PasskeyListReply extends Reply {
    result: Passkey[];
}
/**
 * A passkey that there is.
 * @example {
 *       "type": "public-key",
 *       "id": "AbTPnHw8S6Jmo0m1X8yW3Q",
 *       "transports": [
 *         "internal"
 *       ]
 *     }
 */
export interface PasskeyDescriptor {
    /**
     * The only type that there is.
     */
    type: "public-key";
    /** The credential's id, in Base64url. */
    id: string;
    /** How a browser reaches its authenticator. */
    transports: string[];
}
/** The options of `navigator.credentials.create`, as JSON. */
export interface PasskeyCreation {
    /** Random bytes in Base64url, to be signed once. */
    challenge: string;
    /** The site. */
    rp: {
        /** The host that the passkey is for. */
        id: string;
        /** The system's name. */
        name: string;
    };
    /** The account. */
    user: {
        /** The account's id, in Base64url. */
        id: string;
        /** Its user name. */
        name: string;
        /** Its name for people. */
        displayName: string;
    };
    /** Algorithms that the server accepts, the preferred first. */
    pubKeyCredParams: {
        /**
         * The only type that there is.
         */
        type: "public-key";
        /** A COSE algorithm. */
        alg: number;
    }[];
    /** Milliseconds. */
    timeout: number;
    /**
     * Nobody asks who made the authenticator.
     */
    attestation: "none";
    /** Which authenticators are accepted. */
    authenticatorSelection: {
        /**
         * The browser finds it without a name.
         */
        residentKey: "required";
        /** The same, for older browsers; always true. */
        requireResidentKey: boolean;
        /**
         * By a PIN, a fingerprint or the like.
         */
        userVerification: "required";
    };
    /** Passkeys that the account has already. */
    excludeCredentials: PasskeyDescriptor[];
}
/** What a passkey is made with. */
export interface PasskeyCreationReply extends Reply {
    /** The options of `navigator.credentials.create`, as JSON. */
    result: PasskeyCreation;
}
/**
 * The credential's id, in Base64url.
 * @example AbTPnHw8S6Jmo0m1X8yW3Q
 */
export type PasskeyCredentialId = string;
/**
 * Bytes in Base64url.
 * @example o2NmbXRkbm9uZQ
 */
export type PasskeyBytes = string;
/**
 * A new credential, as `PublicKeyCredential.toJSON` writes it.
 * @example {
 *       "id": "AbTPnHw8S6Jmo0m1X8yW3Q",
 *       "response": {
 *         "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0",
 *         "attestationObject": "o2NmbXRkbm9uZQ",
 *         "transports": [
 *           "internal"
 *         ]
 *       }
 *     }
 */
export interface PasskeyAttestation {
    /** The credential's id, in Base64url. */
    id: PasskeyCredentialId;
    /** What the authenticator has answered. */
    response: {
        /** Bytes in Base64url. */
        clientDataJSON: PasskeyBytes;
        /** Bytes in Base64url. */
        attestationObject: PasskeyBytes;
        /** How the browser reaches the authenticator. */
        transports?: string[];
    };
}
/**
 * A passkey that the browser has made.
 * @example {
 *       "name": "Laptop",
 *       "credential": {
 *         "id": "AbTPnHw8S6Jmo0m1X8yW3Q",
 *         "response": {
 *           "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0",
 *           "attestationObject": "o2NmbXRkbm9uZQ",
 *           "transports": [
 *             "internal"
 *           ]
 *         }
 *       }
 *     }
 */
export interface PasskeySaveBody {
    /**
     * What its owner calls it.
     * @example Laptop
     */
    name: string;
    /** A new credential, as `PublicKeyCredential.toJSON` writes it. */
    credential: PasskeyAttestation;
}
/**
 * A passkey that was added.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a51",
 *       "recoveryCodes": null
 *     }
 */
export interface PasskeyCreated {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** Returned only here; null for an account that had a second factor before. */
    recoveryCodes: string[] | null;
}
/** A passkey that was added. */
export interface PasskeyCreatedReply extends Reply {
    /** A passkey that was added. */
    result: PasskeyCreated;
}
/**
 * What a credential has signed, as `PublicKeyCredential.toJSON` writes it.
 * @example {
 *       "id": "AbTPnHw8S6Jmo0m1X8yW3Q",
 *       "response": {
 *         "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0",
 *         "authenticatorData": "SZYN5YgOjGh0NBcPZHZgW4",
 *         "signature": "MEUCIQC",
 *         "userHandle": null
 *       }
 *     }
 */
export interface PasskeyAssertion {
    /** The credential's id, in Base64url. */
    id: PasskeyCredentialId;
    /** What the authenticator has answered. */
    response: {
        /** Bytes in Base64url. */
        clientDataJSON: PasskeyBytes;
        /** Bytes in Base64url. */
        authenticatorData: PasskeyBytes;
        /** Bytes in Base64url. */
        signature: PasskeyBytes;
        /** The account that the passkey was made for. */
        userHandle?: string | null;
    };
}
/**
 * What a passkey has signed.
 * @example {
 *       "credential": {
 *         "id": "AbTPnHw8S6Jmo0m1X8yW3Q",
 *         "response": {
 *           "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0",
 *           "authenticatorData": "SZYN5YgOjGh0NBcPZHZgW4",
 *           "signature": "MEUCIQC",
 *           "userHandle": null
 *         }
 *       }
 *     }
 */
export interface PasskeyProofBody {
    /** What a credential has signed, as `PublicKeyCredential.toJSON` writes it. */
    credential: PasskeyAssertion;
}
/** The options of `navigator.credentials.get`, as JSON. */
export interface PasskeyRequest {
    /** Random bytes in Base64url, to be signed once. */
    challenge: string;
    /** The host that the passkeys are for. */
    rpId: string;
    /** Milliseconds. */
    timeout: number;
    /**
     * By a PIN, a fingerprint or the like.
     */
    userVerification: "required";
    /** The passkeys that count; empty for any of this site. */
    allowCredentials: PasskeyDescriptor[];
}
/** What a passkey is asked for with. */
export interface PasskeyRequestReply extends Reply {
    /** The options of `navigator.credentials.get`, as JSON. */
    result: PasskeyRequest;
}
/**
 * The token of a link, which stands behind its `#`.
 * @example 4fNQm0x6cW3jvT2RkY8uEo1sLhDzPaBgIi7XqV5nMtC
 */
export type PasswordLinkToken = string;
/**
 * The link that somebody has followed.
 * @example {
 *       "token": "4fNQm0x6cW3jvT2RkY8uEo1sLhDzPaBgIi7XqV5nMtC"
 *     }
 */
export interface PasswordLinkOpenBody {
    /** The token of a link, which stands behind its `#`. */
    token: PasswordLinkToken;
}
/**
 * Whose password a link chooses.
 * @example {
 *       "username": "mei.chen",
 *       "name": "Mei Chen",
 *       "isInvitation": true,
 *       "expiresAt": "2026-03-17T09:30:00.000Z"
 *     }
 */
export interface OpenedPasswordLink {
    /** The name to sign in with. */
    username: string;
    /** Name for people. */
    name: string;
    /** Whether it is the account's first password. */
    isInvitation: boolean;
    /** When the link ends unused. */
    expiresAt: DateTime;
}
/** A link that works. */
export interface OpenedPasswordLinkReply extends Reply {
    /** Whose password a link chooses. */
    result: OpenedPasswordLink;
}
/**
 * Format: password
 * @description A password to set; neither the user name nor one of the commonest.
 */
export type NewPassword = string;
/**
 * The link, and the password that its holder chooses.
 * @example {
 *       "token": "4fNQm0x6cW3jvT2RkY8uEo1sLhDzPaBgIi7XqV5nMtC",
 *       "password": "a quiet harbour at dawn"
 *     }
 */
export interface PasswordLinkUseBody {
    /** The token of a link, which stands behind its `#`. */
    token: PasswordLinkToken;
    /** A password to set; neither the user name nor one of the commonest. */
    password: NewPassword;
}
/**
 * Which products to delete.
 * @example {
 *       "records": [
 *         {
 *           "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a42",
 *           "version": 1
 *         },
 *         {
 *           "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a43",
 *           "version": 2
 *         }
 *       ]
 *     }
 */
export interface ProductDeleteBatchBody {
    /** The records, each once, with the versions that they were chosen by. One that was changed since then fails with `VERSION_CONFLICT`. */
    records: RecordVersions;
}
/** What deleting came to. */
export interface ProductDeleteBatchResult {
    /** How many were deleted. */
    deleted: number;
    /** Those that were not deleted, and why. */
    failed: BatchFailure[];
}
/** What deleting came to. */
export interface ProductDeleteBatchReply extends Reply {
    /** What deleting came to. */
    result: ProductDeleteBatchResult;
}
/**
 * Which product.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a42"
 *     }
 */
export interface ProductGetBody {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
}
/**
 * Whether the company offers it. A discontinued product is no longer in the catalogue, but visitors still find its page. Only products can be discontinued. Its labels are in the dictionary `productStatus`.
 */
export type ProductStatus = "draft" | "onShelf" | "offShelf" | "discontinued";
/** A translation of a product, with its status. */
export interface ProductTranslation extends TranslationHead {
    /** Whether the company offers it. A discontinued product is no longer in the catalogue, but visitors still find its page. Only products can be discontinued. Its labels are in the dictionary `productStatus`. */
    status: ProductStatus;
}
/**
 * The picture shown in place of one that fails. Its labels are in the dictionary `productImageType`.
 */
export type ProductImageType = "person" | "car" | "none";
/** A category, a series or a product, as lists show it. */
export interface ProductSummary extends Entity, TranslationState {
    /** Categories hold series, series hold products. Its labels are in the dictionary `productKind`. */
    kind: ProductKind;
    /** The id of the parent record, or `"0"` at the top of the tree. */
    parentId: ParentId;
    /** Name of the category or series it is in. */
    readonly parentName: string | null;
    /** A language that content can have, by its BCP 47 tag. The site setting `languages` says which of them the site has. */
    language: Language;
    /** What translations of each other share. A record without translations has a group of its own. */
    translationGroupId: TranslationGroupId;
    /** The other records of its group. */
    readonly translations: ProductTranslation[];
    /** Name for people. */
    name: string;
    /** The company's own number, unique among the products of its language ignoring case; null for none. */
    code: string | null;
    /** Brand it is sold under; null for none. */
    brand: string | null;
    /** The maker's designation; null for none. */
    model: string | null;
    /** URL of the image. */
    cover: string | null;
    /** URLs of more images separated by semicolons. */
    images: string | null;
    /** The picture shown in place of one that fails. Its labels are in the dictionary `productImageType`. */
    imageType: ProductImageType;
    /** A few sentences as plain text; null for none. */
    summary: string | null;
    /** A decimal number as text, at most two places; null for a price on request. It needs a currency. */
    priceAmount: ProductPrice;
    /** Currency of the price by its ISO 4217 code; null for none. */
    priceCurrency: ProductCurrency;
    /** What the price includes or leaves out; null for nothing to say. */
    priceNote: ProductPriceNote;
    /** Records right below it. */
    readonly childCount: number;
    /** Whether the company offers it. A discontinued product is no longer in the catalogue, but visitors still find its page. Only products can be discontinued. Its labels are in the dictionary `productStatus`. */
    status: ProductStatus;
    /** Position among its siblings, ascending. */
    orderBy: number;
}
/**
 * A form of a product that is ordered under its own code.
 * @example {
 *       "code": "TG-4-50",
 *       "name": "50 m cable",
 *       "specs": [
 *         {
 *           "group": "Size",
 *           "name": "Cable",
 *           "value": "50",
 *           "unit": "m"
 *         }
 *       ],
 *       "priceAmount": "1420.00"
 *     }
 */
export interface ProductVariant {
    /**
     * The company's own number, unique among the variants of a product ignoring case.
     * @example TG-4-50
     */
    code: string;
    /**
     * What tells it from the others.
     * @example 50 m cable
     */
    name: string;
    /** What differs from the product's specifications, in its order. */
    specs: ProductSpec[];
    /** Its own price in the product's currency; null or absent for the product's. */
    priceAmount?: ProductPrice;
}
/** Articles about it, in the order shown; those that are not published stay hidden. */
export type RelatedArticleIds = Id[];
/** A published article about a product. */
export interface RelatedArticleTitle {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** Its headline, as plain text. */
    title: string;
}
/** A category, a series or a product with all its fields. */
export interface Product extends ProductSummary {
    /** Rich text as cleaned HTML. */
    content: string | null;
    /** Its specifications, line by line, in order. */
    specs: ProductSpec[];
    /** The forms it is sold in, in order. */
    variants: ProductVariant[];
    /** Files to offer for download, in order. */
    attachments: Attachment[];
    /** Articles about it, in the order shown; those that are not published stay hidden. */
    relatedArticleIds: RelatedArticleIds;
    /** Titles of those that are published. */
    readonly relatedArticles: RelatedArticleTitle[];
    /** The product that succeeds it; null for none. */
    replacedById: string | null;
    /** Name of that product. */
    readonly replacedByName: string | null;
}
/** A product. */
export interface ProductReply extends Reply {
    /** A category, a series or a product with all its fields. */
    result: Product;
}
/**
 * Which part of the tree; all of it unless said otherwise.
 * @example {
 *       "toKind": "series"
 *     }
 */
export interface ProductGetCascadeBody {
    /** Only what is below this record. */
    parentId?: ParentId;
    /** The deepest kind to list. */
    toKind?: ProductKind;
    /** Whether the company offers it. A discontinued product is no longer in the catalogue, but visitors still find its page. Only products can be discontinued. Its labels are in the dictionary `productStatus`. */
    status?: ProductStatus;
}
/** A node of a cascading picker. */
export interface ProductOption {
    /** The record's id. */
    value: string;
    /** The record's name. */
    label: string;
    /** Categories hold series, series hold products. Its labels are in the dictionary `productKind`. */
    kind: ProductKind;
    /** Whether nothing is below it in this tree. */
    leaf: boolean;
    /** Absent on a leaf. */
    children?: ProductOption[];
}
/** The product tree for a picker. */
export interface ProductOptionListReply extends Reply {
    result: ProductOption[];
}
/**
 * Which products, sorted how, which page of them.
 * @example {
 *       "pageNo": 1,
 *       "pageSize": 20,
 *       "kind": "product",
 *       "ancestorId": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a41",
 *       "keyword": "launch",
 *       "sortField": "priceAmount",
 *       "sortOrder": "desc"
 *     }
 */
export interface ProductPageBody {
    /** Page to return, from 1; 1 unless said otherwise. */
    pageNo?: number;
    /** Records a page holds; 10 unless said otherwise. */
    pageSize?: number;
    /** Text to look for in name, code, brand and model; wildcards have no meaning. */
    keyword?: string;
    /**
     * Field to sort by; `orderBy` unless said otherwise: each category, then its series, each of them before its products.
     */
    sortField?: "name" | "code" | "brand" | "model" | "priceAmount" | "orderBy" | "createdAt" | "updatedAt";
    /**
     * Direction of `sortField`.
     */
    sortOrder?: "asc" | "desc";
    /** Only records right below this one. */
    parentId?: ParentId;
    /** Only records anywhere below this one. */
    ancestorId?: Id;
    /** Categories hold series, series hold products. Its labels are in the dictionary `productKind`. */
    kind?: ProductKind;
    /** Only records in this language. */
    language?: Language;
    /** Only the translations of one record, itself included. */
    translationGroupId?: TranslationGroupId;
    /** Only records of exactly this brand. */
    brand?: string;
    /** Whether the company offers it. A discontinued product is no longer in the catalogue, but visitors still find its page. Only products can be discontinued. Its labels are in the dictionary `productStatus`. */
    status?: ProductStatus;
    /** Only records that were changed at this time or later. */
    updatedFrom?: DateTime;
    /** Only records that were changed before this time. */
    updatedTo?: DateTime;
    /** Only records that this account was the last to change. */
    updatedBy?: Id;
}
/**
 * What the prices in one currency add up to, those of variants aside.
 * @example {
 *       "currency": "EUR",
 *       "amount": "8720.00",
 *       "count": 4
 *     }
 */
export interface ProductPriceSum {
    /** ISO 4217 code. */
    currency: string;
    /** A decimal number as text, with two places. */
    amount: string;
    /** How many records have a price in it. */
    count: number;
}
/**
 * One page of products.
 * @example {
 *       "total": 0,
 *       "pageNo": 1,
 *       "pageSize": 10,
 *       "pages": 0,
 *       "records": [],
 *       "priceSums": []
 *     }
 */
export interface ProductPage extends Page<ProductSummary> {
    /** The sums of the prices of all records that match, not of this page alone. */
    priceSums: ProductPriceSum[];
}
/** One page of products. */
export interface ProductPageReply extends Reply {
    /** One page of products. */
    result: ProductPage;
}
/**
 * Which part of the tree, which page of its top level.
 * @example {
 *       "pageNo": 1,
 *       "pageSize": 10,
 *       "status": "onShelf"
 *     }
 */
export interface ProductCascadePageBody {
    /** Page to return, from 1; 1 unless said otherwise. */
    pageNo?: number;
    /** Records a page holds; 10 unless said otherwise. */
    pageSize?: number;
    /** Text to look for in name, code, brand and model; wildcards have no meaning. */
    keyword?: string;
    /** Only records in this language. */
    language?: Language;
    /** Whether the company offers it. A discontinued product is no longer in the catalogue, but visitors still find its page. Only products can be discontinued. Its labels are in the dictionary `productStatus`. */
    status?: ProductStatus;
}
/** A category, a series or a product with those below it. */
export interface ProductNode extends ProductSummary {
    /** The records right below it, by `orderBy`. */
    children: ProductNode[];
}
/** One page of categories with what is below them. */
export interface ProductCascadePageReply extends Reply {
    result: Page<ProductNode>;
}
/** The fields of a category, a series or a product that its editors set. */
export interface ProductFields {
    /** The id of the parent record, or `"0"` at the top of the tree. */
    parentId?: ParentId;
    /** The language of its texts: that of the record above it. A new category is in the site's default language when it leaves this out. It can be changed while nothing is below it. */
    language?: Language;
    /** Joins the translations that have this group: the `translationGroupId` of one of them. Null leaves them for a group of its own. One record in each language at most. */
    translationGroupId?: TranslationGroupIdOrNull;
    /**
     * Name for people.
     * @example Tide gauge TG-4
     */
    name?: string;
    /**
     * The company's own number, new among products of its language ignoring case; null for none.
     * @example TG-4
     */
    code?: string | null;
    /** Brand; null for none. */
    brand?: string | null;
    /** Model; null for none. */
    model?: string | null;
    /**
     * URL of the image; null for none.
     * @example /files/2026/03/gauge.webp
     */
    cover?: string | null;
    /**
     * URLs of more images separated by semicolons; null for none.
     * @example /files/2026/03/gauge.webp;/files/2026/03/gauge-open.webp
     */
    images?: string | null;
    /** The picture shown in place of one that fails. Its labels are in the dictionary `productImageType`. */
    imageType?: ProductImageType;
    /** A few plain sentences; null for none. */
    summary?: string | null;
    /** Rich text as HTML, cleaned of everything active; null for none. */
    content?: string | null;
    /** Specifications, in their order; replaces the former ones. */
    specs?: ProductSpec[];
    /** The forms it is sold in, in their order; replaces the former ones. */
    variants?: ProductVariant[];
    /** Uploaded files, in their order; replaces the former ones. */
    attachments?: Attachment[];
    /** Articles about it in its language, in the order shown; replaces the former ones. */
    relatedArticleIds?: RelatedArticleIds;
    /**
     * The product of its language that succeeds it; null for none.
     * @example 019368f2-6b1e-7c55-a1c4-5d0f0e8b2a44
     */
    replacedById?: string | null;
    /** A decimal number as text, at most two places; null for a price on request. It needs a currency. */
    priceAmount?: ProductPrice;
    /** Currency of the price by its ISO 4217 code; null for none. */
    priceCurrency?: ProductCurrency;
    /** What the price includes or leaves out; null for nothing to say. */
    priceNote?: ProductPriceNote;
    /** Whether the company offers it. A discontinued product is no longer in the catalogue, but visitors still find its page. Only products can be discontinued. Its labels are in the dictionary `productStatus`. */
    status?: ProductStatus;
    /** Position among its siblings, ascending. */
    orderBy?: OrderBy;
}
/**
 * A new category, series or product. `parentId` is `"0"`, `status` `draft`, `imageType` `none` and `orderBy` 0 unless said otherwise.
 * @example {
 *       "kind": "category",
 *       "name": "Boats"
 *     }
 * @example {
 *       "kind": "product",
 *       "parentId": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a41",
 *       "name": "Harbour launch 42",
 *       "code": "HL-42",
 *       "images": "/files/a.webp;/files/b.webp",
 *       "specs": [
 *         {
 *           "group": "Size",
 *           "name": "Length",
 *           "value": "4.2",
 *           "unit": "m"
 *         }
 *       ],
 *       "priceAmount": "1280.00",
 *       "priceCurrency": "EUR",
 *       "status": "onShelf"
 *     }
 */
export interface ProductSaveBody extends ProductFields {
    /** Categories hold series, series hold products. Its labels are in the dictionary `productKind`. */
    kind: ProductKind;
    /**
     * Name for people.
     * @example Tide gauge TG-4
     */
    name: string;
}
/**
 * The changed fields of a product.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a42",
 *       "version": 3,
 *       "priceAmount": "1190.00",
 *       "summary": null
 *     }
 */
export interface ProductUpdateBody extends ProductFields {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`. */
    version: Version;
}
/**
 * What is answered with it. Its labels are in the dictionary `replyTemplateKind`.
 */
export type ReplyTemplateKind = "comment" | "message";
/**
 * A language by its tag (BCP 47).
 * @example zh-CN
 */
export type TemplateLanguage = string;
/**
 * A text for answers to visitors.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a95",
 *       "createdAt": "2026-03-14T09:30:00.000Z",
 *       "createdBy": "019368f2-0000-7c55-a1c4-5d0f0e8b2a01",
 *       "createdByName": "Mei Chen",
 *       "updatedAt": "2026-03-15T08:00:00.000Z",
 *       "updatedBy": "019368f2-0000-7c55-a1c4-5d0f0e8b2a01",
 *       "updatedByName": "Mei Chen",
 *       "version": 2,
 *       "kind": "message",
 *       "language": "en",
 *       "title": "Berth free",
 *       "content": "Dear {name},\n\nthere is a berth free. Please call us."
 *     }
 */
export interface ReplyTemplate extends Entity {
    /** What is answered with it. Its labels are in the dictionary `replyTemplateKind`. */
    kind: ReplyTemplateKind;
    /** A language by its tag (BCP 47). */
    language: TemplateLanguage;
    /** What staff choose it by. */
    title: string;
    /** Plain text. Whoever inserts it replaces `{name}` by the visitor's name, `{subject}` by the subject or the article's title, and `{me}` by their own name. */
    content: string;
}
/** A template. */
export interface ReplyTemplateReply extends Reply {
    /** A text for answers to visitors. */
    result: ReplyTemplate;
}
/** One page of templates. */
export interface ReplyTemplatePageReply extends Reply {
    result: Page<ReplyTemplate>;
}
/** The fields of a template that its editors set. */
export interface ReplyTemplateFields {
    /** What is answered with it. Its labels are in the dictionary `replyTemplateKind`. */
    kind?: ReplyTemplateKind;
    /** A language by its tag (BCP 47). */
    language?: TemplateLanguage;
    /**
     * What staff choose it by.
     * @example Berth free
     */
    title?: string;
    /**
     * Plain text, with `{name}`, `{subject}` and `{me}` where those belong.
     * @example Dear {name}, thank you.
     */
    content?: string;
}
/**
 * A new template.
 * @example {
 *       "kind": "comment",
 *       "language": "en",
 *       "title": "Thanks",
 *       "content": "Thank you, {name}."
 *     }
 */
export interface ReplyTemplateSaveBody extends ReplyTemplateFields {
    /** What is answered with it. Its labels are in the dictionary `replyTemplateKind`. */
    kind: ReplyTemplateKind;
    /** A language by its tag (BCP 47). */
    language: TemplateLanguage;
    /**
     * What staff choose it by.
     * @example Berth free
     */
    title: string;
    /**
     * Plain text, with `{name}`, `{subject}` and `{me}` where those belong.
     * @example Dear {name}, thank you.
     */
    content: string;
}
/**
 * The changed fields of a template.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a95",
 *       "version": 2,
 *       "title": "Many thanks"
 *     }
 */
export interface ReplyTemplateUpdateBody extends ReplyTemplateFields {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`. */
    version: Version;
}
/**
 * A kind of record whose history can be read, by the tag of its operations.
 */
export type RecordKind = "articleTypes" | "auths" | "banners" | "dictItems" | "dicts" | "friendlyLinks" | "menus" | "orgs" | "products" | "quickLinks" | "recommends" | "replyTemplates" | "roles" | "siteSettings" | "users" | "workgroups";
/** One field before and after a change. */
export interface RevisedField {
    /** Name of the record's field. */
    field: string;
    /** The value as JSON text; null when there was none. */
    before: string | null;
    /** The value as JSON text; null when there is none. */
    after: string | null;
    /** Whether the log kept only the start of the earlier value, so that it cannot be restored. */
    cut: boolean;
}
/**
 * One change of a record.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a90",
 *       "createdAt": "2026-03-15T08:00:00.000Z",
 *       "userId": "019368f2-0000-7c55-a1c4-5d0f0e8b2a01",
 *       "name": "Mei Chen",
 *       "operationId": "bannersUpdate",
 *       "summary": "Change a banner",
 *       "event": "changed",
 *       "changes": [
 *         {
 *           "field": "title",
 *           "before": "\"Harbour\"",
 *           "after": "\"A harbour that never sleeps\"",
 *           "cut": false
 *         }
 *       ]
 *     }
 */
export interface Revision {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** A date-time, ISO 8601 in UTC with a final `Z`. */
    createdAt: DateTime;
    /** Who did it; null for the server itself. */
    userId: string | null;
    /** The account's name for people at the time. */
    name: string | null;
    /**
     * The contract's operation.
     * @example bannersUpdate
     */
    operationId: string;
    /** What the operation does. */
    summary: string;
    /**
     * Whether the record began, was changed or ended.
     */
    event: "created" | "changed" | "deleted";
    /** The fields that differ, without secrets. */
    changes: RevisedField[];
}
/** One page of a record's history, newest first. */
export interface RecordHistory extends Page<Revision> {
    /** Names of the records that the values refer to, by id; those that are gone are missing. */
    names: {
        [key: string]: string;
    };
}
/** One page of a record's history. */
export interface RecordHistoryReply extends Reply {
    /** One page of a record's history, newest first. */
    result: RecordHistory;
}
/**
 * A list of the back office, by the operation that pages through it.
 */
export type ListName = "articlesPage" | "authsPage" | "bannersPage" | "commentsPage" | "dictItemsPage" | "filesPage" | "friendlyLinksPage" | "liveSessionsPage" | "messagesPage" | "operationLogsPage" | "productsPage" | "quickLinksPage" | "releasesPage" | "replyTemplatesPage" | "rolesPage" | "signInLogsPage" | "usersPage" | "workgroupsPage";
/**
 * The id of a view of the list; null for none.
 * @example 019368f2-6b1e-7c55-a1c4-5d0f0e8b2a61
 */
export type SavedViewIdOrNull = string | null;
/**
 * The default view of a list.
 * @example {
 *       "list": "usersPage",
 *       "viewId": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a61"
 *     }
 */
export interface SavedViewDefaultBody {
    /** A list of the back office, by the operation that pages through it. */
    list: ListName;
    /** The id of a view of the list; null for none. */
    viewId: SavedViewIdOrNull;
}
/**
 * The id of a column.
 * @example username
 */
export type ListColumnId = string;
/**
 * The columns that the view shows, by their ids; those that the list does not have any more are ignored. Null for those that a person has arranged.
 * @example {
 *       "hidden": [
 *         "email"
 *       ],
 *       "order": [
 *         "name",
 *         "username",
 *         "email",
 *         "status"
 *       ]
 *     }
 */
export type SavedViewColumns = {
    /** Columns that are not shown. */
    hidden: ListColumnId[];
    /** The columns from left to right. */
    order: ListColumnId[];
} | null;
/**
 * Something that can be done with a saved view.
 */
export type SavedViewAction = "update" | "share" | "delete";
/**
 * Filters, order, page size and columns of a list under a name.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a61",
 *       "createdAt": "2026-03-14T09:30:00.000Z",
 *       "createdBy": "019368f2-0000-7c55-a1c4-5d0f0e8b2a01",
 *       "createdByName": "Mei Chen",
 *       "updatedAt": "2026-03-15T08:00:00.000Z",
 *       "updatedBy": "019368f2-0000-7c55-a1c4-5d0f0e8b2a01",
 *       "updatedByName": "Mei Chen",
 *       "version": 2,
 *       "list": "usersPage",
 *       "name": "Locked accounts",
 *       "search": "locked=true&sortField=name&sortOrder=asc&pageSize=50",
 *       "columns": null,
 *       "shared": false,
 *       "isDefault": true,
 *       "allowedActions": [
 *         "update",
 *         "delete"
 *       ]
 *     }
 */
export interface SavedView extends Entity {
    /** A list of the back office, by the operation that pages through it. */
    list: ListName;
    /** Name of the view. */
    name: string;
    /** Filters, order and page size, as the address of the list has them: a query string without its `?`. */
    search: string;
    /** The columns that the view shows, by their ids; those that the list does not have any more are ignored. Null for those that a person has arranged. */
    columns: SavedViewColumns;
    /** Whether everybody sees it who may page through the list; otherwise it is the caller's own. */
    shared: boolean;
    /** Whether the list opens with it for the caller. */
    isDefault: boolean;
    /** What the caller may do with it. */
    allowedActions: SavedViewAction[];
}
/** Saved views. */
export interface SavedViewListReply extends Reply {
    result: SavedView[];
}
/** The fields of a view that people set. */
export interface SavedViewFields {
    /**
     * Name of the view; no other view that the same people see has it.
     * @example Locked accounts
     */
    name?: string;
    /**
     * Filters, order and page size, as the address of the list has them: a query string without its `?`, percent-encoded.
     * @example locked=true&sortField=name&sortOrder=asc&pageSize=50
     */
    search?: string;
    /** The columns that the view shows, by their ids; those that the list does not have any more are ignored. Null for those that a person has arranged. */
    columns?: SavedViewColumns;
    /** Whether everybody sees it who may page through the list. That and every change of such a view need the permission to share. */
    shared?: boolean;
}
/**
 * A new view of a list. It shows the columns that a person has arranged and is the caller's own unless said otherwise.
 * @example {
 *       "list": "usersPage",
 *       "name": "Locked accounts",
 *       "search": "locked=true&pageSize=50"
 *     }
 */
export interface SavedViewSaveBody extends SavedViewFields {
    /** A list of the back office, by the operation that pages through it. */
    list: ListName;
    /**
     * Name of the view; no other view that the same people see has it.
     * @example Locked accounts
     */
    name: string;
    /**
     * Filters, order and page size, as the address of the list has them: a query string without its `?`, percent-encoded.
     * @example locked=true&sortField=name&sortOrder=asc&pageSize=50
     */
    search: string;
}
/**
 * The changed fields of a view.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a61",
 *       "version": 2,
 *       "name": "Locked out"
 *     }
 */
export interface SavedViewUpdateBody extends SavedViewFields {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`. */
    version: Version;
}
/**
 * Whether the signed-in account has an authenticator app, and its recovery codes.
 * @example {
 *       "enrolledAt": "2026-03-14T09:30:00.000Z",
 *       "recoveryCodesLeft": 10,
 *       "required": false
 *     }
 */
export interface SecondFactor {
    /** Since when it has an authenticator app; null while it has none. */
    enrolledAt: DateTimeOrNull;
    /** Recovery codes that are not used yet. */
    recoveryCodesLeft: number;
    /** Whether a role of the account requires one. */
    required: boolean;
}
/** The second factor. */
export interface SecondFactorReply extends Reply {
    /** Whether the signed-in account has an authenticator app, and its recovery codes. */
    result: SecondFactor;
}
/**
 * The secret of an authenticator app that is being set up.
 * @example {
 *       "secret": "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
 *       "uri": "otpauth://totp/Atrium:mei.chen?issuer=Atrium&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"
 *     }
 */
export interface SecondFactorSecret {
    /** The secret in Base32, for typing. */
    secret: string;
    /** The secret as `otpauth:` URI, for a QR code. */
    uri: string;
}
/** A secret for an authenticator app. */
export interface SecondFactorSecretReply extends Reply {
    /** The secret of an authenticator app that is being set up. */
    result: SecondFactorSecret;
}
/**
 * The six digits that the authenticator app shows, or a recovery code. Blanks and hyphens are ignored.
 * @example 482 915
 */
export type SecondFactorCode = string;
/**
 * A code of the second factor.
 * @example {
 *       "code": "482 915"
 *     }
 */
export interface SecondFactorCodeBody {
    /** The six digits that the authenticator app shows, or a recovery code. Blanks and hyphens are ignored. */
    code: SecondFactorCode;
}
/**
 * Codes that each replace the authenticator app once.
 * @example {
 *       "recoveryCodes": [
 *         "7k2m-q4xd-9htp-w3vn-c8fy-6jbz"
 *       ]
 *     }
 */
export interface RecoveryCodes {
    /** They are returned only here. */
    recoveryCodes: string[];
}
/** Recovery codes. */
export interface RecoveryCodesReply extends Reply {
    /** Codes that each replace the authenticator app once. */
    result: RecoveryCodes;
}
/**
 * A code of the second factor.
 * @example {
 *       "code": "482 915"
 *     }
 */
export interface RecoveryCodesBody {
    /** Needed by an account with an authenticator app. */
    code?: SecondFactorCode;
}
/**
 * Its labels are in the dictionary `signInEvent`.
 */
export type SignInEvent = "signIn" | "signOut";
/** One sign-in, tried or done, or one sign-out. */
export interface SignInLog {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** A date-time, ISO 8601 in UTC with a final `Z`. */
    createdAt: DateTime;
    /** Its labels are in the dictionary `signInEvent`. */
    event: SignInEvent;
    /**
     * By what the person proved who they are: their password, with a code where they have a second factor, a passkey, or the identity provider. Null for a refusal, whose `errorCode` says it, for a sign-out, and in entries of earlier versions.
     * @enum {string|null}
     */
    method: "password" | "passwordAndCode" | "passkey" | "provider" | null;
    /** The account; null when there is none of that name. */
    userId: string | null;
    /** The account's user name. A name that no account has is not kept, since people type passwords there: a word in brackets takes its place, the same for the same name until the server restarts. */
    username: string;
    /** Whether the sign-in or sign-out was done. */
    success: boolean;
    /** Why it was refused; null when it was not. */
    errorCode: string | null;
    /** Network address of the caller. */
    address: string | null;
    /** What the browser said it is. */
    userAgent: string | null;
    /** The `requestId` that the call was answered with; it is in the server's log too. */
    requestId: string;
}
/** One page of the sign-in log. */
export interface SignInLogPageReply extends Reply {
    result: Page<SignInLog>;
}
/**
 * A presence of the company elsewhere.
 * @example {
 *       "name": "Video channel",
 *       "url": "https://video.example.com/harbour"
 *     }
 */
export interface SocialLink {
    /**
     * Name for people.
     * @example Video channel
     */
    name: string;
    /** An http(s) address, or one relative to this site (starting with a single `/`). What reads a field as a list with semicolons finds no other scheme in it either. */
    url: Url;
}
/**
 * The company's texts in another language. What is null is shown in the default language.
 * @example {
 *       "language": "zh-CN",
 *       "companyName": "港湾工程",
 *       "slogan": "码头二十年",
 *       "copyright": null,
 *       "address": null,
 *       "seoTitle": null,
 *       "seoDescription": null
 *     }
 */
export interface SettingTranslation {
    /** A language that content can have, by its BCP 47 tag. The site setting `languages` says which of them the site has. */
    language: Language;
    /** Title of the public pages; null for the one in the default language. */
    companyName: string | null;
    /** The company's line; null for none in this language. */
    slogan: string | null;
    /** Copyright line; null for the one in the default language. */
    copyright: string | null;
    /** Postal address; null for the one in the default language. */
    address: string | null;
    /** Title for search engines; null for the company's name. */
    seoTitle: string | null;
    /** Description for search engines; null for none. */
    seoDescription: string | null;
}
/** The company's texts and settings. */
export interface SiteSetting extends Entity {
    /** Title of the back office. */
    systemName: string;
    /** Title of the public pages. */
    companyName: string;
    /** Address of the logo. */
    logo: string | null;
    /** Colour of links and of the one thing to do next, as six hexadecimal digits; null for the one that is shipped. */
    accentLight: AccentColor;
    /** Colour of links and of the one thing to do next, as six hexadecimal digits; null for the one that is shipped. */
    accentDark: AccentColor;
    /** The typeface of names and headlines on the public pages: with or without serifs. */
    displayFace: DisplayFace;
    /** The company's line. */
    slogan: string | null;
    /** Registration number of the site. */
    icp: string | null;
    /** Copyright line. */
    copyright: string | null;
    /** Telephone number. */
    phone: string | null;
    /** E-mail address. */
    email: string | null;
    /** Postal address. */
    address: string | null;
    /** Title for search engines. */
    seoTitle: string | null;
    /** Description for search engines. */
    seoDescription: string | null;
    /** The company's pages on social networks, in the order to show them. */
    socialLinks: SocialLink[];
    /** The languages of the site's content, in the order to offer them. */
    languages: SiteLanguage[];
    /** The company's texts in the languages that are not the default. */
    translations: SettingTranslation[];
    /** Whether visitors may comment at all. */
    commentEnabled: boolean;
    /** Whether visitors may leave messages. */
    messageEnabled: boolean;
    /** Days after its publication until an article stops taking comments, where the article itself has no rule; null for never. */
    commentCloseAfterDays: number | null;
    /** Words that make what visitors write look like spam. */
    blockedWords: string[];
}
/** The site settings. */
export interface SiteSettingReply extends Reply {
    /** The company's texts and settings. */
    result: SiteSetting;
}
/**
 * The changed settings.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a27",
 *       "version": 4,
 *       "companyName": "Harbour Works",
 *       "slogan": null,
 *       "socialLinks": [
 *         {
 *           "name": "Video channel",
 *           "url": "https://video.example.com/harbour"
 *         }
 *       ],
 *       "commentEnabled": true
 *     }
 */
export interface SiteSettingUpdateBody {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`. */
    version: Version;
    /**
     * Title of the back office.
     * @example Harbour office
     */
    systemName?: string;
    /**
     * Title of the public pages.
     * @example Harbour Works
     */
    companyName?: string;
    /**
     * Address of the logo; null for none.
     * @example /files/2026/03/logo.webp
     */
    logo?: string | null;
    /** The accent colour of the light theme, readable on its grounds (4.5:1): another one is refused with the nearest that is. Both themes have one, or neither. */
    accentLight?: AccentColor;
    /** The accent colour of the dark theme, under the same rules. */
    accentDark?: AccentColor;
    /** The typeface of names and headlines on the public pages: with or without serifs. */
    displayFace?: DisplayFace;
    /** The company's line; null for none. */
    slogan?: string | null;
    /** Registration number of the site; null for none. */
    icp?: string | null;
    /** Copyright line; null for none. */
    copyright?: string | null;
    /**
     * Telephone number; null for none.
     * @example +86 571 5555 0100
     */
    phone?: string | null;
    /**
     * Format: email
     * @description E-mail address; null for none.
     */
    email?: string | null;
    /** Postal address; null for none. */
    address?: string | null;
    /** Presences elsewhere, in their order; replaces the former ones. */
    socialLinks?: SocialLink[];
    /** Title for search engines; null for the company's name. */
    seoTitle?: string | null;
    /** Description for search engines; null for none. */
    seoDescription?: string | null;
    /** The languages of the site's content, in the order to offer them; replaces the former ones. One in which there is content stays. */
    languages?: SiteLanguage[];
    /** The company's texts in the languages that are not the default, one entry for each; replaces the former ones. */
    translations?: SettingTranslation[];
    /** Whether visitors may comment at all. */
    commentEnabled?: boolean;
    /** Whether visitors may leave messages. */
    messageEnabled?: boolean;
    /**
     * Days after its publication until an article stops taking comments, where the article itself has no rule; null for never.
     * @example 90
     */
    commentCloseAfterDays?: number | null;
    /**
     * Words that make what visitors write look like spam; replaces the former ones. Case and width make no difference.
     * @example [
     *       "casino"
     *     ]
     */
    blockedWords?: string[];
}
/** The account's password, compared exactly as it is typed. */
export type SignInPassword = string;
/**
 * What the signed-in person confirms with.
 * @example {
 *       "password": "a quiet harbour at dawn"
 *     }
 */
export interface StepUpBody {
    /** The account's password, compared exactly as it is typed. */
    password: SignInPassword;
    /** The six digits that the authenticator app shows, or a recovery code. Blanks and hyphens are ignored. */
    code?: SecondFactorCode;
}
/**
 * Deleted records.
 * @example {
 *       "ids": [
 *         "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a23"
 *       ]
 *     }
 */
export interface TrashBody {
    /** Their ids. */
    ids: Id[];
}
/**
 * A value of a deleted record that another record has by now.
 * @example {
 *       "field": "code",
 *       "value": "tides",
 *       "name": "Tides"
 *     }
 */
export interface TakenValue {
    /**
     * The field whose value is taken.
     */
    field: "articleId" | "code" | "email" | "mobile" | "name" | "translationGroupId" | "url" | "username" | "value";
    /** The value. */
    value: string;
    /** The name or title of the record that has it. */
    name: string;
}
/** A record that stayed in the trash, and why. */
export interface TrashFailure extends BatchFailure {
    /** A value of a deleted record that another record has by now. */
    taken?: TakenValue;
}
/** What became of the records. */
export interface TrashResult {
    /** How many were handled. */
    done: number;
    /** Those that stayed in the trash, and why. */
    failed: TrashFailure[];
}
/** What became of the records. */
export interface TrashReply extends Reply {
    /** What became of the records. */
    result: TrashResult;
}
/**
 * A kind of record that is in the trash once it is deleted, by the tag of its operations. Articles have a trash of their own.
 */
export type TrashKind = "auths" | "banners" | "dictItems" | "dicts" | "friendlyLinks" | "menus" | "orgs" | "products" | "quickLinks" | "recommends" | "replyTemplates" | "roles" | "users" | "workgroups";
/**
 * A deleted record.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a23",
 *       "kind": "banners",
 *       "name": "A harbour that never sleeps",
 *       "deletedAt": "2026-03-15T08:00:00.000Z",
 *       "deletedBy": "019368f2-0000-7c55-a1c4-5d0f0e8b2a01",
 *       "deletedByName": "Mei Chen",
 *       "keptUntil": "2026-06-13T08:00:00.000Z",
 *       "mayPurge": true
 *     }
 */
export interface DeletedRecord {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** A kind of record that is in the trash once it is deleted, by the tag of its operations. Articles have a trash of their own. */
    kind: TrashKind;
    /** Its name or title when it was deleted. */
    name: string;
    /** A date-time, ISO 8601 in UTC with a final `Z`. */
    deletedAt: DateTime;
    /** Id of the account that deleted it. */
    deletedBy: string;
    /** The name of that account at the time. */
    deletedByName: string;
    /**
     * When it is deleted permanently; null for never.
     * @example 2026-06-13T08:00:00.000Z
     */
    keptUntil: string | null;
    /** Whether the caller may delete it permanently. */
    mayPurge: boolean;
}
/** One page of the trash. */
export interface DeletedRecordPageReply extends Reply {
    result: Page<DeletedRecord>;
}
/** What is sent in the background, such as mails. */
export interface Outbox {
    /** How many are waiting to be sent. */
    waiting: number;
    /** How many of those should have been tried ten minutes ago, so that nothing seems to send them. */
    overdue: number;
    /** How many of those waiting failed at their last attempt. */
    failed: number;
    /** Why the newest of those failed, in the receiver's words; null when none did. */
    lastError: string | null;
    /** When one was last sent; null for never. */
    lastSentAt: string | null;
}
/**
 * Work that servers repeat.
 */
export type JobName = "cache-changes" | "clock" | "log-forward" | "log-seal" | "mail" | "mail-cleanup" | "rate-limit-cleanup" | "retention" | "search-index" | "webhook-cleanup" | "webhooks";
/** Work that failed at its last run, and is tried again. */
export interface FailingJob {
    /** Work that servers repeat. */
    name: JobName;
    /** When it first failed since it was last done. */
    since: DateTime;
    /** How often it has failed since. */
    times: number;
}
/**
 * A setting of the server that is allowed and dangerous.
 */
export type RiskySettingCode = "publicUrlPlain" | "trustProxyMissing" | "trustProxyAnybody" | "corsPlain" | "picturesAnywhere" | "databaseEmbedded" | "databasePlain" | "bucketPlain" | "mailPlain" | "adminPasswordKept" | "limitsRaised";
/** A setting that is a risk, as `atrium doctor` lists it. */
export interface RiskySetting {
    /** A setting of the server that is allowed and dangerous. */
    code: RiskySettingCode;
    /**
     * The environment variable that sets it.
     * @example PUBLIC_URL
     */
    name: string;
}
/** The state of what the site runs on. */
export interface SystemHealth {
    /**
     * The version of Atrium.
     * @example 1.4.0
     */
    version: string;
    /**
     * The version of Node.js.
     * @example v26.10.0
     */
    nodeVersion: string;
    /** When the answering server started. */
    startedAt: DateTime;
    /** The database, and whether its tables are those that this version needs. */
    database: {
        /**
         * Which one.
         */
        engine: "postgresql" | "embedded";
        /**
         * Its version.
         * @example 17.4
         */
        version: string;
        /** What it takes on the disk. */
        bytes: number;
        /** Whether every migration was applied. */
        schemaCurrent: boolean;
    };
    /** The store of the uploaded files. */
    storage: {
        /**
         * Where it is.
         */
        kind: "folder" | "bucket";
        /** Whether a file could be written and read just now. */
        writable: boolean;
        /** What the files take. */
        bytes: number;
        /** How many files there are. */
        files: number;
    };
    /** Outgoing mail; null when no mail server is set. */
    mail: Outbox | null;
    /** What is sent in the background, such as mails. */
    webhooks: Outbox;
    /** Recurring work that fails on the answering server. */
    failingJobs: FailingJob[];
    /** When a backup was last completed; null for never. */
    lastBackupAt: string | null;
    /** Refused sign-ins of the last 24 hours. */
    failedSignIns: number;
    /** Accounts that nobody can sign in to for now. */
    lockedAccounts: number;
    /** Settings that are a risk. */
    riskySettings: RiskySetting[];
}
/** The state of the system. */
export interface SystemHealthReply extends Reply {
    /** The state of what the site runs on. */
    result: SystemHealth;
}
/**
 * The roles to look through together; one, or those of a person.
 * @example {
 *       "roleIds": [
 *         "019368f2-2222-7c55-a1c4-5d0f0e8b2a03"
 *       ]
 *     }
 */
export interface ViewAsBody {
    /** Enabled roles, each at most once. */
    roleIds: Id[];
}
/**
 * `waiting` is still to be sent, perhaps again; `failed` was given up.
 */
export type WebhookDeliveryStatus = "waiting" | "delivered" | "failed";
/**
 * One event, sent to one webhook.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a72",
 *       "webhookId": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a71",
 *       "event": "article.published",
 *       "createdAt": "2026-03-15T08:00:00.000Z",
 *       "status": "waiting",
 *       "attempts": 1,
 *       "responseStatus": 500,
 *       "error": "The receiver answered 500",
 *       "dueAt": "2026-03-15T08:01:00.000Z",
 *       "deliveredAt": null
 *     }
 */
export interface WebhookDelivery {
    /** Sent along as `webhook-id`, the same at each attempt. */
    id: Id;
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    webhookId: Id;
    /**
     * What happened; `webhook.test` is a test.
     */
    event: "article.published" | "article.offline" | "comment.created" | "cache.invalidated" | "webhook.test";
    /** When it happened. */
    createdAt: DateTime;
    /** `waiting` is still to be sent, perhaps again; `failed` was given up. */
    status: WebhookDeliveryStatus;
    /** How often it was sent. */
    attempts: number;
    /** HTTP status of the last response; null when there was none. */
    responseStatus: number | null;
    /** Why the last attempt failed; null when it did not. */
    error: string | null;
    /** When it is sent next; null when it is not. */
    dueAt: DateTimeOrNull;
    /** When it was accepted; null when it was not. */
    deliveredAt: DateTimeOrNull;
}
/** One page of deliveries. */
export interface WebhookDeliveryPageReply extends Reply {
    result: Page<WebhookDelivery>;
}
/**
 * What a webhook may receive. `cache.invalidated` names the keys of responses that caches in front must drop.
 */
export type WebhookEvent = "article.published" | "article.offline" | "comment.created" | "cache.invalidated";
/**
 * Another program that receives events. Its secret is returned only when it is created or rotated.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a71",
 *       "createdAt": "2026-03-14T09:30:00.000Z",
 *       "createdBy": "019368f2-0000-7c55-a1c4-5d0f0e8b2a01",
 *       "createdByName": "Mei Chen",
 *       "updatedAt": "2026-03-15T08:00:00.000Z",
 *       "updatedBy": "019368f2-0000-7c55-a1c4-5d0f0e8b2a01",
 *       "updatedByName": "Mei Chen",
 *       "version": 2,
 *       "name": "Search index",
 *       "url": "https://search.example.org/hook",
 *       "events": [
 *         "article.published",
 *         "article.offline"
 *       ],
 *       "enabled": true,
 *       "waiting": 0
 *     }
 */
export interface Webhook extends Entity {
    /** What it is for. */
    name: string;
    /** Where events are sent. */
    url: string;
    /** The events that it receives. */
    events: WebhookEvent[];
    /** Whether it receives new events. */
    enabled: boolean;
    /** Deliveries that are still to be made, failed ones to be tried again included. */
    waiting: number;
}
/** A webhook. */
export interface WebhookReply extends Reply {
    /** Another program that receives events. Its secret is returned only when it is created or rotated. */
    result: Webhook;
}
/** One page of webhooks. */
export interface WebhookPageReply extends Reply {
    result: Page<Webhook>;
}
/** A delivery. */
export interface WebhookDeliveryReply extends Reply {
    /** One event, sent to one webhook. */
    result: WebhookDelivery;
}
/**
 * The webhook that gets another secret.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a71",
 *       "version": 2
 *     }
 */
export interface WebhookRotateBody {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`. */
    version: Version;
}
/**
 * A webhook and its new secret.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a71",
 *       "version": 1,
 *       "secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw0123456789A="
 *     }
 */
export interface WebhookSecret {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`. */
    version: Version;
    /** What deliveries are signed with, as Standard Webhooks says. It is returned only here. */
    secret: string;
}
/** A webhook's new secret. */
export interface WebhookSecretReply extends Reply {
    /** A webhook and its new secret. */
    result: WebhookSecret;
}
/** The fields of a webhook that its administrators set. */
export interface WebhookFields {
    /**
     * What it is for.
     * @example Search index
     */
    name?: string;
    /**
     * Where events are sent, with http or https. What it holds besides is sent along, so a token in it is no secret to those who see webhooks.
     * @example https://search.example.org/hook
     */
    url?: string;
    /** The events that it receives; each at most once. */
    events?: WebhookEvent[];
    /** Whether it receives new events; what waits is sent all the same. */
    enabled?: boolean;
}
/**
 * A new webhook. It is enabled unless said otherwise.
 * @example {
 *       "name": "Search index",
 *       "url": "https://search.example.org/hook",
 *       "events": [
 *         "article.published",
 *         "article.offline"
 *       ]
 *     }
 */
export interface WebhookSaveBody extends WebhookFields {
    /**
     * What it is for.
     * @example Search index
     */
    name: string;
    /**
     * Where events are sent, with http or https. What it holds besides is sent along, so a token in it is no secret to those who see webhooks.
     * @example https://search.example.org/hook
     */
    url: string;
    /** The events that it receives; each at most once. */
    events: WebhookEvent[];
}
/**
 * The changed fields of a webhook.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a71",
 *       "version": 2,
 *       "enabled": false
 *     }
 */
export interface WebhookUpdateBody extends WebhookFields {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`. */
    version: Version;
}
/** The fields of a permission that its administrators set. */
export interface AuthFields {
    /**
     * Name for people.
     * @example Change a role
     */
    name?: string;
    /**
     * The menu whose page shows the button; null for none.
     * @example 019368f2-6b1e-7c55-a1c4-5d0f0e8b2a11
     */
    menuId?: string | null;
    /**
     * The word the page's button tests.
     * @example update
     */
    action?: string;
    /**
     * HTTP method of the call it guards.
     * @enum {string|null}
     */
    httpMethod?: "GET" | "POST" | "PUT" | "DELETE" | null;
    /** Path of the call it guards. */
    apiPath?: string | null;
    /** What the permission is for; null for none. */
    description?: string | null;
    /** Position among its siblings, ascending. */
    orderBy?: OrderBy;
    /** Whether the record is in use. Its labels are in the dictionary `enabledStatus`. */
    status?: EnabledStatus;
}
/**
 * What is permitted, as `domain:resource:action`. Operations name theirs in `x-permission`.
 * @example system:role:update
 */
export type AuthCode = string;
/**
 * A new permission.
 * @example {
 *       "code": "system:role:export",
 *       "name": "Export roles",
 *       "action": "export",
 *       "orderBy": 60,
 *       "status": "enabled"
 *     }
 */
export interface AuthAddBody extends AuthFields {
    /** What is permitted, as `domain:resource:action`. Operations name theirs in `x-permission`. */
    code: AuthCode;
    /**
     * Name for people.
     * @example Change a role
     */
    name: string;
    /**
     * The word the page's button tests.
     * @example update
     */
    action: string;
}
/** A permission. A role that holds it may call the operations that name its code, and sees its button. */
export interface Auth extends Entity {
    /** What is permitted, as `domain:resource:action`. Operations name theirs in `x-permission`. */
    code: AuthCode;
    /** Name for people. */
    name: string;
    /** The menu whose page shows the button. */
    menuId: string | null;
    /** Title of that menu; null without one. */
    readonly menuTitle: string | null;
    /** The word the page's button tests. */
    action: string;
    /**
     * HTTP method of the call it guards; null when it guards none by itself.
     * @example PUT
     */
    httpMethod: string | null;
    /**
     * Path of the call it guards; null when it guards none by itself.
     * @example /roles/update
     */
    apiPath: string | null;
    /** What the permission is for; null for none. */
    description: string | null;
    /** Order among the permissions of its menu, ascending. */
    orderBy: number;
    /** Whether the record is in use. Its labels are in the dictionary `enabledStatus`. */
    status: EnabledStatus;
}
/** Permissions. */
export interface AuthListReply extends Reply {
    result: Auth[];
}
/** One page of permissions. */
export interface AuthPageReply extends Reply {
    result: Page<Auth>;
}
/**
 * The changed fields of a permission.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a11",
 *       "version": 3,
 *       "name": "Export all roles"
 *     }
 */
export interface AuthUpdateBody extends AuthFields {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`. */
    version: Version;
}
/** The account's user name, ignoring case and surrounding blanks. */
export type SignInName = string;
/**
 * Credentials as JSON.
 * @example {
 *       "username": "mei.chen",
 *       "password": "a quiet harbour at dawn"
 *     }
 */
export interface LoginBody {
    /** The account's user name, ignoring case and surrounding blanks. */
    username: SignInName;
    /** The account's password, compared exactly as it is typed. */
    password: SignInPassword;
    /** The six digits that the authenticator app shows, or a recovery code. Blanks and hyphens are ignored. */
    code?: SecondFactorCode;
}
/**
 * `directory`, `menu` and `link` appear in the side menu, `hidden-menu` is a route without an entry, `api` neither. A
 *     `link` leads to another site, in a new tab. Shown with the words of the dictionary `menuType`.
 */
export type MenuType = "directory" | "menu" | "hidden-menu" | "api" | "link";
/**
 * The counter of the signed-in user that is shown as a badge on the entry; null for none.
 * @enum {string|null}
 */
export type BadgeKey = "waitToHandle" | "waitToRead" | "pendingComments" | "newMessages" | null;
/** The fields of a menu that its administrators set. */
export interface MenuFields {
    /** The id of the parent record, or `"0"` at the top of the tree. */
    parentId?: ParentId;
    /**
     * `directory`, `menu` and `link` appear in the side menu, `hidden-menu` is a route without an entry, `api` neither. A
     *     `link` leads to another site, in a new tab. Shown with the words of the dictionary `menuType`.
     */
    type?: MenuType;
    /**
     * Name of the route. Needed for `menu` and `hidden-menu`, and new among them, ignoring case.
     * @example ArticleList
     */
    name?: string | null;
    /**
     * Words shown in the menu and on the tab.
     * @example Articles
     */
    title?: string;
    /**
     * Name of the icon; null for none.
     * @example file-text
     */
    icon?: string | null;
    /**
     * Path of the route, `:word` for a parameter. Needed for `menu` and `hidden-menu`, and new among them. A `link` needs an https URL, and nothing else has one.
     * @example /content/articles
     */
    url?: string | null;
    /**
     * Name of the view it shows; null for none.
     * @example content/article/index
     */
    component?: string | null;
    /**
     * The permission that its page needs to be of use, `domain:resource:action`; null for none.
     * @example content:article:page
     */
    permissionCode?: string | null;
    /** Position among its siblings, ascending. */
    orderBy?: OrderBy;
    /** Whether its tab stays open. A new menu's default is false. */
    affix?: boolean;
    /** Whether its view starts afresh every time. A new menu's default is false. */
    noCache?: boolean;
    /**
     * Path of the entry to highlight in its stead; null for its own.
     * @example /content/articles
     */
    activeMenu?: string | null;
    /** The counter of the signed-in user that is shown as a badge on the entry; null for none. */
    badgeKey?: BadgeKey;
    /** Whether the record is in use. Its labels are in the dictionary `enabledStatus`. */
    status?: EnabledStatus;
    /** A note for those who administer it; null for none. */
    description?: string | null;
}
/**
 * A new menu. `status` is `enabled` and `orderBy` 0 unless said otherwise.
 * @example {
 *       "parentId": "0",
 *       "type": "menu",
 *       "name": "Reports",
 *       "title": "Reports",
 *       "icon": "chart",
 *       "url": "/reports",
 *       "component": "report/index",
 *       "orderBy": 60
 *     }
 */
export interface MenuCreateBody extends MenuFields {
    /** The id of the parent record, or `"0"` at the top of the tree. */
    parentId: ParentId;
    /**
     * `directory`, `menu` and `link` appear in the side menu, `hidden-menu` is a route without an entry, `api` neither. A
     *     `link` leads to another site, in a new tab. Shown with the words of the dictionary `menuType`.
     */
    type: MenuType;
    /**
     * Words shown in the menu and on the tab.
     * @example Articles
     */
    title: string;
}
/** What a menu and an entry of the signed-in user's menus have in common. */
export interface MenuTraits {
    /** The id of the parent record, or `"0"` at the top of the tree. */
    parentId: ParentId;
    /**
     * `directory`, `menu` and `link` appear in the side menu, `hidden-menu` is a route without an entry, `api` neither. A
     *     `link` leads to another site, in a new tab. Shown with the words of the dictionary `menuType`.
     */
    type: MenuType;
    /** Name of the route. */
    name: string | null;
    /** Words shown in the menu and on the tab. */
    title: string;
    /** Name of the icon. */
    icon: string | null;
    /** Path of the route, where `:word` is a parameter; of a `link` the URL that it opens. */
    url: string | null;
    /** Name of the view it shows. */
    component: string | null;
    /** The permission that its page needs to be of use. */
    permissionCode: string | null;
    /** Position among its siblings, ascending. */
    orderBy: OrderBy;
    /** Whether its tab stays open. */
    affix: boolean;
    /** Whether its view starts afresh every time. */
    noCache: boolean;
    /** Path of the entry to highlight in its stead. */
    activeMenu: string | null;
    /** The counter of the signed-in user that is shown as a badge on the entry; null for none. */
    badgeKey: BadgeKey;
}
/**
 * A menu of the signed-in user with the entries below it.
 * @example {
 *       "id": "019368f2-4444-7c55-a1c4-5d0f0e8b2a05",
 *       "parentId": "0",
 *       "type": "directory",
 *       "name": null,
 *       "title": "System",
 *       "icon": "settings",
 *       "url": "/system",
 *       "component": null,
 *       "permissionCode": null,
 *       "orderBy": 50,
 *       "affix": false,
 *       "noCache": false,
 *       "activeMenu": null,
 *       "badgeKey": null,
 *       "permissionButtons": [],
 *       "children": [
 *         {
 *           "id": "019368f2-4444-7c55-a1c4-5d0f0e8b2a06",
 *           "parentId": "019368f2-4444-7c55-a1c4-5d0f0e8b2a05",
 *           "type": "menu",
 *           "name": "Roles",
 *           "title": "Roles",
 *           "icon": "shield",
 *           "url": "/system/roles",
 *           "component": "system/role/index",
 *           "permissionCode": "system:role:page",
 *           "orderBy": 20,
 *           "affix": false,
 *           "noCache": false,
 *           "activeMenu": null,
 *           "badgeKey": null,
 *           "permissionButtons": [
 *             "add",
 *             "update",
 *             "delete",
 *             "assignMenus",
 *             "assignAuths"
 *           ],
 *           "children": []
 *         }
 *       ]
 *     }
 */
export interface MenuEntry extends MenuTraits {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The actions allowed on its page. A missing list means none. */
    readonly permissionButtons?: string[];
    /** The entries right below it, by `orderBy`. */
    children: MenuEntry[];
}
/** The signed-in account's menus, nested. */
export interface MenuEntryListReply extends Reply {
    result: MenuEntry[];
}
/** A menu as it is administered. */
export interface Menu extends Entity, MenuTraits {
    /** Whether the record is in use. Its labels are in the dictionary `enabledStatus`. */
    status: EnabledStatus;
    /** A note for those who administer it; null for none. */
    description: string | null;
    /** Whether there are menus below it. */
    readonly hasChildren: boolean;
}
/** Menus, flat. */
export interface MenuListReply extends Reply {
    result: Menu[];
}
/** A menu with the menus below it. */
export interface MenuNode extends Menu {
    /** The menus right below it, by `orderBy`. */
    children: MenuNode[];
}
/** Menus, nested. */
export interface MenuTreeReply extends Reply {
    result: MenuNode[];
}
/**
 * The changed fields of a menu.
 * @example {
 *       "id": "019368f2-4444-7c55-a1c4-5d0f0e8b2a06",
 *       "version": 2,
 *       "title": "Roles and permissions",
 *       "icon": null
 *     }
 */
export interface MenuUpdateBody extends MenuFields {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`. */
    version: Version;
}
/** A menu. */
export interface MenuReply extends Reply {
    /** A menu as it is administered. */
    result: Menu;
}
/**
 * The organisation's word for programs.
 * @example press-office
 */
export type OrgCode = string;
/**
 * Its labels are in the dictionary `orgType`.
 */
export type OrgType = "company" | "department" | "team";
/** The fields of an organisation that its administrators set. */
export interface OrgFields {
    /** The id of the parent record, or `"0"` at the top of the tree. */
    parentId?: ParentId;
    /**
     * Name for people.
     * @example Press office
     */
    name?: string;
    /** The organisation's word for programs. */
    code?: OrgCode;
    /** Its labels are in the dictionary `orgType`. */
    type?: OrgType;
    /**
     * The account that leads it; null for none.
     * @example 019368f2-6b1e-7c55-a1c4-5d0f0e8b2a11
     */
    leaderId?: string | null;
    /**
     * Telephone number; null for none.
     * @example +86 571 5555 0100
     */
    phone?: string | null;
    /**
     * Format: email
     * @description E-mail address; null for none.
     */
    email?: string | null;
    /** Position among its siblings, ascending. */
    orderBy?: OrderBy;
    /** Whether the record is in use. Its labels are in the dictionary `enabledStatus`. */
    status?: EnabledStatus;
}
/**
 * A new organisation. `type` is `department`, `status` `enabled` and `orderBy` 0 unless said otherwise.
 * @example {
 *       "parentId": "0",
 *       "name": "Press office",
 *       "code": "press-office",
 *       "type": "department",
 *       "phone": "+86 571 5555 0100",
 *       "orderBy": 10
 *     }
 */
export interface OrgCreateBody extends OrgFields {
    /** The id of the parent record, or `"0"` at the top of the tree. */
    parentId: ParentId;
    /**
     * Name for people.
     * @example Press office
     */
    name: string;
    /** The organisation's word for programs. */
    code: OrgCode;
}
/** A company, department or team. */
export interface Org extends Entity {
    /** The id of the parent record, or `"0"` at the top of the tree. */
    parentId: ParentId;
    /** Name for people. */
    name: string;
    /** The organisation's word for programs. */
    code: OrgCode;
    /** Its labels are in the dictionary `orgType`. */
    type: OrgType;
    /** The account that leads it. */
    leaderId: string | null;
    /** Name of that account; null without one. */
    readonly leaderName: string | null;
    /** Telephone number; null for none. */
    phone: string | null;
    /** E-mail address; null for none. */
    email: string | null;
    /** Position among its siblings, ascending. */
    orderBy: number;
    /** Whether the record is in use. Its labels are in the dictionary `enabledStatus`. */
    status: EnabledStatus;
    /**
     * Ids from the top down to this one, as `/id/id`.
     * @example /019368f2-6b1e-7c55-a1c4-5d0f0e8b2a11/019368f2-6b1e-7c55-a1c4-5d0f0e8b2a12
     */
    readonly path: string;
    /** Depth from 1 at the top. */
    readonly level: number;
    /** Whether there are organisations below it. */
    readonly hasChildren: boolean;
    /** Accounts right in it. */
    readonly userCount: number;
}
/** Organisations, one level. */
export interface OrgListReply extends Reply {
    result: Org[];
}
/** An organisation with those below it. */
export interface OrgNode extends Org {
    /** The organisations right below it, by `orderBy`. */
    children: OrgNode[];
}
/** Organisations, nested. */
export interface OrgTreeReply extends Reply {
    result: OrgNode[];
}
/**
 * The changed fields of an organisation.
 * @example {
 *       "id": "019368f2-1111-7c55-a1c4-5d0f0e8b2a02",
 *       "version": 4,
 *       "name": "Press and media",
 *       "leaderId": null
 *     }
 */
export interface OrgUpdateBody extends OrgFields {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`. */
    version: Version;
}
/** An organisation. */
export interface OrgReply extends Reply {
    /** A company, department or team. */
    result: Org;
}
/** The permissions a role holds. */
export interface RoleAuths {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    roleId: Id;
    /** Permissions it holds. */
    authIds: Id[];
}
/** A role's permissions. */
export interface RoleAuthsReply extends Reply {
    /** The permissions a role holds. */
    result: RoleAuths;
}
/** A list of ids, each at most once. */
export type Ids = Id[];
/**
 * The whole set of permissions that the role grants.
 * @example {
 *       "roleId": "019368f2-2222-7c55-a1c4-5d0f0e8b2a03",
 *       "version": 1,
 *       "authIds": [
 *         "019368f2-5555-7c55-a1c4-5d0f0e8b2a07"
 *       ]
 *     }
 */
export interface RoleAuthsUpdateBody {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    roleId: Id;
    /** The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`. */
    version: Version;
    /** A list of ids, each at most once. */
    authIds: Ids;
}
/** The fields of a role that may change. */
export interface RoleFields {
    /**
     * Name for people, new among the roles ignoring case.
     * @example Editor
     */
    name?: string;
    /** What its holders do; null for none. */
    description?: string | null;
    /** Whether the record is in use. Its labels are in the dictionary `enabledStatus`. */
    status?: EnabledStatus;
    /** Whether its holders have to set up a second factor before they do anything else. */
    requireSecondFactor?: boolean;
    /** Position among its siblings, ascending. */
    orderBy?: OrderBy;
}
/**
 * The role's word for programs. It never changes.
 * @example editor
 */
export type RoleCode = string;
/**
 * A new role. `status` is `enabled`, `orderBy` 0 and `requireSecondFactor` false unless said otherwise.
 * @example {
 *       "name": "Translator",
 *       "code": "translator",
 *       "description": "Puts articles into English",
 *       "status": "enabled",
 *       "orderBy": 70
 *     }
 */
export interface RoleCreateBody extends RoleFields {
    /** The role's word for programs. It never changes. */
    code: RoleCode;
    /** Another role whose menus and permissions it gets; none when omitted. */
    copyOf?: Id;
    /**
     * Name for people, new among the roles ignoring case.
     * @example Editor
     */
    name: string;
}
/**
 * The whole sets of menus that the role opens and of permissions that it holds.
 * @example {
 *       "id": "019368f2-2222-7c55-a1c4-5d0f0e8b2a03",
 *       "version": 1,
 *       "menuIds": [
 *         "019368f2-3333-7c55-a1c4-5d0f0e8b2a04"
 *       ],
 *       "authIds": [
 *         "019368f2-4444-7c55-a1c4-5d0f0e8b2a05"
 *       ]
 *     }
 */
export interface RoleGrantsUpdateBody {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`. */
    version: Version;
    /** A list of ids, each at most once. */
    menuIds: Ids;
    /** A list of ids, each at most once. */
    authIds: Ids;
}
/** A role. An account may do what any of its enabled roles allows. */
export interface Role extends Entity {
    /** Name for people, unique among the roles ignoring case. */
    name: string;
    /** The role's word for programs. It never changes. */
    code: RoleCode;
    /** What its holders do; null for none. */
    description: string | null;
    /** Whether the record is in use. Its labels are in the dictionary `enabledStatus`. */
    status: EnabledStatus;
    /** Order among the roles, ascending. */
    orderBy: number;
    /** Whether its holders have to set up a second factor. */
    requireSecondFactor: boolean;
    /** True for `admin`, which has every permission and cannot be disabled or deleted. */
    readonly builtIn: boolean;
    /** Accounts that hold it. */
    readonly userCount: number;
    /** Menus it opens. */
    readonly menuCount: number;
    /** Permissions it holds. */
    readonly authCount: number;
    /** What the caller may do with this role now. */
    readonly allowedActions: ("update" | "disable" | "assignMenus" | "assignAuths" | "delete")[];
}
/** Roles. */
export interface RoleListReply extends Reply {
    result: Role[];
}
/** The menus a role opens. */
export interface RoleMenus {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    roleId: Id;
    /** Menus it opens. */
    menuIds: Id[];
    /** Menus it opens because something below them is open. */
    halfMenuIds: Id[];
}
/** A role's menus. */
export interface RoleMenusReply extends Reply {
    /** The menus a role opens. */
    result: RoleMenus;
}
/**
 * The whole set of menus that the role opens.
 * @example {
 *       "roleId": "019368f2-2222-7c55-a1c4-5d0f0e8b2a03",
 *       "version": 1,
 *       "menuIds": [
 *         "019368f2-4444-7c55-a1c4-5d0f0e8b2a06"
 *       ],
 *       "halfMenuIds": [
 *         "019368f2-4444-7c55-a1c4-5d0f0e8b2a05"
 *       ]
 *     }
 */
export interface RoleMenusUpdateBody {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    roleId: Id;
    /** The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`. */
    version: Version;
    /** A list of ids, each at most once. */
    menuIds: Ids;
    /** Menus above them, which are listed with them; when omitted, the server finds them itself. */
    halfMenuIds?: Ids;
}
/** One page of roles. */
export interface RolePageReply extends Reply {
    result: Page<Role>;
}
/** A role. */
export interface RoleReply extends Reply {
    /** A role. An account may do what any of its enabled roles allows. */
    result: Role;
}
/**
 * The changed fields of a role.
 * @example {
 *       "id": "019368f2-2222-7c55-a1c4-5d0f0e8b2a03",
 *       "version": 1,
 *       "name": "Chief editor",
 *       "description": null
 *     }
 */
export interface RoleUpdateBody extends RoleFields {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`. */
    version: Version;
}
/**
 * Credentials as form fields.
 * @example {
 *       "username": "mei.chen",
 *       "password": "a quiet harbour at dawn"
 *     }
 */
export interface TokenCreateBody {
    /** The account's user name, ignoring case and surrounding blanks. */
    username: SignInName;
    /** The account's password, compared exactly as it is typed. */
    password: SignInPassword;
    /** The six digits that the authenticator app shows, or a recovery code. Blanks and hyphens are ignored. */
    code?: SecondFactorCode;
}
/** What people say of themselves. */
export interface UserProfileFields {
    /**
     * Name for people.
     * @example Mei Chen
     */
    name?: string;
    /**
     * Format: email
     * @description E-mail address, new among the accounts ignoring case; null for none.
     */
    email?: string | null;
    /**
     * Telephone number; null for none.
     * @example +86 571 5555 0100
     */
    mobile?: string | null;
    /**
     * URL of the image, http(s) or relative to this site; null for none.
     * @example /files/2026/03/mei-chen.webp
     */
    avatar?: string | null;
}
/**
 * Its labels are in the dictionary `gender`.
 * @enum {string|null}
 */
export type Gender = "male" | "female" | "other" | null;
/** The fields of an account that only its administrators set. */
export interface UserAccountFields {
    /** Its labels are in the dictionary `gender`. */
    gender?: Gender;
    /** The organisation it belongs to. */
    orgId?: Id;
    /** What the person does in the organisation; null for none. */
    jobTitle?: string | null;
    /** The roles it holds, each at most once. */
    roleIds?: Id[];
    /** Code of the programme; null for none. */
    programId?: string | null;
    /** Whether the account may sign in. Its labels are in the dictionary `userStatus`. */
    status?: UserStatus;
    /** Whether the next sign-in asks for a new password. A new account's default is true. */
    mustChangePassword?: boolean;
    /** A note for those who administer the account; null for none. */
    remark?: string | null;
}
/**
 * The name to sign in with. It never changes.
 * @example mei.chen
 */
export type Username = string;
/**
 * A new account. `status` is `active` unless said otherwise. Who gets no `password` is sent a link to choose one.
 * @example {
 *       "username": "mei.chen",
 *       "name": "Mei Chen",
 *       "password": "Harbour-lights-42",
 *       "email": "mei.chen@example.com",
 *       "orgId": "019368f2-1111-7c55-a1c4-5d0f0e8b2a02",
 *       "roleIds": [
 *         "019368f2-2222-7c55-a1c4-5d0f0e8b2a03"
 *       ],
 *       "status": "active"
 *     }
 */
export interface UserAddBody extends UserProfileFields, UserAccountFields {
    /** The name to sign in with. It never changes. */
    username: Username;
    /** A password to set; neither the user name nor one of the commonest. */
    password?: NewPassword;
    /**
     * Name for people.
     * @example Mei Chen
     */
    name: string;
    /** The organisation it belongs to. */
    orgId: Id;
    /** The roles it holds, each at most once. */
    roleIds: Id[];
}
/** A workgroup by name. */
export interface WorkgroupRef {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** Name for people. */
    name: string;
}
/**
 * The roles that somebody looks through, and until when.
 * @example {
 *       "roleNames": [
 *         "Editor"
 *       ],
 *       "until": "2026-03-14T10:00:00.000Z"
 *     }
 */
export interface ViewedAs {
    /** What they are called. */
    roleNames: string[];
    /** When it ends by itself. */
    until: DateTime;
}
/** Numbers of what waits for the account, by the `badgeKey` of menus; 0 where it lacks the permission to see them. Later versions may count more. */
export interface UserCounters {
    /** Review tasks to decide. */
    waitToHandle: number;
    /** Circulated items to read. */
    waitToRead: number;
    /** Comments to moderate. */
    pendingComments: number;
    /** Messages nobody has taken up. */
    newMessages: number;
    [key: string]: number;
}
/**
 * The signed-in account with what it may do.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a11",
 *       "username": "mei.chen",
 *       "name": "Mei Chen",
 *       "avatar": null,
 *       "email": "mei.chen@example.com",
 *       "mobile": null,
 *       "roles": [
 *         "editor"
 *       ],
 *       "roleNames": [
 *         "Editor"
 *       ],
 *       "permissions": [
 *         "content:article:page",
 *         "content:article:update"
 *       ],
 *       "accessVersion": "5d41402abc4b2a76b9719d911017c592",
 *       "orgId": "019368f2-1111-7c55-a1c4-5d0f0e8b2a02",
 *       "orgName": "Press office",
 *       "workgroups": [
 *         {
 *           "id": "019368f2-3333-7c55-a1c4-5d0f0e8b2a04",
 *           "name": "Front page"
 *         }
 *       ],
 *       "mustChangePassword": false,
 *       "mustEnrolSecondFactor": false,
 *       "viewingAs": null,
 *       "counters": {
 *         "waitToHandle": 2,
 *         "waitToRead": 0,
 *         "pendingComments": 0,
 *         "newMessages": 0
 *       }
 *     }
 */
export interface CurrentUser {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The name to sign in with. */
    username: string;
    /** Name for people. */
    name: string;
    /** URL of the image. */
    avatar: string | null;
    /** E-mail address; null for none. */
    email: string | null;
    /** Telephone number; null for none. */
    mobile: string | null;
    /** Codes of the enabled roles it holds. */
    roles: string[];
    /** What those roles are called, in the same order. */
    roleNames: string[];
    /** Codes of the permissions it holds. */
    permissions: string[];
    /** Another one whenever its roles, permissions or menus change; the event `access` of the back office says which it is. */
    accessVersion: string;
    /** The organisation it belongs to; null for none. */
    orgId: string | null;
    /** Name of that organisation; null for none. */
    orgName: string | null;
    /** The enabled workgroups it belongs to. */
    workgroups: WorkgroupRef[];
    /** Whether a new password must be set before anything else. */
    mustChangePassword: boolean;
    /** Whether a second factor must be set up before anything else. */
    mustEnrolSecondFactor: boolean;
    /** The roles that the session looks through instead of its own, which the fields above are of then; null for its own. */
    viewingAs: ViewedAs | null;
    /** Numbers of what waits for the account, by the `badgeKey` of menus; 0 where it lacks the permission to see them. Later versions may count more. */
    counters: UserCounters;
}
/** The signed-in account. */
export interface CurrentUserReply extends Reply {
    /** The signed-in account with what it may do. */
    result: CurrentUser;
}
/**
 * A kind of open work: reviews to decide, articles not yet published that the person created, what was circulated to them unread, comments and messages assigned to them, releases not yet out that they created, organisations and workgroups that they lead.
 */
export type WorkKind = "reviewTask" | "article" | "circulation" | "comment" | "message" | "release" | "org" | "workgroup";
/**
 * Everything open of one kind, and who gets it.
 * @example {
 *       "kind": "reviewTask",
 *       "toId": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a11"
 *     }
 */
export interface HandOver {
    /** A kind of open work: reviews to decide, articles not yet published that the person created, what was circulated to them unread, comments and messages assigned to them, releases not yet out that they created, organisations and workgroups that they lead. */
    kind: WorkKind;
    /** The account that gets it. */
    toId: Id;
}
/**
 * Who leaves, and what becomes of the work that is open with them; what `handOver` does not name is left.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a12",
 *       "version": 3,
 *       "action": "disable",
 *       "handOver": [
 *         {
 *           "kind": "reviewTask",
 *           "toId": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a11"
 *         }
 *       ]
 *     }
 */
export interface UserDeactivateBody {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`. */
    version: Version;
    /**
     * Whether the account is disabled or deleted.
     */
    action: "disable" | "delete";
    /** Each kind at most once. */
    handOver: HandOver[];
}
/** Code of the programme an account works for, chosen by the company. */
export type ProgramId = string;
/**
 * What of one kind is open with somebody.
 * @example {
 *       "kind": "reviewTask",
 *       "count": 2,
 *       "names": [
 *         "Fourth berth",
 *         "Low water"
 *       ],
 *       "blocksDeletion": true
 *     }
 */
export interface OpenWork {
    /** A kind of open work: reviews to decide, articles not yet published that the person created, what was circulated to them unread, comments and messages assigned to them, releases not yet out that they created, organisations and workgroups that they lead. */
    kind: WorkKind;
    /** How much of it there is. */
    count: number;
    /** What the first of them are called; none without the permission to see them. */
    names: string[];
    /** Whether the account cannot be deleted while it is left with it. */
    blocksDeletion: boolean;
}
/** What is open with somebody; kinds without anything are left out. */
export interface OpenWorkListReply extends Reply {
    result: OpenWork[];
}
/**
 * A link that was sent and is not used yet.
 * @example {
 *       "expiresAt": "2026-03-17T09:30:00.000Z",
 *       "mail": "sent"
 *     }
 */
export interface PasswordLink {
    /** When the link ends unused. */
    expiresAt: DateTime;
    /**
     * Whether its mail waits, was accepted by the mail server or given up; `none` for a link that was passed on by hand.
     */
    mail: "none" | "waiting" | "sent" | "failed";
}
/**
 * An account of a member of staff.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a11",
 *       "createdAt": "2026-03-14T09:30:00.000Z",
 *       "createdBy": "019368f2-0000-7c55-a1c4-5d0f0e8b2a01",
 *       "createdByName": "Administrator",
 *       "updatedAt": "2026-03-20T08:00:00.000Z",
 *       "updatedBy": "019368f2-0000-7c55-a1c4-5d0f0e8b2a01",
 *       "updatedByName": "Administrator",
 *       "version": 3,
 *       "username": "mei.chen",
 *       "name": "Mei Chen",
 *       "email": "mei.chen@example.com",
 *       "mobile": "+86 571 5555 0100",
 *       "avatar": null,
 *       "gender": "female",
 *       "orgId": "019368f2-1111-7c55-a1c4-5d0f0e8b2a02",
 *       "orgName": "Press office",
 *       "jobTitle": "Editor",
 *       "roleIds": [
 *         "019368f2-2222-7c55-a1c4-5d0f0e8b2a03"
 *       ],
 *       "roleNames": [
 *         "Editor"
 *       ],
 *       "programId": "harbour-2026",
 *       "status": "active",
 *       "lockedUntil": null,
 *       "mustChangePassword": false,
 *       "hasPassword": true,
 *       "passwordLink": null,
 *       "lastLoginAt": "2026-03-20T07:58:12.000Z",
 *       "remark": null,
 *       "allowedActions": [
 *         "update",
 *         "disable",
 *         "resetPwd",
 *         "sendPasswordLink",
 *         "delete"
 *       ]
 *     }
 */
export interface User extends Entity {
    /** The name to sign in with. It never changes. */
    username: Username;
    /** Name for people. */
    name: string;
    /** E-mail address, unique among the accounts ignoring case; null for none. */
    email: string | null;
    /** Telephone number; null for none. */
    mobile: string | null;
    /** URL of the image. */
    avatar: string | null;
    /** Its labels are in the dictionary `gender`. */
    gender: Gender;
    /** The organisation it belongs to; `"0"` for none. */
    orgId: Id;
    /** Name of its organisation; empty for none. */
    readonly orgName: string;
    /** What the person does in the organisation; null for none. */
    jobTitle: string | null;
    /** The roles it holds, by their `orderBy` and name. */
    roleIds: Id[];
    /** In the order of `roleIds`. */
    readonly roleNames: string[];
    /** Code of the programme. */
    programId: string | null;
    /** Whether the account may sign in. Its labels are in the dictionary `userStatus`. */
    status: UserStatus;
    /**
     * Until when failed sign-ins lock the account where they came from, or make strangers wait between attempts; ISO 8601 in UTC, null without either.
     * @example 2026-03-20T07:00:00.000Z
     */
    readonly lockedUntil: string | null;
    /** Whether the next sign-in asks for a new password. */
    mustChangePassword: boolean;
    /** Whether a password was ever set; without one only a passkey or the identity provider signs in. */
    readonly hasPassword: boolean;
    /** The unused link with which the person chooses a password; null for none. */
    readonly passwordLink: PasswordLink | null;
    /** Last sign-in, ISO 8601 in UTC; null when there was none. */
    readonly lastLoginAt: string | null;
    /** A note for those who administer the account; null for none. */
    remark: string | null;
    /** What the caller may do with this account now. */
    readonly allowedActions: ("update" | "disable" | "deleteWithHandOver" | "resetPwd" | "sendPasswordLink" | "revokePasswordLink" | "resetSecondFactor" | "unlinkIdentity" | "delete")[];
}
/** One page of accounts. */
export interface UserPageReply extends Reply {
    result: Page<User>;
}
/**
 * How a link was sent.
 * @example {
 *       "link": null,
 *       "mailedTo": "mei.chen@example.com",
 *       "expiresAt": "2026-03-17T09:30:00.000Z"
 *     }
 */
export interface SentPasswordLink {
    /** The link to pass on, shown this once; null when it was mailed. */
    link: string | null;
    /** The address that it is mailed to; null for none. */
    mailedTo: string | null;
    /** When the link ends unused. */
    expiresAt: DateTime;
}
/** A link that was sent. */
export interface SentPasswordLinkReply extends Reply {
    /** How a link was sent. */
    result: SentPasswordLink;
}
/** A password that is shown this once and must be changed at the next sign-in. */
export interface TemporaryPassword {
    /** The password to hand to the account's owner. */
    temporaryPassword: string;
}
/** A temporary password. */
export interface UserResetPwdReply extends Reply {
    /** A password that is shown this once and must be changed at the next sign-in. */
    result: TemporaryPassword;
}
/**
 * The changed fields of an account.
 * @example {
 *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a11",
 *       "version": 3,
 *       "jobTitle": "Chief editor",
 *       "mobile": null
 *     }
 */
export interface UserUpdateBody extends UserProfileFields, UserAccountFields {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`. */
    version: Version;
}
/**
 * The changed fields of one's own account.
 * @example {
 *       "name": "Mei Chen",
 *       "email": "mei.chen@example.com"
 *     }
 */
export type UserUpdateOwnBody = UserProfileFields;
/**
 * The old password and the new one.
 * @example {
 *       "oldPassword": "Harbour-lights-42",
 *       "newPassword": "Lighthouse-keeper-7"
 *     }
 */
export interface UserUpdatePwdBody {
    /**
     * Format: password
     * @description The password in use now.
     */
    oldPassword: string;
    /** A password to set; neither the user name nor one of the commonest. */
    newPassword: NewPassword;
}
/** An account. */
export interface UserReply extends Reply {
    /** An account of a member of staff. */
    result: User;
}
/**
 * The workgroup's word for programs.
 * @example front-page
 */
export type WorkgroupCode = string;
/**
 * Whether the workgroup approves in a review when one member does, or when all have. Its labels are in the dictionary `reviewMode`.
 */
export type ReviewMode = "any" | "all";
/** The fields of a workgroup that its administrators set. */
export interface WorkgroupFields {
    /**
     * Name for people, new among the workgroups ignoring case.
     * @example Front page
     */
    name?: string;
    /** The workgroup's word for programs. */
    code?: WorkgroupCode;
    /** What the group is for; null for none. */
    description?: string | null;
    /**
     * The account that leads it; null for none.
     * @example 019368f2-6b1e-7c55-a1c4-5d0f0e8b2a11
     */
    leaderId?: string | null;
    /** Whether the workgroup approves in a review when one member does, or when all have. Its labels are in the dictionary `reviewMode`. */
    reviewMode?: ReviewMode;
    /** Whether the record is in use. Its labels are in the dictionary `enabledStatus`. */
    status?: EnabledStatus;
    /** Position among its siblings, ascending. */
    orderBy?: OrderBy;
}
/**
 * A new workgroup. `reviewMode` is `any`, `status` `enabled` and `orderBy` 0 unless said otherwise.
 * @example {
 *       "name": "Front page",
 *       "code": "front-page",
 *       "reviewMode": "any",
 *       "status": "enabled",
 *       "orderBy": 10
 *     }
 */
export interface WorkgroupCreateBody extends WorkgroupFields {
    /**
     * Name for people, new among the workgroups ignoring case.
     * @example Front page
     */
    name: string;
    /** The workgroup's word for programs. */
    code: WorkgroupCode;
}
/**
 * What the member is in the group. Its labels are in the dictionary `memberRole`.
 */
export type MemberRole = "leader" | "member";
/**
 * Accounts to add to a workgroup, as `member` and at position 0 unless said otherwise.
 * @example {
 *       "workgroupId": "019368f2-3333-7c55-a1c4-5d0f0e8b2a04",
 *       "userIds": [
 *         "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a11"
 *       ]
 *     }
 */
export interface WorkgroupMemberAddBody {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    workgroupId: Id;
    /** The accounts, each at most once. */
    userIds: Id[];
    /** What the member is in the group. Its labels are in the dictionary `memberRole`. */
    memberRole?: MemberRole;
    /** Position among its siblings, ascending. */
    orderBy?: OrderBy;
}
/** What adding members came to. */
export interface WorkgroupMemberAddResult {
    /** Accounts that are members now and were not before. */
    added: number;
    /** Accounts that were members already. */
    skipped: number;
}
/** What adding members came to. */
export interface WorkgroupMemberAddReply extends Reply {
    /** What adding members came to. */
    result: WorkgroupMemberAddResult;
}
/** An account's membership in a workgroup. */
export interface WorkgroupMember extends Entity {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    workgroupId: Id;
    /** Name of the workgroup. */
    readonly workgroupName: string;
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    userId: Id;
    /** The account's user name. */
    readonly username: string;
    /** The account's name for people. */
    readonly name: string;
    /** URL of the account's image. */
    readonly avatar: string | null;
    /** Name of the account's organisation; empty for none. */
    readonly orgName: string;
    /** What the member is in the group. Its labels are in the dictionary `memberRole`. */
    memberRole: MemberRole;
    /** Order among the members, ascending. */
    orderBy: number;
}
/** Members. */
export interface WorkgroupMemberListReply extends Reply {
    result: WorkgroupMember[];
}
/** One page of members. */
export interface WorkgroupMemberPageReply extends Reply {
    result: Page<WorkgroupMember>;
}
/**
 * The changed fields of a membership.
 * @example {
 *       "id": "019368f2-3333-7c55-a1c4-5d0f0e8b2b07",
 *       "version": 1,
 *       "memberRole": "leader"
 *     }
 */
export interface WorkgroupMemberUpdateBody {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`. */
    version: Version;
    /** What the member is in the group. Its labels are in the dictionary `memberRole`. */
    memberRole?: MemberRole;
    /** Position among its siblings, ascending. */
    orderBy?: OrderBy;
}
/** A group of accounts that review tasks are given to. */
export interface Workgroup extends Entity {
    /** Name for people, unique among the workgroups ignoring case. */
    name: string;
    /** The workgroup's word for programs. */
    code: WorkgroupCode;
    /** What the group is for; null for none. */
    description: string | null;
    /** The account that leads it. */
    leaderId: string | null;
    /** Name of that account; null without one. */
    readonly leaderName: string | null;
    /** Whether the workgroup approves in a review when one member does, or when all have. Its labels are in the dictionary `reviewMode`. */
    reviewMode: ReviewMode;
    /** Whether the record is in use. Its labels are in the dictionary `enabledStatus`. */
    status: EnabledStatus;
    /** Order among the workgroups, ascending. */
    orderBy: number;
    /** Accounts that belong to it. */
    readonly memberCount: number;
}
/** One page of workgroups. */
export interface WorkgroupPageReply extends Reply {
    result: Page<Workgroup>;
}
/**
 * The changed fields of a workgroup.
 * @example {
 *       "id": "019368f2-3333-7c55-a1c4-5d0f0e8b2a04",
 *       "version": 1,
 *       "reviewMode": "all",
 *       "leaderId": null
 *     }
 */
export interface WorkgroupUpdateBody extends WorkgroupFields {
    /** An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree. */
    id: Id;
    /** The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`. */
    version: Version;
}
/** A workgroup. */
export interface WorkgroupReply extends Reply {
    /** A group of accounts that review tasks are given to. */
    result: Workgroup;
}
/** What `sdk.access.explain` takes. */
export interface AccessExplainParams {
    /** The account. */
    userId: Id;
    /** Code of the permission that is asked about. */
    code?: string;
    /** The operation that is asked about. */
    operationId?: string;
    /** The action of an operation that has several. */
    action?: WorkflowAction;
    /** The record that the operation is to change. */
    recordId?: Id;
}
/** What `sdk.accessTokens.page` takes. */
export interface AccessTokensPageParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records a page holds. */
    pageSize?: number;
}
/** What `sdk.accessTokens.scopes` takes. */
export interface AccessTokensScopesParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records that one page of the list has. Without it the list is one page of as many as a list may have. */
    pageSize?: number;
}
/** What `sdk.site.articleList` takes. */
export interface SiteArticleListParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records a page holds. */
    pageSize?: number;
    /** Only articles of this type and of those below it. */
    typeId?: Id;
    /** The type by its code, instead of `typeId`. */
    typeCode?: TypeCode;
    /** Only articles with this tag. */
    tag?: Tag;
    /** Only articles that name exactly this author; it counts instead of `tag`. */
    author?: string;
    /** Only articles published in this month. */
    month?: Month;
    /** Only what is in this language. Without it, what is in the language of the type or record that the call names, else in the site's default language. */
    lang?: Language;
}
/** What `sdk.site.getArticle` takes. */
export interface SiteGetArticleParams {
    /** The article's id or slug. */
    id: IdOrSlug;
    /** Only what is in this language. Without it, what is in the language of the type or record that the call names, else in the site's default language. */
    lang?: Language;
}
/** What `sdk.site.getArticleMessage` takes. */
export interface SiteGetArticleMessageParams {
    /** The record's id. */
    id: Id;
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records a page holds. */
    pageSize?: number;
}
/** What `sdk.site.getArticleType` takes. */
export interface SiteGetArticleTypeParams {
    /** The type's code or id. */
    type: Id;
    /** Only what is in this language. Without it, what is in the language of the type or record that the call names, else in the site's default language. */
    lang?: Language;
}
/** What `sdk.site.getBannerList` takes. */
export interface SiteGetBannerListParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records that one page of the list has, instead of as many as are listed at most. A list ends after 200 records. */
    pageSize?: number;
    /** Only banners at this position. */
    position?: PositionType;
    /** Only what is in this language. Without it, what is in the language of the type or record that the call names, else in the site's default language. */
    lang?: Language;
}
/** What `sdk.site.getFriendlyLinkList` takes. */
export interface SiteGetFriendlyLinkListParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records that one page of the list has, instead of as many as are listed at most. A list ends after 200 records. */
    pageSize?: number;
}
/** What `sdk.site.getHome` takes. */
export interface SiteGetHomeParams {
    /** Only what is in this language. Without it, what is in the language of the type or record that the call names, else in the site's default language. */
    lang?: Language;
}
/** What `sdk.site.getProduct` takes. */
export interface SiteGetProductParams {
    /** The product's id or code. */
    id: IdOrProductCode;
    /** Only what is in this language. Without it, what is in the language of the type or record that the call names, else in the site's default language. */
    lang?: Language;
}
/** What `sdk.site.getStaticSetting` takes. */
export interface SiteGetStaticSettingParams {
    /** Only what is in this language. Without it, what is in the language of the type or record that the call names, else in the site's default language. */
    lang?: Language;
}
/** What `sdk.site.indexRecommend` takes. */
export interface SiteIndexRecommendParams {
    /** The position. */
    positionType: PositionType;
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records that one page of the list has, instead of as many as are listed at most. A list ends after 200 records. */
    pageSize?: number;
    /** Articles to return; `pageSize` counts instead where it is given. */
    limit?: number;
    /** Only what is in this language. Without it, what is in the language of the type or record that the call names, else in the site's default language. */
    lang?: Language;
}
/** What `sdk.site.moreMonthList` takes. */
export interface SiteMoreMonthListParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records that one page of the list has. Without it the list is one page of as many as a list may have. */
    pageSize?: number;
    /** Count only articles of this type and of those below it. */
    typeId?: Id;
    /** The type by its code, instead of `typeId`. */
    typeCode?: TypeCode;
    /** Count only articles with this tag. */
    tag?: Tag;
    /** Count only articles that name exactly this author; it counts instead of `tag`. */
    author?: string;
    /** Only what is in this language. Without it, what is in the language of the type or record that the call names, else in the site's default language. */
    lang?: Language;
}
/** What `sdk.site.newsArticles` takes. */
export interface SiteNewsArticlesParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records that one page of the list has, instead of as many as are listed at most. A list ends after 200 records. */
    pageSize?: number;
    /** Articles to return; `pageSize` counts instead where it is given. */
    limit?: number;
    /** Only what is in this language. Without it, what is in the language of the type or record that the call names, else in the site's default language. */
    lang?: Language;
}
/** What `sdk.site.productList` takes. */
export interface SiteProductListParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records a page holds. */
    pageSize?: number;
    /** Only products of this category or series, by its id or code. */
    within?: IdOrProductCode;
    /** Only products that name this article, discontinued ones included, by name. It leaves `within` without effect. */
    articleId?: Id;
    /** Only what is in this language. Without it, what is in the language of the type or record that the call names, else in the site's default language. */
    lang?: Language;
}
/** What `sdk.site.productTree` takes. */
export interface SiteProductTreeParams {
    /** Only what is in this language. Without it, what is in the language of the type or record that the call names, else in the site's default language. */
    lang?: Language;
}
/** What `sdk.site.quickLinkList` takes. */
export interface SiteQuickLinkListParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records that one page of the list has, instead of as many as are listed at most. A list ends after 200 records. */
    pageSize?: number;
    /** Only what is in this language. Without it, what is in the language of the type or record that the call names, else in the site's default language. */
    lang?: Language;
}
/** What `sdk.site.recommendArticles` takes. */
export interface SiteRecommendArticlesParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records that one page of the list has, instead of as many as are listed at most. A list ends after 200 records. */
    pageSize?: number;
    /** The article being read. */
    articleId?: Id;
    /** Articles to return; `pageSize` counts instead where it is given. */
    limit?: number;
    /** Only what is in this language. Without it, what is in the language of the type or record that the call names, else in the site's default language. */
    lang?: Language;
}
/** What `sdk.site.searchContent` takes. */
export interface SiteSearchContentParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records a page holds. */
    pageSize?: number;
    /** The search terms. */
    keyword: string;
    /** Only hits of this kind. */
    kind?: SearchHitKind;
    /** Only articles and pages of this type and of those below it. */
    typeId?: Id;
    /** The type by its code, instead of `typeId`. */
    typeCode?: TypeCode;
    /** Only what is in this language. Without it, what is in the language of the type or record that the call names, else in the site's default language. */
    lang?: Language;
}
/** What `sdk.site.typeTree` takes. */
export interface SiteTypeTreeParams {
    /** Only what is in this language. Without it, what is in the language of the type or record that the call names, else in the site's default language. */
    lang?: Language;
}
/** What `sdk.calendar.entries` takes. */
export interface CalendarEntriesParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records that one page of the list has. Without it the list is one page of as many as a list may have. */
    pageSize?: number;
    /** Start of the period. */
    from: DateTime;
    /** End of the period, which is not part of it. */
    to: DateTime;
    /** Only articles of this type and the types below it, and no releases. */
    typeId?: Id;
    /** Only what this account created. */
    createdBy?: Id;
}
/** What `sdk.circulations.candidates` takes. */
export interface CirculationsCandidatesParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records a page holds. */
    pageSize?: number;
    /** Text to look for; wildcards have no meaning. */
    keyword?: string;
    /** What kind of record; an article without it. */
    bizType?: BizType;
    /** What they are to get; without it `circulate` where a record is named, else `decide`, a stage of a review flow. */
    action?: "circulate" | "transfer" | "decide";
    /** The record; required, but for `decide`, which is about none. */
    bizId?: Id;
}
/** What `sdk.circulations.page` takes. */
export interface CirculationsPageParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records a page holds. */
    pageSize?: number;
    /** What kind of record; an article without it. */
    bizType?: BizType;
    /** The record. */
    bizId: Id;
}
/** What `sdk.articles.delete` takes. */
export interface ArticlesDeleteParams {
    /** The record's id. */
    id: Id;
    /** The version that the deletion was decided on. With it, a record that was changed since then is refused with `VERSION_CONFLICT`; without it, whatever the record is by now is deleted. */
    version?: Version;
}
/** What `sdk.articles.history` takes. */
export interface ArticlesHistoryParams {
    /** The record's id. */
    id: Id;
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records that one page of the list has. Without it the list is one page of as many as a list may have. */
    pageSize?: number;
}
/** What `sdk.articles.list` takes. */
export interface ArticlesListParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records that one page of the list has. Without it the list is one page of as many as a list may have. */
    pageSize?: number;
    /** Text to look for; wildcards have no meaning. */
    keyword?: string;
    /** Only articles of this type and of those below it. */
    typeId?: Id;
    /** Only articles with this status. */
    status?: ContentStatus;
    /** Only what is in this language. */
    language?: Language;
    /** Only the translations of one record, itself included. */
    translationGroupId?: TranslationGroupId;
    /** Only what is in another language and has no translation in this one. */
    missingIn?: Language;
}
/** What `sdk.articles.myHandledTasks` takes. */
export interface ArticlesMyHandledTasksParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records a page holds. */
    pageSize?: number;
    /** Text to look for; wildcards have no meaning. */
    keyword?: string;
    /** Direction of `sortField`. */
    sortOrder?: "asc" | "desc";
    /** Field to sort by. */
    sortField?: "title" | "createdAt" | "handledAt";
    /** Only tasks for articles of this type and of those below it. */
    typeId?: Id;
    /** Only tasks that ended like this. */
    status?: "approved" | "rejected" | "returned" | "transferred";
}
/** What `sdk.articles.myReadedCirculatedTasks` takes. */
export interface ArticlesMyReadedCirculatedTasksParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records a page holds. */
    pageSize?: number;
    /** Text to look for; wildcards have no meaning. */
    keyword?: string;
    /** Direction of `sortField`. */
    sortOrder?: "asc" | "desc";
    /** Field to sort by. */
    sortField?: "title" | "createdAt" | "readAt";
    /** Only tasks for articles of this type and of those below it. */
    typeId?: Id;
}
/** What `sdk.articles.page` takes. */
export interface ArticlesPageParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records a page holds. */
    pageSize?: number;
    /** Text to look for; wildcards have no meaning. */
    keyword?: string;
    /** Direction of `sortField`. */
    sortOrder?: "asc" | "desc";
    /** Only what was changed at this time or later. */
    updatedFrom?: DateTime;
    /** Only what was changed before this time. */
    updatedTo?: DateTime;
    /** Only what this account was the last to change. */
    updatedBy?: Id;
    /** Field to sort by. */
    sortField?: "title" | "orderBy" | "readCount" | "publishedAt" | "createdAt" | "updatedAt";
    /** Only articles of this type and of those below it. */
    typeId?: Id;
    /** Only articles with this status. */
    status?: ContentStatus;
    /** Only articles with this status of their current review. */
    reviewStatus?: ReviewStatus;
    /** Only articles with this combined status. */
    displayStatus?: DisplayStatus;
    /** Only articles with this tag. */
    tag?: Tag;
    /** Only articles recommended at this position. */
    recommendPosition?: PositionType;
    /** Only articles that are pinned, or only those that are not. */
    isTop?: boolean;
    /** Only articles that this account created. */
    createdBy?: Id;
    /** Only articles that wait for somebody in this way. */
    queue?: ArticleQueue;
    /** Only what is in this language. */
    language?: Language;
    /** Only the translations of one record, itself included. */
    translationGroupId?: TranslationGroupId;
    /** Only what is in another language and has no translation in this one. */
    missingIn?: Language;
    /** Only translations that are older than their source, or only articles that are not. */
    isOutdated?: boolean;
}
/** What `sdk.articles.previewLinks` takes. */
export interface ArticlesPreviewLinksParams {
    /** The record's id. */
    id: Id;
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records that one page of the list has. Without it the list is one page of as many as a list may have. */
    pageSize?: number;
}
/** What `sdk.articles.tags` takes. */
export interface ArticlesTagsParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records that one page of the list has. Without it the list is one page of as many as a list may have. */
    pageSize?: number;
    /** Text to look for; wildcards have no meaning. */
    keyword?: string;
}
/** What `sdk.articles.trashDelete` takes. */
export interface ArticlesTrashDeleteParams {
    /** The record's id. */
    id: Id;
    /** The version that the deletion is based on. */
    version: Version;
}
/** What `sdk.articles.trashPage` takes. */
export interface ArticlesTrashPageParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records a page holds. */
    pageSize?: number;
    /** Text to look for; wildcards have no meaning. */
    keyword?: string;
    /** Direction of `sortField`. */
    sortOrder?: "asc" | "desc";
    /** Field to sort by. */
    sortField?: "title" | "deletedAt";
    /** Only articles of this type and of those below it. */
    typeId?: Id;
}
/** What `sdk.articles.version` takes. */
export interface ArticlesVersionParams {
    /** The record's id. */
    id: Id;
    /** Number of the version. */
    versionNo: VersionNo;
}
/** What `sdk.articles.versions` takes. */
export interface ArticlesVersionsParams {
    /** The record's id. */
    id: Id;
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records a page holds. */
    pageSize?: number;
}
/** What `sdk.articles.waitMeToHandleTasks` takes. */
export interface ArticlesWaitMeToHandleTasksParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records a page holds. */
    pageSize?: number;
    /** Text to look for; wildcards have no meaning. */
    keyword?: string;
    /** Direction of `sortField`. */
    sortOrder?: "asc" | "desc";
    /** Field to sort by; oldest first without it. */
    sortField?: "title" | "createdAt";
    /** Only tasks for articles of this type and of those below it. */
    typeId?: Id;
}
/** What `sdk.articles.waitMeToReadCirculatedTasks` takes. */
export interface ArticlesWaitMeToReadCirculatedTasksParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records a page holds. */
    pageSize?: number;
    /** Text to look for; wildcards have no meaning. */
    keyword?: string;
    /** Direction of `sortField`. */
    sortOrder?: "asc" | "desc";
    /** Field to sort by; latest first without it. */
    sortField?: "title" | "createdAt";
    /** Only tasks for articles of this type and of those below it. */
    typeId?: Id;
}
/** What `sdk.articleRemarks.list` takes. */
export interface ArticleRemarksListParams {
    /** The article. */
    articleId: Id;
    /** Only remarks with this status. */
    status?: "open" | "resolved";
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records that one page of the list has. Without it the list is one page of as many as a list may have. */
    pageSize?: number;
}
/** What `sdk.articleRemarks.people` takes. */
export interface ArticleRemarksPeopleParams {
    /** Text to look for; wildcards have no meaning. */
    keyword?: string;
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records that one page of the list has. Without it the list is one page of as many as a list may have. */
    pageSize?: number;
}
/** What `sdk.articleTypes.delete` takes. */
export interface ArticleTypesDeleteParams {
    /** The record's id. */
    id: Id;
    /** The version that the deletion was decided on. With it, a record that was changed since then is refused with `VERSION_CONFLICT`; without it, whatever the record is by now is deleted. */
    version?: Version;
    /** The type that takes over the articles. */
    moveToTypeId?: Id;
}
/** What `sdk.articleTypes.history` takes. */
export interface ArticleTypesHistoryParams {
    /** The record's id. */
    id: Id;
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records that one page of the list has. Without it the list is one page of as many as a list may have. */
    pageSize?: number;
}
/** What `sdk.articleTypes.list` takes. */
export interface ArticleTypesListParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records that one page of the list has. Without it the list is one page of as many as a list may have. */
    pageSize?: number;
    /** Text to look for; wildcards have no meaning. */
    keyword?: string;
    /** Only types of this kind. */
    kind?: ArticleTypeKind;
    /** Only types with this status. */
    status?: ContentStatus;
    /** Only what is in this language. */
    language?: Language;
    /** Only the translations of one record, itself included. */
    translationGroupId?: TranslationGroupId;
}
/** What `sdk.articleTypes.myHandledTasks` takes. */
export interface ArticleTypesMyHandledTasksParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records a page holds. */
    pageSize?: number;
    /** Text to look for; wildcards have no meaning. */
    keyword?: string;
    /** Direction of `sortField`. */
    sortOrder?: "asc" | "desc";
    /** Field to sort by. */
    sortField?: "title" | "createdAt" | "handledAt";
    /** Only tasks for this article type and those below it. */
    typeId?: Id;
    /** Only tasks that ended like this. */
    status?: "approved" | "rejected" | "returned" | "transferred";
}
/** What `sdk.articleTypes.myReadedCirculatedTasks` takes. */
export interface ArticleTypesMyReadedCirculatedTasksParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records a page holds. */
    pageSize?: number;
    /** Text to look for; wildcards have no meaning. */
    keyword?: string;
    /** Direction of `sortField`. */
    sortOrder?: "asc" | "desc";
    /** Field to sort by. */
    sortField?: "title" | "createdAt" | "readAt";
    /** Only tasks for this article type and those below it. */
    typeId?: Id;
}
/** What `sdk.articleTypes.page` takes. */
export interface ArticleTypesPageParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records a page holds. */
    pageSize?: number;
    /** Text to look for; wildcards have no meaning. */
    keyword?: string;
    /** Direction of `sortField`. */
    sortOrder?: "asc" | "desc";
    /** Field to sort by. */
    sortField?: "name" | "code" | "orderBy" | "createdAt" | "updatedAt";
    /** Only the direct children of this type; `0` for the top of the tree. */
    parentId?: Id;
    /** Only types of this kind. */
    kind?: ArticleTypeKind;
    /** Only types with this status. */
    status?: ContentStatus;
    /** Only types with this status of their current review. */
    reviewStatus?: ReviewStatus;
    /** Only types with this combined status. */
    displayStatus?: DisplayStatus;
    /** Only what is in this language. */
    language?: Language;
    /** Only the translations of one record, itself included. */
    translationGroupId?: TranslationGroupId;
}
/** What `sdk.articleTypes.version` takes. */
export interface ArticleTypesVersionParams {
    /** The record's id. */
    id: Id;
    /** Number of the version. */
    versionNo: VersionNo;
}
/** What `sdk.articleTypes.waitMeToHandleTasks` takes. */
export interface ArticleTypesWaitMeToHandleTasksParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records a page holds. */
    pageSize?: number;
    /** Text to look for; wildcards have no meaning. */
    keyword?: string;
    /** Direction of `sortField`. */
    sortOrder?: "asc" | "desc";
    /** Field to sort by; oldest first without it. */
    sortField?: "title" | "createdAt";
    /** Only tasks for this article type and those below it. */
    typeId?: Id;
}
/** What `sdk.articleTypes.waitMeToReadCirculatedTasks` takes. */
export interface ArticleTypesWaitMeToReadCirculatedTasksParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records a page holds. */
    pageSize?: number;
    /** Text to look for; wildcards have no meaning. */
    keyword?: string;
    /** Direction of `sortField`. */
    sortOrder?: "asc" | "desc";
    /** Field to sort by; latest first without it. */
    sortField?: "title" | "createdAt";
    /** Only tasks for this article type and those below it. */
    typeId?: Id;
}
/** What `sdk.banners.delete` takes. */
export interface BannersDeleteParams {
    /** The record's id. */
    id: Id;
    /** The version that the deletion is based on. */
    version: Version;
}
/** What `sdk.banners.list` takes. */
export interface BannersListParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records that one page of the list has. Without it the list is one page of as many as a list may have. */
    pageSize?: number;
    /** Only banners at this place. */
    position?: PositionType;
    /** Only banners with this status. */
    status?: EnabledStatus;
    /** Only what is in this language. */
    language?: Language;
}
/** What `sdk.banners.page` takes. */
export interface BannersPageParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records a page holds. */
    pageSize?: number;
    /** Text to look for; wildcards have no meaning. */
    keyword?: string;
    /** Direction of `sortField`. */
    sortOrder?: "asc" | "desc";
    /** Only what was changed at this time or later. */
    updatedFrom?: DateTime;
    /** Only what was changed before this time. */
    updatedTo?: DateTime;
    /** Only what this account was the last to change. */
    updatedBy?: Id;
    /** Field to sort by. */
    sortField?: "title" | "position" | "orderBy" | "startAt" | "endAt" | "createdAt" | "updatedAt";
    /** Only banners at this place. */
    position?: PositionType;
    /** Only banners with this status. */
    status?: EnabledStatus;
    /** Only what is in this language. */
    language?: Language;
}
/** What `sdk.comments.assignees` takes. */
export interface CommentsAssigneesParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records that one page of the list has. Without it the list is one page of as many as a list may have. */
    pageSize?: number;
    /** Text to look for; wildcards have no meaning. */
    keyword?: string;
}
/** What `sdk.comments.delete` takes. */
export interface CommentsDeleteParams {
    /** The record's id. */
    id: Id;
    /** The version that the deletion is based on. */
    version: Version;
}
/** What `sdk.comments.page` takes. */
export interface CommentsPageParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records a page holds. */
    pageSize?: number;
    /** Text to look for; wildcards have no meaning. */
    keyword?: string;
    /** Direction of `sortField`. */
    sortOrder?: "asc" | "desc";
    /** Only what was changed at this time or later. */
    updatedFrom?: DateTime;
    /** Only what was changed before this time. */
    updatedTo?: DateTime;
    /** Only what this account was the last to change. */
    updatedBy?: Id;
    /** Field to sort by. */
    sortField?: "nickname" | "status" | "createdAt" | "updatedAt";
    /** Only comments on this article. */
    articleId?: Id;
    /** Only replies to this comment. */
    parentId?: Id;
    /** Only comments with this status. */
    status?: CommentStatus;
    /** Only what is assigned to the caller, or to nobody. */
    assignment?: Assignment;
}
/** What `sdk.friendlyLinks.delete` takes. */
export interface FriendlyLinksDeleteParams {
    /** The record's id. */
    id: Id;
    /** The version that the deletion is based on. */
    version: Version;
}
/** What `sdk.friendlyLinks.list` takes. */
export interface FriendlyLinksListParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records that one page of the list has. Without it the list is one page of as many as a list may have. */
    pageSize?: number;
    /** Only links with this status. */
    status?: EnabledStatus;
}
/** What `sdk.friendlyLinks.page` takes. */
export interface FriendlyLinksPageParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records a page holds. */
    pageSize?: number;
    /** Text to look for; wildcards have no meaning. */
    keyword?: string;
    /** Direction of `sortField`. */
    sortOrder?: "asc" | "desc";
    /** Only what was changed at this time or later. */
    updatedFrom?: DateTime;
    /** Only what was changed before this time. */
    updatedTo?: DateTime;
    /** Only what this account was the last to change. */
    updatedBy?: Id;
    /** Field to sort by. */
    sortField?: "name" | "orderBy" | "createdAt" | "updatedAt";
    /** Only links with this status. */
    status?: EnabledStatus;
}
/** What `sdk.homePages.history` takes. */
export interface HomePagesHistoryParams {
    /** The record's id. */
    id: Id;
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records that one page of the list has. Without it the list is one page of as many as a list may have. */
    pageSize?: number;
}
/** What `sdk.homePages.list` takes. */
export interface HomePagesListParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records that one page of the list has. Without it the list is one page of as many as a list may have. */
    pageSize?: number;
}
/** What `sdk.homePages.myHandledTasks` takes. */
export interface HomePagesMyHandledTasksParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records a page holds. */
    pageSize?: number;
    /** Text to look for; wildcards have no meaning. */
    keyword?: string;
    /** Direction of `sortField`. */
    sortOrder?: "asc" | "desc";
    /** Field to sort by. */
    sortField?: "title" | "createdAt" | "handledAt";
    /** Only tasks that ended like this. */
    status?: "approved" | "rejected" | "returned" | "transferred";
}
/** What `sdk.homePages.version` takes. */
export interface HomePagesVersionParams {
    /** The record's id. */
    id: Id;
    /** Number of the version. */
    versionNo: VersionNo;
}
/** What `sdk.homePages.versions` takes. */
export interface HomePagesVersionsParams {
    /** The record's id. */
    id: Id;
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records a page holds. */
    pageSize?: number;
}
/** What `sdk.homePages.waitMeToHandleTasks` takes. */
export interface HomePagesWaitMeToHandleTasksParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records a page holds. */
    pageSize?: number;
    /** Text to look for; wildcards have no meaning. */
    keyword?: string;
    /** Direction of `sortField`. */
    sortOrder?: "asc" | "desc";
    /** Field to sort by; oldest first without it. */
    sortField?: "title" | "createdAt";
}
/** What `sdk.messages.answers` takes. */
export interface MessagesAnswersParams {
    /** The record's id. */
    id: Id;
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records that one page of the list has. Without it the list is one page of as many as a list may have. */
    pageSize?: number;
}
/** What `sdk.messages.assignees` takes. */
export interface MessagesAssigneesParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records that one page of the list has. Without it the list is one page of as many as a list may have. */
    pageSize?: number;
    /** Text to look for; wildcards have no meaning. */
    keyword?: string;
}
/** What `sdk.messages.delete` takes. */
export interface MessagesDeleteParams {
    /** The record's id. */
    id: Id;
    /** The version that the deletion is based on. */
    version: Version;
}
/** What `sdk.messages.page` takes. */
export interface MessagesPageParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records a page holds. */
    pageSize?: number;
    /** Text to look for; wildcards have no meaning. */
    keyword?: string;
    /** Direction of `sortField`. */
    sortOrder?: "asc" | "desc";
    /** Only what was changed at this time or later. */
    updatedFrom?: DateTime;
    /** Only what was changed before this time. */
    updatedTo?: DateTime;
    /** Only what this account was the last to change. */
    updatedBy?: Id;
    /** Field to sort by. */
    sortField?: "name" | "company" | "status" | "createdAt" | "updatedAt" | "repliedAt";
    /** Only messages with this status. */
    status?: MessageStatus;
    /** Only what is assigned to the caller, or to nobody. */
    assignment?: Assignment;
}
/** What `sdk.quickLinks.delete` takes. */
export interface QuickLinksDeleteParams {
    /** The record's id. */
    id: Id;
    /** The version that the deletion is based on. */
    version: Version;
}
/** What `sdk.quickLinks.list` takes. */
export interface QuickLinksListParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records that one page of the list has. Without it the list is one page of as many as a list may have. */
    pageSize?: number;
    /** Only links with this status. */
    status?: EnabledStatus;
    /** Only what is in this language. */
    language?: Language;
}
/** What `sdk.quickLinks.page` takes. */
export interface QuickLinksPageParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records a page holds. */
    pageSize?: number;
    /** Text to look for; wildcards have no meaning. */
    keyword?: string;
    /** Direction of `sortField`. */
    sortOrder?: "asc" | "desc";
    /** Only what was changed at this time or later. */
    updatedFrom?: DateTime;
    /** Only what was changed before this time. */
    updatedTo?: DateTime;
    /** Only what this account was the last to change. */
    updatedBy?: Id;
    /** Field to sort by. */
    sortField?: "title" | "orderBy" | "createdAt" | "updatedAt";
    /** Only links with this status. */
    status?: EnabledStatus;
    /** Only what is in this language. */
    language?: Language;
}
/** What `sdk.recommends.delete` takes. */
export interface RecommendsDeleteParams {
    /** The record's id. */
    id: Id;
    /** The version that the deletion is based on. */
    version: Version;
}
/** What `sdk.recommends.list` takes. */
export interface RecommendsListParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records that one page of the list has. Without it the list is one page of as many as a list may have. */
    pageSize?: number;
    /** Only recommendations at this place. */
    positionType?: PositionType;
    /** Only recommendations of this article. */
    articleId?: Id;
    /** Only recommendations with this status. */
    status?: EnabledStatus;
    /** Only what is in this language. */
    language?: Language;
}
/** What `sdk.recommends.page` takes. */
export interface RecommendsPageParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records a page holds. */
    pageSize?: number;
    /** Text to look for; wildcards have no meaning. */
    keyword?: string;
    /** Direction of `sortField`. */
    sortOrder?: "asc" | "desc";
    /** Only what was changed at this time or later. */
    updatedFrom?: DateTime;
    /** Only what was changed before this time. */
    updatedTo?: DateTime;
    /** Only what this account was the last to change. */
    updatedBy?: Id;
    /** Field to sort by. */
    sortField?: "positionType" | "orderBy" | "startAt" | "endAt" | "createdAt" | "updatedAt";
    /** Only recommendations at this place. */
    positionType?: PositionType;
    /** Only recommendations of this article. */
    articleId?: Id;
    /** Only recommendations with this status. */
    status?: EnabledStatus;
    /** Only what is in this language. */
    language?: Language;
}
/** What `sdk.releases.delete` takes. */
export interface ReleasesDeleteParams {
    /** The record's id. */
    id: Id;
    /** The version that the deletion is based on. */
    version: Version;
}
/** What `sdk.releases.page` takes. */
export interface ReleasesPageParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records a page holds. */
    pageSize?: number;
    /** Text to look for; wildcards have no meaning. */
    keyword?: string;
    /** Direction of `sortField`. */
    sortOrder?: "asc" | "desc";
    /** Only what was changed at this time or later. */
    updatedFrom?: DateTime;
    /** Only what was changed before this time. */
    updatedTo?: DateTime;
    /** Only what this account was the last to change. */
    updatedBy?: Id;
    /** Field to sort by. */
    sortField?: "name" | "releasedAt" | "createdAt" | "updatedAt";
    /** Only releases with this status. */
    status?: ReleaseStatus;
}
/** What `sdk.files.delete` takes. */
export interface FilesDeleteParams {
    /** The record's id. */
    id: Id;
    /** The version that the deletion is based on. */
    version: Version;
}
/** What `sdk.files.page` takes. */
export interface FilesPageParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records a page holds. */
    pageSize?: number;
    /** Text to look for; wildcards have no meaning. */
    keyword?: string;
    /** Direction of `sortField`. */
    sortOrder?: "asc" | "desc";
    /** Only what was changed at this time or later. */
    updatedFrom?: DateTime;
    /** Only what was changed before this time. */
    updatedTo?: DateTime;
    /** Only what this account was the last to change. */
    updatedBy?: Id;
    /** Field to sort by. */
    sortField?: "name" | "size" | "createdAt" | "updatedAt";
    /** Only files of this kind. */
    kind?: MediaKind;
    /** Only files that this account uploaded. */
    createdBy?: Id;
    /** Only files uploaded from this time on. */
    createdFrom?: DateTime;
    /** Only files uploaded before this time. */
    createdTo?: DateTime;
    /** Only files that no saved record refers to, or only those that one does. */
    unused?: boolean;
}
/** What `sdk.files.uses` takes. */
export interface FilesUsesParams {
    /** The record's id. */
    id: Id;
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records that one page of the list has. Without it the list is one page of as many as a list may have. */
    pageSize?: number;
}
/** What `sdk.imports.columns` takes. */
export interface ImportsColumnsParams {
    /** What is to be imported. */
    kind: ImportKind;
}
/** What `sdk.dicts.delete` takes. */
export interface DictsDeleteParams {
    /** The record's id. */
    id: Id;
    /** The version that the deletion was decided on. With it, a record that was changed since then is refused with `VERSION_CONFLICT`; without it, whatever the record is by now is deleted. */
    version?: Version;
}
/** What `sdk.dicts.list` takes. */
export interface DictsListParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records that one page of the list has. Without it the list is one page of as many as a list may have. */
    pageSize?: number;
    /** Only the dictionary with exactly this code. */
    code?: DictCode;
    /** Only dictionaries with this status. */
    status?: EnabledStatus;
}
/** What `sdk.dicts.page` takes. */
export interface DictsPageParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records a page holds. */
    pageSize?: number;
    /** Text to look for; wildcards have no meaning. */
    keyword?: string;
    /** Direction of `sortField`. */
    sortOrder?: "asc" | "desc";
    /** Only what was changed at this time or later. */
    updatedFrom?: DateTime;
    /** Only what was changed before this time. */
    updatedTo?: DateTime;
    /** Only what this account was the last to change. */
    updatedBy?: Id;
    /** Field to sort by. */
    sortField?: "code" | "name" | "orderBy" | "createdAt" | "updatedAt";
    /** Only the dictionary with exactly this code. */
    code?: DictCode;
    /** Only dictionaries with this status. */
    status?: EnabledStatus;
}
/** What `sdk.dictItems.delete` takes. */
export interface DictItemsDeleteParams {
    /** The record's id. */
    id: Id;
    /** The version that the deletion was decided on. With it, a record that was changed since then is refused with `VERSION_CONFLICT`; without it, whatever the record is by now is deleted. */
    version?: Version;
}
/** What `sdk.dictItems.list` takes. */
export interface DictItemsListParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records that one page of the list has. Without it the list is one page of as many as a list may have. */
    pageSize?: number;
    /** Only the items of this dictionary. */
    dictId?: Id;
    /** Only the items of the dictionary with this code. */
    dictCode?: DictCode;
    /** Only items with this status. */
    status?: EnabledStatus;
}
/** What `sdk.dictItems.page` takes. */
export interface DictItemsPageParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records a page holds. */
    pageSize?: number;
    /** Text to look for; wildcards have no meaning. */
    keyword?: string;
    /** Direction of `sortField`. */
    sortOrder?: "asc" | "desc";
    /** Only what was changed at this time or later. */
    updatedFrom?: DateTime;
    /** Only what was changed before this time. */
    updatedTo?: DateTime;
    /** Only what this account was the last to change. */
    updatedBy?: Id;
    /** Field to sort by. */
    sortField?: "label" | "value" | "orderBy" | "createdAt" | "updatedAt";
    /** Only the items of this dictionary. */
    dictId?: Id;
    /** Only the items of the dictionary with this code. */
    dictCode?: DictCode;
    /** Only items with this status. */
    status?: EnabledStatus;
}
/** What `sdk.liveSessions.listOwn` takes. */
export interface LiveSessionsListOwnParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records that one page of the list has. Without it the list is one page of as many as a list may have. */
    pageSize?: number;
}
/** What `sdk.liveSessions.page` takes. */
export interface LiveSessionsPageParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records a page holds. */
    pageSize?: number;
    /** Text to look for; wildcards have no meaning. */
    keyword?: string;
    /** Direction of `sortField`. */
    sortOrder?: "asc" | "desc";
    /** Field to sort by. */
    sortField?: "createdAt" | "lastSeenAt" | "expiresAt" | "username";
    /** Only sessions of this account. */
    userId?: Id;
}
/** What `sdk.notifications.page` takes. */
export interface NotificationsPageParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records a page holds. */
    pageSize?: number;
    /** `true` returns only unread notices. */
    unread?: boolean;
}
/** What `sdk.operationLogs.page` takes. */
export interface OperationLogsPageParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records a page holds. */
    pageSize?: number;
    /** Text to look for; wildcards have no meaning. */
    keyword?: string;
    /** Direction of `sortField`. */
    sortOrder?: "asc" | "desc";
    /** Field to sort by. */
    sortField?: "createdAt";
    /** Only what this account did. */
    userId?: Id;
    /** Only calls of this operation of the contract. */
    operationId?: string;
    /** Only changes to records of this kind (the operation's tag). */
    targetType?: string;
    /** Only changes to this record. */
    targetId?: Id;
    /** Only what succeeded, or only what was refused or failed. */
    success?: boolean;
    /** Only entries from this time on. */
    createdFrom?: DateTime;
    /** Only entries before this time. */
    createdTo?: DateTime;
    /** Only the call with this request id. */
    requestId?: string;
}
/** What `sdk.passkeys.list` takes. */
export interface PasskeysListParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records that one page of the list has. Without it the list is one page of as many as a list may have. */
    pageSize?: number;
}
/** What `sdk.products.delete` takes. */
export interface ProductsDeleteParams {
    /** The record's id. */
    id: Id;
    /** The version that the deletion was decided on. With it, a record that was changed since then is refused with `VERSION_CONFLICT`; without it, whatever the record is by now is deleted. */
    version?: Version;
}
/** What `sdk.replyTemplates.delete` takes. */
export interface ReplyTemplatesDeleteParams {
    /** The record's id. */
    id: Id;
    /** The version that the deletion is based on. */
    version: Version;
}
/** What `sdk.replyTemplates.page` takes. */
export interface ReplyTemplatesPageParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records a page holds. */
    pageSize?: number;
    /** Text to look for; wildcards have no meaning. */
    keyword?: string;
    /** Direction of `sortField`. */
    sortOrder?: "asc" | "desc";
    /** Only what was changed at this time or later. */
    updatedFrom?: DateTime;
    /** Only what was changed before this time. */
    updatedTo?: DateTime;
    /** Only what this account was the last to change. */
    updatedBy?: Id;
    /** Field to sort by. */
    sortField?: "title" | "createdAt" | "updatedAt";
    /** Only templates for this. */
    kind?: ReplyTemplateKind;
    /** Only templates in this language. */
    language?: TemplateLanguage;
}
/** What `sdk.revisions.page` takes. */
export interface RevisionsPageParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records a page holds. */
    pageSize?: number;
    /** The kind of the record. */
    kind: RecordKind;
    /** The record's id. */
    id: Id;
}
/** What `sdk.savedViews.delete` takes. */
export interface SavedViewsDeleteParams {
    /** The record's id. */
    id: Id;
    /** The version that the deletion is based on. */
    version: Version;
}
/** What `sdk.savedViews.list` takes. */
export interface SavedViewsListParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records that one page of the list has. Without it the list is one page of as many as a list may have. */
    pageSize?: number;
    /** The list whose views are asked for. */
    list: ListName;
}
/** What `sdk.signInLogs.page` takes. */
export interface SignInLogsPageParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records a page holds. */
    pageSize?: number;
    /** Text to look for; wildcards have no meaning. */
    keyword?: string;
    /** Direction of `sortField`. */
    sortOrder?: "asc" | "desc";
    /** Field to sort by. */
    sortField?: "createdAt" | "username";
    /** Only entries of this account. */
    userId?: Id;
    /** Only entries of this kind. */
    event?: SignInEvent;
    /** Only what succeeded, or only what was refused or failed. */
    success?: boolean;
    /** Only entries from this time on. */
    createdFrom?: DateTime;
    /** Only entries before this time. */
    createdTo?: DateTime;
}
/** What `sdk.trash.page` takes. */
export interface TrashPageParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records a page holds. */
    pageSize?: number;
    /** Text to look for; wildcards have no meaning. */
    keyword?: string;
    /** Direction of `sortField`. */
    sortOrder?: "asc" | "desc";
    /** Field to sort by. */
    sortField?: "name" | "deletedAt";
    /** Only records of this kind. */
    kind?: TrashKind;
}
/** What `sdk.webhooks.delete` takes. */
export interface WebhooksDeleteParams {
    /** The record's id. */
    id: Id;
    /** The version that the deletion is based on. */
    version: Version;
}
/** What `sdk.webhooks.deliveries` takes. */
export interface WebhooksDeliveriesParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records a page holds. */
    pageSize?: number;
    /** The webhook. */
    webhookId: Id;
    /** Only deliveries with this status. */
    status?: WebhookDeliveryStatus;
}
/** What `sdk.webhooks.page` takes. */
export interface WebhooksPageParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records a page holds. */
    pageSize?: number;
    /** Text to look for; wildcards have no meaning. */
    keyword?: string;
    /** Direction of `sortField`. */
    sortOrder?: "asc" | "desc";
    /** Only what was changed at this time or later. */
    updatedFrom?: DateTime;
    /** Only what was changed before this time. */
    updatedTo?: DateTime;
    /** Only what this account was the last to change. */
    updatedBy?: Id;
    /** Field to sort by. */
    sortField?: "name" | "createdAt" | "updatedAt";
}
/** What `sdk.auths.delete` takes. */
export interface AuthsDeleteParams {
    /** The record's id. */
    id: Id;
    /** The version that the deletion was decided on. With it, a record that was changed since then is refused with `VERSION_CONFLICT`; without it, whatever the record is by now is deleted. */
    version?: Version;
}
/** What `sdk.auths.list` takes. */
export interface AuthsListParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records that one page of the list has. Without it the list is one page of as many as a list may have. */
    pageSize?: number;
    /** Only the permissions that are buttons of this menu's page. */
    menuId?: Id;
}
/** What `sdk.auths.page` takes. */
export interface AuthsPageParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records a page holds. */
    pageSize?: number;
    /** Text to look for; wildcards have no meaning. */
    keyword?: string;
    /** Direction of `sortField`. */
    sortOrder?: "asc" | "desc";
    /** Only what was changed at this time or later. */
    updatedFrom?: DateTime;
    /** Only what was changed before this time. */
    updatedTo?: DateTime;
    /** Only what this account was the last to change. */
    updatedBy?: Id;
    /** Field to sort by. */
    sortField?: "code" | "name" | "orderBy" | "createdAt" | "updatedAt";
    /** Only the permissions that are buttons of this menu's page. */
    menuId?: Id;
    /** Only permissions with this status. */
    status?: EnabledStatus;
}
/** What `sdk.menus.delete` takes. */
export interface MenusDeleteParams {
    /** The record's id. */
    id: Id;
    /** The version that the deletion was decided on. With it, a record that was changed since then is refused with `VERSION_CONFLICT`; without it, whatever the record is by now is deleted. */
    version?: Version;
}
/** What `sdk.menus.list` takes. */
export interface MenusListParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records that one page of the list has. Without it the list is one page of as many as a list may have. */
    pageSize?: number;
    /** Text to look for; wildcards have no meaning. */
    keyword?: string;
    /** Only the menus right below this one; `"0"` for the top. */
    parentId?: Id;
    /** Only menus of this type. */
    type?: MenuType;
    /** Only menus with this status. */
    status?: EnabledStatus;
}
/** What `sdk.orgs.delete` takes. */
export interface OrgsDeleteParams {
    /** The record's id. */
    id: Id;
    /** The version that the deletion was decided on. With it, a record that was changed since then is refused with `VERSION_CONFLICT`; without it, whatever the record is by now is deleted. */
    version?: Version;
}
/** What `sdk.orgs.children` takes. */
export interface OrgsChildrenParams {
    /** The organisation to look below; `"0"` for the top. */
    id: Id;
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records that one page of the list has. Without it the list is one page of as many as a list may have. */
    pageSize?: number;
}
/** What `sdk.orgs.tree` takes. */
export interface OrgsTreeParams {
    /** Only organisations with this status; what lies below one left out is left out too. */
    status?: EnabledStatus;
}
/** What `sdk.roles.listAuth` takes. */
export interface RolesListAuthParams {
    /** The role. */
    roleId: Id;
}
/** What `sdk.roles.delete` takes. */
export interface RolesDeleteParams {
    /** The record's id. */
    id: Id;
    /** The version that the deletion was decided on. With it, a record that was changed since then is refused with `VERSION_CONFLICT`; without it, whatever the record is by now is deleted. */
    version?: Version;
}
/** What `sdk.roles.list` takes. */
export interface RolesListParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records that one page of the list has. Without it the list is one page of as many as a list may have. */
    pageSize?: number;
    /** Text to look for; wildcards have no meaning. */
    keyword?: string;
    /** Only roles with this status. */
    status?: EnabledStatus;
}
/** What `sdk.roles.listMenus` takes. */
export interface RolesListMenusParams {
    /** The role. */
    roleId: Id;
}
/** What `sdk.roles.page` takes. */
export interface RolesPageParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records a page holds. */
    pageSize?: number;
    /** Text to look for; wildcards have no meaning. */
    keyword?: string;
    /** Direction of `sortField`. */
    sortOrder?: "asc" | "desc";
    /** Only what was changed at this time or later. */
    updatedFrom?: DateTime;
    /** Only what was changed before this time. */
    updatedTo?: DateTime;
    /** Only what this account was the last to change. */
    updatedBy?: Id;
    /** Field to sort by. */
    sortField?: "code" | "name" | "orderBy" | "userCount" | "createdAt" | "updatedAt";
    /** Only roles with this status. */
    status?: EnabledStatus;
}
/** What `sdk.users.findByProgramId` takes. */
export interface UsersFindByProgramIdParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records that one page of the list has. Without it the list is one page of as many as a list may have. */
    pageSize?: number;
    /** The programme's code, compared exactly. */
    programId: ProgramId;
}
/** What `sdk.users.handOverCandidates` takes. */
export interface UsersHandOverCandidatesParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records a page holds. */
    pageSize?: number;
    /** Text to look for; wildcards have no meaning. */
    keyword?: string;
    /** The account whose work it is. */
    id: Id;
    /** What is handed over. */
    kind: WorkKind;
}
/** What `sdk.users.list` takes. */
export interface UsersListParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records that one page of the list has. Without it the list is one page of as many as a list may have. */
    pageSize?: number;
    /** Text to look for; wildcards have no meaning. */
    keyword?: string;
    /** Only accounts of this organisation and of those below it. */
    orgId?: Id;
    /** Only accounts that hold this role. */
    roleId?: Id;
    /** Only members of this workgroup. */
    workgroupId?: Id;
    /** Only accounts with this status. */
    status?: UserStatus;
}
/** What `sdk.users.page` takes. */
export interface UsersPageParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records a page holds. */
    pageSize?: number;
    /** Text to look for; wildcards have no meaning. */
    keyword?: string;
    /** Direction of `sortField`. */
    sortOrder?: "asc" | "desc";
    /** Only what was changed at this time or later. */
    updatedFrom?: DateTime;
    /** Only what was changed before this time. */
    updatedTo?: DateTime;
    /** Only what this account was the last to change. */
    updatedBy?: Id;
    /** Field to sort by. */
    sortField?: "username" | "name" | "status" | "lastLoginAt" | "createdAt" | "updatedAt";
    /** Only accounts of this organisation and of those below it. */
    orgId?: Id;
    /** Only accounts that hold this role. */
    roleId?: Id;
    /** Only members of this workgroup. */
    workgroupId?: Id;
    /** Only accounts with this status. */
    status?: UserStatus;
    /** Only accounts that nobody can sign in to for now, after too many failures; `false` for the others. */
    locked?: boolean;
}
/** What `sdk.users.resetPwd` takes. */
export interface UsersResetPwdParams {
    /** The account. */
    id: Id;
    /** The version that the deletion was decided on. With it, a record that was changed since then is refused with `VERSION_CONFLICT`; without it, whatever the record is by now is deleted. */
    version?: Version;
}
/** What `sdk.users.delete` takes. */
export interface UsersDeleteParams {
    /** The record's id. */
    id: Id;
    /** The version that the deletion was decided on. With it, a record that was changed since then is refused with `VERSION_CONFLICT`; without it, whatever the record is by now is deleted. */
    version?: Version;
}
/** What `sdk.workgroups.delete` takes. */
export interface WorkgroupsDeleteParams {
    /** The record's id. */
    id: Id;
    /** The version that the deletion was decided on. With it, a record that was changed since then is refused with `VERSION_CONFLICT`; without it, whatever the record is by now is deleted. */
    version?: Version;
}
/** What `sdk.workgroupMembers.delete` takes. */
export interface WorkgroupMembersDeleteParams {
    /** The record's id. */
    id: Id;
    /** The version that the deletion was decided on. With it, a record that was changed since then is refused with `VERSION_CONFLICT`; without it, whatever the record is by now is deleted. */
    version?: Version;
}
/** What `sdk.workgroupMembers.list` takes. */
export interface WorkgroupMembersListParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records that one page of the list has. Without it the list is one page of as many as a list may have. */
    pageSize?: number;
    /** Text to look for; wildcards have no meaning. */
    keyword?: string;
    /** Only members of this workgroup. */
    workgroupId?: Id;
    /** Only memberships of this account. */
    userId?: Id;
    /** Only members with this role in the group. */
    memberRole?: MemberRole;
}
/** What `sdk.workgroupMembers.page` takes. */
export interface WorkgroupMembersPageParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records a page holds. */
    pageSize?: number;
    /** Text to look for; wildcards have no meaning. */
    keyword?: string;
    /** Direction of `sortField`. */
    sortOrder?: "asc" | "desc";
    /** Field to sort by. */
    sortField?: "orderBy" | "username" | "name" | "memberRole" | "createdAt";
    /** Only members of this workgroup. */
    workgroupId?: Id;
    /** Only memberships of this account. */
    userId?: Id;
    /** Only members with this role in the group. */
    memberRole?: MemberRole;
}
/** What `sdk.workgroups.page` takes. */
export interface WorkgroupsPageParams {
    /** Page to return, from 1. */
    pageNo?: number;
    /** Records a page holds. */
    pageSize?: number;
    /** Text to look for; wildcards have no meaning. */
    keyword?: string;
    /** Direction of `sortField`. */
    sortOrder?: "asc" | "desc";
    /** Only what was changed at this time or later. */
    updatedFrom?: DateTime;
    /** Only what was changed before this time. */
    updatedTo?: DateTime;
    /** Only what this account was the last to change. */
    updatedBy?: Id;
    /** Field to sort by. */
    sortField?: "code" | "name" | "orderBy" | "memberCount" | "createdAt" | "updatedAt";
    /** Only workgroups with this status. */
    status?: EnabledStatus;
}
/** Every path with its operations, for openapi-fetch. */
export interface paths {
    "/api/access/explain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Explain why somebody may do something
         * @description Says why an account may, or may not, do something: the state of the account, its roles, the permission, the page that has the button, and the state of the record. What is asked about is a permission (`code`) or an operation (`operationId`, with `action` where it has several), one of the two. With `recordId`, the operation is tried on that record as that account, and undone; this requires the permission to read such records, else it is refused with `FORBIDDEN`.
         */
        get: operations["accessExplain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accessToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through own access tokens
         * @description Personal access tokens of the signed-in account, expired ones included, latest first.
         */
        get: operations["accessTokensPage"];
        put?: never;
        /**
         * Create an access token
         * @description Creates a personal access token, with which a program calls in the name of the account. It is sent like a session's token, and may do what its scopes name as far as the account still may at each call.
         *     It signs nobody in: operations with `x-session-only` refuse it with `SESSION_REQUIRED`, among them those that make tokens and change passwords. It ends when it expires, when it is revoked, and when the account is disabled, deleted or gets a new password from an administrator.
         *     The token is in this answer only; the server stores a hash. An account has at most 50 of them, expired ones included, else `LIMIT_REACHED`.
         */
        post: operations["accessTokensSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accessToken/scopes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List scopes for access tokens
         * @description Permissions that the signed-in account holds, by code, for choosing the scopes of an access token. At most 999 at once; `truncated` says when more follow.
         */
        get: operations["accessTokensScopes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accessToken/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an access token
         * @description Revokes a personal access token of the signed-in account; its next call is refused with `UNAUTHENTICATED`. Somebody else's is not found.
         */
        delete: operations["accessTokensDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/app/other/articleList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through published articles
         * @description Published articles, pinned ones first, then by `orderBy` descending and latest first. An unknown type is 404.
         */
        get: operations["siteArticleList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/app/other/comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Comment on an article
         * @description Takes a visitor's comment on a published article; it shows once staff approved it. Where comments are switched off or have closed: 409 `COMMENT_CLOSED`.
         *     At most 5 a minute and 30 an hour from one address, messages counted along; more is 429 `RATE_LIMITED`.
         */
        post: operations["siteComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/app/other/downFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a file
         * @description The bytes of an uploaded file that something published refers to, under the file's own name. Any other id is 404.
         */
        get: operations["siteDownFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/app/other/getArticle/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a published article
         * @description The article as published, in whichever language it is; with `lang`, one in another language is 404. A slug it had before answers too, with the present one in `movedTo`.
         *     One that was taken offline or moved to the trash is 410 `GONE`; one that is unknown, was never published or is scheduled is 404.
         */
        get: operations["siteGetArticle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/app/other/getArticleMessage/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through an article's comments
         * @description Approved comments of a published article, latest first, with the replies inside, oldest first. Replies go 4 levels deep; what answers the lowest stands beside it, `parentId` says whom it answers. At most 2000 replies of one article.
         */
        get: operations["siteGetArticleMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/app/other/getArticleType/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a published article type
         * @description One type with its children and the way to it. A type of kind `single` brings its article along.
         */
        get: operations["siteGetArticleType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/app/other/getBannerList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List banners
         * @description Enabled banners whose time has come and is not over, by `orderBy`; at most 200.
         */
        get: operations["siteGetBannerList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/app/other/getFriendlyLinkList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List friendly links
         * @description Enabled links to other sites, by `orderBy`; at most 200.
         */
        get: operations["siteGetFriendlyLinkList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/app/other/getHome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the home page
         * @description The published sections of a language's home page with the products and articles that they show.
         */
        get: operations["siteGetHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/app/other/getPreAndNext/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an article's neighbours
         * @description The newer (`pre`) and the older (`next`) published article of the same type.
         */
        get: operations["siteGetPreAndNext"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/app/other/getProduct/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a product on the shelf
         * @description The product with all that visitors may know of it. One that was taken off the shelf, itself or with its series or category, is 410 `GONE`;
         *     one that is unknown or a draft is 404. A discontinued one is still here.
         */
        get: operations["siteGetProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/app/other/getStaticSetting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the site's settings
         * @description Names, contact details and switches of the site, as far as they are public.
         */
        get: operations["siteGetStaticSetting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/app/other/indexRecommend/{positionType}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what is recommended at a position
         * @description The recommended articles of a position, by `orderBy`, with the recommendation's own title and cover where it has them. Articles that are not live are left out; an unknown position has none.
         */
        get: operations["siteIndexRecommend"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/app/other/leaveMessage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave a message
         * @description Takes a visitor's message for the company. Staff read it; it is never shown in public. When messages are switched off: 409 `COMMENT_CLOSED`.
         *     At most 5 a minute and 30 an hour from one address, comments counted along; more is 429 `RATE_LIMITED`.
         */
        post: operations["siteLeaveMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/app/other/moreMonthList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the months of the archive
         * @description Months in which articles were published and how many, newest first.
         */
        get: operations["siteMoreMonthList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/app/other/newsArticles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the latest articles
         * @description Published articles of all types that are lists, latest first.
         */
        get: operations["siteNewsArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/app/other/openPreview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a preview link
         * @description The newest saved draft of an article, by the token of a preview link. It counts as no read and is never cached.
         *     A link that has expired or was revoked is 410; so is one whose article is in the trash, or whose creator's account is disabled or may not see or share articles any more. An unknown token is 404.
         *     At most 60 a minute from one address; more is 429 `RATE_LIMITED`.
         */
        post: operations["siteOpenPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/app/other/productList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through the products on the shelf
         * @description Products in the order of the tree; within a series by `orderBy` and name. A category or series that is unknown or not on the shelf is 404.
         */
        get: operations["siteProductList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/app/other/productTree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the tree of product categories
         * @description The categories on the shelf with their series on the shelf, by `orderBy` and name. At most 999 nodes; `truncated` says when they were cut.
         */
        get: operations["siteProductTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/app/other/quickLinkList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List quick links
         * @description Enabled short cuts, by `orderBy`; at most 200.
         */
        get: operations["siteQuickLinkList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/app/other/recommendArticles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List articles worth reading next
         * @description Articles like the given one (same tags, same type, much read), itself left out; without one, the most read.
         */
        get: operations["siteRecommendArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/app/other/searchContent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the public site
         * @description Articles, single pages and products on the shelf that contain all the words: of an article and a page its title, summary, keywords, tags, text and names of attachments; of a product its name, code, brand, model, summary, specifications, text and names of attachments. Of Chinese any part of a run of characters is found, of English any form of a word. Traditional characters find simplified text, and the reverse. Words that are in every text, such as "the", are not looked for.
         *     Those with all words in the title come first, then those with them in title and summary, then the rest; within each the newest first, but products first where the words are in the title. Where few contain the last word, those with a word that begins with it follow. Where hardly any do, `suggestion` has a spelling that finds more.
         *     At most 200 hits, which `total` counts: where more contain the words, these are the best of the latest, and `truncated` says so. Where several words are all very common and yet seldom together, only the latest are looked through; `truncated` says that, too.
         *     At most 60 a minute from one address; more is 429 `RATE_LIMITED`.
         */
        get: operations["siteSearchContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/app/other/typeTree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the tree of article types
         * @description Every published type, nested. `navVisible` says which belong in the navigation.
         */
        get: operations["siteTypeTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what is published, scheduled and ends
         * @description What appeared, appears or disappears on the public site within a period, in order of time. At most 999 entries at once; `truncated` says when more follow.
         */
        get: operations["calendarEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chart/getDatas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a named query for its rows
         * @description Rows of the query (data theme) that `dataThemeId` names. Queries are registered in the server, each with its permission and its parameters:
         *
         *     `articleSource` (`content:article:page`; `month`, `typeId`): articles on the site, the latest first.
         *
         *     `articlesPerMonth` (`content:article:page`; `from`, `to`, `typeId`): months, each with the articles on the site that were published in it; the last twelve unless said otherwise, 120 at most.
         *
         *     `articlesByType` (`content:article:page`): types on the site, each with its articles there, the most first.
         *
         *     `mostReadArticles` (`content:article:page`; `month`, `typeId`): articles on the site that were read, the most read first.
         *
         *     `pendingTaskAge` (`content:article:view`; `mine`): spans of days, each with the reviews of articles that have waited so long; `mine` counts the caller's own alone.
         *
         *     Only what visitors see now is counted as on the site. Months are those of UTC, written `2026-03`; `typeId` stands for the types below as well, and matches nothing when it is unknown.
         *     A query the server does not know is refused with 400 `THEME_NOT_FOUND`, a parameter the query does not take or a value it cannot use with an error of that field, a query the caller may not read with `FORBIDDEN`. One that runs too long is ended with `UNAVAILABLE`.
         */
        post: operations["chartsGetDatas"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/circulation/candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through those a record can be circulated or transferred to
         * @description Accounts that are not disabled, by name. `unavailable` says why one cannot be chosen; those who can come first.
         *     Needs the permission to circulate the record as well, or to decide on it, or to save article types.
         */
        get: operations["circulationsCandidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/circulation/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through the readers of a record
         * @description To whom an article or article type was circulated, and who has read it by when; those who have not read it come first. One of an article type needs the permission to view types as well.
         */
        get: operations["circulationsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/circulation/remind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remind readers
         * @description Sends a notice to readers who have not read what the caller circulated. Of one circulation at most one reminder is sent in 24 hours; those that were read or reminded meanwhile are passed over, so that the call can be repeated. One that is not the caller's own is not found.
         *     The record itself is not changed, so no version is needed.
         */
        post: operations["circulationsRemind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtArticle/act": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move an article through review and publication
         * @description Performs one workflow action, atomically. `schedule` also works on a published article: its approved version then replaces the public one at `scheduledAt`, and what is public stays until then. Beside `content:article:act` the action itself needs a permission: `submit` and `withdraw` need `content:article:update`; `publish`, `schedule`, `unschedule` and `offline` need `content:article:publish`; `circulate` needs `content:article:circulate`; `approve`, `reject`, `return` and `transfer` need `content:article:approve` and the caller to be an assignee, `markRead` to be a receiver (else 403 `NOT_ASSIGNEE`). Nobody approves their own work (403 `SELF_APPROVAL`). When an assignee is able to decide no longer, because the account was disabled or lost the role or permission, administrators decide in their place.
         *     Refused with 409: `REVIEW_RUNNING`, `REVIEW_NOT_RUNNING`, `TASK_ALREADY_HANDLED` (somebody handled it first), `VERSION_CONFLICT`, `NOT_APPROVED_VERSION`, `APPROVAL_OUTDATED` (the content, the type or the flow is not the one that was approved; the field errors say which), `NO_ASSIGNEE` (nobody could decide), `DUPLICATE` (this version is approved already), `IN_USE` (a scheduled release changes it). Refused with 400: `COMMENT_REQUIRED`, and a field error for what the step lacks.
         */
        post: operations["articlesAct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtArticle/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Move an article to the trash
         * @description The article leaves the lists and the public site at once and can be restored from the trash. One that is live or planned also needs `content:article:publish`.
         *     While a review is running it is refused with 409 `REVIEW_RUNNING`.
         */
        delete: operations["articlesDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtArticle/get/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an article
         * @description The article as last saved, with its content, its states and what the caller may do with it.
         */
        get: operations["articlesGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtArticle/history/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the timeline of an article
         * @description Who did what and when, to which version and with which comment, latest first. At most 999 entries at once; `truncated` says when more follow.
         */
        get: operations["articlesHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtArticle/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List articles briefly
         * @description Articles by title, for choosing one. At most 999 at once; `truncated` says when more follow.
         */
        get: operations["articlesList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtArticle/myHandledTasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through tasks I handled
         * @description Review tasks for articles that the caller decided or handed on, latest first.
         */
        get: operations["articlesMyHandledTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtArticle/myReadedCirculatedTasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through what was circulated to me, read
         * @description Circulated articles that the caller has read, latest first.
         */
        get: operations["articlesMyReadedCirculatedTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtArticle/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through articles
         * @description Articles that match the filters, without their content, one page at a time. Those in the trash are left out. Each word of `keyword` begins a word of title or slug, whatever its case and accents; Chinese may stand anywhere in it.
         */
        get: operations["articlesPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtArticle/presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that one is writing an article, and learn who else is
         * @description Sent again every 15 seconds while the article is open to be written; who has not said it for 45 seconds counts as gone.
         *     `leaves` ends it at once. It keeps nobody from saving: whoever saves over a newer version is still refused.
         */
        post: operations["articlesPresence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtArticle/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a draft
         * @description Shows a draft as its public page would, were it published now. Nothing is stored. What is omitted is as the article was last saved, or empty without `id`.
         *     An unknown article, or one in the trash, is 404.
         */
        post: operations["articlesPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtArticle/previewLink/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a preview link
         * @description The link stops working at once, whoever created it.
         */
        delete: operations["articlesPreviewLinkDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtArticle/previewLink/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a preview link
         * @description Creates a link that shows the newest saved draft of an article to people without an account. It works for 7 days, until it is revoked, the article is deleted, or its creator's account is disabled or may not see or share articles any more.
         *     The token is in this reply only.
         */
        post: operations["articlesPreviewLinkSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtArticle/previewLinks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List an article's preview links
         * @description The preview links that still work, latest first. Their tokens are not stored and cannot be shown again.
         */
        get: operations["articlesPreviewLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtArticle/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore an earlier version of an article
         * @description Saves the fields of an earlier version again, as a new version; nothing in between is lost and nothing is published.
         *     Refused with 409: `VERSION_CONFLICT`, `SLUG_TAKEN`, `REVIEW_RUNNING`.
         */
        post: operations["articlesRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtArticle/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an article
         * @description Stores a new article as a draft with version number 1. The HTML is cleaned. A slug is made from the title when none is given.
         *     A slug that another article has or had is refused with 409 `SLUG_TAKEN`; an unknown type is a field error.
         */
        post: operations["articlesSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtArticle/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tags in use
         * @description Tags that articles outside the trash have, the most used first, for suggestions while one types. `keyword` may stand anywhere in a tag, whatever its case; tags that begin with it come first. At most 999 at once; `truncated` says when more follow.
         */
        get: operations["articlesTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtArticle/trash/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an article for good
         * @description Removes an article in the trash with its versions, tasks and comments. This cannot be undone. An article that is not in the trash is not found.
         */
        delete: operations["articlesTrashDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtArticle/trash/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through the trash
         * @description Deleted articles, latest first.
         */
        get: operations["articlesTrashPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtArticle/trash/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore an article from the trash
         * @description Puts a deleted article back into the lists, off the public site; publish it again to show it. A stale version is refused with 409 `VERSION_CONFLICT`.
         */
        post: operations["articlesTrashRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtArticle/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change an article
         * @description Stores the given fields as a new version; omitted fields stay unchanged, but until the article is approved for the first time a slug that was made from the title follows it. The public goes on seeing the published version until the new one is published.
         *     Refused with 409: `VERSION_CONFLICT` (the current record comes along), `SLUG_TAKEN`, `REVIEW_RUNNING` (withdraw it first).
         */
        put: operations["articlesUpdate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtArticle/version/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one version of an article
         * @description Everything that was saved with one version; two of them can be compared.
         */
        get: operations["articlesVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtArticle/versions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through an article's versions
         * @description The versions of an article without their content, latest first.
         */
        get: operations["articlesVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtArticle/waitMeToHandleTasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through tasks that wait for me
         * @description Review tasks for articles that the caller has to decide. Everybody sees only their own.
         */
        get: operations["articlesWaitMeToHandleTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtArticle/waitMeToReadCirculatedTasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through what was circulated to me, unread
         * @description Circulated articles that the caller has not read yet. `markRead` moves one to the read list.
         */
        get: operations["articlesWaitMeToReadCirculatedTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtArticleRemark/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Accept or dismiss a suggested edit
         * @description Records what the author does with a suggestion, and resolves the remark. The text itself is changed by the caller's next save.
         *     Whoever suggested an accepted edit is an author of that version, and does not decide on it. Refused with 409 while the article
         *     is under review: `REVIEW_RUNNING`.
         */
        put: operations["articleRemarksDecide"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtArticleRemark/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the remarks on an article
         * @description Remarks on every version, with their replies, oldest first. At most 999 at once; `truncated` says when more follow.
         */
        get: operations["articleRemarksList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtArticleRemark/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List whom a remark may mention
         * @description Active accounts that may see articles, by name.
         */
        get: operations["articleRemarksPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtArticleRemark/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reply to a remark
         * @description Adds a reply at the end of the thread. Those who are mentioned and those who wrote in the thread are notified.
         */
        post: operations["articleRemarksReply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtArticleRemark/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remark on an article
         * @description Starts a thread at a passage of the text or on a field, with or without a suggested edit. Whoever may see the article may remark
         *     on it, in any state. Those who are mentioned and the article's author are notified.
         */
        post: operations["articleRemarksSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtArticleRemark/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Resolve a remark
         * @description Resolves a remark or opens it again. Its author may, and whoever may change the article.
         */
        put: operations["articleRemarksUpdate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtArticleType/act": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move an article type through review and publication
         * @description Performs one workflow action, atomically. Beside `content:articleType:act` the action itself needs a permission: `submit` and `withdraw` need `content:articleType:update`; `publish`, `schedule`, `unschedule` and `offline` need `content:articleType:publish`; `circulate` needs `content:articleType:circulate`; `approve`, `reject`, `return` and `transfer` need `content:articleType:approve` and the caller to be an assignee, `markRead` to be a receiver (else 403 `NOT_ASSIGNEE`). Nobody approves their own work (403 `SELF_APPROVAL`). When an assignee is able to decide no longer, because the account was disabled or lost the role or permission, administrators decide in their place.
         *     Refused with 409: `REVIEW_RUNNING`, `REVIEW_NOT_RUNNING`, `TASK_ALREADY_HANDLED` (somebody handled it first), `VERSION_CONFLICT`, `NOT_APPROVED_VERSION`, `APPROVAL_OUTDATED` (the content, the type or the flow is not the one that was approved; the field errors say which), `NO_ASSIGNEE` (nobody could decide), `DUPLICATE` (this version is approved already), `CYCLE` (on the site its parent lies under the type itself: that one's move has to be published first). Refused with 400: `COMMENT_REQUIRED`, and a field error for what the step lacks.
         */
        post: operations["articleTypesAct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtArticleType/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an article type
         * @description Deletes a type without children and articles, for good. Refused with 409: `HAS_CHILDREN`, `IN_USE` (the trash counts too), both with the numbers, and `REVIEW_RUNNING`.
         *     With `moveToTypeId` its articles move there first. A type that is live or planned also needs `content:articleType:publish`.
         */
        delete: operations["articleTypesDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtArticleType/get/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an article type
         * @description The type as last saved, its states, and the rules of review in force for its articles.
         */
        get: operations["articleTypesGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtArticleType/history/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the timeline of an article type
         * @description Who did what and when, to which version and with which comment, latest first. At most 999 entries at once; `truncated` says when more follow.
         */
        get: operations["articleTypesHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtArticleType/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List article types
         * @description The whole tree as a flat list, every parent before its children and siblings by `orderBy`. At most 999 at once; `truncated` says when more follow.
         */
        get: operations["articleTypesList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtArticleType/myHandledTasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through tasks I handled
         * @description Review tasks for article types that the caller decided or handed on, latest first.
         */
        get: operations["articleTypesMyHandledTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtArticleType/myReadedCirculatedTasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through what was circulated to me, read
         * @description Circulated article types that the caller has read, latest first.
         */
        get: operations["articleTypesMyReadedCirculatedTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtArticleType/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through article types
         * @description Types that match the filters, one page at a time.
         */
        get: operations["articleTypesPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtArticleType/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an article type
         * @description Stores a new type as a draft. The code must be new, ignoring case (409 `DUPLICATE`); an unknown parent is a field error.
         */
        post: operations["articleTypesSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtArticleType/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change an article type
         * @description Stores the given fields as a new version; omitted fields stay unchanged. The public sees the change once it is published, and so do reviews: `flow`, `requireReview` and `parentId` change nothing for them before.
         *     Refused with 409: `VERSION_CONFLICT`, `DUPLICATE` (the code), `CYCLE` (moving under itself or below), `REVIEW_RUNNING`.
         */
        put: operations["articleTypesUpdate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtArticleType/version/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one version of an article type
         * @description Everything that was saved with one version; two of them can be compared.
         */
        get: operations["articleTypesVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtArticleType/waitMeToHandleTasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through tasks that wait for me
         * @description Review tasks for article types that the caller has to decide. Everybody sees only their own.
         */
        get: operations["articleTypesWaitMeToHandleTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtArticleType/waitMeToReadCirculatedTasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through what was circulated to me, unread
         * @description Circulated article types that the caller has not read yet. `markRead` moves one to the read list.
         */
        get: operations["articleTypesWaitMeToReadCirculatedTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtBanner/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a banner
         * @description Deletes a banner. The picture's file stays.
         */
        delete: operations["bannersDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtBanner/get/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a banner
         * @description One banner with all its fields.
         */
        get: operations["bannersGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtBanner/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List banners
         * @description Banners ordered by position and `orderBy`, those outside their time included. At most 999 at once; `truncated` says when more follow.
         */
        get: operations["bannersList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtBanner/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through banners
         * @description Banners that match the filters, one page at a time.
         */
        get: operations["bannersPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtBanner/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a banner
         * @description Adds a banner. `endAt` before `startAt` is refused.
         */
        post: operations["bannersSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtBanner/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a banner
         * @description Changes the given fields of a banner; omitted fields stay unchanged.
         */
        put: operations["bannersUpdate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtComment/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Assign a comment
         * @description Gives a comment to a colleague who may handle it, or to nobody. The colleague is notified.
         */
        put: operations["commentsAssign"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtComment/assignee/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who may handle comments
         * @description Active accounts that may handle comments, ordered by name. At most 999 at once; `truncated` says when more follow.
         */
        get: operations["commentsAssignees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtComment/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moderate many comments
         * @description Sets the status of up to 200 comments, or deletes them with the replies below them. Deleting needs the permission `content:comment:delete` as well. What cannot be handled is named and does not stop the others.
         */
        post: operations["commentsBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtComment/closing/get/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get when an article's comments close
         * @description The rule for one article, by the article's id. Version 0 says that nobody has set one; then the site's default applies.
         */
        get: operations["commentClosingsGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtComment/closing/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set when an article's comments close
         * @description Applies at once and needs no review. It is no part of what is approved.
         */
        put: operations["commentClosingsUpdate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtComment/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a comment
         * @description Deletes a comment and the replies below it.
         */
        delete: operations["commentsDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtComment/get/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a comment
         * @description One comment with all its fields.
         */
        get: operations["commentsGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtComment/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through comments
         * @description Comments that match the filters, one page at a time: unless sorted otherwise, first what nobody is assigned to, newest first. Deleted ones are left out.
         */
        get: operations["commentsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtComment/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reply to a comment
         * @description Answers a comment in the name of the house, as an approved comment below it. The public sees it as soon as the comment it answers is approved.
         */
        post: operations["commentsReply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtComment/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a comment's status
         * @description Approves, rejects or marks a comment as spam, or puts it back. Only approved comments are public. What the visitor wrote is never changed.
         */
        put: operations["commentsUpdate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtFriendlyLink/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a friendly link
         * @description Deletes a friendly link.
         */
        delete: operations["friendlyLinksDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtFriendlyLink/get/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a friendly link
         * @description One friendly link with all its fields.
         */
        get: operations["friendlyLinksGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtFriendlyLink/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List friendly links
         * @description Friendly links ordered by `orderBy` and name. At most 999 at once; `truncated` says when more follow.
         */
        get: operations["friendlyLinksList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtFriendlyLink/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through friendly links
         * @description Friendly links that match the filters, one page at a time.
         */
        get: operations["friendlyLinksPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtFriendlyLink/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a friendly link
         * @description Adds a friendly link.
         */
        post: operations["friendlyLinksSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtFriendlyLink/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a friendly link
         * @description Changes the given fields of a friendly link; omitted fields stay unchanged.
         */
        put: operations["friendlyLinksUpdate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtHomePage/act": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a home page through review and publication
         * @description Performs one workflow action, atomically. Beside `content:homePage:act` the action itself needs a permission: `submit` and `withdraw` need `content:homePage:update`; `publish` and `offline` need `content:homePage:publish`; `approve`, `reject` and `return` need `content:homePage:approve` and the caller to be an assignee (else 403 `NOT_ASSIGNEE`). Nobody approves their own work (403 `SELF_APPROVAL`). A home page is reviewed by the flow that applies where no article type has one. `publish` verifies that the page is exactly what was approved.
         *     Refused with 409: `REVIEW_RUNNING`, `REVIEW_NOT_RUNNING`, `TASK_ALREADY_HANDLED` (somebody handled it first), `VERSION_CONFLICT`, `NOT_APPROVED_VERSION`, `APPROVAL_OUTDATED`, `NO_ASSIGNEE` (nobody could decide), `DUPLICATE` (this version is approved already). Refused with 400: `COMMENT_REQUIRED`, and a field error when a page without sections is submitted.
         */
        post: operations["homePagesAct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtHomePage/get/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a home page
         * @description A home page as last saved.
         */
        get: operations["homePagesGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtHomePage/history/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the timeline of a home page
         * @description Who did what and when, to which version and with which comment, latest first. At most 999 entries at once; `truncated` says when more follow.
         */
        get: operations["homePagesHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtHomePage/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List home pages
         * @description The home pages as last saved, one for each language that content can have. At most 999 at once; `truncated` says when more follow.
         */
        get: operations["homePagesList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtHomePage/myHandledTasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through tasks I handled
         * @description Review tasks for home pages that the caller decided or handed on, latest first.
         */
        get: operations["homePagesMyHandledTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtHomePage/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a home page
         * @description What visitors would see of these sections. Nothing is saved.
         */
        post: operations["homePagesPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtHomePage/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore an earlier version of a home page
         * @description Saves the sections of an earlier version again, as a new version; nothing is published.
         */
        post: operations["homePagesRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtHomePage/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a home page
         * @description Saves the sections as a new version; what visitors see stays until it is published. An approval that nobody has published ends. A page under review is refused with 409 `REVIEW_RUNNING`.
         */
        put: operations["homePagesUpdate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtHomePage/version/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one version of a home page
         * @description One version with its sections.
         */
        get: operations["homePagesVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtHomePage/versions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through the versions of a home page
         * @description The versions without their sections, latest first.
         */
        get: operations["homePagesVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtHomePage/waitMeToHandleTasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through tasks that wait for me
         * @description Review tasks for home pages that the caller has to decide. Everybody sees only their own.
         */
        get: operations["homePagesWaitMeToHandleTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtMessage/answer/list/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the answers to a message
         * @description What the visitor was answered, oldest first, and whether the mail went out. At most 999 at once; `truncated` says when more follow.
         */
        get: operations["messagesAnswers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtMessage/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Assign a message
         * @description Gives a message to a colleague who may handle it, or to nobody. The colleague is notified.
         */
        put: operations["messagesAssign"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtMessage/assignee/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who may handle messages
         * @description Active accounts that may handle messages, ordered by name. At most 999 at once; `truncated` says when more follow.
         */
        get: operations["messagesAssignees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtMessage/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moderate many messages
         * @description Sets the status of up to 200 messages, or deletes them. Deleting needs the permission `content:message:delete` as well, and a step-up. What cannot be handled is named and does not stop the others.
         */
        post: operations["messagesBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtMessage/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a message
         * @description Deletes a message with its answers, for good.
         */
        delete: operations["messagesDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtMessage/get/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a message
         * @description One message with all its fields.
         */
        get: operations["messagesGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtMessage/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through messages
         * @description Messages that match the filters, one page at a time: unless sorted otherwise, first what nobody is assigned to, newest first. Deleted ones are left out.
         */
        get: operations["messagesPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtMessage/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reply to a message
         * @description Adds an answer to the message and closes it unless `status` says otherwise. With `sendMail` it is sent to the visitor's address, which `allowedActions` names as `mail` where that is possible; else it is a note of what staff wrote or said themselves.
         */
        post: operations["messagesReply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtMessage/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a message's status
         * @description Moves a message between new, in processing, closed and spam. What the visitor wrote is never changed.
         */
        put: operations["messagesUpdate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtQuickLink/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a quick link
         * @description Deletes a quick link.
         */
        delete: operations["quickLinksDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtQuickLink/get/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a quick link
         * @description One quick link with all its fields.
         */
        get: operations["quickLinksGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtQuickLink/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List quick links
         * @description Quick links ordered by `orderBy` and title. At most 999 at once; `truncated` says when more follow.
         */
        get: operations["quickLinksList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtQuickLink/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through quick links
         * @description Quick links that match the filters, one page at a time.
         */
        get: operations["quickLinksPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtQuickLink/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a quick link
         * @description Adds a quick link.
         */
        post: operations["quickLinksSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtQuickLink/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a quick link
         * @description Changes the given fields of a quick link; omitted fields stay unchanged.
         */
        put: operations["quickLinksUpdate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtRecommend/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a recommendation
         * @description Deletes a recommendation. The article stays.
         */
        delete: operations["recommendsDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtRecommend/get/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a recommendation
         * @description One recommendation with all its fields.
         */
        get: operations["recommendsGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtRecommend/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List recommendations
         * @description Recommendations ordered by position and `orderBy`, those whose article is not public included. At most 999 at once; `truncated` says when more follow.
         */
        get: operations["recommendsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtRecommend/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through recommendations
         * @description Recommendations that match the filters, one page at a time.
         */
        get: operations["recommendsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtRecommend/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a recommendation
         * @description Recommends an article at a place. The public sees it while the article is published. The same article twice at one place is refused with `DUPLICATE`.
         */
        post: operations["recommendsSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtRecommend/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a recommendation
         * @description Changes the given fields of a recommendation; omitted fields stay unchanged. The same article twice at one place is refused with `DUPLICATE`.
         */
        put: operations["recommendsUpdate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtRelease/addItems": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add articles to a release
         * @description Adds articles to an open release, or changes what it does with them. An article that is in another release that is not released yet is refused with 409 `IN_USE`, like a change of a release that is scheduled or released.
         */
        post: operations["releasesAddItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtRelease/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a release
         * @description Deletes a release; the articles in it stay as they are. A scheduled one is refused with 409 `IN_USE`.
         */
        delete: operations["releasesDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtRelease/get/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a release
         * @description A release with all that is in it, and what blocks it.
         */
        get: operations["releasesGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtRelease/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through releases
         * @description Releases that match the filters, one page at a time.
         */
        get: operations["releasesPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtRelease/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish a release now
         * @description Publishes or takes offline everything in the release at once. When anything in it blocks, nothing changes, and 409 `NOT_APPROVED_VERSION` lists each reason in `fieldErrors`.
         */
        post: operations["releasesPublish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtRelease/removeItems": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove articles from a release
         * @description Removes articles from an open release; those that are not in it are skipped.
         */
        post: operations["releasesRemoveItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtRelease/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a release
         * @description Adds an open release, with articles if some are given.
         */
        post: operations["releasesSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtRelease/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Schedule a release
         * @description Schedules everything in the release for one instant, or moves it to another. When anything in it blocks, nothing is scheduled, and 409 `NOT_APPROVED_VERSION` lists each reason in `fieldErrors`.
         */
        post: operations["releasesSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtRelease/unschedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unschedule a release
         * @description Takes everything in a scheduled release back.
         */
        post: operations["releasesUnschedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtRelease/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename a release
         * @description Changes the given fields of a release; omitted fields stay unchanged.
         */
        put: operations["releasesUpdate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/crop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Crop a picture everywhere
         * @description Replaces a picture by a part of it, under the rules of `replace`. The whole picture is kept; `revert` brings it back. Animations and types that cannot be resized are refused with `FILE_TYPE`.
         */
        post: operations["filesCrop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a file
         * @description Deletes a file and its earlier content for good. One that a record refers to is refused with `IN_USE` and the numbers of those records by kind.
         */
        delete: operations["filesDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/deleteUnused": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete unused files
         * @description Deletes up to 200 files for good. Those that a record refers to are named and stay.
         */
        post: operations["filesDeleteUnused"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/get/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a file's facts
         * @description Name, address, size and type of an uploaded file, and what the media library knows of it. The bytes are at its address.
         */
        get: operations["filesGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through files
         * @description The media library, newest first unless asked otherwise. `keyword` is looked for in name and alt text. What another file has replaced is not among them.
         */
        get: operations["filesPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/replace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace a file everywhere
         * @description Gives the file the content of another upload of the same kind, which nothing uses yet. The id stays; the address is the new content's, and every record that refers to the file gets it. An article or type that is public or scheduled gets it in a new version; the public keeps what was approved until that version is reviewed and published. A running review, and an approval that nobody has published, end.
         *     The caller needs the permission to change each of those records: to publish, for an article that is more than a draft.
         *     The earlier content is kept; `revert` brings it back.
         */
        post: operations["filesReplace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/revert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring back a file's earlier content
         * @description Undoes the last `replace` or `crop`, under the rules of `replace`. What it undoes is kept in turn. A file without earlier content is refused with `NOT_FOUND`.
         */
        post: operations["filesRevert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a file's facts
         * @description Changes name, alt text or focal point as the library offers them; omitted fields stay unchanged. Records that use the file keep their own. The extension stays.
         */
        put: operations["filesUpdate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file
         * @description Stores the file sent in the form field `fileName` under a name of the server's own, and answers with its address in `data` and its facts in `result`.
         *     Extension and first bytes must agree and be of a known type (pictures: jpg, png, gif, webp, avif, bmp), else 400 `FILE_TYPE`. Refused too: a name with special characters (400 `FILE_NAME`), an empty file (400 `FILE_EMPTY`), one that is too large (413 `FILE_TOO_LARGE`), and more than 60 files a minute from one address, or more bytes than an account may upload in 24 hours (429 `RATE_LIMITED`).
         */
        post: operations["filesUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/uses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List where a file is used
         * @description Every record that refers to the file, in any version that is kept, those in the trash included. At most 999 at once; `truncated` says when more follow.
         */
        get: operations["filesUses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/home/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what waits for me
         * @description Sections of what waits for the caller, each with how many there are and the first of them. Which sections there are follows from the caller's permissions, not from their roles; one that the caller may use and in which nothing waits is there with a total of 0. A total is counted up to 10,000.
         *     `returned`, `drafts` and `inReview` are the caller's own articles: created by them, or submitted by them in the latest round. `articlesPage` lists the same with `queue`.
         */
        get: operations["homeGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/columns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the columns of an import
         * @description What the columns of a file may be, in the order of a template. Refused with `FORBIDDEN` to whoever may not create such records.
         */
        get: operations["importsColumns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import records from a file
         * @description Creates or changes one record for each row of a CSV or XLSX file, whose first row names the columns in English or Chinese. A record with the row's user name, code or value is changed, otherwise one is created; an empty cell leaves the field as it is. Each row needs what creating or changing the record needs, permissions included.
         *     The whole file is one transaction: when a row is refused, nothing is imported, and the report says why. With `dryRun` nothing is imported in any case.
         */
        post: operations["importsRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lcdpDict/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a dictionary
         * @description Deletes a dictionary without items; one with items is refused with `HAS_CHILDREN` and their number, one that came with the product with `BUILTIN_READONLY`.
         */
        delete: operations["dictsDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lcdpDict/get/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a dictionary
         * @description One dictionary with all its fields.
         */
        get: operations["dictsGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lcdpDict/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List dictionaries
         * @description Dictionaries with their items, disabled ones included so that old values keep their labels, ordered by `orderBy` and code. At most 999 at once; `truncated` says when more follow.
         */
        get: operations["dictsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lcdpDict/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through dictionaries
         * @description Dictionaries that match the filters, one page at a time.
         */
        get: operations["dictsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lcdpDict/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a dictionary
         * @description Adds a dictionary without items. A code in use is refused with `DUPLICATE`, one whose camelCase form equals another's (`article-type`, `article_type`) with `DICT_CODE_COLLISION`.
         */
        post: operations["dictsSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lcdpDict/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a dictionary
         * @description Changes the given fields of a dictionary; omitted fields stay unchanged. The code of one that came with the product is fixed (`BUILTIN_READONLY`); a new one is refused with `DUPLICATE` and `DICT_CODE_COLLISION` as on creation.
         */
        put: operations["dictsUpdate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lcdpDictItem/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a dictionary item
         * @description Deletes an item. Records that hold its value keep it and show the bare value. Items of a dictionary that came with the product stay (`BUILTIN_READONLY`).
         */
        delete: operations["dictItemsDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lcdpDictItem/get/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a dictionary item
         * @description One dictionary item with all its fields.
         */
        get: operations["dictItemsGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lcdpDictItem/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List dictionary items
         * @description Items ordered by dictionary, `orderBy` and value, disabled ones included. At most 999 at once; `truncated` says when more follow.
         */
        get: operations["dictItemsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lcdpDictItem/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through dictionary items
         * @description Dictionary items that match the filters, one page at a time.
         */
        get: operations["dictItemsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lcdpDictItem/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a dictionary item
         * @description Adds an item to a dictionary. A value that the dictionary has already is refused with `DUPLICATE`; a dictionary that came with the product takes no more (`BUILTIN_READONLY`), any other 999 at most.
         */
        post: operations["dictItemsSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lcdpDictItem/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a dictionary item
         * @description Changes the given fields of an item; omitted fields stay unchanged. Making it the default takes that from the former one. A value that the dictionary has already is refused with `DUPLICATE`. In a dictionary that came with the product the value and the status are fixed (`BUILTIN_READONLY`); the words may change.
         */
        put: operations["dictItemsUpdate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/liveSession/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a session
         * @description Ends a session at once; its next call is refused with `UNAUTHENTICATED`. The session of an account with more permissions than the caller's is refused with `FORBIDDEN`.
         */
        delete: operations["liveSessionsDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/liveSession/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List own live sessions
         * @description Sessions of the signed-in account that have not ended, latest activity first. At most 999 at once; `truncated` says when more follow.
         */
        get: operations["liveSessionsListOwn"];
        put?: never;
        post?: never;
        /**
         * End all other own sessions
         * @description Ends every session of the signed-in account but the present one, at once and together, also one that began after they were listed. Says how many; none is no failure.
         */
        delete: operations["liveSessionsDeleteOthers"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/liveSession/own/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End an own session
         * @description Ends a session of the signed-in account at once; its next call is refused with `UNAUTHENTICATED`. Somebody else's is not found. Ending the present one is signing out.
         */
        delete: operations["liveSessionsDeleteOwn"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/liveSession/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through live sessions
         * @description Sessions that have not ended, latest activity first unless asked otherwise. `keyword` is looked for in the account's names and the address.
         */
        get: operations["liveSessionsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notification/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through own notices
         * @description What the signed-in account was notified of, as far as `KEEP_NOTICE_DAYS` keeps it, latest first, and how much of it is unread.
         */
        get: operations["notificationsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notification/preference": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read own notification preferences
         * @description How the signed-in account wants to be notified by mail, and whether this server sends any.
         */
        get: operations["notificationsPreference"];
        /**
         * Change own notification preferences
         * @description Changes how the signed-in account is notified by mail. This also applies to notices that wait for a mail.
         */
        put: operations["notificationsUpdatePreference"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notification/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark own notices as read
         * @description Marks the named notices as read, or with `upTo` that notice and all older ones. Notices of other accounts, and those that are read or gone, are passed over.
         */
        post: operations["notificationsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oidc/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to sign in with the identity provider
         * @description Returns the address of the identity provider to go to, and binds the attempt to this browser by a cookie, for ten minutes. The provider sends the person back to `/login` of the site, whose page sends what it got to `POST /api/oidc/signIn`. Without a provider (`OIDC_ISSUER`) it is `NOT_FOUND`; one that does not answer is `OIDC_FAILED`. Too many tries from one address are 429 `RATE_LIMITED`.
         */
        post: operations["oidcBegin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oidc/identity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one's own identity at the provider
         * @description Says whether somebody at the identity provider is linked to the signed-in account, since when, and whether unlinking them leaves another way in. Without a provider, and without a link, it is `NOT_FOUND`.
         */
        get: operations["oidcGetIdentity"];
        put?: never;
        post?: never;
        /**
         * Unlink one's own identity at the provider
         * @description Whoever is linked at the identity provider signs in to the account no more, and the account's other sessions end. It is linked again when somebody whose verified e-mail address is the account's signs in there. Refused with `NO_WAY_IN` when nothing else signs in to the account.
         */
        delete: operations["oidcUnlink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oidc/signIn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with the identity provider
         * @description Begins a session with what the identity provider sent the browser back with, as `POST /login` does. An attempt counts once, in the browser that began it. The account is the one that the provider's subject is linked to; else the one with the same e-mail address, if the provider has verified it, which is linked then; else a new one, where the provider's groups (`OIDC_ROLES`) or `OIDC_DEFAULT_ROLE` name its role. `OIDC_NO_ACCOUNT` says that there is none.
         *     Where `OIDC_ROLE_CLAIM` is set, the roles that `OIDC_ROLES` names follow the groups that the provider says at each sign-in; other roles stay as they are, and the last active administrator stays one.
         *     The provider takes the place of the password. An account with a second factor signs in only if the provider says that it asked for one (`amr` contains `mfa`), else `OIDC_SECOND_FACTOR`. What the server cannot verify, and what the provider refused, is `OIDC_FAILED`.
         */
        post: operations["oidcSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oidc/signOut": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out, of the identity provider too
         * @description Ends the caller's session, as `DELETE /token` does, and returns the address at which the identity provider ends its own and sends the browser back to `/login`. It is null when the session did not begin with the provider, and when the provider has no such address or does not answer.
         */
        post: operations["oidcSignOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operationLog/get/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an entry of the operation log
         * @description One entry with every changed field before and after. Secrets are masked.
         */
        get: operations["operationLogsGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operationLog/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through the operation log
         * @description Entries that match the filters, newest first unless asked otherwise. `keyword` is looked for in the account's names and the target's name.
         */
        get: operations["operationLogsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List own passkeys
         * @description Passkeys of the signed-in account, latest first. At most 999 at once; `truncated` says when more follow.
         */
        get: operations["passkeysList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkey/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to add a passkey
         * @description Returns what a browser makes a passkey with: the options of `navigator.credentials.create`, as JSON. Its challenge is valid for five minutes, once, and in this session alone. The passkey has to be discoverable and to verify its user, by a PIN, a fingerprint or the like: it then takes the place of the password and of the code. An account has at most 20 of them, else `LIMIT_REACHED`.
         */
        post: operations["passkeysBegin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkey/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a passkey
         * @description Adds the passkey that the browser has made. From now on a password alone signs the account in no more: it takes the passkey, or a code beside the password. With the first second factor of an account come ten recovery codes, and its other sessions end. A passkey that the server cannot verify is refused with `PASSKEY_WRONG`, one that is there already with `DUPLICATE`.
         */
        post: operations["passkeysConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkey/signIn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a passkey
         * @description Begins a session of the account that the passkey belongs to, as `POST /login` does: without a password, and without a code, because the passkey has verified its user. What the server cannot verify is refused with `PASSKEY_WRONG`: an unknown passkey, a challenge that is too old or was used, a passkey without its user's verification. An account that is disabled gets `ACCOUNT_DISABLED`, and every other one `LOCAL_SIGN_IN_OFF` where only the identity provider signs in (`OIDC_ONLY`).
         */
        post: operations["passkeysSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkey/signIn/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to sign in with a passkey
         * @description Returns the options of `navigator.credentials.get`, as JSON. The challenge is valid for five minutes and once. The options name no passkeys: the browser offers those that it has for this site, so that nobody learns whether an account has one. Too many tries from one address are 429 `RATE_LIMITED`.
         */
        post: operations["passkeysSignInBegin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkey/stepUp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm who is signed in with a passkey
         * @description Does what `POST /api/stepUp` does, with a passkey of the signed-in account instead of its password. What the server cannot verify is refused with `PASSKEY_WRONG`.
         */
        post: operations["passkeysStepUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkey/stepUp/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to confirm who is signed in with a passkey
         * @description Returns the options of `navigator.credentials.get`, as JSON, with the account's passkeys. The challenge is valid for five minutes, once, and in this session alone. An account without a passkey gets `NOT_FOUND`.
         */
        post: operations["passkeysStepUpBegin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkey/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a passkey
         * @description Removes a passkey of the signed-in account; it signs nobody in any more. Somebody else's is not found. With the last second factor the recovery codes go too. Where a role of the account requires a second factor, the account has to set up another one before it may do anything else.
         */
        delete: operations["passkeysDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passwordLink/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a password link
         * @description Says whose password a link chooses. One that has expired, was used, revoked or replaced, or never existed is `GONE`. Rate-limited together with signing in.
         */
        post: operations["sessionOpenPasswordLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passwordLink/use": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a password by a link
         * @description Sets the password of the link's account, lifts its lock, and ends the link and every session and access token of the account. A password that is too easy to guess is refused with `PASSWORD_WEAK` and leaves the link as it is; a link that does not work is `GONE`. Rate-limited together with signing in.
         */
        post: operations["sessionChoosePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/deleteBatch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete many products
         * @description Deletes up to 200 records, those further down first. What cannot be deleted is named with the reason and does not stop the others.
         */
        post: operations["productsDeleteBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a product
         * @description One category, series or product with all its fields.
         */
        post: operations["productsGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/getCascade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the product tree for a picker
         * @description The tree as values and labels for a cascading picker, ordered by `orderBy` and name. At most 999 nodes; `truncated` says when they were cut. A call without a body gets the whole tree.
         */
        post: operations["productsGetCascade"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Page through products
         * @description Categories, series and products that match the filters, one page at a time, without the long text, the specifications and the attachments. A call without a body gets the first page of all.
         */
        post: operations["productsPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/productCascadePage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Page through the product tree
         * @description One page of categories, each with its series and their products nested. At most 999 nested records; `truncated` says when they were cut. With filters, an ancestor of a match is there too. A call without a body gets the first page of all.
         */
        post: operations["productsProductCascadePage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a product
         * @description Adds a category at the top, a series below a category or a product below a series; any other place is refused. A code in use is refused with `DUPLICATE`. The rich text is cleaned of everything active.
         */
        post: operations["productsSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a product
         * @description Changes the given fields; omitted fields stay unchanged. The kind is fixed; `parentId` moves it to another parent of the right kind. A code in use is refused with `DUPLICATE`.
         */
        post: operations["productsUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a product
         * @description Deletes a product, or a category or series with nothing below it; else it is refused with `HAS_CHILDREN` and their number.
         */
        delete: operations["productsDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replyTemplate/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a reply template
         * @description Deletes a template. Answers that were written with it stay.
         */
        delete: operations["replyTemplatesDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replyTemplate/get/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a reply template
         * @description One template with all its fields.
         */
        get: operations["replyTemplatesGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replyTemplate/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through reply templates
         * @description Templates that match the filters, one page at a time, by title unless sorted otherwise.
         */
        get: operations["replyTemplatesPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replyTemplate/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a reply template
         * @description Adds a template that everybody who answers visitors can insert.
         */
        post: operations["replyTemplatesSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replyTemplate/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a reply template
         * @description Changes the given fields of a template; omitted fields stay unchanged.
         */
        put: operations["replyTemplatesUpdate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/revision/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through a record's history
         * @description What the operation log keeps of one record, newest first: each change with its fields before and after. Needs the permission to view such a record as well. The history begins where the log does: entries that were deleted when their time was over are not part of it. Secrets are left out, long texts are cut. A record's earlier state is restored by changing it to its earlier values.
         */
        get: operations["revisionsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/savedView/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose the default view of a list
         * @description The view with which a list opens for the caller alone: one's own or a shared one, or none.
         */
        put: operations["savedViewsSetDefault"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/savedView/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a saved view
         * @description Deletes one's own view, or one that is shared, as `savedViewsUpdate` does. Somebody else's own view is not found.
         */
        delete: operations["savedViewsDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/savedView/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List saved views
         * @description The caller's own views of a list and those that are shared, by name. Refused with `FORBIDDEN` to whoever may not page through the list. At most 999 at once; `truncated` says when more follow.
         */
        get: operations["savedViewsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/savedView/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a view of a list
         * @description Saves a view for the caller, or one that everybody sees who may page through the list. An account has at most 50 views of a list, and a list at most 50 that are shared, else `LIMIT_REACHED`. `DUPLICATE` means that another view of the list has the name.
         */
        post: operations["savedViewsSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/savedView/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a saved view
         * @description Changes the given fields of one's own view; omitted fields stay unchanged. A shared view belongs to all who may share (the permission of `savedViewsSave`), and is refused to others with `FORBIDDEN`; one that is no longer shared becomes the caller's own. Somebody else's own view is not found.
         */
        put: operations["savedViewsUpdate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/secondFactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the own second factor
         * @description Whether the signed-in account has an authenticator app, and how many recovery codes are left. Its passkeys are a second factor too: `passkeysList`.
         */
        get: operations["secondFactorGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/secondFactor/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to set up a second factor
         * @description Returns a new secret for an authenticator app. Signing in takes a code only after `secondFactorConfirm`; beginning again replaces the secret. An account that has an authenticator app is refused with `DUPLICATE`.
         */
        post: operations["secondFactorBegin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/secondFactor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the second factor
         * @description Ends setting up with a code of the authenticator app, and returns ten recovery codes. From now on signing in takes a code; the other sessions of the account end. A wrong code is refused with `SECOND_FACTOR_WRONG`, and counts as a failed sign-in. `DUPLICATE` says that it was confirmed already, `NOT_FOUND` that nothing was begun.
         */
        post: operations["secondFactorConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/secondFactor/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the second factor
         * @description The authenticator app counts no more. An account without passkeys then signs in with its password alone, and its recovery codes are void. It takes a code, like signing in. Where a role of the account requires a second factor, the account has to set up another one before it may do anything else.
         */
        post: operations["secondFactorDisable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/secondFactor/recoveryCodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the recovery codes
         * @description Returns ten new recovery codes; the earlier ones are void. It takes a code, like signing in; an account with passkeys alone has none, and its confirmed session is enough. Without a second factor there are no codes: `NOT_FOUND`.
         */
        post: operations["secondFactorRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/signInLog/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through the sign-in log
         * @description Entries that match the filters, newest first unless asked otherwise. `keyword` is looked for in user name and address.
         */
        get: operations["signInLogsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/siteSetting/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the site settings
         * @description The one record of settings, with the fields that the public site does not show.
         */
        get: operations["siteSettingsGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/siteSetting/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the site settings
         * @description Changes the given settings; omitted fields stay unchanged. The public site shows them at once.
         */
        put: operations["siteSettingsUpdate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stepUp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm who is signed in
         * @description Confirms with the password, and a code where the account has a second factor, that the signed-in person still sits there. Operations with `x-step-up` refuse a session that nobody has signed in to or confirmed for ten minutes (`STEP_UP_MINUTES`); after this call, send them again.
         *     A wrong password gets 400 `BAD_CREDENTIALS`, the right one without a code 400 `SECOND_FACTOR_REQUIRED`, a wrong code 400 `SECOND_FACTOR_WRONG`. Failures count as those of signing in: too many get 429 `ACCOUNT_LOCKED`.
         */
        post: operations["sessionStepUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trash/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete records permanently
         * @description Deletes records from the trash, each for those who may delete such a record. `failed` names those that stay.
         */
        post: operations["trashPurge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trash/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through deleted records
         * @description Deleted records of the kinds that the caller may view and create, latest first unless asked otherwise. They are deleted permanently when their time in the trash is over.
         */
        get: operations["trashPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trash/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore deleted records
         * @description Restores records under their ids, as they were, each for those who may create such a record. What was deleted with a record comes back as well, as far as it still refers to something. An account needs a new password. A session that has to be confirmed for one of them is refused with `STEP_UP_REQUIRED`, and nothing is restored. `failed` names those that stay in the trash, with the code of a taken code or name, of something it belonged to that is gone, or of a record that is not in the trash any more. For a taken one, `taken` says which value it is and which record has it.
         */
        post: operations["trashRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/systemHealth/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get system health
         * @description The state of what the site runs on, as the answering server sees it. Trying the file store writes, reads and deletes a file of its own.
         */
        get: operations["systemHealthGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/viewAs/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * View the back office as a role
         * @description From now on the session has the menus and permissions of these roles, as far as they are the caller's own as well, and changes nothing: every operation that would is refused with `FORBIDDEN`. `GET /user/current` says so in `viewingAs`. It ends with `POST /api/viewAs/end`, with the session, and after 30 minutes.
         *     Begin and end are in the operation log.
         */
        post: operations["sessionBeginViewAs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/viewAs/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop viewing as a role
         * @description Gives the session its own menus and permissions back. Does nothing where it has them.
         */
        post: operations["sessionEndViewAs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a webhook
         * @description Deletes a webhook with its deliveries, sent or not.
         */
        delete: operations["webhooksDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through a webhook's deliveries
         * @description What a webhook was sent in the last 30 days and what is still to be sent, latest first.
         */
        get: operations["webhooksDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook/get/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook
         * @description One webhook, without its secret.
         */
        get: operations["webhooksGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through webhooks
         * @description Webhooks that match the filters, one page at a time.
         */
        get: operations["webhooksPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook/resend/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again
         * @description Sends a delivery again, under the same id and with all its attempts; one that waits is sent now.
         */
        post: operations["webhooksResend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook/rotateSecret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rotate a webhook's secret
         * @description Gives a webhook another secret, and returns it, this once. For 24 hours deliveries are signed with both, so that the receiver can change over.
         */
        put: operations["webhooksRotateSecret"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a webhook
         * @description Adds a webhook, and returns its secret: this once.
         *     An address of a private network is refused in `url`, unless the server is set up to send there; a name is looked up, and refused, each time something is sent.
         */
        post: operations["webhooksSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook/test/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a webhook a test
         * @description Sends the event `webhook.test` to a webhook, enabled or not, and returns its delivery, which is made within seconds.
         */
        post: operations["webhooksTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a webhook
         * @description Changes the given fields of a webhook; omitted fields stay unchanged.
         */
        put: operations["webhooksUpdate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a permission
         * @description Adds a permission. The code must be new, ignoring case, else `DUPLICATE`.
         */
        post: operations["authsAdd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a permission
         * @description Deletes a permission that no role holds; one in use is refused with `IN_USE` and the number of roles, the last one to administer menus, roles, permissions, users or the settings with `ADMIN_LOCKOUT`.
         */
        delete: operations["authsDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List permissions
         * @description Every permission, ordered by `orderBy` and code, for assigning them to roles. At most 999 at once; `truncated` says when more follow.
         */
        get: operations["authsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through permissions
         * @description Permissions that match the filters, one page at a time.
         */
        get: operations["authsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a permission
         * @description Changes the given fields of a permission; omitted fields stay unchanged. The code cannot be changed. It is enabled and disabled only by an account that may do what it permits, else `FORBIDDEN`, for roles keep it meanwhile. What would leave nobody a button to administer menus, roles, permissions, users or the settings is refused with `ADMIN_LOCKOUT`.
         */
        put: operations["authsUpdate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in (JSON)
         * @description Does what `POST /token` does, with the credentials as JSON. The same failures, the same lock, one count for both.
         */
        post: operations["sessionLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign out
         * @description Does what `DELETE /token` does.
         */
        get: operations["sessionLogout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/menus/create/child": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a menu
         * @description Adds a menu below `parentId`. The tree is at most 4 levels deep. A name that another menu or hidden menu has is refused with `MENU_NAME_TAKEN`, a route's address that another page (capital letters and names of parameters aside) or the site itself has with `DUPLICATE`, a menu whose address has a parameter with a field error, since its entry would lead nowhere (a hidden menu may have one), a directory that would take the address of a page of administration with `ADMIN_LOCKOUT`.
         */
        post: operations["menusCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/menus/currentUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the signed-in user's menus
         * @description The enabled menus that the account's roles open, nested, each level ordered by `orderBy`, with the buttons allowed on each page.
         */
        get: operations["menusCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/menus/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a menu
         * @description Deletes a menu without children and takes it from the roles that open it. One with children is refused with `HAS_CHILDREN`, one whose page has permissions with `IN_USE`, both with counts.
         */
        delete: operations["menusDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/menus/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List menus
         * @description Every menu that matches the filters as a flat list, ordered by `orderBy` within its parent. At most 999 at once; `truncated` says when more follow.
         */
        get: operations["menusList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/menus/tree/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the tree of menus
         * @description The menus below the given one, nested, each level ordered by `orderBy`.
         */
        get: operations["menusTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/menus/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change or move a menu
         * @description Changes the given fields of a menu; omitted fields stay unchanged. A new `parentId` moves it with everything below; moving it below itself is refused with `CYCLE`, a taken name with `MENU_NAME_TAKEN`, a taken address with `DUPLICATE`, and a new address is judged as a new menu's. What would leave nobody a way to the pages that administer menus, roles, permissions, users or the settings, such as disabling the directory above them, is refused with `ADMIN_LOCKOUT`.
         */
        put: operations["menusUpdate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/menus/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a menu
         * @description One menu without its children.
         */
        get: operations["menusGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/org/create/child": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an organisation
         * @description Adds an organisation below `parentId`. The code must be new, ignoring case, else `DUPLICATE`. The tree is at most 8 levels deep.
         */
        post: operations["orgsCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/org/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an organisation
         * @description Deletes an organisation that is empty. One with organisations below is refused with `HAS_CHILDREN`, one with accounts with `IN_USE`, both with counts.
         */
        delete: operations["orgsDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/org/tree/children/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the organisations below another
         * @description The organisations right below the given one, ordered by `orderBy` and name. At most 999 at once; `truncated` says when more follow.
         */
        get: operations["orgsChildren"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/org/tree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the tree of organisations
         * @description All organisations, nested, each level ordered by `orderBy` and name.
         */
        get: operations["orgsTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/org/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change or move an organisation
         * @description Changes the given fields of an organisation; omitted fields stay unchanged. A new `parentId` moves it with everything below; moving it below itself is refused with `CYCLE`, a taken code with `DUPLICATE`.
         */
        put: operations["orgsUpdate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/org/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an organisation
         * @description One organisation without its children.
         */
        get: operations["orgsGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/auth/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a role's permissions
         * @description The permissions that the role holds.
         */
        get: operations["rolesListAuth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/auth/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace a role's permissions
         * @description Replaces the set of permissions that the role holds, all at once. The role `admin` holds every permission and is refused with `BUILTIN_READONLY`; permissions that the caller does not hold, and a role with more permissions than theirs, with `FORBIDDEN`; a role that the caller holds with `SELF_FORBIDDEN`, unless they administrate.
         */
        put: operations["rolesUpdateAuth"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a role
         * @description Adds a role without menus and permissions, or with those of another role (`copyOf`). Name and code must be new, ignoring case, else `DUPLICATE`. Copying requires the permissions to assign menus and permissions, and everything that the other role has, else `FORBIDDEN`.
         */
        post: operations["rolesCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a role
         * @description Deletes a role that nobody holds; one in use by accounts or review flows is refused with `IN_USE` and counts, the role `admin` with `BUILTIN_READONLY`, a role with more permissions than the caller's with `FORBIDDEN`, and one that the caller holds with `SELF_FORBIDDEN`, unless they administrate.
         */
        delete: operations["rolesDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/grants/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace what a role opens and permits
         * @description Replaces the sets of menus and of permissions of a role in one step, all or nothing. Menus above the given ones are opened with them. Refused like `rolesUpdateMenus` and `rolesUpdateAuth`, whose permissions it requires both, and with `VERSION_CONFLICT` when the role was changed since it was read.
         */
        put: operations["rolesUpdateGrants"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List roles
         * @description Every role that matches the filters, ordered by `orderBy` and name, for picking one. At most 999 at once; `truncated` says when more follow.
         */
        get: operations["rolesList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/menus/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a role's menus
         * @description The menus that the role opens, and the ones above them that it opens only in part.
         */
        get: operations["rolesListMenus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/menus/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace a role's menus
         * @description Replaces the set of menus that the role opens, all at once. The role `admin` opens every menu and is refused with `BUILTIN_READONLY`; menus that the caller does not have, and a role with more permissions than theirs, with `FORBIDDEN`; a role that the caller holds with `SELF_FORBIDDEN`, unless they administrate.
         */
        put: operations["rolesUpdateMenus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through roles
         * @description Roles that match the filters, one page at a time.
         */
        get: operations["rolesPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/role/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a role
         * @description One role with its counts.
         */
        get: operations["rolesGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a role
         * @description Changes the given fields of a role; omitted fields stay unchanged. The code cannot be changed. The role `admin` cannot be disabled (`BUILTIN_READONLY`). A taken name is refused with `DUPLICATE`, a role with more permissions than the caller's with `FORBIDDEN`, and one that the caller holds with `SELF_FORBIDDEN`, unless they administrate.
         */
        put: operations["rolesUpdate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in (token endpoint)
         * @description Gives a token for a user name and password; send it in `Authorization` from then on. It ends after two hours without a call, and after twelve hours in any case, where the server has no settings of its own (`SESSION_IDLE_MINUTES`, `SESSION_HOURS`).
         *     A wrong password and an unknown user name get the same answer, 400 `BAD_CREDENTIALS`; an account that is disabled gets 400 `ACCOUNT_DISABLED` when the password is right.
         *     An account with a second factor needs a `code` as well. The right password without one gets 400 `SECOND_FACTOR_REQUIRED` and no session: send all three again. A wrong code gets 400 `SECOND_FACTOR_WRONG` and counts as a failure; a code is accepted once.
         *     Five failures lock the name for ten minutes at that address: 429 `ACCOUNT_LOCKED` with `Retry-After`. After twenty from anywhere, strangers wait 30 seconds between their attempts. `POST /login` counts with it.
         *     A browser that has signed in to the account before has a count of its own, by the cookie `atrium-device`, and an address that has does not wait for strangers: nobody locks others out.
         *     Where only the identity provider signs in (`OIDC_ONLY`), every name gets 400 `LOCAL_SIGN_IN_OFF`, but for an account that the operator has let in for a day.
         *     Too many tries from one address, of whatever name, are 429 `RATE_LIMITED`; when too many passwords wait to be checked, 503 `UNAVAILABLE`.
         */
        post: operations["sessionCreateToken"];
        /**
         * Sign out (token endpoint)
         * @description Ends the session of the token in `Authorization`. The token is refused from the next call on.
         */
        delete: operations["sessionRemoveToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a user
         * @description Adds an account. User name, e-mail and mobile must be new, ignoring case, else `DUPLICATE`. Without a password nobody can sign in to it until the person has chosen one by a link (`PUT /user/passwordLink`). A password that is given here must be changed at the first sign-in, within 72 hours. One that is too easy to guess (one of the 100,000 commonest, or near one or a name of the site or the person) is refused with `PASSWORD_WEAK`. Nobody hands out a role with more permissions than their own (`FORBIDDEN`).
         */
        post: operations["usersAdd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the signed-in user
         * @description Who is signed in, with roles, permissions, workgroups and the numbers shown as badges.
         */
        get: operations["usersCurrent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disable or delete a user, with a hand-over
         * @description Hands open work over and disables or deletes the account, all or nothing. Its sessions, access tokens and password link end. The receivers are notified, and every record's hand-over is in the operation log.
         *     A receiver who may not have the work is refused at `handOver.<n>.toId`. Else the refusals are those of `PUT /user/update` and `DELETE /user/{id}`; deleting needs the permission `system:user:delete` as well.
         */
        post: operations["usersDeactivate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/findByProgramId": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the users of a programme
         * @description Accounts that carry this programme's code, in brief, ordered by name. At most 999 at once; `truncated` says when more follow.
         */
        get: operations["usersFindByProgramId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/handOverCandidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through those a user's work can be handed over to
         * @description Accounts that are not disabled, without the user's own, by name. `unavailable` says why one cannot be chosen; those who can come first.
         */
        get: operations["usersHandOverCandidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users in brief
         * @description Accounts that match the filters, ordered by name, for picking one. At most 999 at once; `truncated` says when more follow.
         */
        get: operations["usersList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/openWork/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what is open with a user
         * @description What somebody has to do or answers for, by kind, to hand it over before their account is disabled or deleted.
         */
        get: operations["usersOpenWork"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through users
         * @description Accounts that match the filters, one page at a time. `keyword` is looked for in user name, name, e-mail and mobile.
         */
        get: operations["usersPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/passwordLink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Send a user a link to choose a password
         * @description Invites somebody whose account has no password yet, for 72 hours, or lets somebody who has forgotten theirs choose a new one, for one hour. Where the server sends mail and the account has an e-mail address, the link is mailed and never answered; else it is answered this once, to be passed on. The link works once, and sending another ends it. The account itself is not changed, so no version is needed. Until it is used, the present password and sessions stay.
         *     Refused with `FORBIDDEN` for an account with more permissions than the caller's, with `SELF_FORBIDDEN` for one's own, and with `ACCOUNT_DISABLED` for one that may not sign in.
         */
        put: operations["usersSendPasswordLink"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/passwordLink/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a user's password link
         * @description Ends the link that an account was sent, and drops its mail while that waits. `NOT_FOUND` when there is none, `FORBIDDEN` for an account with more permissions than the caller's.
         */
        delete: operations["usersRevokePasswordLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/resetPwd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reset a user's password
         * @description Gives an account a temporary password, answered this once, which must be changed at the next sign-in and signs nobody in after 72 hours. Ends the account's sessions and lifts its lock. Refused with `FORBIDDEN` for an account with more permissions than the caller's and with `SELF_FORBIDDEN` for one's own, which `PUT /user/updatePwd` changes.
         */
        put: operations["usersResetPwd"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/resetSecondFactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reset a user's second factor
         * @description Removes the second factor of somebody who has lost it, with its recovery codes, and ends the account's sessions. An account without one is refused with `NOT_FOUND`, one with more permissions than the caller's with `FORBIDDEN`, and one's own with `SELF_FORBIDDEN`; `secondFactorDisable` removes that.
         */
        put: operations["usersResetSecondFactor"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/unlinkIdentity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Unlink a user from the identity provider
         * @description Whoever is linked to the account at the identity provider signs in to it no more, and its sessions end. It is linked again when somebody whose verified e-mail address is the account's signs in there; change the address first where that is wrong. An account without a link is refused with `NOT_FOUND`, one that nothing else signs in to with `NO_WAY_IN`, one with more permissions than the caller's with `FORBIDDEN`, and one's own with `SELF_FORBIDDEN`; `oidcUnlink` unlinks that.
         */
        put: operations["usersUnlinkIdentity"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a user
         * @description Changes the given fields of an account; omitted fields stay unchanged. User name and password cannot be changed here. A taken e-mail or mobile is refused with `DUPLICATE`. Somebody else's e-mail address, by which they get into their account, takes the permission to reset passwords (`FORBIDDEN`). Disabling an account ends its sessions. Nobody disables themselves or changes their own roles (`SELF_FORBIDDEN`), takes the last active administrator away (`LAST_ADMIN`), or changes an account or hands out a role with more permissions than their own (`FORBIDDEN`).
         */
        put: operations["usersUpdate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/updateOwn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change one's own profile
         * @description Changes the given fields of the signed-in account; omitted fields stay unchanged. A taken e-mail or mobile is refused with `DUPLICATE`, another e-mail by a session that has to be confirmed first with `STEP_UP_REQUIRED`. Roles, organisation and status are changed by administrators.
         */
        put: operations["usersUpdateOwn"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/updatePwd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change one's own password
         * @description Sets a new password for the signed-in account and ends its other sessions. A wrong old password is refused with `OLD_PASSWORD_WRONG`, a new one that is too easy, the same as the old or the user name with `PASSWORD_WEAK`. Too many wrong tries are refused with `ACCOUNT_LOCKED`.
         */
        put: operations["usersUpdatePwd"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a user
         * @description One account with its organisation and roles.
         */
        get: operations["usersGet"];
        put?: never;
        post?: never;
        /**
         * Delete a user
         * @description Deletes an account and ends its sessions. Refused with `SELF_FORBIDDEN` for one's own, with `LAST_ADMIN` for the last active administrator, with `IN_USE` and counts while the account leads an organisation or workgroup or has review tasks waiting, and with `FORBIDDEN` for an account with more permissions than the caller's.
         */
        delete: operations["usersDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workgroup/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a workgroup
         * @description Adds a workgroup without members. Name and code must be new, ignoring case, else `DUPLICATE`.
         */
        post: operations["workgroupsCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workgroup/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a workgroup
         * @description Deletes a workgroup and its list of members. One that a review flow names or a waiting task is assigned to is refused with `IN_USE` and counts.
         */
        delete: operations["workgroupsDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workGroup/member/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add members to a workgroup
         * @description Adds accounts to a workgroup. Those who are members already are skipped and stay as they are. One unknown account refuses the whole call with a field error.
         */
        post: operations["workgroupMembersAdd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workGroup/member/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a member from a workgroup
         * @description Ends a membership by its own id; the account stays.
         */
        delete: operations["workgroupMembersDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workGroup/member/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List workgroup members
         * @description Memberships that match the filters, ordered by `orderBy` and name. At most 999 at once; `truncated` says when more follow.
         */
        get: operations["workgroupMembersList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workGroup/member/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through workgroup members
         * @description Memberships that match the filters, one page at a time. `keyword` is looked for in the account's user name and name.
         */
        get: operations["workgroupMembersPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workGroup/member/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a member of a workgroup
         * @description Changes what a member is in the group and where they stand in it; omitted fields stay unchanged. Account and group of a membership never change. Whoever may add members in a role may change it.
         */
        post: operations["workgroupMembersUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workgroup/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through workgroups
         * @description Workgroups that match the filters, one page at a time.
         */
        get: operations["workgroupsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workgroup/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a workgroup
         * @description Changes the given fields of a workgroup; omitted fields stay unchanged. A taken name or code is refused with `DUPLICATE`.
         */
        post: operations["workgroupsUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workgroup/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a workgroup
         * @description One workgroup; its members have a list of their own.
         */
        get: operations["workgroupsGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
/** Schemas, parameters and responses that operations share. */
export interface components {
    schemas: {
        Id: Id;
        WorkflowAction: WorkflowAction;
        Reply: Reply;
        AccessReasonKind: AccessReasonKind;
        AccessRole: AccessRole;
        DateTimeOrNull: DateTimeOrNull;
        AccessReason: AccessReason;
        AccessExplanation: AccessExplanation;
        AccessExplanationReply: AccessExplanationReply;
        ErrorCode: ErrorCode;
        FieldError: FieldError;
        Failure: Failure;
        Page: Omit<Page<unknown>, "records">;
        DateTime: DateTime;
        AccessToken: AccessToken;
        AccessTokenPageReply: AccessTokenPageReply;
        AccessTokenScopeCode: AccessTokenScopeCode;
        AccessTokenSaveBody: AccessTokenSaveBody;
        AccessTokenCreated: AccessTokenCreated;
        AccessTokenCreatedReply: AccessTokenCreatedReply;
        AccessTokenScope: AccessTokenScope;
        AccessTokenScopeListReply: AccessTokenScopeListReply;
        EmptyReply: EmptyReply;
        TypeCode: TypeCode;
        Tag: Tag;
        Month: Month;
        Language: Language;
        Slug: Slug;
        FocalPoint: FocalPoint;
        PictureSize: PictureSize;
        ArticleCard: ArticleCard;
        ArticleCardPageReply: ArticleCardPageReply;
        Honeypot: Honeypot;
        WritingSeconds: WritingSeconds;
        CommentBody: CommentBody;
        IdOrSlug: IdOrSlug;
        SizedPicture: SizedPicture;
        Url: Url;
        Attachment: Attachment;
        ArticleTypeKind: ArticleTypeKind;
        Breadcrumb: Breadcrumb;
        TocEntry: TocEntry;
        Translation: Translation;
        PublicArticle: PublicArticle;
        PublicArticleReply: PublicArticleReply;
        PublicComment: PublicComment;
        PublicCommentPageReply: PublicCommentPageReply;
        ParentId: ParentId;
        TypeNode: TypeNode;
        PublicArticleType: PublicArticleType;
        PublicArticleTypeReply: PublicArticleTypeReply;
        PositionType: PositionType;
        PublicBanner: PublicBanner;
        PublicBannerListReply: PublicBannerListReply;
        PublicFriendlyLink: PublicFriendlyLink;
        PublicFriendlyLinkListReply: PublicFriendlyLinkListReply;
        HomeSectionKind: HomeSectionKind;
        HomeText: HomeText;
        HomeLabel: HomeLabel;
        HomeAddress: HomeAddress;
        PublicHero: PublicHero;
        HomeHeading: HomeHeading;
        ProductKind: ProductKind;
        PublicRangeItem: PublicRangeItem;
        PublicRange: PublicRange;
        HomeFigure: HomeFigure;
        HomeReference: HomeReference;
        HomeProof: HomeProof;
        PublicQuickLink: PublicQuickLink;
        PublicHomeArticles: PublicHomeArticles;
        HomeQuote: HomeQuote;
        HomeCallToAction: HomeCallToAction;
        PublicHomeSection: PublicHomeSection;
        PublicHome: PublicHome;
        PublicHomeReply: PublicHomeReply;
        ArticleNeighbour: ArticleNeighbour;
        PreAndNext: PreAndNext;
        PreAndNextReply: PreAndNextReply;
        IdOrProductCode: IdOrProductCode;
        ProductPrice: ProductPrice;
        ProductCurrency: ProductCurrency;
        ProductPriceNote: ProductPriceNote;
        PublicProductCard: PublicProductCard;
        ProductSpec: ProductSpec;
        ProductSpecGroup: ProductSpecGroup;
        PublicProductVariant: PublicProductVariant;
        ProductBreadcrumb: ProductBreadcrumb;
        ProductLink: ProductLink;
        PublicProduct: PublicProduct;
        PublicProductReply: PublicProductReply;
        AccentColor: AccentColor;
        DisplayFace: DisplayFace;
        PublicSocialLink: PublicSocialLink;
        SiteLanguage: SiteLanguage;
        PublicSetting: PublicSetting;
        PublicSettingReply: PublicSettingReply;
        ArticleCardListReply: ArticleCardListReply;
        Phone: Phone;
        Email: Email;
        MessageBody: MessageBody;
        MessageReference: MessageReference;
        MessageProduct: MessageProduct;
        MessageReceipt: MessageReceipt;
        MessageReceiptReply: MessageReceiptReply;
        MonthCount: MonthCount;
        MonthCountListReply: MonthCountListReply;
        PreviewToken: PreviewToken;
        PreviewOpenBody: PreviewOpenBody;
        ArticlePreview: ArticlePreview;
        SharedPreview: SharedPreview;
        SharedPreviewReply: SharedPreviewReply;
        PublicProductPageReply: PublicProductPageReply;
        PublicProductNode: PublicProductNode;
        PublicProductTreeReply: PublicProductTreeReply;
        PublicQuickLinkListReply: PublicQuickLinkListReply;
        SearchHitKind: SearchHitKind;
        HighlightRange: HighlightRange;
        FoundAttachment: FoundAttachment;
        SearchHit: SearchHit;
        SearchHitPage: SearchHitPage;
        SearchHitPageReply: SearchHitPageReply;
        TypeTreeReply: TypeTreeReply;
        CalendarKind: CalendarKind;
        CalendarEntry: CalendarEntry;
        CalendarReply: CalendarReply;
        DataThemeId: DataThemeId;
        DataParam: DataParam;
        ChartGetDatasBody: ChartGetDatasBody;
        ChartColumn: ChartColumn;
        ChartRow: ChartRow;
        ChartData: ChartData;
        ChartDataReply: ChartDataReply;
        BizType: BizType;
        Candidate: Candidate;
        CandidatePageReply: CandidatePageReply;
        Circulation: Circulation;
        CirculationPageReply: CirculationPageReply;
        RemindBody: RemindBody;
        RemindResult: RemindResult;
        RemindReply: RemindReply;
        Version: Version;
        ActBody: ActBody;
        WrittenRecord: WrittenRecord;
        IdReply: IdReply;
        Entity: Entity;
        ContentStatus: ContentStatus;
        ReviewStatus: ReviewStatus;
        DisplayStatus: DisplayStatus;
        RecordAction: RecordAction;
        WorkflowState: WorkflowState;
        TranslationGroupId: TranslationGroupId;
        ArticleHead: ArticleHead;
        TranslationState: TranslationState;
        TranslationHead: TranslationHead;
        ContentTranslation: ContentTranslation;
        TranslatedContent: TranslatedContent;
        ArticleSummary: ArticleSummary;
        ArticleText: ArticleText;
        Article: Article;
        ArticleReply: ArticleReply;
        HistoryAction: HistoryAction;
        HistoryReceiver: HistoryReceiver;
        HistoryEntry: HistoryEntry;
        HistoryReply: HistoryReply;
        ArticleBrief: ArticleBrief;
        ArticleListReply: ArticleListReply;
        TaskStatus: TaskStatus;
        Task: Task;
        TaskPageReply: TaskPageReply;
        ArticleQueue: ArticleQueue;
        ArticlePageReply: ArticlePageReply;
        ArticlePresenceBody: ArticlePresenceBody;
        ArticleWriter: ArticleWriter;
        ArticlePresenceReply: ArticlePresenceReply;
        UrlOrNull: UrlOrNull;
        OrderBy: OrderBy;
        ArticleFields: ArticleFields;
        ArticlePreviewBody: ArticlePreviewBody;
        ArticlePreviewReply: ArticlePreviewReply;
        PreviewLinkSaveBody: PreviewLinkSaveBody;
        PreviewLink: PreviewLink;
        NewPreviewLink: NewPreviewLink;
        NewPreviewLinkReply: NewPreviewLinkReply;
        PreviewLinkListReply: PreviewLinkListReply;
        VersionNo: VersionNo;
        ArticleRestoreBody: ArticleRestoreBody;
        TranslationGroupIdOrNull: TranslationGroupIdOrNull;
        ArticleSaveBody: ArticleSaveBody;
        ArticleTag: ArticleTag;
        ArticleTagsReply: ArticleTagsReply;
        TrashedArticle: TrashedArticle;
        TrashedArticlePageReply: TrashedArticlePageReply;
        ArticleTrashRestoreBody: ArticleTrashRestoreBody;
        ArticleUpdateBody: ArticleUpdateBody;
        ArticleVersion: ArticleVersion;
        ArticleVersionDetail: ArticleVersionDetail;
        ArticleVersionReply: ArticleVersionReply;
        ArticleVersionPageReply: ArticleVersionPageReply;
        ArticleRemarkDecideBody: ArticleRemarkDecideBody;
        RemarkField: RemarkField;
        Passage: Passage;
        Mention: Mention;
        Suggestion: Suggestion;
        RemarkReply: RemarkReply;
        ArticleRemark: ArticleRemark;
        ArticleRemarkListReply: ArticleRemarkListReply;
        MentionListReply: MentionListReply;
        RemarkText: RemarkText;
        Mentions: Mentions;
        ArticleRemarkReplyBody: ArticleRemarkReplyBody;
        ArticleRemarkSaveBody: ArticleRemarkSaveBody;
        ArticleRemarkUpdateBody: ArticleRemarkUpdateBody;
        ReviewAssignees: ReviewAssignees;
        ReviewNode: ReviewNode;
        ArticleType: ArticleType;
        ArticleTypeDetail: ArticleTypeDetail;
        ArticleTypeReply: ArticleTypeReply;
        ArticleTypeListReply: ArticleTypeListReply;
        ArticleTypePageReply: ArticleTypePageReply;
        ArticleTypeFields: ArticleTypeFields;
        ArticleTypeSaveBody: ArticleTypeSaveBody;
        ArticleTypeUpdateBody: ArticleTypeUpdateBody;
        ArticleTypeVersion: ArticleTypeVersion;
        ArticleTypeVersionReply: ArticleTypeVersionReply;
        EnabledStatus: EnabledStatus;
        Banner: Banner;
        BannerReply: BannerReply;
        BannerListReply: BannerListReply;
        BannerPageReply: BannerPageReply;
        BannerFields: BannerFields;
        BannerSaveBody: BannerSaveBody;
        BannerUpdateBody: BannerUpdateBody;
        CommentAssignBody: CommentAssignBody;
        UserStatus: UserStatus;
        UserBrief: UserBrief;
        UserBriefListReply: UserBriefListReply;
        RecordVersion: RecordVersion;
        RecordVersions: RecordVersions;
        CommentBatchAction: CommentBatchAction;
        CommentBatchBody: CommentBatchBody;
        BatchFailure: BatchFailure;
        CommentBatchResult: CommentBatchResult;
        CommentBatchReply: CommentBatchReply;
        ClosingRule: ClosingRule;
        CommentClosing: CommentClosing;
        CommentClosingReply: CommentClosingReply;
        CommentClosingUpdateBody: CommentClosingUpdateBody;
        SpamReasonCode: SpamReasonCode;
        SpamReason: SpamReason;
        Handling: Handling;
        CommentStatus: CommentStatus;
        Comment: Comment;
        CommentReply: CommentReply;
        Assignment: Assignment;
        CommentPageReply: CommentPageReply;
        CommentReplyBody: CommentReplyBody;
        CommentUpdateBody: CommentUpdateBody;
        FriendlyLink: FriendlyLink;
        FriendlyLinkReply: FriendlyLinkReply;
        FriendlyLinkListReply: FriendlyLinkListReply;
        FriendlyLinkPageReply: FriendlyLinkPageReply;
        FriendlyLinkFields: FriendlyLinkFields;
        FriendlyLinkSaveBody: FriendlyLinkSaveBody;
        FriendlyLinkUpdateBody: FriendlyLinkUpdateBody;
        HomePageAction: HomePageAction;
        HomePageActBody: HomePageActBody;
        HomeHero: HomeHero;
        HomeRange: HomeRange;
        HomeArticles: HomeArticles;
        HomePageSection: HomePageSection;
        HomePageSections: HomePageSections;
        HomePage: HomePage;
        HomePageReply: HomePageReply;
        HomePageListReply: HomePageListReply;
        HomePagePreviewBody: HomePagePreviewBody;
        HomePageRestoreBody: HomePageRestoreBody;
        HomePageUpdateBody: HomePageUpdateBody;
        HomePageVersion: HomePageVersion;
        HomePageVersionDetail: HomePageVersionDetail;
        HomePageVersionReply: HomePageVersionReply;
        HomePageVersionPageReply: HomePageVersionPageReply;
        MessageAnswer: MessageAnswer;
        MessageAnswerListReply: MessageAnswerListReply;
        MessageAssignBody: MessageAssignBody;
        MessageBatchAction: MessageBatchAction;
        MessageBatchBody: MessageBatchBody;
        MessageBatchResult: MessageBatchResult;
        MessageBatchReply: MessageBatchReply;
        MessageStatus: MessageStatus;
        Message: Message;
        MessageReply: MessageReply;
        MessagePageReply: MessagePageReply;
        MessageReplyBody: MessageReplyBody;
        MessageUpdateBody: MessageUpdateBody;
        QuickLink: QuickLink;
        QuickLinkReply: QuickLinkReply;
        QuickLinkListReply: QuickLinkListReply;
        QuickLinkPageReply: QuickLinkPageReply;
        QuickLinkFields: QuickLinkFields;
        QuickLinkSaveBody: QuickLinkSaveBody;
        QuickLinkUpdateBody: QuickLinkUpdateBody;
        Recommend: Recommend;
        RecommendReply: RecommendReply;
        RecommendListReply: RecommendListReply;
        RecommendPageReply: RecommendPageReply;
        RecommendFields: RecommendFields;
        RecommendSaveBody: RecommendSaveBody;
        RecommendUpdateBody: RecommendUpdateBody;
        ReleaseStep: ReleaseStep;
        ReleaseItemAction: ReleaseItemAction;
        ReleaseItemInput: ReleaseItemInput;
        ReleaseItemInputs: ReleaseItemInputs;
        ReleaseAddItemsBody: ReleaseAddItemsBody;
        ReleaseStatus: ReleaseStatus;
        ReleaseAction: ReleaseAction;
        ReleaseSummary: ReleaseSummary;
        ReleaseBlocker: ReleaseBlocker;
        ReleaseItem: ReleaseItem;
        Release: Release;
        ReleaseReply: ReleaseReply;
        ReleasePageReply: ReleasePageReply;
        ReleaseStepBody: ReleaseStepBody;
        ReleaseRemoveItemsBody: ReleaseRemoveItemsBody;
        ReleaseFields: ReleaseFields;
        ReleaseSaveBody: ReleaseSaveBody;
        ReleaseScheduleBody: ReleaseScheduleBody;
        ReleaseUpdateBody: ReleaseUpdateBody;
        FileCropBody: FileCropBody;
        MediaFile: MediaFile;
        MediaFileReply: MediaFileReply;
        FileBatchBody: FileBatchBody;
        FileBatchResult: FileBatchResult;
        FileBatchReply: FileBatchReply;
        MediaKind: MediaKind;
        MediaFilePageReply: MediaFilePageReply;
        FileReplaceBody: FileReplaceBody;
        FileRevertBody: FileRevertBody;
        FileUpdateBody: FileUpdateBody;
        FileUploadBody: FileUploadBody;
        UploadedFile: UploadedFile;
        FileUploadReply: FileUploadReply;
        FileUseType: FileUseType;
        FileUse: FileUse;
        FileUsesReply: FileUsesReply;
        HomeSectionKey: HomeSectionKey;
        HomeItem: HomeItem;
        HomeSection: HomeSection;
        HomeSystem: HomeSystem;
        Home: Home;
        HomeReply: HomeReply;
        ImportKind: ImportKind;
        ImportColumn: ImportColumn;
        ImportColumns: ImportColumns;
        ImportColumnsReply: ImportColumnsReply;
        ImportRunBody: ImportRunBody;
        ImportOutcome: ImportOutcome;
        ImportProblemParams: ImportProblemParams;
        ImportProblem: ImportProblem;
        ImportRow: ImportRow;
        ImportReport: ImportReport;
        ImportReportReply: ImportReportReply;
        DictCode: DictCode;
        DictItemValue: DictItemValue;
        DictItemColor: DictItemColor;
        DictItem: DictItem;
        Dict: Dict;
        DictReply: DictReply;
        DictListReply: DictListReply;
        DictPageReply: DictPageReply;
        DictFields: DictFields;
        DictSaveBody: DictSaveBody;
        DictUpdateBody: DictUpdateBody;
        DictItemReply: DictItemReply;
        DictItemListReply: DictItemListReply;
        DictItemPageReply: DictItemPageReply;
        DictItemFields: DictItemFields;
        DictItemSaveBody: DictItemSaveBody;
        DictItemUpdateBody: DictItemUpdateBody;
        LiveSession: LiveSession;
        LiveSessionListReply: LiveSessionListReply;
        EndedSessions: EndedSessions;
        EndedSessionsReply: EndedSessionsReply;
        LiveSessionPageReply: LiveSessionPageReply;
        NotificationKind: NotificationKind;
        Notification: Notification;
        NotificationPage: NotificationPage;
        NotificationPageReply: NotificationPageReply;
        MailFrequency: MailFrequency;
        MailLanguage: MailLanguage;
        NotificationPreference: NotificationPreference;
        NotificationPreferenceReply: NotificationPreferenceReply;
        NotificationPreferenceBody: NotificationPreferenceBody;
        NotificationReadBody: NotificationReadBody;
        NotificationReadResult: NotificationReadResult;
        NotificationReadReply: NotificationReadReply;
        OidcBegun: OidcBegun;
        OidcBegunReply: OidcBegunReply;
        OidcIdentity: OidcIdentity;
        OidcIdentityReply: OidcIdentityReply;
        OidcSignInBody: OidcSignInBody;
        Session: Session;
        SessionReply: SessionReply;
        OidcSignedOut: OidcSignedOut;
        OidcSignedOutReply: OidcSignedOutReply;
        OperationLog: OperationLog;
        FieldChange: FieldChange;
        OperationLogDetail: OperationLogDetail;
        OperationLogReply: OperationLogReply;
        OperationLogPageReply: OperationLogPageReply;
        Passkey: Passkey;
        PasskeyListReply: PasskeyListReply;
        PasskeyDescriptor: PasskeyDescriptor;
        PasskeyCreation: PasskeyCreation;
        PasskeyCreationReply: PasskeyCreationReply;
        PasskeyCredentialId: PasskeyCredentialId;
        PasskeyBytes: PasskeyBytes;
        PasskeyAttestation: PasskeyAttestation;
        PasskeySaveBody: PasskeySaveBody;
        PasskeyCreated: PasskeyCreated;
        PasskeyCreatedReply: PasskeyCreatedReply;
        PasskeyAssertion: PasskeyAssertion;
        PasskeyProofBody: PasskeyProofBody;
        PasskeyRequest: PasskeyRequest;
        PasskeyRequestReply: PasskeyRequestReply;
        PasswordLinkToken: PasswordLinkToken;
        PasswordLinkOpenBody: PasswordLinkOpenBody;
        OpenedPasswordLink: OpenedPasswordLink;
        OpenedPasswordLinkReply: OpenedPasswordLinkReply;
        NewPassword: NewPassword;
        PasswordLinkUseBody: PasswordLinkUseBody;
        ProductDeleteBatchBody: ProductDeleteBatchBody;
        ProductDeleteBatchResult: ProductDeleteBatchResult;
        ProductDeleteBatchReply: ProductDeleteBatchReply;
        ProductGetBody: ProductGetBody;
        ProductStatus: ProductStatus;
        ProductTranslation: ProductTranslation;
        ProductImageType: ProductImageType;
        ProductSummary: ProductSummary;
        ProductVariant: ProductVariant;
        RelatedArticleIds: RelatedArticleIds;
        RelatedArticleTitle: RelatedArticleTitle;
        Product: Product;
        ProductReply: ProductReply;
        ProductGetCascadeBody: ProductGetCascadeBody;
        ProductOption: ProductOption;
        ProductOptionListReply: ProductOptionListReply;
        ProductPageBody: ProductPageBody;
        ProductPriceSum: ProductPriceSum;
        ProductPage: ProductPage;
        ProductPageReply: ProductPageReply;
        ProductCascadePageBody: ProductCascadePageBody;
        ProductNode: ProductNode;
        ProductCascadePageReply: ProductCascadePageReply;
        ProductFields: ProductFields;
        ProductSaveBody: ProductSaveBody;
        ProductUpdateBody: ProductUpdateBody;
        ReplyTemplateKind: ReplyTemplateKind;
        TemplateLanguage: TemplateLanguage;
        ReplyTemplate: ReplyTemplate;
        ReplyTemplateReply: ReplyTemplateReply;
        ReplyTemplatePageReply: ReplyTemplatePageReply;
        ReplyTemplateFields: ReplyTemplateFields;
        ReplyTemplateSaveBody: ReplyTemplateSaveBody;
        ReplyTemplateUpdateBody: ReplyTemplateUpdateBody;
        RecordKind: RecordKind;
        RevisedField: RevisedField;
        Revision: Revision;
        RecordHistory: RecordHistory;
        RecordHistoryReply: RecordHistoryReply;
        ListName: ListName;
        SavedViewIdOrNull: SavedViewIdOrNull;
        SavedViewDefaultBody: SavedViewDefaultBody;
        ListColumnId: ListColumnId;
        SavedViewColumns: SavedViewColumns;
        SavedViewAction: SavedViewAction;
        SavedView: SavedView;
        SavedViewListReply: SavedViewListReply;
        SavedViewFields: SavedViewFields;
        SavedViewSaveBody: SavedViewSaveBody;
        SavedViewUpdateBody: SavedViewUpdateBody;
        SecondFactor: SecondFactor;
        SecondFactorReply: SecondFactorReply;
        SecondFactorSecret: SecondFactorSecret;
        SecondFactorSecretReply: SecondFactorSecretReply;
        SecondFactorCode: SecondFactorCode;
        SecondFactorCodeBody: SecondFactorCodeBody;
        RecoveryCodes: RecoveryCodes;
        RecoveryCodesReply: RecoveryCodesReply;
        RecoveryCodesBody: RecoveryCodesBody;
        SignInEvent: SignInEvent;
        SignInLog: SignInLog;
        SignInLogPageReply: SignInLogPageReply;
        SocialLink: SocialLink;
        SettingTranslation: SettingTranslation;
        SiteSetting: SiteSetting;
        SiteSettingReply: SiteSettingReply;
        SiteSettingUpdateBody: SiteSettingUpdateBody;
        SignInPassword: SignInPassword;
        StepUpBody: StepUpBody;
        TrashBody: TrashBody;
        TakenValue: TakenValue;
        TrashFailure: TrashFailure;
        TrashResult: TrashResult;
        TrashReply: TrashReply;
        TrashKind: TrashKind;
        DeletedRecord: DeletedRecord;
        DeletedRecordPageReply: DeletedRecordPageReply;
        Outbox: Outbox;
        JobName: JobName;
        FailingJob: FailingJob;
        RiskySettingCode: RiskySettingCode;
        RiskySetting: RiskySetting;
        SystemHealth: SystemHealth;
        SystemHealthReply: SystemHealthReply;
        ViewAsBody: ViewAsBody;
        WebhookDeliveryStatus: WebhookDeliveryStatus;
        WebhookDelivery: WebhookDelivery;
        WebhookDeliveryPageReply: WebhookDeliveryPageReply;
        WebhookEvent: WebhookEvent;
        Webhook: Webhook;
        WebhookReply: WebhookReply;
        WebhookPageReply: WebhookPageReply;
        WebhookDeliveryReply: WebhookDeliveryReply;
        WebhookRotateBody: WebhookRotateBody;
        WebhookSecret: WebhookSecret;
        WebhookSecretReply: WebhookSecretReply;
        WebhookFields: WebhookFields;
        WebhookSaveBody: WebhookSaveBody;
        WebhookUpdateBody: WebhookUpdateBody;
        AuthFields: AuthFields;
        AuthCode: AuthCode;
        AuthAddBody: AuthAddBody;
        Auth: Auth;
        AuthListReply: AuthListReply;
        AuthPageReply: AuthPageReply;
        AuthUpdateBody: AuthUpdateBody;
        SignInName: SignInName;
        LoginBody: LoginBody;
        MenuType: MenuType;
        BadgeKey: BadgeKey;
        MenuFields: MenuFields;
        MenuCreateBody: MenuCreateBody;
        MenuTraits: MenuTraits;
        MenuEntry: MenuEntry;
        MenuEntryListReply: MenuEntryListReply;
        Menu: Menu;
        MenuListReply: MenuListReply;
        MenuNode: MenuNode;
        MenuTreeReply: MenuTreeReply;
        MenuUpdateBody: MenuUpdateBody;
        MenuReply: MenuReply;
        OrgCode: OrgCode;
        OrgType: OrgType;
        OrgFields: OrgFields;
        OrgCreateBody: OrgCreateBody;
        Org: Org;
        OrgListReply: OrgListReply;
        OrgNode: OrgNode;
        OrgTreeReply: OrgTreeReply;
        OrgUpdateBody: OrgUpdateBody;
        OrgReply: OrgReply;
        RoleAuths: RoleAuths;
        RoleAuthsReply: RoleAuthsReply;
        Ids: Ids;
        RoleAuthsUpdateBody: RoleAuthsUpdateBody;
        RoleFields: RoleFields;
        RoleCode: RoleCode;
        RoleCreateBody: RoleCreateBody;
        RoleGrantsUpdateBody: RoleGrantsUpdateBody;
        Role: Role;
        RoleListReply: RoleListReply;
        RoleMenus: RoleMenus;
        RoleMenusReply: RoleMenusReply;
        RoleMenusUpdateBody: RoleMenusUpdateBody;
        RolePageReply: RolePageReply;
        RoleReply: RoleReply;
        RoleUpdateBody: RoleUpdateBody;
        TokenCreateBody: TokenCreateBody;
        UserProfileFields: UserProfileFields;
        Gender: Gender;
        UserAccountFields: UserAccountFields;
        Username: Username;
        UserAddBody: UserAddBody;
        WorkgroupRef: WorkgroupRef;
        ViewedAs: ViewedAs;
        UserCounters: UserCounters;
        CurrentUser: CurrentUser;
        CurrentUserReply: CurrentUserReply;
        WorkKind: WorkKind;
        HandOver: HandOver;
        UserDeactivateBody: UserDeactivateBody;
        ProgramId: ProgramId;
        OpenWork: OpenWork;
        OpenWorkListReply: OpenWorkListReply;
        PasswordLink: PasswordLink;
        User: User;
        UserPageReply: UserPageReply;
        SentPasswordLink: SentPasswordLink;
        SentPasswordLinkReply: SentPasswordLinkReply;
        TemporaryPassword: TemporaryPassword;
        UserResetPwdReply: UserResetPwdReply;
        UserUpdateBody: UserUpdateBody;
        UserUpdateOwnBody: UserUpdateOwnBody;
        UserUpdatePwdBody: UserUpdatePwdBody;
        UserReply: UserReply;
        WorkgroupCode: WorkgroupCode;
        ReviewMode: ReviewMode;
        WorkgroupFields: WorkgroupFields;
        WorkgroupCreateBody: WorkgroupCreateBody;
        MemberRole: MemberRole;
        WorkgroupMemberAddBody: WorkgroupMemberAddBody;
        WorkgroupMemberAddResult: WorkgroupMemberAddResult;
        WorkgroupMemberAddReply: WorkgroupMemberAddReply;
        WorkgroupMember: WorkgroupMember;
        WorkgroupMemberListReply: WorkgroupMemberListReply;
        WorkgroupMemberPageReply: WorkgroupMemberPageReply;
        WorkgroupMemberUpdateBody: WorkgroupMemberUpdateBody;
        Workgroup: Workgroup;
        WorkgroupPageReply: WorkgroupPageReply;
        WorkgroupUpdateBody: WorkgroupUpdateBody;
        WorkgroupReply: WorkgroupReply;
    };
    responses: {
        /** Something in the call is not acceptable; `fieldErrors` says what. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Failure;
            };
        };
        /** No session, or it has ended. Sign in again. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Failure;
            };
        };
        /** The account lacks the permission, or has to change its password first. Decided before the body is read. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Failure;
            };
        };
        /** There is no such record, or it is not visible to the caller. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Failure;
            };
        };
        /** The server failed. The message holds no internals; quote `requestId` to support. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Failure;
            };
        };
        /** The record's state does not allow it (stale version, duplicate, still in use, handled by somebody else). */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Failure;
            };
        };
        /** The body is larger than the server accepts. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Failure;
            };
        };
        /** The operation does not accept the content type. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Failure;
            };
        };
        /** The answer is the one that `If-None-Match` names; nothing is sent again. */
        NotModified: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** It was public once and has been withdrawn. */
        Gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Failure;
            };
        };
        /** The `Idempotency-Key` belongs to an earlier call with another input. */
        KeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Failure;
            };
        };
        /** Too many calls; wait as long as `Retry-After` says. */
        TooManyRequests: {
            headers: {
                /** Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": Failure;
            };
        };
        /** The server is busy or restarting its database; try again as `Retry-After` says. */
        Unavailable: {
            headers: {
                /** Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": Failure;
            };
        };
    };
    parameters: {
        /** Page to return, from 1. */
        PageNo: number;
        /** Records a page holds. */
        PageSize: number;
        /** Records that one page of the list has. Without it the list is one page of as many as a list may have. */
        ListPageSize: number;
        /** The record's id. */
        Id: Id;
        /** Only what is in this language. Without it, what is in the language of the type or record that the call names, else in the site's default language. */
        SiteLanguage: Language;
        /**
         * A key of the caller's own, best a random UUID, that makes a repeated call safe. Within 24 hours, the same call with the same key changes nothing and gets the first answer again, byte for byte (`requestId` included), with `Idempotency-Replayed: true`. A call that comes while the first one is still running waits for it. Another input with the same key is refused with 422 `IDEMPOTENCY_KEY_REUSED`. A refused or failed call leaves the key unused.
         *     Keys count for one operation and one account, or one address where nobody is signed in; the latest 10,000 of each account or address are remembered.
         */
        IdempotencyKey: string;
        /** Records that one page of the list has, instead of as many as are listed at most. A list ends after 200 records. */
        SitePageSize: number;
        /** Text to look for; wildcards have no meaning. */
        Keyword: string;
        /** The version that the deletion was decided on. With it, a record that was changed since then is refused with `VERSION_CONFLICT`; without it, whatever the record is by now is deleted. */
        SeenVersion: Version;
        /** Only what is in this language. */
        ContentLanguage: Language;
        /** Only the translations of one record, itself included. */
        TranslationGroup: TranslationGroupId;
        /** Only what is in another language and has no translation in this one. */
        MissingIn: Language;
        /** Direction of `sortField`. */
        SortOrder: "asc" | "desc";
        /** Only what was changed at this time or later. */
        UpdatedFrom: DateTime;
        /** Only what was changed before this time. */
        UpdatedTo: DateTime;
        /** Only what this account was the last to change. */
        UpdatedBy: Id;
        /** The version that the deletion is based on. */
        BasedOnVersion: Version;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
/** What every operation takes and answers, by its id. */
export interface operations {
    accessExplain: {
        parameters: {
            query: AccessExplainParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The answer with its reasons. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AccessExplanationReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    accessTokensPage: {
        parameters: {
            query?: AccessTokensPageParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AccessTokenPageReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    accessTokensSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AccessTokenSaveBody;
            };
        };
        responses: {
            /** The token was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AccessTokenCreatedReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    accessTokensScopes: {
        parameters: {
            query?: AccessTokensScopesParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The permissions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AccessTokenScopeListReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    accessTokensDelete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The token was revoked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmptyReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    siteArticleList: {
        parameters: {
            query?: SiteArticleListParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of articles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ArticleCardPageReply;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    siteComment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key of the caller's own, best a random UUID, that makes a repeated call safe. Within 24 hours, the same call with the same key changes nothing and gets the first answer again, byte for byte (`requestId` included), with `Idempotency-Replayed: true`. A call that comes while the first one is still running waits for it. Another input with the same key is refused with 422 `IDEMPOTENCY_KEY_REUSED`. A refused or failed call leaves the key unused.
                 *     Keys count for one operation and one account, or one address where nobody is signed in; the latest 10,000 of each account or address are remembered.
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CommentBody;
            };
        };
        responses: {
            /** The comment was accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmptyReply;
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    siteDownFile: {
        parameters: {
            query: {
                /** The file's id. */
                id: Id;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The file. */
            200: {
                headers: {
                    /** Names the file for saving it. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    siteGetArticle: {
        parameters: {
            query?: {
                /** Only what is in this language. Without it, what is in the language of the type or record that the call names, else in the site's default language. */
                lang?: Language;
            };
            header?: never;
            path: {
                /** The article's id or slug. */
                id: IdOrSlug;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The article. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PublicArticleReply;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            500: components["responses"]["ServerError"];
        };
    };
    siteGetArticleMessage: {
        parameters: {
            query?: {
                /** Page to return, from 1. */
                pageNo?: number;
                /** Records a page holds. */
                pageSize?: number;
            };
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of comments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PublicCommentPageReply;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            500: components["responses"]["ServerError"];
        };
    };
    siteGetArticleType: {
        parameters: {
            query?: {
                /** Only what is in this language. Without it, what is in the language of the type or record that the call names, else in the site's default language. */
                lang?: Language;
            };
            header?: never;
            path: {
                /** The type's code or id. */
                type: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The type. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PublicArticleTypeReply;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    siteGetBannerList: {
        parameters: {
            query?: SiteGetBannerListParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The banners. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PublicBannerListReply;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    siteGetFriendlyLinkList: {
        parameters: {
            query?: SiteGetFriendlyLinkListParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The links. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PublicFriendlyLinkListReply;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    siteGetHome: {
        parameters: {
            query?: SiteGetHomeParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The home page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PublicHomeReply;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    siteGetPreAndNext: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The neighbours. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PreAndNextReply;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            500: components["responses"]["ServerError"];
        };
    };
    siteGetProduct: {
        parameters: {
            query?: {
                /** Only what is in this language. Without it, what is in the language of the type or record that the call names, else in the site's default language. */
                lang?: Language;
            };
            header?: never;
            path: {
                /** The product's id or code. */
                id: IdOrProductCode;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PublicProductReply;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            500: components["responses"]["ServerError"];
        };
    };
    siteGetStaticSetting: {
        parameters: {
            query?: SiteGetStaticSettingParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PublicSettingReply;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    siteIndexRecommend: {
        parameters: {
            query?: {
                /** Page to return, from 1. */
                pageNo?: number;
                /** Records that one page of the list has, instead of as many as are listed at most. A list ends after 200 records. */
                pageSize?: number;
                /** Articles to return; `pageSize` counts instead where it is given. */
                limit?: number;
                /** Only what is in this language. Without it, what is in the language of the type or record that the call names, else in the site's default language. */
                lang?: Language;
            };
            header?: never;
            path: {
                /** The position. */
                positionType: PositionType;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The articles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ArticleCardListReply;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    siteLeaveMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key of the caller's own, best a random UUID, that makes a repeated call safe. Within 24 hours, the same call with the same key changes nothing and gets the first answer again, byte for byte (`requestId` included), with `Idempotency-Replayed: true`. A call that comes while the first one is still running waits for it. Another input with the same key is refused with 422 `IDEMPOTENCY_KEY_REUSED`. A refused or failed call leaves the key unused.
                 *     Keys count for one operation and one account, or one address where nobody is signed in; the latest 10,000 of each account or address are remembered.
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": MessageBody;
            };
        };
        responses: {
            /** The message was accepted, with the reference by which visitor and staff find it again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MessageReceiptReply;
                };
            };
            400: components["responses"]["Invalid"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    siteMoreMonthList: {
        parameters: {
            query?: SiteMoreMonthListParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The months. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MonthCountListReply;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    siteNewsArticles: {
        parameters: {
            query?: SiteNewsArticlesParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The articles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ArticleCardListReply;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    siteOpenPreview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PreviewOpenBody;
            };
        };
        responses: {
            /** The draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SharedPreviewReply;
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    siteProductList: {
        parameters: {
            query?: SiteProductListParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PublicProductPageReply;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    siteProductTree: {
        parameters: {
            query?: SiteProductTreeParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The tree. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PublicProductTreeReply;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    siteQuickLinkList: {
        parameters: {
            query?: SiteQuickLinkListParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The links. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PublicQuickLinkListReply;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    siteRecommendArticles: {
        parameters: {
            query?: SiteRecommendArticlesParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The articles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ArticleCardListReply;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    siteSearchContent: {
        parameters: {
            query: SiteSearchContentParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of hits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SearchHitPageReply;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    siteTypeTree: {
        parameters: {
            query?: SiteTypeTreeParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The tree. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TypeTreeReply;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    calendarEntries: {
        parameters: {
            query: CalendarEntriesParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CalendarReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    chartsGetDatas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ChartGetDatasBody;
            };
        };
        responses: {
            /** The rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChartDataReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    circulationsCandidates: {
        parameters: {
            query?: CirculationsCandidatesParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CandidatePageReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    circulationsPage: {
        parameters: {
            query: CirculationsPageParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of readers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CirculationPageReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    circulationsRemind: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RemindBody;
            };
        };
        responses: {
            /** The reminders were sent. `result` says how many. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RemindReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    articlesAct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ActBody;
            };
        };
        responses: {
            /** The action was performed. `result` is the article and its new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    articlesDelete: {
        parameters: {
            query?: {
                /** The version that the deletion was decided on. With it, a record that was changed since then is refused with `VERSION_CONFLICT`; without it, whatever the record is by now is deleted. */
                version?: Version;
            };
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The article is in the trash. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmptyReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    articlesGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The article. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ArticleReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    articlesHistory: {
        parameters: {
            query?: {
                /** Page to return, from 1. */
                pageNo?: number;
                /** Records that one page of the list has. Without it the list is one page of as many as a list may have. */
                pageSize?: number;
            };
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The timeline. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": HistoryReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    articlesList: {
        parameters: {
            query?: ArticlesListParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The articles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ArticleListReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    articlesMyHandledTasks: {
        parameters: {
            query?: ArticlesMyHandledTasksParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of tasks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TaskPageReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    articlesMyReadedCirculatedTasks: {
        parameters: {
            query?: ArticlesMyReadedCirculatedTasksParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of tasks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TaskPageReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    articlesPage: {
        parameters: {
            query?: ArticlesPageParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of articles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ArticlePageReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    articlesPresence: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ArticlePresenceBody;
            };
        };
        responses: {
            /** The others, those who came first before the others. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ArticlePresenceReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    articlesPreview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ArticlePreviewBody;
            };
        };
        responses: {
            /** The draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ArticlePreviewReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    articlesPreviewLinkDelete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The link was revoked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmptyReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    articlesPreviewLinkSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PreviewLinkSaveBody;
            };
        };
        responses: {
            /** The link was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": NewPreviewLinkReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    articlesPreviewLinks: {
        parameters: {
            query?: {
                /** Page to return, from 1. */
                pageNo?: number;
                /** Records that one page of the list has. Without it the list is one page of as many as a list may have. */
                pageSize?: number;
            };
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The preview links. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PreviewLinkListReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    articlesRestore: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ArticleRestoreBody;
            };
        };
        responses: {
            /** The version was restored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    articlesSave: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key of the caller's own, best a random UUID, that makes a repeated call safe. Within 24 hours, the same call with the same key changes nothing and gets the first answer again, byte for byte (`requestId` included), with `Idempotency-Replayed: true`. A call that comes while the first one is still running waits for it. Another input with the same key is refused with 422 `IDEMPOTENCY_KEY_REUSED`. A refused or failed call leaves the key unused.
                 *     Keys count for one operation and one account, or one address where nobody is signed in; the latest 10,000 of each account or address are remembered.
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ArticleSaveBody;
            };
        };
        responses: {
            /** The article was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            500: components["responses"]["ServerError"];
        };
    };
    articlesTags: {
        parameters: {
            query?: ArticlesTagsParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The tags. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ArticleTagsReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    articlesTrashDelete: {
        parameters: {
            query: {
                /** The version that the deletion is based on. */
                version: Version;
            };
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The article is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmptyReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    articlesTrashPage: {
        parameters: {
            query?: ArticlesTrashPageParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of deleted articles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TrashedArticlePageReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    articlesTrashRestore: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ArticleTrashRestoreBody;
            };
        };
        responses: {
            /** The article was restored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    articlesUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ArticleUpdateBody;
            };
        };
        responses: {
            /** The article was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    articlesVersion: {
        parameters: {
            query: {
                /** Number of the version. */
                versionNo: VersionNo;
            };
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ArticleVersionReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    articlesVersions: {
        parameters: {
            query?: {
                /** Page to return, from 1. */
                pageNo?: number;
                /** Records a page holds. */
                pageSize?: number;
            };
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of versions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ArticleVersionPageReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    articlesWaitMeToHandleTasks: {
        parameters: {
            query?: ArticlesWaitMeToHandleTasksParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of tasks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TaskPageReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    articlesWaitMeToReadCirculatedTasks: {
        parameters: {
            query?: ArticlesWaitMeToReadCirculatedTasksParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of tasks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TaskPageReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    articleRemarksDecide: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ArticleRemarkDecideBody;
            };
        };
        responses: {
            /** The suggestion was decided. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    articleRemarksList: {
        parameters: {
            query: ArticleRemarksListParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The remarks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ArticleRemarkListReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    articleRemarksPeople: {
        parameters: {
            query?: ArticleRemarksPeopleParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MentionListReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    articleRemarksReply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ArticleRemarkReplyBody;
            };
        };
        responses: {
            /** The reply was stored. `result` is the remark and its new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    articleRemarksSave: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key of the caller's own, best a random UUID, that makes a repeated call safe. Within 24 hours, the same call with the same key changes nothing and gets the first answer again, byte for byte (`requestId` included), with `Idempotency-Replayed: true`. A call that comes while the first one is still running waits for it. Another input with the same key is refused with 422 `IDEMPOTENCY_KEY_REUSED`. A refused or failed call leaves the key unused.
                 *     Keys count for one operation and one account, or one address where nobody is signed in; the latest 10,000 of each account or address are remembered.
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ArticleRemarkSaveBody;
            };
        };
        responses: {
            /** The remark was stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            500: components["responses"]["ServerError"];
        };
    };
    articleRemarksUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ArticleRemarkUpdateBody;
            };
        };
        responses: {
            /** The remark was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    articleTypesAct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ActBody;
            };
        };
        responses: {
            /** The action was performed. `result` is the article type and its new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    articleTypesDelete: {
        parameters: {
            query?: {
                /** The version that the deletion was decided on. With it, a record that was changed since then is refused with `VERSION_CONFLICT`; without it, whatever the record is by now is deleted. */
                version?: Version;
                /** The type that takes over the articles. */
                moveToTypeId?: Id;
            };
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The type was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmptyReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    articleTypesGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The type. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ArticleTypeReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    articleTypesHistory: {
        parameters: {
            query?: {
                /** Page to return, from 1. */
                pageNo?: number;
                /** Records that one page of the list has. Without it the list is one page of as many as a list may have. */
                pageSize?: number;
            };
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The timeline. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": HistoryReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    articleTypesList: {
        parameters: {
            query?: ArticleTypesListParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ArticleTypeListReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    articleTypesMyHandledTasks: {
        parameters: {
            query?: ArticleTypesMyHandledTasksParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of tasks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TaskPageReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    articleTypesMyReadedCirculatedTasks: {
        parameters: {
            query?: ArticleTypesMyReadedCirculatedTasksParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of tasks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TaskPageReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    articleTypesPage: {
        parameters: {
            query?: ArticleTypesPageParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ArticleTypePageReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    articleTypesSave: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key of the caller's own, best a random UUID, that makes a repeated call safe. Within 24 hours, the same call with the same key changes nothing and gets the first answer again, byte for byte (`requestId` included), with `Idempotency-Replayed: true`. A call that comes while the first one is still running waits for it. Another input with the same key is refused with 422 `IDEMPOTENCY_KEY_REUSED`. A refused or failed call leaves the key unused.
                 *     Keys count for one operation and one account, or one address where nobody is signed in; the latest 10,000 of each account or address are remembered.
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ArticleTypeSaveBody;
            };
        };
        responses: {
            /** The type was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            500: components["responses"]["ServerError"];
        };
    };
    articleTypesUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ArticleTypeUpdateBody;
            };
        };
        responses: {
            /** The type was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    articleTypesVersion: {
        parameters: {
            query: {
                /** Number of the version. */
                versionNo: VersionNo;
            };
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ArticleTypeVersionReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    articleTypesWaitMeToHandleTasks: {
        parameters: {
            query?: ArticleTypesWaitMeToHandleTasksParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of tasks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TaskPageReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    articleTypesWaitMeToReadCirculatedTasks: {
        parameters: {
            query?: ArticleTypesWaitMeToReadCirculatedTasksParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of tasks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TaskPageReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    bannersDelete: {
        parameters: {
            query: {
                /** The version that the deletion is based on. */
                version: Version;
            };
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The banner was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmptyReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    bannersGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The banner. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BannerReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    bannersList: {
        parameters: {
            query?: BannersListParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The banners. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BannerListReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    bannersPage: {
        parameters: {
            query?: BannersPageParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of banners. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BannerPageReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    bannersSave: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key of the caller's own, best a random UUID, that makes a repeated call safe. Within 24 hours, the same call with the same key changes nothing and gets the first answer again, byte for byte (`requestId` included), with `Idempotency-Replayed: true`. A call that comes while the first one is still running waits for it. Another input with the same key is refused with 422 `IDEMPOTENCY_KEY_REUSED`. A refused or failed call leaves the key unused.
                 *     Keys count for one operation and one account, or one address where nobody is signed in; the latest 10,000 of each account or address are remembered.
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": BannerSaveBody;
            };
        };
        responses: {
            /** The banner was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            500: components["responses"]["ServerError"];
        };
    };
    bannersUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": BannerUpdateBody;
            };
        };
        responses: {
            /** The banner was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    commentsAssign: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CommentAssignBody;
            };
        };
        responses: {
            /** The comment was assigned. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    commentsAssignees: {
        parameters: {
            query?: CommentsAssigneesParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UserBriefListReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    commentsBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CommentBatchBody;
            };
        };
        responses: {
            /** How many were handled, and which were not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CommentBatchReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    commentClosingsGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The rule. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CommentClosingReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    commentClosingsUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CommentClosingUpdateBody;
            };
        };
        responses: {
            /** The rule was set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    commentsDelete: {
        parameters: {
            query: {
                /** The version that the deletion is based on. */
                version: Version;
            };
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The comment was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmptyReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    commentsGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The comment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CommentReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    commentsPage: {
        parameters: {
            query?: CommentsPageParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of comments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CommentPageReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    commentsReply: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key of the caller's own, best a random UUID, that makes a repeated call safe. Within 24 hours, the same call with the same key changes nothing and gets the first answer again, byte for byte (`requestId` included), with `Idempotency-Replayed: true`. A call that comes while the first one is still running waits for it. Another input with the same key is refused with 422 `IDEMPOTENCY_KEY_REUSED`. A refused or failed call leaves the key unused.
                 *     Keys count for one operation and one account, or one address where nobody is signed in; the latest 10,000 of each account or address are remembered.
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CommentReplyBody;
            };
        };
        responses: {
            /** The answer was stored; the id is the answer's own. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            500: components["responses"]["ServerError"];
        };
    };
    commentsUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CommentUpdateBody;
            };
        };
        responses: {
            /** The comment was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    friendlyLinksDelete: {
        parameters: {
            query: {
                /** The version that the deletion is based on. */
                version: Version;
            };
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The friendly link was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmptyReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    friendlyLinksGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The friendly link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FriendlyLinkReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    friendlyLinksList: {
        parameters: {
            query?: FriendlyLinksListParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The friendly links. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FriendlyLinkListReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    friendlyLinksPage: {
        parameters: {
            query?: FriendlyLinksPageParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of friendly links. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FriendlyLinkPageReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    friendlyLinksSave: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key of the caller's own, best a random UUID, that makes a repeated call safe. Within 24 hours, the same call with the same key changes nothing and gets the first answer again, byte for byte (`requestId` included), with `Idempotency-Replayed: true`. A call that comes while the first one is still running waits for it. Another input with the same key is refused with 422 `IDEMPOTENCY_KEY_REUSED`. A refused or failed call leaves the key unused.
                 *     Keys count for one operation and one account, or one address where nobody is signed in; the latest 10,000 of each account or address are remembered.
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": FriendlyLinkSaveBody;
            };
        };
        responses: {
            /** The friendly link was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            500: components["responses"]["ServerError"];
        };
    };
    friendlyLinksUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": FriendlyLinkUpdateBody;
            };
        };
        responses: {
            /** The friendly link was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    homePagesAct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": HomePageActBody;
            };
        };
        responses: {
            /** The action was performed. `result` is the home page and its new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    homePagesGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The home page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": HomePageReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    homePagesHistory: {
        parameters: {
            query?: {
                /** Page to return, from 1. */
                pageNo?: number;
                /** Records that one page of the list has. Without it the list is one page of as many as a list may have. */
                pageSize?: number;
            };
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The timeline. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": HistoryReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    homePagesList: {
        parameters: {
            query?: HomePagesListParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The home pages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": HomePageListReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    homePagesMyHandledTasks: {
        parameters: {
            query?: HomePagesMyHandledTasksParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of tasks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TaskPageReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    homePagesPreview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": HomePagePreviewBody;
            };
        };
        responses: {
            /** The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PublicHomeReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    homePagesRestore: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": HomePageRestoreBody;
            };
        };
        responses: {
            /** The version was restored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    homePagesUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": HomePageUpdateBody;
            };
        };
        responses: {
            /** The home page was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    homePagesVersion: {
        parameters: {
            query: {
                /** Number of the version. */
                versionNo: VersionNo;
            };
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": HomePageVersionReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    homePagesVersions: {
        parameters: {
            query?: {
                /** Page to return, from 1. */
                pageNo?: number;
                /** Records a page holds. */
                pageSize?: number;
            };
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of versions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": HomePageVersionPageReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    homePagesWaitMeToHandleTasks: {
        parameters: {
            query?: HomePagesWaitMeToHandleTasksParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of tasks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TaskPageReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    messagesAnswers: {
        parameters: {
            query?: {
                /** Page to return, from 1. */
                pageNo?: number;
                /** Records that one page of the list has. Without it the list is one page of as many as a list may have. */
                pageSize?: number;
            };
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MessageAnswerListReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    messagesAssign: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": MessageAssignBody;
            };
        };
        responses: {
            /** The message was assigned. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    messagesAssignees: {
        parameters: {
            query?: MessagesAssigneesParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UserBriefListReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    messagesBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": MessageBatchBody;
            };
        };
        responses: {
            /** How many were handled, and which were not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MessageBatchReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    messagesDelete: {
        parameters: {
            query: {
                /** The version that the deletion is based on. */
                version: Version;
            };
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The message was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmptyReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    messagesGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MessageReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    messagesPage: {
        parameters: {
            query?: MessagesPageParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MessagePageReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    messagesReply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": MessageReplyBody;
            };
        };
        responses: {
            /** The answer was stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    messagesUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": MessageUpdateBody;
            };
        };
        responses: {
            /** The message was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    quickLinksDelete: {
        parameters: {
            query: {
                /** The version that the deletion is based on. */
                version: Version;
            };
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The quick link was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmptyReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    quickLinksGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The quick link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": QuickLinkReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    quickLinksList: {
        parameters: {
            query?: QuickLinksListParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The quick links. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": QuickLinkListReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    quickLinksPage: {
        parameters: {
            query?: QuickLinksPageParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of quick links. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": QuickLinkPageReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    quickLinksSave: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key of the caller's own, best a random UUID, that makes a repeated call safe. Within 24 hours, the same call with the same key changes nothing and gets the first answer again, byte for byte (`requestId` included), with `Idempotency-Replayed: true`. A call that comes while the first one is still running waits for it. Another input with the same key is refused with 422 `IDEMPOTENCY_KEY_REUSED`. A refused or failed call leaves the key unused.
                 *     Keys count for one operation and one account, or one address where nobody is signed in; the latest 10,000 of each account or address are remembered.
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": QuickLinkSaveBody;
            };
        };
        responses: {
            /** The quick link was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            500: components["responses"]["ServerError"];
        };
    };
    quickLinksUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": QuickLinkUpdateBody;
            };
        };
        responses: {
            /** The quick link was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    recommendsDelete: {
        parameters: {
            query: {
                /** The version that the deletion is based on. */
                version: Version;
            };
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The recommendation was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmptyReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    recommendsGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The recommendation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RecommendReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    recommendsList: {
        parameters: {
            query?: RecommendsListParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The recommendations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RecommendListReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    recommendsPage: {
        parameters: {
            query?: RecommendsPageParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of recommendations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RecommendPageReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    recommendsSave: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key of the caller's own, best a random UUID, that makes a repeated call safe. Within 24 hours, the same call with the same key changes nothing and gets the first answer again, byte for byte (`requestId` included), with `Idempotency-Replayed: true`. A call that comes while the first one is still running waits for it. Another input with the same key is refused with 422 `IDEMPOTENCY_KEY_REUSED`. A refused or failed call leaves the key unused.
                 *     Keys count for one operation and one account, or one address where nobody is signed in; the latest 10,000 of each account or address are remembered.
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RecommendSaveBody;
            };
        };
        responses: {
            /** The recommendation was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            500: components["responses"]["ServerError"];
        };
    };
    recommendsUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RecommendUpdateBody;
            };
        };
        responses: {
            /** The recommendation was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    releasesAddItems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReleaseAddItemsBody;
            };
        };
        responses: {
            /** The articles are in the release. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    releasesDelete: {
        parameters: {
            query: {
                /** The version that the deletion is based on. */
                version: Version;
            };
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The release was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmptyReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    releasesGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The release. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReleaseReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    releasesPage: {
        parameters: {
            query?: ReleasesPageParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of releases. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReleasePageReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    releasesPublish: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReleaseStepBody;
            };
        };
        responses: {
            /** The release is released. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    releasesRemoveItems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReleaseRemoveItemsBody;
            };
        };
        responses: {
            /** The articles are not in the release. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    releasesSave: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key of the caller's own, best a random UUID, that makes a repeated call safe. Within 24 hours, the same call with the same key changes nothing and gets the first answer again, byte for byte (`requestId` included), with `Idempotency-Replayed: true`. A call that comes while the first one is still running waits for it. Another input with the same key is refused with 422 `IDEMPOTENCY_KEY_REUSED`. A refused or failed call leaves the key unused.
                 *     Keys count for one operation and one account, or one address where nobody is signed in; the latest 10,000 of each account or address are remembered.
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReleaseSaveBody;
            };
        };
        responses: {
            /** The release was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            500: components["responses"]["ServerError"];
        };
    };
    releasesSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReleaseScheduleBody;
            };
        };
        responses: {
            /** The release is scheduled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    releasesUnschedule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReleaseStepBody;
            };
        };
        responses: {
            /** The release is open again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    releasesUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReleaseUpdateBody;
            };
        };
        responses: {
            /** The release was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    filesCrop: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": FileCropBody;
            };
        };
        responses: {
            /** The picture was cropped. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MediaFileReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    filesDelete: {
        parameters: {
            query: {
                /** The version that the deletion is based on. */
                version: Version;
            };
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The file was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmptyReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    filesDeleteUnused: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": FileBatchBody;
            };
        };
        responses: {
            /** How many were deleted, and which were not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FileBatchReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    filesGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The file's facts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MediaFileReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    filesPage: {
        parameters: {
            query?: FilesPageParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MediaFilePageReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    filesReplace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": FileReplaceBody;
            };
        };
        responses: {
            /** The file was replaced. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MediaFileReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    filesRevert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": FileRevertBody;
            };
        };
        responses: {
            /** The earlier content is back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MediaFileReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    filesUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": FileUpdateBody;
            };
        };
        responses: {
            /** The file was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    filesUpload: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key of the caller's own, best a random UUID, that makes a repeated call safe. Within 24 hours, the same call with the same key changes nothing and gets the first answer again, byte for byte (`requestId` included), with `Idempotency-Replayed: true`. A call that comes while the first one is still running waits for it. Another input with the same key is refused with 422 `IDEMPOTENCY_KEY_REUSED`. A refused or failed call leaves the key unused.
                 *     Keys count for one operation and one account, or one address where nobody is signed in; the latest 10,000 of each account or address are remembered.
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": FileUploadBody;
            };
        };
        responses: {
            /** The file was stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FileUploadReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    filesUses: {
        parameters: {
            query?: {
                /** Page to return, from 1. */
                pageNo?: number;
                /** Records that one page of the list has. Without it the list is one page of as many as a list may have. */
                pageSize?: number;
            };
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The records that refer to it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FileUsesReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    homeGet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** What waits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": HomeReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    importsColumns: {
        parameters: {
            query: ImportsColumnsParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The columns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ImportColumnsReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    importsRun: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key of the caller's own, best a random UUID, that makes a repeated call safe. Within 24 hours, the same call with the same key changes nothing and gets the first answer again, byte for byte (`requestId` included), with `Idempotency-Replayed: true`. A call that comes while the first one is still running waits for it. Another input with the same key is refused with 422 `IDEMPOTENCY_KEY_REUSED`. A refused or failed call leaves the key unused.
                 *     Keys count for one operation and one account, or one address where nobody is signed in; the latest 10,000 of each account or address are remembered.
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ImportRunBody;
            };
        };
        responses: {
            /** What became of each row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ImportReportReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            500: components["responses"]["ServerError"];
        };
    };
    dictsDelete: {
        parameters: {
            query?: {
                /** The version that the deletion was decided on. With it, a record that was changed since then is refused with `VERSION_CONFLICT`; without it, whatever the record is by now is deleted. */
                version?: Version;
            };
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The dictionary was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmptyReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    dictsGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The dictionary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DictReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    dictsList: {
        parameters: {
            query?: DictsListParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The dictionaries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DictListReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
        };
    };
    dictsPage: {
        parameters: {
            query?: DictsPageParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of dictionaries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DictPageReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    dictsSave: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key of the caller's own, best a random UUID, that makes a repeated call safe. Within 24 hours, the same call with the same key changes nothing and gets the first answer again, byte for byte (`requestId` included), with `Idempotency-Replayed: true`. A call that comes while the first one is still running waits for it. Another input with the same key is refused with 422 `IDEMPOTENCY_KEY_REUSED`. A refused or failed call leaves the key unused.
                 *     Keys count for one operation and one account, or one address where nobody is signed in; the latest 10,000 of each account or address are remembered.
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": DictSaveBody;
            };
        };
        responses: {
            /** The dictionary was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            500: components["responses"]["ServerError"];
        };
    };
    dictsUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": DictUpdateBody;
            };
        };
        responses: {
            /** The dictionary was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    dictItemsDelete: {
        parameters: {
            query?: {
                /** The version that the deletion was decided on. With it, a record that was changed since then is refused with `VERSION_CONFLICT`; without it, whatever the record is by now is deleted. */
                version?: Version;
            };
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The dictionary item was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmptyReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    dictItemsGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The dictionary item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DictItemReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    dictItemsList: {
        parameters: {
            query?: DictItemsListParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The dictionary items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DictItemListReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    dictItemsPage: {
        parameters: {
            query?: DictItemsPageParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of dictionary items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DictItemPageReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    dictItemsSave: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key of the caller's own, best a random UUID, that makes a repeated call safe. Within 24 hours, the same call with the same key changes nothing and gets the first answer again, byte for byte (`requestId` included), with `Idempotency-Replayed: true`. A call that comes while the first one is still running waits for it. Another input with the same key is refused with 422 `IDEMPOTENCY_KEY_REUSED`. A refused or failed call leaves the key unused.
                 *     Keys count for one operation and one account, or one address where nobody is signed in; the latest 10,000 of each account or address are remembered.
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": DictItemSaveBody;
            };
        };
        responses: {
            /** The dictionary item was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            500: components["responses"]["ServerError"];
        };
    };
    dictItemsUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": DictItemUpdateBody;
            };
        };
        responses: {
            /** The dictionary item was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    liveSessionsDelete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The session was ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmptyReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    liveSessionsListOwn: {
        parameters: {
            query?: LiveSessionsListOwnParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LiveSessionListReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    liveSessionsDeleteOthers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The other sessions were ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EndedSessionsReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    liveSessionsDeleteOwn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The session was ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmptyReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    liveSessionsPage: {
        parameters: {
            query?: LiveSessionsPageParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LiveSessionPageReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    notificationsPage: {
        parameters: {
            query?: NotificationsPageParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of notices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": NotificationPageReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    notificationsPreference: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The preferences. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": NotificationPreferenceReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    notificationsUpdatePreference: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NotificationPreferenceBody;
            };
        };
        responses: {
            /** The changed preferences. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": NotificationPreferenceReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    notificationsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NotificationReadBody;
            };
        };
        responses: {
            /** How many are still unread. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": NotificationReadReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    oidcBegin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. */
            200: {
                headers: {
                    /** The cookie `atrium-oidc` (over https `__Host-atrium-oidc`), which the attempt belongs to. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OidcBegunReply;
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    oidcGetIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The identity. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OidcIdentityReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    oidcUnlink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Unlinked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmptyReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    oidcSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": OidcSignInBody;
            };
        };
        responses: {
            /** Signed in. */
            200: {
                headers: {
                    /** The cookie `atrium-device` (over https `__Host-atrium-device`), by which the browser is known when it signs in again. It grants nothing. Missing when the browser has it. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SessionReply;
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    oidcSignOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Signed out here. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OidcSignedOutReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    operationLogsGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OperationLogReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    operationLogsPage: {
        parameters: {
            query?: OperationLogsPageParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OperationLogPageReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    passkeysList: {
        parameters: {
            query?: PasskeysListParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The passkeys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PasskeyListReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    passkeysBegin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PasskeyCreationReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    passkeysConfirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PasskeySaveBody;
            };
        };
        responses: {
            /** Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PasskeyCreatedReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    passkeysSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PasskeyProofBody;
            };
        };
        responses: {
            /** Signed in. */
            200: {
                headers: {
                    /** The cookie `atrium-device` (over https `__Host-atrium-device`), by which the browser is known when it signs in again. It grants nothing. Missing when the browser has it. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SessionReply;
                };
            };
            400: components["responses"]["Invalid"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    passkeysSignInBegin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PasskeyRequestReply;
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    passkeysStepUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PasskeyProofBody;
            };
        };
        responses: {
            /** Confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmptyReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    passkeysStepUpBegin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PasskeyRequestReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    passkeysDelete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The passkey was removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmptyReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    sessionOpenPasswordLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PasswordLinkOpenBody;
            };
        };
        responses: {
            /** The link works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OpenedPasswordLinkReply;
                };
            };
            400: components["responses"]["Invalid"];
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    sessionChoosePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PasswordLinkUseBody;
            };
        };
        responses: {
            /** The password was set; sign in with it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmptyReply;
                };
            };
            400: components["responses"]["Invalid"];
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    productsDeleteBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProductDeleteBatchBody;
            };
        };
        responses: {
            /** How many were deleted, and which were not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProductDeleteBatchReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    productsGet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProductGetBody;
            };
        };
        responses: {
            /** The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProductReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    productsGetCascade: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": ProductGetCascadeBody;
            };
        };
        responses: {
            /** The tree. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProductOptionListReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    productsPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": ProductPageBody;
            };
        };
        responses: {
            /** One page of products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProductPageReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    productsProductCascadePage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": ProductCascadePageBody;
            };
        };
        responses: {
            /** One page of categories with what is below them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProductCascadePageReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    productsSave: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key of the caller's own, best a random UUID, that makes a repeated call safe. Within 24 hours, the same call with the same key changes nothing and gets the first answer again, byte for byte (`requestId` included), with `Idempotency-Replayed: true`. A call that comes while the first one is still running waits for it. Another input with the same key is refused with 422 `IDEMPOTENCY_KEY_REUSED`. A refused or failed call leaves the key unused.
                 *     Keys count for one operation and one account, or one address where nobody is signed in; the latest 10,000 of each account or address are remembered.
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProductSaveBody;
            };
        };
        responses: {
            /** The product was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            500: components["responses"]["ServerError"];
        };
    };
    productsUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProductUpdateBody;
            };
        };
        responses: {
            /** The product was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    productsDelete: {
        parameters: {
            query?: {
                /** The version that the deletion was decided on. With it, a record that was changed since then is refused with `VERSION_CONFLICT`; without it, whatever the record is by now is deleted. */
                version?: Version;
            };
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The product was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmptyReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    replyTemplatesDelete: {
        parameters: {
            query: {
                /** The version that the deletion is based on. */
                version: Version;
            };
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The template was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmptyReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    replyTemplatesGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The template. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReplyTemplateReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    replyTemplatesPage: {
        parameters: {
            query?: ReplyTemplatesPageParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of templates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReplyTemplatePageReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    replyTemplatesSave: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key of the caller's own, best a random UUID, that makes a repeated call safe. Within 24 hours, the same call with the same key changes nothing and gets the first answer again, byte for byte (`requestId` included), with `Idempotency-Replayed: true`. A call that comes while the first one is still running waits for it. Another input with the same key is refused with 422 `IDEMPOTENCY_KEY_REUSED`. A refused or failed call leaves the key unused.
                 *     Keys count for one operation and one account, or one address where nobody is signed in; the latest 10,000 of each account or address are remembered.
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReplyTemplateSaveBody;
            };
        };
        responses: {
            /** The template was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            500: components["responses"]["ServerError"];
        };
    };
    replyTemplatesUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReplyTemplateUpdateBody;
            };
        };
        responses: {
            /** The template was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    revisionsPage: {
        parameters: {
            query: RevisionsPageParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RecordHistoryReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    savedViewsSetDefault: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SavedViewDefaultBody;
            };
        };
        responses: {
            /** The choice was stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmptyReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    savedViewsDelete: {
        parameters: {
            query: {
                /** The version that the deletion is based on. */
                version: Version;
            };
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The view was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmptyReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    savedViewsList: {
        parameters: {
            query: SavedViewsListParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The views. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SavedViewListReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    savedViewsSave: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key of the caller's own, best a random UUID, that makes a repeated call safe. Within 24 hours, the same call with the same key changes nothing and gets the first answer again, byte for byte (`requestId` included), with `Idempotency-Replayed: true`. A call that comes while the first one is still running waits for it. Another input with the same key is refused with 422 `IDEMPOTENCY_KEY_REUSED`. A refused or failed call leaves the key unused.
                 *     Keys count for one operation and one account, or one address where nobody is signed in; the latest 10,000 of each account or address are remembered.
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SavedViewSaveBody;
            };
        };
        responses: {
            /** The view was saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            500: components["responses"]["ServerError"];
        };
    };
    savedViewsUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SavedViewUpdateBody;
            };
        };
        responses: {
            /** The view was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    secondFactorGet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SecondFactorReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    secondFactorBegin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SecondFactorSecretReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    secondFactorConfirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SecondFactorCodeBody;
            };
        };
        responses: {
            /** Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RecoveryCodesReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    secondFactorDisable: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SecondFactorCodeBody;
            };
        };
        responses: {
            /** Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmptyReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    secondFactorRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RecoveryCodesBody;
            };
        };
        responses: {
            /** Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RecoveryCodesReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    signInLogsPage: {
        parameters: {
            query?: SignInLogsPageParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SignInLogPageReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    siteSettingsGet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SiteSettingReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    siteSettingsUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SiteSettingUpdateBody;
            };
        };
        responses: {
            /** The settings were changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    sessionStepUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": StepUpBody;
            };
        };
        responses: {
            /** Confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmptyReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    trashPurge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": TrashBody;
            };
        };
        responses: {
            /** What became of the records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TrashReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    trashPage: {
        parameters: {
            query?: TrashPageParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of deleted records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeletedRecordPageReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    trashRestore: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": TrashBody;
            };
        };
        responses: {
            /** What became of the records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TrashReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    systemHealthGet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The state of the system. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SystemHealthReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    sessionBeginViewAs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ViewAsBody;
            };
        };
        responses: {
            /** The session looks through these roles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmptyReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    sessionEndViewAs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The session has its own roles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmptyReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    webhooksDelete: {
        parameters: {
            query: {
                /** The version that the deletion is based on. */
                version: Version;
            };
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The webhook was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmptyReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    webhooksDeliveries: {
        parameters: {
            query: WebhooksDeliveriesParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of deliveries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookDeliveryPageReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    webhooksGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The webhook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    webhooksPage: {
        parameters: {
            query?: WebhooksPageParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of webhooks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookPageReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    webhooksResend: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The delivery is about to be sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookDeliveryReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    webhooksRotateSecret: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WebhookRotateBody;
            };
        };
        responses: {
            /** The secret was rotated. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookSecretReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    webhooksSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WebhookSaveBody;
            };
        };
        responses: {
            /** The webhook was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookSecretReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    webhooksTest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The test is about to be sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookDeliveryReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    webhooksUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WebhookUpdateBody;
            };
        };
        responses: {
            /** The webhook was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    authsAdd: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key of the caller's own, best a random UUID, that makes a repeated call safe. Within 24 hours, the same call with the same key changes nothing and gets the first answer again, byte for byte (`requestId` included), with `Idempotency-Replayed: true`. A call that comes while the first one is still running waits for it. Another input with the same key is refused with 422 `IDEMPOTENCY_KEY_REUSED`. A refused or failed call leaves the key unused.
                 *     Keys count for one operation and one account, or one address where nobody is signed in; the latest 10,000 of each account or address are remembered.
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AuthAddBody;
            };
        };
        responses: {
            /** The permission was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            500: components["responses"]["ServerError"];
        };
    };
    authsDelete: {
        parameters: {
            query?: {
                /** The version that the deletion was decided on. With it, a record that was changed since then is refused with `VERSION_CONFLICT`; without it, whatever the record is by now is deleted. */
                version?: Version;
            };
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The permission was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmptyReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    authsList: {
        parameters: {
            query?: AuthsListParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The permissions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AuthListReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    authsPage: {
        parameters: {
            query?: AuthsPageParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of permissions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AuthPageReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    authsUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AuthUpdateBody;
            };
        };
        responses: {
            /** The permission was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    sessionLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LoginBody;
            };
        };
        responses: {
            /** Signed in. */
            200: {
                headers: {
                    /** The cookie `atrium-device` (over https `__Host-atrium-device`), by which the browser is known when it signs in again. It grants nothing. Missing when the browser has it. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SessionReply;
                };
            };
            400: components["responses"]["Invalid"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sessionLogout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Signed out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmptyReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    menusCreate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key of the caller's own, best a random UUID, that makes a repeated call safe. Within 24 hours, the same call with the same key changes nothing and gets the first answer again, byte for byte (`requestId` included), with `Idempotency-Replayed: true`. A call that comes while the first one is still running waits for it. Another input with the same key is refused with 422 `IDEMPOTENCY_KEY_REUSED`. A refused or failed call leaves the key unused.
                 *     Keys count for one operation and one account, or one address where nobody is signed in; the latest 10,000 of each account or address are remembered.
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": MenuCreateBody;
            };
        };
        responses: {
            /** The menu was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            500: components["responses"]["ServerError"];
        };
    };
    menusCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The menus. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MenuEntryListReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
        };
    };
    menusDelete: {
        parameters: {
            query?: {
                /** The version that the deletion was decided on. With it, a record that was changed since then is refused with `VERSION_CONFLICT`; without it, whatever the record is by now is deleted. */
                version?: Version;
            };
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The menu was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmptyReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    menusList: {
        parameters: {
            query?: MenusListParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The menus. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MenuListReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    menusTree: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The menu to start below; `"0"` for the whole tree. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The tree. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MenuTreeReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    menusUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": MenuUpdateBody;
            };
        };
        responses: {
            /** The menu was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    menusGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The menu. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MenuReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    orgsCreate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key of the caller's own, best a random UUID, that makes a repeated call safe. Within 24 hours, the same call with the same key changes nothing and gets the first answer again, byte for byte (`requestId` included), with `Idempotency-Replayed: true`. A call that comes while the first one is still running waits for it. Another input with the same key is refused with 422 `IDEMPOTENCY_KEY_REUSED`. A refused or failed call leaves the key unused.
                 *     Keys count for one operation and one account, or one address where nobody is signed in; the latest 10,000 of each account or address are remembered.
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": OrgCreateBody;
            };
        };
        responses: {
            /** The organisation was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            500: components["responses"]["ServerError"];
        };
    };
    orgsDelete: {
        parameters: {
            query?: {
                /** The version that the deletion was decided on. With it, a record that was changed since then is refused with `VERSION_CONFLICT`; without it, whatever the record is by now is deleted. */
                version?: Version;
            };
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The organisation was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmptyReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    orgsChildren: {
        parameters: {
            query?: {
                /** Page to return, from 1. */
                pageNo?: number;
                /** Records that one page of the list has. Without it the list is one page of as many as a list may have. */
                pageSize?: number;
            };
            header?: never;
            path: {
                /** The organisation to look below; `"0"` for the top. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The organisations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrgListReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    orgsTree: {
        parameters: {
            query?: OrgsTreeParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The tree. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrgTreeReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    orgsUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": OrgUpdateBody;
            };
        };
        responses: {
            /** The organisation was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    orgsGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The organisation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrgReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    rolesListAuth: {
        parameters: {
            query: RolesListAuthParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The role's permissions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RoleAuthsReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    rolesUpdateAuth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RoleAuthsUpdateBody;
            };
        };
        responses: {
            /** The role's permissions were replaced. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    rolesCreate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key of the caller's own, best a random UUID, that makes a repeated call safe. Within 24 hours, the same call with the same key changes nothing and gets the first answer again, byte for byte (`requestId` included), with `Idempotency-Replayed: true`. A call that comes while the first one is still running waits for it. Another input with the same key is refused with 422 `IDEMPOTENCY_KEY_REUSED`. A refused or failed call leaves the key unused.
                 *     Keys count for one operation and one account, or one address where nobody is signed in; the latest 10,000 of each account or address are remembered.
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RoleCreateBody;
            };
        };
        responses: {
            /** The role was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            500: components["responses"]["ServerError"];
        };
    };
    rolesDelete: {
        parameters: {
            query?: {
                /** The version that the deletion was decided on. With it, a record that was changed since then is refused with `VERSION_CONFLICT`; without it, whatever the record is by now is deleted. */
                version?: Version;
            };
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The role was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmptyReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    rolesUpdateGrants: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RoleGrantsUpdateBody;
            };
        };
        responses: {
            /** What the role opens and permits was replaced. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    rolesList: {
        parameters: {
            query?: RolesListParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The roles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RoleListReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    rolesListMenus: {
        parameters: {
            query: RolesListMenusParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The role's menus. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RoleMenusReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    rolesUpdateMenus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RoleMenusUpdateBody;
            };
        };
        responses: {
            /** The role's menus were replaced. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    rolesPage: {
        parameters: {
            query?: RolesPageParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of roles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RolePageReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    rolesGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The role. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RoleReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    rolesUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RoleUpdateBody;
            };
        };
        responses: {
            /** The role was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    sessionCreateToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": TokenCreateBody;
            };
        };
        responses: {
            /** Signed in. */
            200: {
                headers: {
                    /** The cookie `atrium-device` (over https `__Host-atrium-device`), by which the browser is known when it signs in again. It grants nothing. Missing when the browser has it. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SessionReply;
                };
            };
            400: components["responses"]["Invalid"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sessionRemoveToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Signed out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmptyReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    usersAdd: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key of the caller's own, best a random UUID, that makes a repeated call safe. Within 24 hours, the same call with the same key changes nothing and gets the first answer again, byte for byte (`requestId` included), with `Idempotency-Replayed: true`. A call that comes while the first one is still running waits for it. Another input with the same key is refused with 422 `IDEMPOTENCY_KEY_REUSED`. A refused or failed call leaves the key unused.
                 *     Keys count for one operation and one account, or one address where nobody is signed in; the latest 10,000 of each account or address are remembered.
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UserAddBody;
            };
        };
        responses: {
            /** The account was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    usersCurrent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The signed-in account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CurrentUserReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
        };
    };
    usersDeactivate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UserDeactivateBody;
            };
        };
        responses: {
            /** The account was disabled or deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmptyReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    usersFindByProgramId: {
        parameters: {
            query: UsersFindByProgramIdParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UserBriefListReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    usersHandOverCandidates: {
        parameters: {
            query: UsersHandOverCandidatesParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CandidatePageReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    usersList: {
        parameters: {
            query?: UsersListParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UserBriefListReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    usersOpenWork: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** What is open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OpenWorkListReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    usersPage: {
        parameters: {
            query?: UsersPageParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UserPageReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    usersSendPasswordLink: {
        parameters: {
            query: {
                /** The account. */
                id: Id;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The link is on its way, or in the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SentPasswordLinkReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    usersRevokePasswordLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The link was revoked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmptyReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    usersResetPwd: {
        parameters: {
            query: UsersResetPwdParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The temporary password. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UserResetPwdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    usersResetSecondFactor: {
        parameters: {
            query: {
                /** The account. */
                id: Id;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The second factor was removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmptyReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    usersUnlinkIdentity: {
        parameters: {
            query: {
                /** The account. */
                id: Id;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The account is unlinked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmptyReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    usersUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UserUpdateBody;
            };
        };
        responses: {
            /** The account was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    usersUpdateOwn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UserUpdateOwnBody;
            };
        };
        responses: {
            /** The account was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmptyReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    usersUpdatePwd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UserUpdatePwdBody;
            };
        };
        responses: {
            /** The password was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmptyReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    usersGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UserReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    usersDelete: {
        parameters: {
            query?: {
                /** The version that the deletion was decided on. With it, a record that was changed since then is refused with `VERSION_CONFLICT`; without it, whatever the record is by now is deleted. */
                version?: Version;
            };
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The account was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmptyReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    workgroupsCreate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key of the caller's own, best a random UUID, that makes a repeated call safe. Within 24 hours, the same call with the same key changes nothing and gets the first answer again, byte for byte (`requestId` included), with `Idempotency-Replayed: true`. A call that comes while the first one is still running waits for it. Another input with the same key is refused with 422 `IDEMPOTENCY_KEY_REUSED`. A refused or failed call leaves the key unused.
                 *     Keys count for one operation and one account, or one address where nobody is signed in; the latest 10,000 of each account or address are remembered.
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WorkgroupCreateBody;
            };
        };
        responses: {
            /** The workgroup was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            500: components["responses"]["ServerError"];
        };
    };
    workgroupsDelete: {
        parameters: {
            query?: {
                /** The version that the deletion was decided on. With it, a record that was changed since then is refused with `VERSION_CONFLICT`; without it, whatever the record is by now is deleted. */
                version?: Version;
            };
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The workgroup was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmptyReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    workgroupMembersAdd: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key of the caller's own, best a random UUID, that makes a repeated call safe. Within 24 hours, the same call with the same key changes nothing and gets the first answer again, byte for byte (`requestId` included), with `Idempotency-Replayed: true`. A call that comes while the first one is still running waits for it. Another input with the same key is refused with 422 `IDEMPOTENCY_KEY_REUSED`. A refused or failed call leaves the key unused.
                 *     Keys count for one operation and one account, or one address where nobody is signed in; the latest 10,000 of each account or address are remembered.
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WorkgroupMemberAddBody;
            };
        };
        responses: {
            /** How many were added and how many skipped. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WorkgroupMemberAddReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            500: components["responses"]["ServerError"];
        };
    };
    workgroupMembersDelete: {
        parameters: {
            query?: {
                /** The version that the deletion was decided on. With it, a record that was changed since then is refused with `VERSION_CONFLICT`; without it, whatever the record is by now is deleted. */
                version?: Version;
            };
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The member was removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmptyReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    workgroupMembersList: {
        parameters: {
            query?: WorkgroupMembersListParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WorkgroupMemberListReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    workgroupMembersPage: {
        parameters: {
            query?: WorkgroupMembersPageParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WorkgroupMemberPageReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    workgroupMembersUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WorkgroupMemberUpdateBody;
            };
        };
        responses: {
            /** The member was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    workgroupsPage: {
        parameters: {
            query?: WorkgroupsPageParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of workgroups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WorkgroupPageReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    workgroupsUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WorkgroupUpdateBody;
            };
        };
        responses: {
            /** The workgroup was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    workgroupsGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The record's id. */
                id: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The workgroup. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WorkgroupReply;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
}
