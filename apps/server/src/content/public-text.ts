import { paragraphText, plainText, summarise } from "./plain-text.ts";
import { readingMinutes } from "./reading-time.ts";
import { withToc, type TocEntry } from "./toc.ts";

/** What the public copy of an article has of its rich text. */
export interface PublicText {
  /** Without markup, for the search. */
  text: string;
  /** The beginning of its paragraphs, or of all of it where there are none; empty for a text without words. */
  summary: string;
  /** With ids on the headings. */
  html: string;
  toc: TocEntry[];
  readingMinutes: number;
}

/** @param content Sanitised. */
export function publicText(content: string): PublicText {
  const text = plainText(content);
  const { html, toc } = withToc(content);
  return {
    text,
    summary: summarise(paragraphText(content) || text),
    html,
    toc: [...toc],
    readingMinutes: readingMinutes(text),
  };
}
