import { Checkbox, cn } from "@atrium/ui";
import type { MediaFile } from "../../queries/files.ts";
import { listItem } from "../list/use-list-shortcuts.ts";
import { useLocale, useMessages } from "../messages.ts";
import { fileSize } from "./file-size.ts";
import { Thumbnail } from "./thumbnail.tsx";

export interface MediaGridProps {
  label: string;
  files: readonly MediaFile[];
  selectedIds?: ReadonlySet<string> | undefined;
  /** Without it nothing can be selected. */
  onSelect?: ((file: MediaFile, selected: boolean) => void) | undefined;
  /** A press on a file. */
  onOpen: (file: MediaFile) => void;
  /** What a press on a file does, for its name. */
  openLabel: (file: MediaFile) => string;
  /** Files that a press has chosen: those of a picker. */
  pressedIds?: ReadonlySet<string> | undefined;
  /** Shown under the names: how often they are used. */
  showUse?: boolean | undefined;
}

/** Files as tiles that fill the width. */
export function MediaGrid(props: MediaGridProps) {
  const { label, files } = props;
  return (
    <ul
      aria-label={label}
      className="m-0 grid list-none grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3 p-0"
    >
      {files.map((file) => (
        <li key={file.id} className="min-w-0">
          <Tile {...props} file={file} />
        </li>
      ))}
    </ul>
  );
}

function Tile(props: MediaGridProps & { file: MediaFile }) {
  const { file, selectedIds, onSelect, onOpen, openLabel, pressedIds, showUse = false } = props;
  const { media: messages } = useMessages();
  const locale = useLocale();
  const isSelected = selectedIds?.has(file.id) ?? false;
  const isPressed = pressedIds?.has(file.id);
  return (
    <div
      className={cn(
        "group relative overflow-hidden rounded-lg border border-border bg-card",
        (isSelected || isPressed) && "border-primary ring-2 ring-primary",
      )}
    >
      <button
        {...listItem}
        type="button"
        aria-label={openLabel(file)}
        {...(isPressed !== undefined && { "aria-pressed": isPressed })}
        onClick={() => onOpen(file)}
        className="block w-full cursor-pointer border-0 bg-transparent p-0 text-left text-foreground focus-visible:-outline-offset-2"
      >
        <Thumbnail file={file} className="aspect-4/3 h-auto w-full bg-accent" />
        <span
          title={file.name}
          className="block truncate border-t border-border px-2.5 pt-2 text-xs font-medium"
        >
          {file.name}
        </span>
      </button>
      <p className="m-0 truncate px-2.5 pt-0.5 pb-2 text-xs text-subtle-foreground">
        {fileSize(file.size, locale)}
        {showUse && ` · ${messages.usedIn({ count: file.usedIn })}`}
      </p>
      {onSelect && (
        <span className="absolute top-1 left-1 rounded-md bg-background/85 p-1">
          <Checkbox
            checked={isSelected}
            aria-label={messages.select({ name: file.name })}
            onCheckedChange={(checked) => onSelect(file, checked)}
          />
        </span>
      )}
    </div>
  );
}
