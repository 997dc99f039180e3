"use client";

import { useUiMessages } from "../messages-provider.tsx";
import { splitImageUrls } from "../lib/split-image-urls.ts";
import { ImageWithFallback } from "./image-with-fallback.tsx";
import type { PlaceholderType } from "./placeholder-image.tsx";

export interface ImageCellProps {
  /** One address, several with semicolons between them, or a list. */
  value: string | readonly string[] | null | undefined;
  /** What the images belong to, for their names. */
  name: string;
  type?: PlaceholderType | undefined;
  /** Opens the images large. Without it the cell only shows. */
  onOpen?: ((urls: string[]) => void) | undefined;
}

/** The 60 × 60 image of a table row; with several, the first and how many there are. */
export function ImageCell({ value, name, type, onOpen }: ImageCellProps) {
  const messages = useUiMessages();
  const urls = splitImageUrls(value);
  const image = (
    <ImageWithFallback
      src={urls[0]}
      alt={onOpen ? "" : name}
      type={type}
      width={60}
      height={60}
      loading="lazy"
      className="size-[60px] object-cover"
    />
  );
  const counted = messages.imageCount({ count: urls.length });
  const count = urls.length > 1 && (
    <span className="absolute right-0.5 bottom-0.5 rounded-md bg-background/85 px-1 text-xs text-foreground">
      <span aria-hidden="true">{urls.length}</span>
      {!onOpen && <span className="sr-only">{counted}</span>}
    </span>
  );
  const frame =
    "relative inline-block size-[60px] overflow-hidden rounded-md border-0 bg-accent p-0";
  if (!onOpen || urls.length === 0) {
    return (
      <span className={frame}>
        {image}
        {count}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={frame}
      aria-label={[messages.openImage({ name }), urls.length > 1 && counted]
        .filter(Boolean)
        .join(", ")}
      onClick={() => onOpen(urls)}
    >
      {image}
      {count}
    </button>
  );
}
