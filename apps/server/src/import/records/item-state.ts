import type { EntryKind } from "../report.ts";
import type { WxrItem } from "../wxr/wxr-item.ts";

export type ItemState =
  | { kind: "published"; note: string | null }
  | { kind: "scheduled"; note: string | null }
  | { kind: "draft"; note: string | null }
  | { kind: "skipped"; reason: string };

export function itemKind({ type }: Pick<WxrItem, "type">): EntryKind {
  if (type === "post" || type === "page" || type === "attachment") return type;
  return "otherItem";
}

const OTHER_TYPES: Readonly<Record<string, string>> = {
  nav_menu_item: "menu entries (menus here come from the article types)",
  revision: "earlier versions of posts",
  wp_block: "reusable blocks (they mean something inside posts alone)",
  custom_css: "styles of a theme",
  customize_changeset: "settings of a theme",
  oembed_cache: "stored answers of other sites",
  user_request: "requests about personal data",
  wp_navigation: "menu entries (menus here come from the article types)",
  wp_global_styles: "styles of a theme",
  wp_template: "templates of a theme",
  wp_template_part: "templates of a theme",
};

/** Why an item that is not a post, page or attachment is skipped. */
export function otherTypeReason(type: string): string {
  const known = Object.hasOwn(OTHER_TYPES, type) ? OTHER_TYPES[type] : undefined;
  if (known !== undefined) return known;
  return type === ""
    ? "items without a type"
    : `items of a type that a plug-in or theme brings: ${type}`;
}

export function stateOf(item: WxrItem, now: Date): ItemState {
  if (item.id === "") return { kind: "skipped", reason: "has no id" };
  if (item.status === "trash") return { kind: "skipped", reason: "was in the trash" };
  if (item.status === "auto-draft") {
    return { kind: "skipped", reason: "is a draft that WordPress made by itself" };
  }
  if (item.status === "inherit") return { kind: "skipped", reason: "is an earlier version" };
  if (item.password !== "") {
    return { kind: "draft", note: "was protected by a password; kept as a draft, not public" };
  }
  return openState(item, now);
}

function openState({ status, date }: WxrItem, now: Date): ItemState {
  const inFuture = date !== null && date > now;
  switch (status) {
    case "publish":
    case "":
      return inFuture ? { kind: "scheduled", note: null } : { kind: "published", note: null };
    case "future":
      if (inFuture) return { kind: "scheduled", note: null };
      return { kind: "published", note: "was scheduled for a date that has passed; published" };
    case "draft":
      return { kind: "draft", note: null };
    case "pending":
      return { kind: "draft", note: "waited for a review; kept as a draft" };
    case "private":
      return { kind: "draft", note: "was private; kept as a draft, not public" };
    default:
      return {
        kind: "draft",
        note: `had a status that is unknown here; kept as a draft: ${status}`,
      };
  }
}

/** Slug of WordPress's default category. */
export const NO_CATEGORY = "uncategorized";

/** Slugs of an item's categories, the main one first. The default category counts only when there is no other. */
export function categorySlugs({ terms }: Pick<WxrItem, "terms">): string[] {
  const slugs = terms
    .filter(({ domain, slug }) => domain === "category" && slug !== "")
    .map(({ slug }) => slug);
  const distinct = [...new Set(slugs)];
  const named = distinct.filter((slug) => slug !== NO_CATEGORY);
  return named.length > 0 ? named : distinct;
}
