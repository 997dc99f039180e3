import type { DataTableColumn } from "@atrium/ui";
import { AdminLink } from "../../shared/admin-link.tsx";
import { RelativeTime } from "../../shared/time.tsx";
import type { SeedTranslations } from "../../shared/seed-translations.ts";
import { TaskStatusBadge } from "../../shared/workflow/task-status.tsx";
import type { AdminMessages } from "../../i18n/admin-en.ts";
import type { TaskListName, TaskRow } from "../../queries/tasks.ts";
import { taskRowPath } from "./task-paths.ts";

/** The columns of a task list, without those that are equal in every row. */
export function taskColumns(
  name: TaskListName,
  messages: AdminMessages["tasks"],
  seed: SeedTranslations,
): DataTableColumn<TaskRow>[] {
  const isReview = name === "waitHandle" || name === "handled";
  const columns: (DataTableColumn<TaskRow> | false)[] = [
    {
      id: "title",
      header: messages.columnTitle,
      width: "100%",
      cell: (row) => <TaskTitle row={row} name={name} />,
    },
    { id: "typeName", header: messages.columnType, cell: (row) => row.typeName },
    isReview && {
      id: "nodeName",
      header: messages.columnStage,
      cell: (row) => row.nodeName && seed.stage(row.nodeName),
    },
    {
      id: "versionNo",
      header: messages.columnVersion,
      align: "end",
      cell: (row) => row.versionNo,
    },
    { id: "fromUserName", header: messages.columnFrom, cell: (row) => row.fromUserName },
    name === "handled" && {
      id: "status",
      header: messages.columnStatus,
      cell: (row) => <TaskStatusBadge status={row.status} />,
    },
    !isReview && {
      id: "comment",
      header: messages.columnComment,
      cell: (row) => <span className="line-clamp-1 max-w-72">{row.comment}</span>,
    },
    {
      id: "createdAt",
      header: messages.columnSubmitted,
      cell: (row) => <RelativeTime value={row.createdAt} />,
    },
    name === "handled" && {
      id: "handledAt",
      header: messages.columnHandled,
      cell: (row) => <RelativeTime value={row.handledAt} />,
    },
    name === "read" && {
      id: "readAt",
      header: messages.columnRead,
      cell: (row) => <RelativeTime value={row.readAt} />,
    },
  ];
  return columns.filter((column) => column !== false);
}

function TaskTitle({ row, name }: { row: TaskRow; name: TaskListName }) {
  const classes = "block max-w-[36rem] min-w-0 truncate";
  const to = taskRowPath(name, row);
  if (to === undefined) return <span className={classes}>{row.title}</span>;
  return (
    <AdminLink look="name" to={to} title={row.title} className={classes}>
      {row.title}
    </AdminLink>
  );
}
