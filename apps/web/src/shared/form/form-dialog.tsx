import { Button, Dialog, type DialogProps } from "@atrium/ui";
import { useId, type ReactNode } from "react";
import { useMessages } from "../messages.ts";

export interface FormDialogProps extends Pick<
  DialogProps,
  "title" | "description" | "size" | "keepOpen"
> {
  /** What the button says that sends the form. */
  submitLabel: string;
  /** Whether the form is being sent. */
  loading?: boolean;
  /** Whether there is nothing to send. */
  disabled?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A form in a dialog, with a button that sends it and one that gives it up. */
export function FormDialog(props: FormDialogProps) {
  const { submitLabel, loading = false, disabled = false, onSubmit, onClose, children } = props;
  const { title, description, size, keepOpen } = props;
  const { form: messages } = useMessages();
  const id = useId();
  return (
    <Dialog
      open
      title={title}
      description={description}
      {...(size !== undefined && { size })}
      {...(keepOpen !== undefined && { keepOpen })}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
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
