import { can } from "@atrium/hooks";
import { queryClient } from "../../shared/api.ts";
import type { BatchAction } from "../../shared/list/batch-bar.tsx";
import { useMessages } from "../../shared/messages.ts";
import { afterStep, takeStep, type BizType } from "../../shared/workflow/workflow-queries.ts";
import type { TaskListName, TaskRow } from "./queries.ts";

const steps = { waitHandle: "approve", waitRead: "markRead" } as const;

/** What can be done to several tasks of a list at once: what needs no words to go with it. */
export function useTaskBatch(name: TaskListName, bizType: BizType): BatchAction<TaskRow>[] {
  const { tasks: messages, workflow } = useMessages();
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
      run: ({ id, bizVersion }) => takeStep(bizType, { taskId: id, action, version: bizVersion }),
      onDone: () => void afterStep(bizType, queryClient),
    },
  ];
}
