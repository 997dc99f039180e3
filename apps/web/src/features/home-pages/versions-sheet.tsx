import { can as isAllowed } from "@atrium/hooks";
import { Badge, Button, Dialog, PanelState } from "@atrium/ui";
import { useState } from "react";
import { homePageQueries, homePageVersions, type HomePage } from "../../queries/home-pages.ts";
import { useMessages } from "../../shared/messages.ts";
import { pendingStatus } from "../../shared/panel-status.ts";
import { RelativeTime } from "../../shared/time.tsx";
import { useQuery } from "../../shared/use-query.ts";
import { useViewCan } from "../../shared/view-location.tsx";
import { HistoryPanel } from "../../shared/workflow/history-panel.tsx";
import { RestoreVersionDialog } from "../../shared/workflow/restore-version-dialog.tsx";

interface VersionsSheetProps {
  page: HomePage;
  onClose: () => void;
  onRestored: () => void;
}

/** The versions of a home page, of which an earlier one can be restored, and its timeline. */
export function VersionsSheet({ page, onClose, onRestored }: VersionsSheetProps) {
  const { homePages: messages } = useMessages();
  const [chosen, setChosen] = useState<number>();
  const mayRestore = useViewCan()("update") && isAllowed(page.allowedActions, "update");
  return (
    <Dialog
      open
      size="sheet"
      title={messages.versionsTitle}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <div className="grid gap-4">
        <VersionList page={page} onRestore={mayRestore ? setChosen : undefined} />
        <section className="grid gap-2">
          <h3 className="m-0 text-sm font-semibold">{messages.timeline}</h3>
          <HistoryPanel bizType="homePage" bizId={page.id} />
        </section>
      </div>
      {chosen !== undefined && (
        <RestoreVersionDialog
          record={page}
          versionNo={chosen}
          restore={homePageQueries.restoreVersion}
          messages={messages}
          onClose={() => setChosen(undefined)}
          onRestored={() => {
            onClose();
            onRestored();
          }}
        />
      )}
    </Dialog>
  );
}

interface VersionListProps {
  page: HomePage;
  onRestore: ((versionNo: number) => void) | undefined;
}

function VersionList({ page, onRestore }: VersionListProps) {
  const { homePages: messages } = useMessages();
  const versions = useQuery(homePageVersions(page.id));
  if (versions.data === undefined) {
    return <PanelState state={pendingStatus(versions, messages.permission)} />;
  }
  return (
    <ul aria-label={messages.openVersions} className="m-0 grid list-none gap-0 p-0">
      {versions.data.records.map((row) => (
        <li
          key={row.versionNo}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-border py-2 text-sm first:border-t-0"
        >
          <span className="font-medium">{messages.version({ version: row.versionNo })}</span>
          {row.published ? (
            <Badge variant="success">{messages.public}</Badge>
          ) : (
            row.approved && <Badge variant="outline">{messages.approved}</Badge>
          )}
          <span className="min-w-0 flex-1 text-muted-foreground">
            <RelativeTime value={row.createdAt} /> {messages.by({ name: row.createdByName })}
            {row.restoredFrom !== null && (
              <> · {messages.restoredFrom({ version: row.restoredFrom })}</>
            )}
          </span>
          {onRestore && row.versionNo !== page.headVersionNo && (
            <Button
              variant="outline"
              size="sm"
              aria-label={messages.restoreNamed({ version: row.versionNo })}
              onClick={() => onRestore(row.versionNo)}
            >
              {messages.restore}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
