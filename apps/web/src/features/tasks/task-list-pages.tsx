import { useMessages } from "../../shared/messages.ts";
import { TaskListPage } from "./task-list-page.tsx";

/** Tasks that wait for the user's decision. */
export function WaitHandlePage() {
  const { tasks } = useMessages();
  return (
    <TaskListPage
      name="waitHandle"
      title={tasks.handle}
      lead={tasks.handleLead}
      empty={tasks.emptyHandle}
    />
  );
}

/** Tasks the user decided. */
export function HandledPage() {
  const { tasks } = useMessages();
  return (
    <TaskListPage
      name="handled"
      title={tasks.handled}
      lead={tasks.handledLead}
      empty={tasks.emptyHandled}
    />
  );
}

/** What was circulated to the user, unread. */
export function WaitReadPage() {
  const { tasks } = useMessages();
  return (
    <TaskListPage
      name="waitRead"
      title={tasks.read}
      lead={tasks.readLead}
      empty={tasks.emptyRead}
    />
  );
}

/** What was circulated to the user and read. */
export function ReadPage() {
  const { tasks } = useMessages();
  return (
    <TaskListPage
      name="read"
      title={tasks.wasRead}
      lead={tasks.wasReadLead}
      empty={tasks.emptyWasRead}
    />
  );
}
