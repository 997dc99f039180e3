import { newestPerRecord } from "@atrium/hooks/resource";
import { ArchiveRestore } from "lucide-react";
import { AdminLink } from "../admin-link.tsx";
import { useMessages } from "../messages.ts";
import { RelativeTime } from "../time.tsx";
import { unsavedPath } from "./unsaved-path.ts";
import { useLeftBehind } from "./use-left-behind.ts";

interface UnsavedWorkNoticeProps {
  /** What the names of the records begin with, such as `articles/`. */
  kind: string;
}

const maxShown = 3;

/** Names what earlier visits left behind on this device, with links to where it is offered; nothing without any. */
export function UnsavedWorkNotice({ kind }: UnsavedWorkNoticeProps) {
  const { articles: messages } = useMessages();
  const entries = newestPerRecord(useLeftBehind(), kind).flatMap((entry) => {
    const path = unsavedPath(entry.record);
    return path === undefined ? [] : [{ ...entry, path }];
  });
  const more = entries.length - maxShown;
  return (
    <div role="status" className="empty:hidden">
      {entries.length > 0 && (
        <div className="flex items-start gap-3 rounded-lg bg-info-soft px-3 py-2 text-sm">
          <ArchiveRestore aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-info" />
          <div className="min-w-0 flex-1">
            <p className="m-0">{messages.unsavedKept}</p>
            <ul className="m-0 list-none p-0">
              {entries.slice(0, maxShown).map((entry) => (
                <li key={entry.id} className="wrap-anywhere pointer-coarse:py-2.5">
                  <AdminLink to={entry.path} look="text">
                    {entry.title}
                  </AdminLink>{" "}
                  <span className="text-muted-foreground">
                    <RelativeTime value={new Date(entry.editedAt).toISOString()} />
                  </span>
                </li>
              ))}
            </ul>
            {more > 0 && (
              <p className="m-0 text-muted-foreground">{messages.unsavedMore({ count: more })}</p>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
