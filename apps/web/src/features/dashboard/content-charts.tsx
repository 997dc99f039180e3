import { useHasPermission } from "@atrium/hooks";
import { BarChart } from "@atrium/ui/charts";
import { useLocale, useMessages } from "../../shared/messages.ts";
import { ageBars, monthBars, typeBars } from "./chart-data.ts";
import { ChartPanel } from "./chart-panel.tsx";
import { MostRead } from "./most-read.tsx";
import { RankedBars } from "./ranked-bars.tsx";
import { themeRows } from "../../queries/charts.ts";

/** What the site has done lately, as far as the user may see it; loaded with the library that draws it. */
export function ContentCharts() {
  const { dashboard: messages } = useMessages();
  const locale = useLocale();
  const has = useHasPermission();
  const articles = { path: "/content/articles", label: messages.articlesAll };
  const tasks = { path: "/tasks/wait-handle", label: messages.tasksAll };
  return (
    <div className="grid items-start gap-3 xl:grid-cols-2">
      {has("content:article:page") && (
        <>
          <ChartPanel
            query={themeRows("articlesPerMonth")}
            title={messages.perMonth}
            all={articles}
          >
            {(rows) => {
              const { categories, values } = monthBars(rows, locale);
              return (
                <BarChart
                  title={messages.perMonthQuestion}
                  categories={categories}
                  series={[{ id: "articles", label: messages.articlesAxis, values }]}
                  xLabel={messages.month}
                  yLabel={messages.articlesAxis}
                />
              );
            }}
          </ChartPanel>
          <ChartPanel query={themeRows("articlesByType")} title={messages.byType} all={articles}>
            {(rows) => (
              <RankedBars title={messages.byTypeQuestion} bars={typeBars(rows, messages.others)} />
            )}
          </ChartPanel>
          <MostRead />
        </>
      )}
      {has("content:article:view") && (
        <ChartPanel query={themeRows("pendingTaskAge")} title={messages.waiting} all={tasks}>
          {(rows) => {
            const { categories, values } = ageBars(rows, messages);
            return (
              <BarChart
                title={messages.waitingQuestion}
                categories={categories}
                series={[{ id: "reviews", label: messages.reviewsAxis, values }]}
                xLabel={messages.waitingAxis}
                yLabel={messages.reviewsAxis}
              />
            );
          }}
        </ChartPanel>
      )}
    </div>
  );
}
