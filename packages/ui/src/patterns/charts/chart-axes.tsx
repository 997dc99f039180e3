import type { ChartScale } from "./chart-scale.ts";

interface ChartAxesProps {
  scale: ChartScale;
  height: number;
  categories: readonly string[];
  xLabel: string;
  yLabel: string;
  format: (value: number) => string;
}

/** The grid lines, and the labels of both axes. */
export function ChartAxes({ scale, height, categories, xLabel, yLabel, format }: ChartAxesProps) {
  const { left, right, top, bottom } = scale;
  return (
    <g className="fill-subtle-foreground text-xs tabular-nums">
      {scale.yTicks.map((tick) => (
        <g key={tick} transform={`translate(0 ${scale.y(tick)})`}>
          <line x1={left} x2={right} className={tick === 0 ? "stroke-input" : "stroke-border"} />
          <text x={left - 6} dy="0.32em" textAnchor="end">
            {format(tick)}
          </text>
        </g>
      ))}
      {scale.xTicks.map((index) => (
        <text key={index} x={scale.x(index)} y={bottom + 16} textAnchor="middle">
          {categories[index]}
        </text>
      ))}
      <text
        x={(left + right) / 2}
        y={height - 4}
        textAnchor="middle"
        className="fill-muted-foreground"
      >
        {xLabel}
      </text>
      <text
        transform={`translate(12 ${(top + bottom) / 2}) rotate(-90)`}
        textAnchor="middle"
        className="fill-muted-foreground"
      >
        {yLabel}
      </text>
    </g>
  );
}
