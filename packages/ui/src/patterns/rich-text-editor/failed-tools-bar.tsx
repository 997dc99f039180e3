"use client";

import type { Editor } from "@tiptap/core";
import { Button } from "../../components/button.tsx";
import { useUiMessages } from "../../messages-provider.tsx";
import { useFailedTools, type WantedTools } from "./lazy-tools.ts";
import { openPicture } from "./picture-tools.ts";
import { useEditorValue } from "./use-editor-value.ts";
import { useRichTextMessages } from "./use-rich-text-messages.ts";

interface FailedToolsBarProps extends Omit<WantedTools, "picture"> {
  editor: Editor;
  /** Called when they are no longer wanted. */
  onClose: () => void;
}

/** Says that a tool which somebody asked for could not be loaded, and tries again. */
export function FailedToolsBar({ editor, onClose, ...wanted }: FailedToolsBarProps) {
  const messages = useRichTextMessages();
  const { close } = useUiMessages();
  const picture = useEditorValue(editor, ({ state }) => openPicture(state) !== null);
  const { isFailed, retry } = useFailedTools({ ...wanted, picture });
  return (
    <div role="status" className="text-sm empty:hidden">
      {isFailed && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-border bg-warning-soft px-4 py-1.5">
          <span className="grow">{messages.toolFailed}</span>
          <Button size="sm" variant="outline" onClick={retry}>
            {messages.toolRetry}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              editor.commands.closePicture();
              onClose();
            }}
          >
            {close}
          </Button>
        </div>
      )}
    </div>
  );
}
