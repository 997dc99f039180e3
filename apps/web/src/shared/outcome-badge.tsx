import { StatusBadge } from "@atrium/ui";
import { useMessages } from "./messages.ts";

/** The message of an error code; the code itself without one. */
export function refusalMessage(code: string, messages: Readonly<Record<string, string>>): string {
  return messages[code] ?? code;
}

/** How a call went: that it was done, or why not. */
export function OutcomeBadge({ errorCode }: { errorCode: string | null }) {
  const { logs: messages } = useMessages();
  if (errorCode === null) return <StatusBadge variant="success">{messages.done}</StatusBadge>;
  return (
    <span title={errorCode}>
      <StatusBadge variant="destructive">
        {refusalMessage(errorCode, messages.refusals)}
      </StatusBadge>
    </span>
  );
}
