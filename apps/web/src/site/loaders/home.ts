import type { LoaderContext } from "../../app/router-context.ts";
import type { ArticleCard, Banner, HomeSection, QuickLink } from "../types.ts";

/** What is written lately, and what stands around it. */
export interface Journal {
  banners: Banner[];
  latest: ArticleCard[];
  recommended: ArticleCard[];
  quickLinks: QuickLink[];
}

/** What the home page shows: its sections, or the journal where it has none. */
export type Home =
  | { kind: "sections"; sections: HomeSection[] }
  | { kind: "journal"; journal: Journal };

/** Loads the home page. */
export async function loadHome(sdk: LoaderContext["sdk"]): Promise<Home> {
  const { sections } = await sdk.site.getHome();
  if (sections.length > 0) return { kind: "sections", sections };
  const [banners, latest, recommended, quickLinks] = await Promise.all([
    sdk.site.getBannerList({ position: "home" }),
    sdk.site.newsArticles({ limit: 10 }),
    sdk.site.indexRecommend({ positionType: "home", limit: 9 }),
    sdk.site.quickLinkList(),
  ]);
  return { kind: "journal", journal: { banners, latest, recommended, quickLinks } };
}
