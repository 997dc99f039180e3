import { Button, ConfirmDialog, Dialog, type DialogProps } from "@atrium/ui";
import { useState } from "react";
import { useMessages } from "./messages.ts";

export interface OneTimeDialogProps extends Pick<DialogProps, "title" | "description" | "size"> {
  /** What the button says that closes it at once. */
  doneLabel: string;
  onClose: () => void;
  /** The secret. */
  children: DialogProps["children"];
}

/** Shows a secret this once. A press outside does not close it, and Escape and the cross ask first. */
export function OneTimeDialog({ doneLabel, onClose, children, ...props }: OneTimeDialogProps) {
  const { oneTime: messages } = useMessages();
  const [isAsking, setAsking] = useState(false);
  return (
    <Dialog
      {...props}
      open
      keepOpen="onPress"
      onOpenChange={() => setAsking(true)}
      footer={<Button onClick={onClose}>{doneLabel}</Button>}
    >
      {children}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={messages.closeTitle}
        description={messages.closeText}
        confirmLabel={messages.close}
        onConfirm={onClose}
      />
    </Dialog>
  );
}
