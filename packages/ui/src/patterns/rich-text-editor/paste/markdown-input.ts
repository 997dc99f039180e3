import { Extension, InputRule, markInputRule, textblockTypeInputRule } from "@tiptap/core";

const LINK = /(?<!!)\[([^[\]\n]+)\]\(((?:https?:\/\/|mailto:|tel:|\/|#)[^\s()]*)\)$/;
const HIGHLIGHT = /(?:^|\s)(==(?!\s)([^=\n]+)(?<!\s)==)$/;

/** Converts what is typed in Markdown: `# `, `[text](url)` and `==highlight==`. The other signs come with their nodes. */
export const MarkdownInput = Extension.create({
  name: "markdownInput",

  addInputRules() {
    const { nodes, marks } = this.editor.schema;
    const { heading } = nodes;
    const { highlight, link } = marks;
    return [
      ...(heading
        ? [textblockTypeInputRule({ find: /^#\s$/, type: heading, getAttributes: { level: 2 } })]
        : []),
      ...(highlight ? [markInputRule({ find: HIGHLIGHT, type: highlight })] : []),
      ...(link
        ? [
            new InputRule({
              find: LINK,
              handler: ({ state: { tr, schema }, range, match }) => {
                const [, words = "", href] = match;
                const around = tr.doc.resolve(range.from).marks();
                tr.replaceWith(range.from, range.to, schema.text(words, around));
                tr.addMark(range.from, range.from + words.length, link.create({ href }));
                tr.removeStoredMark(link);
              },
            }),
          ]
        : []),
    ];
  },
});
