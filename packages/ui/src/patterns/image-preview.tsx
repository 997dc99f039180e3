"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState, type KeyboardEvent } from "react";
import { Dialog } from "../components/dialog.tsx";
import { IconButton } from "../components/icon-button.tsx";
import { ImageWithFallback } from "../components/image-with-fallback.tsx";
import type { PlaceholderType } from "../components/placeholder-image.tsx";
import { splitImageUrls } from "../lib/split-image-urls.ts";
import { useUiMessages } from "../messages-provider.tsx";

export interface ImagePreviewProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** One address, several with semicolons between them, or a list. */
  value: string | readonly string[] | null | undefined;
  /** What the images show. */
  name: string;
  /** 40 % of the screen's width for an image being uploaded, 60 % for one of a table's cell. */
  from: "upload" | "cell";
  /** What a broken image becomes. */
  type?: PlaceholderType | undefined;
}

/**
 * The images of a cell or an upload, large, one after the other.
 *
 * @example <ImagePreview from="cell" value={product.images} name={product.name} type="car" … />
 */
export function ImagePreview(props: ImagePreviewProps) {
  const { open, onOpenChange, name, from } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={name}
      size={from === "upload" ? "upload" : "preview"}
    >
      <Images {...props} />
    </Dialog>
  );
}

function Images({ value, name, type }: ImagePreviewProps) {
  const messages = useUiMessages();
  const urls = splitImageUrls(value);
  const [selected, setSelected] = useState(0);
  const index = Math.min(selected, Math.max(urls.length - 1, 0));
  const show = (next: number) => setSelected((next + urls.length) % urls.length);
  const turn = (event: KeyboardEvent) => {
    if (event.key === "ArrowLeft") show(index - 1);
    else if (event.key === "ArrowRight") show(index + 1);
  };
  const place = messages.imageOfCount({ number: index + 1, count: urls.length });
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrows repeat the two buttons
    <div className="grid gap-3" onKeyDown={urls.length > 1 ? turn : undefined}>
      <ImageWithFallback
        key={urls[index]}
        src={urls[index]}
        alt={urls.length > 1 ? `${name}, ${place}` : name}
        type={type}
        className="h-auto max-h-[60vh] min-h-40 w-full rounded-md bg-muted object-contain"
      />
      {urls.length > 1 && (
        <div className="flex items-center justify-center gap-2">
          <IconButton label={messages.previousImage} onClick={() => show(index - 1)}>
            <ChevronLeft />
          </IconButton>
          <span role="status" className="text-sm text-muted-foreground tabular-nums">
            {place}
          </span>
          <IconButton label={messages.nextImage} onClick={() => show(index + 1)}>
            <ChevronRight />
          </IconButton>
        </div>
      )}
    </div>
  );
}
