import { Button, Dialog, Field, Input } from "@atrium/ui";
import type { Editor } from "@tiptap/react";
import { useId } from "react";
import * as z from "zod/mini";
import { zUrl } from "../../generated/form-schemas.ts";
import { useSaveForm } from "../form/use-save-form.ts";
import { useMessages } from "../messages.ts";

const linkSchema = z.object({ href: zUrl });

/** Sets, changes or removes the link of the chosen text. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { editor: words, form: formWords } = useMessages();
  const formId = useId();
  const present: unknown = editor.getAttributes("link").href;
  const { form, onSubmit, controlId, errorOf } = useSaveForm({
    schema: linkSchema,
    defaultValues: { href: typeof present === "string" ? present : "" },
    labels: { href: words.linkAddress },
    save: async ({ href }) => {
      setLink(editor, href);
      onClose();
    },
  });
  const remove = () => {
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
    onClose();
  };
  return (
    <Dialog
      open
      size="small"
      title={words.linkTitle}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          {present !== undefined && (
            <Button variant="dangerQuiet" onClick={remove}>
              {words.linkRemove}
            </Button>
          )}
          <Button onClick={onClose}>{formWords.cancel}</Button>
          <Button type="submit" form={formId} variant="primary">
            {words.linkSet}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Field
          label={words.linkAddress}
          help={words.linkHelp}
          id={controlId("href")}
          error={errorOf("href")}
        >
          <Input {...form.register("href")} inputMode="url" autoComplete="off" data-dialog-focus />
        </Field>
      </form>
    </Dialog>
  );
}

/** Without chosen text the address itself becomes the text. */
function setLink(editor: Editor, href: string): void {
  const chain = editor.chain().focus().extendMarkRange("link");
  if (editor.state.selection.empty && !editor.isActive("link")) {
    chain
      .insertContent({ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] })
      .run();
  } else {
    chain.setLink({ href }).run();
  }
}
