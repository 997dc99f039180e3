import { Badge, Button, cn } from "@atrium/ui";
import { ChevronRight } from "lucide-react";
import { useId, useState, type ReactNode } from "react";
import type { HomePage, HomePageVersionRow } from "../../queries/home-pages.ts";
import { useMessages } from "../../shared/messages.ts";
import { RelativeTime } from "../../shared/time.tsx";
import { VersionChanges } from "./section-changes.tsx";

interface VersionRowProps {
  page: HomePage;
  row: HomePageVersionRow;
  /** The version before it; null for the first, undefined where it is not known. */
  previous: number | null | undefined;
  /** What can be done with it. */
  children: ReactNode;
}

/** A version in the list: who saved it and when, and, once opened, what it changed. */
export function VersionRow({ page, row, previous, children }: VersionRowProps) {
  const { homeVersions: messages } = useMessages();
  const [isOpen, setOpen] = useState(false);
  const changesId = useId();
  const { versionNo: version, restoredFrom } = row;
  return (
    <li className="grid gap-2 border-t border-border py-2 text-sm first:border-t-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">{messages.version({ version })}</span>
        {row.published ? (
          <Badge variant="success">{messages.public}</Badge>
        ) : (
          row.approved && <Badge variant="outline">{messages.approved}</Badge>
        )}
        <span className="min-w-0 flex-1 text-muted-foreground">
          <RelativeTime value={row.createdAt} /> {messages.by({ name: row.createdByName })}
          {restoredFrom !== null && <> · {messages.restoredFrom({ version: restoredFrom })}</>}
        </span>
        {previous !== undefined && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={messages.changesOf({ version })}
            aria-expanded={isOpen}
            aria-controls={changesId}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronRight aria-hidden="true" className={cn(isOpen && "rotate-90")} />
            {messages.changes}
          </Button>
        )}
        {children}
      </div>
      {isOpen && previous !== undefined && (
        <div id={changesId} className="grid gap-2 pb-1">
          <p className="m-0 text-muted-foreground">
            {previous === null
              ? messages.changesOfFirst
              : messages.changesSince({ version: previous })}
          </p>
          <VersionChanges page={page} from={previous} to={version} />
        </div>
      )}
    </li>
  );
}
