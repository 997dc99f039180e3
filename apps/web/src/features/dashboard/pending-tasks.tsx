import { useQuery } from "@tanstack/react-query";
import type { PanelStatus } from "@atrium/ui";
import { useMessages } from "../../shared/messages.ts";
import { pendingStatus } from "../../shared/panel-status.ts";
import { RelativeTime } from "../../shared/time.tsx";
import { Panel, PanelList } from "./panel.tsx";
import { PanelRow } from "./panel-row.tsx";
import { taskPage } from "../../queries/tasks.ts";

/** The tasks that have waited longest for the user's decision. */
export function PendingTasks() {
  const { dashboard: messages } = useMessages();
  const query = useQuery(taskPage("waitHandle", "article", { pageNo: 1, pageSize: 8 }));
  const rows = query.data?.records ?? [];
  const state = (): PanelStatus | undefined => {
    if (query.data === undefined) {
      return pendingStatus(query, messages.tasksTitle);
    }
    return rows.length === 0 ? { status: "empty", title: messages.tasksEmpty } : undefined;
  };
  return (
    <Panel
      title={messages.tasksTitle}
      all={{ path: "/tasks/wait-handle", label: messages.tasksAll }}
      state={state()}
    >
      <PanelList>
        {rows.map((task) => (
          <PanelRow
            key={task.id}
            to={`/tasks/detail/${task.id}`}
            title={task.title}
            details={[task.typeName, task.nodeName, task.fromUserName].filter(Boolean).join(" · ")}
            end={
              <span className="text-xs text-subtle-foreground">
                <RelativeTime value={task.createdAt} />
              </span>
            }
          />
        ))}
      </PanelList>
    </Panel>
  );
}
