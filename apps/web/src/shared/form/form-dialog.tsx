import { Button, Dialog, type DialogProps } from "@atrium/ui";
import { useId, type ReactNode } from "react";
import { useMessages } from "../messages.ts";
import { leaveUnsaved } from "../confirmations.ts";

export interface FormDialogProps extends Pick<DialogProps, "description" | "size"> {
  title: string;
  /** What the button says that sends the form. */
  submitLabel: string;
  /** Whether the form is being sent. */
  loading?: boolean;
  /** Whether there is nothing to send. */
  disabled?: boolean;
  /** Whether there is input that closing would lose: it asks first. */
  unsaved?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A form in a dialog, with a button that sends it and one that gives it up. */
export function FormDialog(props: FormDialogProps) {
  const { submitLabel, loading = false, disabled = false, onSubmit, onClose, children } = props;
  const { title, description, size, unsaved = false } = props;
  const { form: messages } = useMessages();
  const id = useId();
  const close = () => leaveUnsaved(title, unsaved, onClose);
  return (
    <Dialog
      open
      title={title}
      description={description}
      {...(size !== undefined && { size })}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      footer={
        <>
          <Button variant="outline" onClick={close}>
            {messages.cancel}
          </Button>
          <Button type="submit" form={id} loading={loading} disabled={disabled}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          // A form in a dialog is inside another one for React, not for the document.
          event.stopPropagation();
          onSubmit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
