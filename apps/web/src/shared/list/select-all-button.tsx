import { Button } from "@atrium/ui";
import { useState } from "react";
import { useMessages } from "../messages.ts";
import { notices } from "../notices.tsx";
import type { ListPage } from "./use-list-page.ts";
import type { Selection } from "./use-selection.ts";

/** More would make one step that nobody can check, and a long wait. */
const MAX_SELECTED = 1000;

interface SelectAllButtonProps<Row> {
  page: ListPage<Row>;
  selection: Selection<Row>;
}

/** Selects the rows of all pages, up to a limit that it names; offered once all of this page are selected. */
export function SelectAllButton<Row extends { readonly id: string }>({
  page,
  selection,
}: SelectAllButtonProps<Row>) {
  const { list: messages } = useMessages();
  const [isReading, setReading] = useState(false);
  const { total = 0, rows } = page;
  const { selectedIds } = selection.ofTable;
  const isPageSelected = rows.every(({ id }) => selectedIds.has(id));
  const count = Math.min(total, MAX_SELECTED);
  if (!isPageSelected || selectedIds.size >= count) return null;

  async function selectAll(): Promise<void> {
    setReading(true);
    try {
      const { readAllRows } = await import("./read-all-rows.ts");
      selection.keep(await readAllRows(page, { limit: MAX_SELECTED }));
    } catch {
      notices.error(messages.selectAllFailed);
    } finally {
      setReading(false);
    }
  }

  return (
    <Button size="sm" variant="link" loading={isReading} onClick={() => void selectAll()}>
      {total > MAX_SELECTED || page.truncated
        ? messages.selectFirst({ count })
        : messages.selectAll({ count })}
    </Button>
  );
}
