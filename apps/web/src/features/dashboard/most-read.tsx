import { useLocale, useMessages } from "../../shared/messages.ts";
import { pendingStatus } from "../../shared/panel-status.ts";
import { numberIn, textIn } from "./chart-data.ts";
import { PanelRow } from "./panel-row.tsx";
import { Panel, PanelList } from "./panel.tsx";
import { themeRows } from "../../queries/charts.ts";
import { useQuery } from "../../shared/use-query.ts";

/** The articles visitors read most. */
export function MostRead() {
  const { dashboard: messages } = useMessages();
  const locale = useLocale();
  const query = useQuery(themeRows("mostReadArticles", 8));
  const rows = query.data?.records ?? [];
  if (query.data !== undefined && rows.length === 0) return null;
  return (
    <Panel
      title={messages.mostRead}
      all={{
        path: "/content/articles?sortField=readCount&sortOrder=desc",
        label: messages.articlesAll,
      }}
      state={query.data === undefined ? pendingStatus(query, messages.mostRead) : undefined}
    >
      <PanelList>
        {rows.map((row) => (
          <PanelRow
            key={textIn(row, "id")}
            to={`/content/articles/view/${encodeURIComponent(textIn(row, "id"))}`}
            title={textIn(row, "title")}
            details={textIn(row, "typeName")}
            end={
              <span className="text-xs text-subtle-foreground tabular-nums">
                {messages.reads({ count: numberIn(row, "readCount").toLocaleString(locale) })}
              </span>
            }
          />
        ))}
      </PanelList>
    </Panel>
  );
}
