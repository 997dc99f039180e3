/** Keeps the generator from taking what pages say for markup of its own. */
import { outsideOfCode } from "./links.ts";

/** Code within a paragraph, and what is around it. */
const codeOrProse = /(`+)(?!`)(?:(?!\n\n)[\s\S])*?[^`]\1(?!`)|[^`]+/g;

/** The elements that pages may have. */
const elements = "Playground />|LiveStory ";

/** The generator's templates would take braces for expressions, and what is between angle brackets for elements. */
export function escapeMarkup(markdown: string): string {
  const escape = (text: string) =>
    text
      .replaceAll("{{", "&#123;&#123;")
      .replaceAll(new RegExp(`<(?=/?[a-z])(?!https?:|${elements})`, "gi"), "&lt;");
  return outsideOfCode(markdown, (prose) =>
    prose.replaceAll(codeOrProse, (part) =>
      part.startsWith("`") ? part.replaceAll("\n", " ") : escape(part),
    ),
  );
}
