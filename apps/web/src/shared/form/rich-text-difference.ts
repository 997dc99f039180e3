import { differingPart } from "./differing-part.ts";

const blocks = "p, h1, h2, h3, h4, h5, h6, li, pre, td, th, caption, figcaption";

/** The words of a text, from where they differ from another's; undefined when the markup alone differs. */
export function richTextDifference(html: string, other: string): string | undefined {
  const [text, otherText] = [wordsOf(html), wordsOf(other)];
  return text === otherText ? undefined : differingPart(text, otherText);
}

function wordsOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  // Without a space, one paragraph's last word and the next one's first would be one.
  for (const block of body.querySelectorAll(blocks)) block.append(" ");
  return body.textContent.trim();
}
