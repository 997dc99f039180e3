import { UnstableMarkupError } from "../../content/rich-text.ts";
import { plainText, summarise } from "../../content/plain-text.ts";
import { withoutBidiControls } from "../../kernel/bidi-controls.ts";
import type { components } from "../../generated/schema.ts";
import { absoluteUrl } from "../html/urls.ts";
import { Notes } from "../html/notes.ts";
import type { FindPictures } from "../html/post-shortcodes.ts";
import { toRichText, toPlainText } from "../html/to-rich-text.ts";
import type { WxrItem } from "../wxr/wxr-item.ts";
import { truncate } from "./truncate.ts";
import type { ItemState } from "./item-state.ts";
import { mapTags } from "./map-tags.ts";

type Fields = Omit<components["schemas"]["ArticleFields"], "slug" | "typeId">;

export interface MappedArticle {
  fields: Fields & { title: string; content: string };
  /** The preferred slug. */
  slug: string;
  state: "published" | "scheduled" | "draft";
  /** May be in the future. */
  liveFrom: Date;
  createdAt: Date;
  updatedAt: Date;
  notes: string[];
}

/** What an item's article needs besides the item. */
export interface ItemContext {
  state: Exclude<ItemState, { kind: "skipped" }>;
  siteUrl: string;
  author: string;
  cover: { url: string; alt: string } | null;
  findPictures: FindPictures;
  /** Names of its categories except the main one. */
  otherCategories: readonly string[];
  now: Date;
}

/** Custom fields that have a counterpart in an article. */
export const USED_FIELDS: readonly string[] = [
  "_thumbnail_id",
  "_yoast_wpseo_title",
  "_yoast_wpseo_metadesc",
  "_yoast_wpseo_meta-robots-noindex",
];

const MAX_CONTENT = 1_000_000;

/** Maps a post or page to an article, or says why it is skipped. */
export function mapArticle(
  item: WxrItem,
  context: ItemContext,
): MappedArticle | { skipped: string } {
  const notes = new Notes();
  const text = textOf(item, context, notes);
  if (text === null) return { skipped: "holds markup that cannot be made safe" };
  if (text.html.length > MAX_CONTENT) {
    return { skipped: `its text is longer than ${MAX_CONTENT} characters` };
  }
  const lines: string[] = context.state.note === null ? [] : [context.state.note];
  const words = plainText(text.html);
  const isEmpty = words === "" && !text.html.includes("<img");
  if (isEmpty && context.state.kind !== "draft") lines.push("has no text; kept as a draft");
  const fields = {
    title: titleOf(item, words, lines),
    content: text.html,
    summary: summaryOf(item, text.opening),
    author: truncate(context.author, 64, "the author's name was shortened", lines) || null,
    cover: context.cover?.url ?? null,
    coverAlt: context.cover === null ? null : summarise(context.cover.alt, 200) || null,
    allowComment: item.commentsOpen,
    isTop: item.sticky,
    noIndex: item.meta.get("_yoast_wpseo_meta-robots-noindex") === "1",
    seoTitle: seoText(item, "_yoast_wpseo_title", 120),
    seoDescription: seoText(item, "_yoast_wpseo_metadesc", 300),
    ...mapTags(item, context.otherCategories, lines),
  };
  const date = item.date ?? context.now;
  if (item.date === null) lines.push("has no date; it got the date of the import");
  return {
    fields,
    slug: item.slug,
    state: isEmpty ? "draft" : context.state.kind,
    liveFrom: date,
    createdAt: earliest(date, context.now),
    updatedAt: earliest(item.modified ?? date, context.now),
    notes: [...lines, ...notes.lines()],
  };
}

function textOf(item: WxrItem, { siteUrl, findPictures }: ItemContext, notes: Notes) {
  const base = absoluteUrl(item.link, siteUrl) ?? siteUrl;
  try {
    return toRichText({ html: item.content, base, findPictures }, notes);
  } catch (error) {
    if (error instanceof UnstableMarkupError) return null;
    throw error;
  }
}

function titleOf(item: WxrItem, words: string, notes: string[]): string {
  const title = withoutBidiControls(toPlainText(item.title)).replace(/\s+/g, " ");
  if (title !== "") {
    if (/<[a-z]/i.test(item.title)) notes.push("tags in the title were removed");
    return truncate(title, 200, "the title was shortened", notes);
  }
  notes.push("has no title; it got its first words");
  return summarise(words, 60) || "Untitled";
}

function summaryOf(item: WxrItem, opening: string): string | null {
  const excerpt = toPlainText(item.excerpt);
  return (excerpt === "" ? summarise(opening, 300) : summarise(excerpt, 500)) || null;
}

/** Placeholders of the plug-in would show literally. */
function seoText(item: WxrItem, field: string, length: number): string | null {
  const text = toPlainText(item.meta.get(field) ?? "");
  return text === "" || text.includes("%%") ? null : summarise(text, length);
}

function earliest(a: Date, b: Date): Date {
  return a < b ? a : b;
}
