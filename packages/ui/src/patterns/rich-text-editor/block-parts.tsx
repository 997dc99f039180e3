"use client";

import type { Editor } from "@tiptap/core";
import { blockTarget } from "./block-target.ts";
import { useBlockTools, usePictureSettings } from "./lazy-tools.ts";
import { openPicture } from "./picture-tools.ts";
import type { RichTextInserts } from "./rich-text-inserts.ts";
import { useEditorValue } from "./use-editor-value.ts";
import { useRichTextMessages } from "./use-rich-text-messages.ts";

interface BlockPartsProps {
  editor: Editor;
  inserts: RichTextInserts;
}

/** The tools of the block at the cursor, announced when the cursor comes there, and the settings of a picture. */
export function BlockParts({ editor, inserts }: BlockPartsProps) {
  const messages = useRichTextMessages();
  // Letters change neither.
  const { target, picture } = useEditorValue(editor, ({ state }) => ({
    target: blockTarget(state),
    picture: openPicture(state),
  }));
  const BlockTools = useBlockTools(target !== undefined);
  const PictureSettingsDialog = usePictureSettings(picture !== null);
  return (
    <>
      {BlockTools && target && (
        <BlockTools key={target.kind} editor={editor} inserts={inserts} target={target} />
      )}
      {PictureSettingsDialog && (
        <PictureSettingsDialog key={picture?.at} editor={editor} inserts={inserts} />
      )}
      <p aria-live="polite" className="sr-only">
        {target && messages.blockToolsHint({ name: messages.blockTools[target.kind] })}
      </p>
    </>
  );
}
