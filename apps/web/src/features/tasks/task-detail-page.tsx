import { PageHeader, PanelState } from "@atrium/ui";
import { useState, type ReactNode } from "react";
import { BackToList } from "../../shared/back-to-list.tsx";
import { useMessages } from "../../shared/messages.ts";
import { adjacentItem } from "../../shared/adjacent-item.ts";
import { pendingStatus } from "../../shared/panel-status.ts";
import { QueueNavigation } from "../../shared/queue-navigation.tsx";
import { RemarkList } from "../../shared/remarks/remark-list.tsx";
import { RemarksScope } from "../../shared/remarks/remarks-scope.tsx";
import { useSeedTranslations } from "../../shared/seed-translations.ts";
import { useViewLocation, useViewTab, useViewTitle } from "../../shared/view-location.tsx";
import { ViewPage } from "../../shared/view-page.tsx";
import { HistoryPanel } from "../../shared/workflow/history-panel.tsx";
import type { BizType } from "../../queries/workflow-step.ts";
import { waitingTasks, type TaskRow } from "../../queries/tasks.ts";
import { useQuery } from "../../shared/use-query.ts";
import { TaskDecisions } from "./task-decisions.tsx";
import { TaskContent } from "./task-content.tsx";
import { TaskQueue } from "./task-queue.tsx";
import { taskPaths } from "./task-paths.ts";

/** Deciding one task after another: the waiting ones at the left, the text in the middle, decisions at the right. */
export function TaskDetailPage() {
  const { params, search } = useViewLocation();
  const bizType: BizType = search.kind === "articleType" ? "articleType" : "article";
  const { tasks: messages } = useMessages();
  const seed = useSeedTranslations();
  const query = useQuery(waitingTasks(bizType));
  const { task, isGone } = useOpenTask(query.data?.records, params.id);
  const goTo = useGoToTask();
  const tasks = query.data?.records ?? [];
  const stepTo = (row: TaskRow | undefined) => row && (() => goTo(row));
  const next = adjacentItem(tasks, params.id, 1);
  const previous = adjacentItem(tasks, params.id, -1);
  useViewTitle(task?.title);

  if (query.data === undefined) {
    const state = pendingStatus(query, messages.handle);
    return (
      <ViewPage>
        <PanelState state={state} />
      </ViewPage>
    );
  }
  return (
    <ViewPage className="xl:h-full xl:overflow-hidden">
      <PageHeader
        title={task?.title ?? messages.detailTitle}
        description={
          task &&
          [
            task.typeName,
            task.nodeName && seed.stage(task.nodeName),
            messages.round({ round: task.round }),
            messages.submittedBy({ name: task.fromUserName }),
          ]
            .filter(Boolean)
            .join(" · ")
        }
        actions={<QueueNavigation previous={stepTo(previous)} next={stepTo(next)} />}
      />
      <TaskRemarks task={task}>
        <div className="flex min-h-0 flex-1 flex-col gap-3 lg:grid lg:grid-cols-[minmax(0,1fr)_19rem] lg:items-start xl:grid-cols-[15rem_minmax(0,1fr)_19rem] xl:items-stretch">
          <TaskQueue tasks={tasks} currentId={params.id} />
          <div className="min-w-0 xl:overflow-y-auto">
            {task === undefined ? (
              <PanelState
                state={{
                  status: "empty",
                  title: tasks.length === 0 ? messages.allDone : messages.gone,
                  text: tasks.length === 0 ? undefined : messages.goneText,
                  action: <BackToList to={taskPaths.waiting} />,
                }}
              />
            ) : (
              <>
                <InitiatorNote task={task} />
                <TaskContent task={task} />
                {task.bizType === "article" && (
                  <div className="mt-3 lg:hidden">
                    <RemarkList />
                  </div>
                )}
              </>
            )}
          </div>
          {task !== undefined && (
            <div className="content-start gap-3 max-lg:sticky max-lg:bottom-0 max-lg:z-20 max-lg:-mx-4 max-lg:mt-auto max-lg:-mb-4 lg:grid xl:overflow-y-auto">
              <TaskDecisions
                key={task.id}
                task={task}
                isGone={isGone}
                onDone={() => goTo(next ?? previous)}
              />
              {task.bizType === "article" && (
                <div className="max-lg:hidden">
                  <RemarkList />
                </div>
              )}
              <section className="rounded-lg border border-border bg-card p-4 max-lg:hidden">
                <HistoryPanel bizType={task.bizType} bizId={task.bizId} />
              </section>
            </div>
          )}
        </div>
      </TaskRemarks>
    </ViewPage>
  );
}

/**
 * The task of the page. It stays while the page shows it, also when somebody else has decided it or its author has
 * withdrawn: what is being read or written about it does not vanish.
 */
function useOpenTask(
  waiting: readonly TaskRow[] | undefined,
  taskId: string | undefined,
): { task: TaskRow | undefined; isGone: boolean } {
  const found = waiting?.find(({ id }) => id === taskId);
  const [last, setLast] = useState(found);
  if (found !== undefined && found !== last) setLast(found);
  const task = found ?? (last?.id === taskId ? last : undefined);
  return { task, isGone: found === undefined };
}

/** Remarks are on articles. */
function TaskRemarks({ task, children }: { task: TaskRow | undefined; children: ReactNode }) {
  if (task?.bizType !== "article") return children;
  return (
    <RemarksScope key={task.id} articleId={task.bizId} versionNo={task.versionNo}>
      {children}
    </RemarksScope>
  );
}

/** What was said when the version was submitted. */
function InitiatorNote({ task: { initiatorName, initiatorNote } }: { task: TaskRow }) {
  const { tasks: messages } = useMessages();
  if (!initiatorNote) return null;
  return (
    <section
      aria-label={messages.initiatorNote({ name: initiatorName })}
      className="mb-3 rounded-lg bg-info-soft px-3 py-2 text-sm"
    >
      <p className="m-0 font-medium">{messages.initiatorNote({ name: initiatorName })}</p>
      <p className="m-0 mt-0.5 whitespace-pre-line wrap-anywhere">{initiatorNote}</p>
    </section>
  );
}

/** Shows the next task in the same tab, or the list when there is none. */
function useGoToTask(): (task: TaskRow | undefined) => void {
  const tab = useViewTab();
  return (task) => tab.leaveFor(task === undefined ? taskPaths.waiting : taskPaths.detail(task));
}
