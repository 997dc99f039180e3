"use client";

import { ChartFrame } from "./chart-frame.tsx";
import type { ChartScale } from "./chart-scale.ts";
import type { ChartProps, ChartSeries } from "./chart-types.ts";
import { seriesStyle } from "./series-styles.ts";

/**
 * A bar chart. Bars of several series are side by side.
 *
 * @example
 * <BarChart
 *   title="News is read most"
 *   categories={["News", "Notices"]}
 *   series={[{ id: "reads", label: "Reads", values: [1204, 310] }]}
 *   xLabel="Type"
 *   yLabel="Reads"
 * />
 */
export function BarChart(props: ChartProps) {
  return (
    <ChartFrame {...props}>
      {(scale) =>
        props.series.map((series, index) => (
          <Bars key={series.id} {...{ scale, series, index, count: props.series.length }} />
        ))
      }
    </ChartFrame>
  );
}

interface BarsProps {
  scale: ChartScale;
  series: ChartSeries;
  index: number;
  count: number;
}

const maxBarWidth = 48;

function Bars({ scale, series, index, count }: BarsProps) {
  const width = Math.min((scale.band * 0.72) / count, maxBarWidth);
  const zero = scale.y(0);
  return (
    <g className={seriesStyle(index).text} fill="currentColor">
      {series.values.map((value, at) => {
        if (value === null) return null;
        const y = scale.y(value);
        return (
          <rect
            // oxlint-disable-next-line react/no-array-index-key -- a bar is its place
            key={at}
            x={scale.x(at) + width * (index - count / 2) + 0.5}
            y={Math.min(y, zero)}
            width={Math.max(width - 1, 1)}
            height={Math.abs(zero - y)}
          />
        );
      })}
    </g>
  );
}
