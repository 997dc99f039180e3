import type { Editor } from "@tiptap/core";
import type { InsertKind } from "./insert-dialog.tsx";
import type { RichTextInserts } from "./rich-text-inserts.ts";

/** What both toolbars get, the wide one and the phone's. */
export interface RichToolbarProps {
  editor: Editor;
  inserts: RichTextInserts;
  /** Asks about what is inserted. */
  onAsk: (kind: InsertKind) => void;
  /** Whether the search bar is open. */
  finding: boolean;
  onFind: () => void;
  onFocusMode: () => void;
  onShortcuts: () => void;
}
