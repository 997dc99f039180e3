import { Button } from "@atrium/ui";
import { Download } from "lucide-react";
import type { ImportColumn, ImportKind } from "../../queries/imports.ts";
import { saveRows, type SheetFormat } from "../list/save-rows.ts";
import { useLocale, useMessages } from "../messages.ts";
import { headerOf } from "./header-of.ts";

interface ImportTemplateProps {
  kind: ImportKind;
  columns: readonly ImportColumn[];
}

/** Saves a file with all columns and one row as an example. */
export function ImportTemplate({ kind, columns }: ImportTemplateProps) {
  const { imports: messages } = useMessages();
  const locale = useLocale();
  const save = (format: SheetFormat) => {
    const listed = columns.map((column) => ({
      id: column.field,
      header: headerOf(column, locale),
      text: () => column.example,
    }));
    void saveRows(format, listed, [{}], `${kind}-template`);
  };
  return (
    <div className="flex flex-wrap gap-2">
      {(["csv", "xlsx"] as const).map((format) => (
        <Button
          key={format}
          size="sm"
          variant="outline"
          disabled={columns.length === 0}
          onClick={() => save(format)}
        >
          <Download aria-hidden="true" />
          {messages.template({ format: format.toUpperCase() })}
        </Button>
      ))}
    </div>
  );
}
