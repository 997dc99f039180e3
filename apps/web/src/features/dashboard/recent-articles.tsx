import type { PanelStatus } from "@atrium/ui";
import { useMessages } from "../../shared/messages.ts";
import { pendingStatus } from "../../shared/panel-status.ts";
import { RelativeTime } from "../../shared/time.tsx";
import { useQuery } from "../../shared/use-query.ts";
import { DisplayStatusBadge } from "../../shared/workflow/display-status.tsx";
import { Panel, PanelList } from "./panel.tsx";
import { PanelRow } from "./panel-row.tsx";
import { newestArticles } from "./newest-articles.ts";

/** The articles changed last. */
export function RecentArticles() {
  const { dashboard: messages } = useMessages();
  const query = useQuery(newestArticles);
  const rows = query.data?.records ?? [];
  const state = (): PanelStatus | undefined => {
    if (query.data === undefined) {
      return pendingStatus(query, messages.articlesTitle);
    }
    return rows.length === 0 ? { status: "empty", title: messages.articlesEmpty } : undefined;
  };
  return (
    <Panel
      title={messages.articlesTitle}
      all={{ path: "/content/articles", label: messages.articlesAll }}
      state={state()}
    >
      <PanelList>
        {rows.map((article) => (
          <PanelRow
            key={article.id}
            to={`/content/articles/view/${article.id}`}
            title={article.title}
            details={
              <>
                {article.typeName} · {article.updatedByName} ·{" "}
                <RelativeTime value={article.updatedAt} />
              </>
            }
            end={<DisplayStatusBadge status={article.displayStatus} />}
          />
        ))}
      </PanelList>
    </Panel>
  );
}
