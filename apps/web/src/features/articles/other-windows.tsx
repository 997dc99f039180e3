import { useStoreSelector } from "@atrium/hooks";
import type { RecordPlace } from "@atrium/hooks/resource";
import { AppWindow } from "lucide-react";
import { useMessages } from "../../shared/messages.ts";

/** That the article is open in another window of this browser as well; screen readers announce it politely. */
export function OtherWindows({ place }: { place: RecordPlace }) {
  const { editor: messages } = useMessages();
  const isElsewhere = useStoreSelector(place, (count) => count > 0);
  return (
    <div role="status" className="empty:hidden">
      {isElsewhere && (
        <p className="m-0 flex items-start gap-2 rounded-lg bg-warning-soft px-3 py-2 text-sm">
          <AppWindow aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
          {messages.otherWindow}
        </p>
      )}
    </div>
  );
}
