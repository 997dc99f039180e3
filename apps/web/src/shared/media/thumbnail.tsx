import { ImageWithFallback, cn } from "@atrium/ui";
import { FileAudio, FileText, FileVideo, File as FileIcon, type LucideIcon } from "lucide-react";
import type { MediaFile } from "../../queries/files.ts";

interface ThumbnailProps {
  file: Pick<MediaFile, "url" | "mimeType" | "widths" | "alt" | "name">;
  className?: string | undefined;
}

/** A small view of a file: the picture in its smallest size, or an icon. Its name is beside it. */
export function Thumbnail({ file, className }: ThumbnailProps) {
  if (file.mimeType.startsWith("image/")) {
    return (
      <ImageWithFallback
        src={thumbnailUrl(file)}
        alt=""
        width={320}
        height={240}
        loading="lazy"
        className={cn("object-contain", className)}
      />
    );
  }
  const Icon = iconOf(file.mimeType);
  return (
    <span
      aria-hidden="true"
      className={cn("grid place-items-center text-subtle-foreground", className)}
    >
      <Icon className="size-8" strokeWidth={1.25} />
    </span>
  );
}

/** The smallest copy of a picture that the server makes; the picture itself where it makes none. */
export function thumbnailUrl({ url, widths }: Pick<MediaFile, "url" | "widths">): string {
  const [width] = widths;
  return width === undefined ? url : `${url}.${width}.webp`;
}

function iconOf(mimeType: string): LucideIcon {
  if (mimeType.startsWith("video/")) return FileVideo;
  if (mimeType.startsWith("audio/")) return FileAudio;
  return /pdf|word|excel|powerpoint|officedocument|^text\//.test(mimeType) ? FileText : FileIcon;
}
