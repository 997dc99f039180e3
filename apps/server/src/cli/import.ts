import { createReadStream, statSync } from "node:fs";
import { resolve } from "node:path";
import { defineCommand } from "citty";
import type { Config } from "../kernel/config/config.ts";
import { openDatabase } from "../db/open-database.ts";
import { ReportFile } from "./import-report/report-file.ts";
import { reportText } from "./import-report/report-text.ts";
import { importWxr, type ImportProgress } from "../import/import-wxr.ts";
import type { ImportReport } from "../import/report.ts";
import { WxrError } from "../import/wxr/wxr-error.ts";
import { ProgressLine, type ProgressState } from "./progress-line.ts";
import { CommandError, commandLog, runCommand } from "./run-command.ts";

interface ImportCall {
  file: string;
  dryRun: boolean;
  under: string | null;
  reportPath: string | null;
}

/** `atrium import`: imports a WordPress export, all or nothing. */
export const importCommand = defineCommand({
  meta: {
    name: "import",
    description: "Import a WordPress export (WXR 1.0 to 1.2); a second run duplicates nothing",
  },
  args: {
    file: { type: "positional", description: "The exported XML file", required: true },
    "dry-run": { type: "boolean", description: "Report what would happen, change nothing" },
    under: { type: "string", description: "Code of the article type to put everything under" },
    report: { type: "string", description: "JSON file to write every single entry to" },
  },
  run: ({ args }) =>
    runCommand((config) =>
      runImport(config, {
        file: resolve(args.file),
        dryRun: args["dry-run"] === true,
        under: args.under ?? null,
        reportPath: args.report === undefined ? null : resolve(args.report),
      }),
    ),
});

async function runImport(config: Config, call: ImportCall): Promise<void> {
  const size = sizeOf(call.file);
  const database = await openDatabase(config, commandLog);
  try {
    await database.migrate({ alter: config.migrate });
    const report = await withReportFile(call.reportPath, async (file) => {
      const progress = new ProgressLine(process.stderr);
      try {
        return await importWxr({
          open: () => createReadStream(call.file),
          db: database.db,
          now: new Date(),
          dryRun: call.dryRun,
          under: call.under,
          onProgress: (now) => progress.show(describe(now, size)),
          onEntry: (entry) => file?.add(entry),
        });
      } finally {
        progress.end();
      }
    });
    process.stdout.write(`\n${reportText(report)}`);
  } catch (error) {
    if (!(error instanceof WxrError)) throw error;
    throw new CommandError(`${error.message}\nNothing was imported.`, { cause: error });
  } finally {
    await database.close();
  }
}

function describe({ phase, bytes, entries }: ImportProgress, size: number): ProgressState {
  const percent = size === 0 ? 100 : Math.min(Math.floor((bytes / size) * 100), 100);
  const what = phase === "checking" ? "Checking the file" : "Importing";
  return { phase: what, detail: `${percent} %, ${entries} entries` };
}

async function withReportFile(
  path: string | null,
  work: (file: ReportFile | null) => Promise<ImportReport>,
): Promise<ImportReport> {
  if (path === null) return work(null);
  const file = new ReportFile(path);
  try {
    const report = await work(file);
    file.finish(report);
    return report;
  } catch (error) {
    file.discard();
    throw error;
  }
}

function sizeOf(file: string): number {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.isFile()) return found.size;
  throw new CommandError(`There is no file ${file}.`);
}
