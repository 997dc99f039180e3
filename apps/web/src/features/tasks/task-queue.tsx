import { cn } from "@atrium/ui";
import { useMessages } from "../../shared/messages.ts";
import { AdminLink } from "../../shared/admin-link.tsx";
import { RelativeTime } from "../../shared/time.tsx";
import type { TaskRow } from "../../queries/tasks.ts";
import { taskPaths } from "./task-paths.ts";

interface TaskQueueProps {
  tasks: readonly TaskRow[];
  currentId: string | undefined;
}

/** The tasks that wait, to go from one to the next. */
export function TaskQueue({ tasks, currentId }: TaskQueueProps) {
  const { tasks: messages } = useMessages();
  return (
    <nav
      aria-label={messages.queue}
      className="hidden min-h-0 overflow-y-auto rounded-lg border border-border bg-card xl:block"
    >
      <h2 className="sticky top-0 border-b border-border bg-card px-3 py-2 text-sm font-semibold text-muted-foreground">
        {messages.queue} <span className="font-normal text-subtle-foreground">{tasks.length}</span>
      </h2>
      {tasks.length === 0 && (
        <p className="p-3 text-sm text-subtle-foreground">{messages.queueEmpty}</p>
      )}
      <ul className="m-0 list-none p-1">
        {tasks.map((task) => (
          <li key={task.id}>
            <AdminLink
              to={taskPaths.detail(task)}
              aria-current={task.id === currentId ? "page" : undefined}
              className={cn(
                "grid gap-0.5 rounded-md px-2.5 py-2 text-sm text-foreground no-underline hover:bg-accent",
                task.id === currentId && "bg-primary-soft hover:bg-primary-soft",
              )}
            >
              <span className="line-clamp-2 font-medium wrap-anywhere">{task.title}</span>
              <span className="flex justify-between gap-2 text-xs text-subtle-foreground">
                <span className="truncate">{task.fromUserName}</span>
                <RelativeTime value={task.createdAt} />
              </span>
            </AdminLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
