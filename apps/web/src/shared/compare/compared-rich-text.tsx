import { RichText, textLanguage } from "@atrium/ui/rich-text";
import { useMemo } from "react";
import { useMessages } from "../messages.ts";
import { compareRichText } from "./compare-rich-text.ts";

/** A text with what came and what went, in place. */
export function ComparedRichText({ before, after }: { before: string; after: string }) {
  const html = useComparison(before, after);
  return <RichText html={html} lang={textLanguage(after, "en")} className="compared-text" />;
}

/** The comparison of two texts as markup; the later text alone without an earlier one. */
export function useComparison(before: string | undefined, after: string): string {
  const { editor } = useMessages();
  const altText = editor.coverAlt;
  return useMemo(
    () => (before === undefined ? after : compareRichText(before, after, { altText })),
    [before, after, altText],
  );
}
