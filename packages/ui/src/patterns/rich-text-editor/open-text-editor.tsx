"use client";

import type { Editor } from "@tiptap/core";
import type { Node as DocumentNode } from "@tiptap/pm/model";
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type SyntheticEvent,
} from "react";
import { cn } from "../../lib/utils.ts";
import { textLanguage } from "../rich-text/text-language.ts";
import { BlockParts } from "./block-parts.tsx";
import { EditorContent } from "./editor-content.tsx";
import { FailedToolsBar } from "./failed-tools-bar.tsx";
import { FocusModeBar } from "./focus-mode-bar.tsx";
import type { InsertKind } from "./insert-dialog.tsx";
import {
  loadLazyTools,
  useBlockHandle,
  useFindBar,
  useIdleTools,
  useInsertDialog,
  useLanguageTools,
  useShortcutsDialog,
  useSlashMenu,
} from "./lazy-tools.ts";
import { textAttributes, type OpenRichText } from "./open-rich-text.ts";
import { imagesIn } from "./image-files.ts";
import { PictureUploadBar } from "./paste/picture-upload-bar.tsx";
import { usePastedEmbeds } from "./paste/use-pasted-embeds.ts";
import { usePastedPictures } from "./paste/use-pasted-pictures.ts";
import { throttleUpdates, type ThrottledUpdates } from "./throttle-updates.ts";
import type { RichTextInserts } from "./rich-text-inserts.ts";
import { RichToolbar } from "./rich-toolbar.tsx";
import { countText } from "./text-counts.ts";
import { useFocusMode } from "./use-focus-mode.ts";
import { useEditorValue } from "./use-editor-value.ts";
import { useRichTextMessages } from "./use-rich-text-messages.ts";

export interface RichTextEditorProps {
  /** Names the text for assistive technology. */
  label: string;
  /** What it starts with; later changes from outside come by `revision`. */
  html: string;
  /** Grows when `html` was replaced from outside, such as by resolving a conflict. */
  revision?: number | undefined;
  readOnly?: boolean | undefined;
  /** The language of a text in Latin letters, for spelling; other scripts imply theirs. English by default. */
  language?: string | undefined;
  /** What may be inserted besides text and tables; missing kinds are not offered. */
  inserts?: RichTextInserts | undefined;
  /** A text opened by `openRichText`, where it has to outlive the component; absent, the component opens its own. */
  text?: OpenRichText | undefined;
  /**
   * Called with the text, throttled, and at once when the text, its tab or the page is left. Once everything
   * is undone, it gets exactly the original text.
   */
  onChange: (html: string) => void;
  /** Whether the text starts in focus mode, alone on the screen. */
  initialFocusMode?: boolean | undefined;
  /** Called when focus mode is entered or left, for a host that remembers it. */
  onFocusModeChange?: ((isOn: boolean) => void) | undefined;
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
  const { language = "en" } = props;
  const { editor, changes, uploads } = text;
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const updates = useRef<ThrottledUpdates>(undefined);
  useEffect(() => {
    const throttled = throttleUpdates(editor, () => {
      const changed = changes.takeChange();
      if (changed !== undefined) latest.current.onChange(changed);
    });
    updates.current = throttled;
    return () => {
      throttled.stop();
      onEnd?.();
    };
  }, [editor, changes, onEnd]);
  const lang = useEditorValue(editor, ({ state }) =>
    textLanguage(beginningOf(state.doc), language),
  );
  useEffect(() => {
    const attributes = { ...textAttributes, "aria-label": label, lang };
    editor.setOptions({ editorProps: { attributes } });
  }, [editor, label, lang]);
  useEffect(() => editor.setEditable(!readOnly, false), [editor, readOnly]);
  useEffect(() => {
    if (revision > 0 && !editor.isDestroyed) changes.replace(latest.current.html);
  }, [revision, editor, changes]);

