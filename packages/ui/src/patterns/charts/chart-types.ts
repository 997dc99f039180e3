import type { ReactNode } from "react";

/** One series of numbers, drawn in one colour. */
export interface ChartSeries {
  id: string;
  label: string;
  /** One for each category; null where there is none. */
  values: readonly (number | null)[];
}

export interface ChartProps {
  /** The finding, or the question: “Twice as many readers since May”. */
  title: string;
  /** Where the numbers come from, or what to mind. */
  note?: ReactNode | undefined;
  /** The labels of the x axis: days, types. */
  categories: readonly string[];
  /** At most four: more cannot be distinguished. */
  series: readonly ChartSeries[];
  /** The name of the bottom axis. */
  xLabel: string;
  /** The name of the left axis, with its unit. */
  yLabel: string;
  /** Formats a number; by the reader's locale by default. */
  format?: ((value: number) => string) | undefined;
  /** Height of the drawing in pixels. */
  height?: number | undefined;
  className?: string | undefined;
}
