import { Badge } from "@atrium/ui";
import type { ImportColumn, ImportReport } from "../../queries/imports.ts";
import { RowName } from "../list/row-name.tsx";
import { useLocale, useMessages } from "../messages.ts";
import { headerOf } from "./header-of.ts";
import { problemText } from "./problem-text.ts";

interface ImportReportTableProps {
  report: ImportReport;
  columns: readonly ImportColumn[];
  /** Opens a record. */
  onOpen: (id: string) => void;
}

type Row = ImportReport["rows"][number];

const outcomes = ["created", "updated", "unchanged", "refused"] as const;

/** What becomes of each row of a file, those that are refused first. */
export function ImportReportTable({ report, columns, onOpen }: ImportReportTableProps) {
  const catalogue = useMessages();
  const { imports: messages, phrases } = catalogue;
  const locale = useLocale();
  const { rows, ignoredColumns } = report;
  const words = report.imported ? messages.outcomes : messages.wouldBe;
  const counts = outcomes.flatMap((outcome) => {
    const count = rows.filter((row) => row.outcome === outcome).length;
    return count === 0 ? [] : [phrases.labelled({ name: words[outcome], text: String(count) })];
  });
  const labelOf = (field: string) => {
    const column = columns.find((one) => one.field === field);
    return column === undefined ? field : headerOf(column, locale);
  };
  const isRefused = ({ outcome }: Row) => (outcome === "refused" ? 0 : 1);
  const sorted = rows.toSorted((one, other) => isRefused(one) - isRefused(other));
  return (
    <section aria-label={messages.report} className="grid gap-2 text-sm">
      <p className="m-0 font-medium">{counts.join(" · ")}</p>
      {rows.some(({ outcome }) => outcome === "refused") && (
        <p className="m-0 text-destructive">{messages.nothingImported}</p>
      )}
      {ignoredColumns.length > 0 && (
        <p className="m-0 text-muted-foreground">
          {messages.ignored({ names: ignoredColumns.join(", ") })}
        </p>
      )}
      <ul className="m-0 grid max-h-80 list-none gap-2 overflow-y-auto p-0">
        {sorted.map((row) => (
          <li key={row.line} className="flex flex-wrap items-start gap-2 wrap-anywhere">
            <span className="w-16 text-muted-foreground">{messages.line({ line: row.line })}</span>
            <div className="min-w-0 flex-1">
              <RowName
                name={row.name}
                onOpen={row.id === null ? undefined : () => onOpen(row.id ?? "")}
              />
              {row.problems.map((problem) => (
                <p key={`${problem.field} ${problem.code}`} className="m-0 text-destructive">
                  {problemText(problem, labelOf, catalogue)}
                </p>
              ))}
            </div>
            <Badge variant={row.outcome === "refused" ? "destructive" : "secondary"}>
              {words[row.outcome]}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
