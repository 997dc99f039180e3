import { eq } from "drizzle-orm";
import { articles } from "../../db/schema/index.ts";
import { galleriesIn } from "../html/post-short-codes.ts";
import { toWords } from "../html/to-rich-text.ts";
import type { Outcome } from "../report.ts";
import type { WxrItem } from "../wxr/wxr-item.ts";
import { categorySlugs, itemKind, stateOf, type ItemState } from "./item-state.ts";
import { digestOf } from "./ledger.ts";
import { USED_FIELDS, mapArticle, type MappedArticle } from "./map-article.ts";
import { publishPage, type PagePlace } from "./place-pages.ts";
import type { TypePlaces } from "./place-types.ts";
import { KEPT_REASONS, isUntouched, type ImportRun } from "./run.ts";
import type { Survey } from "./survey.ts";
import { picturesOf } from "./take-attachments.ts";
import { leaveComments, takeComments } from "./take-comments.ts";
import { addArticle, changeArticle } from "./write-article.ts";

/** Where things go and what the first reading found. */
export interface Places {
  survey: Survey;
  types: TypePlaces;
  pages: ReadonlyMap<string, PagePlace>;
}

type Comes = Exclude<ItemState, { kind: "leftOut" }>;

/** Takes a post or page with its comments, and reports what became of it. */
export async function takeItem(run: ImportRun, item: WxrItem, places: Places): Promise<void> {
  const state = stateOf(item, run.now);
  if (state.kind === "leftOut") return leave(run, item, state.reason);
  const unseen = await run.ledger.unseen("article", [item.id]);
  if (!unseen.has(item.id)) return leave(run, item, "has the id of an earlier one");
  const { terms, comments: _comments, meta, ...rest } = item;
  const used = USED_FIELDS.map((name) => meta.get(name) ?? null);
  const digest = digestOf([rest, terms, used, state.kind]);
  const known = await run.ledger.find("article", item.id);
  if (known?.localId == null) return takeNew(run, item, state, digest, places);
  const [row] = await run.db.select().from(articles).where(eq(articles.id, known.localId));
  if (known.digest === digest) report(run, item, "unchanged", []);
  else if (!row || row.deletedAt !== null) report(run, item, "leftOut", [KEPT_REASONS.deleted]);
  else if (!isUntouched(row)) report(run, item, "leftOut", [KEPT_REASONS.edited]);
  else {
    const mapped = await map(run, item, state, places);
    if ("leftOut" in mapped) report(run, item, "leftOut", [mapped.leftOut]);
    else {
      const typeId = typeOf(item, places);
      await changeArticle(run, row, mapped, typeId);
      if (item.type === "page") await publishPageOf(run, mapped, typeId);
      await run.ledger.remember([
        { kind: "article", externalId: item.id, localId: row.id, digest },
      ]);
      report(run, item, "updated", mapped.notes);
    }
  }
  if (row) await takeComments(run, item, row.id);
  else leaveComments(run, item);
}

async function takeNew(
  run: ImportRun,
  item: WxrItem,
  state: Comes,
  digest: string,
  places: Places,
): Promise<void> {
  const mapped = await map(run, item, state, places);
  if ("leftOut" in mapped) return leave(run, item, mapped.leftOut);
  const typeId = typeOf(item, places);
  const { id, slug } = await addArticle(run, mapped, typeId);
  if (item.type === "page") await publishPageOf(run, mapped, typeId);
  await run.ledger.remember([{ kind: "article", externalId: item.id, localId: id, digest }]);
  const moved = item.slug !== "" && slug !== item.slug ? [`got another address: ${slug}`] : [];
  const placed = item.type === "page" ? (places.pages.get(item.id)?.notes ?? []) : [];
  report(run, item, "taken", [...mapped.notes, ...moved, ...placed]);
  await takeComments(run, item, id);
}

async function map(run: ImportRun, item: WxrItem, state: Comes, places: Places) {
  const { ledger, now, siteUrl } = run;
  const [, ...others] = categorySlugs(item);
  const coverId = item.meta.get("_thumbnail_id")?.trim() ?? "";
  const file = coverId === "" ? null : ((await ledger.find("attachment", coverId))?.file ?? null);
  const login = item.creator;
  return mapArticle(item, {
    state,
    siteUrl,
    now,
    author: toWords(places.survey.authors.get(login) ?? login),
    cover: file === null ? null : { url: file.url, alt: file.alt },
    findPictures: await picturesOf(ledger, galleriesIn(item.content), item.id),
    otherCategories: others.map((slug) => places.types.names.get(slug) ?? slug),
  });
}

function typeOf(item: WxrItem, { types, pages }: Places): string {
  if (item.type === "page") return pages.get(item.id)?.typeId ?? types.rootId;
  const [main = ""] = categorySlugs(item);
  return types.categories.get(main) ?? types.rootId;
}

async function publishPageOf(run: ImportRun, mapped: MappedArticle, typeId: string): Promise<void> {
  if (mapped.state !== "draft") await publishPage(run, typeId, mapped.liveFrom);
}

function leave(run: ImportRun, item: WxrItem, reason: string): void {
  report(run, item, "leftOut", [reason]);
  leaveComments(run, item);
}

function report(run: ImportRun, item: WxrItem, outcome: Outcome, notes: readonly string[]): void {
  const { id, title } = item;
  run.report.add({ kind: itemKind(item), id, title: toWords(title), outcome, notes });
}
