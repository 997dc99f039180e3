import { Code } from "@tiptap/extension-code";
import { CodeBlock } from "@tiptap/extension-code-block";
import type { Command } from "@tiptap/pm/state";
import { indentCode, leaveCode, outdentCode } from "./code-indent.ts";
import { CodeView } from "./code-view.ts";
import { lastLanguage } from "./last-language.ts";

/** Code within a line; it may be a link or emphasised as well. */
export const InlineCode = Code.extend({ excludes: "code" });

/** Lines of code, or of anything whose line breaks count: `pre`, with or without a `code` around all of it. */
export const Preformatted = CodeBlock.extend({
  marks: "_",
  // Tab moves code in, also in a list or a table.
  priority: 110,

  addAttributes() {
    return {
      ...this.parent?.(),
      isCode: { default: true, rendered: false, parseHTML: (pre) => soleCode(pre) !== null },
      codeLang: {
        default: null,
        rendered: false,
        parseHTML: (pre) => soleCode(pre)?.getAttribute("lang") ?? null,
      },
    };
  },

  parseHTML() {
    return [
      {
        tag: "pre",
        preserveWhitespace: "full",
        contentElement: (pre) => (pre instanceof HTMLElement && soleCode(pre)) || asElement(pre),
      },
    ];
  },

  addNodeView() {
    return ({ node }) => new CodeView(node);
  },

  addCommands() {
    return {
      ...this.parent?.(),
      toggleCodeBlock:
        (attributes) =>
        ({ commands, editor }) => {
          const language = { language: lastLanguage() };
          const isHere = editor.isActive(this.name, attributes);
          return commands.toggleNode(
            this.name,
            "paragraph",
            attributes ?? (isHere ? undefined : language),
          );
        },
    };
  },

  addKeyboardShortcuts() {
    const { editor } = this;
    const run = (command: Command) => () => command(editor.state, (tr) => editor.view.dispatch(tr));
    return {
      ...this.parent?.(),
      Tab: run(indentCode),
      "Shift-Tab": run(outdentCode),
      Escape: run(leaveCode),
    };
  },

  renderHTML({ node, HTMLAttributes }) {
    const { language, isCode, codeLang } = node.attrs;
    if (isCode !== true) return ["pre", HTMLAttributes, 0];
    const name = typeof language === "string" ? `language-${language}` : null;
    return ["pre", HTMLAttributes, ["code", { class: name, lang: codeLang }, 0]];
  },
});

/** The `code` that holds everything in a `pre`. */
function soleCode(pre: HTMLElement): HTMLElement | null {
  const [child, ...others] = pre.childNodes;
  return others.length === 0 && child instanceof HTMLElement && child.tagName === "CODE"
    ? child
    : null;
}

function asElement(node: Node): HTMLElement {
  if (node instanceof HTMLElement) return node;
  throw new TypeError("Only elements have parts.");
}
