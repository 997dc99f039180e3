export { annotateRichText } from "./annotate.ts";
export { locatePassage, passageOf, type Passage, type TextRange } from "./passage.ts";
export { RichText, type RichTextProps } from "./rich-text.tsx";
export { textLanguage } from "./text-language.ts";
export { isSameContent, richTextBlocks, type RichTextBlock } from "./same-content.ts";
