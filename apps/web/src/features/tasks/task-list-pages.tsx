import { useMessages } from "../../shared/messages.ts";
import { TaskListPage, taskSource } from "./task-list-page.tsx";

/** Tasks that wait for the user's decision. */
export function WaitHandlePage() {
  const { tasks } = useMessages();
  return (
    <TaskListPage
      name="waitHandle"
      title={tasks.handle}
      description={tasks.handleDescription}
      empty={tasks.emptyHandle}
    />
  );
}
WaitHandlePage.firstQueries = taskSource("waitHandle").firstQueries;

/** Tasks the user decided. */
export function HandledPage() {
  const { tasks } = useMessages();
  return (
    <TaskListPage
      name="handled"
      title={tasks.handled}
      description={tasks.handledDescription}
      empty={tasks.emptyHandled}
    />
  );
}
HandledPage.firstQueries = taskSource("handled").firstQueries;

/** What was circulated to the user, unread. */
export function WaitReadPage() {
  const { tasks } = useMessages();
  return (
    <TaskListPage
      name="waitRead"
      title={tasks.read}
      description={tasks.readDescription}
      empty={tasks.emptyRead}
    />
  );
}
WaitReadPage.firstQueries = taskSource("waitRead").firstQueries;

/** What was circulated to the user and read. */
export function ReadPage() {
  const { tasks } = useMessages();
  return (
    <TaskListPage
      name="read"
      title={tasks.wasRead}
      description={tasks.wasReadDescription}
      empty={tasks.emptyWasRead}
    />
  );
}
ReadPage.firstQueries = taskSource("read").firstQueries;
