import { useHasPermission, useSessionUser } from "@atrium/hooks";
import { PageHeader, PanelState } from "@atrium/ui";
import { lazyPart } from "../../shared/lazy-part.tsx";
import { useMessages } from "../../shared/messages.ts";
import { pendingStatus } from "../../shared/panel-status.ts";
import { ViewPage } from "../../shared/view-page.tsx";
import { GettingStarted } from "./getting-started.tsx";
import { LateCharts } from "./late-charts.tsx";
import { newestArticles } from "./newest-articles.ts";
import { RecentArticles } from "./recent-articles.tsx";
import { HomeSections } from "./home-sections.tsx";
import { UnsavedOnDevice } from "./unsaved-on-device.tsx";
import { home } from "../../queries/home.ts";
import { useQuery } from "../../shared/use-query.ts";

// Only those who look after the site see it.
const SiteHealth = lazyPart(
  async () => (await import("./site-health.tsx")).SiteHealth,
  // Of its height, so that what is below does not move under the pointer.
  <div aria-busy className="h-28 rounded-lg border border-border bg-card" />,
);

/** What waits for the user, how the site is, what was written last, and what became of it. */
export function DashboardPage() {
  const { dashboard: messages } = useMessages();
  const user = useSessionUser();
  const has = useHasPermission();
  const seesArticles = has("content:article:page");
  const recent = useQuery({ ...newestArticles, enabled: seesArticles });
  const waiting = useQuery(home);
  const isNewSite = recent.data?.total === 0;
  // What is above the charts has its height.
  const isLaidOut = !waiting.isPending && !(seesArticles && recent.isPending);
  return (
    <ViewPage>
      <PageHeader
        title={messages.greeting({ name: user?.name ?? "" })}
        description={messages.pageDescription}
      />
      <UnsavedOnDevice />
      {isNewSite && <GettingStarted />}
      {waiting.data === undefined ? (
        <PanelState
          state={pendingStatus(waiting, messages.waitingForYou)}
          className="rounded-lg border border-border bg-card"
        />
      ) : (
        <HomeSections sections={waiting.data.sections} />
      )}
      {waiting.data?.system && <SiteHealth system={waiting.data.system} />}
      {seesArticles && !isNewSite && <RecentArticles />}
      {isLaidOut && !isNewSite && <LateCharts />}
    </ViewPage>
  );
}
DashboardPage.firstQueries = () => [home];
