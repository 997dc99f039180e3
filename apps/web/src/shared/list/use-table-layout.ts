import { readJson, safeStorage } from "@atrium/hooks";
import { defaultTableLayout, type DataTableColumn, type DataTableLayout } from "@atrium/ui";
import { useState } from "react";
import * as z from "zod/mini";
import { useViewLocation } from "../view-location.tsx";

const storage = safeStorage(() => globalThis.localStorage);

const layoutSchema = z.object({
  hidden: z.array(z.string()),
  order: z.array(z.string()),
  widths: z.record(z.string(), z.number()),
});

/** A page's columns as this person last arranged them on this machine. */
export function useTableLayout<Row>(
  columns: readonly DataTableColumn<Row>[],
): [DataTableLayout, (layout: DataTableLayout) => void] {
  const key = `table:${useViewLocation().pathname}`;
  const [layout, setLayout] = useState(
    () => layoutSchema.safeParse(readJson(storage, key)).data ?? defaultTableLayout(columns),
  );
  const remember = (next: DataTableLayout) => {
    setLayout(next);
    storage.set(key, JSON.stringify(next));
  };
  return [layout, remember];
}
