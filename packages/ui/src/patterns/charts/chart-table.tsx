import type { ChartSeries } from "./chart-types.ts";

interface ChartTableProps {
  title: string;
  categories: readonly string[];
  series: readonly ChartSeries[];
  xLabel: string;
  format: (value: number) => string;
}

/** The same numbers as a table. */
export function ChartTable({ title, categories, series, xLabel, format }: ChartTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
    <div role="region" aria-label={title} tabIndex={0} className="max-h-80 overflow-auto">
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-b border-border text-xs text-subtle-foreground">
            <th scope="col" className="py-1.5 pr-3 text-left font-medium">
              {xLabel}
            </th>
            {series.map((one) => (
              <th key={one.id} scope="col" className="py-1.5 pl-3 text-right font-medium">
                {one.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category, index) => (
            <tr key={category} className="border-b border-border last:border-0">
              <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                {category}
              </th>
              {series.map((one) => (
                <td key={one.id} className="py-1.5 pl-3 text-right tabular-nums">
                  {formatted(one.values[index], format)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function formatted(value: number | null | undefined, format: (value: number) => string): string {
  return value === null || value === undefined ? "–" : format(value);
}
