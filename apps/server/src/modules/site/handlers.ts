import type { Language } from "../../kernel/languages.ts";
import type { Context, Handlers } from "../operation.ts";
import { answerList } from "../records.ts";
import { ROOT_ID } from "../tree.ts";
import { readHome } from "./home/read-home.ts";
import { listPart } from "./list-part.ts";
import { latestCards, monthCounts, pageCards } from "./article-lists.ts";
import { downloadFile } from "./download-file.ts";
import { openReader, type Reader } from "./reader.ts";
import { recommendedCards } from "./recommended-cards.ts";
import { relatedCards } from "./related-cards.ts";
import { neighbours, readPublicArticle, readSingleArticle } from "./read-public-article.ts";
import { searchSite } from "./search/search-site.ts";
import { pageProducts } from "./products/page-products.ts";
import { readPublicProduct } from "./products/read-public-product.ts";
import { typeTranslations } from "./translations.ts";
import { readSettings } from "./settings.ts";
import { activeBanners, enabledFriendlyLinks, enabledQuickLinks } from "./site-parts.ts";
import { pageComments, submitComment, submitMessage } from "./visitor-posts.ts";

/** What visitors read and send. Reads return published content only. */
export const siteHandlers = {
  siteTypeTree: async ({ query }, ctx) => {
    const { types, catalog } = await openReader(ctx, query.lang ?? "default");
    return types.tree(ROOT_ID, catalog.totals);
  },

  siteGetArticleType: async ({ path, query }, ctx) => {
    const site = await openReader(ctx, query.lang);
    const type = site.types.find(path.type);
    const { seoTitle, seoDescription } = type;
    const single = type.kind === "single" ? await readSingleArticle(site, type.id) : undefined;
    return {
      ...site.types.node(type, site.catalog.totals),
      seoTitle,
      seoDescription,
      breadcrumbs: site.types.breadcrumbs(type.id),
      translations: typeTranslations(site.catalog.types, type),
      ...(single ? { singleArticle: single } : {}),
    };
  },

  siteGetHome: async ({ query }, ctx) =>
    readHome(await openReader(ctx, query.lang ?? "default"), query.lang),

  siteArticleList: async ({ query }, ctx) => pageCards(await openList(ctx, query), query),
  siteSearchContent: async ({ query }, ctx) => searchSite(await openList(ctx, query), query),
  siteNewsArticles: async ({ query }, ctx) =>
    latestCards(await openList(ctx, query), listPart(query)),
  siteIndexRecommend: async ({ path, query }, ctx) =>
    recommendedCards(await openList(ctx, query), path.positionType, listPart(query)),
  siteRecommendArticles: async ({ query }, ctx) =>
    relatedCards(await openList(ctx, query), query.articleId, listPart(query)),
  siteMoreMonthList: async ({ query }, ctx) => monthCounts(await openList(ctx, query), query),

  siteGetArticle: async ({ path, query }, ctx) => {
    const { id, article } = await readPublicArticle(await openReader(ctx, query.lang), path.id);
    ctx.noteShownArticle(id);
    return article;
  },
  siteGetPreAndNext: async ({ path }, ctx) => neighbours(await openReader(ctx), path.id),
  siteGetArticleMessage: async ({ path, query }, ctx) =>
    pageComments(await openReader(ctx), path.id, query),

  siteProductTree: async ({ query }, ctx) => {
    const { catalog } = await openReader(ctx);
    const { lang = catalog.types.defaultLanguage } = query;
    return answerList((await catalog.shelf()).in(lang).tree());
  },
  siteProductList: async ({ query }, ctx) => pageProducts(await openReader(ctx), query),
  siteGetProduct: async ({ path, query }, ctx) =>
    readPublicProduct(await openReader(ctx), path.id, query.lang),

  siteGetStaticSetting: async ({ query }, ctx) => readSettings(ctx.db, query.lang),
  siteGetFriendlyLinkList: async ({ query }, ctx) => enabledFriendlyLinks(ctx.db, listPart(query)),
  siteQuickLinkList: async ({ query }, ctx) =>
    enabledQuickLinks(ctx.db, query.lang ?? "default", listPart(query)),
  siteGetBannerList: async ({ query }, ctx) =>
    activeBanners(ctx.db, { lang: "default", ...query }, ctx.now(), listPart(query)),

  siteComment: async (input, ctx) => submitComment(await openReader(ctx), input, ctx),

  siteLeaveMessage: async (input, ctx) => submitMessage(input, ctx),

  siteDownFile: async ({ query }, ctx) => downloadFile(await openReader(ctx), query.id, ctx.files),
} satisfies Partial<Handlers>;

/** In the language of the type, where one is named. */
function openList(
  ctx: Context,
  query: { lang?: Language; typeId?: string; typeCode?: string },
): Promise<Reader> {
  const named = query.typeId ?? query.typeCode;
  return openReader(ctx, query.lang ?? (named === undefined ? "default" : undefined));
}
