import { Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { Plugin, PluginKey } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { imageClass } from "../../rich-text/site-classes.ts";
import { isImage } from "../picture-place.ts";
import { memoizePerBlock } from "../memoize-per-block.ts";
import { addsLettersOnly } from "../typed-letters.ts";

/** What a mark knows of a picture. */
export interface MarkedPicture {
  readonly src: string;
  readonly alt: string;
  readonly isDecorative: boolean;
}

/** A remark under some pictures of a text, with a button that mends what it says. It is no part of the text. */
export interface PictureMark {
  /** What it says about a picture; undefined for one without this mark. */
  readonly label: (picture: MarkedPicture) => string | undefined;
  readonly action: string;
  /** The button's name where `action` says too little by itself. */
  readonly actionName?: string;
  /** Called by the button with the place of the picture. */
  readonly onAct: (at: number) => void;
}

interface MarkedPictures {
  readonly marks: readonly PictureMark[];
  readonly decorations: DecorationSet;
}

const key = new PluginKey<MarkedPictures>("pictureMarks");

declare module "@tiptap/core" {
  interface Commands<ReturnType> {
    pictureMarks: { markPictures: (marks: readonly PictureMark[]) => ReturnType };
  }
}

/** Marks pictures that need something, such as an alt text. */
export const PictureMarks = Extension.create({
  name: "pictureMarks",

  addCommands: () => ({
    markPictures:
      (marks) =>
      ({ tr }) => {
        tr.setMeta(key, marks).setMeta("addToHistory", false);
        return true;
      },
  }),

  addProseMirrorPlugins() {
    // The places of pictures, counted from the start of each block.
    const picturesOf = memoizePerBlock((block) => {
      const pictures: { at: number; picture: MarkedPicture }[] = [];
      const look = (node: typeof block, at: number) => {
        if (!isImage(node)) return;
        const { src, alt, class: names } = node.attrs;
        const isDecorative = asText(names).split(" ").includes(imageClass);
        pictures.push({ at, picture: { src: asText(src), alt: asText(alt), isDecorative } });
      };
      look(block, 0);
      block.descendants((node, at) => look(node, at + 1));
      return pictures;
    });
    const decorate = (doc: Node, marks: readonly PictureMark[]): DecorationSet => {
      const decorations: Decoration[] = [];
      let start = 0;
      for (const [index, pictures] of picturesOf(doc).entries()) {
        for (const { at, picture } of pictures) {
          for (const mark of marks) {
            const label = mark.label(picture);
            if (label !== undefined) decorations.push(markAfter(start + at, label, mark));
          }
        }
        start += doc.child(index).nodeSize;
      }
      return DecorationSet.create(doc, decorations);
    };
    return [
      new Plugin<MarkedPictures>({
        key,
        state: {
          init: () => ({ marks: [], decorations: DecorationSet.empty }),
          apply: (tr, before) => {
            const change: readonly PictureMark[] | undefined = tr.getMeta(key);
            if (change === undefined && !tr.docChanged) return before;
            const { marks, decorations } = before;
            if (change === undefined && addsLettersOnly(tr)) {
              return { marks, decorations: decorations.map(tr.mapping, tr.doc) };
            }
            const marksNow = change ?? marks;
            return { marks: marksNow, decorations: decorate(tr.doc, marksNow) };
          },
        },
        props: { decorations: (state) => key.getState(state)?.decorations },
      }),
    ];
  },
});

function markAfter(
  at: number,
  words: string,
  { action, actionName, onAct }: PictureMark,
): Decoration {
  return Decoration.widget(
    at + 1,
    (view, getPos) => {
      const mark = document.createElement("span");
      mark.className = "picture-mark";
      mark.contentEditable = "false";
      const label = document.createElement("span");
      label.textContent = words;
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = action;
      if (actionName !== undefined) button.setAttribute("aria-label", actionName);
      button.addEventListener("click", () => {
        const place = getPos();
        if (place !== undefined) onAct(place - 1);
      });
      mark.append(label, button);
      return mark;
    },
    { key: `${words} ${action}`, side: 1, ignoreSelection: true, stopEvent: () => true, marks: [] },
  );
}

function asText(value: unknown): string {
  return typeof value === "string" ? value : "";
}
