import { ConfirmDialog, IconButton } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { Trash2, Undo2 } from "lucide-react";
import { useState } from "react";
import type { BatchFailure } from "../../queries/batch.ts";
import { trashQueries, type DeletedRecord } from "../../queries/trash.ts";
import type { BatchAction } from "../../shared/list/batch-action.ts";
import { filterChips } from "../../shared/list/filter-chips.ts";
import { listSource } from "../../shared/list/list-source.ts";
import { ListView } from "../../shared/list/list-view.tsx";
import { useListPage } from "../../shared/list/use-list-page.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { restoreFailure } from "../../shared/restore-failure.ts";
import { recordTrashColumns } from "./record-trash-columns.tsx";
import { recordTrashList } from "./record-trash-list.ts";
import { TrashKindFilter } from "./trash-kind-filter.tsx";
import { useRecordName } from "./use-record-name.ts";

/** Where the trash of records has them from. */
export const recordTrashSource = listSource({
  spec: recordTrashList,
  query: (state) => trashQueries.page(recordTrashList.toQuery(state)),
});

/** Deleted records other than articles: find, restore, delete permanently. */
export function RecordTrashPage() {
  const admin = useMessages();
  const { trash: messages, operationLogs, list } = admin;
  const failure = (failed: BatchFailure) => restoreFailure(failed, admin);
  const restoring = useMutation(trashQueries.restoreMany());
  const purging = useMutation(trashQueries.purgeMany());
  const [asked, setAsked] = useState<DeletedRecord>();
  const page = useListPage({
    ...recordTrashSource,
    empty: { title: messages.emptyTitle, text: messages.recordsEmptyText },
    permission: messages.permission,
  });
  const nameOf = useRecordName(page.rows);
  const kinds: Readonly<Record<string, string>> = operationLogs.targets;
  const report = (said: string, [failed]: Awaited<ReturnType<typeof restoring.mutateAsync>>) => {
    if (failed === undefined) notices.success(said);
    else notices.error(failure(failed));
  };
  const restore = async (record: DeletedRecord) =>
    report(
      messages.recordRestored({ name: nameOf(record), isAccount: record.kind === "users" }),
      await restoring.mutateAsync({ rows: [record] }),
    );
  const purge = async (record: DeletedRecord) => {
    const failures = await purging.mutateAsync({ rows: [record] });
    setAsked(undefined);
    report(messages.purged({ title: nameOf(record) }), failures);
  };
  const batch: BatchAction<DeletedRecord>[] = [
    {
      id: "restore",
      label: messages.restore,
      icon: <Undo2 aria-hidden="true" />,
      confirm: (p) => ({
        title: messages.recordsRestoreTitle(p),
        text: messages.recordsRestoreText,
      }),
      run: restoring.mutateAsync,
      explain: failure,
    },
    {
      id: "purge",
      label: messages.purge,
      icon: <Trash2 aria-hidden="true" />,
      danger: true,
      confirm: (p) => ({ title: messages.recordsPurgeTitle(p), text: list.deleteForGood }),
      applies: ({ mayPurge }) => mayPurge,
      run: purging.mutateAsync,
    },
  ];
  return (
    <>
      <ListView
        page={page}
        title={messages.title}
        description={messages.recordsDescription}
        fileName="trash"
        columns={recordTrashColumns(admin, nameOf)}
        rowName={nameOf}
        keywordLabel={messages.search}
        filters={<TrashKindFilter />}
        chips={filterChips(page, {
          keyword: { name: list.keyword },
          kind: { name: messages.kind, formatValue: (kind) => kinds[kind] ?? messages.allRecords },
        })}
        rowActions={(record) => (
          <span className="flex justify-end">
            <IconButton
              label={messages.restoreNamed({ name: nameOf(record) })}
              size="sm"
              onClick={() => void restore(record)}
            >
              <Undo2 />
            </IconButton>
            {record.mayPurge && (
              <IconButton
                label={messages.purgeTitle({ title: nameOf(record) })}
                size="sm"
                onClick={() => setAsked(record)}
              >
                <Trash2 />
              </IconButton>
            )}
          </span>
        )}
        batch={batch}
      />
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(undefined)}
          title={messages.purgeTitle({ title: nameOf(asked) })}
          description={list.deleteForGood}
          confirmLabel={messages.purge}
          loading={purging.isPending}
          onConfirm={() => void purge(asked)}
        />
      )}
    </>
  );
}
