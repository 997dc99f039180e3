import type { ReactNode } from "react";
import { pendingStatus } from "../../shared/panel-status.ts";
import { numberIn, type ThemeRow } from "./chart-data.ts";
import { Panel } from "./panel.tsx";
import type { themeRows } from "../../queries/charts.ts";
import { useQuery } from "../../shared/use-query.ts";

interface ChartPanelProps {
  query: ReturnType<typeof themeRows>;
  title: string;
  /** The page of what is counted. */
  all: { path: string; label: string };
  /** Draws the rows. */
  children: (rows: readonly ThemeRow[]) => ReactNode;
}

/** A chart over one question of the source query; none when there is nothing to draw. */
export function ChartPanel({ query: options, title, all, children }: ChartPanelProps) {
  const query = useQuery(options);
  const rows = query.data?.records;
  // Nothing empty takes up room.
  if (rows?.every((row) => numberIn(row, "count") === 0)) return null;
  return (
    <Panel
      title={title}
      all={all}
      state={rows === undefined ? pendingStatus(query, title) : undefined}
    >
      <div className="p-4">{rows && children(rows)}</div>
    </Panel>
  );
}
