export { RichText, type RichTextProps } from "./rich-text.tsx";
export { isSameContent } from "./same-content.ts";
