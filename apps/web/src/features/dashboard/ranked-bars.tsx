import { useLocale } from "../../shared/messages.ts";
import type { Bars } from "./chart-data.ts";

interface RankedBarsProps {
  title: string;
  bars: Bars;
}

/** Counts by name, the most first. Each bar lies beside its whole name and its number, at any width. */
export function RankedBars({ title, bars: { categories, values } }: RankedBarsProps) {
  const locale = useLocale();
  const most = Math.max(...values);
  return (
    <figure className="m-0 grid gap-3">
      <figcaption className="text-base font-semibold">{title}</figcaption>
      <ul className="m-0 grid list-none grid-cols-[minmax(0,auto)_minmax(6rem,1fr)_auto] items-center gap-x-3 gap-y-2 p-0 text-sm">
        {categories.map((name, at) => {
          const value = values[at] ?? 0;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- two types may have one name
            <li key={at} className="col-span-3 grid grid-cols-subgrid items-center">
              <span className="wrap-anywhere text-muted-foreground">{name}</span>
              <span
                aria-hidden="true"
                className="h-4 rounded-sm bg-chart-1"
                style={{ width: `${(100 * value) / most}%` }}
              />
              <span className="text-right tabular-nums">{value.toLocaleString(locale)}</span>
            </li>
          );
        })}
      </ul>
    </figure>
  );
}
