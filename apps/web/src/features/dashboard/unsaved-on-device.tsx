import { ArchiveRestore } from "lucide-react";
import { useMessages } from "../../shared/messages.ts";
import { AdminLink } from "../../shared/admin-link.tsx";
import { RelativeTime } from "../../shared/time.tsx";
import { unsavedPath } from "../../shared/journal/unsaved-path.ts";
import { useLeftBehind } from "../../shared/journal/use-left-behind.ts";

const shown = 5;

/** Articles with text that is on this device only, and where it can be taken up again. */
export function UnsavedOnDevice() {
  const { dashboard: messages } = useMessages();
  const entries = useLeftBehind().flatMap((entry) => {
    const path = unsavedPath(entry.record);
    return path === undefined ? [] : [{ ...entry, path }];
  });
  if (entries.length === 0) return null;
  return (
    <section
      aria-label={messages.unsavedTitle}
      className="flex gap-3 rounded-lg bg-info-soft px-4 py-3 text-sm"
    >
      <ArchiveRestore aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-info" />
      <div className="grid min-w-0 gap-1">
        <h2 className="m-0 text-sm font-semibold">{messages.unsavedTitle}</h2>
        <ul className="m-0 grid list-none gap-1 p-0">
          {entries.slice(0, shown).map(({ id, path, title, editedAt }) => (
            <li key={id} className="wrap-anywhere">
              <AdminLink look="text" to={path}>
                {title}
              </AdminLink>{" "}
              <span className="text-muted-foreground">
                <RelativeTime value={new Date(editedAt).toISOString()} />
              </span>
            </li>
          ))}
        </ul>
        {entries.length > shown && (
          <p className="m-0 text-muted-foreground">
            {messages.unsavedMore({ count: entries.length - shown })}
          </p>
        )}
      </div>
    </section>
  );
}
