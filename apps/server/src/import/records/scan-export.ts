import type { ReportBuilder } from "../report.ts";
import { WxrError } from "../wxr/wxr-error.ts";
import { toItem, type WxrItem } from "../wxr/wxr-item.ts";
import type { ExportEntry } from "../wxr/read-wxr.ts";
import type { XmlElement } from "../wxr/xml-element.ts";
import { categorySlugs, itemKind, stateOf } from "./item-state.ts";

export interface ScannedCategory {
  /** The slug. */
  id: string;
  parentId: string;
  name: string;
  description: string;
  /** Only posts refer to it; it has no entry of its own. */
  undeclared: boolean;
}

/** What the tree of pages needs of a page. */
export interface ScannedPage {
  id: string;
  parentId: string;
  title: string;
  slug: string;
  order: number;
  commentsOpen: boolean;
}

/** What the first pass collects, so that the second one can place everything. */
export interface ExportScan {
  siteTitle: string;
  siteUrl: string;
  /** Display names by login. */
  authors: Map<string, string>;
  categories: Map<string, ScannedCategory>;
  /** Slugs of categories with published posts. */
  usedCategories: Set<string>;
  tags: Set<string>;
  usedTags: Set<string>;
  usedAuthors: Set<string>;
  pages: Map<string, ScannedPage>;
}

const MAX_NAMES = 50_000;

export function emptyScan(): ExportScan {
  return {
    siteTitle: "",
    siteUrl: "",
    authors: new Map(),
    categories: new Map(),
    usedCategories: new Set(),
    tags: new Set(),
    usedTags: new Set(),
    usedAuthors: new Set(),
    pages: new Map(),
  };
}

/**
 * Adds an entry to the scan and counts it. Returns the item when it is one.
 *
 * @throws WxrError when the export has implausibly many categories, tags, authors or pages.
 */
export function scanEntry(
  scan: ExportScan,
  { element }: ExportEntry,
  found: ReportBuilder["found"],
  now: Date,
): WxrItem | null {
  found.customField += countMeta(element);
  switch (element.name) {
    case "title":
      scan.siteTitle = element.text.trim();
      return null;
    case "link":
      scan.siteUrl ||= element.text.trim();
      return null;
    case "wp:base_blog_url":
      scan.siteUrl = element.text.trim() || scan.siteUrl;
      return null;
    case "wp:author":
      found.author += 1;
      addAuthor(scan, element);
      return null;
    case "wp:category":
      found.category += 1;
      addCategory(scan, element);
      return null;
    case "wp:tag":
      found.tag += 1;
      scan.tags.add(element.value("wp:tag_slug"));
      limit(scan.tags.size, "tags");
      return null;
    case "wp:term":
      found.term += 1;
      return null;
    case "item":
      return addItem(scan, toItem(element), found, now);
    default:
      return null;
  }
}

/** Counts custom fields at any depth. */
export function countMeta(element: XmlElement): number {
  const own = element.children.filter(({ name }) => /^wp:(?:post|term|comment)meta$/.test(name));
  return element.children.reduce((sum, child) => sum + countMeta(child), own.length);
}

function addAuthor(scan: ExportScan, element: XmlElement): void {
  const login = element.value("wp:author_login");
  const fullName = `${element.value("wp:author_first_name")} ${element.value("wp:author_last_name")}`;
  scan.authors.set(login, element.value("wp:author_display_name") || fullName.trim() || login);
  limit(scan.authors.size, "authors");
}

function addCategory(scan: ExportScan, element: XmlElement): void {
  const id = element.value("wp:category_nicename");
  if (id === "" || scan.categories.get(id)?.undeclared === false) return;
  scan.categories.set(id, {
    id,
    parentId: element.value("wp:category_parent"),
    name: element.value("wp:cat_name") || id,
    description: element.value("wp:category_description"),
    undeclared: false,
  });
  limit(scan.categories.size, "categories");
}

function addItem(
  scan: ExportScan,
  item: WxrItem,
  found: ReportBuilder["found"],
  now: Date,
): WxrItem {
  const kind = itemKind(item);
  found[kind] += 1;
  found.comment += item.comments.length;
  if (kind !== "post" && kind !== "page") return item;
  const state = stateOf(item, now);
  if (state.kind === "skipped") return item;
  scan.usedAuthors.add(item.creator);
  limit(scan.usedAuthors.size, "authors");
  if (kind === "page" && !scan.pages.has(item.id)) {
    const { id, parentId, title, slug, order, commentsOpen } = item;
    scan.pages.set(id, { id, parentId, title, slug, order, commentsOpen });
    limit(scan.pages.size, "pages");
  }
  addTerms(scan, item, state.kind === "published");
  return item;
}

function addTerms(scan: ExportScan, item: WxrItem, published: boolean): void {
  const [main] = item.type === "post" && published ? categorySlugs(item) : [];
  if (main !== undefined) scan.usedCategories.add(main);
  for (const { domain, slug, name } of item.terms) {
    if (domain === "post_tag") scan.usedTags.add(slug);
    if (domain !== "category" || slug === "" || item.type !== "post") continue;
    if (scan.categories.has(slug)) continue;
    const undeclared = { id: slug, parentId: "", name: name || slug, description: "" };
    scan.categories.set(slug, { ...undeclared, undeclared: true });
  }
  limit(scan.usedTags.size, "tags");
  limit(scan.categories.size, "categories");
}

function limit(size: number, what: string): void {
  if (size > MAX_NAMES) throw new WxrError(`The export has more than ${MAX_NAMES} ${what}.`);
}
