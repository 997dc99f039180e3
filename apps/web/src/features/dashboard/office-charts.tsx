import { useHasPermission } from "@atrium/hooks";
import { BarChart } from "@atrium/ui/charts";
import { useLocale, useMessages } from "../../shared/messages.ts";
import { ageBars, monthBars, typeBars } from "./chart-data.ts";
import { ChartPanel } from "./chart-panel.tsx";
import { MostRead } from "./most-read.tsx";
import { themeRows } from "./queries.ts";

/** What the site has done lately, as far as the user may see it; loaded with the library that draws it. */
export function OfficeCharts() {
  const { dashboard: words } = useMessages();
  const locale = useLocale();
  const has = useHasPermission();
  const articles = { path: "/content/articles", label: words.articlesAll };
  const tasks = { path: "/tasks/wait-handle", label: words.tasksAll };
  return (
    <div className="grid items-start gap-3 xl:grid-cols-2">
      {has("content:article:page") && (
        <>
          <ChartPanel query={themeRows("articlesPerMonth")} title={words.perMonth} all={articles}>
            {(rows) => {
              const { categories, values } = monthBars(rows, locale);
              return (
                <BarChart
                  title={words.perMonthQuestion}
                  categories={categories}
                  series={[{ id: "articles", label: words.articlesAxis, values }]}
                  xLabel={words.month}
                  yLabel={words.articlesAxis}
                />
              );
            }}
          </ChartPanel>
          <ChartPanel query={themeRows("articlesByType")} title={words.byType} all={articles}>
            {(rows) => {
              const { categories, values } = typeBars(rows, words.others);
              return (
                <BarChart
                  title={words.byTypeQuestion}
                  categories={categories}
                  series={[{ id: "articles", label: words.articlesAxis, values }]}
                  xLabel={words.type}
                  yLabel={words.articlesAxis}
                />
              );
            }}
          </ChartPanel>
          <MostRead />
        </>
      )}
      {has("content:article:view") && (
        <ChartPanel query={themeRows("pendingTaskAge")} title={words.waiting} all={tasks}>
          {(rows) => {
            const { categories, values } = ageBars(rows, words);
            return (
              <BarChart
                title={words.waitingQuestion}
                categories={categories}
                series={[{ id: "reviews", label: words.reviewsAxis, values }]}
                xLabel={words.waitingAxis}
                yLabel={words.reviewsAxis}
              />
            );
          }}
        </ChartPanel>
      )}
    </div>
  );
}
