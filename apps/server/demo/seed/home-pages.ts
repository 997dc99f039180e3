import { and, eq, inArray } from "drizzle-orm";
import { homePages as demoHomePages, type DemoHomeSection } from "../index.ts";
import type { Db } from "../../src/db/db.ts";
import { products, tasks } from "../../src/db/schema/index.ts";
import type { components } from "../../src/generated/schema.ts";
import type { Language } from "../../src/kernel/languages.ts";
import { homePageKind } from "../../src/modules/home-pages/home-page-kind.ts";
import { updateHomePage } from "../../src/modules/home-pages/save-home-page.ts";
import type { Actor } from "../../src/modules/workflow/content-kind.ts";
import { performAction } from "../../src/modules/workflow/perform-action.ts";
import { homePageId } from "../../src/seed/add-home-pages.ts";
import type { DemoContext } from "./demo-context.ts";

type Section = components["schemas"]["HomePageSection"];

/** Writes, reviews and publishes the home pages with the same actions as staff. */
export async function seedHomePages(db: Db, seed: DemoContext): Promise<void> {
  const { staff, now } = seed;
  for (const { language, sections } of demoHomePages) {
    const id = homePageId(language);
    const written: Section[] = [];
    for (const section of sections) written.push(await toSection(db, seed, language, section));
    const writer = staff.by("editor");
    let { version } = await updateHomePage(db, { id, version: 1, sections: written }, writer, now);
    const step = async (action: "submit" | "approve" | "publish", actor: Actor) => {
      const body = { bizId: id, action, version };
      ({ version } = await performAction(db, homePageKind, body, actor, now));
    };
    await step("submit", writer);
    await step("approve", await reviewerOf(db, id));
    await step("publish", staff.by("publisher"));
  }
}

/** An assignee of the review. */
async function reviewerOf(db: Db, bizId: string): Promise<Actor> {
  const [pending] = await db
    .select({ id: tasks.assigneeId, name: tasks.assigneeName })
    .from(tasks)
    .where(and(eq(tasks.bizId, bizId), eq(tasks.status, "pending")));
  if (!pending) throw new Error(`Nobody reviews ${bizId}`);
  return { ...pending, may: () => true };
}

async function toSection(
  db: Db,
  { files }: DemoContext,
  language: Language,
  section: DemoHomeSection,
): Promise<Section> {
  const { kind } = section;
  const base = { key: kind, kind, visible: true };
  if (section.kind === "hero") {
    const { kind: _kind, picture, ...hero } = section;
    return { ...base, hero: { ...hero, picture: files.url(picture) } };
  }
  if (section.kind === "range") {
    const { kind: _kind, codes, ...range } = section;
    return { ...base, range: { ...range, productIds: await idsOf(db, language, codes) } };
  }
  if (section.kind === "articles") {
    const { kind: _kind, ...articles } = section;
    return { ...base, articles: { ...articles, typeIds: [] } };
  }
  const { kind: _kind, ...part } = section;
  return { ...base, [kind]: part };
}

/** In the order of the codes. */
async function idsOf(db: Db, language: Language, codes: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: products.id, code: products.code })
    .from(products)
    .where(and(eq(products.language, language), inArray(products.code, [...codes])));
  return codes.map((code) => {
    const row = rows.find((one) => one.code === code);
    if (!row) throw new Error(`There is no product ${code} in ${language}`);
    return row.id;
  });
}
