/** The styles that distinguish the series: a colour and, for those who do not see it, a stroke and a mark. */
export const seriesStyles = [
  { text: "text-chart-1", dash: undefined, mark: "circle" },
  { text: "text-chart-2", dash: "7 4", mark: "square" },
  { text: "text-chart-3", dash: "2 4", mark: "triangle" },
  { text: "text-chart-4", dash: "10 4 2 4", mark: "diamond" },
] as const;

/** The style of the series at an index. */
export function seriesStyle(index: number) {
  return seriesStyles[index % seriesStyles.length] ?? seriesStyles[0];
}
