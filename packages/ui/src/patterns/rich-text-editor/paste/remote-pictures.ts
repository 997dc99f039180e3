import { Extension } from "@tiptap/core";
import { Plugin, PluginKey } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { memoizePerBlock } from "../memoize-per-block.ts";

/** What marks the pictures of other sites; absent, nothing does. */
export interface RemotePictureMarks {
  readonly isRemote: (src: string) => boolean;
  /** What the mark says about the picture of a host. */
  readonly label: (host: string) => string;
  readonly replace: string;
  /** Called by the mark's button with the place of the picture. */
  readonly onReplace: (at: number) => void;
}

const key = new PluginKey<RemotePictureMarks | undefined>("remotePictures");

declare module "@tiptap/core" {
  interface Commands<ReturnType> {
    remotePictures: { markRemotePictures: (marks: RemotePictureMarks | undefined) => ReturnType };
  }
}

/** Marks pictures that are on other sites: they may change or go there, and tell those sites who reads. */
export const RemotePictures = Extension.create({
  name: "remotePictures",

  addCommands: () => ({
    markRemotePictures:
      (marks) =>
      ({ tr }) => {
        tr.setMeta(key, { marks }).setMeta("addToHistory", false);
        return true;
      },
  }),

  addProseMirrorPlugins() {
    // The places of pictures with a host, counted from the start of each block.
    const picturesOf = memoizePerBlock((block) => {
      const pictures: { at: number; src: string }[] = [];
      const look = (node: typeof block, at: number) => {
        const src: unknown = node.attrs["src"];
        if (typeof src === "string" && /^https?:/i.test(src)) pictures.push({ at, src });
      };
      look(block, 0);
      block.descendants((node, at) => look(node, at + 1));
      return pictures;
    });
    return [
      new Plugin<RemotePictureMarks | undefined>({
        key,
        state: {
          init: () => undefined,
          apply: (tr, marks) => {
            const change: { marks: RemotePictureMarks | undefined } | undefined = tr.getMeta(key);
            return change === undefined ? marks : change.marks;
          },
        },
        props: {
          decorations(state) {
            const marks = key.getState(state);
            if (marks === undefined) return null;
            const decorations: Decoration[] = [];
            let start = 0;
            for (const [index, pictures] of picturesOf(state.doc).entries()) {
              for (const { at, src } of pictures) {
                if (marks.isRemote(src)) decorations.push(markAfter(start + at, src, marks));
              }
              start += state.doc.child(index).nodeSize;
            }
            return decorations.length > 0 ? DecorationSet.create(state.doc, decorations) : null;
          },
        },
      }),
    ];
  },
});

function markAfter(at: number, src: string, marks: RemotePictureMarks): Decoration {
  return Decoration.widget(
    at + 1,
    (view, getPos) => {
      const mark = document.createElement("span");
      mark.className = "remote-picture";
      mark.contentEditable = "false";
      const label = document.createElement("span");
      label.textContent = marks.label(hostOf(src));
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = marks.replace;
      button.addEventListener("click", () => {
        const place = getPos();
        if (place !== undefined) marks.onReplace(place - 1);
      });
      mark.append(label, button);
      return mark;
    },
    {
      key: `${src} ${marks.replace}`,
      side: 1,
      ignoreSelection: true,
      stopEvent: () => true,
      marks: [],
    },
  );
}

function hostOf(src: string): string {
  return URL.canParse(src) ? new URL(src).host : src;
}
