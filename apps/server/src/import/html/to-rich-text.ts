import { UnstableMarkupError, cleanRichText, type RemovedMarkup } from "../../content/rich-text.ts";
import { plainText } from "../../content/plain-text.ts";
import { toArticleMarkup } from "./article-markup.ts";
import { isDeeperThan, parseHtml, toHtml } from "./dom.ts";
import { normaliseMedia } from "./media-markup.ts";
import { Notes } from "./notes.ts";
import { makeParagraphs } from "./paragraphs.ts";
import { replacePostShortcodes, type FindPictures } from "./post-shortcodes.ts";

/** Text as the other site stored it. */
export interface PostText {
  html: string;
  /** URL of its page, for relative URLs. */
  base: string;
  findPictures: FindPictures;
}

export interface ArticleText {
  html: string;
  /** Plain text before the more tag; empty without one. */
  opening: string;
}

const MAX_DEPTH = 200;

/**
 * Converts a WordPress post, from the block editor or the classic one, into sanitised rich text. Notes everything that
 * is lost.
 *
 * @throws UnstableMarkupError when the text cannot be made safe.
 */
export function toRichText({ html, base, findPictures }: PostText, notes: Notes): ArticleText {
  const text = html.replace(/\r\n?/g, "\n");
  noteDynamicBlocks(text, notes);
  if (/<!--nextpage-->/.test(text)) notes.add("a text on several pages became one");
  const lineBreaks = !/<!--\s+wp:/.test(text);
  const convert = (part: string) => {
    const plain = replacePostShortcodes(part, findPictures, notes);
    return clean(plain, base, lineBreaks, notes);
  };
  const more = /<!--more(?:\s[^>]*)?-->/.exec(text);
  const opening =
    more === null
      ? ""
      : plainText(convertQuietly(text.slice(0, more.index), { base, lineBreaks, findPictures }));
  return { html: convert(text), opening };
}

function convertQuietly(
  html: string,
  { base, lineBreaks, findPictures }: Omit<PostText, "html"> & { lineBreaks: boolean },
): string {
  const unheard = new Notes();
  return clean(replacePostShortcodes(html, findPictures, unheard), base, lineBreaks, unheard);
}

/** Plain text of a few lines of HTML, such as an excerpt or a comment. */
export function toPlainText(html: string): string {
  try {
    return plainText(clean(html.replace(/\r\n?/g, "\n"), "", true, new Notes()));
  } catch (error) {
    if (error instanceof UnstableMarkupError) return "";
    throw error;
  }
}

function clean(html: string, base: string, lineBreaks: boolean, notes: Notes): string {
  const nodes = parseHtml(html);
  // The functions below are recursive.
  if (isDeeperThan(nodes, MAX_DEPTH)) throw new UnstableMarkupError();
  const settled = normaliseMedia(nodes, base, notes);
  const markup = toArticleMarkup(makeParagraphs(settled, lineBreaks));
  const { html: cleaned, removed } = cleanRichText(toHtml(markup));
  noteRemoved(removed, notes);
  return cleaned;
}

function noteRemoved(removed: readonly RemovedMarkup[], notes: Notes): void {
  for (const { kind, name, count } of removed) {
    if (kind === "class") continue;
    if (kind === "attribute" && name.startsWith("on")) {
      notes.add("active or drawn content removed", name, count);
    } else if (kind === "attribute") {
      notes.add("settings of single elements that articles here do not have", name, count);
    } else {
      notes.add(
        `${kind === "tag" ? "tags" : "addresses"} that articles here do not have`,
        name,
        count,
      );
    }
  }
}

/** Blocks without content, which WordPress renders dynamically. */
function noteDynamicBlocks(html: string, notes: Notes): void {
  for (const [, name = ""] of html.matchAll(
    /<!--\s+wp:([a-z][a-z0-9/_-]{0,60})\s(?=[^>]*\/-->)/g,
  )) {
    notes.add("blocks that WordPress fills in itself were removed", name);
  }
}
