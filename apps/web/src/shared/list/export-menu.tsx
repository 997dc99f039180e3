import { Button, Dialog, DropdownMenu, Progress } from "@atrium/ui";
import { Download } from "lucide-react";
import { useRef, useState } from "react";
import { useMessages } from "../messages.ts";
import { notices } from "../notices.tsx";
import type { ListColumn } from "./list-column.ts";
import type { SheetFormat } from "./save-rows.ts";
import type { ListPage } from "./use-list-page.ts";

interface ExportMenuProps<Row> {
  page: ListPage<Row>;
  columns: readonly ListColumn<Row>[];
  /** The file's name without its ending. */
  fileName: string;
}

/** Saves the whole list, as it is filtered and sorted, in the columns that are shown. */
export function ExportMenu<Row>({ page, columns, fileName }: ExportMenuProps<Row>) {
  const { list: messages } = useMessages();
  const [part, setPart] = useState<number>();
  const ending = useRef<AbortController>(null);

  async function save(format: SheetFormat): Promise<void> {
    const controller = new AbortController();
    ending.current = controller;
    setPart(0);
    try {
      const [{ readAllRows }, { saveRows }] = await Promise.all([
        import("./read-all-rows.ts"),
        import("./save-rows.ts"),
      ]);
      const rows = await readAllRows(page, { onProgress: setPart, signal: controller.signal });
      await saveRows(format, columns, rows, fileName);
      const said = { count: rows.length };
      if (page.truncated) notices.warning(messages.exportedPart(said));
      else notices.success(messages.exported(said));
    } catch {
      if (!controller.signal.aborted) notices.error(messages.exportFailed);
    } finally {
      setPart(undefined);
    }
  }

  return (
    <>
      <DropdownMenu
        entries={[
          { id: "csv", label: messages.exportCsv, onSelect: () => void save("csv") },
          { id: "xlsx", label: messages.exportXlsx, onSelect: () => void save("xlsx") },
        ]}
        trigger={
          <Button variant="ghost" disabled={page.table.status !== "ready"}>
            <Download aria-hidden="true" />
            {messages.export}
          </Button>
        }
      />
      {part !== undefined && (
        <Dialog
          open
          keepOpen
          size="sm"
          title={messages.exporting}
          onOpenChange={() => ending.current?.abort()}
          footer={
            <Button variant="outline" onClick={() => ending.current?.abort()}>
              {messages.cancelExport}
            </Button>
          }
        >
          <Progress label={messages.exporting} value={Math.round(part * 100)} />
        </Dialog>
      )}
    </>
  );
}
