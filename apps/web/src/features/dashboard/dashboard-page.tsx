import { useHasPermission, useSessionUser } from "@atrium/hooks";
import { PageHeader } from "@atrium/ui";
import { useMessages } from "../../shared/messages.ts";
import { ViewPage } from "../../shared/view-page.tsx";
import { CounterTiles } from "./counter-tiles.tsx";
import { RecentArticles } from "./recent-articles.tsx";
import { WaitingTasks } from "./waiting-tasks.tsx";

/** What waits for the user, and what was written last. */
export function DashboardPage() {
  const { dashboard: words } = useMessages();
  const user = useSessionUser();
  const has = useHasPermission();
  return (
    <ViewPage>
      <PageHeader title={words.greeting({ name: user?.name ?? "" })} description={words.lead} />
      <CounterTiles />
      <div className="grid items-start gap-3 xl:grid-cols-2">
        <WaitingTasks />
        {has("content:article:page") && <RecentArticles />}
      </div>
    </ViewPage>
  );
}
