import { browserName } from "../../shared/browser-name.ts";
import { useMessages } from "../../shared/messages.ts";
import { RemovalDialog } from "../../shared/removal-dialog.tsx";
import { liveSessionQueries, type LiveSession } from "../../queries/live-sessions.ts";

interface EndSessionDialogProps {
  session: LiveSession;
  onClose: () => void;
}

/** Confirms that a session is ended; shows why it failed. */
export function EndSessionDialog({ session, onClose }: EndSessionDialogProps) {
  const { liveSessions: messages, logs } = useMessages();
  const { name } = session;
  const device = browserName(session.userAgent) ?? logs.unknownDevice;
  return (
    <RemovalDialog
      id={session.id}
      texts={{
        title: messages.endTitle({ name, device }),
        text: messages.endText,
        confirm: messages.end,
        done: messages.ended({ name }),
      }}
      remove={liveSessionQueries.remove}
      onClose={onClose}
    />
  );
}
