import type { Editor } from "@tiptap/react";
import {
  Bold,
  Code,
  Italic,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Strikethrough,
  Underline,
  Undo2,
  type LucideIcon,
} from "lucide-react";

/** The kinds of paragraphs, as the catalogue names them. */
export const blockKinds = ["paragraph", "heading2", "heading3", "heading4"] as const;

/** What the toolbar shows as pressed. */
export const textMarks = [
  "bold",
  "italic",
  "underline",
  "strike",
  "bulletList",
  "orderedList",
  "blockquote",
  "codeBlock",
  "link",
] as const;

/** One tool of the toolbar; its name is its key in the catalogue. */
export interface Tool {
  readonly name:
    | "bold"
    | "italic"
    | "underline"
    | "strike"
    | "bulletList"
    | "orderedList"
    | "quote"
    | "codeBlock"
    | "undo"
    | "redo";
  readonly icon: LucideIcon;
  /** What is pressed while the cursor is in it. */
  readonly mark?: (typeof textMarks)[number];
  run(editor: Editor): void;
}

/** The tools in their groups. */
export const toolGroups: readonly (readonly Tool[])[] = [
  [
    { name: "undo", icon: Undo2, run: (editor) => editor.chain().focus().undo().run() },
    { name: "redo", icon: Redo2, run: (editor) => editor.chain().focus().redo().run() },
  ],
  [
    tool("bold", Bold, (editor) => editor.chain().focus().toggleBold().run()),
    tool("italic", Italic, (editor) => editor.chain().focus().toggleItalic().run()),
    tool("underline", Underline, (editor) => editor.chain().focus().toggleUnderline().run()),
    tool("strike", Strikethrough, (editor) => editor.chain().focus().toggleStrike().run()),
  ],
  [
    tool("bulletList", List, (editor) => editor.chain().focus().toggleBulletList().run()),
    tool("orderedList", ListOrdered, (editor) => editor.chain().focus().toggleOrderedList().run()),
    {
      name: "quote",
      icon: Quote,
      mark: "blockquote",
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    },
    tool("codeBlock", Code, (editor) => editor.chain().focus().toggleCodeBlock().run()),
  ],
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

function tool(
  name: Tool["name"] & (typeof textMarks)[number],
  icon: LucideIcon,
  run: (editor: Editor) => void,
): Tool {
  return { name, icon, mark: name, run };
}
