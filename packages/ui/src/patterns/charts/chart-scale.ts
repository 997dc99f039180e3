import { max, min, nice, ticks } from "d3-array";
import type { ChartSeries } from "./chart-types.ts";

/** The margin around the plot, in pixels. */
export const margin = { top: 8, right: 12, bottom: 42, left: 56 };

/** The positions of numbers and categories in the plot. */
export interface ChartScale {
  /** The plot's left, right, top and bottom. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Height of a number. */
  y: (value: number) => number;
  /** The middle of a category's band. */
  x: (index: number) => number;
  /** Width of a category's band. */
  band: number;
  /** Round numbers for the left axis. */
  yTicks: number[];
  /** The categories whose labels fit. */
  xTicks: number[];
}

const minLabelWidth = 64;
const minTickDistance = 44;

/** Creates a scale that includes zero and every number of the series. */
export function chartScale(
  series: readonly ChartSeries[],
  count: number,
  width: number,
  height: number,
): ChartScale {
  const { left, top } = margin;
  const right = Math.max(width - margin.right, left + 1);
  const bottom = height - margin.bottom;
  const numbers = [0, ...series.flatMap(({ values }) => values.filter((value) => value !== null))];
  const tickCount = Math.max(2, Math.floor((bottom - top) / minTickDistance));
  const [low, high] = nice(min(numbers) ?? 0, max(numbers) || 1, tickCount);
  const band = (right - left) / Math.max(count, 1);
  const step = Math.max(1, Math.ceil(minLabelWidth / band));
  return {
    left,
    right,
    top,
    bottom,
    y: (value) => bottom - ((value - low) / (high - low)) * (bottom - top),
    x: (index) => left + band * (index + 0.5),
    band,
    yTicks: ticks(low, high, tickCount),
    xTicks: Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step),
  };
}
