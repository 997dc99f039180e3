// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { Method } from "../method.ts";

/**
 * Every operation by group, one row each, small because it is downloaded. A row is the path its operations have in
 * common, then an HTTP method before each of the operations it holds for. An operation is written `name` when its path
 * ends with its name, `name/rest` when it goes on, `name:rest` when it differs; a write has its query parameters at the
 * end of the path. `!form` stands for a multipart body, `!blob` for a file that answers.
 */
export const operationTable = {
  site:
    "/api/app/other GET articleList downFile!blob getArticle/{id} getArticleMessage/{id} getArticleType/{type} getBannerList getFriendlyLinkList getPreAndNext/{id} getProduct/{id} getStaticSetting indexRecommend/{positionType} moreMonthList newsArticles productList productTree quickLinkList recommendArticles searchContent typeTree POST comment leaveMessage",
  charts:
    "/api/chart POST getDatas",
  articles:
    "/api/dtArticle GET compare/{id} get/{id} history/{id} list myHandledTasks myReadedCirculatedTasks page trashPage:trash/page version/{id} versions/{id} waitMeToHandleTasks waitMeToReadCirculatedTasks POST act presence restore save trashRestore:trash/restore PUT update DELETE delete/{id} trashDelete:trash/delete/{id}",
  articleTypes:
    "/api/dtArticleType GET get/{id} history/{id} list myHandledTasks myReadedCirculatedTasks page waitMeToHandleTasks waitMeToReadCirculatedTasks POST act save PUT update DELETE delete/{id}",
  banners:
    "/api/dtBanner GET get/{id} list page POST save PUT update DELETE delete/{id}",
  comments:
    "/api/dtComment GET get/{id} page POST batch reply PUT update DELETE delete/{id}",
  friendlyLinks:
    "/api/dtFriendlyLink GET get/{id} list page POST save PUT update DELETE delete/{id}",
  messages:
    "/api/dtMessage GET get/{id} page POST batch reply PUT update DELETE delete/{id}",
  quickLinks:
    "/api/dtQuickLink GET get/{id} list page POST save PUT update DELETE delete/{id}",
  recommends:
    "/api/dtRecommend GET get/{id} list page POST save PUT update DELETE delete/{id}",
  files:
    "/api/file GET get/{id} POST upload!form",
  dicts:
    "/api/lcdpDict GET get/{id} list page POST save PUT update DELETE delete/{id}",
  dictItems:
    "/api/lcdpDictItem GET get/{id} list page POST save PUT update DELETE delete/{id}",
  liveSessions:
    "/api/liveSession GET listOwn:own page DELETE delete/{id} deleteOwn:own/{id}",
  operationLogs:
    "/api/operationLog GET get/{id} page",
  products:
    "/api/product POST deleteBatch get getCascade page productCascadePage save update DELETE delete:{id}",
  signInLogs:
    "/api/signInLog GET page",
  siteSettings:
    "/api/siteSetting GET get PUT update",
  auths:
    "/auth GET list page POST add PUT update DELETE delete/{id}",
  session:
    " GET logout POST createToken:token!form login DELETE removeToken:token",
  menus:
    "/menus GET currentUser get:{id} list tree/{id} POST create/child PUT update DELETE delete/{id}",
  orgs:
    "/org GET children:tree/children/{id} get:{id} tree POST create/child PUT update DELETE delete/{id}",
  roles:
    "/roles GET get:role/{id} list listAuth:auth/list listMenus:menus/list page POST create PUT update updateAuth:auth/update updateMenus:menus/update DELETE delete/{id}",
  users:
    "/user GET current findByProgramId get:{id} list page POST add PUT resetPwd?id={id} update updatePwd DELETE delete:{id}",
  workgroups:
    "/workgroup GET get:{id} page POST create update DELETE delete/{id}",
  workgroupMembers:
    "/workGroup/member GET list page POST add update DELETE delete/{id}",
};

