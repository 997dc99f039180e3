import { eq, sql } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import { articleTypes } from "../db/schema/index.ts";
import { Ledger } from "./records/ledger.ts";
import { placePages } from "./records/place-pages.ts";
import { placeTypes } from "./records/place-types.ts";
import type { ImportRun } from "./records/run.ts";
import { newSurvey, surveyPart, type Survey } from "./records/survey.ts";
import { takeAttachments } from "./records/take-attachments.ts";
import { takePart } from "./records/take-part.ts";
import { ReportBook, type ImportReport, type ReportEntry } from "./report.ts";
import { readWxr, wxrLimits, type WxrLimits } from "./wxr/read-wxr.ts";
import { WxrError } from "./wxr/wxr-error.ts";
import type { WxrItem } from "./wxr/wxr-item.ts";

/** How far an import is. */
export interface ImportProgress {
  /** The file is read twice: once to check it, once to take what is in it. */
  phase: "checking" | "taking";
  bytes: number;
  /** Things of the channel met so far: authors, categories, tags and items. */
  parts: number;
}

/** What to import, and how. */
export interface ImportOptions {
  /** Opens the file anew; called twice. */
  open: () => AsyncIterable<Uint8Array>;
  db: Db;
  now: Date;
  /** Does everything and takes it back at the end. */
  dryRun?: boolean;
  /** Code of the article type to put the site under, in place of a new one. */
  under?: string | null;
  onProgress?: (progress: ImportProgress) => void;
  /** Hears what became of every single thing. */
  onEntry?: (entry: ReportEntry) => void;
  limits?: WxrLimits;
}

/** Thrown inside the transaction of a dry run to take everything back. */
class DryRunEnd extends Error {}

const ATTACHMENT_BATCH = 100;

/**
 * Imports a WordPress export: all of it in one transaction, or nothing. A second run finds what the first one made and
 * changes only what changed on the other site and was not edited here.
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
  // Two imports at once would both make what neither finds.
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('atrium.import'))`);
  const report = new ReportBook(options.onEntry ?? (() => undefined));
  const parentId = under === null ? null : await typeId(db, under);
  const { source, siteTitle, siteUrl } = await siteOf(options);
  const ledger = new Ledger(db, source, now);
  await ledger.open();
  const run: ImportRun = { db, ledger, report, now, siteTitle, siteUrl };
  const survey = await checkFile(run, options);
  const types = await placeTypes(run, survey, parentId);
  const pages = await placePages(run, survey, types.rootId);
  const seen = new Set<string>();
  for await (const part of parts(options, "taking")) {
    await takePart(run, part, { survey, types, pages }, seen);
  }
  return report.close({ source, siteTitle, dryRun });
}

/** The site's address and title stand at the top of the file, before everything that refers to them. */
async function siteOf(options: ImportOptions) {
  const survey = newSurvey();
  const { found } = new ReportBook(() => undefined);
  for await (const part of readWxr(options.open(), options.limits ?? wxrLimits)) {
    if (part.element.name === "item") break;
    surveyPart(survey, part, found, options.now);
  }
  const siteUrl = URL.canParse(survey.siteUrl) ? new URL(survey.siteUrl).href : "";
  if (siteUrl === "") throw new WxrError("The export does not say which site it comes from.");
  return { source: sourceOf(siteUrl), siteTitle: survey.siteTitle, siteUrl };
}

/** One name for a site, however its address is written. */
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

/** Reads the whole file once: it must be sound to its end before anything is made of it. Takes the files on the way. */
async function checkFile(run: ImportRun, options: ImportOptions): Promise<Survey> {
  const survey = newSurvey();
  let files: WxrItem[] = [];
  const { ledger, report, now } = run;
  for await (const part of parts(options, "checking")) {
    const item = surveyPart(survey, part, report.found, now);
    if (item?.type !== "attachment") continue;
    files.push({ ...item, content: "", comments: [] });
    if (files.length < ATTACHMENT_BATCH) continue;
    await takeAttachments(ledger, report, files);
    files = [];
  }
  await takeAttachments(ledger, report, files);
  return survey;
}

async function* parts(options: ImportOptions, phase: ImportProgress["phase"]) {
  let bytes = 0;
  let count = 0;
  const { onProgress } = options;
  async function* counted() {
    for await (const chunk of options.open()) {
      bytes += chunk.length;
      yield chunk;
      onProgress?.({ phase, bytes, parts: count });
    }
  }
  for await (const part of readWxr(counted(), options.limits ?? wxrLimits)) {
    count += 1;
    yield part;
  }
  onProgress?.({ phase, bytes, parts: count });
}
