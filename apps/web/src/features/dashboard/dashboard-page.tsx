import { useHasPermission, useSessionUser } from "@atrium/hooks";
import { PageHeader, Skeleton } from "@atrium/ui";
import { lazy, Suspense } from "react";
import { useMessages } from "../../shared/messages.ts";
import { ViewPage } from "../../shared/view-page.tsx";
import { CounterTiles } from "./counter-tiles.tsx";
import { RecentArticles } from "./recent-articles.tsx";
import { WaitingTasks } from "./waiting-tasks.tsx";

// What draws charts is large, and what waits for the user comes first.
const OfficeCharts = lazy(() => import("./office-charts.tsx"));

/** What waits for the user, what was written last, and what became of it. */
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
      <Suspense fallback={<Skeleton className="h-80" />}>
        <OfficeCharts />
      </Suspense>
    </ViewPage>
  );
}
