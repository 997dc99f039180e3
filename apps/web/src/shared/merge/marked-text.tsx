import { RichText } from "@atrium/ui/rich-text";
import { useMessages } from "../messages.ts";
import { isSameWording, markWords } from "./mark-words.ts";

/** A text in full, with the words marked that another one lacks. */
export function MarkedText({ html, other }: { html: string; other: string }) {
  const { articles: messages } = useMessages();
  return (
    <>
      <RichText
        html={markWords(html, other)}
        className="min-w-0 text-sm wrap-anywhere [&_ins]:rounded-[2px] [&_ins]:bg-success-soft [&_ins]:text-success [&_ins]:no-underline"
      />
      {isSameWording(html, other) && (
        <span className="text-xs text-subtle-foreground">{messages.compareMarkup}</span>
      )}
    </>
  );
}
