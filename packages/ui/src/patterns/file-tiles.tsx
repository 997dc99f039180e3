"use client";

import { CircleAlert, FileText, Plus, RotateCcw, X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { IconButton } from "../components/icon-button.tsx";
import { ImageWithFallback } from "../components/image-with-fallback.tsx";
import type { PlaceholderType } from "../components/placeholder-image.tsx";
import { Progress } from "../components/progress.tsx";
import { cn } from "../lib/utils.ts";
import { useUiMessages } from "../messages-provider.tsx";

/** One file: uploading, done, or failed. */
export type FileTile = {
  id: string;
  name: string;
  /** Shown under the name, such as the size. */
  detail?: ReactNode | undefined;
  /** The image's address, or a preview of it; absent for a file that is not an image. */
  imageUrl?: string | undefined;
  /** Shows the whole image instead of filling the tile, such as of a logo. */
  isWhole?: boolean | undefined;
} & (
  | { status: "uploading"; percent: number }
  | { status: "done" }
  | { status: "failed"; message?: string | undefined }
);

export interface FileTilesProps {
  /** The accessible name: what the files are. */
  label: string;
  tiles: readonly FileTile[];
  /** What a broken image becomes. */
  placeholder?: PlaceholderType | undefined;
  /** Removes a file, or cancels its upload. Without it the tiles only show. */
  onRemove?: ((id: string) => void) | undefined;
  onRetry?: ((id: string) => void) | undefined;
  onOpen?: ((id: string) => void) | undefined;
  /** The tile that accepts new files; omit it when no more are allowed. */
  picker?: FileTilesPicker | undefined;
}

/** The tile that accepts new files. The attributes come from the upload library. */
export interface FileTilesPicker {
  label: ReactNode;
  /** Which files and how large. */
  hint?: ReactNode | undefined;
  inputProps: ComponentProps<"input">;
  /** Handlers for dropping files. */
  rootProps?: ComponentProps<"label"> | undefined;
  /** Files are held over it. */
  over?: boolean | undefined;
}

/** Files as tiles of 212 × 148 with their progress. Draws only: uploading is the caller's. */
export function FileTiles({ label, tiles, picker, ...actions }: FileTilesProps) {
  return (
    <ul aria-label={label} className="m-0 flex list-none flex-wrap gap-3 p-0">
      {tiles.map((tile) => (
        <li key={tile.id} className={tileClasses}>
          <Tile tile={tile} {...actions} />
        </li>
      ))}
      {picker && (
        <li>
          <PickerTile {...picker} />
        </li>
      )}
    </ul>
  );
}

type TileProps = Omit<FileTilesProps, "label" | "tiles" | "picker"> & { tile: FileTile };

function Tile({ tile, placeholder, onRemove, onRetry, onOpen }: TileProps) {
  const messages = useUiMessages();
  const remove =
    tile.status === "uploading"
      ? messages.cancelUpload({ name: tile.name })
      : messages.remove({ name: tile.name });
  return (
    <>
      <TileImage tile={tile} placeholder={placeholder} />
      {onOpen && tile.status === "done" && (
        <button
          type="button"
          aria-label={messages.openFile({ name: tile.name })}
          onClick={() => onOpen(tile.id)}
          className="absolute inset-0 cursor-zoom-in rounded-lg border-0 bg-transparent focus-visible:-outline-offset-2"
        />
      )}
      <div className="pointer-events-none grid h-12 content-center gap-1 border-t border-border px-2.5">
        <span
          title={tile.name}
          className="pointer-events-auto truncate text-xs font-medium text-foreground"
        >
          {tile.name}
        </span>
        <TileState tile={tile} />
      </div>
      <div className="absolute top-1 right-1 flex gap-1">
        {tile.status === "failed" && onRetry && (
          <IconButton
            size="sm"
            variant="outline"
            label={messages.retry}
            onClick={() => onRetry(tile.id)}
          >
            <RotateCcw />
          </IconButton>
        )}
        {onRemove && (
          <IconButton size="sm" variant="outline" label={remove} onClick={() => onRemove(tile.id)}>
            <X />
          </IconButton>
        )}
      </div>
    </>
  );
}

function TileImage({
  tile,
  placeholder,
}: {
  tile: FileTile;
  placeholder: PlaceholderType | undefined;
}) {
  if (tile.imageUrl !== undefined) {
    return (
      <ImageWithFallback
        src={tile.imageUrl}
        alt="" // the name is under it
        type={placeholder}
        width={212}
        height={148}
        className={cn(
          "size-full min-h-0",
          tile.isWhole ? "object-contain p-2" : "object-cover",
          tile.status !== "done" && "opacity-45",
        )}
      />
    );
  }
  return (
    <span aria-hidden="true" className="grid place-items-center text-subtle-foreground">
      <FileText className="size-8" strokeWidth={1.25} />
    </span>
  );
}

function TileState({ tile }: { tile: FileTile }) {
  const messages = useUiMessages();
  if (tile.status === "uploading") {
    return (
      <Progress
        label={messages.uploading({ name: tile.name, percent: Math.round(tile.percent) })}
        value={tile.percent}
      />
    );
  }
  if (tile.status === "failed") {
    return (
      <span role="status" className="flex items-center gap-1 text-xs text-destructive">
        <CircleAlert aria-hidden="true" className="size-3 shrink-0" />
        <span className="truncate">{tile.message ?? messages.uploadFailed}</span>
      </span>
    );
  }
  return tile.detail ? (
    <span className="truncate text-xs text-subtle-foreground">{tile.detail}</span>
  ) : null;
}

function PickerTile({ label, hint, inputProps, rootProps, over = false }: FileTilesPicker) {
  return (
    // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the input is inside
    <label
      {...rootProps}
      className={cn(
        tileClasses,
        "cursor-pointer grid-rows-none place-content-center justify-items-center gap-1 border-dashed border-input bg-transparent p-4 text-center text-muted-foreground hover:bg-accent",
        "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring has-disabled:cursor-not-allowed has-disabled:opacity-50",
        over && "border-solid border-primary bg-primary-soft",
      )}
    >
      <input type="file" {...inputProps} className="sr-only" />
      <Plus aria-hidden="true" className="size-5" />
      <span className="text-sm font-medium">{label}</span>
      {hint && <span className="text-xs text-subtle-foreground">{hint}</span>}
    </label>
  );
}

const tileClasses =
  "relative grid h-[148px] w-[212px] grid-rows-[1fr_auto] overflow-hidden rounded-lg border border-border bg-card";
