import { cleanSpace, convertBlocks, removeHidden } from "./blocks.ts";
import { convertEmphasis } from "./emphasis.ts";
import { convertFootnotes } from "./footnotes.ts";
import { makeInert, STYLE_ATTRIBUTE } from "./inert-html.ts";
import { cleanLinks } from "./links.ts";
import { cleanWord, cleanWordOnline } from "./ms-word.ts";
import { convertWordOnlineLists, nestLists } from "./nested-lists.ts";
import { isOwnHtml } from "./own-html.ts";
import { cleanPictures, type PictureSources } from "./pictures.ts";
import { picturesInRtf } from "./rtf-pictures.ts";
import { parseClassRules } from "./style-declarations.ts";
import { cleanTables } from "./tables.ts";
import { withoutTrackingIn } from "./tracking.ts";

/** What cleaning needs to know of the text that is pasted into. */
export interface CleaningContext extends PictureSources {
  /** How many footnotes it has. */
  readonly footnotes: number;
}

/** HTML as if it had been written here. */
export interface CleanedHtml {
  readonly html: string;
  /** How many pictures could not be read from the clipboard. */
  readonly missingPictures: number;
}

/**
 * Cleans what Word, Google Docs, Pages, spreadsheets and web pages put on the clipboard: structure and emphasis stay,
 * styles and tracking go. What a text cannot contain anyway the editor's own parser leaves out.
 *
 * @param html As it came; copied from this editor, it stays as it is.
 */
export function cleanHtml(html: string, context: CleaningContext): CleanedHtml {
  if (isOwnHtml(html)) return { html, missingPictures: 0 };
  const inert = makeInert(html);
  const { body } = new DOMParser().parseFromString(inert.html, "text/html");
  const source = sourceOf(html);
  if (source === "word") cleanWord(body);
  if (source === "word-online") cleanWordOnline(body);
  convertWordOnlineLists(body);
  removeHidden(body);
  convertFootnotes(body, context.footnotes);
  const missingPictures = cleanPictures(body, context);
  convertBlocks(body);
  convertEmphasis(body, {
    rules: parseClassRules(inert.styleSheets),
    readsBackgrounds: source === "google-docs" || source === "word-online",
  });
  cleanTables(body, source === "excel" || source === "google-sheets");
  cleanLinks(body, context.origin);
  nestLists(body);
  cleanSpace(body);
  for (const element of body.querySelectorAll(`[${STYLE_ATTRIBUTE}]`)) {
    element.removeAttribute(STYLE_ATTRIBUTE);
  }
  return { html: body.innerHTML, missingPictures };
}

/** What cleans a paste. */
export interface PasteCleaner {
  readonly cleanClipboard: typeof cleanClipboard;
  readonly withoutTrackingIn: typeof withoutTrackingIn;
}

export const pasteCleaner: PasteCleaner = { cleanClipboard, withoutTrackingIn };

/** Cleans HTML that came with the same text in RTF, where the pictures of Word are. */
export function cleanClipboard(
  html: string,
  rtf: string,
  context: Omit<CleaningContext, "rtfPictures">,
): CleanedHtml {
  return cleanHtml(html, { ...context, rtfPictures: () => picturesInRtf(rtf) });
}

type Source = "word" | "word-online" | "excel" | "google-docs" | "google-sheets" | "page";

function sourceOf(html: string): Source {
  if (/urn:schemas-microsoft-com:office:excel|content="?Excel/i.test(html)) return "excel";
  if (/google-sheets|data-sheets-/i.test(html)) return "google-sheets";
  if (html.includes("docs-internal-guid")) return "google-docs";
  if (/class="[^"]*\b(?:TextRun|NormalTextRun|ListContainerWrapper)\b/.test(html))
    return "word-online";
  if (/\bmso-|class="?Mso|urn:schemas-microsoft-com/.test(html)) return "word";
  return "page";
}
