import { Button, Dialog, Field } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import {
  importColumns,
  importQueries,
  type ImportKind,
  type ImportReport,
} from "../../queries/imports.ts";
import { useMessages } from "../messages.ts";
import { notices } from "../notices.tsx";
import { useQuery } from "../use-query.ts";
import { FileChoice } from "./file-choice.tsx";
import { fileProblem } from "./file-problem.ts";
import { ImportReportTable } from "./import-report-table.tsx";
import { ImportTemplate } from "./import-template.tsx";
import { MAX_FILE_BYTES, readBase64 } from "./read-base64.ts";

export interface ImportDialogProps {
  kind: ImportKind;
  /** The dictionary of the items. */
  dictId?: string | undefined;
  /** Opens an imported record. */
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** A file that was read, and what would become of its rows. */
interface Checked {
  readonly name: string;
  readonly file: string;
  readonly report: ImportReport;
}

/** Chooses a file, shows what would become of each row, and imports it: all of it or nothing. */
export function ImportDialog({ kind, dictId, onOpen, onClose }: ImportDialogProps) {
  const { imports: messages, form } = useMessages();
  const id = useId();
  const { data, error } = useQuery(importColumns(kind));
  const run = useMutation(importQueries.run());
  const [problem, setProblem] = useState<string>();
  const [checked, setChecked] = useState<Checked>();
  const importFile = (file: string, dryRun: boolean) =>
    run.mutateAsync({ kind, file, dryRun, ...(dictId !== undefined && { dictId }) });

  async function attempt(name: string, work: () => Promise<void>): Promise<void> {
    setProblem(undefined);
    try {
      await work();
    } catch (failure) {
      setProblem(fileProblem(failure, { name, count: data?.maxRows ?? 0 }, messages.fileProblems));
    }
  }

  const check = (chosen: File | undefined) =>
    attempt(chosen?.name ?? "", async () => {
      setChecked(undefined);
      if (chosen === undefined) return;
      const { name, size } = chosen;
      if (size > MAX_FILE_BYTES) return setProblem(messages.tooLarge({ name }));
      const file = await readBase64(chosen);
      setChecked({ name, file, report: await importFile(file, true) });
    });

  const importChecked = ({ name, file }: Checked) =>
    attempt(name, async () => {
      const report = await importFile(file, false);
      setChecked({ name, file, report });
      if (report.imported) notices.success(messages.done({ count: report.rows.length }));
    });

  const isDone = checked?.report.imported ?? false;
  const canImport =
    checked !== undefined && checked.report.rows.every(({ outcome }) => outcome !== "refused");
  return (
    <Dialog
      open
      keepOpen={run.isPending}
      title={messages.title}
      description={messages.text}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {isDone ? form.close : form.cancel}
          </Button>
          {!isDone && (
            <Button
              disabled={!canImport}
              loading={run.isPending}
              onClick={() => checked && void importChecked(checked)}
            >
              {messages.run({ count: checked?.report.rows.length ?? 0 })}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        {!isDone && (
          <>
            <ImportTemplate kind={kind} columns={data?.columns ?? []} />
            <Field
              label={messages.file}
              id={`${id}-file`}
              error={problem ?? error?.message}
              help={data && messages.fileHelp({ count: data.maxRows })}
            >
              <FileChoice id={`${id}-file`} onChoose={(file) => void check(file)} />
            </Field>
          </>
        )}
        <div aria-live="polite">
          {checked && (
            <ImportReportTable
              report={checked.report}
              columns={data?.columns ?? []}
              onOpen={(record) => {
                onClose();
                onOpen(record);
              }}
            />
          )}
        </div>
      </div>
    </Dialog>
  );
}
