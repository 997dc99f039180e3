import { can as isAllowed } from "@atrium/hooks";
import { Button, Dialog, PanelState } from "@atrium/ui";
import { useId, useState } from "react";
import { homePageQueries, homePageVersions, type HomePage } from "../../queries/home-pages.ts";
import { useMessages } from "../../shared/messages.ts";
import { pendingStatus } from "../../shared/panel-status.ts";
import { useQuery } from "../../shared/use-query.ts";
import { useViewCan } from "../../shared/view-location.tsx";
import { HistoryPanel } from "../../shared/workflow/history-panel.tsx";
import { RestoreVersionDialog } from "../../shared/workflow/restore-version-dialog.tsx";
import { VersionRow } from "./version-row.tsx";

interface VersionsSheetProps {
  page: HomePage;
  /** Why no version can be restored now. */
  restoreBlocked: string | undefined;
  onClose: () => void;
  onRestored: () => void;
}

/** The versions of a home page, what each changed, and its timeline. An earlier version can be restored. */
export function VersionsSheet(props: VersionsSheetProps) {
  const { page, restoreBlocked, onClose, onRestored } = props;
  const { homeVersions: messages } = useMessages();
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
        <VersionList
          page={page}
          onRestore={mayRestore ? setChosen : undefined}
          blocked={restoreBlocked}
        />
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
  /** Why none can be restored now. */
  blocked: string | undefined;
}

function VersionList({ page, onRestore, blocked }: VersionListProps) {
  const { homePages, homeVersions: messages } = useMessages();
  const versions = useQuery(homePageVersions(page.id));
  const reasonId = useId();
  if (versions.data === undefined) {
    return <PanelState state={pendingStatus(versions, homePages.permission)} />;
  }
  const { records, total } = versions.data;
  // What came before the last one of the list is not known where there are more.
  const previousOf = (index: number) =>
    records[index + 1]?.versionNo ?? (records.length < total ? undefined : null);
  return (
    <>
      {onRestore && blocked !== undefined && (
        <p id={reasonId} className="m-0 text-sm text-muted-foreground">
          {blocked}
        </p>
      )}
      <ul aria-label={homePages.openVersions} className="m-0 grid list-none gap-0 p-0">
        {records.map((row, index) => (
          <VersionRow key={row.versionNo} page={page} row={row} previous={previousOf(index)}>
            {onRestore && row.versionNo !== page.headVersionNo && (
              <Button
                variant="outline"
                size="sm"
                aria-label={messages.restoreNamed({ version: row.versionNo })}
                disabled={blocked !== undefined}
                aria-describedby={blocked === undefined ? undefined : reasonId}
                onClick={() => onRestore(row.versionNo)}
              >
                {messages.restore}
              </Button>
            )}
          </VersionRow>
        ))}
      </ul>
    </>
  );
}
