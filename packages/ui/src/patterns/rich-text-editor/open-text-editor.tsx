"use client";

import { EditorContent, useEditorState, type Editor } from "@tiptap/react";
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type SyntheticEvent,
} from "react";
import { blockTarget } from "./block-target.ts";
import {
  loadLazyTools,
  useBlockTools,
  useFindBar,
  useInsertDialog,
  usePictureSettings,
} from "./lazy-tools.ts";
import { openPicture } from "./picture-tools.ts";
import { textAttributes, type OpenRichText } from "./open-rich-text.ts";
import { imagesIn } from "./image-files.ts";
import { PictureUploadBar } from "./paste/picture-upload-bar.tsx";
import { usePastedPictures } from "./paste/use-pasted-pictures.ts";
import { throttleUpdates } from "./throttle-updates.ts";
import type { RichTextInserts } from "./rich-text-inserts.ts";
import { RichToolbar } from "./rich-toolbar.tsx";
import { countText } from "./text-counts.ts";
import { useRichTextMessages } from "./use-rich-text-messages.ts";

export interface RichTextEditorProps {
  /** Names the text for assistive technology. */
  label: string;
  /** What it starts with; later changes from outside come by `revision`. */
  html: string;
  /** Grows when `html` was replaced from outside, such as by resolving a conflict. */
  revision?: number | undefined;
  readOnly?: boolean | undefined;
  /** What may be inserted besides text and tables; missing kinds are not offered. */
  inserts?: RichTextInserts | undefined;
  /** A text opened by `openRichText`, where it has to outlive the component; absent, the component opens its own. */
  text?: OpenRichText | undefined;
  /**
   * Called with the text, throttled, and at once when the text, its tab or the page is left. Once everything
   * is undone, it gets exactly the original text.
   */
  onChange: (html: string) => void;
}

interface OpenTextEditorProps extends RichTextEditorProps {
  text: OpenRichText;
  /** Called when the component goes or is hidden, after its last report. */
  onEnd?: (() => void) | undefined;
}

const nothing: RichTextInserts = {};

/** The editor of a text that is open already. */
export function OpenTextEditor(props: OpenTextEditorProps) {
  const { text, label, revision = 0, readOnly = false, inserts = nothing, onEnd } = props;
  const { editor, changes, uploads } = text;
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    const stop = throttleUpdates(editor, () => {
      const changed = changes.takeChange();
      if (changed !== undefined) latest.current.onChange(changed);
    });
    return () => {
      stop();
      onEnd?.();
    };
  }, [editor, changes, onEnd]);
  useEffect(() => {
    const attributes = { ...textAttributes, "aria-label": label };
    editor.setOptions({ editorProps: { attributes } });
  }, [editor, label]);
  useEffect(() => editor.setEditable(!readOnly, false), [editor, readOnly]);
  useEffect(() => {
    if (revision > 0 && !editor.isDestroyed) changes.replace(latest.current.html);
  }, [revision, editor, changes]);

  usePastedPictures(text, inserts.images, readOnly);
  const [finding, setFinding] = useState(false);
  const FindBar = useFindBar(finding);
  const [images, setImages] = useState<readonly File[]>([]);
  const [image] = images;
  const InsertDialog = useInsertDialog(image !== undefined);
  /** Asks about an image, and uploads several, before the editor's own handling of what comes from outside. */
  const take = (event: SyntheticEvent, data: DataTransfer) => {
    const isTaking = inserts.images !== undefined && !readOnly && isWithin(event);
    const taken = isTaking ? imagesIn(data) : [];
    if (taken.length === 0) return false;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === "drop") chooseAt(editor, event.nativeEvent);
    const isMany = taken.length > 1 && inserts.images?.upload !== undefined;
    if (isMany) uploads.insert(taken);
    else setImages([...images, ...taken]);
    return true;
  };
  const endSearch = () => {
    setFinding(false);
    editor.commands.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const hasModifier = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    const isFind = hasModifier && event.key.toLowerCase() === "f";
    const isEnd = event.key === "Escape" && finding;
    if (readOnly || !isWithin(event) || (!isFind && !isEnd)) return;
    event.preventDefault();
    if (isFind) setFinding(true);
    else endSearch();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what befalls the text in it
    <div
      data-rich-text
      onFocus={loadLazyTools}
      onKeyDown={onKeyDown}
      onPasteCapture={(event) => take(event, event.clipboardData)}
      onDropCapture={(event) => take(event, event.dataTransfer)}
      className="min-w-0 rounded-lg border border-border bg-card focus-within:border-input"
    >
      {!readOnly && (
        <div data-rich-tools className="sticky top-0 z-10 rounded-t-lg bg-card">
          <RichToolbar
            editor={editor}
            inserts={inserts}
            finding={finding}
            onFind={() => (finding ? endSearch() : setFinding(true))}
          />
          {FindBar && <FindBar editor={editor} onClose={endSearch} />}
          <PictureUploadBar uploads={uploads} />
        </div>
      )}
      <EditorContent editor={editor} />
      {image && InsertDialog && (
        <InsertDialog
          key={images.length}
          kind="image"
          editor={editor}
          inserts={inserts}
          file={image}
          onClose={() => setImages(images.slice(1))}
        />
      )}
      {!readOnly && <BlockParts editor={editor} inserts={inserts} />}
      <WordCount editor={editor} />
    </div>
  );
}

/** The tools of the block at the cursor, and the settings of a picture. */
function BlockParts({ editor, inserts }: { editor: Editor; inserts: RichTextInserts }) {
  const { target, picture } = useEditorState({
    editor,
    selector: ({ editor: { state } }) => ({
      target: blockTarget(state),
      picture: openPicture(state),
    }),
  });
  const BlockTools = useBlockTools(target !== undefined);
  const PictureSettingsDialog = usePictureSettings(picture !== null);
  return (
    <>
      {BlockTools && target && (
        <BlockTools
          key={`${target.kind} ${target.at}`}
          editor={editor}
          inserts={inserts}
          target={target}
        />
      )}
      {PictureSettingsDialog && (
        <PictureSettingsDialog key={picture?.at} editor={editor} inserts={inserts} />
      )}
    </>
  );
}

/** Dialogs opened from here are elsewhere on the page, yet React bubbles their events through here. */
function isWithin({ currentTarget, target }: SyntheticEvent): boolean {
  return target instanceof Node && currentTarget.contains(target);
}

function chooseAt(editor: Editor, event: Event): void {
  if (!(event instanceof DragEvent)) return;
  const { clientX: left, clientY: top } = event;
  const place = editor.view.posAtCoords({ left, top });
  if (place) editor.commands.setTextSelection(place.pos);
}

function WordCount({ editor }: { editor: Editor }) {
  const messages = useRichTextMessages();
  const count = useEditorState({
    editor,
    selector: ({ editor: { state } }) => countText(state.doc),
  });
  return (
    <p className="border-t border-border px-4 py-1.5 text-xs text-subtle-foreground tabular-nums">
      {messages.textLength(count)}
    </p>
  );
}
