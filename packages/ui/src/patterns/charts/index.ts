export { BarChart } from "./bar-chart.tsx";
export type { ChartProps, ChartSeries } from "./chart-types.ts";
export { LineChart } from "./line-chart.tsx";
