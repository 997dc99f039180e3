import { plainText } from "./plain-text.ts";
import { readSheet } from "./sheet/read-sheet.ts";
import { publicText } from "./public-text.ts";
import { UnstableMarkupError, cleanRichText } from "./rich-text.ts";
import { indexTokens, toTsVector, type SearchedText } from "./search-index.ts";
import { vocabularyOf } from "./vocabulary.ts";

/** The work on texts whose time grows with them. Input and result are plain data, so that a worker thread can do it. */
export const textTasks = {
  /** null for a text that cannot be made safe. */
  clean(html: string): string | null {
    try {
      return cleanRichText(html).html;
    } catch (error) {
      if (error instanceof UnstableMarkupError) return null;
      throw error;
    }
  },
  plainText,
  readSheet,
  publicText,
  searchVector: (article: Parameters<typeof indexTokens>[0]) => toTsVector(indexTokens(article)),
  /** The words of a title come first, should there be too many. */
  vocabulary: ({ title, summary, words, text }: SearchedText) =>
    vocabularyOf([title, summary, words, text].join("\n")),
};

export type TextTasks = typeof textTasks;
