"use client";

import { ChartFrame } from "./chart-frame.tsx";
import type { ChartScale } from "./chart-scale.ts";
import type { ChartProps, ChartSeries } from "./chart-types.ts";
import { SeriesMark } from "./series-mark.tsx";
import { seriesStyle } from "./series-styles.ts";

/**
 * How amounts change over time. Where a number is missing the line breaks.
 *
 * @example
 * <LineChart
 *   title="Twice as many readers since May"
 *   categories={days}
 *   series={[{ id: "reads", label: "Reads", values: reads }]}
 *   xLabel="Day"
 *   yLabel="Reads"
 * />
 */
export function LineChart(props: ChartProps) {
  return (
    <ChartFrame {...props}>
      {(scale) =>
        props.series.map((series, index) => (
          <Line key={series.id} scale={scale} series={series} index={index} />
        ))
      }
    </ChartFrame>
  );
}

/** With less room than this between them, marks would run into one another. */
const minMarkDistance = 14;

interface LineProps {
  scale: ChartScale;
  series: ChartSeries;
  index: number;
}

function Line({ scale, series, index }: LineProps) {
  const { text, dash } = seriesStyle(index);
  const { values } = series;
  return (
    <g className={text}>
      <path
        d={pathOf(values, scale)}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeDasharray={dash}
      />
      {values.map((value, at) => {
        const isShown = scale.band >= minMarkDistance || isIsolated(values, at);
        if (value === null || !isShown) return null;
        // oxlint-disable-next-line react/no-array-index-key -- a mark is its place
        return <SeriesMark key={at} series={index} x={scale.x(at)} y={scale.y(value)} />;
      })}
    </g>
  );
}

function pathOf(values: ChartSeries["values"], scale: ChartScale): string {
  return values
    .map((value, at) => {
      if (value === null) return "";
      const isStart = (values[at - 1] ?? null) === null;
      return `${isStart ? "M" : "L"}${scale.x(at)} ${scale.y(value)}`;
    })
    .join("");
}

/** Without neighbours a number would draw no line. */
function isIsolated(values: ChartSeries["values"], at: number): boolean {
  return (values[at - 1] ?? null) === null && (values[at + 1] ?? null) === null;
}
