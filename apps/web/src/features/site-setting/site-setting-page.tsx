import { PageHeader, PanelState } from "@atrium/ui";
import { AdminLink } from "../../shared/admin-link.tsx";
import { useMessages } from "../../shared/messages.ts";
import { pendingStatus } from "../../shared/panel-status.ts";
import { usePagePath } from "../../shared/use-page-path.ts";
import { ViewPage } from "../../shared/view-page.tsx";
import { siteSetting } from "../../queries/site-settings.ts";
import { useQuery } from "../../shared/use-query.ts";
import { SiteSettingForm } from "./site-setting-form.tsx";

/** The site's settings, with a preview of the public pages. */
export function SiteSettingPage() {
  const { siteSetting: messages } = useMessages();
  const health = usePagePath("monitor/health/index");
  // A refetch must not replace the input; conflicts are detected when saving.
  const query = useQuery({ ...siteSetting, refetchOnWindowFocus: false });
  return (
    <ViewPage>
      <PageHeader
        title={messages.title}
        description={
          <>
            {messages.pageDescription} {messages.ofServer}{" "}
            {health !== undefined && (
              <AdminLink look="text" to={health} className="underline">
                {messages.seeHealth}
              </AdminLink>
            )}
          </>
        }
      />
      {query.data === undefined ? (
        <PanelState state={pendingStatus(query, messages.permission)} />
      ) : (
        <SiteSettingForm setting={query.data} />
      )}
    </ViewPage>
  );
}
SiteSettingPage.firstQueries = () => [siteSetting];
