import { Extension } from "@tiptap/core";
import { duplicateBlocks, moveBlocks } from "./block-commands.ts";

/** Keys that move and duplicate blocks and list items. */
export const BlockKeys = Extension.create({
  name: "blockKeys",

  addKeyboardShortcuts() {
    const move = (direction: "up" | "down") => () => {
      moveBlocks(this.editor, direction);
      // At the end of the text the browser must not move the cursor instead.
      return true;
    };
    return {
      "Alt-ArrowUp": move("up"),
      "Alt-ArrowDown": move("down"),
      "Mod-d": () => duplicateBlocks(this.editor),
    };
  },
});
