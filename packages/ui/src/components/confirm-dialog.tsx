"use client";

import type { ReactNode } from "react";
import { useUiMessages } from "../messages-provider.tsx";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the thing: “Delete type “News””. */
  title: ReactNode;
  /** The consequences, in a sentence. */
  description: ReactNode;
  /** The verb on the button, as in the title. */
  confirmLabel: ReactNode;
  onConfirm: () => void;
  /** The action runs: the button turns and cannot be pressed again. */
  loading?: boolean | undefined;
  /** Something has to be chosen first. */
  disabled?: boolean | undefined;
  /** Whether the action is destructive; true by default. */
  danger?: boolean | undefined;
  /** More to read or to choose before confirming. */
  children?: ReactNode | undefined;
  /** Why the action has failed; read out at once. */
  error?: ReactNode | undefined;
}

/**
 * Asks before what cannot be undone. Focus starts on “Cancel”, so Enter by reflex does nothing. The caller closes it.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, onConfirm, children } = props;
  const { loading = false, disabled = false, danger = true, error } = props;
  const messages = useUiMessages();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      size="sm"
      keepOpen={loading}
      error={error}
      footer={
        <>
          <Button
            variant="outline"
            data-dialog-focus
            onClick={() => onOpenChange(false)}
            disabled={loading}
          >
            {messages.cancel}
          </Button>
          <Button
            variant={danger ? "destructive" : "default"}
            onClick={onConfirm}
            loading={loading}
            disabled={disabled}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
