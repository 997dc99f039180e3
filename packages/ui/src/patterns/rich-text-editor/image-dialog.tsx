"use client";

import type { Editor } from "@tiptap/core";
import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { useUiMessages } from "../../messages-provider.tsx";
import { PictureCaption, PictureWords } from "./picture-fields.tsx";
import type { PictureSettings } from "./picture.ts";
import { imageClass } from "../rich-text/site-classes.ts";
import type { ImageInsert } from "./rich-text-inserts.ts";
import { useDiscardQuestion } from "./use-discard-question.tsx";
import { useInsertion } from "./use-insertion.ts";
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
  const [settings, setSettings] = useState(blank);
  const [isMissing, setMissing] = useState(false);
  const { finish, onCloseAutoFocus } = useInsertion(editor, onClose);
  const isChanged = src !== null || settings !== blank;
  const { dialog, question } = useDiscardQuestion(isChanged, onClose);
  const insert = () => {
    if (src === null) {
      setMissing(true);
      return;
    }
    insertImage(editor, { ...settings, src });
    finish();
  };
  const fields = {
    settings,
    altLimit,
    onChange: (changes: Partial<PictureSettings>) => setSettings({ ...settings, ...changes }),
  };
  return (
    <Dialog
      {...dialog}
      open
      size="upload"
      onCloseAutoFocus={onCloseAutoFocus}
      title={messages.imageTitle}
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
          onChange={(address, proposed) => {
            setSrc(address);
            if (proposed?.alt && settings.alt === "") fields.onChange({ alt: proposed.alt });
          }}
          error={isMissing && src === null ? messages.imageMissing : undefined}
        />
        <PictureWords {...fields} isFirst={file !== undefined} />
        <PictureCaption {...fields} />
      </div>
      {question}
    </Dialog>
  );
}

const blank: PictureSettings = {
  src: "",
  alt: "",
  isDecorative: false,
  caption: "",
  width: null,
  align: null,
  crop: null,
  focus: null,
  href: "",
};

/** An image with a caption is a figure. */
function insertImage(editor: Editor, { src, alt, isDecorative, caption }: PictureSettings): void {
  const words = caption?.trim() ?? "";
  const attrs = isDecorative ? { src, alt: "", class: imageClass } : { src, alt: alt.trim() };
  const image = { type: "image", attrs };
  const figcaption = { type: "figcaption", content: [{ type: "text", text: words }] };
  const content = words === "" ? image : { type: "figure", content: [image, figcaption] };
  editor.chain().focus().leaveFigure().insertContent(content).leaveFigure().run();
}
