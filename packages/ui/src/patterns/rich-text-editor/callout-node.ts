import { Node, type Editor } from "@tiptap/core";
import { calloutKinds, type CalloutKind } from "../rich-text/callout-kinds.ts";

declare module "@tiptap/core" {
  interface Commands<ReturnType> {
    callout: {
      /** Puts the selected blocks into a callout; a callout that they are in becomes one of this kind. */
      setCallout: (kind: CalloutKind) => ReturnType;
      /** Takes the blocks out of their callout. */
      unsetCallout: () => ReturnType;
    };
  }
}

/** Blocks set apart from the text around them: a note, a tip, a warning. Its kind is a class. */
export const Callout = Node.create({
  name: "callout",
  group: "block",
  content: "block+",
  defining: true,
  parseHTML: () => [{ tag: "aside.callout" }],
  renderHTML: ({ HTMLAttributes }) => ["aside", HTMLAttributes, 0],

  addCommands() {
    return {
      setCallout:
        (kind) =>
        ({ commands, editor }) => {
          const attributes = { class: `callout callout-${kind}` };
          return editor.isActive("callout")
            ? commands.updateAttributes("callout", attributes)
            : commands.wrapIn("callout", attributes);
        },
      unsetCallout:
        () =>
        ({ commands }) =>
          commands.lift("callout"),
    };
  },

  addKeyboardShortcuts() {
    return {
      Backspace: ({ editor }) => {
        const { $from, empty } = editor.state.selection;
        if (!empty || $from.depth < 2 || $from.node(-1).type !== this.type) return false;
        const isAtStart = $from.parentOffset === 0 && $from.index(-1) === 0;
        return isAtStart && editor.commands.unsetCallout();
      },
    };
  },
});

/** The kind of the callout that the cursor is in. */
export function calloutKind(editor: Editor): CalloutKind | undefined {
  const classes: unknown = editor.getAttributes("callout")["class"];
  if (typeof classes !== "string") return undefined;
  return calloutKinds.find((kind) => classes.split(" ").includes(`callout-${kind}`));
}
