import type { ListSpec } from "@atrium/hooks/resource";
import { DataTable, FilterBar, PageHeader, Select } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { BatchBar } from "../../shared/list/batch-bar.tsx";
import { useSelection } from "../../shared/list/use-selection.ts";
import { KeywordFilter } from "../../shared/keyword-filter.tsx";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { listSource, type ListSource } from "../../shared/list/list-source.ts";
import { SkipToRows } from "../../shared/list/skip-to-rows.tsx";
import { useListShortcuts } from "../../shared/list/use-list-shortcuts.ts";
import { useListPage } from "../../shared/list/use-list-page.ts";
import { ListPagination } from "../../shared/list/list-pagination.tsx";
import { useSeedTranslations } from "../../shared/seed-translations.ts";
import { useViewNavigate } from "../../shared/view-location.tsx";
import { ViewPage } from "../../shared/view-page.tsx";
import type { ReviewedType } from "../../queries/workflow-step.ts";
import { reviewedQueries } from "../../queries/workflow.ts";
import { taskPage, type TaskListName, type TaskRow } from "../../queries/tasks.ts";
import { taskColumns } from "./task-columns.tsx";
import { taskRowPath } from "./task-paths.ts";
import { TaskRowActions } from "./task-row-actions.tsx";
import { useTaskBatch } from "./use-task-batch.ts";
import { WaitingKinds } from "./waiting-kinds.tsx";

const spec: ListSpec = { filters: ["keyword", "kind"], defaultPageSize: 20 };

const circulated: readonly ReviewedType[] = ["article", "articleType"];

/** Where one of the task lists has its rows from. */
export function taskSource(name: TaskListName): ListSource<TaskRow> {
  return listSource({
    spec,
    query: ({ pageNo, pageSize, filters }) =>
      taskPage(name, kindOf(name, filters.kind), {
        pageNo,
        pageSize,
        ...(filters.keyword === undefined ? {} : { keyword: filters.keyword }),
      }),
  });
}

interface TaskListPageProps {
  name: TaskListName;
  title: string;
  description: string;
  empty: string;
}

/** One of the four task lists. */
export function TaskListPage({ name, title, description, empty }: TaskListPageProps) {
  const { tasks: messages } = useMessages();
  const page = useListPage<TaskRow>({
    ...taskSource(name),
    empty: { title: empty },
    permission: title,
  });
  const kind = kindOf(name, page.state.filters.kind);
  const markRead = useMarkRead(kind);
  const batch = useTaskBatch(name, kind);
  const selection = useSelection(page, titleOf);
  const seed = useSeedTranslations();
  const box = useRef<HTMLDivElement>(null);
  const { focusRows } = useListShortcuts(box);
  const navigate = useViewNavigate();
  const open = (row: TaskRow) => {
    const path = taskRowPath(name, row);
    if (path !== undefined) navigate(path);
  };

  return (
    <ViewPage fill ref={box} className="relative max-[56.25rem]:h-auto">
      <SkipToRows onSkip={focusRows} />
      <PageHeader title={title} description={description} />
      <FilterBar
        search={
          <KeywordFilter
            label={messages.filterKeyword}
            value={page.state.filters.keyword ?? ""}
            onChange={(keyword) => page.setFilters({ keyword })}
          />
        }
      >
        <Select
          aria-label={messages.kind}
          value={kind}
          options={kindsOf(name).map((value) => ({ value, label: messages.kinds[value] }))}
          onChange={({ currentTarget: { value } }) =>
            page.setFilters({ kind: value === "article" ? undefined : value })
          }
          className="w-40"
        />
        {name === "waitHandle" && <WaitingKinds kind={kind} />}
      </FilterBar>
      {batch.length > 0 && (
        <BatchBar page={page} selection={selection} actions={batch} rowName={titleOf} />
      )}
      <DataTable
        label={title}
        className="min-h-0 flex-initial"
        columns={taskColumns(name, messages, seed)}
        rowId={(row) => row.id}
        state={page.table}
        selection={batch.length > 0 ? selection.ofTable : undefined}
        onRowOpen={open}
        rowActions={(row) => <TaskRowActions task={row} name={name} onMarkRead={markRead} />}
      />
      <ListPagination page={page} />
    </ViewPage>
  );
}

function titleOf({ title }: TaskRow): string {
  return title;
}

/** The kinds of content in a list. Home pages are not circulated. */
function kindsOf(name: TaskListName): readonly ReviewedType[] {
  return name === "waitRead" || name === "read" ? circulated : [...circulated, "homePage"];
}

function kindOf(name: TaskListName, value: string | undefined): ReviewedType {
  return kindsOf(name).find((kind) => kind === value) ?? "article";
}

function useMarkRead(bizType: ReviewedType): (task: TaskRow) => void {
  const { workflow } = useMessages();
  const step = useMutation(reviewedQueries[bizType].act());
  return (task) =>
    step.mutate(
      { taskId: task.id, action: "markRead", version: task.bizVersion },
      {
        onSuccess: () => notices.success(workflow.done.markRead),
        onError: (error) => notices.error(error.message),
      },
    );
}
