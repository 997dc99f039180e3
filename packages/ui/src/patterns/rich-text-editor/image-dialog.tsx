"use client";

import type { Editor } from "@tiptap/react";
import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { Field } from "../../components/field.tsx";
import { Input } from "../../components/input.tsx";
import { useUiMessages } from "../../messages-provider.tsx";
import type { ImageInsert } from "./rich-text-inserts.ts";
import { useRichTextMessages } from "./use-rich-text-messages.ts";

interface ImageDialogProps {
  editor: Editor;
  images: ImageInsert;
  /** The image that was pasted or dropped; without one it is selected here. */
  file?: File | undefined;
  onClose: () => void;
}

/** Asks for an image, its alt text and caption, and inserts it into the text. */
export function ImageDialog({ editor, images, file, onClose }: ImageDialogProps) {
  const messages = useRichTextMessages();
  const { cancel } = useUiMessages();
  const { field: ImageField, altLimit } = images;
  const [src, setSrc] = useState<string | null>(null);
  const [alt, setAlt] = useState("");
  const [caption, setCaption] = useState("");
  const [isMissing, setMissing] = useState(false);
  const insert = () => {
    if (src === null) {
      setMissing(true);
      return;
    }
    insertImage(editor, { src, alt: alt.trim() }, caption.trim());
    onClose();
  };
  return (
    <Dialog
      open
      keepOpen={src !== null}
      size="upload"
      title={messages.imageTitle}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {cancel}
          </Button>
          <Button onClick={insert}>{messages.imageInsert}</Button>
        </>
      }
    >
      <div className="grid gap-4">
        <ImageField
          label={messages.imageFile}
          value={src}
          file={file}
          onChange={setSrc}
          error={isMissing && src === null ? messages.imageMissing : undefined}
        />
        <Field label={messages.imageAlt} help={messages.imageAltHelp}>
          <Input
            value={alt}
            maxLength={altLimit}
            autoComplete="off"
            onChange={(event) => setAlt(event.currentTarget.value)}
          />
        </Field>
        <Field label={messages.imageCaption} help={messages.imageCaptionHelp} optional>
          <Input
            value={caption}
            autoComplete="off"
            onChange={(event) => setCaption(event.currentTarget.value)}
          />
        </Field>
      </div>
    </Dialog>
  );
}

/** An image with a caption is a figure. */
function insertImage(editor: Editor, attrs: { src: string; alt: string }, caption: string): void {
  const chain = editor.chain().focus();
  if (caption === "") {
    chain.setImage(attrs).run();
    return;
  }
  const figcaption = { type: "figcaption", content: [{ type: "text", text: caption }] };
  chain.insertContent({ type: "figure", content: [{ type: "image", attrs }, figcaption] }).run();
}
