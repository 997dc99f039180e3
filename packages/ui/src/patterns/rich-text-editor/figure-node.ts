import { Node } from "@tiptap/core";
import { FigureView } from "./figure-view.ts";

/** Images, a table, a quotation or code, with a caption over or under it. */
export const Figure = Node.create({
  name: "figure",
  group: "block",
  content:
    "(block+ (figcaption | figcaptionBlocks)? block*) | ((figcaption | figcaptionBlocks) block*)",
  // Images by themselves carry no marks elsewhere; here one may be a link.
  marks: "link",
  draggable: true,
  isolating: true,
  parseHTML: () => [{ tag: "figure" }],
  addNodeView:
    () =>
    ({ node }) =>
      new FigureView(node),
  renderHTML: ({ HTMLAttributes }) => ["figure", HTMLAttributes, 0],
});
