import type { Node } from "@tiptap/pm/model";
import { NodeSelection, type EditorState } from "@tiptap/pm/state";

/** An image of a text and the figure right around it, if any. */
export interface Picture {
  readonly at: number;
  readonly image: Node;
  readonly frame: { readonly at: number; readonly node: Node } | undefined;
}

/** The image at a position. */
export function pictureAt(doc: Node, at: number): Picture | undefined {
  const image = at >= 0 && at < doc.content.size ? doc.nodeAt(at) : null;
  if (image === null || !isImage(image)) return undefined;
  const $at = doc.resolve(at);
  const isFramed = $at.parent.type.name === "figure";
  return { at, image, frame: isFramed ? { at: $at.before(), node: $at.parent } : undefined };
}

/** The image that is selected, by itself or by its figure, or that the cursor writes the caption of. */
export function selectedPicture({ doc, selection }: EditorState): Picture | undefined {
  if (selection instanceof NodeSelection) {
    if (isImage(selection.node)) return pictureAt(doc, selection.from);
    return pictureIn(doc, selection.node, selection.from);
  }
  const { $from } = selection;
  if (!$from.parent.type.name.startsWith("figcaption") || $from.depth < 2) return undefined;
  return pictureIn(doc, $from.node($from.depth - 1), $from.before($from.depth - 1));
}

function pictureIn(doc: Node, figure: Node, at: number): Picture | undefined {
  const first = figure.firstChild;
  if (figure.type.name !== "figure" || first === null || !isImage(first)) return undefined;
  return pictureAt(doc, at + 1);
}

export function isImage({ type }: Node): boolean {
  return type.name === "image" || type.name === "inlineImage";
}
