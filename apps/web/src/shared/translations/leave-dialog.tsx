import { ConfirmDialog } from "@atrium/ui";
import { useState } from "react";
import { useMessages } from "../messages.ts";
import { notices } from "../notices.tsx";

interface LeaveDialogProps {
  /** Of the record that stands on its own afterwards. */
  name: string;
  leave: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before a record leaves its translations. */
export function LeaveDialog({ name, leave, onClose }: LeaveDialogProps) {
  const { languages: messages } = useMessages();
  const [problem, setProblem] = useState<string>();
  const [leaving, setLeaving] = useState(false);

  async function confirm(): Promise<void> {
    setLeaving(true);
    try {
      await leave();
      notices.success(messages.left({ name }));
      onClose();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setLeaving(false);
    }
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={messages.leaveTitle({ name })}
      description={messages.leaveText}
      confirmLabel={messages.leave}
      danger={false}
      loading={leaving}
      onConfirm={() => void confirm()}
      error={problem}
    />
  );
}
