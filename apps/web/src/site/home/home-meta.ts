import type { AppConfig } from "../../ssr-contract.d.ts";
import type { Home } from "../loaders/home.ts";
import type { PageMeta } from "../page-head.ts";
import { organisationData } from "../structured-data.ts";
import type { SiteSetting } from "../types.ts";

/** The metadata of the home page. */
export function homeMeta(
  config: AppConfig,
  home: Home,
  setting: SiteSetting | undefined,
): PageMeta {
  return {
    title: setting?.seoTitle ?? config.companyName,
    bareTitle: true,
    description: setting?.seoDescription,
    ...pictureOf(home),
    path: "index",
    translations: "same",
    data: setting && [organisationData(setting, config)],
  };
}

/** What link previews show: the picture of the opening. */
function pictureOf(home: Home) {
  const hero = home.kind === "sections" ? home.sections.find((one) => one.hero)?.hero : undefined;
  if (!hero) return {};
  return { image: hero.picture, imageAlt: hero.pictureAlt };
}
