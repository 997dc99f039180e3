import { UsersRound } from "lucide-react";
import { locale } from "../../shared/i18n.ts";
import { useMessages } from "../../shared/messages.ts";
import { usePresence } from "./use-presence.ts";

/** Who else is writing the article just now; screen readers announce it politely. */
export function OtherWriters({ id, isWriting }: { id: string; isWriting: boolean }) {
  const { editor: messages } = useMessages();
  const names = usePresence(id, isWriting);
  return (
    <div role="status">
      {names.length > 0 && (
        <p className="m-0 flex items-start gap-2 rounded-lg bg-info-soft px-3 py-2 text-sm">
          <UsersRound aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-info" />
          <span className="min-w-0 wrap-anywhere">
            {messages.otherWriters({
              names: new Intl.ListFormat(locale()).format(names),
              count: names.length,
            })}
          </span>
        </p>
      )}
    </div>
  );
}
