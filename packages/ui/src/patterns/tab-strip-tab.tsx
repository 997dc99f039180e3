import { Pin, X } from "lucide-react";
import type { KeyboardEvent, MouseEvent } from "react";
import { cn } from "../lib/cn.ts";
import { useUiMessages } from "../messages-provider.tsx";
import type { TabStripItem } from "./tab-strip-types.ts";

interface TabStripTabProps {
  item: TabStripItem;
  active: boolean;
  /** The one tab the Tab key stops at. */
  tabStop: boolean;
  panelId: string | undefined;
  /** The element that says what the keys do. */
  hintId: string;
  draggable: boolean;
  onSelect: () => void;
  onClose: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onContextMenu: (event: MouseEvent<HTMLElement>) => void;
  onDragStart: () => void;
  onDragOver: () => void;
  onDragEnd: () => void;
}

/** One tab of a `TabStrip`. The close button is for the pointer; the keyboard has Delete and the menu. */
export function TabStripTab(props: TabStripTabProps) {
  const { item, active } = props;
  const messages = useUiMessages();
  return (
    <div
      role="presentation"
      draggable={props.draggable}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = "move";
        props.onDragStart();
      }}
      onDragEnter={props.onDragOver}
      onDragOver={(event) => event.preventDefault()}
      onDragEnd={props.onDragEnd}
      onContextMenu={props.onContextMenu}
      onAuxClick={(event) => {
        if (event.button === 1 && !item.affix) props.onClose();
      }}
      // Keeps the middle button from starting to scroll.
      onMouseDown={(event) => event.button === 1 && event.preventDefault()}
      className={cn(
        "group relative flex max-w-52 shrink-0 items-center text-13",
        active ? "text-ink" : "text-ink-muted hover:text-ink",
        "after:absolute after:inset-x-1 after:bottom-0 after:h-0.5 after:rounded-full",
        active && "after:bg-accent forced-colors:after:bg-[Highlight]",
      )}
    >
      <button
        type="button"
        role="tab"
        data-tab-id={item.id}
        aria-selected={active}
        aria-controls={active ? props.panelId : undefined}
        aria-describedby={item.affix ? undefined : props.hintId}
        tabIndex={props.tabStop ? 0 : -1}
        aria-label={item.dirty ? messages.tabUnsaved({ name: item.label }) : undefined}
        title={item.label}
        onClick={props.onSelect}
        onKeyDown={props.onKeyDown}
        className={cn(
          "flex h-full min-w-0 items-center border-0 bg-transparent pl-3 text-inherit focus-visible:-outline-offset-4",
          item.affix ? "pr-3" : "pr-7",
        )}
      >
        {item.pinned && <Pin aria-hidden="true" className="mr-1.5 size-3 shrink-0" />}
        <span className="truncate">{item.label}</span>
      </button>
      {!item.affix && (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          title={messages.closeTabNamed({ name: item.label })}
          onClick={props.onClose}
          className="absolute right-1 grid size-5 place-items-center rounded-control border-0 bg-transparent text-ink-faint hover:bg-hover hover:text-ink"
        >
          {item.dirty && <span className="size-1.5 rounded-full bg-caution group-hover:hidden" />}
          <X
            className={cn(
              "size-3",
              item.dirty
                ? "hidden group-hover:block"
                : !active && "opacity-0 group-hover:opacity-100 pointer-coarse:opacity-100",
            )}
          />
        </button>
      )}
    </div>
  );
}
