import { Skeleton } from "../components/skeleton.tsx";
import { cn } from "../lib/utils.ts";
import {
  cardClasses,
  cardRoles,
  cellClasses,
  heightClasses,
  nameClasses,
} from "./data-table-classes.ts";
import type { DataTableDensity } from "./data-table-types.ts";

interface SkeletonRowsProps {
  rows: number;
  columns: number;
  selectable: boolean;
  hasActions: boolean;
  density: DataTableDensity;
  isCard: boolean;
}

/** Rows of the size the real ones will have. */
export function SkeletonRows({
  rows,
  columns,
  selectable,
  hasActions,
  density,
  isCard,
}: SkeletonRowsProps) {
  const cell = cn(cellClasses, heightClasses[density]);
  if (isCard) return <SkeletonCards count={rows} />;
  return (
    <tbody>
      {Array.from({ length: rows }, (_row, row) => (
        <tr key={row} className="group">
          {selectable && (
            <td className={cn(cell, "w-9 pr-0")}>
              <Skeleton className="size-4" />
            </td>
          )}
          {Array.from({ length: columns }, (_column, column) => (
            <td key={column} className={cn(cell, column === 0 && nameClasses(true))}>
              <Skeleton className={column === 0 ? widths[row % widths.length] : "min-w-16"} />
            </td>
          ))}
          {hasActions && (
            <td className={cn(cell, "w-px")}>
              <Skeleton className="w-18" />
            </td>
          )}
        </tr>
      ))}
    </tbody>
  );
}

function SkeletonCards({ count }: { count: number }) {
  return (
    <tbody role={cardRoles.rowgroup} className="block">
      {Array.from({ length: count }, (_row, row) => (
        <tr key={row} role={cardRoles.row} className={cardClasses.row}>
          <td role={cardRoles.cell} className="grid w-full gap-2 p-0 py-1">
            <Skeleton className={widths[row % widths.length]} />
            <Skeleton className="w-1/3" />
          </td>
        </tr>
      ))}
    </tbody>
  );
}

const widths = ["w-3/4", "w-1/2", "w-2/3", "w-2/5", "w-3/5"];
