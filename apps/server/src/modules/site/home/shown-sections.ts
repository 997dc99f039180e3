import type { components } from "../../../generated/schema.ts";
import type { Language } from "../../../kernel/languages.ts";
import { pictureSizes, sizeOf } from "../../files/picture-sizes.ts";
import { idsBelow } from "../../tree.ts";
import { jsonText, type JsonText } from "../../json-text.ts";
import { cardTexts } from "../card-text.ts";
import { readLatest } from "../latest-cards.ts";
import { listPart } from "../list-part.ts";
import type { Reader } from "../reader.ts";
import { recommendedCards } from "../recommended-cards.ts";
import { activeBanners, enabledQuickLinks } from "../site-parts.ts";
import { rangeItems } from "./range-items.ts";

type Schemas = components["schemas"];
type Section = Schemas["HomePageSection"];

/** Where banners and recommendations of the home page are. */
const POSITION = "home";

/** Recommendations on the page. */
const RECOMMENDED = 9;

/** What visitors see of sections: the visible ones, with their products, articles and sizes of pictures. */
export async function shownSections(
  reader: Reader,
  language: Language,
  sections: readonly Section[],
): Promise<JsonText<Schemas["PublicHome"]>> {
  const texts: string[] = [];
  for (const section of sections) {
    if (section.visible) texts.push(await shownSection(reader, language, section));
  }
  return jsonText(`{"language":${JSON.stringify(language)},"sections":[${texts.join(",")}]}`);
}

/** As JSON, since the cards of articles are stored as such. */
async function shownSection(
  reader: Reader,
  language: Language,
  { visible: _visible, ...section }: Section,
): Promise<string> {
  const { key, kind, hero, range, articles } = section;
  if (hero) return JSON.stringify({ ...section, hero: await shownHero(reader, hero) });
  if (range) {
    const { productIds, ...texts } = range;
    const items = await rangeItems(reader.db, productIds, language);
    return JSON.stringify({ ...section, range: { ...texts, items } });
  }
  if (!articles) return JSON.stringify(section);
  const journal = await shownArticles(reader, language, articles);
  return `${JSON.stringify({ key, kind }).slice(0, -1)},"articles":${journal}}`;
}

async function shownHero(
  { db }: Reader,
  hero: Schemas["HomeHero"],
): Promise<Schemas["PublicHero"]> {
  const sizes = await pictureSizes(db, hero.picture === null ? [] : [hero.picture]);
  return { ...hero, pictureSize: sizeOf(sizes, hero.picture) };
}

async function shownArticles(
  reader: Reader,
  language: Language,
  { heading, typeIds, limit, featured }: Schemas["HomeArticles"],
): Promise<string> {
  const { types, catalog } = reader;
  const pinned = new Set(catalog.pins.map(({ id }) => id));
  const known = typeIds.filter((id) => types.get(id) !== undefined);
  const within = [...new Set(known.flatMap((id) => idsBelow(types.rows, id)))];
  // Types that are no longer public leave none, not all.
  const latest = await readLatest(reader, limit, typeIds.length === 0 ? undefined : within);
  const around = featured ? await readAround(reader, language) : NOTHING_AROUND;
  const members = JSON.stringify({ heading, featured, ...around });
  return `${members.slice(0, -1)},"latest":${cardTexts(latest, types, pinned)}}`;
}

const NOTHING_AROUND = { banners: [], recommended: [], quickLinks: [] };

async function readAround(reader: Reader, language: Language) {
  const { db, now } = reader;
  return {
    banners: await activeBanners(db, { position: POSITION, lang: language }, now),
    recommended: await recommendedCards(reader, POSITION, listPart({ limit: RECOMMENDED })),
    quickLinks: await enabledQuickLinks(db, language, listPart({})),
  };
}
