"use client";

import type { Editor } from "@tiptap/react";
import { useId } from "react";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { Field } from "../../components/field.tsx";
import { Input } from "../../components/input.tsx";
import { useUiMessages } from "../../messages-provider.tsx";
import type { VideoInsert } from "./rich-text-inserts.ts";
import { useValidatedInputs } from "./use-validated-inputs.ts";
import { useRichTextMessages } from "./use-rich-text-messages.ts";

interface VideoDialogProps {
  editor: Editor;
  videos: VideoInsert;
  onClose: () => void;
}

/** Puts a video into the text: a link, which a reader's page plays in its place. */
export function VideoDialog({ editor, videos, onClose }: VideoDialogProps) {
  const messages = useRichTextMessages();
  const { cancel } = useUiMessages();
  const formId = useId();
  const { inputProps, errorOf, onSubmit } = useValidatedInputs(
    { address: "", title: "" },
    { address: videos.validateUrl, title: videos.validateTitle },
  );
  return (
    <Dialog
      open
      size="sm"
      title={messages.videoInsert}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" form={formId}>
            {messages.videoInsert}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={onSubmit((video) => {
          insertVideo(editor, video);
          onClose();
        })}
      >
        <Field label={messages.videoUrl} help={videos.help} error={errorOf("address")}>
          <Input {...inputProps("address")} inputMode="url" data-dialog-focus />
        </Field>
        <Field label={messages.videoTitle} help={messages.videoTitleHelp} error={errorOf("title")}>
          <Input {...inputProps("title")} />
        </Field>
      </form>
    </Dialog>
  );
}

function insertVideo(editor: Editor, { address, title }: { address: string; title: string }): void {
  const marks = [{ type: "link", attrs: { href: address } }];
  const link = { type: "paragraph", content: [{ type: "text", text: title, marks }] };
  editor
    .chain()
    .focus()
    .insertContent({ type: "figure", attrs: { class: "embed" }, content: [link] })
    .run();
}
