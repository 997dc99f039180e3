import { Button, Dialog, Field, Input } from "@atrium/ui";
import type { Editor } from "@tiptap/react";
import { useState } from "react";
import { useMessages } from "../messages.ts";
import { PictureUpload } from "../picture-upload.tsx";
import { limitsOf } from "../form/limits-of.ts";
import { zArticleSaveBody } from "../../generated/form-schemas.ts";

/** Uploads a picture, asks what it shows, and puts it into the text. */
export function ImageDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { editor: words, form: formWords } = useMessages();
  const [src, setSrc] = useState<string | null>(null);
  const [alt, setAlt] = useState("");
  const [isMissing, setMissing] = useState(false);
  const insert = () => {
    if (src === null) {
      setMissing(true);
      return;
    }
    editor.chain().focus().setImage({ src, alt: alt.trim() }).run();
    onClose();
  };
  return (
    <Dialog
      open
      keepOpen={src !== null}
      size="upload"
      title={words.imageTitle}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <Button onClick={onClose}>{formWords.cancel}</Button>
          <Button variant="primary" onClick={insert}>
            {words.imageInsert}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <PictureUpload
          label={words.imageFile}
          value={src}
          onChange={setSrc}
          error={isMissing && src === null ? words.imageMissing : undefined}
        />
        <Field label={words.imageAlt} help={words.imageAltHelp}>
          <Input
            value={alt}
            maxLength={limitsOf(zArticleSaveBody.shape.coverAlt).max}
            autoComplete="off"
            onChange={(event) => setAlt(event.currentTarget.value)}
          />
        </Field>
      </div>
    </Dialog>
  );
}
