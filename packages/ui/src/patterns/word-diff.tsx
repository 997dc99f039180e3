import { diffWordsWithSpace } from "diff";
import { useMemo } from "react";

interface WordDiffProps {
  text: string;
  /** The text of the other side; what it lacks is marked here. */
  other: string;
  /** Marks as gone, or as new. */
  kind: "del" | "ins";
}

/** A word diff of longer texts is slow and unreadable. */
const maxDiffLength = 20_000;

/** A text with the words marked that the other side lacks. */
export function WordDiff({ text, other, kind: Mark }: WordDiffProps) {
  const parts = useMemo(() => compare(other, text), [other, text]);
  return parts.map((part) =>
    part.added ? (
      <Mark key={part.at} className={marks[Mark]}>
        {part.value}
      </Mark>
    ) : (
      part.value
    ),
  );
}

const marks = {
  del: "rounded-[2px] bg-destructive-soft text-destructive line-through",
  ins: "rounded-[2px] bg-success-soft text-success no-underline",
};

/** The pieces of a text: those the other one has, and those it lacks. */
function compare(other: string, text: string) {
  if (other.length + text.length > maxDiffLength) return [{ at: 0, value: text, added: true }];
  // Chinese has no spaces between words; the segmenter finds them.
  const intlSegmenter = new Intl.Segmenter(undefined, { granularity: "word" });
  let at = 0;
  return diffWordsWithSpace(other, text, { intlSegmenter })
    .filter((part) => !part.removed)
    .map(({ value, added }) => {
      const part = { at, value, added };
      at += value.length;
      return part;
    });
}
