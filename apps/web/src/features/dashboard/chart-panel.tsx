import type { PanelStatus } from "@atrium/ui";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useMessages } from "../../shared/messages.ts";
import { pendingStatus } from "../../shared/panel-status.ts";
import { numberIn, type ThemeRow } from "./chart-data.ts";
import { Panel } from "./panel.tsx";
import type { themeRows } from "../../queries/charts.ts";

interface ChartPanelProps {
  query: ReturnType<typeof themeRows>;
  title: string;
  /** The page of what is counted. */
  all: { path: string; label: string };
  /** Draws the rows. */
  children: (rows: readonly ThemeRow[]) => ReactNode;
}

/** A chart over one question of the source query. */
export function ChartPanel({ query: options, title, all, children }: ChartPanelProps) {
  const { dashboard: messages } = useMessages();
  const query = useQuery(options);
  const rows = query.data?.records;
  const state = (): PanelStatus | undefined => {
    if (rows === undefined) return pendingStatus(query, title);
    const isEmpty = rows.every((row) => numberIn(row, "count") === 0);
    return isEmpty ? { status: "empty", title: messages.nothingToDraw } : undefined;
  };
  return (
    <Panel title={title} all={all} state={state()}>
      <div className="p-4">{rows && children(rows)}</div>
    </Panel>
  );
}
