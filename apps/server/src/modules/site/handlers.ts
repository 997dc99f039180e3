import type { Context, Handlers } from "../../http/operation.ts";
import { ROOT_ID } from "../tree.ts";
import {
  latestCards,
  monthCounts,
  pageCards,
  recommendedCards,
  relatedCards,
  type Reader,
} from "./article-lists.ts";
import { downloadFile } from "./download-file.ts";
import { countByType } from "./public-articles.ts";
import { loadPublicTypes } from "./public-types.ts";
import { neighbours, readPublicArticle, readSingleArticle } from "./read-public-article.ts";
import { searchArticles } from "./search-articles.ts";
import { readSettings } from "./settings.ts";
import { activeBanners, enabledFriendlyLinks, enabledQuickLinks } from "./site-parts.ts";
import { pageComments, takeComment, takeMessage } from "./visitor-posts.ts";

/** What visitors read and send. Everything read is what was published. */
export const siteHandlers = {
  siteTypeTree: async (_input, ctx) => {
    const { db, types, now } = await reader(ctx);
    return types.tree(ROOT_ID, await countByType(db, types, now));
  },

  siteGetArticleType: async ({ path }, ctx) => {
    const site = await reader(ctx);
    const type = site.types.find(path.type);
    const { seoTitle, seoDescription } = type;
    const single = type.kind === "single" ? await readSingleArticle(site, type.id) : undefined;
    return {
      ...site.types.node(type, await countByType(site.db, site.types, site.now)),
      seoTitle,
      seoDescription,
      breadcrumbs: site.types.breadcrumbs(type.id),
      ...(single ? { singleArticle: single } : {}),
    };
  },

  siteArticleList: async ({ query }, ctx) => pageCards(await reader(ctx), query),
  siteSearchContent: async ({ query }, ctx) => searchArticles(await reader(ctx), query),
  siteNewsArticles: async ({ query }, ctx) => latestCards(await reader(ctx), query.limit ?? 10),
  siteIndexRecommend: async ({ path, query }, ctx) =>
    recommendedCards(await reader(ctx), path.positionType, query.limit ?? 10),
  siteRecommendArticles: async ({ query }, ctx) =>
    relatedCards(await reader(ctx), query.articleId, query.limit ?? 6),
  siteMoreMonthList: async ({ query }, ctx) => monthCounts(await reader(ctx), query),

  siteGetArticle: async ({ path }, ctx) => readPublicArticle(await reader(ctx), path.id),
  siteGetPreAndNext: async ({ path }, ctx) => neighbours(await reader(ctx), path.id),
  siteGetArticleMessage: async ({ path, query }, ctx) =>
    pageComments(await reader(ctx), path.id, query),

  siteGetStaticSetting: async (_input, ctx) => readSettings(ctx.db),
  siteGetFriendlyLinkList: async (_input, ctx) => enabledFriendlyLinks(ctx.db),
  siteQuickLinkList: async (_input, ctx) => enabledQuickLinks(ctx.db),
  siteGetBannerList: async ({ query }, ctx) => activeBanners(ctx.db, query.position, ctx.now()),

  siteComment: async (input, ctx) => {
    await takeComment(await reader(ctx), input, ctx);
    return null;
  },

  siteLeaveMessage: async (input, ctx) => {
    await takeMessage(input, ctx);
    return null;
  },

  siteDownFile: async ({ query }, ctx) => downloadFile(await reader(ctx), query.id, ctx.config),
} satisfies Partial<Handlers>;

async function reader(ctx: Context): Promise<Reader> {
  const { db } = ctx;
  const now = ctx.now();
  return { db, now, types: await loadPublicTypes(db, now) };
}
