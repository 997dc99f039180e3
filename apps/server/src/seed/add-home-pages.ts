import type { Db } from "../db/db.ts";
import { contentVersions, homePages } from "../db/schema/index.ts";
import { contentLanguages } from "../kernel/languages.ts";
import { homePageTitle } from "../modules/home-pages/home-page-title.ts";
import { keyOf } from "./shipped-keys.ts";
import type { Shipment } from "./shipment.ts";

/** Adds an empty home page for each language that the site has none for. */
export async function addHomePages(db: Db, { isNew, stamp }: Shipment): Promise<void> {
  for (const language of contentLanguages.filter((one) => isNew(keyOf.homePage(one)))) {
    const id = homePageId(language);
    const stored = await db
      .insert(homePages)
      .values({ id, language, ...stamp })
      .onConflictDoNothing()
      .returning({ id: homePages.id });
    if (stored.length === 0) continue;
    const { createdAt, createdBy, createdByName } = stamp;
    await db.insert(contentVersions).values({
      bizType: "homePage",
      bizId: id,
      versionNo: 1,
      title: homePageTitle(language),
      fields: { language, sections: [] },
      createdAt,
      createdBy,
      createdByName,
    });
  }
}

/** There is one in each language. */
export function homePageId(language: (typeof contentLanguages)[number]): string {
  return `home-${language}`;
}
