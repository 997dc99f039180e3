import type { EditorState } from "@tiptap/pm/state";
import { isEmbed } from "./embed.ts";
import { selectedPicture } from "./picture-place.ts";

/** The block whose tools are shown, and where it starts. */
export interface BlockTarget {
  readonly kind: "picture" | "embed" | "table" | "code";
  readonly at: number;
}

/** The innermost block around the selection that has tools. */
export function blockTarget(state: EditorState): BlockTarget | undefined {
  const picture = selectedPicture(state);
  if (picture !== undefined) return { kind: "picture", at: picture.at };
  const { $from } = state.selection;
  for (let { depth } = $from; depth > 0; depth -= 1) {
    const { type, attrs } = $from.node(depth);
    const at = $from.before(depth);
    if (type.name === "codeBlock") return { kind: "code", at };
    if (type.name === "table") return { kind: "table", at };
    if (type.name === "figure" && isEmbed(attrs["class"])) return { kind: "embed", at };
  }
  return undefined;
}
