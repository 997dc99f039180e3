import { toPlainText } from "../html/to-rich-text.ts";
import type { EntryKind, ReportEntry } from "../report.ts";
import type { ExportEntry } from "../wxr/read-wxr.ts";
import { toItem, type WxrItem } from "../wxr/wxr-item.ts";
import type { XmlElement } from "../wxr/xml-element.ts";
import { itemKind, otherTypeReason } from "./item-state.ts";
import { USED_FIELDS } from "./map-article.ts";
import type { ImportRun } from "./import-run.ts";
import { countMeta } from "./scan-export.ts";
import { ALT_FIELD } from "./import-attachments.ts";
import { skipComments } from "./import-comments.ts";
import { importItem, type ImportContext } from "./import-item.ts";

/**
 * Imports one entry of the export, or reports why it is skipped.
 *
 * @param seen Authors, categories, tags and terms so far, to detect duplicates.
 */
export async function importEntry(
  run: ImportRun,
  { element }: ExportEntry,
  context: ImportContext,
  seen: Set<string>,
): Promise<void> {
  const { report } = run;
  switch (element.name) {
    case "wp:author":
      return report.add(onceOnly(author(element, context), seen, run, element));
    case "wp:category":
      return report.add(onceOnly(category(element, context), seen, run, element));
    case "wp:tag":
      return report.add(onceOnly(tag(element, context), seen, run, element));
    case "wp:term":
      return report.add(withMeta(term(element), run, element));
    case "item":
      return item(run, element, context);
    default:
      // The channel's own settings, such as its language, describe the file and not its content.
      return skipFields(run, countMeta(element));
  }
}

async function item(run: ImportRun, element: XmlElement, context: ImportContext): Promise<void> {
  const parsed = toItem(element);
  const kind = itemKind(parsed);
  const total = countMeta(element);
  if (kind === "post" || kind === "page") {
    await importItem(run, parsed, context);
    mergeFields(run, parsed, total, USED_FIELDS);
  } else if (kind === "attachment") {
    // The first pass imported it.
    skipComments(run, parsed, "is about a single file, which has no page here");
    mergeFields(run, parsed, total, [ALT_FIELD]);
  } else {
    const { id, title, type } = parsed;
    run.report.add({ kind, id, title, outcome: "skipped", notes: [otherTypeReason(type)] });
    skipComments(run, parsed);
    skipFields(run, total, "belong to items that were skipped");
  }
}

function mergeFields(
  run: ImportRun,
  { id, title, meta }: WxrItem,
  total: number,
  used: readonly string[],
) {
  const merged = used.filter((name) => meta.has(name)).length;
  const base = { kind: "customField" as const, id, title };
  run.report.add({ ...base, outcome: "merged", notes: [], count: merged });
  skipFields(run, total - merged, undefined, base);
}

function skipFields(
  { report }: ImportRun,
  count: number,
  reason = "have no counterpart in an article here",
  about = { kind: "customField" as const, id: "", title: "" },
): void {
  report.add({ ...about, outcome: "skipped", notes: [reason], count });
}

function author(element: XmlElement, { scan }: ImportContext): ReportEntry {
  const id = element.value("wp:author_login");
  const title = scan.authors.get(id) ?? id;
  return word("author", id, title, scan.usedAuthors.has(id), "wrote nothing that was imported");
}

function tag(element: XmlElement, { scan }: ImportContext): ReportEntry {
  const id = element.value("wp:tag_slug");
  const title = toPlainText(element.value("wp:tag_name")) || id;
  return word("tag", id, title, scan.usedTags.has(id), "belongs to nothing that was imported");
}

/** Authors and tags become fields of articles here. */
function word(
  kind: EntryKind,
  id: string,
  title: string,
  used: boolean,
  reason: string,
): ReportEntry {
  if (used) return { kind, id, title, outcome: "merged", notes: [] };
  return { kind, id, title, outcome: "skipped", notes: [reason] };
}

function category(element: XmlElement, { types }: ImportContext): ReportEntry {
  const id = element.value("wp:category_nicename");
  const base = { kind: "category" as const, id, title: types.names.get(id) ?? id };
  const result = types.results.get(id);
  return result ? { ...base, ...result } : { ...base, outcome: "skipped", notes: ["has no slug"] };
}

const TAXONOMIES: Readonly<Record<string, string>> = {
  nav_menu: "are menus (menus here come from the article types)",
  post_format: "are formats of posts (articles here have one)",
};

function term(element: XmlElement): ReportEntry {
  const taxonomy = element.value("wp:term_taxonomy");
  const known = Object.hasOwn(TAXONOMIES, taxonomy) ? TAXONOMIES[taxonomy] : undefined;
  return {
    kind: "term",
    id: element.value("wp:term_id"),
    title: element.value("wp:term_name"),
    outcome: "skipped",
    notes: [known ?? `belong to a taxonomy that a plug-in or theme brings: ${taxonomy}`],
  };
}

function onceOnly(
  entry: ReportEntry,
  seen: Set<string>,
  run: ImportRun,
  element: XmlElement,
): ReportEntry {
  const key = `${entry.kind} ${entry.id}`;
  const twice = seen.has(key);
  seen.add(key);
  withMeta(entry, run, element);
  return twice ? { ...entry, outcome: "skipped", notes: ["is listed twice"] } : entry;
}

function withMeta(entry: ReportEntry, run: ImportRun, element: XmlElement): ReportEntry {
  skipFields(run, countMeta(element));
  return entry;
}
