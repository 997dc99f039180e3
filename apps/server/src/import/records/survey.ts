import type { ReportBook } from "../report.ts";
import { WxrError } from "../wxr/wxr-error.ts";
import { toItem, type WxrItem } from "../wxr/wxr-item.ts";
import type { ChannelPart } from "../wxr/read-wxr.ts";
import type { XmlElement } from "../wxr/xml-element.ts";
import { categorySlugs, itemKind, stateOf } from "./item-state.ts";

/** A category of the other site. */
export interface SurveyedCategory {
  /** Its slug. */
  id: string;
  parentId: string;
  name: string;
  description: string;
  /** Only posts name it; it has no entry of its own. */
  undeclared: boolean;
}

/** A page of the other site, as far as the tree of pages goes. */
export interface SurveyedPage {
  id: string;
  parentId: string;
  title: string;
  slug: string;
  order: number;
  commentsOpen: boolean;
}

/** What the first reading finds out, so that the second one can place everything at once. */
export interface Survey {
  siteTitle: string;
  siteUrl: string;
  /** Names for people by login. */
  authors: Map<string, string>;
  categories: Map<string, SurveyedCategory>;
  /** Slugs of categories that published posts lie in. */
  usedCategories: Set<string>;
  tags: Set<string>;
  usedTags: Set<string>;
  usedAuthors: Set<string>;
  pages: Map<string, SurveyedPage>;
}

const MOST_NAMES = 50_000;

/** An empty survey. */
export function newSurvey(): Survey {
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
 * Notes what one part of the export means for the others, and counts it. Returns the item when it is one.
 *
 * @throws WxrError when the export has more categories, tags, authors or pages than any site.
 */
export function surveyPart(
  survey: Survey,
  { element }: ChannelPart,
  found: ReportBook["found"],
  now: Date,
): WxrItem | null {
  found.customField += countMeta(element);
  switch (element.name) {
    case "title":
      survey.siteTitle = element.text.trim();
      return null;
    case "link":
      survey.siteUrl ||= element.text.trim();
      return null;
    case "wp:base_blog_url":
      survey.siteUrl = element.text.trim() || survey.siteUrl;
      return null;
    case "wp:author":
      found.author += 1;
      addAuthor(survey, element);
      return null;
    case "wp:category":
      found.category += 1;
      addCategory(survey, element);
      return null;
    case "wp:tag":
      found.tag += 1;
      survey.tags.add(element.value("wp:tag_slug"));
      limit(survey.tags.size, "tags");
      return null;
    case "wp:term":
      found.term += 1;
      return null;
    case "item":
      return addItem(survey, toItem(element), found, now);
    default:
      return null;
  }
}

/** How many custom fields an element holds, at any depth. */
export function countMeta(element: XmlElement): number {
  const own = element.children.filter(({ name }) => /^wp:(?:post|term|comment)meta$/.test(name));
  return element.children.reduce((sum, child) => sum + countMeta(child), own.length);
}

function addAuthor(survey: Survey, element: XmlElement): void {
  const login = element.value("wp:author_login");
  const fullName = `${element.value("wp:author_first_name")} ${element.value("wp:author_last_name")}`;
  survey.authors.set(login, element.value("wp:author_display_name") || fullName.trim() || login);
  limit(survey.authors.size, "authors");
}

function addCategory(survey: Survey, element: XmlElement): void {
  const id = element.value("wp:category_nicename");
  if (id === "" || survey.categories.get(id)?.undeclared === false) return;
  survey.categories.set(id, {
    id,
    parentId: element.value("wp:category_parent"),
    name: element.value("wp:cat_name") || id,
    description: element.value("wp:category_description"),
    undeclared: false,
  });
  limit(survey.categories.size, "categories");
}

function addItem(survey: Survey, item: WxrItem, found: ReportBook["found"], now: Date): WxrItem {
  const kind = itemKind(item);
  found[kind] += 1;
  found.comment += item.comments.length;
  if (kind !== "post" && kind !== "page") return item;
  const state = stateOf(item, now);
  if (state.kind === "leftOut") return item;
  survey.usedAuthors.add(item.creator);
  limit(survey.usedAuthors.size, "authors");
  if (kind === "page" && !survey.pages.has(item.id)) {
    const { id, parentId, title, slug, order, commentsOpen } = item;
    survey.pages.set(id, { id, parentId, title, slug, order, commentsOpen });
    limit(survey.pages.size, "pages");
  }
  addTerms(survey, item, state.kind === "published");
  return item;
}

function addTerms(survey: Survey, item: WxrItem, published: boolean): void {
  const [main] = item.type === "post" && published ? categorySlugs(item) : [];
  if (main !== undefined) survey.usedCategories.add(main);
  for (const { domain, slug, name } of item.terms) {
    if (domain === "post_tag") survey.usedTags.add(slug);
    if (domain !== "category" || slug === "" || item.type !== "post") continue;
    if (survey.categories.has(slug)) continue;
    const undeclared = { id: slug, parentId: "", name: name || slug, description: "" };
    survey.categories.set(slug, { ...undeclared, undeclared: true });
  }
  limit(survey.usedTags.size, "tags");
  limit(survey.categories.size, "categories");
}

function limit(size: number, what: string): void {
  if (size > MOST_NAMES) throw new WxrError(`The export has more than ${MOST_NAMES} ${what}.`);
}
