import { Extension } from "@tiptap/core";
import { NodeSelection, Plugin, PluginKey, type EditorState } from "@tiptap/pm/state";
import { leaveFigure } from "./leave-figure.ts";
import { isImage, pictureAt, selectedPicture } from "./picture-place.ts";

declare module "@tiptap/core" {
  interface Commands<ReturnType> {
    pictureTools: {
      /** Opens the settings of the selected picture, or of the one at a position, to replace it or to change anything. */
      editPicture: (options?: { at?: number; isReplacing?: boolean }) => ReturnType;
      /** Closes them. */
      closePicture: () => ReturnType;
      /** Moves the cursor out of a figure, and behind a selected block, so that what is inserted replaces neither. */
      leaveFigure: () => ReturnType;
    };
  }
}

/** The picture whose settings are open. */
export interface OpenPicture {
  readonly at: number;
  /** Whether another picture is to be chosen. */
  readonly isReplacing: boolean;
}

const key = new PluginKey<OpenPicture | null>("pictureTools");

/** The picture whose settings are open. */
export function openPicture(state: EditorState): OpenPicture | null {
  return key.getState(state) ?? null;
}

/**
 * A picture is selected by a press or by arrow keys, and opened by Enter or a double press. What is typed or pasted
 * while it is selected comes after it: nobody means to replace a picture by a letter.
 */
export const PictureTools = Extension.create({
  name: "pictureTools",

  addCommands() {
    return {
      editPicture:
        ({ at, isReplacing = false } = {}) =>
        ({ state, tr, dispatch }) => {
          const picture = at === undefined ? selectedPicture(state) : pictureAt(tr.doc, at);
          if (picture === undefined) return false;
          if (dispatch) {
            const open: OpenPicture = { at: picture.at, isReplacing };
            tr.setSelection(NodeSelection.create(tr.doc, picture.at)).setMeta(key, open);
          }
          return true;
        },
      closePicture:
        () =>
        ({ tr, dispatch }) => {
          if (dispatch) tr.setMeta(key, null);
          return true;
        },
      leaveFigure:
        () =>
        ({ tr, dispatch }) => {
          if (dispatch) leaveFigure(tr);
          return true;
        },
    };
  },

  addKeyboardShortcuts() {
    return {
      Enter: ({ editor }) => isPictureSelected(editor.state) && editor.commands.editPicture(),
    };
  },

  addProseMirrorPlugins() {
    const { editor } = this;
    const leave = () => {
      if (!isPictureSelected(editor.state)) return;
      const { tr } = editor.state;
      if (leaveFigure(tr)) editor.view.dispatch(tr);
    };
    return [
      new Plugin<OpenPicture | null>({
        key,
        state: {
          init: () => null,
          apply(tr, open) {
            const next: OpenPicture | null | undefined = tr.getMeta(key);
            if (next !== undefined) return next;
            if (open === null || !tr.docChanged) return open;
            const { pos, deleted } = tr.mapping.mapResult(open.at);
            return deleted ? null : { ...open, at: pos };
          },
        },
        props: {
          handleDoubleClickOn: (_view, _pos, node, at) =>
            isImage(node) && editor.isEditable && editor.commands.editPicture({ at }),
          handleTextInput(view, _from, _to, text) {
            if (!isPictureSelected(view.state)) return false;
            leave();
            view.dispatch(view.state.tr.insertText(text).scrollIntoView());
            return true;
          },
          handlePaste() {
            leave();
            return false;
          },
          handleDOMEvents: {
            compositionstart() {
              leave();
              return false;
            },
          },
        },
      }),
    ];
  },
});

/** Whether a picture by itself, or its figure, is selected. */
function isPictureSelected({ selection }: EditorState): boolean {
  if (!(selection instanceof NodeSelection) || selection.node.isInline) return false;
  return isImage(selection.node) || selection.node.type.name === "figure";
}
