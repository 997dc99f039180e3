import type { Editor } from "@tiptap/react";
import { ImageDialog } from "./image-dialog.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import type { RichTextInserts } from "./rich-text-inserts.ts";
import { VideoDialog } from "./video-dialog.tsx";

/** What is asked about before it is put in. */
export type InsertKind = "link" | "image" | "video";

interface InsertDialogProps {
  kind: InsertKind;
  editor: Editor;
  inserts: RichTextInserts;
  /** The image that was pasted or dropped. */
  file?: File | undefined;
  onClose: () => void;
}

/** Asks about a link, an image or a video and puts it into the text. */
export function InsertDialog({ kind, inserts, file, ...rest }: InsertDialogProps) {
  const { links, images, videos } = inserts;
  if (kind === "link") return links && <LinkDialog links={links} {...rest} />;
  if (kind === "video") return videos && <VideoDialog videos={videos} {...rest} />;
  return images && <ImageDialog images={images} file={file} {...rest} />;
}
