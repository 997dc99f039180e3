import { UnstableMarkupError } from "../../content/rich-text.ts";
import { plainText, summarise } from "../../content/plain-text.ts";
import type { components } from "../../generated/schema.ts";
import { absoluteAddress } from "../html/addresses.ts";
import { Notes } from "../html/notes.ts";
import type { FindPictures } from "../html/post-short-codes.ts";
import { toRichText, toWords } from "../html/to-rich-text.ts";
import type { WxrItem } from "../wxr/wxr-item.ts";
import { cut } from "./cut.ts";
import type { ItemState } from "./item-state.ts";
import { mapWords } from "./map-words.ts";

/** What the sender of an article may set, without its address and type. */
type Fields = Omit<components["schemas"]["ArticleFields"], "slug" | "typeId">;

/** What a post or page becomes. */
export interface MappedArticle {
  fields: Fields & { title: string; content: string };
  /** What its address is made from. */
  slug: string;
  state: "published" | "scheduled" | "draft";
  /** The date it carries, which may be one to come. */
  liveFrom: Date;
  createdAt: Date;
  updatedAt: Date;
  notes: string[];
}

/** What is known of an item besides itself. */
export interface ItemContext {
  state: Exclude<ItemState, { kind: "leftOut" }>;
  siteUrl: string;
  author: string;
  cover: { url: string; alt: string } | null;
  findPictures: FindPictures;
  /** Names of its categories other than the one that it lies in. */
  otherCategories: readonly string[];
  now: Date;
}

/** Custom fields that say something an article here has a place for. */
export const USED_FIELDS: readonly string[] = [
  "_thumbnail_id",
  "_yoast_wpseo_title",
  "_yoast_wpseo_metadesc",
  "_yoast_wpseo_meta-robots-noindex",
];

const MAX_CONTENT = 1_000_000;

/** Turns a post or page into an article, or says why that cannot be. */
export function mapArticle(
  item: WxrItem,
  context: ItemContext,
): MappedArticle | { leftOut: string } {
  const notes = new Notes();
  const text = textOf(item, context, notes);
  if (text === null) return { leftOut: "holds markup that cannot be made safe" };
  if (text.html.length > MAX_CONTENT) {
    return { leftOut: `its text is longer than ${MAX_CONTENT} characters` };
  }
  const lines: string[] = context.state.note === null ? [] : [context.state.note];
  const words = plainText(text.html);
  const isEmpty = words === "" && !text.html.includes("<img");
  if (isEmpty && context.state.kind !== "draft") lines.push("has no text; kept as a draft");
  const fields = {
    title: titleOf(item, words, lines),
    content: text.html,
    summary: summaryOf(item, text.opening),
    author: cut(context.author, 64, "the author's name was shortened", lines) || null,
    cover: context.cover?.url ?? null,
    coverAlt: context.cover === null ? null : summarise(context.cover.alt, 200) || null,
    allowComment: item.commentsOpen,
    isTop: item.sticky,
    noIndex: item.meta.get("_yoast_wpseo_meta-robots-noindex") === "1",
    seoTitle: seoText(item, "_yoast_wpseo_title", 120),
    seoDescription: seoText(item, "_yoast_wpseo_metadesc", 300),
    ...mapWords(item, context.otherCategories, lines),
  };
  const date = item.date ?? context.now;
  if (item.date === null) lines.push("has no date; it got the one of the import");
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
  const base = absoluteAddress(item.link, siteUrl) ?? siteUrl;
  try {
    return toRichText({ html: item.content, base, findPictures }, notes);
  } catch (error) {
    if (error instanceof UnstableMarkupError) return null;
    throw error;
  }
}

function titleOf(item: WxrItem, words: string, notes: string[]): string {
  const title = toWords(item.title).replace(/\s+/g, " ");
  if (title !== "") {
    if (/<[a-z]/i.test(item.title)) notes.push("tags in the title were taken out");
    return cut(title, 200, "the title was shortened", notes);
  }
  notes.push("has no title; it got its first words");
  return summarise(words, 60) || "Untitled";
}

function summaryOf(item: WxrItem, opening: string): string | null {
  const excerpt = toWords(item.excerpt);
  return (excerpt === "" ? summarise(opening, 300) : summarise(excerpt, 500)) || null;
}

/** Texts with placeholders of the plug-in would show them as they are. */
function seoText(item: WxrItem, field: string, length: number): string | null {
  const text = toWords(item.meta.get(field) ?? "");
  return text === "" || text.includes("%%") ? null : summarise(text, length);
}

function earliest(a: Date, b: Date): Date {
  return a < b ? a : b;
}
