import { Dropcursor } from "@tiptap/extensions/drop-cursor";
import { Gapcursor } from "@tiptap/extensions/gap-cursor";
import { pluginsOf, type LatePlugins } from "./late-plugins.ts";

/** Shows where a block would go, and lets the cursor stand where no text is. */
export const blockCursors: LatePlugins = (editor) => [
  ...pluginsOf(Dropcursor, editor),
  ...pluginsOf(Gapcursor, editor),
];
