import type { Editor } from "@tiptap/core";
import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  Bold,
  Code,
  CodeXml,
  Highlighter,
  Italic,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Strikethrough,
  Subscript,
  Superscript,
  Underline,
  Undo2,
  type LucideIcon,
} from "lucide-react";
import { alignmentOf, setAlignment, type Alignment } from "./alignment.ts";

/** The kinds of paragraphs, as the catalogue names them. */
export const blockKinds = ["paragraph", "heading2", "heading3", "heading4"] as const;

/** One tool of the toolbar; its name is its key in the catalogue. */
export interface Tool {
  readonly name:
    | "bold"
    | "italic"
    | "underline"
    | "strike"
    | "highlight"
    | "subscript"
    | "superscript"
    | "code"
    | "bulletList"
    | "orderedList"
    | "quote"
    | "codeBlock"
    | "alignLeft"
    | "alignCenter"
    | "alignRight"
    | "alignJustify"
    | "undo"
    | "redo";
  readonly icon: LucideIcon;
  /** Whether the cursor is in what the tool makes; absent, it makes nothing that lasts. */
  readonly isOn?: (editor: Editor) => boolean;
  readonly run: (editor: Editor) => void;
}

/** Undo and redo. */
export const historyTools: readonly Tool[] = [
  { name: "undo", icon: Undo2, run: (editor) => editor.chain().focus().undo().run() },
  { name: "redo", icon: Redo2, run: (editor) => editor.chain().focus().redo().run() },
];

/** The marks that are used most. */
export const markTools: readonly Tool[] = [
  markTool("bold", Bold),
  markTool("italic", Italic),
  markTool("underline", Underline),
  markTool("strike", Strikethrough),
];

/** Lists, quotes and code. */
export const blockTools: readonly Tool[] = [
  {
    name: "bulletList",
    icon: List,
    isOn: (editor) => editor.isActive("bulletList"),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: "orderedList",
    icon: ListOrdered,
    isOn: (editor) => editor.isActive("orderedList"),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: "quote",
    icon: Quote,
    isOn: (editor) => editor.isActive("blockquote"),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    name: "codeBlock",
    icon: CodeXml,
    isOn: (editor) => editor.isActive("codeBlock"),
    run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
  },
];

/** The marks that are used seldom. */
export const seldomMarkTools: readonly Tool[] = [
  markTool("highlight", Highlighter),
  markTool("superscript", Superscript),
  markTool("subscript", Subscript),
  markTool("code", Code),
];

/** How the lines of paragraphs are set. */
export const alignmentTools: readonly Tool[] = [
  alignmentTool("alignLeft", AlignLeft, "left"),
  alignmentTool("alignCenter", AlignCenter, "center"),
  alignmentTool("alignRight", AlignRight, "right"),
  alignmentTool("alignJustify", AlignJustify, "justify"),
];

/** The kind of the paragraph the cursor is in. */
export function blockKind(editor: Editor): (typeof blockKinds)[number] {
  return (
    blockKinds.find((kind) => editor.isActive("heading", { level: levelOf(kind) })) ?? "paragraph"
  );
}

/** Makes the paragraph one of a kind. */
export function setBlock(editor: Editor, kind: string): void {
  const level = levelOf(kind);
  const chain = editor.chain().focus();
  if (level === undefined) chain.setParagraph().run();
  else chain.setHeading({ level }).run();
}

function levelOf(kind: string): 2 | 3 | 4 | undefined {
  if (kind === "heading2") return 2;
  if (kind === "heading3") return 3;
  return kind === "heading4" ? 4 : undefined;
}

function markTool(name: Tool["name"], icon: LucideIcon): Tool {
  return {
    name,
    icon,
    isOn: (editor) => editor.isActive(name),
    run: (editor) => editor.chain().focus().toggleMark(name).run(),
  };
}

function alignmentTool(name: Tool["name"], icon: LucideIcon, alignment: Alignment): Tool {
  return {
    name,
    icon,
    isOn: (editor) => alignmentOf(editor) === alignment,
    run: (editor) => setAlignment(editor, alignment),
  };
}
