"use client";

import type { Editor } from "@tiptap/core";
import type { Transaction } from "@tiptap/pm/state";
import { useId, useState, type FormEvent } from "react";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { Field } from "../../components/field.tsx";
import { Input } from "../../components/input.tsx";
import { useUiMessages } from "../../messages-provider.tsx";
import { pictureAt, type Picture } from "./picture-place.ts";
import {
  deletePicture,
  isInlinePicture,
  readPicture,
  writePicture,
  type PictureSettings,
} from "./picture.ts";
import { PictureCaption, PictureCrop, PicturePlacement, PictureWords } from "./picture-fields.tsx";
import { openPicture } from "./picture-tools.ts";
import type { RichTextInserts } from "./rich-text-inserts.ts";
import { useDiscardQuestion } from "./use-discard-question.tsx";
import { useRichTextMessages } from "./use-rich-text-messages.ts";

interface PictureSettingsDialogProps {
  editor: Editor;
  inserts: RichTextInserts;
}

/** The settings of the picture that `editPicture` opened. */
export function PictureSettingsDialog({ editor, inserts }: PictureSettingsDialogProps) {
  const open = openPicture(editor.state);
  const picture = open === null ? undefined : pictureAt(editor.state.doc, open.at);
  if (picture === undefined) return null;
  return <OpenPictureSettings editor={editor} inserts={inserts} picture={picture} />;
}

function OpenPictureSettings({
  editor,
  inserts,
  picture,
}: PictureSettingsDialogProps & { picture: Picture }) {
  const messages = useRichTextMessages();
  const { cancel } = useUiMessages();
  const formId = useId();
  const { field: ImageField, focalPoint, altLimit } = inserts.images ?? {};
  const [settings, setSettings] = useState(() => readPicture(picture));
  const [src, setSrc] = useState<string | null>(
    openPicture(editor.state)?.isReplacing ? null : settings.src,
  );
  const [isTried, setTried] = useState(false);
  const onChange = (changes: Partial<PictureSettings>) =>
    setSettings((before) => ({ ...before, ...changes }));
  const fields = { settings, onChange, altLimit };
  const linkError =
    settings.href === "" ? undefined : inserts.links?.validateUrl(settings.href.trim());
  const close = () => editor.chain().focus().closePicture().run();
  const now = { ...settings, src: src ?? settings.src };
  const { dialog, question } = useDiscardQuestion(isChanged(now, readPicture(picture)), close);
  /** Others may have changed the text meanwhile: the picture is looked up where it is now. */
  const finish = (change: (tr: Transaction, picture: Picture) => void) =>
    editor
      .chain()
      .focus()
      .command(({ tr, state }) => {
        const found = pictureAt(tr.doc, openPicture(state)?.at ?? -1);
        if (found !== undefined) change(tr, found);
        return true;
      })
      .closePicture()
      .run();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A form in a dialog is inside the page's own for React, not for the document.
    event.stopPropagation();
    setTried(true);
    if (src === null || linkError !== undefined) return;
    finish((tr, now) => writePicture(tr, now, trimmed({ ...settings, src })));
  };
  return (
    <Dialog
      {...dialog}
      open
      size="upload"
      title={messages.imageSettings}
      footer={
        <>
          <Button
            variant="ghostDestructive"
            onClick={() => finish(deletePicture)}
            className="mr-auto"
          >
            {messages.imageRemove}
          </Button>
          <Button variant="outline" onClick={close}>
            {cancel}
          </Button>
          <Button type="submit" form={formId}>
            {messages.imageSave}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={submit}>
        {ImageField && (
          <ImageField
            label={messages.imageFile}
            value={src}
            onChange={(address) => {
              setSrc(address);
              // The point is one of the picture that is shown.
              onChange({ focus: address === settings.src ? readPicture(picture).focus : null });
            }}
            error={isTried && src === null ? messages.imageMissing : undefined}
          />
        )}
        <PictureWords {...fields} isFirst={src !== null} />
        {!isInlinePicture(picture) && (
          <>
            <PictureCaption {...fields} />
            <PicturePlacement {...fields} />
            <PictureCrop {...fields} src={src} focalPoint={focalPoint} />
            {inserts.links && (
              <Field
                label={messages.imageLink}
                help={messages.imageLinkHelp}
                error={isTried ? linkError : undefined}
                optional
              >
                <Input
                  value={settings.href}
                  inputMode="url"
                  autoComplete="off"
                  onChange={(event) => onChange({ href: event.currentTarget.value })}
                />
              </Field>
            )}
          </>
        )}
      </form>
      {question}
    </Dialog>
  );
}

function trimmed(settings: PictureSettings): PictureSettings {
  const { alt, caption, href } = settings;
  return { ...settings, alt: alt.trim(), caption: caption?.trim() ?? null, href: href.trim() };
}

function isChanged(now: PictureSettings, before: PictureSettings): boolean {
  return JSON.stringify(now) !== JSON.stringify(before);
}
