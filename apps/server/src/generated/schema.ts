// Generated from openapi/ by `pnpm generate`. Do not edit.

export interface paths {
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
         * @description Takes a visitor's comment on a published article; it shows once staff approved it. Where comments are switched off: 409 `COMMENT_CLOSED`.
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
         * @description The article as published. A slug it had before answers too, with the present one in `movedTo`.
         *     One that was taken offline is 410 `GONE`; one that is unknown or was never published is 404.
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
         *     one that is unknown or a draft is 404.
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
         * Search published articles
         * @description Articles whose title, summary, keywords, tags or text contain all the words, in Chinese and in English: of Chinese any part of a run of characters, of English any form of a word. Those with all words in the title come first, then those with them in title and summary, then the rest; within each the newest first.
         *     At most 200 hits, which `total` counts: where more articles contain the words, these are the best of the latest, and `truncated` says so. Where several words are all very common and yet seldom together, only the latest articles are looked through; `truncated` says that, too.
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
         * @description Performs one workflow action, atomically. Beside `content:article:act` the action itself needs a permission: `submit` and `withdraw` need `content:article:update`; `publish`, `schedule`, `unschedule` and `offline` need `content:article:publish`; `circulate` needs `content:article:circulate`; `approve`, `reject`, `return` and `transfer` need the caller to be an assignee, `markRead` to be a receiver (else 403 `NOT_ASSIGNEE`). Nobody approves their own work (403 `SELF_APPROVAL`). When an assignee is able to decide no longer, because the account was disabled or lost the role or permission, administrators decide in their place.
         *     Refused with 409: `REVIEW_RUNNING`, `REVIEW_NOT_RUNNING`, `TASK_ALREADY_HANDLED` (somebody handled it first), `VERSION_CONFLICT`, `NOT_APPROVED_VERSION`, `NO_ASSIGNEE` (nobody could decide), `DUPLICATE` (this version is approved already). Refused with 400: `COMMENT_REQUIRED`, and a field error for what the step lacks.
         */
        post: operations["articlesAct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dtArticle/compare/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compare two versions of an article
         * @description What became of an article from one version to another, word by word. Either may be the older; an unknown one is 404.
         */
        get: operations["articlesCompare"];
        put?: never;
        post?: never;
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
         * @description Who did what and when, to which version and with which comment, latest first. At most 999 entries; `truncated` says when the list was cut.
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
         * @description Articles by title, for choosing one. At most 999; `truncated` says when the list was cut.
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
         * @description Stores the given fields as a new version; omitted fields stay unchanged. The public goes on seeing the published version until the new one is published.
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
         * @description Performs one workflow action, atomically. Beside `content:articleType:act` the action itself needs a permission: `submit` and `withdraw` need `content:articleType:update`; `publish`, `schedule`, `unschedule` and `offline` need `content:articleType:publish`; `circulate` needs `content:articleType:circulate`; `approve`, `reject`, `return` and `transfer` need the caller to be an assignee, `markRead` to be a receiver (else 403 `NOT_ASSIGNEE`). Nobody approves their own work (403 `SELF_APPROVAL`). When an assignee is able to decide no longer, because the account was disabled or lost the role or permission, administrators decide in their place.
         *     Refused with 409: `REVIEW_RUNNING`, `REVIEW_NOT_RUNNING`, `TASK_ALREADY_HANDLED` (somebody handled it first), `VERSION_CONFLICT`, `NOT_APPROVED_VERSION`, `NO_ASSIGNEE` (nobody could decide), `DUPLICATE` (this version is approved already), `CYCLE` (on the site its parent lies under the type itself: that one's move has to be published first). Refused with 400: `COMMENT_REQUIRED`, and a field error for what the step lacks.
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
         * @description Deletes a type without children and articles. Refused with 409: `HAS_CHILDREN`, `IN_USE` (the trash counts too), both with the numbers, and `REVIEW_RUNNING`.
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
         * @description Who did what and when, to which version and with which comment, latest first. At most 999 entries; `truncated` says when the list was cut.
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
         * @description The whole tree as a flat list, every parent before its children and siblings by `orderBy`. At most 999; `truncated` says when the list was cut.
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
         * @description Banners ordered by position and `orderBy`, those outside their time included. At most 999; `truncated` says when the list was cut.
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
         * @description Comments that match the filters, newest first unless sorted otherwise, one page at a time. Deleted ones are left out.
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
         * @description Friendly links ordered by `orderBy` and name. At most 999; `truncated` says when the list was cut.
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
         * @description Sets the status of up to 200 messages, or deletes them. Deleting needs the permission `content:message:delete` as well. What cannot be handled is named and does not stop the others.
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
         * @description Deletes a message.
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
         * @description Messages that match the filters, newest first unless sorted otherwise, one page at a time. Deleted ones are left out.
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
         * @description Keeps on record what the visitor was answered and closes the message unless `status` says otherwise. A later answer replaces the former one. Nothing is sent: staff write to the visitor themselves.
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
         * @description Quick links ordered by `orderBy` and title. At most 999; `truncated` says when the list was cut.
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
         * @description Recommendations ordered by position and `orderBy`, those whose article is not public included. At most 999; `truncated` says when the list was cut.
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
    "/api/file/get/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a file's facts
         * @description Name, address, size and type of an uploaded file. The bytes are at its address.
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
         *     Extension and first bytes must agree and be of a known type, else 400 `FILE_TYPE`. Refused too: a name with special characters (400 `FILE_NAME`), an empty file (400 `FILE_EMPTY`), one that is too large (413 `FILE_TOO_LARGE`), and more than 60 files a minute from one address (429 `RATE_LIMITED`).
         */
        post: operations["filesUpload"];
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
         * @description Dictionaries with their items, disabled ones included so that old values keep their labels, ordered by `orderBy` and code. At most 999; `truncated` says when the list was cut.
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
         * @description Items ordered by dictionary, `orderBy` and value, disabled ones included. At most 999; `truncated` says when the list was cut.
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
         * @description Sessions of the signed-in account that have not ended, latest activity first. At most 999; `truncated` says when the list was cut.
         */
        get: operations["liveSessionsListOwn"];
        put?: never;
        post?: never;
        delete?: never;
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
         * @description The tree as values and labels for a cascading picker, ordered by `orderBy` and name. At most 999 nodes; `truncated` says when they were cut.
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
         * @description Categories, series and products that match the filters, one page at a time, without the long text, the specifications and the attachments.
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
         * @description One page of categories, each with its series and their products nested. At most 999 nested records; `truncated` says when they were cut. With filters, an ancestor of a match is there too.
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
         * @description Deletes a permission that no role holds; one in use is refused with `IN_USE` and the number of roles.
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
         * @description Every permission, ordered by `orderBy` and code, for assigning them to roles. At most 999; `truncated` says when the list was cut.
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
         * @description Changes the given fields of a permission; omitted fields stay unchanged. The code cannot be changed. A disabled permission is enabled only by an account that may do what it permits, else `FORBIDDEN`, for roles keep it meanwhile.
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
         * Create a menu below another
         * @description Adds a menu below `parentId`. The tree is at most 4 levels deep. A name that another menu or hidden menu has is refused with `MENU_NAME_TAKEN`, a route's address that another page or the site itself has with `DUPLICATE`.
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
         * @description Every menu that matches the filters as a flat list, ordered by `orderBy` within its parent. At most 999; `truncated` says when the list was cut.
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
         * @description Changes the given fields of a menu; omitted fields stay unchanged. A new `parentId` moves it with everything below; moving it below itself is refused with `CYCLE`, a taken name with `MENU_NAME_TAKEN`, a taken address with `DUPLICATE`.
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
         * Create an organisation below another
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
         * @description The organisations right below the given one, ordered by `orderBy` and name. At most 999; `truncated` says when the list was cut.
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
         * @description Adds a role without menus and permissions. Name and code must be new, ignoring case, else `DUPLICATE`.
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
    "/roles/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List roles
         * @description Every role that matches the filters, ordered by `orderBy` and name, for picking one. At most 999; `truncated` says when the list was cut.
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
         * @description Gives a token for a user name and password; send it in `Authorization` from then on. It ends after two hours without a call, and after twelve hours in any case.
         *     A wrong password and an unknown user name get the same answer, 400 `BAD_CREDENTIALS`; an account that is disabled gets 400 `ACCOUNT_DISABLED` when the password is right.
         *     Five failures lock the name for ten minutes from that address, twenty from anywhere: 429 `ACCOUNT_LOCKED` with `Retry-After`. `POST /login` counts with it.
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
         * @description Adds an account. User name, e-mail and mobile must be new, ignoring case, else `DUPLICATE`. A password that is too easy is refused with `PASSWORD_WEAK`. Nobody hands out a role with more permissions than their own (`FORBIDDEN`).
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
    "/user/findByProgramId": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the users of a programme
         * @description Accounts that carry this programme's code, in brief, ordered by name. At most 999; `truncated` says when the list was cut.
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
    "/user/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users in brief
         * @description Accounts that match the filters, ordered by name, for picking one. At most 999; `truncated` says when the list was cut.
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
         * @description Gives an account a temporary password, answered this once, which must be changed at the next sign-in. Ends the account's sessions and lifts its lock. Refused with `FORBIDDEN` for an account with more permissions than the caller's and with `SELF_FORBIDDEN` for one's own, which `PUT /user/updatePwd` changes.
         */
        put: operations["usersResetPwd"];
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
         * @description Changes the given fields of an account; omitted fields stay unchanged. User name and password cannot be changed here. A taken e-mail or mobile is refused with `DUPLICATE`. Disabling an account ends its sessions. Nobody disables themselves or changes their own roles (`SELF_FORBIDDEN`), takes the last active administrator away (`LAST_ADMIN`), or changes an account or hands out a role with more permissions than their own (`FORBIDDEN`).
         */
        put: operations["usersUpdate"];
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
         * @description Memberships that match the filters, ordered by `orderBy` and name. At most 999; `truncated` says when the list was cut.
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
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree.
         * @example 019368f2-6b1e-7c55-a1c4-5d0f0e8b2a11
         */
        Id: string;
        /**
         * @description The code of an article type; it is part of public URLs.
         * @example company-news
         */
        TypeCode: string;
        /**
         * @description A word that articles share.
         * @example logistics
         */
        Tag: string;
        /**
         * @description A calendar month, `YYYY-MM`.
         * @example 2026-03
         */
        Month: string;
        /** @description The envelope of every answer. Operations add their own `result`. */
        Reply: {
            /** @description `true` when the call did what it says. */
            success: boolean;
            /**
             * @description 0 on success, 1 on failure.
             * @enum {integer}
             */
            code: 0 | 1;
            /** @description A sentence for people. */
            message: string;
            /** @description Identifies this call in the server's log. */
            requestId: string;
            /** @description Present and `true` when a list was cut at its bound of 999 records. */
            truncated?: boolean;
        };
        /** @description One page of a list. Resources add `records`. */
        Page: {
            /** @description Number of matching records in all; where `truncated` says so, of those that can be paged to. */
            total: number;
            /** @description Present and `true` when more records match than `total` counts. Lists of the back office are counted and paged to 10,000 records: narrow the filters, or turn the order round. */
            truncated?: boolean;
            /** @description This page's number from 1. */
            pageNo: number;
            /** @description Records a page holds. */
            pageSize: number;
            /** @description Number of pages in all. */
            pages: number;
        };
        /**
         * @description Names the article in its address. Small letters, digits and Chinese, Japanese or Korean characters, parted by single dashes; never in the form of an id.
         * @example new-berth-opens-in-may
         */
        Slug: string;
        /**
         * @description The focal point of an image, kept in sight where it is cropped: per cent from its left and top edge, as in `object-position`. Null for the centre.
         * @example 50% 20%
         */
        FocalPoint: string | null;
        /**
         * @description Size of a picture that the server keeps, turned as its camera says. Null for other addresses; a server that makes no smaller
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
        PictureSize: {
            /** @description Pixels. */
            width: number;
            /** @description Pixels. */
            height: number;
            /** @description Widths it can be had at, as AVIF at `<address>.<width>.avif` and as WebP at `<address>.<width>.webp`, ascending. One above its own width stands for that. Empty when it is only there as it is. */
            widths: number[];
        } | null;
        /**
         * Format: date-time
         * @description A date-time, ISO 8601 in UTC with a final `Z`.
         * @example 2026-03-14T09:30:00.000Z
         */
        DateTime: string;
        /**
         * @description A published article as lists show it.
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
         *       "isTop": false,
         *       "publishedAt": "2026-03-20T07:00:00.000Z",
         *       "readCount": 312,
         *       "commentCount": 4
         *     }
         */
        ArticleCard: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["Slug"];
            title: string;
            subTitle: string | null;
            summary: string | null;
            cover: string | null;
            coverAlt: string | null;
            coverFocus?: components["schemas"]["FocalPoint"];
            coverSize?: components["schemas"]["PictureSize"];
            author: string | null;
            source: string | null;
            tags: string[];
            typeId: components["schemas"]["Id"];
            typeCode: components["schemas"]["TypeCode"];
            typeName: string;
            /** @description Whether it is pinned now. */
            isTop: boolean;
            publishedAt: components["schemas"]["DateTime"];
            /** @description How often it was read, a visitor counted once in half an hour. May lag behind by a minute: it grows without the reply being made anew. */
            readCount: number;
            /** @description Approved comments. */
            commentCount: number;
        };
        /** @description One page of published articles. */
        ArticleCardPageReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["Page"] & {
                records: components["schemas"]["ArticleCard"][];
            };
        };
        /**
         * @description What went wrong, for programs. The message says it for people.
         * @enum {string}
         */
        ErrorCode: "UNAUTHENTICATED" | "FORBIDDEN" | "PASSWORD_CHANGE_REQUIRED" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "VERSION_CONFLICT" | "DUPLICATE" | "GONE" | "VALIDATION_FAILED" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "RATE_LIMITED" | "NOT_IMPLEMENTED" | "UNAVAILABLE" | "INTERNAL" | "BAD_CREDENTIALS" | "ACCOUNT_LOCKED" | "ACCOUNT_DISABLED" | "PASSWORD_WEAK" | "OLD_PASSWORD_WRONG" | "LAST_ADMIN" | "SELF_FORBIDDEN" | "IN_USE" | "HAS_CHILDREN" | "CYCLE" | "BUILTIN_READONLY" | "DICT_CODE_COLLISION" | "MENU_NAME_TAKEN" | "SLUG_TAKEN" | "REVIEW_RUNNING" | "REVIEW_NOT_RUNNING" | "TASK_ALREADY_HANDLED" | "NOT_ASSIGNEE" | "SELF_APPROVAL" | "COMMENT_REQUIRED" | "NO_ASSIGNEE" | "NOT_APPROVED_VERSION" | "COMMENT_CLOSED" | "FILE_TYPE" | "FILE_NAME" | "FILE_TOO_LARGE" | "FILE_EMPTY" | "THEME_NOT_FOUND";
        /**
         * @description One field that was not accepted.
         * @example {
         *       "field": "title",
         *       "code": "maxLength",
         *       "message": "must be at most 200 characters"
         *     }
         */
        FieldError: {
            /** @description Path of the field in the body or query, with dots and indexes (`attachments.0.url`); empty for the whole. */
            field: string;
            /** @description The rule that failed, in the contract's own keyword (`required`, `maxLength`, `pattern`, …). */
            code: string;
            message: string;
        };
        /** @description The envelope of a refused call. */
        Failure: components["schemas"]["Reply"] & {
            /** @enum {boolean} */
            success?: false;
            /** @enum {integer} */
            code?: 1;
            errorCode: components["schemas"]["ErrorCode"];
            fieldErrors?: components["schemas"]["FieldError"][];
            /** @description Facts that help the caller go on (the current record on `VERSION_CONFLICT`, counts on `IN_USE`), else null. */
            result: Record<string, never> | null;
        };
        /** @description A field people do not see. Whatever fills it in is a machine; its entry is dropped while the answer stays the same. */
        Honeypot: string;
        /**
         * @description A visitor's comment.
         * @example {
         *       "articleId": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a21",
         *       "nickname": "Anna",
         *       "email": "anna@example.com",
         *       "content": "Will the promenade stay open?",
         *       "website": ""
         *     }
         */
        CommentBody: {
            articleId: components["schemas"]["Id"];
            /**
             * @description The approved comment it replies to; null for none.
             * @example 019368f2-6b1e-7c55-a1c4-5d0f0e8b2a11
             */
            parentId?: string | null;
            /** @example Anna */
            nickname: string;
            /**
             * Format: email
             * @description Never shown; null for none.
             */
            email?: string | null;
            /**
             * @description Plain text.
             * @example Is the berth open to visitors?
             */
            content: string;
            website?: components["schemas"]["Honeypot"];
        };
        /** @description The call did what it says and has nothing more to tell. */
        EmptyReply: components["schemas"]["Reply"] & {
            result: null;
        };
        /**
         * @description An article's id or slug.
         * @example new-berth-opens-in-may
         */
        IdOrSlug: string;
        /** @description A picture of the site's own with its size. */
        SizedPicture: {
            /**
             * @description Path of its address.
             * @example /files/2026/03/quay.webp
             */
            url: string;
            size: components["schemas"]["PictureSize"];
        };
        /**
         * @description An http(s) address, or one relative to this site (starting with a single `/`). What reads a field as a list with semicolons finds no other scheme in it either.
         * @example /files/2026/03/harbour.webp
         */
        Url: string;
        /** @description An uploaded file that belongs to a record. */
        Attachment: {
            id: components["schemas"]["Id"];
            /** @description The file's own name. */
            name: string;
            url: components["schemas"]["Url"];
            /** @description Bytes. */
            size: number;
            mimeType: string;
        };
        /**
         * @description `list` shows its articles, `single` is one page made of one article, `link` leads to `redirectUrl`.
         *     Its labels are in the dictionary `articleTypeKind`.
         * @enum {string}
         */
        ArticleTypeKind: "list" | "single" | "link";
        /** @description A type on the way from the top of the tree. */
        Breadcrumb: {
            id: components["schemas"]["Id"];
            code: components["schemas"]["TypeCode"];
            name: string;
            kind: components["schemas"]["ArticleTypeKind"];
        };
        /** @description A heading of a text. */
        TocEntry: {
            /** @description The heading's id in the HTML. */
            id: string;
            level: number;
            text: string;
        };
        /**
         * @description A published article.
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
         *       "movedTo": null
         *     }
         */
        PublicArticle: components["schemas"]["ArticleCard"] & {
            /** @description The cleaned HTML; its headings carry the ids of `toc`. */
            content: string;
            /** @description Addresses separated by semicolons. */
            images: string | null;
            /** @description Sizes of the site's own pictures in its text and beside it. */
            pictures?: components["schemas"]["SizedPicture"][];
            videoUrl: string | null;
            attachments: components["schemas"]["Attachment"][];
            sourceUrl: string | null;
            keywords: string[];
            /** @description Whether it accepts comments now: the article, its type and the site all allow it. */
            allowComment: boolean;
            seoTitle: string | null;
            seoDescription: string | null;
            /** @description Whether search engines shall leave it out. */
            noIndex: boolean;
            /** @description When the published version was published. */
            modifiedAt: components["schemas"]["DateTime"];
            /** @description The types from the top of the tree to the article's own. */
            breadcrumbs: components["schemas"]["Breadcrumb"][];
            /** @description The headings of the text. */
            toc: components["schemas"]["TocEntry"][];
            /** @description Time to read it, at least 1. */
            readingMinutes: number;
            /**
             * @description The present slug, when it was asked for by an old one; else null.
             * @example new-berth-opens-in-may
             */
            movedTo: string | null;
        };
        /** @description A published article. */
        PublicArticleReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["PublicArticle"];
        };
        /** @description An approved comment with its replies. */
        PublicComment: {
            id: components["schemas"]["Id"];
            /** @description The comment it replies to; null for none. */
            parentId: string | null;
            nickname: string;
            /** @description Whether the company wrote it. */
            isStaff: boolean;
            /** @description Plain text. */
            content: string;
            createdAt: components["schemas"]["DateTime"];
            /** @description Approved replies, oldest first; none on the fifth level. */
            replies: components["schemas"]["PublicComment"][];
        };
        /** @description One page of comments. */
        PublicCommentPageReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["Page"] & {
                records: components["schemas"]["PublicComment"][];
            };
        };
        /** @description The id of the parent record, or `"0"` at the top of the tree. */
        ParentId: components["schemas"]["Id"];
        /**
         * @description A published article type with those below it.
         * @example {
         *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a61",
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
        TypeNode: {
            id: components["schemas"]["Id"];
            parentId: components["schemas"]["ParentId"];
            name: string;
            code: components["schemas"]["TypeCode"];
            kind: components["schemas"]["ArticleTypeKind"];
            icon: string | null;
            cover: string | null;
            description: string | null;
            /** @description Where a type of kind `link` leads. */
            redirectUrl: string | null;
            /** @description Whether it belongs in the navigation. */
            navVisible: boolean;
            allowComment: boolean;
            orderBy: number;
            /** @description Published articles of it and of those below it. */
            articleCount: number;
            children: components["schemas"]["TypeNode"][];
        };
        /** @description A published article type with the way to it. */
        PublicArticleType: components["schemas"]["TypeNode"] & {
            seoTitle: string | null;
            seoDescription: string | null;
            /** @description From the top of the tree to this type, itself included. */
            breadcrumbs: components["schemas"]["Breadcrumb"][];
            /** @description The article of a type of kind `single`, when one is published. */
            singleArticle?: components["schemas"]["PublicArticle"];
        };
        /** @description A published article type. */
        PublicArticleTypeReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["PublicArticleType"];
        };
        /**
         * @description A place on the public site, with the words of the dictionary `positionType`.
         * @example home
         */
        PositionType: string;
        /** @description A banner. */
        PublicBanner: {
            id: components["schemas"]["Id"];
            position: string;
            title: string;
            subtitle: string | null;
            image: string;
            imageAlt: string;
            imageSize?: components["schemas"]["PictureSize"];
            linkUrl: string | null;
        };
        /** @description Banners. */
        PublicBannerListReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["PublicBanner"][];
        };
        /** @description A link to another site. */
        PublicFriendlyLink: {
            id: components["schemas"]["Id"];
            name: string;
            url: string;
            logo: string | null;
        };
        /** @description Links to other sites. */
        PublicFriendlyLinkListReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["PublicFriendlyLink"][];
        };
        /** @description A published article to go on with, or null. */
        ArticleNeighbour: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["Slug"];
            title: string;
            publishedAt: components["schemas"]["DateTime"];
        } | null;
        /**
         * @description An article's neighbours; null at either end.
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
        PreAndNext: {
            /** @description The newer neighbour. */
            pre: components["schemas"]["ArticleNeighbour"];
            /** @description The older neighbour. */
            next: components["schemas"]["ArticleNeighbour"];
        };
        /** @description An article's neighbours. */
        PreAndNextReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["PreAndNext"];
        };
        /**
         * @description The id or code of a category, series or product. The code's case makes no difference.
         * @example TG-4
         */
        IdOrProductCode: string;
        /**
         * @description A decimal number as text, at most two places; null for none.
         * @example 1280.00
         */
        ProductPrice: string | null;
        /**
         * @description A product on the shelf as lists show it.
         * @example {
         *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a43",
         *       "code": "TG-4",
         *       "name": "Tide gauge TG-4",
         *       "brand": null,
         *       "model": "TG-4",
         *       "summary": "A float in a well, read every second.",
         *       "price": "1280.00",
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
        PublicProductCard: {
            id: components["schemas"]["Id"];
            code: string | null;
            name: string;
            brand: string | null;
            model: string | null;
            summary: string | null;
            price: components["schemas"]["ProductPrice"];
            /** @description URL of the image. */
            cover: string | null;
            coverSize?: components["schemas"]["PictureSize"];
            seriesId: components["schemas"]["Id"];
            seriesName: string;
        };
        /**
         * @description One line of the specifications.
         * @example {
         *       "group": "Size",
         *       "name": "Length",
         *       "value": "4.2",
         *       "unit": "m"
         *     }
         */
        ProductSpec: {
            /**
             * @description Its heading.
             * @example Size
             */
            group: string;
            /**
             * @description What is specified.
             * @example Length
             */
            name: string;
            /** @example 4.2 */
            value: string;
            /** @description Unit of the value; null for none. */
            unit?: string | null;
        };
        /** @description Specifications under one heading. */
        ProductSpecGroup: {
            /**
             * @description The heading.
             * @example Size
             */
            name: string;
            specs: components["schemas"]["ProductSpec"][];
        };
        /** @description A category or series on the way to a product. */
        ProductBreadcrumb: {
            id: components["schemas"]["Id"];
            code: string | null;
            name: string;
        };
        /** @description A product on the shelf. */
        PublicProduct: components["schemas"]["PublicProductCard"] & {
            /** @description Rich text as cleaned HTML. */
            content: string | null;
            /** @description URLs of more images separated by semicolons. */
            images: string | null;
            /** @description Sizes of the site's own pictures in its text and beside it. */
            pictures?: components["schemas"]["SizedPicture"][];
            /** @description The specifications under their headings. */
            specGroups: components["schemas"]["ProductSpecGroup"][];
            attachments: components["schemas"]["Attachment"][];
            /** @description The category and the series it is in. */
            breadcrumbs: components["schemas"]["ProductBreadcrumb"][];
            /** @description When it was changed last. */
            modifiedAt: components["schemas"]["DateTime"];
        };
        /** @description A product on the shelf. */
        PublicProductReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["PublicProduct"];
        };
        /** @description The company elsewhere. */
        PublicSocialLink: {
            name: string;
            url: string;
        };
        /** @description The settings that the public site needs. */
        PublicSetting: {
            systemName: string;
            companyName: string;
            logo: string | null;
            slogan: string | null;
            /** @description Registration number that Chinese law asks for. */
            icp: string | null;
            copyright: string | null;
            phone: string | null;
            email: string | null;
            address: string | null;
            socialLinks: components["schemas"]["PublicSocialLink"][];
            seoTitle: string | null;
            seoDescription: string | null;
            /** @description Whether visitors may comment at all. */
            commentEnabled: boolean;
            /** @description Whether visitors may leave messages. */
            messageEnabled: boolean;
        };
        /** @description The site's settings. */
        PublicSettingReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["PublicSetting"];
        };
        /** @description Published articles. */
        ArticleCardListReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["ArticleCard"][];
        };
        /** @example +86 571 5555 0100 */
        Phone: string;
        /**
         * Format: email
         * @example mei.chen@example.com
         */
        Email: string;
        /**
         * @description A visitor's message, with a way to answer it.
         * @example {
         *       "name": "Anna Keller",
         *       "email": "anna@example.com",
         *       "subject": "Berth 4",
         *       "content": "Which draught does the new berth allow?"
         *     }
         */
        MessageBody: {
            /** @example Anna Keller */
            name: string;
            phone?: components["schemas"]["Phone"];
            email?: components["schemas"]["Email"];
            company?: string;
            subject?: string;
            /**
             * @description Plain text.
             * @example Which draught does the new berth allow?
             */
            content: string;
            website?: components["schemas"]["Honeypot"];
        } & (unknown | unknown);
        /** @description A month of the archive. */
        MonthCount: {
            month: components["schemas"]["Month"];
            /** @description Articles published in it. */
            count: number;
        };
        /** @description Months of the archive. */
        MonthCountListReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["MonthCount"][];
        };
        /** @description One page of products on the shelf. */
        PublicProductPageReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["Page"] & {
                records: components["schemas"]["PublicProductCard"][];
            };
        };
        /**
         * @description Categories hold series, series hold products. Its labels are in the dictionary `productKind`.
         * @enum {string}
         */
        ProductKind: "category" | "series" | "product";
        /**
         * @description A category or series on the shelf, with the series below it.
         * @example {
         *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a41",
         *       "parentId": "0",
         *       "kind": "category",
         *       "name": "Gauges",
         *       "code": "GAUGES",
         *       "summary": "They tell how high the water stands.",
         *       "productCount": 3,
         *       "children": []
         *     }
         */
        PublicProductNode: {
            id: components["schemas"]["Id"];
            parentId: components["schemas"]["ParentId"];
            kind: components["schemas"]["ProductKind"];
            name: string;
            code: string | null;
            summary: string | null;
            /** @description Products on the shelf anywhere below it. */
            productCount: number;
            children: components["schemas"]["PublicProductNode"][];
        };
        /** @description The tree of product categories. */
        PublicProductTreeReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["PublicProductNode"][];
        };
        /** @description A short cut. */
        PublicQuickLink: {
            id: components["schemas"]["Id"];
            title: string;
            url: string;
            icon: string | null;
        };
        /** @description Short cuts. */
        PublicQuickLinkListReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["PublicQuickLink"][];
        };
        /** @description A stretch of a text to mark, counted in UTF-16 units as JavaScript does. */
        HighlightRange: {
            /** @description First unit. */
            start: number;
            /** @description The unit after the last. */
            end: number;
        };
        /** @description A published article that a search found. */
        SearchHit: components["schemas"]["ArticleCard"] & {
            /** @description What to mark in `title`. */
            titleHighlights: components["schemas"]["HighlightRange"][];
            /** @description The place in the text that fits best, as plain text. */
            snippet: string;
            /** @description What to mark in `snippet`. */
            snippetHighlights: components["schemas"]["HighlightRange"][];
        };
        /** @description One page of search hits. */
        SearchHitPageReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["Page"] & {
                records: components["schemas"]["SearchHit"][];
                /** @description Whether more articles may contain the words than `total` counts. */
                truncated: boolean;
            };
        };
        /** @description The tree of article types. */
        TypeTreeReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["TypeNode"][];
        };
        /**
         * @description Name of a query that is registered in the server.
         * @example articleSource
         * @example articlesPerMonth
         * @example articlesByType
         * @example mostReadArticles
         * @example pendingTaskAge
         */
        DataThemeId: string;
        /**
         * @description One filter.
         * @example {
         *       "paramName": "month",
         *       "paramValue": "2026-03"
         *     }
         */
        DataParam: {
            /**
             * @description A parameter of the query.
             * @example month
             */
            paramName: string;
            /** @description Its value, of the type that the query says. */
            paramValue: string | number | boolean;
        };
        /**
         * @description Which query, with which filters, which page of it. `pageNo` is 1 and `pageSize` 999 unless said otherwise.
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
        ChartGetDatasBody: {
            dataThemeId: components["schemas"]["DataThemeId"];
            /** @description Filters, each parameter at most once. */
            dataParamList?: components["schemas"]["DataParam"][];
            /** @description Page to return, from 1. */
            pageNo?: number;
            /** @description Rows a page holds. */
            pageSize?: number;
        };
        /** @description A column of the answer. */
        ChartColumn: {
            /** @description Key of the value in a row. */
            name: string;
            /** @description Name for people. */
            label: string;
            /** @enum {string} */
            type: "string" | "number" | "boolean" | "month" | "dateTime";
        };
        /** @description A row; its keys are the columns' names. */
        ChartRow: {
            [key: string]: string | number | boolean | null;
        };
        /**
         * @description One page of a query's rows.
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
        ChartData: {
            dataThemeId: string;
            columns: components["schemas"]["ChartColumn"][];
            records: components["schemas"]["ChartRow"][];
            /** @description Number of matching rows in all. */
            total: number;
            pageNo: number;
            pageSize: number;
            /** @description Whether there are more rows than this page holds. */
            truncated: boolean;
        };
        /** @description Rows of a query. */
        ChartDataReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["ChartData"];
        };
        /**
         * @description A step through review and publication.
         * @enum {string}
         */
        WorkflowAction: "submit" | "withdraw" | "approve" | "reject" | "return" | "transfer" | "circulate" | "markRead" | "publish" | "schedule" | "unschedule" | "offline";
        /**
         * @description The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`.
         * @example 3
         */
        Version: number;
        /**
         * @description One step. Name the record (`bizId`) or the caller's task (`taskId`). `reject`, `return` and `transfer` need `comment`;
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
        ActBody: {
            /** @description The article or article type. */
            bizId?: components["schemas"]["Id"];
            /** @description A task of the caller for it. */
            taskId?: components["schemas"]["Id"];
            action: components["schemas"]["WorkflowAction"];
            /** @description Words to go with it. */
            comment?: string;
            /** @description Accounts to transfer or circulate to. */
            userIds?: components["schemas"]["Id"][];
            /** @description Workgroups to circulate to. */
            workgroupIds?: components["schemas"]["Id"][];
            /** @description When to publish. */
            scheduledAt?: components["schemas"]["DateTime"];
            version: components["schemas"]["Version"];
        } & (unknown | unknown);
        /** @description What a write answers with. Read the record again for everything the server derives. */
        WrittenRecord: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
        };
        /** @description The id of the record that was written, and its new version. */
        IdReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["WrittenRecord"];
        };
        /** @description Number of a saved version, from 1. */
        VersionNo: number;
        /** @description One saved version, without its content. */
        ArticleVersion: {
            versionNo: components["schemas"]["VersionNo"];
            title: string;
            /** @description Whether the editor saved it by itself. */
            autosaved: boolean;
            /** @description Whether a review approved it. */
            approved: boolean;
            /** @description Whether the public sees it now. */
            published: boolean;
            /** @description The version it was restored from; null for none. */
            restoredFrom: number | null;
            createdAt: components["schemas"]["DateTime"];
            createdBy: string;
            createdByName: string;
        };
        /** @description A run of text that both versions have, or only the one (`removed`) or the other (`added`). */
        TextPiece: {
            /** @enum {string} */
            change: "same" | "added" | "removed";
            text: string;
        };
        /** @description What became of a field. Lists are joined by commas, and attachments go by their names. */
        FieldComparison: {
            /** @description Name of the field, such as `title`. */
            field: string;
            pieces: components["schemas"]["TextPiece"][];
        };
        /**
         * @description What became of a paragraph, heading, list item, table cell or picture. One that is `changed` while all its pieces are `same`
         *     changed in its markup alone: a link, a picture, a style.
         */
        BlockComparison: {
            /** @description Name of its HTML element, such as `p`. */
            tag: string;
            /** @enum {string} */
            change: "same" | "added" | "removed" | "changed";
            /** @description Its words in order, as plain text; of a picture those that describe it. */
            pieces: components["schemas"]["TextPiece"][];
        };
        /** @description What became of an article from one version to another. */
        ArticleComparison: {
            from: components["schemas"]["ArticleVersion"];
            to: components["schemas"]["ArticleVersion"];
            /** @description The fields that differ, by name, except the text. */
            fields: components["schemas"]["FieldComparison"][];
            /** @description The text, block by block; those that are the same too. */
            blocks: components["schemas"]["BlockComparison"][];
        };
        /** @description What became of an article from one version to another. */
        ArticleComparisonReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["ArticleComparison"];
        };
        /** @description The fields that the server sets on every stored record. */
        Entity: {
            readonly id: components["schemas"]["Id"];
            readonly createdAt: components["schemas"]["DateTime"];
            /** @description Id of the account that created the record. */
            readonly createdBy: string;
            readonly createdByName: string;
            readonly updatedAt: components["schemas"]["DateTime"];
            /** @description Id of the account that last changed the record. */
            readonly updatedBy: string;
            readonly updatedByName: string;
            readonly version: components["schemas"]["Version"];
        };
        /**
         * @description The publication status of a record. Its labels are in the dictionary `contentStatus`.
         * @enum {string}
         */
        ContentStatus: "draft" | "approved" | "scheduled" | "published" | "offline";
        /**
         * @description The status of the current review round. Its labels are in the dictionary `reviewStatus`.
         * @enum {string}
         */
        ReviewStatus: "none" | "running" | "approved" | "rejected" | "returned" | "withdrawn";
        /**
         * @description `status` and `reviewStatus` in one word, for lists and filters. `publishedChanged` is live with newer work beside it,
         *     `publishedReviewing` is live with newer work in review. Its labels are in the dictionary `displayStatus`.
         * @enum {string}
         */
        DisplayStatus: "draft" | "reviewing" | "returned" | "rejected" | "withdrawn" | "approved" | "scheduled" | "published" | "publishedChanged" | "publishedReviewing" | "offline";
        /**
         * @description What the caller may do with a record now, by permission and state.
         * @enum {string}
         */
        RecordAction: "submit" | "withdraw" | "approve" | "reject" | "return" | "transfer" | "circulate" | "markRead" | "publish" | "schedule" | "unschedule" | "offline" | "update" | "delete";
        /** @description The status of a record, set by the server. */
        WorkflowState: {
            status: components["schemas"]["ContentStatus"];
            reviewStatus: components["schemas"]["ReviewStatus"];
            displayStatus: components["schemas"]["DisplayStatus"];
            readonly allowedActions: components["schemas"]["RecordAction"][];
            /** @description The version saved last. */
            readonly headVersionNo: number;
            /** @description The version approved last. */
            readonly approvedVersionNo: number | null;
            /** @description The version the public sees. */
            readonly publishedVersionNo: number | null;
            /** @description When it was published first; null before. */
            readonly publishedAt: string | null;
            /** @description When it is to be published; null when that is not planned. */
            scheduledAt: string | null;
        };
        /** @description The fields of an article that lists show, as saved. */
        ArticleHead: {
            typeId: components["schemas"]["Id"];
            readonly typeName: string;
            title: string;
            subTitle: string | null;
            slug: components["schemas"]["Slug"];
            summary: string | null;
            cover: string | null;
            coverAlt: string | null;
            coverFocus?: components["schemas"]["FocalPoint"];
            author: string | null;
            source: string | null;
            tags: string[];
            allowComment: boolean;
            /** @description Whether it is pinned to the top of lists. */
            isTop: boolean;
            /**
             * @description When the pin ends; null for never.
             * @example 2026-03-20T07:00:00.000Z
             */
            topUntil: string | null;
            recommendPositions: string[];
            /** @description Position in lists, descending. */
            orderBy: number;
            /**
             * @description When it is taken offline by itself; null for never.
             * @example 2026-03-20T07:00:00.000Z
             */
            offlineAt: string | null;
        };
        /** @description An article without its content. */
        ArticleSummary: components["schemas"]["Entity"] & components["schemas"]["WorkflowState"] & components["schemas"]["ArticleHead"] & {
            /** @description How often visitors read it; each read is added some seconds later. */
            readonly readCount: number;
            /** @description Its approved comments. */
            readonly commentCount: number;
        };
        /** @description The fields of an article that only the article itself shows, as saved. */
        ArticleText: {
            /** @description The cleaned HTML. */
            content: string;
            /** @description Addresses separated by semicolons. */
            images: string | null;
            /** @example https://video.example.com/harbour */
            videoUrl: string | null;
            attachments: components["schemas"]["Attachment"][];
            /** @example https://www.example.com/press/berth-4 */
            sourceUrl: string | null;
            keywords: string[];
            seoTitle: string | null;
            seoDescription: string | null;
            noIndex: boolean;
        };
        /**
         * @description An article as last saved.
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
         *       "publishedAt": null,
         *       "scheduledAt": null,
         *       "typeId": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a61",
         *       "typeName": "News",
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
        Article: components["schemas"]["ArticleSummary"] & components["schemas"]["ArticleText"];
        /** @description An article. */
        ArticleReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["Article"];
        };
        /**
         * @description What happened to a record. Its labels are in the dictionary `historyAction`.
         * @enum {string}
         */
        HistoryAction: "create" | "update" | "restore" | "submit" | "withdraw" | "approve" | "reject" | "return" | "transfer" | "circulate" | "markRead" | "publish" | "schedule" | "unschedule" | "offline" | "delete" | "trashRestore";
        /** @description Somebody something was handed to. */
        HistoryReceiver: {
            userId: components["schemas"]["Id"];
            name: string;
            /** @description When a circulated item was read; null before. */
            readAt: string | null;
        };
        /**
         * @description One event in a record's life.
         * @example {
         *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a51",
         *       "action": "circulate",
         *       "versionNo": 4,
         *       "round": 0,
         *       "nodeName": null,
         *       "comment": "For your information.",
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
        HistoryEntry: {
            id: components["schemas"]["Id"];
            action: components["schemas"]["HistoryAction"];
            /** @description The version it happened to. */
            versionNo: number;
            /** @description The round of review; 0 outside of one. */
            round: number;
            /** @description The station of the review; null outside of one. */
            nodeName: string | null;
            comment: string | null;
            /** @description The account that did it; null when the server did (a planned publication). */
            actorId: string | null;
            actorName: string;
            /** @description To whom it was transferred or circulated; empty for other events. */
            receivers: components["schemas"]["HistoryReceiver"][];
            /** @description For `schedule` the scheduled time. */
            scheduledAt: string | null;
            createdAt: components["schemas"]["DateTime"];
        };
        /** @description A timeline. */
        HistoryReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["HistoryEntry"][];
        };
        /** @description As much of an article as is needed to choose it. */
        ArticleBrief: {
            id: components["schemas"]["Id"];
            title: string;
            slug: components["schemas"]["Slug"];
            typeId: components["schemas"]["Id"];
            typeName: string;
            cover: string | null;
            status: components["schemas"]["ContentStatus"];
            displayStatus: components["schemas"]["DisplayStatus"];
            publishedAt: string | null;
        };
        /** @description Articles, briefly. */
        ArticleListReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["ArticleBrief"][];
        };
        /**
         * @description The status of a task; `unread` and `read` are for circulated items. Its labels are in the dictionary `taskStatus`.
         * @enum {string}
         */
        TaskStatus: "pending" | "approved" | "rejected" | "returned" | "transferred" | "cancelled" | "unread" | "read";
        /**
         * @description A review that somebody decides, or an item circulated to somebody.
         * @example {
         *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a41",
         *       "bizType": "article",
         *       "bizId": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a21",
         *       "bizVersion": 5,
         *       "title": "New berth opens in May",
         *       "typeName": "News",
         *       "versionNo": 4,
         *       "round": 1,
         *       "nodeName": "Editorial review",
         *       "status": "pending",
         *       "comment": null,
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
        Task: {
            id: components["schemas"]["Id"];
            /**
             * @description What kind of record it is about.
             * @enum {string}
             */
            bizType: "article" | "articleType";
            /** @description The record it is about. */
            bizId: components["schemas"]["Id"];
            /** @description The record's present `version`, to act on the task with. */
            bizVersion: number;
            /** @description The article's title or the type's name. */
            title: string;
            /** @description The article's type; for a type its parent. */
            typeName: string | null;
            /** @description The version under review or circulated. */
            versionNo: number;
            /** @description The round of review it belongs to; 0 outside of one. */
            round: number;
            /** @description The station of the review; null for a circulated item. */
            nodeName: string | null;
            status: components["schemas"]["TaskStatus"];
            /** @description What was said with the decision or the circulation. */
            comment: string | null;
            /** @description Who submitted or circulated it. */
            initiatorName: string;
            /** @description Who handed it to the assignee. */
            fromUserName: string;
            assigneeName: string;
            createdAt: components["schemas"]["DateTime"];
            /**
             * @description When it was decided; null before.
             * @example 2026-03-20T07:00:00.000Z
             */
            handledAt: string | null;
            /**
             * @description When it was read; null before.
             * @example 2026-03-20T07:00:00.000Z
             */
            readAt: string | null;
            /** @description The steps that the caller may take with it. */
            allowedActions: components["schemas"]["WorkflowAction"][];
        };
        /** @description One page of tasks. */
        TaskPageReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["Page"] & {
                records: components["schemas"]["Task"][];
            };
        };
        /** @description One page of articles. */
        ArticlePageReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["Page"] & {
                records: components["schemas"]["ArticleSummary"][];
            };
        };
        /**
         * @example {
         *       "id": "01J9ZK3V7M8Q2X4T6B1N5C0D9E"
         *     }
         */
        ArticlePresenceBody: {
            /** @description The article. */
            id: components["schemas"]["Id"];
            /** @description `true` when the caller stops writing it; left out they go on. */
            leaves?: boolean;
        };
        /** @description Somebody who is writing an article. */
        ArticleWriter: {
            userId: components["schemas"]["Id"];
            /** @example Nora Lindqvist */
            name: string;
            /** @description Since when. */
            since: components["schemas"]["DateTime"];
        };
        /** @description Who else is writing an article. */
        ArticlePresenceReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["ArticleWriter"][];
        };
        /**
         * @description The version to restore.
         * @example {
         *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a21",
         *       "versionNo": 2,
         *       "version": 5
         *     }
         */
        ArticleRestoreBody: {
            id: components["schemas"]["Id"];
            versionNo: components["schemas"]["VersionNo"];
            version: components["schemas"]["Version"];
        };
        /**
         * @description An http(s) address, or one relative to this site; null for none.
         * @example /files/2026/03/harbour.webp
         */
        UrlOrNull: string | null;
        /**
         * Format: date-time
         * @description A date-time, ISO 8601 in UTC with a final `Z`; null for none.
         * @example 2026-03-14T09:30:00.000Z
         */
        DateTimeOrNull: string | null;
        /** @description Position among its siblings, ascending. */
        OrderBy: number;
        ArticleFields: {
            /** @description The article's type. */
            typeId?: components["schemas"]["Id"];
            /** @example New berth opens in May */
            title?: string;
            subTitle?: string | null;
            /** @description Names the article in its address. Made from the title when a new article leaves it out. Old ones lead to the present one. */
            slug?: components["schemas"]["Slug"];
            /** @description The text as HTML; it is cleaned. Needed to submit. */
            content?: string;
            /** @description A few sentences; made from the text when empty. */
            summary?: string | null;
            /** @description Picture in lists and above the text. */
            cover?: components["schemas"]["UrlOrNull"];
            /** @description Alt text of the cover. */
            coverAlt?: string | null;
            coverFocus?: components["schemas"]["FocalPoint"];
            /**
             * @description More images; null for none.
             * @example /files/2026/03/quay.webp;/files/2026/03/crane.webp
             */
            images?: string | null;
            /** @description A film to go with the text. */
            videoUrl?: components["schemas"]["UrlOrNull"];
            /** @description Uploaded files to offer for download. */
            attachments?: components["schemas"]["Attachment"][];
            author?: string | null;
            /** @description Where the text comes from. */
            source?: string | null;
            /** @description Address of the source. */
            sourceUrl?: components["schemas"]["UrlOrNull"];
            /** @description Words for search. */
            keywords?: string[];
            tags?: components["schemas"]["Tag"][];
            /** @description Whether it accepts comments. True when a new article omits it. */
            allowComment?: boolean;
            /** @description Whether it is pinned to the top of lists. False when a new article leaves it out. */
            isTop?: boolean;
            /** @description When the pin ends; null for never. */
            topUntil?: components["schemas"]["DateTimeOrNull"];
            /** @description Where the article is put forward. */
            recommendPositions?: components["schemas"]["PositionType"][];
            /** @description Position in lists, descending. 0 when a new article leaves it out. */
            orderBy?: components["schemas"]["OrderBy"];
            /** @description Title for search engines. */
            seoTitle?: string | null;
            /** @description Description for search engines. */
            seoDescription?: string | null;
            /** @description Whether search engines shall leave it out. False when a new article leaves it out. */
            noIndex?: boolean;
            /** @description When it is meant to be published. Only a wish: the step `schedule` plans the publication. */
            scheduledAt?: components["schemas"]["DateTimeOrNull"];
            /** @description When to take it offline by itself; null for never. */
            offlineAt?: components["schemas"]["DateTimeOrNull"];
        };
        /**
         * @description A new article.
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
        ArticleSaveBody: WithRequired<components["schemas"]["ArticleFields"], "typeId" | "title">;
        /** @description An article in the trash. */
        TrashedArticle: {
            id: components["schemas"]["Id"];
            title: string;
            typeId: components["schemas"]["Id"];
            typeName: string;
            headVersionNo: components["schemas"]["VersionNo"];
            createdByName: string;
            deletedAt: components["schemas"]["DateTime"];
            deletedBy: string;
            deletedByName: string;
            version: components["schemas"]["Version"];
            allowedActions: ("restore" | "delete")[];
        };
        /** @description One page of the trash. */
        TrashedArticlePageReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["Page"] & {
                records: components["schemas"]["TrashedArticle"][];
            };
        };
        /**
         * @description The article to take out of the trash.
         * @example {
         *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a21",
         *       "version": 6
         *     }
         */
        ArticleTrashRestoreBody: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
        };
        /**
         * @description The changed fields of an article.
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
        ArticleUpdateBody: components["schemas"]["ArticleFields"] & {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            /** @description Whether the editor saves by itself. Such a version takes the place of the one it saved by itself just before. */
            autosave?: boolean;
        };
        /** @description One saved version with everything in it. */
        ArticleVersionDetail: components["schemas"]["ArticleVersion"] & components["schemas"]["ArticleHead"] & components["schemas"]["ArticleText"];
        /** @description One version of an article. */
        ArticleVersionReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["ArticleVersionDetail"];
        };
        /** @description One page of versions. */
        ArticleVersionPageReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["Page"] & {
                records: components["schemas"]["ArticleVersion"][];
            };
        };
        /** @description Who decides; at least one of the three lists names somebody. Those whose account is not active or lacks the permission to act are passed over. */
        ReviewAssignees: {
            userIds: components["schemas"]["Id"][];
            roleCodes: string[];
            workgroupIds: components["schemas"]["Id"][];
        };
        /**
         * @description One station of a review. The next begins when this one approved.
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
        ReviewNode: {
            /**
             * @description Names the node, once in its flow.
             * @example first-look
             */
            nodeKey: string;
            /**
             * @description Name for people.
             * @example First look
             */
            name: string;
            assignees: components["schemas"]["ReviewAssignees"];
            /**
             * @description Whether one approval is enough (`any`) or every one is needed (`all`). A workgroup counts as one; its `reviewMode` says whether one member gives it or all do.
             * @enum {string}
             */
            mode: "any" | "all";
        };
        /**
         * @description A type of articles, as last saved.
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
         *       "publishedAt": "2026-03-02T08:00:00.000Z",
         *       "scheduledAt": null,
         *       "parentId": "0",
         *       "parentName": null,
         *       "level": 1,
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
        ArticleType: components["schemas"]["Entity"] & components["schemas"]["WorkflowState"] & {
            parentId: components["schemas"]["ParentId"];
            readonly parentName: string | null;
            /** @description Depth in the tree, from 1. */
            readonly level: number;
            name: string;
            code: components["schemas"]["TypeCode"];
            kind: components["schemas"]["ArticleTypeKind"];
            icon: string | null;
            cover: string | null;
            description: string | null;
            redirectUrl: string | null;
            /** @description Whether the public navigation shows it. */
            navVisible: boolean;
            /** @description Whether its articles may take comments. */
            allowComment: boolean;
            /** @description Whether its articles are reviewed before they are published, once this version is published. */
            requireReview: boolean;
            /** @description Its own review flow, in force once this version is published; empty when its parent's applies. */
            flow: components["schemas"]["ReviewNode"][];
            seoTitle: string | null;
            seoDescription: string | null;
            orderBy: number;
            /** @description Types directly below it. */
            readonly childCount: number;
            /** @description Articles of this very type. */
            readonly articleCount: number;
        };
        /** @description A type of articles with the rules of review in force. */
        ArticleTypeDetail: components["schemas"]["ArticleType"] & {
            /** @description Whether its articles are reviewed now. Always while the type has never been public. */
            readonly effectiveRequireReview: boolean;
            /** @description The flow its articles go through now: its own, else the nearest one above it, else one node for the role `reviewer`. In force are the flows and parents of published versions; what was only saved counts as long as the type has never been public. */
            readonly effectiveFlow: components["schemas"]["ReviewNode"][];
        };
        /** @description An article type. */
        ArticleTypeReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["ArticleTypeDetail"];
        };
        /** @description Article types. */
        ArticleTypeListReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["ArticleType"][];
        };
        /** @description One page of article types. */
        ArticleTypePageReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["Page"] & {
                records: components["schemas"]["ArticleType"][];
            };
        };
        ArticleTypeFields: {
            parentId?: components["schemas"]["ParentId"];
            /**
             * @description Name for people.
             * @example News
             */
            name?: string;
            code?: components["schemas"]["TypeCode"];
            kind?: components["schemas"]["ArticleTypeKind"];
            /**
             * @description Name of an icon.
             * @example lucide:newspaper
             */
            icon?: string | null;
            /** @description Picture above the list. */
            cover?: components["schemas"]["UrlOrNull"];
            /** @description A short text above the list. */
            description?: string | null;
            /** @description Where a type of kind `link` leads; needed there. */
            redirectUrl?: components["schemas"]["UrlOrNull"];
            /** @description Whether the public navigation shows it. True when a new type leaves it out. */
            navVisible?: boolean;
            /** @description Whether its articles may take comments. True when a new type leaves it out. */
            allowComment?: boolean;
            /** @description Whether its articles are reviewed before they are published. True when a new type leaves it out. In force once the type's version is published. */
            requireReview?: boolean;
            /** @description Review stations in order; empty for those of the parent. In force once the type's version is published. */
            flow?: components["schemas"]["ReviewNode"][];
            /** @description Title for search engines. */
            seoTitle?: string | null;
            /** @description Description for search engines. */
            seoDescription?: string | null;
            orderBy?: components["schemas"]["OrderBy"];
        };
        /**
         * @description A new article type.
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
        ArticleTypeSaveBody: WithRequired<components["schemas"]["ArticleTypeFields"], "parentId" | "name" | "code" | "kind">;
        /**
         * @description The changed fields of an article type.
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
        ArticleTypeUpdateBody: components["schemas"]["ArticleTypeFields"] & {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
        };
        /**
         * @description Whether the record is in use. Its labels are in the dictionary `enabledStatus`.
         * @enum {string}
         */
        EnabledStatus: "enabled" | "disabled";
        /**
         * @description A picture at a marked place of the public site.
         * @example {
         *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a23",
         *       "createdAt": "2026-03-14T09:30:00.000Z",
         *       "createdBy": "019368f2-0000-7c55-a1c4-5d0f0e8b2a01",
         *       "createdByName": "Mei Chen",
         *       "updatedAt": "2026-03-15T08:00:00.000Z",
         *       "updatedBy": "019368f2-0000-7c55-a1c4-5d0f0e8b2a01",
         *       "updatedByName": "Mei Chen",
         *       "version": 2,
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
        Banner: components["schemas"]["Entity"] & {
            position: components["schemas"]["PositionType"];
            title: string;
            subtitle: string | null;
            /** @description URL of the image. */
            image: string;
            /** @description Alt text. */
            imageAlt: string;
            /** @description Where it leads. */
            linkUrl: string | null;
            /**
             * @description From when the public sees it; null for at once.
             * @example 2026-03-20T07:00:00.000Z
             */
            startAt: string | null;
            /** @description Until when the public sees it; null for ever. */
            endAt: string | null;
            orderBy: number;
            status: components["schemas"]["EnabledStatus"];
        };
        /** @description A banner. */
        BannerReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["Banner"];
        };
        /** @description Banners. */
        BannerListReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["Banner"][];
        };
        /** @description One page of banners. */
        BannerPageReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["Page"] & {
                records: components["schemas"]["Banner"][];
            };
        };
        BannerFields: {
            position?: components["schemas"]["PositionType"];
            /**
             * @description Headline.
             * @example The harbour at dawn
             */
            title?: string;
            /** @description Line below the headline; null for none. */
            subtitle?: string | null;
            image?: components["schemas"]["Url"];
            /**
             * @description Alt text: what the image shows, for people who cannot see it.
             * @example Cranes above the fourth berth
             */
            imageAlt?: string;
            /**
             * @description Where it leads, an http(s) address or one of this site; null for nowhere.
             * @example /news
             */
            linkUrl?: string | null;
            /** @description From when the public sees it; null for at once. */
            startAt?: components["schemas"]["DateTimeOrNull"];
            /** @description Until when the public sees it, after `startAt`; null for ever. */
            endAt?: components["schemas"]["DateTimeOrNull"];
            orderBy?: components["schemas"]["OrderBy"];
            status?: components["schemas"]["EnabledStatus"];
        };
        /**
         * @description A new banner. `status` is `enabled` and `orderBy` 0 unless said otherwise.
         * @example {
         *       "position": "home",
         *       "title": "A harbour that never sleeps",
         *       "image": "/files/2026/03/harbour.webp",
         *       "imageAlt": "Cranes above the harbour at dusk",
         *       "linkUrl": "/article-list?type=news",
         *       "orderBy": 10
         *     }
         */
        BannerSaveBody: WithRequired<components["schemas"]["BannerFields"], "position" | "title" | "image" | "imageAlt">;
        /**
         * @description The changed fields of a banner.
         * @example {
         *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a23",
         *       "version": 2,
         *       "endAt": "2026-12-31T16:00:00.000Z",
         *       "linkUrl": null
         *     }
         */
        BannerUpdateBody: components["schemas"]["BannerFields"] & {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
        };
        /**
         * @description The status that the comments get, or `delete`.
         * @enum {string}
         */
        CommentBatchAction: "pending" | "approved" | "rejected" | "spam" | "delete";
        /**
         * @description What to do with which comments.
         * @example {
         *       "ids": [
         *         "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a30",
         *         "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a31"
         *       ],
         *       "action": "spam"
         *     }
         * @example {
         *       "ids": [
         *         "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a32"
         *       ],
         *       "action": "delete"
         *     }
         */
        CommentBatchBody: {
            ids: components["schemas"]["Id"][];
            action: components["schemas"]["CommentBatchAction"];
        };
        /** @description A record of a batch that could not be handled, and why. */
        BatchFailure: {
            id: components["schemas"]["Id"];
            errorCode: components["schemas"]["ErrorCode"];
        };
        /** @description What became of the comments. */
        CommentBatchResult: {
            /** @description How many were handled. */
            done: number;
            failed: components["schemas"]["BatchFailure"][];
        };
        /** @description What became of the comments. */
        CommentBatchReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["CommentBatchResult"];
        };
        /**
         * @description Only `approved` is public. Its labels are in the dictionary `commentStatus`.
         * @enum {string}
         */
        CommentStatus: "pending" | "approved" | "rejected" | "spam";
        /**
         * @description A comment of a visitor on an article, or an answer of the house to one.
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
         *       "allowedActions": [
         *         "update",
         *         "reply",
         *         "delete"
         *       ]
         *     }
         */
        Comment: components["schemas"]["Entity"] & {
            articleId: components["schemas"]["Id"];
            articleTitle: string;
            /** @description The comment it replies to. */
            parentId: string | null;
            /** @description The name the visitor gave; the account's name on an answer of the house. */
            nickname: string;
            /** @description Never public. */
            email: string | null;
            /** @description Plain text. */
            content: string;
            /** @description Whether it is an answer of the house. */
            isStaff: boolean;
            /** @description Replies right below it. */
            replyCount: number;
            status: components["schemas"]["CommentStatus"];
            /** @description What the caller may do with it now. */
            readonly allowedActions: ("update" | "reply" | "delete")[];
        };
        /** @description A comment. */
        CommentReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["Comment"];
        };
        /** @description One page of comments. */
        CommentPageReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["Page"] & {
                records: components["schemas"]["Comment"][];
            };
        };
        /**
         * @description An answer of the house.
         * @example {
         *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a30",
         *       "content": "Yes, on the first Saturday in May."
         *     }
         */
        CommentReplyBody: {
            /** @description The comment to answer. */
            id: components["schemas"]["Id"];
            /**
             * @description Plain text.
             * @example Yes, on the first Saturday in May.
             */
            content: string;
        };
        /**
         * @description The comment's new status.
         * @example {
         *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a30",
         *       "version": 1,
         *       "status": "approved"
         *     }
         */
        CommentUpdateBody: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            status: components["schemas"]["CommentStatus"];
        };
        /**
         * @description Another site named at the foot of the public pages.
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
        FriendlyLink: components["schemas"]["Entity"] & {
            name: string;
            /** @description Where it leads. */
            url: string;
            /** @description URL of its image. */
            logo: string | null;
            orderBy: number;
            status: components["schemas"]["EnabledStatus"];
        };
        /** @description A friendly link. */
        FriendlyLinkReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["FriendlyLink"];
        };
        /** @description Friendly links. */
        FriendlyLinkListReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["FriendlyLink"][];
        };
        /** @description One page of friendly links. */
        FriendlyLinkPageReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["Page"] & {
                records: components["schemas"]["FriendlyLink"][];
            };
        };
        FriendlyLinkFields: {
            /**
             * @description Name of the site.
             * @example Port authority
             */
            name?: string;
            url?: components["schemas"]["Url"];
            /**
             * @description URL of its image; null for none.
             * @example /files/2026/03/authority.webp
             */
            logo?: string | null;
            orderBy?: components["schemas"]["OrderBy"];
            status?: components["schemas"]["EnabledStatus"];
        };
        /**
         * @description A new friendly link. `status` is `enabled` and `orderBy` 0 unless said otherwise.
         * @example {
         *       "name": "Port authority",
         *       "url": "https://port.example.org",
         *       "orderBy": 10
         *     }
         */
        FriendlyLinkSaveBody: WithRequired<components["schemas"]["FriendlyLinkFields"], "name" | "url">;
        /**
         * @description The changed fields of a friendly link.
         * @example {
         *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a24",
         *       "version": 2,
         *       "logo": "/files/2026/03/port.webp"
         *     }
         */
        FriendlyLinkUpdateBody: components["schemas"]["FriendlyLinkFields"] & {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
        };
        /**
         * @description The status that the messages get, or `delete`.
         * @enum {string}
         */
        MessageBatchAction: "new" | "processing" | "closed" | "spam" | "delete";
        /**
         * @description What to do with which messages.
         * @example {
         *       "ids": [
         *         "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a30",
         *         "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a31"
         *       ],
         *       "action": "spam"
         *     }
         * @example {
         *       "ids": [
         *         "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a32"
         *       ],
         *       "action": "delete"
         *     }
         */
        MessageBatchBody: {
            ids: components["schemas"]["Id"][];
            action: components["schemas"]["MessageBatchAction"];
        };
        /** @description What became of the messages. */
        MessageBatchResult: {
            /** @description How many were handled. */
            done: number;
            failed: components["schemas"]["BatchFailure"][];
        };
        /** @description What became of the messages. */
        MessageBatchReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["MessageBatchResult"];
        };
        /**
         * @description How far the company is with it. Its labels are in the dictionary `messageStatus`.
         * @enum {string}
         */
        MessageStatus: "new" | "processing" | "closed" | "spam";
        /**
         * @description A message that a visitor left for the company.
         * @example {
         *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a30",
         *       "createdAt": "2026-03-14T09:30:00.000Z",
         *       "createdBy": "019368f2-0000-7c55-a1c4-5d0f0e8b2a01",
         *       "createdByName": "Mei Chen",
         *       "updatedAt": "2026-03-15T08:00:00.000Z",
         *       "updatedBy": "019368f2-0000-7c55-a1c4-5d0f0e8b2a01",
         *       "updatedByName": "Mei Chen",
         *       "version": 2,
         *       "name": "Wang Lin",
         *       "phone": null,
         *       "email": "wang.lin@example.com",
         *       "company": "Lin Trading",
         *       "subject": "Berth for two days",
         *       "content": "Is there a berth free in June?",
         *       "status": "new",
         *       "reply": null,
         *       "repliedAt": null,
         *       "repliedByName": null,
         *       "allowedActions": [
         *         "update",
         *         "reply",
         *         "delete"
         *       ]
         *     }
         */
        Message: components["schemas"]["Entity"] & {
            /** @description Name of the visitor. */
            name: string;
            phone: string | null;
            email: string | null;
            company: string | null;
            subject: string | null;
            /** @description Plain text. */
            content: string;
            status: components["schemas"]["MessageStatus"];
            /** @description What the visitor was answered. */
            readonly reply: string | null;
            /**
             * @description When the answer was put on record.
             * @example 2026-03-20T07:00:00.000Z
             */
            readonly repliedAt: string | null;
            /** @description Who put it on record. */
            readonly repliedByName: string | null;
            /** @description What the caller may do with it now. */
            readonly allowedActions: ("update" | "reply" | "delete")[];
        };
        /** @description A message. */
        MessageReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["Message"];
        };
        /** @description One page of messages. */
        MessagePageReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["Page"] & {
                records: components["schemas"]["Message"][];
            };
        };
        /**
         * @description What the visitor was answered.
         * @example {
         *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a30",
         *       "version": 2,
         *       "content": "There is one from the 4th.",
         *       "status": "processing"
         *     }
         */
        MessageReplyBody: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            /**
             * @description Plain text.
             * @example Thank you. Eleven metres at low water.
             */
            content: string;
            status?: components["schemas"]["MessageStatus"];
        };
        /**
         * @description The message's new status.
         * @example {
         *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a30",
         *       "version": 1,
         *       "status": "processing"
         *     }
         */
        MessageUpdateBody: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            status: components["schemas"]["MessageStatus"];
        };
        /**
         * @description A short way offered on the home page.
         * @example {
         *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a25",
         *       "createdAt": "2026-03-14T09:30:00.000Z",
         *       "createdBy": "019368f2-0000-7c55-a1c4-5d0f0e8b2a01",
         *       "createdByName": "Mei Chen",
         *       "updatedAt": "2026-03-15T08:00:00.000Z",
         *       "updatedBy": "019368f2-0000-7c55-a1c4-5d0f0e8b2a01",
         *       "updatedByName": "Mei Chen",
         *       "version": 2,
         *       "title": "Berth plan",
         *       "url": "/other-detail?type=berths",
         *       "icon": "ship",
         *       "orderBy": 10,
         *       "status": "enabled"
         *     }
         */
        QuickLink: components["schemas"]["Entity"] & {
            title: string;
            /** @description Where it leads. */
            url: string;
            /** @description Name of the icon. */
            icon: string | null;
            orderBy: number;
            status: components["schemas"]["EnabledStatus"];
        };
        /** @description A quick link. */
        QuickLinkReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["QuickLink"];
        };
        /** @description Quick links. */
        QuickLinkListReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["QuickLink"][];
        };
        /** @description One page of quick links. */
        QuickLinkPageReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["Page"] & {
                records: components["schemas"]["QuickLink"][];
            };
        };
        QuickLinkFields: {
            /**
             * @description The text of the link.
             * @example Timetable
             */
            title?: string;
            url?: components["schemas"]["Url"];
            /**
             * @description Name of the icon; null for none.
             * @example calendar
             */
            icon?: string | null;
            orderBy?: components["schemas"]["OrderBy"];
            status?: components["schemas"]["EnabledStatus"];
        };
        /**
         * @description A new quick link. `status` is `enabled` and `orderBy` 0 unless said otherwise.
         * @example {
         *       "title": "Berth plan",
         *       "url": "/other-detail?type=berths",
         *       "icon": "ship",
         *       "orderBy": 10
         *     }
         */
        QuickLinkSaveBody: WithRequired<components["schemas"]["QuickLinkFields"], "title" | "url">;
        /**
         * @description The changed fields of a quick link.
         * @example {
         *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a25",
         *       "version": 2,
         *       "status": "disabled"
         *     }
         */
        QuickLinkUpdateBody: components["schemas"]["QuickLinkFields"] & {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
        };
        /**
         * @description An article placed at a marked place of the public site.
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
         *       "title": null,
         *       "cover": null,
         *       "startAt": null,
         *       "endAt": null,
         *       "orderBy": 10,
         *       "status": "enabled"
         *     }
         */
        Recommend: components["schemas"]["Entity"] & {
            positionType: components["schemas"]["PositionType"];
            articleId: components["schemas"]["Id"];
            /** @description The article's own title. */
            readonly articleTitle: string;
            /** @description Whether the article is published; the place stays empty otherwise. */
            readonly articleLive: boolean;
            /** @description Shown instead of the article's title. */
            title: string | null;
            /** @description URL of an image shown instead of the article's. */
            cover: string | null;
            /** @description From when the public sees it; null for at once. */
            startAt: string | null;
            /** @description Until when the public sees it; null for ever. */
            endAt: string | null;
            orderBy: number;
            status: components["schemas"]["EnabledStatus"];
        };
        /** @description A recommendation. */
        RecommendReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["Recommend"];
        };
        /** @description Recommendations. */
        RecommendListReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["Recommend"][];
        };
        /** @description One page of recommendations. */
        RecommendPageReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["Page"] & {
                records: components["schemas"]["Recommend"][];
            };
        };
        RecommendFields: {
            positionType?: components["schemas"]["PositionType"];
            articleId?: components["schemas"]["Id"];
            /** @description Shown instead of the article's title; null for that. */
            title?: string | null;
            /**
             * @description URL of an image shown instead of the article's; null for that.
             * @example /files/2026/03/harbour.webp
             */
            cover?: string | null;
            /** @description From when the public sees it; null for at once. */
            startAt?: components["schemas"]["DateTimeOrNull"];
            /** @description Until when the public sees it, after `startAt`; null for ever. */
            endAt?: components["schemas"]["DateTimeOrNull"];
            orderBy?: components["schemas"]["OrderBy"];
            status?: components["schemas"]["EnabledStatus"];
        };
        /**
         * @description A new recommendation. `status` is `enabled` and `orderBy` 0 unless said otherwise.
         * @example {
         *       "positionType": "homeTop",
         *       "articleId": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a90",
         *       "orderBy": 10
         *     }
         */
        RecommendSaveBody: WithRequired<components["schemas"]["RecommendFields"], "positionType" | "articleId">;
        /**
         * @description The changed fields of a recommendation.
         * @example {
         *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a26",
         *       "version": 2,
         *       "title": "Our new berth"
         *     }
         */
        RecommendUpdateBody: components["schemas"]["RecommendFields"] & {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
        };
        /**
         * @description A stored file.
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
        UploadedFile: {
            id: components["schemas"]["Id"];
            /** @description The file's own name. */
            name: string;
            /** @description Its address. */
            url: string;
            /** @description Bytes. */
            size: number;
            /** @description Its type as found in its bytes. */
            mimeType: string;
            /** @description Pixels; null unless it is an image. */
            width: number | null;
            /** @description Pixels; null unless it is an image. */
            height: number | null;
        };
        /** @description A stored file. */
        FileReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["UploadedFile"];
        };
        /**
         * @description A form with one file.
         * @example {
         *       "fileName": "(the bytes of harbour.webp)"
         *     }
         */
        FileUploadBody: {
            /**
             * Format: binary
             * @description The file. Its own name has at most 255 characters, none of them a control character or one of
             *     ``\ / : * ? " < > | # % & { } $ ! ' @ + = ` ``
             */
            fileName: Blob;
        };
        /** @description The stored file; `data` beside `result` is its address. */
        FileUploadReply: components["schemas"]["Reply"] & {
            /** @description The file's address. */
            data: string;
            result: components["schemas"]["UploadedFile"];
        };
        /**
         * @description The dictionary's word for programs. Screens know it in camelCase.
         * @example articleStatus
         */
        DictCode: string;
        /**
         * @description What records hold. Only once in its dictionary.
         * @example outdoor
         */
        DictItemValue: string;
        /**
         * @description Tone of the tag that shows the item; null for none.
         * @enum {string|null}
         */
        DictItemColor: "neutral" | "accent" | "info" | "success" | "warning" | "danger" | null;
        /**
         * @description A value of a dictionary and its label.
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
        DictItem: components["schemas"]["Entity"] & {
            dictId: components["schemas"]["Id"];
            /** @description Code of its dictionary. */
            readonly dictCode: string;
            label: string;
            value: components["schemas"]["DictItemValue"];
            color: components["schemas"]["DictItemColor"];
            /** @description Whether forms choose it first. */
            isDefault: boolean;
            orderBy: number;
            status: components["schemas"]["EnabledStatus"];
            description: string | null;
        };
        /**
         * @description A dictionary with its items.
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
        Dict: components["schemas"]["Entity"] & {
            code: components["schemas"]["DictCode"];
            name: string;
            description: string | null;
            /** @description Whether it came with the product; its code and values are fixed then. */
            readonly system: boolean;
            orderBy: number;
            status: components["schemas"]["EnabledStatus"];
            /** @description The items, ordered by `orderBy` and value. */
            readonly lcdpDictItem: components["schemas"]["DictItem"][];
        };
        /** @description A dictionary. */
        DictReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["Dict"];
        };
        /** @description Dictionaries. */
        DictListReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["Dict"][];
        };
        /** @description One page of dictionaries. */
        DictPageReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["Page"] & {
                records: components["schemas"]["Dict"][];
            };
        };
        DictFields: {
            code?: components["schemas"]["DictCode"];
            /**
             * @description Name for people.
             * @example Article status
             */
            name?: string;
            /** @description What it is for; null for nothing. */
            description?: string | null;
            orderBy?: components["schemas"]["OrderBy"];
            status?: components["schemas"]["EnabledStatus"];
        };
        /**
         * @description A new dictionary. `status` is `enabled` and `orderBy` 0 unless said otherwise.
         * @example {
         *       "code": "productUse",
         *       "name": "Use of a product",
         *       "orderBy": 10
         *     }
         */
        DictSaveBody: WithRequired<components["schemas"]["DictFields"], "code" | "name">;
        /**
         * @description The changed fields of a dictionary.
         * @example {
         *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a21",
         *       "version": 2,
         *       "name": "Use of the product",
         *       "description": null
         *     }
         */
        DictUpdateBody: components["schemas"]["DictFields"] & {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
        };
        /** @description A dictionary item. */
        DictItemReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["DictItem"];
        };
        /** @description Dictionary items. */
        DictItemListReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["DictItem"][];
        };
        /** @description One page of dictionary items. */
        DictItemPageReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["Page"] & {
                records: components["schemas"]["DictItem"][];
            };
        };
        DictItemFields: {
            /**
             * @description The label that people see.
             * @example Published
             */
            label?: string;
            value?: components["schemas"]["DictItemValue"];
            color?: components["schemas"]["DictItemColor"];
            /** @description Whether forms choose it first; at most one item of a dictionary. */
            isDefault?: boolean;
            /** @description What it means; null for nothing. */
            description?: string | null;
            orderBy?: components["schemas"]["OrderBy"];
            status?: components["schemas"]["EnabledStatus"];
        };
        /**
         * @description A new item of a dictionary. It is not the default, `status` is `enabled` and `orderBy` 0 unless said otherwise.
         * @example {
         *       "dictId": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a21",
         *       "label": "Outdoor",
         *       "value": "outdoor",
         *       "color": "success",
         *       "orderBy": 20
         *     }
         */
        DictItemSaveBody: WithRequired<components["schemas"]["DictItemFields"], "label" | "value"> & {
            dictId: components["schemas"]["Id"];
        };
        /**
         * @description The changed fields of an item. It stays in its dictionary.
         * @example {
         *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a22",
         *       "version": 2,
         *       "label": "Outdoors",
         *       "isDefault": true
         *     }
         */
        DictItemUpdateBody: components["schemas"]["DictItemFields"] & {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
        };
        /** @description A session that has not ended. Its token is never returned. */
        LiveSession: {
            id: components["schemas"]["Id"];
            userId: components["schemas"]["Id"];
            username: string;
            /** @description The account's name for people. */
            name: string;
            /** @description When it began. */
            createdAt: components["schemas"]["DateTime"];
            /** @description When it last called. */
            lastSeenAt: components["schemas"]["DateTime"];
            /** @description When it ends unless it calls before. */
            expiresAt: components["schemas"]["DateTime"];
            /** @description Network address it began from. */
            address: string | null;
            /**
             * @description What the browser said it is.
             * @example Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0
             */
            userAgent: string | null;
            /** @description Whether it is the caller's own. */
            current: boolean;
        };
        /** @description Live sessions. */
        LiveSessionListReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["LiveSession"][];
        };
        /** @description One page of live sessions. */
        LiveSessionPageReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["Page"] & {
                records: components["schemas"]["LiveSession"][];
            };
        };
        /** @description One call that changed something, or tried to. */
        OperationLog: {
            id: components["schemas"]["Id"];
            createdAt: components["schemas"]["DateTime"];
            /** @description Who did it; null for a visitor and for the server itself. */
            userId: string | null;
            username: string | null;
            /** @description The account's name for people at the time. */
            name: string | null;
            /**
             * @description The contract's operation.
             * @example rolesUpdate
             */
            operationId: string;
            /** @description What the operation does. */
            summary: string;
            /**
             * @description Kind of the record concerned (the operation's tag).
             * @example roles
             */
            targetType: string;
            targetId: string | null;
            /** @description The record's name or title at the time. */
            targetName: string | null;
            success: boolean;
            /**
             * @description Why it was refused; null when it was not.
             * @example VERSION_CONFLICT
             */
            errorCode: string | null;
            /** @description Network address of the caller. */
            address: string | null;
            requestId: string;
        };
        /**
         * @description One field before and after. Secrets are masked and long texts are cut.
         * @example {
         *       "field": "jobTitle",
         *       "before": "\"Editor\"",
         *       "after": "\"Chief editor\""
         *     }
         */
        FieldChange: {
            field: string;
            /** @description The value as JSON text; null when there was none. */
            before: string | null;
            /** @description The value as JSON text; null when there is none. */
            after: string | null;
        };
        /** @description One call with the fields it changed. */
        OperationLogDetail: components["schemas"]["OperationLog"] & {
            changes: components["schemas"]["FieldChange"][];
        };
        /** @description An entry of the operation log. */
        OperationLogReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["OperationLogDetail"];
        };
        /** @description One page of the operation log. */
        OperationLogPageReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["Page"] & {
                records: components["schemas"]["OperationLog"][];
            };
        };
        /**
         * @description Which products to delete.
         * @example {
         *       "ids": [
         *         "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a42",
         *         "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a43"
         *       ]
         *     }
         */
        ProductDeleteBatchBody: {
            ids: components["schemas"]["Id"][];
        };
        /** @description What deleting came to. */
        ProductDeleteBatchResult: {
            /** @description How many were deleted. */
            deleted: number;
            failed: components["schemas"]["BatchFailure"][];
        };
        /** @description What deleting came to. */
        ProductDeleteBatchReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["ProductDeleteBatchResult"];
        };
        /**
         * @description Which product.
         * @example {
         *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a42"
         *     }
         */
        ProductGetBody: {
            id: components["schemas"]["Id"];
        };
        /**
         * @description The picture shown in place of one that fails. Its labels are in the dictionary `productImageType`.
         * @enum {string}
         */
        ProductImageType: "person" | "car" | "none";
        /**
         * @description Whether the company offers it. Its labels are in the dictionary `productStatus`.
         * @enum {string}
         */
        ProductStatus: "draft" | "onShelf" | "offShelf";
        /** @description A category, a series or a product, as lists show it. */
        ProductSummary: components["schemas"]["Entity"] & {
            kind: components["schemas"]["ProductKind"];
            parentId: components["schemas"]["ParentId"];
            /** @description Name of the category or series it is in. */
            readonly parentName: string | null;
            name: string;
            code: string | null;
            brand: string | null;
            model: string | null;
            /** @description URL of the image. */
            cover: string | null;
            /** @description URLs of more images separated by semicolons. */
            images: string | null;
            imageType: components["schemas"]["ProductImageType"];
            summary: string | null;
            price: components["schemas"]["ProductPrice"];
            /** @description Records right below it. */
            readonly childCount: number;
            status: components["schemas"]["ProductStatus"];
            orderBy: number;
        };
        /** @description A category, a series or a product with all its fields. */
        Product: components["schemas"]["ProductSummary"] & {
            /** @description Rich text as cleaned HTML. */
            content: string | null;
            specs: components["schemas"]["ProductSpec"][];
            attachments: components["schemas"]["Attachment"][];
        };
        /** @description A product. */
        ProductReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["Product"];
        };
        /**
         * @description Which part of the tree; all of it unless said otherwise.
         * @example {
         *       "toKind": "series"
         *     }
         */
        ProductGetCascadeBody: {
            /** @description Only what is below this record. */
            parentId?: components["schemas"]["ParentId"];
            /** @description The deepest kind to list. */
            toKind?: components["schemas"]["ProductKind"];
            status?: components["schemas"]["ProductStatus"];
        };
        /** @description A node of a cascading picker. */
        ProductOption: {
            /** @description The record's id. */
            value: string;
            /** @description The record's name. */
            label: string;
            kind: components["schemas"]["ProductKind"];
            /** @description Whether nothing is below it in this tree. */
            leaf: boolean;
            /** @description Absent on a leaf. */
            children?: components["schemas"]["ProductOption"][];
        };
        /** @description The product tree for a picker. */
        ProductOptionListReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["ProductOption"][];
        };
        /**
         * @description Which products, sorted how, which page of them.
         * @example {
         *       "pageNo": 1,
         *       "pageSize": 20,
         *       "kind": "product",
         *       "ancestorId": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a41",
         *       "keyword": "launch",
         *       "sortField": "price",
         *       "sortOrder": "desc"
         *     }
         */
        ProductPageBody: {
            /** @description Page to return, from 1; 1 unless said otherwise. */
            pageNo?: number;
            /** @description Records a page holds; 10 unless said otherwise. */
            pageSize?: number;
            /** @description Text to look for in name, code, brand and model; wildcards have no meaning. */
            keyword?: string;
            /**
             * @description Field to sort by; `orderBy` unless said otherwise: each category, then its series, each of them before its products.
             * @enum {string}
             */
            sortField?: "name" | "code" | "brand" | "model" | "price" | "orderBy" | "createdAt" | "updatedAt";
            /**
             * @description Direction of `sortField`.
             * @enum {string}
             */
            sortOrder?: "asc" | "desc";
            /** @description Only records right below this one. */
            parentId?: components["schemas"]["ParentId"];
            /** @description Only records anywhere below this one. */
            ancestorId?: components["schemas"]["Id"];
            kind?: components["schemas"]["ProductKind"];
            /** @description Only records of exactly this brand. */
            brand?: string;
            status?: components["schemas"]["ProductStatus"];
        };
        /** @description One page of products. */
        ProductPageReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["Page"] & {
                records: components["schemas"]["ProductSummary"][];
            };
        };
        /**
         * @description Which part of the tree, which page of its top level.
         * @example {
         *       "pageNo": 1,
         *       "pageSize": 10,
         *       "status": "onShelf"
         *     }
         */
        ProductCascadePageBody: {
            /** @description Page to return, from 1; 1 unless said otherwise. */
            pageNo?: number;
            /** @description Records a page holds; 10 unless said otherwise. */
            pageSize?: number;
            /** @description Text to look for in name, code, brand and model; wildcards have no meaning. */
            keyword?: string;
            status?: components["schemas"]["ProductStatus"];
        };
        /** @description A category, a series or a product with those below it. */
        ProductNode: components["schemas"]["ProductSummary"] & {
            children: components["schemas"]["ProductNode"][];
        };
        /** @description One page of categories with what is below them. */
        ProductCascadePageReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["Page"] & {
                records: components["schemas"]["ProductNode"][];
            };
        };
        ProductFields: {
            parentId?: components["schemas"]["ParentId"];
            /**
             * @description Name for people.
             * @example Tide gauge TG-4
             */
            name?: string;
            /**
             * @description The company's own number, new among products ignoring case; null for none.
             * @example TG-4
             */
            code?: string | null;
            /** @description Brand; null for none. */
            brand?: string | null;
            /** @description Model; null for none. */
            model?: string | null;
            /**
             * @description URL of the image; null for none.
             * @example /files/2026/03/gauge.webp
             */
            cover?: string | null;
            /**
             * @description URLs of more images separated by semicolons; null for none.
             * @example /files/2026/03/gauge.webp;/files/2026/03/gauge-open.webp
             */
            images?: string | null;
            imageType?: components["schemas"]["ProductImageType"];
            /** @description A few plain sentences; null for none. */
            summary?: string | null;
            /** @description Rich text as HTML, cleaned of everything active; null for none. */
            content?: string | null;
            /** @description Specifications, in their order; replaces the former ones. */
            specs?: components["schemas"]["ProductSpec"][];
            /** @description Uploaded files, in their order; replaces the former ones. */
            attachments?: components["schemas"]["Attachment"][];
            price?: components["schemas"]["ProductPrice"];
            status?: components["schemas"]["ProductStatus"];
            orderBy?: components["schemas"]["OrderBy"];
        };
        /**
         * @description A new category, series or product. `parentId` is `"0"`, `status` `draft`, `imageType` `none` and `orderBy` 0 unless said otherwise.
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
         *       "price": "1280.00",
         *       "status": "onShelf"
         *     }
         */
        ProductSaveBody: WithRequired<components["schemas"]["ProductFields"], "name"> & {
            kind: components["schemas"]["ProductKind"];
        };
        /**
         * @description The changed fields of a product.
         * @example {
         *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a42",
         *       "version": 3,
         *       "price": "1190.00",
         *       "summary": null
         *     }
         */
        ProductUpdateBody: components["schemas"]["ProductFields"] & {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
        };
        /**
         * @description Its labels are in the dictionary `signInEvent`.
         * @enum {string}
         */
        SignInEvent: "signIn" | "signOut";
        /** @description One sign-in, tried or done, or one sign-out. */
        SignInLog: {
            id: components["schemas"]["Id"];
            createdAt: components["schemas"]["DateTime"];
            event: components["schemas"]["SignInEvent"];
            /** @description The account; null when there is none of that name. */
            userId: string | null;
            /** @description The name given, normalised. */
            username: string;
            success: boolean;
            /** @description Why it was refused; null when it was not. */
            errorCode: string | null;
            /** @description Network address of the caller. */
            address: string | null;
            /** @description What the browser said it is. */
            userAgent: string | null;
            requestId: string;
        };
        /** @description One page of the sign-in log. */
        SignInLogPageReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["Page"] & {
                records: components["schemas"]["SignInLog"][];
            };
        };
        /**
         * @description A presence of the company elsewhere.
         * @example {
         *       "name": "Video channel",
         *       "url": "https://video.example.com/harbour"
         *     }
         */
        SocialLink: {
            /**
             * @description Name for people.
             * @example Video channel
             */
            name: string;
            url: components["schemas"]["Url"];
        };
        /** @description The company's texts and settings. */
        SiteSetting: components["schemas"]["Entity"] & {
            /** @description Title of the back office. */
            systemName: string;
            /** @description Title of the public pages. */
            companyName: string;
            /** @description Address of the logo. */
            logo: string | null;
            /** @description The company's line. */
            slogan: string | null;
            /** @description Registration number of the site. */
            icp: string | null;
            /** @description Copyright line. */
            copyright: string | null;
            /** @description Telephone number. */
            phone: string | null;
            /** @description E-mail address. */
            email: string | null;
            /** @description Postal address. */
            address: string | null;
            /** @description Title for search engines. */
            seoTitle: string | null;
            /** @description Description for search engines. */
            seoDescription: string | null;
            socialLinks: components["schemas"]["SocialLink"][];
            /** @description Whether visitors may comment at all. */
            commentEnabled: boolean;
            /** @description Whether visitors may leave messages. */
            messageEnabled: boolean;
        };
        /** @description The site settings. */
        SiteSettingReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["SiteSetting"];
        };
        /**
         * @description The changed settings.
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
        SiteSettingUpdateBody: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            /**
             * @description Title of the back office.
             * @example Harbour office
             */
            systemName?: string;
            /**
             * @description Title of the public pages.
             * @example Harbour Works
             */
            companyName?: string;
            /**
             * @description Address of the logo; null for none.
             * @example /files/2026/03/logo.webp
             */
            logo?: string | null;
            /** @description The company's line; null for none. */
            slogan?: string | null;
            /** @description Registration number of the site; null for none. */
            icp?: string | null;
            /** @description Copyright line; null for none. */
            copyright?: string | null;
            /**
             * @description Telephone number; null for none.
             * @example +86 571 5555 0100
             */
            phone?: string | null;
            /**
             * Format: email
             * @description E-mail address; null for none.
             */
            email?: string | null;
            /** @description Postal address; null for none. */
            address?: string | null;
            /** @description Presences elsewhere, in their order; replaces the former ones. */
            socialLinks?: components["schemas"]["SocialLink"][];
            /** @description Title for search engines; null for the company's name. */
            seoTitle?: string | null;
            /** @description Description for search engines; null for none. */
            seoDescription?: string | null;
            /** @description Whether visitors may comment at all. */
            commentEnabled?: boolean;
            /** @description Whether visitors may leave messages. */
            messageEnabled?: boolean;
        };
        AuthFields: {
            /**
             * @description Name for people.
             * @example Change a role
             */
            name?: string;
            /**
             * @description The menu whose page shows the button; null for none.
             * @example 019368f2-6b1e-7c55-a1c4-5d0f0e8b2a11
             */
            menuId?: string | null;
            /**
             * @description The word the page's button tests.
             * @example update
             */
            action?: string;
            /**
             * @description HTTP method of the call it guards.
             * @enum {string|null}
             */
            httpMethod?: "GET" | "POST" | "PUT" | "DELETE" | null;
            /** @description Path of the call it guards. */
            apiPath?: string | null;
            description?: string | null;
            orderBy?: components["schemas"]["OrderBy"];
            status?: components["schemas"]["EnabledStatus"];
        };
        /**
         * @description What is permitted, as `domain:resource:action`. Operations name theirs in `x-permission`.
         * @example system:role:update
         */
        AuthCode: string;
        /**
         * @description A new permission.
         * @example {
         *       "code": "system:role:export",
         *       "name": "Export roles",
         *       "action": "export",
         *       "orderBy": 60,
         *       "status": "enabled"
         *     }
         */
        AuthAddBody: WithRequired<components["schemas"]["AuthFields"], "name" | "action"> & {
            code: components["schemas"]["AuthCode"];
        };
        /** @description A permission. A role that holds it may call the operations that name its code, and sees its button. */
        Auth: components["schemas"]["Entity"] & {
            code: components["schemas"]["AuthCode"];
            name: string;
            /** @description The menu whose page shows the button. */
            menuId: string | null;
            readonly menuTitle: string | null;
            /** @description The word the page's button tests. */
            action: string;
            /** @example PUT */
            httpMethod: string | null;
            /** @example /roles/update */
            apiPath: string | null;
            description: string | null;
            orderBy: number;
            status: components["schemas"]["EnabledStatus"];
        };
        /** @description Permissions. */
        AuthListReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["Auth"][];
        };
        /** @description One page of permissions. */
        AuthPageReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["Page"] & {
                records: components["schemas"]["Auth"][];
            };
        };
        /**
         * @description The changed fields of a permission.
         * @example {
         *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a11",
         *       "version": 3,
         *       "name": "Export all roles"
         *     }
         */
        AuthUpdateBody: components["schemas"]["AuthFields"] & {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
        };
        /** @description The account's user name, ignoring case and surrounding blanks. */
        SignInName: string;
        SignInPassword: string;
        /**
         * @description Credentials as JSON.
         * @example {
         *       "username": "mei.chen",
         *       "password": "a quiet harbour at dawn"
         *     }
         */
        LoginBody: {
            username: components["schemas"]["SignInName"];
            password: components["schemas"]["SignInPassword"];
        };
        /**
         * @description A session that has begun.
         * @example {
         *       "token": "4fNQm0x6cW3jvT2RkY8uEo1sLhDzPaBgIi7XqV5nMtC",
         *       "expiresAt": "2026-03-14T11:30:00.000Z",
         *       "mustChangePassword": false
         *     }
         */
        Session: {
            /** @description Send it in `Authorization`, bare or after `Bearer `. */
            token: string;
            /** @description When the session ends if nothing is called; each call moves it on. */
            expiresAt: components["schemas"]["DateTime"];
            /** @description Whether the password has to be changed before anything else. */
            mustChangePassword: boolean;
        };
        /** @description A session. */
        SessionReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["Session"];
        };
        /**
         * @description `directory` and `menu` appear in the side menu, `hidden-menu` is a route without an entry, `api` neither. Shown with
         *     the words of the dictionary `menuType`.
         * @enum {string}
         */
        MenuType: "directory" | "menu" | "hidden-menu" | "api";
        /**
         * @description The counter of the signed-in user that is shown as a badge on the entry; null for none.
         * @enum {string|null}
         */
        BadgeKey: "waitToHandle" | "waitToRead" | "pendingComments" | "newMessages" | null;
        MenuFields: {
            parentId?: components["schemas"]["ParentId"];
            type?: components["schemas"]["MenuType"];
            /**
             * @description Name of the route. Needed for `menu` and `hidden-menu`, and new among them, ignoring case.
             * @example ArticleList
             */
            name?: string | null;
            /**
             * @description Words shown in the menu and on the tab.
             * @example Articles
             */
            title?: string;
            /**
             * @description Name of the icon; null for none.
             * @example file-text
             */
            icon?: string | null;
            /**
             * @description Path of the route, `:word` for a parameter. Needed for `menu` and `hidden-menu`, and new among them.
             * @example /content/articles
             */
            url?: string | null;
            /**
             * @description Name of the view it shows; null for none.
             * @example content/article/index
             */
            component?: string | null;
            /**
             * @description The permission that its page needs to be of use, `domain:resource:action`; null for none.
             * @example content:article:page
             */
            permissionCode?: string | null;
            orderBy?: components["schemas"]["OrderBy"];
            /** @description Whether its tab stays open. A new menu's default is false. */
            affix?: boolean;
            /** @description Whether its view starts afresh every time. A new menu's default is false. */
            noCache?: boolean;
            /**
             * @description Path of the entry to highlight in its stead; null for its own.
             * @example /content/articles
             */
            activeMenu?: string | null;
            badgeKey?: components["schemas"]["BadgeKey"];
            status?: components["schemas"]["EnabledStatus"];
            description?: string | null;
        };
        /**
         * @description A new menu. `status` is `enabled` and `orderBy` 0 unless said otherwise.
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
        MenuCreateBody: WithRequired<components["schemas"]["MenuFields"], "parentId" | "type" | "title">;
        /** @description What a menu and an entry of the signed-in user's menus have in common. */
        MenuTraits: {
            parentId: components["schemas"]["ParentId"];
            type: components["schemas"]["MenuType"];
            /** @description Name of the route. */
            name: string | null;
            /** @description Words shown in the menu and on the tab. */
            title: string;
            /** @description Name of the icon. */
            icon: string | null;
            /** @description Path of the route; `:word` is a parameter. */
            url: string | null;
            /** @description Name of the view it shows. */
            component: string | null;
            /** @description The permission that its page needs to be of use. */
            permissionCode: string | null;
            orderBy: components["schemas"]["OrderBy"];
            /** @description Whether its tab stays open. */
            affix: boolean;
            /** @description Whether its view starts afresh every time. */
            noCache: boolean;
            /** @description Path of the entry to highlight in its stead. */
            activeMenu: string | null;
            badgeKey: components["schemas"]["BadgeKey"];
        };
        /**
         * @description A menu of the signed-in user with the entries below it.
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
        MenuEntry: components["schemas"]["MenuTraits"] & {
            id: components["schemas"]["Id"];
            /** @description The actions allowed on its page. A missing list means none. */
            readonly permissionButtons?: string[];
            children: components["schemas"]["MenuEntry"][];
        };
        /** @description The signed-in account's menus, nested. */
        MenuEntryListReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["MenuEntry"][];
        };
        /** @description A menu as it is administered. */
        Menu: components["schemas"]["Entity"] & components["schemas"]["MenuTraits"] & {
            status: components["schemas"]["EnabledStatus"];
            description: string | null;
            readonly hasChildren: boolean;
        };
        /** @description Menus, flat. */
        MenuListReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["Menu"][];
        };
        /** @description A menu with the menus below it. */
        MenuNode: components["schemas"]["Menu"] & {
            children: components["schemas"]["MenuNode"][];
        };
        /** @description Menus, nested. */
        MenuTreeReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["MenuNode"][];
        };
        /**
         * @description The changed fields of a menu.
         * @example {
         *       "id": "019368f2-4444-7c55-a1c4-5d0f0e8b2a06",
         *       "version": 2,
         *       "title": "Roles and permissions",
         *       "icon": null
         *     }
         */
        MenuUpdateBody: components["schemas"]["MenuFields"] & {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
        };
        /** @description A menu. */
        MenuReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["Menu"];
        };
        /**
         * @description The organisation's word for programs.
         * @example press-office
         */
        OrgCode: string;
        /**
         * @description Its labels are in the dictionary `orgType`.
         * @enum {string}
         */
        OrgType: "company" | "department" | "team";
        OrgFields: {
            parentId?: components["schemas"]["ParentId"];
            /**
             * @description Name for people.
             * @example Press office
             */
            name?: string;
            code?: components["schemas"]["OrgCode"];
            type?: components["schemas"]["OrgType"];
            /**
             * @description The account that leads it; null for none.
             * @example 019368f2-6b1e-7c55-a1c4-5d0f0e8b2a11
             */
            leaderId?: string | null;
            /**
             * @description Telephone number; null for none.
             * @example +86 571 5555 0100
             */
            phone?: string | null;
            /**
             * Format: email
             * @description E-mail address; null for none.
             */
            email?: string | null;
            orderBy?: components["schemas"]["OrderBy"];
            status?: components["schemas"]["EnabledStatus"];
        };
        /**
         * @description A new organisation. `type` is `department`, `status` `enabled` and `orderBy` 0 unless said otherwise.
         * @example {
         *       "parentId": "0",
         *       "name": "Press office",
         *       "code": "press-office",
         *       "type": "department",
         *       "phone": "+86 571 5555 0100",
         *       "orderBy": 10
         *     }
         */
        OrgCreateBody: WithRequired<components["schemas"]["OrgFields"], "parentId" | "name" | "code">;
        /** @description A company, department or team. */
        Org: components["schemas"]["Entity"] & {
            parentId: components["schemas"]["ParentId"];
            name: string;
            code: components["schemas"]["OrgCode"];
            type: components["schemas"]["OrgType"];
            /** @description The account that leads it. */
            leaderId: string | null;
            readonly leaderName: string | null;
            phone: string | null;
            email: string | null;
            orderBy: number;
            status: components["schemas"]["EnabledStatus"];
            /**
             * @description Ids from the top down to this one, as `/id/id`.
             * @example /019368f2-6b1e-7c55-a1c4-5d0f0e8b2a11/019368f2-6b1e-7c55-a1c4-5d0f0e8b2a12
             */
            readonly path: string;
            /** @description Depth from 1 at the top. */
            readonly level: number;
            readonly hasChildren: boolean;
            /** @description Accounts right in it. */
            readonly userCount: number;
        };
        /** @description Organisations, one level. */
        OrgListReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["Org"][];
        };
        /** @description An organisation with those below it. */
        OrgNode: components["schemas"]["Org"] & {
            children: components["schemas"]["OrgNode"][];
        };
        /** @description Organisations, nested. */
        OrgTreeReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["OrgNode"][];
        };
        /**
         * @description The changed fields of an organisation.
         * @example {
         *       "id": "019368f2-1111-7c55-a1c4-5d0f0e8b2a02",
         *       "version": 4,
         *       "name": "Press and media",
         *       "leaderId": null
         *     }
         */
        OrgUpdateBody: components["schemas"]["OrgFields"] & {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
        };
        /** @description An organisation. */
        OrgReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["Org"];
        };
        /** @description The permissions a role holds. */
        RoleAuths: {
            roleId: components["schemas"]["Id"];
            authIds: components["schemas"]["Id"][];
        };
        /** @description A role's permissions. */
        RoleAuthsReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["RoleAuths"];
        };
        /** @description A list of ids, each at most once. */
        Ids: components["schemas"]["Id"][];
        /**
         * @description The whole set of permissions that the role shall hold.
         * @example {
         *       "roleId": "019368f2-2222-7c55-a1c4-5d0f0e8b2a03",
         *       "authIds": [
         *         "019368f2-5555-7c55-a1c4-5d0f0e8b2a07"
         *       ]
         *     }
         */
        RoleAuthsUpdateBody: {
            roleId: components["schemas"]["Id"];
            authIds: components["schemas"]["Ids"];
        };
        RoleFields: {
            /**
             * @description Name for people, new among the roles ignoring case.
             * @example Editor
             */
            name?: string;
            description?: string | null;
            status?: components["schemas"]["EnabledStatus"];
            orderBy?: components["schemas"]["OrderBy"];
        };
        /**
         * @description The role's word for programs. It never changes.
         * @example editor
         */
        RoleCode: string;
        /**
         * @description A new role. `status` is `enabled` and `orderBy` 0 unless said otherwise.
         * @example {
         *       "name": "Translator",
         *       "code": "translator",
         *       "description": "Puts articles into English",
         *       "status": "enabled",
         *       "orderBy": 70
         *     }
         */
        RoleCreateBody: WithRequired<components["schemas"]["RoleFields"], "name"> & {
            code: components["schemas"]["RoleCode"];
        };
        /** @description A role. An account may do what any of its enabled roles allows. */
        Role: components["schemas"]["Entity"] & {
            name: string;
            code: components["schemas"]["RoleCode"];
            description: string | null;
            status: components["schemas"]["EnabledStatus"];
            orderBy: number;
            /** @description True for `admin`, which has every permission and cannot be disabled or deleted. */
            readonly builtIn: boolean;
            /** @description Accounts that hold it. */
            readonly userCount: number;
            /** @description Menus it opens. */
            readonly menuCount: number;
            /** @description Permissions it holds. */
            readonly authCount: number;
            /** @description What the caller may do with this role now. */
            readonly allowedActions: ("update" | "disable" | "assignMenus" | "assignAuths" | "delete")[];
        };
        /** @description Roles. */
        RoleListReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["Role"][];
        };
        /** @description The menus a role opens. */
        RoleMenus: {
            roleId: components["schemas"]["Id"];
            /** @description Menus it opens. */
            menuIds: components["schemas"]["Id"][];
            /** @description Menus it opens because something below them is open. */
            halfMenuIds: components["schemas"]["Id"][];
        };
        /** @description A role's menus. */
        RoleMenusReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["RoleMenus"];
        };
        /**
         * @description The whole set of menus that the role shall open.
         * @example {
         *       "roleId": "019368f2-2222-7c55-a1c4-5d0f0e8b2a03",
         *       "menuIds": [
         *         "019368f2-4444-7c55-a1c4-5d0f0e8b2a06"
         *       ],
         *       "halfMenuIds": [
         *         "019368f2-4444-7c55-a1c4-5d0f0e8b2a05"
         *       ]
         *     }
         */
        RoleMenusUpdateBody: {
            roleId: components["schemas"]["Id"];
            menuIds: components["schemas"]["Ids"];
            /** @description Menus above them that shall open with them; left out, the server finds them itself. */
            halfMenuIds?: components["schemas"]["Ids"];
        };
        /** @description One page of roles. */
        RolePageReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["Page"] & {
                records: components["schemas"]["Role"][];
            };
        };
        /** @description A role. */
        RoleReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["Role"];
        };
        /**
         * @description The changed fields of a role.
         * @example {
         *       "id": "019368f2-2222-7c55-a1c4-5d0f0e8b2a03",
         *       "version": 1,
         *       "name": "Chief editor",
         *       "description": null
         *     }
         */
        RoleUpdateBody: components["schemas"]["RoleFields"] & {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
        };
        /**
         * @description Credentials as form fields.
         * @example {
         *       "username": "mei.chen",
         *       "password": "a quiet harbour at dawn"
         *     }
         */
        TokenCreateBody: {
            username: components["schemas"]["SignInName"];
            password: components["schemas"]["SignInPassword"];
        };
        /**
         * @description Its labels are in the dictionary `gender`.
         * @enum {string|null}
         */
        Gender: "male" | "female" | "other" | null;
        /**
         * @description Whether the account may sign in. Its labels are in the dictionary `userStatus`.
         * @enum {string}
         */
        UserStatus: "active" | "disabled";
        UserFields: {
            /**
             * @description Name for people.
             * @example Mei Chen
             */
            name?: string;
            /**
             * Format: email
             * @description E-mail address, new among the accounts ignoring case; null for none.
             */
            email?: string | null;
            /**
             * @description Telephone number; null for none.
             * @example +86 571 5555 0100
             */
            mobile?: string | null;
            /**
             * @description URL of the image, http(s) or relative to this site; null for none.
             * @example /files/2026/03/mei-chen.webp
             */
            avatar?: string | null;
            gender?: components["schemas"]["Gender"];
            /** @description The organisation it belongs to. */
            orgId?: components["schemas"]["Id"];
            jobTitle?: string | null;
            /** @description The roles it holds, each at most once. */
            roleIds?: components["schemas"]["Id"][];
            /** @description Code of the programme; null for none. */
            programId?: string | null;
            status?: components["schemas"]["UserStatus"];
            /** @description Whether the next sign-in asks for a new password. A new account's default is true. */
            mustChangePassword?: boolean;
            remark?: string | null;
        };
        /**
         * @description The name to sign in with. It never changes.
         * @example mei.chen
         */
        Username: string;
        /**
         * Format: password
         * @description A password to set; neither the user name nor one of the commonest.
         */
        NewPassword: string;
        /**
         * @description A new account. `status` is `active` unless said otherwise.
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
        UserAddBody: WithRequired<components["schemas"]["UserFields"], "name" | "orgId" | "roleIds"> & {
            username: components["schemas"]["Username"];
            password: components["schemas"]["NewPassword"];
        };
        /** @description A workgroup by name. */
        WorkgroupRef: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @description Numbers of what waits for the account; 0 where it lacks the permission to see them. */
        UserCounters: {
            /** @description Review tasks to decide. */
            waitToHandle: number;
            /** @description Circulated items to read. */
            waitToRead: number;
            /** @description Comments to moderate. */
            pendingComments: number;
            /** @description Messages nobody has taken up. */
            newMessages: number;
        };
        /**
         * @description The signed-in account with what it may do.
         * @example {
         *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a11",
         *       "username": "mei.chen",
         *       "name": "Mei Chen",
         *       "avatar": null,
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
         *       "orgId": "019368f2-1111-7c55-a1c4-5d0f0e8b2a02",
         *       "orgName": "Press office",
         *       "workgroups": [
         *         {
         *           "id": "019368f2-3333-7c55-a1c4-5d0f0e8b2a04",
         *           "name": "Front page"
         *         }
         *       ],
         *       "mustChangePassword": false,
         *       "counters": {
         *         "waitToHandle": 2,
         *         "waitToRead": 0,
         *         "pendingComments": 0,
         *         "newMessages": 0
         *       }
         *     }
         */
        CurrentUser: {
            id: components["schemas"]["Id"];
            username: string;
            name: string;
            /** @description URL of the image. */
            avatar: string | null;
            /** @description Codes of the enabled roles it holds. */
            roles: string[];
            /** @description What those roles are called, in the same order. */
            roleNames: string[];
            /** @description Codes of the permissions it holds. */
            permissions: string[];
            orgId: string | null;
            orgName: string | null;
            /** @description The enabled workgroups it belongs to. */
            workgroups: components["schemas"]["WorkgroupRef"][];
            /** @description Whether a new password must be set before anything else. */
            mustChangePassword: boolean;
            counters: components["schemas"]["UserCounters"];
        };
        /** @description The signed-in account. */
        CurrentUserReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["CurrentUser"];
        };
        /** @description Code of the programme an account works for, chosen by the company. */
        ProgramId: string;
        /** @description As much of an account as is needed to pick it or to show who it is. */
        UserBrief: {
            id: components["schemas"]["Id"];
            username: string;
            name: string;
            /** @description URL of the image. */
            avatar: string | null;
            orgName: string;
            status: components["schemas"]["UserStatus"];
        };
        /** @description Accounts in brief. */
        UserBriefListReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["UserBrief"][];
        };
        /**
         * @description An account of a member of staff.
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
         *       "lastLoginAt": "2026-03-20T07:58:12.000Z",
         *       "remark": null,
         *       "allowedActions": [
         *         "update",
         *         "disable",
         *         "resetPwd",
         *         "delete"
         *       ]
         *     }
         */
        User: components["schemas"]["Entity"] & {
            username: components["schemas"]["Username"];
            name: string;
            email: string | null;
            mobile: string | null;
            /** @description URL of the image. */
            avatar: string | null;
            gender: components["schemas"]["Gender"];
            orgId: components["schemas"]["Id"];
            readonly orgName: string;
            jobTitle: string | null;
            roleIds: components["schemas"]["Id"][];
            /** @description In the order of `roleIds`. */
            readonly roleNames: string[];
            /** @description Code of the programme. */
            programId: string | null;
            status: components["schemas"]["UserStatus"];
            /**
             * @description Until when failed sign-ins keep the account locked, ISO 8601 in UTC; null when it is not.
             * @example 2026-03-20T07:00:00.000Z
             */
            readonly lockedUntil: string | null;
            /** @description Whether the next sign-in asks for a new password. */
            mustChangePassword: boolean;
            /** @description Last sign-in, ISO 8601 in UTC; null when there was none. */
            readonly lastLoginAt: string | null;
            remark: string | null;
            /** @description What the caller may do with this account now. */
            readonly allowedActions: ("update" | "disable" | "resetPwd" | "delete")[];
        };
        /** @description One page of accounts. */
        UserPageReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["Page"] & {
                records: components["schemas"]["User"][];
            };
        };
        /** @description A password that is shown this once and must be changed at the next sign-in. */
        TemporaryPassword: {
            temporaryPassword: string;
        };
        /** @description A temporary password. */
        UserResetPwdReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["TemporaryPassword"];
        };
        /**
         * @description The changed fields of an account.
         * @example {
         *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a11",
         *       "version": 3,
         *       "jobTitle": "Chief editor",
         *       "mobile": null
         *     }
         */
        UserUpdateBody: components["schemas"]["UserFields"] & {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
        };
        /**
         * @description The old password and the new one.
         * @example {
         *       "oldPassword": "Harbour-lights-42",
         *       "newPassword": "Lighthouse-keeper-7"
         *     }
         */
        UserUpdatePwdBody: {
            /**
             * Format: password
             * @description The password in use now.
             */
            oldPassword: string;
            newPassword: components["schemas"]["NewPassword"];
        };
        /** @description An account. */
        UserReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["User"];
        };
        /**
         * @description The workgroup's word for programs.
         * @example front-page
         */
        WorkgroupCode: string;
        /**
         * @description Whether the workgroup approves in a review when one member does, or when all have. Its labels are in the dictionary `reviewMode`.
         * @enum {string}
         */
        ReviewMode: "any" | "all";
        WorkgroupFields: {
            /**
             * @description Name for people, new among the workgroups ignoring case.
             * @example Front page
             */
            name?: string;
            code?: components["schemas"]["WorkgroupCode"];
            description?: string | null;
            /**
             * @description The account that leads it; null for none.
             * @example 019368f2-6b1e-7c55-a1c4-5d0f0e8b2a11
             */
            leaderId?: string | null;
            reviewMode?: components["schemas"]["ReviewMode"];
            status?: components["schemas"]["EnabledStatus"];
            orderBy?: components["schemas"]["OrderBy"];
        };
        /**
         * @description A new workgroup. `reviewMode` is `any`, `status` `enabled` and `orderBy` 0 unless said otherwise.
         * @example {
         *       "name": "Front page",
         *       "code": "front-page",
         *       "reviewMode": "any",
         *       "status": "enabled",
         *       "orderBy": 10
         *     }
         */
        WorkgroupCreateBody: WithRequired<components["schemas"]["WorkgroupFields"], "name" | "code">;
        /**
         * @description What the member is in the group. Its labels are in the dictionary `memberRole`.
         * @enum {string}
         */
        MemberRole: "leader" | "member";
        /**
         * @description Accounts to add to a workgroup, as `member` and at position 0 unless said otherwise.
         * @example {
         *       "workgroupId": "019368f2-3333-7c55-a1c4-5d0f0e8b2a04",
         *       "userIds": [
         *         "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a11"
         *       ]
         *     }
         */
        WorkgroupMemberAddBody: {
            workgroupId: components["schemas"]["Id"];
            /** @description The accounts, each at most once. */
            userIds: components["schemas"]["Id"][];
            memberRole?: components["schemas"]["MemberRole"];
            orderBy?: components["schemas"]["OrderBy"];
        };
        /** @description What adding members came to. */
        WorkgroupMemberAddResult: {
            /** @description Accounts that are members now and were not before. */
            added: number;
            /** @description Accounts that were members already. */
            skipped: number;
        };
        /** @description What adding members came to. */
        WorkgroupMemberAddReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["WorkgroupMemberAddResult"];
        };
        /** @description An account's membership in a workgroup. */
        WorkgroupMember: components["schemas"]["Entity"] & {
            workgroupId: components["schemas"]["Id"];
            readonly workgroupName: string;
            userId: components["schemas"]["Id"];
            readonly username: string;
            /** @description The account's name for people. */
            readonly name: string;
            /** @description URL of the account's image. */
            readonly avatar: string | null;
            readonly orgName: string;
            memberRole: components["schemas"]["MemberRole"];
            orderBy: number;
        };
        /** @description Members. */
        WorkgroupMemberListReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["WorkgroupMember"][];
        };
        /** @description One page of members. */
        WorkgroupMemberPageReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["Page"] & {
                records: components["schemas"]["WorkgroupMember"][];
            };
        };
        /**
         * @description The changed fields of a membership.
         * @example {
         *       "id": "019368f2-3333-7c55-a1c4-5d0f0e8b2b07",
         *       "version": 1,
         *       "memberRole": "leader"
         *     }
         */
        WorkgroupMemberUpdateBody: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            memberRole?: components["schemas"]["MemberRole"];
            orderBy?: components["schemas"]["OrderBy"];
        };
        /** @description A group of accounts that review tasks are given to. */
        Workgroup: components["schemas"]["Entity"] & {
            name: string;
            code: components["schemas"]["WorkgroupCode"];
            description: string | null;
            /** @description The account that leads it. */
            leaderId: string | null;
            readonly leaderName: string | null;
            reviewMode: components["schemas"]["ReviewMode"];
            status: components["schemas"]["EnabledStatus"];
            orderBy: number;
            readonly memberCount: number;
        };
        /** @description One page of workgroups. */
        WorkgroupPageReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["Page"] & {
                records: components["schemas"]["Workgroup"][];
            };
        };
        /**
         * @description The changed fields of a workgroup.
         * @example {
         *       "id": "019368f2-3333-7c55-a1c4-5d0f0e8b2a04",
         *       "version": 1,
         *       "reviewMode": "all",
         *       "leaderId": null
         *     }
         */
        WorkgroupUpdateBody: components["schemas"]["WorkgroupFields"] & {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
        };
        /** @description A workgroup. */
        WorkgroupReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["Workgroup"];
        };
    };
    responses: {
        /** @description The answer is the one that `If-None-Match` names; nothing is sent again. */
        NotModified: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Something in the call is not acceptable; `fieldErrors` says what. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description There is no such record, or it is not visible to the caller. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The server failed. The message holds no internals; quote `requestId` to support. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The record's state does not allow it (stale version, duplicate, still in use, handled by somebody else). */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description It was public once and has been withdrawn. */
        Gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body is larger than the server accepts. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The operation does not accept the content type. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Too many calls; wait as long as `Retry-After` says. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description No session, or it has ended. Sign in again. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The account lacks the permission, or has to change its password first. Decided before the body is read. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The server is busy or restarting its database; try again as `Retry-After` says. */
        Unavailable: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        /** @description Page to return, from 1. */
        PageNo: number;
        /** @description Records a page holds. */
        PageSize: number;
        /** @description The record's id. */
        Id: components["schemas"]["Id"];
        /** @description Text to look for; wildcards have no meaning. */
        Keyword: string;
        /** @description Direction of `sortField`. */
        SortOrder: "asc" | "desc";
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    siteArticleList: {
        parameters: {
            query?: {
                /** @description Page to return, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Records a page holds. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Only articles of this type and of those below it. */
                typeId?: components["schemas"]["Id"];
                /** @description The type by its code, instead of `typeId`. */
                typeCode?: components["schemas"]["TypeCode"];
                /** @description Only articles with this tag. */
                tag?: components["schemas"]["Tag"];
                /** @description Only articles published in this month. */
                month?: components["schemas"]["Month"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of articles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleCardPageReply"];
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentBody"];
            };
        };
        responses: {
            /** @description The comment was accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyReply"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    siteDownFile: {
        parameters: {
            query: {
                /** @description The file's id. */
                id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description Names the file for saving it. */
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
            query?: never;
            header?: never;
            path: {
                /** @description The article's id or slug. */
                id: components["schemas"]["IdOrSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The article. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicArticleReply"];
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
                /** @description Page to return, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Records a page holds. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of comments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicCommentPageReply"];
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
            query?: never;
            header?: never;
            path: {
                /** @description The type's code or id. */
                type: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The type. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicArticleTypeReply"];
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
            query?: {
                /** @description Only banners at this position. */
                position?: components["schemas"]["PositionType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The banners. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicBannerListReply"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    siteGetFriendlyLinkList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The links. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicFriendlyLinkListReply"];
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
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The neighbours. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreAndNextReply"];
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
            query?: never;
            header?: never;
            path: {
                /** @description The product's id or code. */
                id: components["schemas"]["IdOrProductCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicProductReply"];
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
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicSettingReply"];
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
                /** @description Articles to return at most. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The position. */
                positionType: components["schemas"]["PositionType"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The articles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleCardListReply"];
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageBody"];
            };
        };
        responses: {
            /** @description The message was accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyReply"];
                };
            };
            400: components["responses"]["Invalid"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    siteMoreMonthList: {
        parameters: {
            query?: {
                /** @description Count only articles of this type and of those below it. */
                typeId?: components["schemas"]["Id"];
                /** @description The type by its code, instead of `typeId`. */
                typeCode?: components["schemas"]["TypeCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The months. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonthCountListReply"];
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
            query?: {
                /** @description Articles to return at most. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The articles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleCardListReply"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    siteProductList: {
        parameters: {
            query?: {
                /** @description Page to return, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Records a page holds. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Only products of this category or series, by its id or code. */
                within?: components["schemas"]["IdOrProductCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicProductPageReply"];
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
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tree. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicProductTreeReply"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    siteQuickLinkList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The links. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicQuickLinkListReply"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    siteRecommendArticles: {
        parameters: {
            query?: {
                /** @description The article being read. */
                articleId?: components["schemas"]["Id"];
                /** @description Articles to return at most. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The articles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleCardListReply"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    siteSearchContent: {
        parameters: {
            query: {
                /** @description Page to return, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Records a page holds. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description The search terms. */
                keyword: string;
                /** @description Only articles of this type and of those below it. */
                typeId?: components["schemas"]["Id"];
                /** @description The type by its code, instead of `typeId`. */
                typeCode?: components["schemas"]["TypeCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of hits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchHitPageReply"];
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
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tree. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TypeTreeReply"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
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
                "application/json": components["schemas"]["ChartGetDatasBody"];
            };
        };
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChartDataReply"];
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
    articlesAct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActBody"];
            };
        };
        responses: {
            /** @description The action was performed. `result` is the article and its new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdReply"];
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
    articlesCompare: {
        parameters: {
            query: {
                /** @description Number of the version to begin with. */
                from: components["schemas"]["VersionNo"];
                /** @description Number of the version to compare it with. */
                to: components["schemas"]["VersionNo"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is different. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleComparisonReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    articlesDelete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The article is in the trash. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyReply"];
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
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The article. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleReply"];
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
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The timeline. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryReply"];
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
            query?: {
                /** @description Text to look for; wildcards have no meaning. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Only articles of this type and of those below it. */
                typeId?: components["schemas"]["Id"];
                /** @description Only articles with this status. */
                status?: components["schemas"]["ContentStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The articles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleListReply"];
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
            query?: {
                /** @description Page to return, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Records a page holds. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Text to look for; wildcards have no meaning. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Direction of `sortField`. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description Field to sort by. */
                sortField?: "title" | "createdAt" | "handledAt";
                /** @description Only tasks for articles of this type and of those below it. */
                typeId?: components["schemas"]["Id"];
                /** @description Only tasks that ended like this. */
                status?: "approved" | "rejected" | "returned" | "transferred";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of tasks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskPageReply"];
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
            query?: {
                /** @description Page to return, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Records a page holds. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Text to look for; wildcards have no meaning. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Direction of `sortField`. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description Field to sort by. */
                sortField?: "title" | "createdAt" | "readAt";
                /** @description Only tasks for articles of this type and of those below it. */
                typeId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of tasks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskPageReply"];
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
            query?: {
                /** @description Page to return, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Records a page holds. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Text to look for; wildcards have no meaning. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Direction of `sortField`. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description Field to sort by. */
                sortField?: "title" | "orderBy" | "readCount" | "publishedAt" | "createdAt" | "updatedAt";
                /** @description Only articles of this type and of those below it. */
                typeId?: components["schemas"]["Id"];
                /** @description Only articles with this status. */
                status?: components["schemas"]["ContentStatus"];
                /** @description Only articles with this status of their current review. */
                reviewStatus?: components["schemas"]["ReviewStatus"];
                /** @description Only articles with this combined status. */
                displayStatus?: components["schemas"]["DisplayStatus"];
                /** @description Only articles with this tag. */
                tag?: components["schemas"]["Tag"];
                /** @description Only articles recommended at this position. */
                recommendPosition?: components["schemas"]["PositionType"];
                /** @description Only articles that are pinned, or only those that are not. */
                isTop?: boolean;
                /** @description Only articles that this account created. */
                createdBy?: components["schemas"]["Id"];
                /** @description Only articles changed at this time or later. */
                updatedFrom?: components["schemas"]["DateTime"];
                /** @description Only articles changed before this time. */
                updatedTo?: components["schemas"]["DateTime"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of articles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticlePageReply"];
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
                "application/json": components["schemas"]["ArticlePresenceBody"];
            };
        };
        responses: {
            /** @description The others, those who came first before the others. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticlePresenceReply"];
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
    articlesRestore: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArticleRestoreBody"];
            };
        };
        responses: {
            /** @description The version was restored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdReply"];
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArticleSaveBody"];
            };
        };
        responses: {
            /** @description The article was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdReply"];
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
    articlesTrashDelete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The article is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    articlesTrashPage: {
        parameters: {
            query?: {
                /** @description Page to return, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Records a page holds. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Text to look for; wildcards have no meaning. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Direction of `sortField`. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description Field to sort by. */
                sortField?: "title" | "deletedAt";
                /** @description Only articles of this type and of those below it. */
                typeId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of deleted articles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrashedArticlePageReply"];
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
                "application/json": components["schemas"]["ArticleTrashRestoreBody"];
            };
        };
        responses: {
            /** @description The article was restored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdReply"];
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
                "application/json": components["schemas"]["ArticleUpdateBody"];
            };
        };
        responses: {
            /** @description The article was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdReply"];
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
                /** @description Number of the version. */
                versionNo: components["schemas"]["VersionNo"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleVersionReply"];
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
                /** @description Page to return, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Records a page holds. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of versions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleVersionPageReply"];
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
            query?: {
                /** @description Page to return, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Records a page holds. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Text to look for; wildcards have no meaning. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Direction of `sortField`. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description Field to sort by; oldest first without it. */
                sortField?: "title" | "createdAt";
                /** @description Only tasks for articles of this type and of those below it. */
                typeId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of tasks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskPageReply"];
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
            query?: {
                /** @description Page to return, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Records a page holds. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Text to look for; wildcards have no meaning. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Direction of `sortField`. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description Field to sort by; latest first without it. */
                sortField?: "title" | "createdAt";
                /** @description Only tasks for articles of this type and of those below it. */
                typeId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of tasks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskPageReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
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
                "application/json": components["schemas"]["ActBody"];
            };
        };
        responses: {
            /** @description The action was performed. `result` is the article type and its new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdReply"];
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
                /** @description The type that takes over the articles. */
                moveToTypeId?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The type was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyReply"];
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
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The type. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleTypeReply"];
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
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The timeline. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryReply"];
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
            query?: {
                /** @description Text to look for; wildcards have no meaning. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Only types of this kind. */
                kind?: components["schemas"]["ArticleTypeKind"];
                /** @description Only types with this status. */
                status?: components["schemas"]["ContentStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleTypeListReply"];
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
            query?: {
                /** @description Page to return, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Records a page holds. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Text to look for; wildcards have no meaning. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Direction of `sortField`. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description Field to sort by. */
                sortField?: "title" | "createdAt" | "handledAt";
                /** @description Only tasks for this article type and those below it. */
                typeId?: components["schemas"]["Id"];
                /** @description Only tasks that ended like this. */
                status?: "approved" | "rejected" | "returned" | "transferred";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of tasks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskPageReply"];
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
            query?: {
                /** @description Page to return, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Records a page holds. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Text to look for; wildcards have no meaning. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Direction of `sortField`. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description Field to sort by. */
                sortField?: "title" | "createdAt" | "readAt";
                /** @description Only tasks for this article type and those below it. */
                typeId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of tasks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskPageReply"];
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
            query?: {
                /** @description Page to return, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Records a page holds. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Text to look for; wildcards have no meaning. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Direction of `sortField`. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description Field to sort by. */
                sortField?: "name" | "code" | "orderBy" | "createdAt" | "updatedAt";
                /** @description Only the direct children of this type; `0` for the top of the tree. */
                parentId?: components["schemas"]["Id"];
                /** @description Only types of this kind. */
                kind?: components["schemas"]["ArticleTypeKind"];
                /** @description Only types with this status. */
                status?: components["schemas"]["ContentStatus"];
                /** @description Only types with this status of their current review. */
                reviewStatus?: components["schemas"]["ReviewStatus"];
                /** @description Only types with this combined status. */
                displayStatus?: components["schemas"]["DisplayStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleTypePageReply"];
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArticleTypeSaveBody"];
            };
        };
        responses: {
            /** @description The type was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdReply"];
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
    articleTypesUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArticleTypeUpdateBody"];
            };
        };
        responses: {
            /** @description The type was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdReply"];
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
    articleTypesWaitMeToHandleTasks: {
        parameters: {
            query?: {
                /** @description Page to return, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Records a page holds. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Text to look for; wildcards have no meaning. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Direction of `sortField`. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description Field to sort by; oldest first without it. */
                sortField?: "title" | "createdAt";
                /** @description Only tasks for this article type and those below it. */
                typeId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of tasks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskPageReply"];
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
            query?: {
                /** @description Page to return, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Records a page holds. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Text to look for; wildcards have no meaning. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Direction of `sortField`. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description Field to sort by; latest first without it. */
                sortField?: "title" | "createdAt";
                /** @description Only tasks for this article type and those below it. */
                typeId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of tasks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskPageReply"];
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
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The banner was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    bannersGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The banner. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BannerReply"];
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
            query?: {
                /** @description Only banners at this place. */
                position?: components["schemas"]["PositionType"];
                /** @description Only banners with this status. */
                status?: components["schemas"]["EnabledStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The banners. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BannerListReply"];
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
            query?: {
                /** @description Page to return, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Records a page holds. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Text to look for; wildcards have no meaning. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Direction of `sortField`. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description Field to sort by. */
                sortField?: "title" | "position" | "orderBy" | "startAt" | "endAt" | "createdAt" | "updatedAt";
                /** @description Only banners at this place. */
                position?: components["schemas"]["PositionType"];
                /** @description Only banners with this status. */
                status?: components["schemas"]["EnabledStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of banners. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BannerPageReply"];
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BannerSaveBody"];
            };
        };
        responses: {
            /** @description The banner was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdReply"];
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
    bannersUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BannerUpdateBody"];
            };
        };
        responses: {
            /** @description The banner was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdReply"];
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
    commentsBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentBatchBody"];
            };
        };
        responses: {
            /** @description How many were handled, and which were not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentBatchReply"];
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
    commentsDelete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comment was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    commentsGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentReply"];
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
            query?: {
                /** @description Page to return, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Records a page holds. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Text to look for; wildcards have no meaning. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Direction of `sortField`. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description Field to sort by. */
                sortField?: "nickname" | "status" | "createdAt" | "updatedAt";
                /** @description Only comments on this article. */
                articleId?: components["schemas"]["Id"];
                /** @description Only replies to this comment. */
                parentId?: components["schemas"]["Id"];
                /** @description Only comments with this status. */
                status?: components["schemas"]["CommentStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of comments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentPageReply"];
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentReplyBody"];
            };
        };
        responses: {
            /** @description The answer was stored; the id is the answer's own. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdReply"];
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
    commentsUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentUpdateBody"];
            };
        };
        responses: {
            /** @description The comment was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdReply"];
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
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The friendly link was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    friendlyLinksGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The friendly link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FriendlyLinkReply"];
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
            query?: {
                /** @description Only links with this status. */
                status?: components["schemas"]["EnabledStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The friendly links. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FriendlyLinkListReply"];
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
            query?: {
                /** @description Page to return, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Records a page holds. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Text to look for; wildcards have no meaning. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Direction of `sortField`. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description Field to sort by. */
                sortField?: "name" | "orderBy" | "createdAt" | "updatedAt";
                /** @description Only links with this status. */
                status?: components["schemas"]["EnabledStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of friendly links. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FriendlyLinkPageReply"];
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FriendlyLinkSaveBody"];
            };
        };
        responses: {
            /** @description The friendly link was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdReply"];
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
    friendlyLinksUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FriendlyLinkUpdateBody"];
            };
        };
        responses: {
            /** @description The friendly link was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdReply"];
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
    messagesBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageBatchBody"];
            };
        };
        responses: {
            /** @description How many were handled, and which were not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageBatchReply"];
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
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    messagesGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageReply"];
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
            query?: {
                /** @description Page to return, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Records a page holds. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Text to look for; wildcards have no meaning. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Direction of `sortField`. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description Field to sort by. */
                sortField?: "name" | "company" | "status" | "createdAt" | "updatedAt" | "repliedAt";
                /** @description Only messages with this status. */
                status?: components["schemas"]["MessageStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessagePageReply"];
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
                "application/json": components["schemas"]["MessageReplyBody"];
            };
        };
        responses: {
            /** @description The answer was stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdReply"];
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
                "application/json": components["schemas"]["MessageUpdateBody"];
            };
        };
        responses: {
            /** @description The message was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdReply"];
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
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quick link was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    quickLinksGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quick link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuickLinkReply"];
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
            query?: {
                /** @description Only links with this status. */
                status?: components["schemas"]["EnabledStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quick links. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuickLinkListReply"];
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
            query?: {
                /** @description Page to return, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Records a page holds. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Text to look for; wildcards have no meaning. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Direction of `sortField`. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description Field to sort by. */
                sortField?: "title" | "orderBy" | "createdAt" | "updatedAt";
                /** @description Only links with this status. */
                status?: components["schemas"]["EnabledStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of quick links. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuickLinkPageReply"];
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuickLinkSaveBody"];
            };
        };
        responses: {
            /** @description The quick link was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdReply"];
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
    quickLinksUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuickLinkUpdateBody"];
            };
        };
        responses: {
            /** @description The quick link was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdReply"];
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
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recommendation was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    recommendsGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recommendation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecommendReply"];
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
            query?: {
                /** @description Only recommendations at this place. */
                positionType?: components["schemas"]["PositionType"];
                /** @description Only recommendations of this article. */
                articleId?: components["schemas"]["Id"];
                /** @description Only recommendations with this status. */
                status?: components["schemas"]["EnabledStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recommendations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecommendListReply"];
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
            query?: {
                /** @description Page to return, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Records a page holds. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Text to look for; wildcards have no meaning. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Direction of `sortField`. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description Field to sort by. */
                sortField?: "positionType" | "orderBy" | "startAt" | "endAt" | "createdAt" | "updatedAt";
                /** @description Only recommendations at this place. */
                positionType?: components["schemas"]["PositionType"];
                /** @description Only recommendations of this article. */
                articleId?: components["schemas"]["Id"];
                /** @description Only recommendations with this status. */
                status?: components["schemas"]["EnabledStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of recommendations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecommendPageReply"];
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecommendSaveBody"];
            };
        };
        responses: {
            /** @description The recommendation was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdReply"];
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
    recommendsUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecommendUpdateBody"];
            };
        };
        responses: {
            /** @description The recommendation was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdReply"];
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
    filesGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file's facts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    filesUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FileUploadBody"];
            };
        };
        responses: {
            /** @description The file was stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileUploadReply"];
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
    dictsDelete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dictionary was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyReply"];
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
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dictionary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DictReply"];
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
            query?: {
                /** @description Only the dictionary with exactly this code. */
                code?: components["schemas"]["DictCode"];
                /** @description Only dictionaries with this status. */
                status?: components["schemas"]["EnabledStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dictionaries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DictListReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
        };
    };
    dictsPage: {
        parameters: {
            query?: {
                /** @description Page to return, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Records a page holds. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Text to look for; wildcards have no meaning. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Direction of `sortField`. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description Field to sort by. */
                sortField?: "code" | "name" | "orderBy" | "createdAt" | "updatedAt";
                /** @description Only the dictionary with exactly this code. */
                code?: components["schemas"]["DictCode"];
                /** @description Only dictionaries with this status. */
                status?: components["schemas"]["EnabledStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of dictionaries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DictPageReply"];
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DictSaveBody"];
            };
        };
        responses: {
            /** @description The dictionary was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdReply"];
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
    dictsUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DictUpdateBody"];
            };
        };
        responses: {
            /** @description The dictionary was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdReply"];
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
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dictionary item was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    dictItemsGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dictionary item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DictItemReply"];
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
            query?: {
                /** @description Only the items of this dictionary. */
                dictId?: components["schemas"]["Id"];
                /** @description Only the items of the dictionary with this code. */
                dictCode?: components["schemas"]["DictCode"];
                /** @description Only items with this status. */
                status?: components["schemas"]["EnabledStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dictionary items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DictItemListReply"];
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
            query?: {
                /** @description Page to return, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Records a page holds. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Text to look for; wildcards have no meaning. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Direction of `sortField`. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description Field to sort by. */
                sortField?: "label" | "value" | "orderBy" | "createdAt" | "updatedAt";
                /** @description Only the items of this dictionary. */
                dictId?: components["schemas"]["Id"];
                /** @description Only the items of the dictionary with this code. */
                dictCode?: components["schemas"]["DictCode"];
                /** @description Only items with this status. */
                status?: components["schemas"]["EnabledStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of dictionary items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DictItemPageReply"];
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DictItemSaveBody"];
            };
        };
        responses: {
            /** @description The dictionary item was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdReply"];
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
    dictItemsUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DictItemUpdateBody"];
            };
        };
        responses: {
            /** @description The dictionary item was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdReply"];
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
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session was ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyReply"];
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
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveSessionListReply"];
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
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session was ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyReply"];
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
            query?: {
                /** @description Page to return, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Records a page holds. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Text to look for; wildcards have no meaning. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Direction of `sortField`. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description Field to sort by. */
                sortField?: "createdAt" | "lastSeenAt" | "expiresAt" | "username";
                /** @description Only sessions of this account. */
                userId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveSessionPageReply"];
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
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationLogReply"];
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
            query?: {
                /** @description Page to return, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Records a page holds. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Text to look for; wildcards have no meaning. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Direction of `sortField`. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description Field to sort by. */
                sortField?: "createdAt";
                /** @description Only what this account did. */
                userId?: components["schemas"]["Id"];
                /** @description Only calls of this operation of the contract. */
                operationId?: string;
                /** @description Only changes to records of this kind (the operation's tag). */
                targetType?: string;
                /** @description Only changes to this record. */
                targetId?: components["schemas"]["Id"];
                /** @description Only what succeeded, or only what was refused or failed. */
                success?: boolean;
                /** @description Only entries from this time on. */
                createdFrom?: components["schemas"]["DateTime"];
                /** @description Only entries before this time. */
                createdTo?: components["schemas"]["DateTime"];
                /** @description Only the call with this request id. */
                requestId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationLogPageReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
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
                "application/json": components["schemas"]["ProductDeleteBatchBody"];
            };
        };
        responses: {
            /** @description How many were deleted, and which were not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductDeleteBatchReply"];
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
                "application/json": components["schemas"]["ProductGetBody"];
            };
        };
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductReply"];
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductGetCascadeBody"];
            };
        };
        responses: {
            /** @description The tree. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductOptionListReply"];
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductPageBody"];
            };
        };
        responses: {
            /** @description One page of products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductPageReply"];
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductCascadePageBody"];
            };
        };
        responses: {
            /** @description One page of categories with what is below them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductCascadePageReply"];
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductSaveBody"];
            };
        };
        responses: {
            /** @description The product was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdReply"];
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
    productsUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductUpdateBody"];
            };
        };
        responses: {
            /** @description The product was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdReply"];
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
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyReply"];
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
    signInLogsPage: {
        parameters: {
            query?: {
                /** @description Page to return, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Records a page holds. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Text to look for; wildcards have no meaning. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Direction of `sortField`. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description Field to sort by. */
                sortField?: "createdAt" | "username";
                /** @description Only entries of this account. */
                userId?: components["schemas"]["Id"];
                /** @description Only entries of this kind. */
                event?: components["schemas"]["SignInEvent"];
                /** @description Only what succeeded, or only what was refused or failed. */
                success?: boolean;
                /** @description Only entries from this time on. */
                createdFrom?: components["schemas"]["DateTime"];
                /** @description Only entries before this time. */
                createdTo?: components["schemas"]["DateTime"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInLogPageReply"];
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
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteSettingReply"];
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
                "application/json": components["schemas"]["SiteSettingUpdateBody"];
            };
        };
        responses: {
            /** @description The settings were changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdReply"];
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthAddBody"];
            };
        };
        responses: {
            /** @description The permission was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdReply"];
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
    authsDelete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The permission was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyReply"];
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
            query?: {
                /** @description Only the permissions that are buttons of this menu's page. */
                menuId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The permissions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthListReply"];
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
            query?: {
                /** @description Page to return, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Records a page holds. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Text to look for; wildcards have no meaning. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Direction of `sortField`. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description Field to sort by. */
                sortField?: "code" | "name" | "orderBy" | "createdAt" | "updatedAt";
                /** @description Only the permissions that are buttons of this menu's page. */
                menuId?: components["schemas"]["Id"];
                /** @description Only permissions with this status. */
                status?: components["schemas"]["EnabledStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of permissions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthPageReply"];
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
                "application/json": components["schemas"]["AuthUpdateBody"];
            };
        };
        responses: {
            /** @description The permission was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdReply"];
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
                "application/json": components["schemas"]["LoginBody"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionReply"];
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
            /** @description Signed out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
        };
    };
    menusCreate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MenuCreateBody"];
            };
        };
        responses: {
            /** @description The menu was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdReply"];
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
    menusCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The menus. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuEntryListReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
        };
    };
    menusDelete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The menu was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyReply"];
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
            query?: {
                /** @description Text to look for; wildcards have no meaning. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Only the menus right below this one; `"0"` for the top. */
                parentId?: components["schemas"]["Id"];
                /** @description Only menus of this type. */
                type?: components["schemas"]["MenuType"];
                /** @description Only menus with this status. */
                status?: components["schemas"]["EnabledStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The menus. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuListReply"];
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
                /** @description The menu to start below; `"0"` for the whole tree. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tree. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuTreeReply"];
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
                "application/json": components["schemas"]["MenuUpdateBody"];
            };
        };
        responses: {
            /** @description The menu was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdReply"];
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
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The menu. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuReply"];
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrgCreateBody"];
            };
        };
        responses: {
            /** @description The organisation was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdReply"];
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
    orgsDelete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organisation was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyReply"];
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
            query?: never;
            header?: never;
            path: {
                /** @description The organisation to look below; `"0"` for the top. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organisations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrgListReply"];
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
            query?: {
                /** @description Only organisations with this status; what lies below one left out is left out too. */
                status?: components["schemas"]["EnabledStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tree. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrgTreeReply"];
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
                "application/json": components["schemas"]["OrgUpdateBody"];
            };
        };
        responses: {
            /** @description The organisation was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdReply"];
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
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organisation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrgReply"];
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
            query: {
                /** @description The role. */
                roleId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role's permissions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleAuthsReply"];
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
                "application/json": components["schemas"]["RoleAuthsUpdateBody"];
            };
        };
        responses: {
            /** @description The role's permissions were replaced. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdReply"];
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
    rolesCreate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleCreateBody"];
            };
        };
        responses: {
            /** @description The role was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdReply"];
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
    rolesDelete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyReply"];
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
    rolesList: {
        parameters: {
            query?: {
                /** @description Text to look for; wildcards have no meaning. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Only roles with this status. */
                status?: components["schemas"]["EnabledStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleListReply"];
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
            query: {
                /** @description The role. */
                roleId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role's menus. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleMenusReply"];
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
                "application/json": components["schemas"]["RoleMenusUpdateBody"];
            };
        };
        responses: {
            /** @description The role's menus were replaced. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdReply"];
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
    rolesPage: {
        parameters: {
            query?: {
                /** @description Page to return, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Records a page holds. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Text to look for; wildcards have no meaning. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Direction of `sortField`. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description Field to sort by. */
                sortField?: "code" | "name" | "orderBy" | "userCount" | "createdAt" | "updatedAt";
                /** @description Only roles with this status. */
                status?: components["schemas"]["EnabledStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of roles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RolePageReply"];
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
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleReply"];
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
                "application/json": components["schemas"]["RoleUpdateBody"];
            };
        };
        responses: {
            /** @description The role was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdReply"];
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
                "multipart/form-data": components["schemas"]["TokenCreateBody"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionReply"];
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
            /** @description Signed out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
        };
    };
    usersAdd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserAddBody"];
            };
        };
        responses: {
            /** @description The account was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
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
            /** @description The signed-in account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentUserReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
        };
    };
    usersFindByProgramId: {
        parameters: {
            query: {
                /** @description The programme's code, compared exactly. */
                programId: components["schemas"]["ProgramId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserBriefListReply"];
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
            query?: {
                /** @description Text to look for; wildcards have no meaning. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Only accounts of this organisation and of those below it. */
                orgId?: components["schemas"]["Id"];
                /** @description Only accounts that hold this role. */
                roleId?: components["schemas"]["Id"];
                /** @description Only members of this workgroup. */
                workgroupId?: components["schemas"]["Id"];
                /** @description Only accounts with this status. */
                status?: components["schemas"]["UserStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserBriefListReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    usersPage: {
        parameters: {
            query?: {
                /** @description Page to return, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Records a page holds. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Text to look for; wildcards have no meaning. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Direction of `sortField`. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description Field to sort by. */
                sortField?: "username" | "name" | "status" | "lastLoginAt" | "createdAt" | "updatedAt";
                /** @description Only accounts of this organisation and of those below it. */
                orgId?: components["schemas"]["Id"];
                /** @description Only accounts that hold this role. */
                roleId?: components["schemas"]["Id"];
                /** @description Only members of this workgroup. */
                workgroupId?: components["schemas"]["Id"];
                /** @description Only accounts with this status. */
                status?: components["schemas"]["UserStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPageReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    usersResetPwd: {
        parameters: {
            query: {
                /** @description The account. */
                id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The temporary password. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResetPwdReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
                "application/json": components["schemas"]["UserUpdateBody"];
            };
        };
        responses: {
            /** @description The account was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdReply"];
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
    usersUpdatePwd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpdatePwdBody"];
            };
        };
        responses: {
            /** @description The password was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
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
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserReply"];
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
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyReply"];
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkgroupCreateBody"];
            };
        };
        responses: {
            /** @description The workgroup was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdReply"];
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
    workgroupsDelete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workgroup was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyReply"];
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkgroupMemberAddBody"];
            };
        };
        responses: {
            /** @description How many were added and how many skipped. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkgroupMemberAddReply"];
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
    workgroupMembersDelete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member was removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    workgroupMembersList: {
        parameters: {
            query?: {
                /** @description Text to look for; wildcards have no meaning. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Only members of this workgroup. */
                workgroupId?: components["schemas"]["Id"];
                /** @description Only memberships of this account. */
                userId?: components["schemas"]["Id"];
                /** @description Only members with this role in the group. */
                memberRole?: components["schemas"]["MemberRole"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkgroupMemberListReply"];
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
            query?: {
                /** @description Page to return, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Records a page holds. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Text to look for; wildcards have no meaning. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Direction of `sortField`. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description Field to sort by. */
                sortField?: "orderBy" | "username" | "name" | "memberRole" | "createdAt";
                /** @description Only members of this workgroup. */
                workgroupId?: components["schemas"]["Id"];
                /** @description Only memberships of this account. */
                userId?: components["schemas"]["Id"];
                /** @description Only members with this role in the group. */
                memberRole?: components["schemas"]["MemberRole"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkgroupMemberPageReply"];
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
                "application/json": components["schemas"]["WorkgroupMemberUpdateBody"];
            };
        };
        responses: {
            /** @description The member was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdReply"];
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
            query?: {
                /** @description Page to return, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Records a page holds. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Text to look for; wildcards have no meaning. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Direction of `sortField`. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description Field to sort by. */
                sortField?: "code" | "name" | "orderBy" | "memberCount" | "createdAt" | "updatedAt";
                /** @description Only workgroups with this status. */
                status?: components["schemas"]["EnabledStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of workgroups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkgroupPageReply"];
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
                "application/json": components["schemas"]["WorkgroupUpdateBody"];
            };
        };
        responses: {
            /** @description The workgroup was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdReply"];
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
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workgroup. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkgroupReply"];
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
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
