import type { Editor } from "@tiptap/core";
import { EmbedDialog } from "./embed-dialog.tsx";
import { ImageDialog } from "./image-dialog.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import type { RichTextInserts } from "./rich-text-inserts.ts";

/** What is asked about before it is put in. */
export type InsertKind = "link" | "image" | "embed";

interface InsertDialogProps {
  kind: InsertKind;
  editor: Editor;
  inserts: RichTextInserts;
  /** The image that was pasted or dropped. */
  file?: File | undefined;
  onClose: () => void;
}

/** Asks about a link, an image or an embed and puts it into the text. */
export function InsertDialog({ kind, inserts, file, ...rest }: InsertDialogProps) {
  const { links, images, embeds } = inserts;
  if (kind === "link") return links && <LinkDialog links={links} {...rest} />;
  if (kind === "embed") return embeds && <EmbedDialog embeds={embeds} {...rest} />;
  return images && <ImageDialog images={images} file={file} {...rest} />;
}
