import { can } from "@atrium/hooks";
import { Button } from "@atrium/ui";
import { Gavel } from "lucide-react";
import { useMessages } from "../../shared/messages.ts";
import { AdminLink } from "../../shared/admin-link.tsx";
import type { TaskListName, TaskRow } from "../../queries/tasks.ts";
import { taskPaths } from "./task-paths.ts";

interface TaskRowActionsProps {
  task: TaskRow;
  name: TaskListName;
  onMarkRead: (task: TaskRow) => void;
}

/** What can be done to a task right from its list. */
export function TaskRowActions({ task, name, onMarkRead }: TaskRowActionsProps) {
  const { workflow } = useMessages();
  if (name === "waitHandle") {
    return (
      <Button asChild size="sm" variant="ghost">
        <AdminLink to={taskPaths.detail(task)}>
          <Gavel aria-hidden="true" />
          {workflow.decisions}
        </AdminLink>
      </Button>
    );
  }
  if (name !== "waitRead" || !can(task.allowedActions, "markRead")) return null;
  return (
    <Button size="sm" variant="ghost" onClick={() => onMarkRead(task)}>
      {workflow.actions.markRead}
    </Button>
  );
}
