import type { LoaderContext } from "../../app/router-context.ts";
import type { ArticleCard, Banner, QuickLink } from "../types.ts";

/** What the home page shows. */
export interface Home {
  banners: Banner[];
  newest: ArticleCard[];
  recommended: ArticleCard[];
  quickLinks: QuickLink[];
}

/** Loads the home page. */
export async function loadHome(sdk: LoaderContext["sdk"]): Promise<Home> {
  const [banners, newest, recommended, quickLinks] = await Promise.all([
    sdk.site.getBannerList({ position: "home" }),
    sdk.site.newsArticles({ limit: 10 }),
    sdk.site.indexRecommend({ positionType: "home", limit: 9 }),
    sdk.site.quickLinkList(),
  ]);
  return { banners, newest, recommended: withoutLeads(recommended, banners), quickLinks };
}

/** Featured articles are not recommended a second time on the page. */
function withoutLeads(articles: ArticleCard[], banners: Banner[]): ArticleCard[] {
  const leads = new Set(
    banners.map(({ linkUrl }) => new URLSearchParams(linkUrl?.split("?")[1]).get("id")),
  );
  return articles.filter(({ id, slug }) => !leads.has(id) && !leads.has(slug));
}
