import { toWords } from "../html/to-rich-text.ts";
import type { PartKind, ReportEntry } from "../report.ts";
import type { ChannelPart } from "../wxr/read-wxr.ts";
import { toItem, type WxrItem } from "../wxr/wxr-item.ts";
import type { XmlElement } from "../wxr/xml-element.ts";
import { itemKind, otherTypeReason } from "./item-state.ts";
import { USED_FIELDS } from "./map-article.ts";
import type { ImportRun } from "./run.ts";
import { countMeta } from "./survey.ts";
import { ALT_FIELD } from "./take-attachments.ts";
import { leaveComments } from "./take-comments.ts";
import { takeItem, type Places } from "./take-item.ts";

/**
 * Takes one part of the export, or reports why not.
 *
 * @param seen Names of authors, categories, tags and terms met so far, to tell those that come twice.
 */
export async function takePart(
  run: ImportRun,
  { element }: ChannelPart,
  places: Places,
  seen: Set<string>,
): Promise<void> {
  const { report } = run;
  switch (element.name) {
    case "wp:author":
      return report.add(onceOnly(author(element, places), seen, run, element));
    case "wp:category":
      return report.add(onceOnly(category(element, places), seen, run, element));
    case "wp:tag":
      return report.add(onceOnly(tag(element, places), seen, run, element));
    case "wp:term":
      return report.add(withMeta(term(element), run, element));
    case "item":
      return item(run, element, places);
    default:
      // The channel's own settings, such as its language: they describe the file, not its content.
      return leaveFields(run, countMeta(element));
  }
}

async function item(run: ImportRun, element: XmlElement, places: Places): Promise<void> {
  const parsed = toItem(element);
  const kind = itemKind(parsed);
  const total = countMeta(element);
  if (kind === "post" || kind === "page") {
    await takeItem(run, parsed, places);
    mergeFields(run, parsed, total, USED_FIELDS);
  } else if (kind === "attachment") {
    // Its row was made on the first reading.
    leaveComments(run, parsed, "is about a single file, which has no page here");
    mergeFields(run, parsed, total, [ALT_FIELD]);
  } else {
    const { id, title, type } = parsed;
    run.report.add({ kind, id, title, outcome: "leftOut", notes: [otherTypeReason(type)] });
    leaveComments(run, parsed);
    leaveFields(run, total, "belong to items that were left out");
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
  leaveFields(run, total - merged, undefined, base);
}

function leaveFields(
  { report }: ImportRun,
  count: number,
  reason = "say nothing that an article here has a place for",
  about = { kind: "customField" as const, id: "", title: "" },
): void {
  report.add({ ...about, outcome: "leftOut", notes: [reason], count });
}

function author(element: XmlElement, { survey }: Places): ReportEntry {
  const id = element.value("wp:author_login");
  const title = survey.authors.get(id) ?? id;
  return word(
    "author",
    id,
    title,
    survey.usedAuthors.has(id),
    "has written nothing that was taken",
  );
}

function tag(element: XmlElement, { survey }: Places): ReportEntry {
  const id = element.value("wp:tag_slug");
  const title = toWords(element.value("wp:tag_name")) || id;
  return word("tag", id, title, survey.usedTags.has(id), "is on nothing that was taken");
}

/** Authors and tags are words on articles here. */
function word(
  kind: PartKind,
  id: string,
  title: string,
  used: boolean,
  reason: string,
): ReportEntry {
  if (used) return { kind, id, title, outcome: "merged", notes: [] };
  return { kind, id, title, outcome: "leftOut", notes: [reason] };
}

function category(element: XmlElement, { types }: Places): ReportEntry {
  const id = element.value("wp:category_nicename");
  const base = { kind: "category" as const, id, title: types.names.get(id) ?? id };
  const result = types.results.get(id);
  return result ? { ...base, ...result } : { ...base, outcome: "leftOut", notes: ["has no slug"] };
}

const TAXONOMIES: Readonly<Record<string, string>> = {
  nav_menu: "are menus (menus here are made from the article types)",
  post_format: "are formats of posts (articles here have one)",
};

function term(element: XmlElement): ReportEntry {
  const taxonomy = element.value("wp:term_taxonomy");
  const known = Object.hasOwn(TAXONOMIES, taxonomy) ? TAXONOMIES[taxonomy] : undefined;
  return {
    kind: "term",
    id: element.value("wp:term_id"),
    title: element.value("wp:term_name"),
    outcome: "leftOut",
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
  return twice ? { ...entry, outcome: "leftOut", notes: ["comes twice"] } : entry;
}

function withMeta(entry: ReportEntry, run: ImportRun, element: XmlElement): ReportEntry {
  leaveFields(run, countMeta(element));
  return entry;
}
