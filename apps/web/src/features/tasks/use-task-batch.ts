import { can } from "@atrium/hooks";
import { useMutation } from "@tanstack/react-query";
import type { BatchAction } from "../../shared/list/batch-action.ts";
import { useMessages } from "../../shared/messages.ts";
import type { ReviewedType } from "../../queries/workflow-step.ts";
import { reviewedQueries } from "../../queries/workflow.ts";
import type { TaskListName, TaskRow } from "../../queries/tasks.ts";

const steps = { waitHandle: "approve", waitRead: "markRead" } as const;

/** The batch actions of tasks: those that need no comment. */
export function useTaskBatch(name: TaskListName, bizType: ReviewedType): BatchAction<TaskRow>[] {
  const { tasks: messages, workflow } = useMessages();
  const { mutateAsync } = useMutation(reviewedQueries[bizType].actMany());
  if (name !== "waitHandle" && name !== "waitRead") return [];
  const action = steps[name];
  return [
    {
      id: action,
      label: workflow.actions[action],
      confirm: ({ count }) => ({
        title: messages.batchTitle({ action: workflow.actions[action], count }),
        text: messages.batchText[action],
      }),
      applies: ({ allowedActions }) => can(allowedActions, action),
      run: ({ rows, onProgress }) =>
        mutateAsync({
          rows: rows.map(({ id, bizId, bizVersion: version }) => ({
            id,
            step:
              bizType === "homePage" ? { bizId, action, version } : { taskId: id, action, version },
          })),
          onProgress,
        }),
    },
  ];
}
