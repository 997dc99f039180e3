export { annotateRichText } from "./annotate.ts";
export { RichText, type RichTextProps } from "./rich-text.tsx";
export { isSameContent, richTextBlocks, type RichTextBlock } from "./same-content.ts";
