import type { Extensions } from "@tiptap/core";
import { Blockquote } from "@tiptap/extension-blockquote";
import { Bold } from "@tiptap/extension-bold";
import { Document } from "@tiptap/extension-document";
import { HardBreak } from "@tiptap/extension-hard-break";
import { Heading } from "@tiptap/extension-heading";
import { HorizontalRule } from "@tiptap/extension-horizontal-rule";
import { Italic } from "@tiptap/extension-italic";
import { ListItem } from "@tiptap/extension-list/item";
import { ListKeymap } from "@tiptap/extension-list/keymap";
import { Paragraph } from "@tiptap/extension-paragraph";
import { Strike } from "@tiptap/extension-strike";
import { Text } from "@tiptap/extension-text";
import { Underline } from "@tiptap/extension-underline";
import { TrailingNode } from "@tiptap/extensions/trailing-node";
import { UndoRedo } from "@tiptap/extensions/undo-redo";
import { BlockKeys } from "./block-keys.ts";
import { Callout } from "./callout-node.ts";
import { CaptionedTable } from "./captioned-table-node.ts";
import { CaretInSight } from "./caret-in-sight.ts";
import { Figcaption, FigcaptionBlocks, TableCaption, TableCaptionBlocks } from "./caption-nodes.ts";
import { InlineCode, Preformatted } from "./code-nodes.ts";
import { cursorTools } from "./cursor-tools.ts";
import { Figure } from "./figure-node.ts";
import { FootnoteBacklink, FootnoteReference, Footnotes } from "./footnote-nodes.ts";
import { BlockImage, InlineImage } from "./image-nodes.ts";
import { lateExtension } from "./late-plugins.ts";
import { Link } from "./link-mark.ts";
import { linkTools } from "./link-tools.ts";
import { BulletList, OrderedList } from "./list-nodes.ts";
import { CleanPaste } from "./paste/clean-paste.ts";
import { MarkdownInput } from "./paste/markdown-input.ts";
import { MarkdownPaste } from "./paste/markdown-paste.ts";
import { PictureMarks } from "./paste/picture-marks.ts";
import { PictureTools } from "./picture-tools.ts";
import { Placeholder } from "./placeholder.ts";
import { PreservedAttributes } from "./preserved-attributes.ts";
import { SlashMenuTrigger } from "./slash-menu-plugin.ts";
import { Highlight, Span, Subscript, Superscript } from "./small-marks.ts";
import { tableNodes } from "./table-nodes.ts";
import { tableTools } from "./table-tools.ts";

/** What texts are made of. Atrium's server lets exactly this through, and nothing of it is lost here. */
export function richExtensions(placeholder: string): Extensions {
  return [
    Bold,
    Blockquote,
    BulletList,
    Document,
    lateExtension("cursorTools", { ...cursorTools, pluginsOf: (make) => make }),
    HardBreak,
    Heading.configure({ levels: [2, 3, 4] }),
    UndoRedo,
    HorizontalRule,
    Italic,
    ListKeymap,
    Link,
    lateExtension("linkTools", {
      ...linkTools,
      pluginsOf: (make) => make,
      catchesUp: true,
    }).extend({ priority: 1000 }),
    OrderedList,
    Paragraph,
    Strike,
    Text,
    Underline,
    TrailingNode,
    PreservedAttributes,
    InlineCode,
    Preformatted,
    // A point of a list may begin with anything, such as a heading or a deeper list.
    ListItem.extend({ content: "block+" }),
    Subscript,
    Superscript,
    Highlight,
    Span,
    BlockImage,
    InlineImage,
    Callout,
    Figure,
    Figcaption,
    FigcaptionBlocks,
    CaptionedTable,
    TableCaption,
    TableCaptionBlocks,
    ...tableNodes,
    lateExtension("tableTools", { ...tableTools, pluginsOf: ({ plugins }) => plugins }),
    PictureTools,
    Placeholder.configure({ placeholder }),
    BlockKeys,
    FootnoteReference,
    FootnoteBacklink,
    Footnotes,
    SlashMenuTrigger,
    CaretInSight,
    CleanPaste,
    MarkdownPaste,
    MarkdownInput,
    PictureMarks,
  ];
}
