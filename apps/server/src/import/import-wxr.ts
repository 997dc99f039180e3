import { eq, sql } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import { articleTypes } from "../db/schema/index.ts";
import { IdMap } from "./records/id-map.ts";
import { importPageTree } from "./records/import-page-tree.ts";
import { importTypeTree } from "./records/import-type-tree.ts";
import type { ImportRun } from "./records/import-run.ts";
import { emptyScan, scanEntry, type ExportScan } from "./records/scan-export.ts";
import { importAttachments } from "./records/import-attachments.ts";
import { importEntry } from "./records/import-entry.ts";
import { ReportBuilder, type ImportReport, type ReportEntry } from "./report.ts";
import { readWxr, wxrLimits, type WxrLimits } from "./wxr/read-wxr.ts";
import { WxrError } from "./wxr/wxr-error.ts";
import type { WxrItem } from "./wxr/wxr-item.ts";

export interface ImportProgress {
  /** The file is read twice: once to validate it, once to import it. */
  phase: "checking" | "importing";
  bytes: number;
  /** Authors, categories, tags and items so far. */
  entries: number;
}

export interface ImportOptions {
  /** Called twice. */
  open: () => AsyncIterable<Uint8Array>;
  db: Db;
  now: Date;
  /** Rolls everything back at the end. */
  dryRun?: boolean;
  /** Code of the article type to import below, instead of a new one. */
  under?: string | null;
  onProgress?: (progress: ImportProgress) => void;
  /** Called with the outcome of every entry. */
  onEntry?: (entry: ReportEntry) => void;
  limits?: WxrLimits;
}

/** Thrown inside the transaction of a dry run to roll it back. */
class DryRunEnd extends Error {}

const ATTACHMENT_BATCH = 100;

/**
 * Imports a WordPress export in one transaction. A second run finds what the first one created, and updates what
 * changed on the other site and was not edited here.
 *
 * @throws WxrError when the file cannot be read; nothing is imported then.
 */
export async function importWxr(options: ImportOptions): Promise<ImportReport> {
  let report: ImportReport | null = null;
  try {
    await options.db.transaction(async (tx) => {
      report = await importInside(tx, options);
      if (options.dryRun === true) throw new DryRunEnd();
    });
  } catch (error) {
    if (!(error instanceof DryRunEnd)) throw error;
  }
  if (report === null) throw new Error("The import ended without a report");
  return report;
}

async function importInside(db: Db, options: ImportOptions): Promise<ImportReport> {
  const { now, under = null, dryRun = false } = options;
  // Two simultaneous imports would both create what neither finds.
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('atrium.import'))`);
  const report = new ReportBuilder(options.onEntry ?? (() => undefined));
  const parentId = under === null ? null : await typeId(db, under);
  const { source, siteTitle, siteUrl } = await siteOf(options);
  const idMap = new IdMap(db, source, now);
  await idMap.open();
  const run: ImportRun = { db, idMap, report, now, siteTitle, siteUrl };
  const scan = await scanExport(run, options);
  const types = await importTypeTree(run, scan, parentId);
  const pages = await importPageTree(run, scan, types.rootId);
  const seen = new Set<string>();
  for await (const part of readEntries(options, "importing")) {
    await importEntry(run, part, { scan, types, pages }, seen);
  }
  return report.build({ source, siteTitle, dryRun });
}

/** The site's URL and title are at the top of the file, before everything that refers to them. */
async function siteOf(options: ImportOptions) {
  const scan = emptyScan();
  const { found } = new ReportBuilder(() => undefined);
  for await (const part of readWxr(options.open(), options.limits ?? wxrLimits)) {
    if (part.element.name === "item") break;
    scanEntry(scan, part, found, options.now);
  }
  const siteUrl = URL.canParse(scan.siteUrl) ? new URL(scan.siteUrl).href : "";
  if (siteUrl === "") throw new WxrError("The export does not say which site it comes from.");
  return { source: sourceOf(siteUrl), siteTitle: scan.siteTitle, siteUrl };
}

/** Normalises a site's URL to one name. */
function sourceOf(siteUrl: string): string {
  const { host, pathname } = new URL(siteUrl);
  return `${host.replace(/^www\./, "")}${pathname.replace(/\/+$/, "")}`.slice(0, 500);
}

async function typeId(db: Db, code: string): Promise<string> {
  const [row] = await db
    .select({ id: articleTypes.id })
    .from(articleTypes)
    .where(eq(sql`lower(${articleTypes.code})`, code.toLowerCase()));
  if (!row) throw new WxrError(`There is no article type with the code ${code}.`);
  return row.id;
}

/**
 * Reads the whole file once, since it must be valid to its end before anything is created. Imports attachments on the
 * way.
 */
async function scanExport(run: ImportRun, options: ImportOptions): Promise<ExportScan> {
  const scan = emptyScan();
  let files: WxrItem[] = [];
  const { idMap, report, now } = run;
  for await (const part of readEntries(options, "checking")) {
    const item = scanEntry(scan, part, report.found, now);
    if (item?.type !== "attachment") continue;
    files.push({ ...item, content: "", comments: [] });
    if (files.length < ATTACHMENT_BATCH) continue;
    await importAttachments(idMap, report, files);
    files = [];
  }
  await importAttachments(idMap, report, files);
  return scan;
}

async function* readEntries(options: ImportOptions, phase: ImportProgress["phase"]) {
  let bytes = 0;
  let count = 0;
  const { onProgress } = options;
  async function* counted() {
    for await (const chunk of options.open()) {
      bytes += chunk.length;
      yield chunk;
      onProgress?.({ phase, bytes, entries: count });
    }
  }
  for await (const part of readWxr(counted(), options.limits ?? wxrLimits)) {
    count += 1;
    yield part;
  }
  onProgress?.({ phase, bytes, entries: count });
}
