import { useStoreSelector } from "@atrium/hooks";
import type { DataTableDensity } from "@atrium/ui";
import { preferences } from "./api.ts";

/** How high the rows of tables are, as the person has chosen. */
export function useTableDensity(): DataTableDensity {
  return useStoreSelector(preferences, ({ density }) => density);
}
