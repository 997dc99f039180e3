import { useHasPermission, useSessionUser } from "@atrium/hooks";
import { PageHeader, Skeleton } from "@atrium/ui";
import { useQuery } from "@tanstack/react-query";
import { lazyPart } from "../../shared/lazy-part.tsx";
import { useMessages } from "../../shared/messages.ts";
import { ViewPage } from "../../shared/view-page.tsx";
import { CounterTiles } from "./counter-tiles.tsx";
import { GettingStarted } from "./getting-started.tsx";
import { newestArticles } from "./newest-articles.ts";
import { RecentArticles } from "./recent-articles.tsx";
import { PendingTasks } from "./pending-tasks.tsx";

// The chart library is large, and the user's tasks come first.
const ContentCharts = lazyPart(
  async () => (await import("./content-charts.tsx")).ContentCharts,
  <Skeleton className="h-80" />,
);

/** What waits for the user, what was written last, and what became of it. */
export function DashboardPage() {
  const { dashboard: messages } = useMessages();
  const user = useSessionUser();
  const has = useHasPermission();
  const seesArticles = has("content:article:page");
  const recent = useQuery({ ...newestArticles, enabled: seesArticles });
  const isNewSite = recent.data?.total === 0;
  return (
    <ViewPage>
      <PageHeader
        title={messages.greeting({ name: user?.name ?? "" })}
        description={messages.pageDescription}
      />
      {isNewSite && <GettingStarted />}
      <CounterTiles />
      <div className="grid items-start gap-3 xl:grid-cols-2">
        <PendingTasks />
        {seesArticles && <RecentArticles />}
      </div>
      {!isNewSite && <ContentCharts />}
    </ViewPage>
  );
}
