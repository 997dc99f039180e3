import { readJson, safeStorage } from "@atrium/hooks";
import { defaultTableLayout, type DataTableColumn, type DataTableLayout } from "@atrium/ui";
import { useState } from "react";
import { useViewLocation } from "../view-location.tsx";
import { storedLayout } from "./stored-layout.ts";

const storage = safeStorage(() => globalThis.localStorage);

/** A page's columns as this person last arranged them on this machine. */
export function useTableLayout<Row>(
  columns: readonly DataTableColumn<Row>[],
): [DataTableLayout, (layout: DataTableLayout) => void] {
  const key = `table:${useViewLocation().pathname}`;
  const [layout, setLayout] = useState(
    () => storedLayout(readJson(storage, key)) ?? defaultTableLayout(columns),
  );
  const remember = (next: DataTableLayout) => {
    setLayout(next);
    storage.set(key, JSON.stringify(next));
  };
  return [layout, remember];
}
