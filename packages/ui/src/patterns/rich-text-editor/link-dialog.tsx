"use client";

import type { Editor } from "@tiptap/core";
import { TextSelection } from "@tiptap/pm/state";
import { useId } from "react";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { useUiMessages } from "../../messages-provider.tsx";
import { LinkField } from "./link-field.tsx";
import type { LinkInsert } from "./rich-text-inserts.ts";
import { useInsertion } from "./use-insertion.ts";
import { useValidatedInputs } from "./use-validated-inputs.ts";
import { useRichTextMessages } from "./use-rich-text-messages.ts";

interface LinkDialogProps {
  editor: Editor;
  links: LinkInsert;
  onClose: () => void;
}

/** Sets, changes or removes the link of the selected text. */
export function LinkDialog({ editor, links, onClose }: LinkDialogProps) {
  const messages = useRichTextMessages();
  const { cancel } = useUiMessages();
  const formId = useId();
  const { finish, onCloseAutoFocus } = useInsertion(editor, onClose);
  const present: unknown = editor.getAttributes("link").href;
  const { valueOf, setValue, errorOf, onSubmit } = useValidatedInputs(
    { address: typeof present === "string" ? present : "" },
    { address: links.validateUrl },
  );
  const remove = () => {
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
    finish();
  };
  return (
    <Dialog
      open
      size="sm"
      onCloseAutoFocus={onCloseAutoFocus}
      title={messages.linkTitle}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          {present !== undefined && (
            <Button variant="ghostDestructive" onClick={remove}>
              {messages.linkRemove}
            </Button>
          )}
          <Button variant="outline" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" form={formId}>
            {messages.linkSet}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={onSubmit(({ address }) => {
          setLink(editor, address);
          finish();
        })}
      >
        <LinkField
          links={links}
          name="address"
          value={valueOf("address")}
          error={errorOf("address")}
          onChange={(address) => setValue("address", address)}
        />
      </form>
    </Dialog>
  );
}

/** Without a selection the URL itself becomes the text. What is typed next comes after the link. */
function setLink(editor: Editor, href: string): void {
  const chain = editor.chain().focus().extendMarkRange("link");
  if (editor.state.selection.empty && !editor.isActive("link")) {
    chain.insertContent({ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] });
  } else {
    chain.setLink({ href });
  }
  chain
    .command(({ tr }) => {
      const { link } = editor.schema.marks;
      tr.setSelection(TextSelection.create(tr.doc, tr.selection.to));
      if (link) tr.removeStoredMark(link);
      return true;
    })
    .run();
}
