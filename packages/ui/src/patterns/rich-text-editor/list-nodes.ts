import { Node, wrappingInputRule } from "@tiptap/core";

declare module "@tiptap/core" {
  interface Commands<ReturnType> {
    bulletList: { toggleBulletList: () => ReturnType };
    orderedList: { toggleOrderedList: () => ReturnType };
  }
}

/** Points without numbers. */
export const BulletList = Node.create({
  name: "bulletList",
  group: "block list",
  content: "listItem+",
  parseHTML: () => [{ tag: "ul" }],
  renderHTML: ({ HTMLAttributes }) => ["ul", HTMLAttributes, 0],
  addCommands: () => ({
    toggleBulletList:
      () =>
      ({ commands }) =>
        commands.toggleList("bulletList", "listItem"),
  }),
  addKeyboardShortcuts() {
    return { "Mod-Shift-8": () => this.editor.commands.toggleBulletList() };
  },
  addInputRules() {
    return [wrappingInputRule({ find: /^\s*([-+*])\s$/, type: this.type })];
  },
});

/** Points with numbers, from any first one. */
export const OrderedList = Node.create({
  name: "orderedList",
  group: "block list",
  content: "listItem+",
  addAttributes: () => ({
    start: {
      default: 1,
      parseHTML: (list) => Number.parseInt(list.getAttribute("start") ?? "1", 10),
      renderHTML: ({ start }) => (start === 1 ? {} : { start }),
    },
  }),
  parseHTML: () => [{ tag: "ol" }],
  renderHTML: ({ HTMLAttributes }) => ["ol", HTMLAttributes, 0],
  addCommands: () => ({
    toggleOrderedList:
      () =>
      ({ commands }) =>
        commands.toggleList("orderedList", "listItem"),
  }),
  addKeyboardShortcuts() {
    return { "Mod-Shift-7": () => this.editor.commands.toggleOrderedList() };
  },
  addInputRules() {
    return [
      wrappingInputRule({
        find: /^(\d+)\.\s$/,
        type: this.type,
        getAttributes: ([, number]) => ({ start: Number(number) }),
        // The number after the last one goes on with the list before.
        joinPredicate: ([, number], { childCount, attrs }) =>
          childCount + Number(attrs["start"]) === Number(number),
      }),
    ];
  },
});