  usePastedPictures(text, inserts.images, readOnly);
  usePastedEmbeds(editor, readOnly ? undefined : inserts.embeds);
  const [finding, setFinding] = useState(false);
  const FindBar = useFindBar(finding);
  const [images, setImages] = useState<readonly File[]>([]);
  const [image] = images;
  const [asking, setAsking] = useState<InsertKind>();
  const InsertDialog = useInsertDialog(image !== undefined || asking !== undefined);
  const [showsKeys, setShowsKeys] = useState(false);
  const ShortcutsDialog = useShortcutsDialog(showsKeys);
  const SlashMenu = useSlashMenu();
  useIdleTools();
  const LanguageTools = useLanguageTools();
  const BlockHandle = useBlockHandle();
  const frame = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const [isFocusMode, setFocusMode] = useState(props.initialFocusMode ?? false);
  const isAlone = isFocusMode && !readOnly;
  useFocusMode(frame, isAlone);
  const changeFocusMode = (isOn: boolean) => {
    setFocusMode(isOn);
    props.onFocusModeChange?.(isOn);
    editor.commands.focus();
  };
  /** Uploads images, or asks about them, before the editor's own handling of what comes from outside. */
  const take = (event: SyntheticEvent, data: DataTransfer) => {
    const isTaking = inserts.images !== undefined && !readOnly && isWithin(event);
    const taken = isTaking ? imagesIn(data) : [];
    if (taken.length === 0) return false;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === "drop") chooseAt(editor, event.nativeEvent);
    const kind = event.type === "drop" ? "drop" : "paste";
    if (inserts.images?.upload) uploads.insert(taken, kind);
    else setImages([...images, ...taken]);
    return true;
  };
  const endSearch = () => {
    setFinding(false);
    editor.commands.focus();
  };
  const keys: Readonly<Record<string, (() => void) | undefined>> = {
    f: () => setFinding(true),
    k: inserts.links && (() => setAsking("link")),
    "/": () => setShowsKeys(true),
  };
  const leave = finding ? endSearch : isAlone ? () => changeFocusMode(false) : undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is being composed, every key belongs to the input method.
    if (readOnly || !isWithin(event) || event.nativeEvent.isComposing) return;
    const hasModifier = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    const key = event.key.toLowerCase();
    // Whoever saves by this key gets what was typed just before it.
    if (hasModifier && key === "s") updates.current?.flush();
    const act = hasModifier ? keys[key] : key === "escape" ? leave : undefined;
    // The text's own keys come first; of Escape it prevents the default whatever it does.
    if (act === undefined || (event.defaultPrevented && act !== leave)) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what befalls the text in it
    <div
      data-rich-text
      ref={frame}
      onFocus={loadLazyTools}
      onPointerEnter={loadLazyTools}
      onKeyDown={onKeyDown}
      onPasteCapture={(event) => take(event, event.clipboardData)}
      onDropCapture={(event) => take(event, event.dataTransfer)}
      className={cn(
        "min-w-0 rounded-lg border border-border bg-card focus-within:border-input",
        isAlone && "fixed inset-0 z-30 overflow-y-auto rounded-none border-0 pb-16",
      )}
    >
      {!readOnly && (
        <div
          data-rich-tools
          className="sticky top-0 z-10 rounded-t-lg bg-card pointer-coarse:[--control-sm:2.75rem] pointer-coarse:[--control:2.75rem]"
        >
          {isAlone ? (
            <FocusModeBar onLeave={() => changeFocusMode(false)} />
          ) : (
            <RichToolbar
              editor={editor}
              inserts={inserts}
              onAsk={setAsking}
              finding={finding}
              onFind={() => (finding ? endSearch() : setFinding(true))}
              onFocusMode={() => changeFocusMode(true)}
              onShortcuts={() => setShowsKeys(true)}
            />
          )}
          {FindBar && <FindBar editor={editor} onClose={endSearch} />}
          <FailedToolsBar
            editor={editor}
            find={finding}
            insert={image !== undefined || asking !== undefined}
            shortcuts={showsKeys}
            onClose={() => {
              endSearch();
              setImages([]);
              setAsking(undefined);
              setShowsKeys(false);
            }}
          />
          <PictureUploadBar uploads={uploads} />
        </div>
      )}
      <div ref={page} className="relative">
        {BlockHandle && !readOnly && <BlockHandle editor={editor} area={page} />}
        <EditorContent editor={editor} />
      </div>
      {SlashMenu && !readOnly && <SlashMenu editor={editor} inserts={inserts} onAsk={setAsking} />}
      {ShortcutsDialog && <ShortcutsDialog onClose={() => setShowsKeys(false)} />}
      {asking && InsertDialog && (
        <InsertDialog
          kind={asking}
          editor={editor}
          inserts={inserts}
          onClose={() => setAsking(undefined)}
        />
      )}
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
      <div className="flex min-h-control-sm flex-wrap items-center gap-x-2 border-t border-border px-4 py-1 box-content">
        <WordCount editor={editor} />
        {LanguageTools && !readOnly && <LanguageTools editor={editor} />}
      </div>
    </div>
  );
}

const languageLength = 2_000;

function beginningOf(doc: DocumentNode): string {
  return doc.textBetween(0, Math.min(doc.content.size, languageLength), " ");
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
  const count = useEditorValue(editor, ({ state }) => countText(state.doc));
  return (
    <p className="m-0 text-xs text-subtle-foreground tabular-nums">{messages.textLength(count)}</p>
  );
}
