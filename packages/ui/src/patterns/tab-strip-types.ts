/** One open page. */
export interface TabStripItem {
  id: string;
  label: string;
  /** Stays: it cannot be closed. */
  affix?: boolean | undefined;
  /** Pinned by its reader: it stays when many are closed at once. */
  pinned?: boolean | undefined;
  /** It has unsaved input. */
  dirty?: boolean | undefined;
}

/** What the menu of a tab offers. */
export type TabStripAction =
  | "refresh"
  | "pin"
  | "unpin"
  | "close"
  | "closeOthers"
  | "closeLeft"
  | "closeRight"
  | "closeAll"
  /** Brings back the tab closed last. */
  | "reopen";

export interface TabStripProps {
  items: readonly TabStripItem[];
  activeId: string | undefined;
  onSelect: (id: string) => void;
  /** Everything the menu, the close button, Delete and the middle button ask for. */
  onAction: (action: TabStripAction, id: string) => void;
  /** Lets the menu pin tabs. */
  canPin?: boolean | undefined;
  /** Whether a tab was closed that the menu can bring back. */
  canReopen?: boolean | undefined;
  /** A tab was dragged, or moved with Ctrl+Shift+arrow, to another place. */
  onMove?: ((id: string, toIndex: number) => void) | undefined;
  /** The id of the element the tabs show their page in. */
  panelId?: string | undefined;
}
