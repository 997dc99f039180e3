import { ConfirmDialog } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { browserName } from "../../shared/browser-name.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { liveSessionQueries, type LiveSession } from "../../queries/live-sessions.ts";

interface EndSessionDialogProps {
  session: LiveSession;
  onClose: () => void;
}

/** Confirms that a session is ended; shows why it failed. */
export function EndSessionDialog({ session, onClose }: EndSessionDialogProps) {
  const { liveSessions: messages, logs } = useMessages();
  const { name } = session;
  const ending = useMutation(
    liveSessionQueries.remove({
      onSuccess: () => {
        notices.success(messages.ended({ name }));
        onClose();
      },
    }),
  );
  const device = browserName(session.userAgent) ?? logs.unknownDevice;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={messages.endTitle({ name, device })}
      description={messages.endText}
      confirmLabel={messages.end}
      loading={ending.isPending}
      onConfirm={() => ending.mutate(session.id)}
    >
      {ending.error && (
        <p role="alert" className="m-0 text-sm text-destructive">
          {ending.error.message}
        </p>
      )}
    </ConfirmDialog>
  );
}
