"use client";

import type { Editor } from "@tiptap/core";
import { useId } from "react";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { Field } from "../../components/field.tsx";
import { Input } from "../../components/input.tsx";
import { useUiMessages } from "../../messages-provider.tsx";
import { embedContent, readEmbed, selectedEmbed, writeEmbed, type Embed } from "./embed.ts";
import type { EmbedInsert } from "./rich-text-inserts.ts";
import { useInsertion } from "./use-insertion.ts";
import { useValidatedInputs } from "./use-validated-inputs.ts";
import { useRichTextMessages } from "./use-rich-text-messages.ts";

interface EmbedDialogProps {
  editor: Editor;
  embeds: EmbedInsert;
  /** Whether the embed around the cursor is changed, rather than a new one inserted. */
  isChanging?: boolean | undefined;
  onClose: () => void;
}

/** Puts a video, sound or a map into the text: a link, which a reader's page plays in its place. */
export function EmbedDialog({ editor, embeds, isChanging = false, onClose }: EmbedDialogProps) {
  const messages = useRichTextMessages();
  const { cancel } = useUiMessages();
  const formId = useId();
  const { finish, onCloseAutoFocus } = useInsertion(editor, onClose);
  const present = isChanging ? selectedEmbed(editor.state) : undefined;
  const { inputProps, errorOf, onSubmit } = useValidatedInputs(
    present === undefined ? { address: "", title: "" } : { ...readEmbed(present.node) },
    {
      address: (input) => embeds.validateUrl(addressIn(input)),
      title: embeds.validateTitle,
    },
  );
  const submit = ({ address, title }: Embed) => {
    const embed = { address: addressIn(address), title: title.trim() };
    const kind = embeds.kindOf?.(embed.address) ?? "video";
    const chain = editor.chain().focus();
    if (isChanging) {
      chain
        .command(({ tr, state }) => {
          const now = selectedEmbed(state);
          if (now !== undefined) writeEmbed(tr, now, embed, kind);
          return true;
        })
        .run();
    } else {
      chain.leaveFigure().insertContent(embedContent(embed, kind)).leaveFigure().run();
    }
    finish();
  };
  return (
    <Dialog
      open
      size="sm"
      onCloseAutoFocus={onCloseAutoFocus}
      title={isChanging ? messages.embedEdit : messages.embedInsert}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" form={formId}>
            {isChanging ? messages.embedSave : messages.embedInsert}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={onSubmit(submit)}>
        <Field label={messages.embedUrl} help={embeds.help} error={errorOf("address")}>
          <Input {...inputProps("address")} inputMode="url" data-dialog-focus />
        </Field>
        <Field label={messages.embedTitle} help={messages.embedTitleHelp} error={errorOf("title")}>
          <Input {...inputProps("title")} />
        </Field>
      </form>
    </Dialog>
  );
}

/** The URL of what somebody typed or pasted: sites also offer the markup of a frame. */
function addressIn(input: string): string {
  const [, source] = /<iframe\b[^>]*\ssrc="([^"]+)"/i.exec(input) ?? [];
  return (source ?? input).trim().replaceAll("&amp;", "&");
}
