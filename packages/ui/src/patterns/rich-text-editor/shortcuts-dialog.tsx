"use client";

import { Dialog } from "../../components/dialog.tsx";
import { keyLabel } from "./key-label.ts";
import type { RichTextLabel } from "./rich-text-messages.ts";
import { useRichTextMessages } from "./use-rich-text-messages.ts";

const shortcuts: readonly (readonly [RichTextLabel, ...string[]])[] = [
  ["slashMenu", "/"],
  ["bold", "Mod-B"],
  ["italic", "Mod-I"],
  ["underline", "Mod-U"],
  ["strike", "Mod-Shift-S"],
  ["link", "Mod-K"],
  ["heading2", "Mod-Alt-2"],
  ["heading3", "Mod-Alt-3"],
  ["heading4", "Mod-Alt-4"],
  ["paragraph", "Mod-Alt-0"],
  ["bulletList", "Mod-Shift-8"],
  ["orderedList", "Mod-Shift-7"],
  ["quote", "Mod-Shift-B"],
  ["codeBlock", "Mod-Alt-C"],
  ["blockUp", "Alt-ArrowUp"],
  ["blockDown", "Alt-ArrowDown"],
  ["blockDuplicate", "Mod-D"],
  ["find", "Mod-F"],
  ["undo", "Mod-Z"],
  ["redo", "Mod-Shift-Z"],
  ["shortcuts", "Mod-/"],
];

/** The keys of the editor. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const messages = useRichTextMessages();
  return (
    <Dialog
      open
      size="sm"
      title={messages.shortcuts}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <dl className="m-0 grid grid-cols-[1fr_auto] gap-x-6 gap-y-1.5 text-sm">
        {shortcuts.map(([name, ...keys]) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid">
            <dt>{messages[name]}</dt>
            <dd className="m-0 text-muted-foreground tabular-nums">
              {keys.map((key) => keyLabel(key)).join(", ")}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
