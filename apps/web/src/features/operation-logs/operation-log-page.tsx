import { lazyPart } from "../../shared/lazy-part.tsx";
import { filterChips } from "../../shared/list/filter-chips.ts";
import { FilterSelect } from "../../shared/list/filter-select.tsx";
import { ListView } from "../../shared/list/list-view.tsx";
import { OutcomeFilter, PeriodFilter, UserFilter } from "../../shared/list/log-filters.tsx";
import { listSource } from "../../shared/list/list-source.ts";
import { useListPage } from "../../shared/list/use-list-page.ts";
import { useMessages } from "../../shared/messages.ts";
import { useOperationName } from "../../shared/operation-name.ts";
import { operationLogColumns } from "./operation-log-columns.tsx";
import { operationLogList, targetTypes } from "./operation-log-list.ts";
import { operationLogQueries } from "../../queries/operation-logs.ts";

const source = listSource({
  spec: operationLogList,
  query: (state) => operationLogQueries.page(operationLogList.toQuery(state)),
});

const OperationLogSheet = lazyPart(
  async () => (await import("./operation-log-sheet.tsx")).OperationLogSheet,
);

/** Who changed what, or tried to. */
export function OperationLogPage() {
  const admin = useMessages();
  const { operationLogs: messages, logs, list } = admin;
  const page = useListPage({
    ...source,
    empty: { title: messages.emptyTitle, text: messages.emptyText },
    permission: messages.permission,
  });
  const operationName = useOperationName();
  const kinds: Readonly<Record<string, string>> = messages.targets;
  const nameOf = (id: string) => {
    const row = page.rows.find(({ userId }) => userId === id);
    return row?.name ?? row?.username ?? undefined;
  };
  const targetOf = (id: string) =>
    page.rows.find(({ targetId }) => targetId === id)?.targetName ?? id;
  return (
    <>
      <ListView
        page={page}
        title={messages.title}
        description={messages.pageDescription}
        savedViews="operationLogsPage"
        fileName="operation-log"
        columns={operationLogColumns(admin, operationName, ({ id }) => page.setDialog(id))}
        rowName={({ summary }) => operationName(summary)}
        onRowOpen={({ id }) => page.setDialog(id)}
        keywordLabel={messages.search}
        filters={
          <>
            <UserFilter page={page} nameOf={nameOf} />
            <FilterSelect
              label={messages.target}
              all={messages.allTargets}
              options={targetTypes.map((value) => ({ value, label: messages.targets[value] }))}
              value={page.state.filters["targetType"]}
              onChange={(targetType) => page.setFilters({ targetType })}
            />
            <OutcomeFilter page={page} />
          </>
        }
        moreFilters={<PeriodFilter page={page} />}
        chips={filterChips(page, {
          keyword: { name: list.keyword },
          userId: { name: logs.person, formatValue: nameOf },
          targetType: { name: messages.target, formatValue: (value) => kinds[value] },
          targetId: { name: messages.record, formatValue: targetOf },
          success: {
            name: logs.outcome,
            formatValue: (value) => (value === "true" ? logs.done : logs.refused),
          },
          from: { name: logs.from },
          to: { name: logs.to },
          requestId: { name: logs.requestId },
        })}
      />
      {page.dialog !== undefined && (
        <OperationLogSheet
          key={page.dialog}
          id={page.dialog}
          onClose={() => page.setDialog(undefined)}
        />
      )}
    </>
  );
}
OperationLogPage.firstQueries = source.firstQueries;
