import { StatusBadge } from "@atrium/ui";
import { useMessages } from "./messages.ts";

/** Why a call was refused, in words where there are some. */
export function refusalWords(code: string, words: Readonly<Record<string, string>>): string {
  return words[code] ?? code;
}

/** How a call went: that it was done, or why not. */
export function OutcomeBadge({ errorCode }: { errorCode: string | null }) {
  const { logs: words } = useMessages();
  if (errorCode === null) return <StatusBadge tone="positive">{words.done}</StatusBadge>;
  return (
    <span title={errorCode}>
      <StatusBadge tone="critical">{refusalWords(errorCode, words.refusals)}</StatusBadge>
    </span>
  );
}
