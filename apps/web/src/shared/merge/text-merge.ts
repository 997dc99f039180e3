/** What a conflict between two texts takes. */
export { isSameContent } from "@atrium/ui/rich-text";
export { mergeRichText } from "./merge-rich-text.ts";
