import type { Editor } from "@tiptap/core";
import {
  Asterisk,
  CodeXml,
  Heading2,
  Heading3,
  Heading4,
  ImageIcon,
  Info,
  Lightbulb,
  List,
  ListOrdered,
  Minus,
  Pilcrow,
  Quote,
  SquarePlayIcon,
  Table,
  TriangleAlert,
  type LucideIcon,
} from "lucide-react";
import type { CalloutKind } from "../rich-text/callout-kinds.ts";
import { calloutKind } from "./callout-node.ts";
import type { InsertKind } from "./insert-dialog.tsx";
import type { RichTextInserts } from "./rich-text-inserts.ts";
import type { RichTextLabel, RichTextMessages } from "./rich-text-messages.ts";

/** What the slash menu and the menu of a block offer. */
export interface BlockAction {
  /** Its key in the catalogue. */
  readonly name: RichTextLabel;
  readonly icon: LucideIcon;
  /** Words it is found by besides its name, in any language, and without an input method. */
  readonly keywords: string;
  /** Offered only where the host configures it. */
  readonly needs?: keyof RichTextInserts;
  /** Whether the cursor is in such a block; absent for what a block cannot be turned into. */
  readonly isActive?: (editor: Editor) => boolean;
  readonly run: (editor: Editor, ask: (kind: InsertKind) => void) => void;
}

const headings = [
  [2, "heading2", Heading2, "h2 二级标题 biaoti title section"],
  [3, "heading3", Heading3, "h3 三级标题 biaoti title"],
  [4, "heading4", Heading4, "h4 四级标题 biaoti title"],
] as const;

const callouts: readonly (readonly [CalloutKind, BlockAction["name"], LucideIcon, string])[] = [
  ["info", "calloutInfo", Info, "callout info box 说明 信息 shuoming"],
  ["tip", "calloutTip", Lightbulb, "callout hint 提示 tishi"],
  ["warning", "calloutWarning", TriangleAlert, "callout danger 注意 警告 zhuyi jinggao"],
];

/** Every block that can be inserted or made of another, in the order of the menus. */
export const blockActions: readonly BlockAction[] = [
  {
    name: "paragraph",
    icon: Pilcrow,
    keywords: "paragraph plain 正文 段落 zhengwen duanluo",
    isActive: (editor) => editor.isActive("paragraph") && editor.state.selection.$from.depth === 1,
    run: (editor) => editor.chain().focus().clearNodes().run(),
  },
  ...headings.map(([level, name, icon, keywords]): BlockAction => ({
    name,
    icon,
    keywords,
    isActive: (editor) => editor.isActive("heading", { level }),
    run: (editor) => editor.chain().focus().setHeading({ level }).run(),
  })),
  {
    name: "bulletList",
    icon: List,
    keywords: "list ul unordered 列表 无序 liebiao",
    isActive: (editor) => editor.isActive("bulletList"),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: "orderedList",
    icon: ListOrdered,
    keywords: "list ol ordered 列表 编号 有序 liebiao bianhao",
    isActive: (editor) => editor.isActive("orderedList"),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: "quote",
    icon: Quote,
    keywords: "blockquote 引用 yinyong",
    isActive: (editor) => editor.isActive("blockquote"),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  ...callouts.map(([kind, name, icon, keywords]): BlockAction => ({
    name,
    icon,
    keywords,
    isActive: (editor) => calloutKind(editor) === kind,
    run: (editor) => editor.chain().focus().setCallout(kind).run(),
  })),
  {
    name: "codeBlock",
    icon: CodeXml,
    keywords: "pre program 代码 daima",
    isActive: (editor) => editor.isActive("codeBlock"),
    run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
  },
  {
    name: "divider",
    icon: Minus,
    keywords: "hr horizontal rule line 分隔线 fengexian",
    run: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
  {
    name: "table",
    icon: Table,
    keywords: "grid rows columns 表格 biaoge",
    run: (editor) =>
      editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
  {
    name: "footnote",
    icon: Asterisk,
    keywords: "note reference 脚注 注释 jiaozhu",
    run: (editor) => editor.chain().focus().insertFootnote().run(),
  },
  {
    name: "image",
    icon: ImageIcon,
    keywords: "image photo img 图片 照片 tupian",
    needs: "images",
    run: (_editor, ask) => ask("image"),
  },
  {
    name: "embed",
    icon: SquarePlayIcon,
    keywords: "video film youtube map audio slides 视频 嵌入 地图 shipin",
    needs: "embeds",
    run: (_editor, ask) => ask("embed"),
  },
];

/** What may be inserted here. */
export function offeredActions(inserts: RichTextInserts): BlockAction[] {
  return blockActions.filter(({ needs }) => needs === undefined || inserts[needs] !== undefined);
}

/** The actions that are found by what was typed; an input method's syllables count without their marks. */
export function findActions(
  actions: readonly BlockAction[],
  query: string,
  messages: RichTextMessages,
): BlockAction[] {
  const word = query.toLowerCase().replaceAll(/[\s']/g, "");
  const nameOf = ({ name }: BlockAction) => messages[name].toLowerCase();
  const found = actions.filter((action) =>
    `${nameOf(action).replaceAll(" ", "")} ${action.keywords}`.includes(word),
  );
  // What begins like the query comes first.
  return found.toSorted(
    (a, b) => Number(nameOf(b).startsWith(word)) - Number(nameOf(a).startsWith(word)),
  );
}
