import type { Extensions } from "@tiptap/core";
import { ListItem } from "@tiptap/extension-list";
import { Placeholder } from "@tiptap/extensions";
import { StarterKit } from "@tiptap/starter-kit";
import { BlockKeys } from "./block-keys.ts";
import { Callout } from "./callout-node.ts";
import { CaptionedTable } from "./captioned-table-node.ts";
import { CaretInSight } from "./caret-in-sight.ts";
import { Figcaption, FigcaptionBlocks, TableCaption, TableCaptionBlocks } from "./caption-nodes.ts";
import { InlineCode, Preformatted } from "./code-nodes.ts";
import { Figure } from "./figure-node.ts";
import { FootnoteBacklink, FootnoteReference, Footnotes } from "./footnote-nodes.ts";
import { BlockImage, InlineImage } from "./image-nodes.ts";
import { CleanPaste } from "./paste/clean-paste.ts";
import { MarkdownInput } from "./paste/markdown-input.ts";
import { MarkdownPaste } from "./paste/markdown-paste.ts";
import { PictureMarks } from "./paste/picture-marks.ts";
import { PictureTools } from "./picture-tools.ts";
import { PreservedAttributes } from "./preserved-attributes.ts";
import { SlashMenuTrigger } from "./slash-menu-plugin.ts";
import { Highlight, Span, Subscript, Superscript } from "./small-marks.ts";
import { tableNodes } from "./table-nodes.ts";

/** What texts are made of. Atrium's server lets exactly this through, and nothing of it is lost here. */
export function richExtensions(placeholder: string): Extensions {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3, 4] },
      link: {
        openOnClick: false,
        autolink: true,
        defaultProtocol: "https",
        // Links stay as they are; the server adds what outside ones need.
        HTMLAttributes: { target: null, rel: null },
      },
      code: false,
      codeBlock: false,
      listItem: false,
    }),
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