/** Every operation of the contract as a typed method that returns the unwrapped result. */
export interface Operations {
  site: {
    /** Page through published articles. `GET /api/app/other/articleList`, needs no session. */
    articleList: Method<"siteArticleList">;
    /** Comment on an article. `POST /api/app/other/comment`, needs no session. */
    comment: Method<"siteComment">;
    /** Download a file. `GET /api/app/other/downFile`, needs no session. */
    downFile: Method<"siteDownFile">;
    /** Get a published article. `GET /api/app/other/getArticle/{id}`, needs no session. */
    getArticle: Method<"siteGetArticle">;
    /** Page through an article's comments. `GET /api/app/other/getArticleMessage/{id}`, needs no session. */
    getArticleMessage: Method<"siteGetArticleMessage">;
    /** Get a published article type. `GET /api/app/other/getArticleType/{type}`, needs no session. */
    getArticleType: Method<"siteGetArticleType">;
    /** List banners. `GET /api/app/other/getBannerList`, needs no session. */
    getBannerList: Method<"siteGetBannerList">;
    /** List friendly links. `GET /api/app/other/getFriendlyLinkList`, needs no session. */
    getFriendlyLinkList: Method<"siteGetFriendlyLinkList">;
    /** Get an article's neighbours. `GET /api/app/other/getPreAndNext/{id}`, needs no session. */
    getPreAndNext: Method<"siteGetPreAndNext">;
    /** Get a product on the shelf. `GET /api/app/other/getProduct/{id}`, needs no session. */
    getProduct: Method<"siteGetProduct">;
    /** Get the site's settings. `GET /api/app/other/getStaticSetting`, needs no session. */
    getStaticSetting: Method<"siteGetStaticSetting">;
    /** List what is recommended at a position. `GET /api/app/other/indexRecommend/{positionType}`, needs no session. */
    indexRecommend: Method<"siteIndexRecommend">;
    /** Leave a message. `POST /api/app/other/leaveMessage`, needs no session. */
    leaveMessage: Method<"siteLeaveMessage">;
    /** List the months of the archive. `GET /api/app/other/moreMonthList`, needs no session. */
    moreMonthList: Method<"siteMoreMonthList">;
    /** List the latest articles. `GET /api/app/other/newsArticles`, needs no session. */
    newsArticles: Method<"siteNewsArticles">;
    /** Page through the products on the shelf. `GET /api/app/other/productList`, needs no session. */
    productList: Method<"siteProductList">;
    /** Get the tree of product categories. `GET /api/app/other/productTree`, needs no session. */
    productTree: Method<"siteProductTree">;
    /** List quick links. `GET /api/app/other/quickLinkList`, needs no session. */
    quickLinkList: Method<"siteQuickLinkList">;
    /** List articles worth reading next. `GET /api/app/other/recommendArticles`, needs no session. */
    recommendArticles: Method<"siteRecommendArticles">;
    /** Search published articles. `GET /api/app/other/searchContent`, needs no session. */
    searchContent: Method<"siteSearchContent">;
    /** Get the tree of article types. `GET /api/app/other/typeTree`, needs no session. */
    typeTree: Method<"siteTypeTree">;
  };
  charts: {
    /** Ask a named query for its rows. `POST /api/chart/getDatas`, needs a session. */
    getDatas: Method<"chartsGetDatas">;
  };
  articles: {
    /** Move an article through review and publication. `POST /api/dtArticle/act`, needs `content:article:act`. */
    act: Method<"articlesAct">;
    /** Compare two versions of an article. `GET /api/dtArticle/compare/{id}`, needs `content:article:view`. */
    compare: Method<"articlesCompare">;
    /** Move an article to the trash. `DELETE /api/dtArticle/delete/{id}`, needs `content:article:delete`. */
    delete: Method<"articlesDelete">;
    /** Get an article. `GET /api/dtArticle/get/{id}`, needs `content:article:view`. */
    get: Method<"articlesGet">;
    /** Get the timeline of an article. `GET /api/dtArticle/history/{id}`, needs `content:article:view`. */
    history: Method<"articlesHistory">;
    /** List articles briefly. `GET /api/dtArticle/list`, needs `content:article:view`. */
    list: Method<"articlesList">;
    /** Page through tasks I handled. `GET /api/dtArticle/myHandledTasks`, needs a session. */
    myHandledTasks: Method<"articlesMyHandledTasks">;
    /** Page through what was circulated to me, read. `GET /api/dtArticle/myReadedCirculatedTasks`, needs a session. */
    myReadedCirculatedTasks: Method<"articlesMyReadedCirculatedTasks">;
    /** Page through articles. `GET /api/dtArticle/page`, needs `content:article:page`. */
    page: Method<"articlesPage">;
    /** Say that one is writing an article, and learn who else is. `POST /api/dtArticle/presence`, needs `content:article:update`. */
    presence: Method<"articlesPresence">;
    /** Restore an earlier version of an article. `POST /api/dtArticle/restore`, needs `content:article:update`. */
    restore: Method<"articlesRestore">;
    /** Create an article. `POST /api/dtArticle/save`, needs `content:article:save`. */
    save: Method<"articlesSave">;
    /** Delete an article for good. `DELETE /api/dtArticle/trash/delete/{id}`, needs `content:article:purge`. */
    trashDelete: Method<"articlesTrashDelete">;
    /** Page through the trash. `GET /api/dtArticle/trash/page`, needs `content:article:trash`. */
    trashPage: Method<"articlesTrashPage">;
    /** Restore an article from the trash. `POST /api/dtArticle/trash/restore`, needs `content:article:restore`. */
    trashRestore: Method<"articlesTrashRestore">;
    /** Change an article. `PUT /api/dtArticle/update`, needs `content:article:update`. */
    update: Method<"articlesUpdate">;
    /** Get one version of an article. `GET /api/dtArticle/version/{id}`, needs `content:article:view`. */
    version: Method<"articlesVersion">;
    /** Page through an article's versions. `GET /api/dtArticle/versions/{id}`, needs `content:article:view`. */
    versions: Method<"articlesVersions">;
    /** Page through tasks that wait for me. `GET /api/dtArticle/waitMeToHandleTasks`, needs a session. */
    waitMeToHandleTasks: Method<"articlesWaitMeToHandleTasks">;
    /** Page through what was circulated to me, unread. `GET /api/dtArticle/waitMeToReadCirculatedTasks`, needs a session. */
    waitMeToReadCirculatedTasks: Method<"articlesWaitMeToReadCirculatedTasks">;
  };
  articleTypes: {
    /** Move an article type through review and publication. `POST /api/dtArticleType/act`, needs `content:articleType:act`. */
    act: Method<"articleTypesAct">;
    /** Delete an article type. `DELETE /api/dtArticleType/delete/{id}`, needs `content:articleType:delete`. */
    delete: Method<"articleTypesDelete">;
    /** Get an article type. `GET /api/dtArticleType/get/{id}`, needs `content:articleType:view`. */
    get: Method<"articleTypesGet">;
    /** Get the timeline of an article type. `GET /api/dtArticleType/history/{id}`, needs `content:articleType:view`. */
    history: Method<"articleTypesHistory">;
    /** List article types. `GET /api/dtArticleType/list`, needs `content:articleType:view`. */
    list: Method<"articleTypesList">;
    /** Page through tasks I handled. `GET /api/dtArticleType/myHandledTasks`, needs a session. */
    myHandledTasks: Method<"articleTypesMyHandledTasks">;
    /** Page through what was circulated to me, read. `GET /api/dtArticleType/myReadedCirculatedTasks`, needs a session. */
    myReadedCirculatedTasks: Method<"articleTypesMyReadedCirculatedTasks">;
    /** Page through article types. `GET /api/dtArticleType/page`, needs `content:articleType:page`. */
    page: Method<"articleTypesPage">;
    /** Create an article type. `POST /api/dtArticleType/save`, needs `content:articleType:save`. */
    save: Method<"articleTypesSave">;
    /** Change an article type. `PUT /api/dtArticleType/update`, needs `content:articleType:update`. */
    update: Method<"articleTypesUpdate">;
    /** Page through tasks that wait for me. `GET /api/dtArticleType/waitMeToHandleTasks`, needs a session. */
    waitMeToHandleTasks: Method<"articleTypesWaitMeToHandleTasks">;
    /** Page through what was circulated to me, unread. `GET /api/dtArticleType/waitMeToReadCirculatedTasks`, needs a session. */
    waitMeToReadCirculatedTasks: Method<"articleTypesWaitMeToReadCirculatedTasks">;
  };
  banners: {
    /** Delete a banner. `DELETE /api/dtBanner/delete/{id}`, needs `content:banner:delete`. */
    delete: Method<"bannersDelete">;
    /** Get a banner. `GET /api/dtBanner/get/{id}`, needs `content:banner:view`. */
    get: Method<"bannersGet">;
    /** List banners. `GET /api/dtBanner/list`, needs `content:banner:view`. */
    list: Method<"bannersList">;
    /** Page through banners. `GET /api/dtBanner/page`, needs `content:banner:page`. */
    page: Method<"bannersPage">;
    /** Create a banner. `POST /api/dtBanner/save`, needs `content:banner:save`. */
    save: Method<"bannersSave">;
    /** Change a banner. `PUT /api/dtBanner/update`, needs `content:banner:update`. */
    update: Method<"bannersUpdate">;
  };
  comments: {
    /** Moderate many comments. `POST /api/dtComment/batch`, needs `content:comment:batch`. */
    batch: Method<"commentsBatch">;
    /** Delete a comment. `DELETE /api/dtComment/delete/{id}`, needs `content:comment:delete`. */
    delete: Method<"commentsDelete">;
    /** Get a comment. `GET /api/dtComment/get/{id}`, needs `content:comment:page`. */
    get: Method<"commentsGet">;
    /** Page through comments. `GET /api/dtComment/page`, needs `content:comment:page`. */
    page: Method<"commentsPage">;
    /** Reply to a comment. `POST /api/dtComment/reply`, needs `content:comment:reply`. */
    reply: Method<"commentsReply">;
    /** Set a comment's status. `PUT /api/dtComment/update`, needs `content:comment:update`. */
    update: Method<"commentsUpdate">;
  };
  friendlyLinks: {
    /** Delete a friendly link. `DELETE /api/dtFriendlyLink/delete/{id}`, needs `content:friendlyLink:delete`. */
    delete: Method<"friendlyLinksDelete">;
    /** Get a friendly link. `GET /api/dtFriendlyLink/get/{id}`, needs `content:friendlyLink:view`. */
    get: Method<"friendlyLinksGet">;
    /** List friendly links. `GET /api/dtFriendlyLink/list`, needs `content:friendlyLink:view`. */
    list: Method<"friendlyLinksList">;
    /** Page through friendly links. `GET /api/dtFriendlyLink/page`, needs `content:friendlyLink:page`. */
    page: Method<"friendlyLinksPage">;
    /** Create a friendly link. `POST /api/dtFriendlyLink/save`, needs `content:friendlyLink:save`. */
    save: Method<"friendlyLinksSave">;
    /** Change a friendly link. `PUT /api/dtFriendlyLink/update`, needs `content:friendlyLink:update`. */
    update: Method<"friendlyLinksUpdate">;
  };
  messages: {
    /** Moderate many messages. `POST /api/dtMessage/batch`, needs `content:message:batch`. */
    batch: Method<"messagesBatch">;
    /** Delete a message. `DELETE /api/dtMessage/delete/{id}`, needs `content:message:delete`. */
    delete: Method<"messagesDelete">;
    /** Get a message. `GET /api/dtMessage/get/{id}`, needs `content:message:page`. */
    get: Method<"messagesGet">;
    /** Page through messages. `GET /api/dtMessage/page`, needs `content:message:page`. */
    page: Method<"messagesPage">;
    /** Reply to a message. `POST /api/dtMessage/reply`, needs `content:message:reply`. */
    reply: Method<"messagesReply">;
    /** Set a message's status. `PUT /api/dtMessage/update`, needs `content:message:update`. */
    update: Method<"messagesUpdate">;
  };
  quickLinks: {
    /** Delete a quick link. `DELETE /api/dtQuickLink/delete/{id}`, needs `content:quickLink:delete`. */
    delete: Method<"quickLinksDelete">;
    /** Get a quick link. `GET /api/dtQuickLink/get/{id}`, needs `content:quickLink:view`. */
    get: Method<"quickLinksGet">;
    /** List quick links. `GET /api/dtQuickLink/list`, needs `content:quickLink:view`. */
    list: Method<"quickLinksList">;
    /** Page through quick links. `GET /api/dtQuickLink/page`, needs `content:quickLink:page`. */
    page: Method<"quickLinksPage">;
    /** Create a quick link. `POST /api/dtQuickLink/save`, needs `content:quickLink:save`. */
    save: Method<"quickLinksSave">;
    /** Change a quick link. `PUT /api/dtQuickLink/update`, needs `content:quickLink:update`. */
    update: Method<"quickLinksUpdate">;
  };
  recommends: {
    /** Delete a recommendation. `DELETE /api/dtRecommend/delete/{id}`, needs `content:recommend:delete`. */
    delete: Method<"recommendsDelete">;
    /** Get a recommendation. `GET /api/dtRecommend/get/{id}`, needs `content:recommend:view`. */
    get: Method<"recommendsGet">;
    /** List recommendations. `GET /api/dtRecommend/list`, needs `content:recommend:view`. */
    list: Method<"recommendsList">;
    /** Page through recommendations. `GET /api/dtRecommend/page`, needs `content:recommend:page`. */
    page: Method<"recommendsPage">;
    /** Create a recommendation. `POST /api/dtRecommend/save`, needs `content:recommend:save`. */
    save: Method<"recommendsSave">;
    /** Change a recommendation. `PUT /api/dtRecommend/update`, needs `content:recommend:update`. */
    update: Method<"recommendsUpdate">;
  };
  files: {
    /** Get a file's facts. `GET /api/file/get/{id}`, needs `content:file:view`. */
    get: Method<"filesGet">;
    /** Upload a file. `POST /api/file/upload`, needs `content:file:upload`. */
    upload: Method<"filesUpload">;
  };
  dicts: {
    /** Delete a dictionary. `DELETE /api/lcdpDict/delete/{id}`, needs `system:dict:delete`. */
    delete: Method<"dictsDelete">;
    /** Get a dictionary. `GET /api/lcdpDict/get/{id}`, needs `system:dict:page`. */
    get: Method<"dictsGet">;
    /** List dictionaries. `GET /api/lcdpDict/list`, needs a session. */
    list: Method<"dictsList">;
    /** Page through dictionaries. `GET /api/lcdpDict/page`, needs `system:dict:page`. */
    page: Method<"dictsPage">;
    /** Create a dictionary. `POST /api/lcdpDict/save`, needs `system:dict:save`. */
    save: Method<"dictsSave">;
    /** Change a dictionary. `PUT /api/lcdpDict/update`, needs `system:dict:update`. */
    update: Method<"dictsUpdate">;
  };
  dictItems: {
    /** Delete a dictionary item. `DELETE /api/lcdpDictItem/delete/{id}`, needs `system:dictItem:delete`. */
    delete: Method<"dictItemsDelete">;
    /** Get a dictionary item. `GET /api/lcdpDictItem/get/{id}`, needs `system:dictItem:page`. */
    get: Method<"dictItemsGet">;
    /** List dictionary items. `GET /api/lcdpDictItem/list`, needs a session. */
    list: Method<"dictItemsList">;
    /** Page through dictionary items. `GET /api/lcdpDictItem/page`, needs `system:dictItem:page`. */
    page: Method<"dictItemsPage">;
    /** Create a dictionary item. `POST /api/lcdpDictItem/save`, needs `system:dictItem:save`. */
    save: Method<"dictItemsSave">;
    /** Change a dictionary item. `PUT /api/lcdpDictItem/update`, needs `system:dictItem:update`. */
    update: Method<"dictItemsUpdate">;
  };
  liveSessions: {
    /** End a session. `DELETE /api/liveSession/delete/{id}`, needs `monitor:liveSession:delete`. */
    delete: Method<"liveSessionsDelete">;
    /** List own live sessions. `GET /api/liveSession/own`, needs a session. */
    listOwn: Method<"liveSessionsListOwn">;
    /** End an own session. `DELETE /api/liveSession/own/{id}`, needs a session. */
    deleteOwn: Method<"liveSessionsDeleteOwn">;
    /** Page through live sessions. `GET /api/liveSession/page`, needs `monitor:liveSession:page`. */
    page: Method<"liveSessionsPage">;
  };
  operationLogs: {
    /** Get an entry of the operation log. `GET /api/operationLog/get/{id}`, needs `monitor:operationLog:page`. */
    get: Method<"operationLogsGet">;
    /** Page through the operation log. `GET /api/operationLog/page`, needs `monitor:operationLog:page`. */
    page: Method<"operationLogsPage">;
  };
  products: {
    /** Delete many products. `POST /api/product/deleteBatch`, needs `product:product:delete`. */
    deleteBatch: Method<"productsDeleteBatch">;
    /** Get a product. `POST /api/product/get`, needs `product:product:view`. */
    get: Method<"productsGet">;
    /** List the product tree for a picker. `POST /api/product/getCascade`, needs `product:product:view`. */
    getCascade: Method<"productsGetCascade">;
    /** Page through products. `POST /api/product/page`, needs `product:product:page`. */
    page: Method<"productsPage">;
    /** Page through the product tree. `POST /api/product/productCascadePage`, needs `product:product:page`. */
    productCascadePage: Method<"productsProductCascadePage">;
    /** Create a product. `POST /api/product/save`, needs `product:product:save`. */
    save: Method<"productsSave">;
    /** Change a product. `POST /api/product/update`, needs `product:product:update`. */
    update: Method<"productsUpdate">;
    /** Delete a product. `DELETE /api/product/{id}`, needs `product:product:delete`. */
    delete: Method<"productsDelete">;
  };
  signInLogs: {
    /** Page through the sign-in log. `GET /api/signInLog/page`, needs `monitor:signInLog:page`. */
    page: Method<"signInLogsPage">;
  };
  siteSettings: {
    /** Get the site settings. `GET /api/siteSetting/get`, needs `content:siteSetting:view`. */
    get: Method<"siteSettingsGet">;
    /** Change the site settings. `PUT /api/siteSetting/update`, needs `content:siteSetting:update`. */
    update: Method<"siteSettingsUpdate">;
  };
  auths: {
    /** Create a permission. `POST /auth/add`, needs `system:auth:add`. */
    add: Method<"authsAdd">;
    /** Delete a permission. `DELETE /auth/delete/{id}`, needs `system:auth:delete`. */
    delete: Method<"authsDelete">;
    /** List permissions. `GET /auth/list`, needs `system:auth:view`. */
    list: Method<"authsList">;
    /** Page through permissions. `GET /auth/page`, needs `system:auth:page`. */
    page: Method<"authsPage">;
    /** Change a permission. `PUT /auth/update`, needs `system:auth:update`. */
    update: Method<"authsUpdate">;
  };
  session: {
    /** Sign in (JSON). `POST /login`, needs no session. */
    login: Method<"sessionLogin">;
    /** Sign out. `GET /logout`, needs a session. */
    logout: Method<"sessionLogout">;
    /** Sign in (token endpoint). `POST /token`, needs no session. */
    createToken: Method<"sessionCreateToken">;
    /** Sign out (token endpoint). `DELETE /token`, needs a session. */
    removeToken: Method<"sessionRemoveToken">;
  };
  menus: {
    /** Create a menu below another. `POST /menus/create/child`, needs `system:menu:add`. */
    create: Method<"menusCreate">;
    /** Get the signed-in user's menus. `GET /menus/currentUser`, needs a session. */
    currentUser: Method<"menusCurrentUser">;
    /** Delete a menu. `DELETE /menus/delete/{id}`, needs `system:menu:delete`. */
    delete: Method<"menusDelete">;
    /** List menus. `GET /menus/list`, needs `system:menu:view`. */
    list: Method<"menusList">;
    /** Get the tree of menus. `GET /menus/tree/{id}`, needs `system:menu:view`. */
    tree: Method<"menusTree">;
    /** Change or move a menu. `PUT /menus/update`, needs `system:menu:update`. */
    update: Method<"menusUpdate">;
    /** Get a menu. `GET /menus/{id}`, needs `system:menu:view`. */
    get: Method<"menusGet">;
  };
  orgs: {
    /** Create an organisation below another. `POST /org/create/child`, needs `system:org:add`. */
    create: Method<"orgsCreate">;
    /** Delete an organisation. `DELETE /org/delete/{id}`, needs `system:org:delete`. */
    delete: Method<"orgsDelete">;
    /** List the organisations below another. `GET /org/tree/children/{id}`, needs `system:org:view`. */
    children: Method<"orgsChildren">;
    /** Get the tree of organisations. `GET /org/tree`, needs `system:org:view`. */
    tree: Method<"orgsTree">;
    /** Change or move an organisation. `PUT /org/update`, needs `system:org:update`. */
    update: Method<"orgsUpdate">;
    /** Get an organisation. `GET /org/{id}`, needs `system:org:view`. */
    get: Method<"orgsGet">;
  };
  roles: {
    /** Get a role's permissions. `GET /roles/auth/list`, needs `system:role:page`. */
    listAuth: Method<"rolesListAuth">;
    /** Replace a role's permissions. `PUT /roles/auth/update`, needs `system:role:assignAuths`. */
    updateAuth: Method<"rolesUpdateAuth">;
    /** Create a role. `POST /roles/create`, needs `system:role:add`. */
    create: Method<"rolesCreate">;
    /** Delete a role. `DELETE /roles/delete/{id}`, needs `system:role:delete`. */
    delete: Method<"rolesDelete">;
    /** List roles. `GET /roles/list`, needs `system:role:view`. */
    list: Method<"rolesList">;
    /** Get a role's menus. `GET /roles/menus/list`, needs `system:role:page`. */
    listMenus: Method<"rolesListMenus">;
    /** Replace a role's menus. `PUT /roles/menus/update`, needs `system:role:assignMenus`. */
    updateMenus: Method<"rolesUpdateMenus">;
    /** Page through roles. `GET /roles/page`, needs `system:role:page`. */
    page: Method<"rolesPage">;
    /** Get a role. `GET /roles/role/{id}`, needs `system:role:page`. */
    get: Method<"rolesGet">;
    /** Change a role. `PUT /roles/update`, needs `system:role:update`. */
    update: Method<"rolesUpdate">;
  };
  users: {
    /** Create a user. `POST /user/add`, needs `system:user:add`. */
    add: Method<"usersAdd">;
    /** Get the signed-in user. `GET /user/current`, needs a session. */
    current: Method<"usersCurrent">;
    /** List the users of a programme. `GET /user/findByProgramId`, needs `system:user:pick`. */
    findByProgramId: Method<"usersFindByProgramId">;
    /** List users in brief. `GET /user/list`, needs `system:user:pick`. */
    list: Method<"usersList">;
    /** Page through users. `GET /user/page`, needs `system:user:page`. */
    page: Method<"usersPage">;
    /** Reset a user's password. `PUT /user/resetPwd`, needs `system:user:resetPwd`. */
    resetPwd: Method<"usersResetPwd">;
    /** Change a user. `PUT /user/update`, needs `system:user:update`. */
    update: Method<"usersUpdate">;
    /** Change one's own password. `PUT /user/updatePwd`, needs a session. */
    updatePwd: Method<"usersUpdatePwd">;
    /** Get a user. `GET /user/{id}`, needs `system:user:page`. */
    get: Method<"usersGet">;
    /** Delete a user. `DELETE /user/{id}`, needs `system:user:delete`. */
    delete: Method<"usersDelete">;
  };
  workgroups: {
    /** Create a workgroup. `POST /workgroup/create`, needs `system:workgroup:add`. */
    create: Method<"workgroupsCreate">;
    /** Delete a workgroup. `DELETE /workgroup/delete/{id}`, needs `system:workgroup:delete`. */
    delete: Method<"workgroupsDelete">;
    /** Page through workgroups. `GET /workgroup/page`, needs `system:workgroup:view`. */
    page: Method<"workgroupsPage">;
    /** Change a workgroup. `POST /workgroup/update`, needs `system:workgroup:update`. */
    update: Method<"workgroupsUpdate">;
    /** Get a workgroup. `GET /workgroup/{id}`, needs `system:workgroup:view`. */
    get: Method<"workgroupsGet">;
  };
  workgroupMembers: {
    /** Add members to a workgroup. `POST /workGroup/member/add`, needs `system:workgroupMember:add`. */
    add: Method<"workgroupMembersAdd">;
    /** Remove a member from a workgroup. `DELETE /workGroup/member/delete/{id}`, needs `system:workgroupMember:delete`. */
    delete: Method<"workgroupMembersDelete">;
    /** List workgroup members. `GET /workGroup/member/list`, needs `system:workgroupMember:view`. */
    list: Method<"workgroupMembersList">;
    /** Page through workgroup members. `GET /workGroup/member/page`, needs `system:workgroupMember:view`. */
    page: Method<"workgroupMembersPage">;
    /** Change a member of a workgroup. `POST /workGroup/member/update`, needs `system:workgroupMember:add`. */
    update: Method<"workgroupMembersUpdate">;
  };
}
