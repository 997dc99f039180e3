import type { XmlElement } from "./xml-element.ts";

export interface WxrComment {
  id: string;
  author: string;
  email: string;
  address: string;
  date: Date | null;
  content: string;
  /** `1`, `0`, `spam`, `trash` or `post-trashed`. */
  approved: string;
  /** `comment` or empty for a comment; `pingback`, `trackback` or a plugin's own. */
  type: string;
  /** `0` or empty for none. */
  parentId: string;
}

/** A category, tag or other term of an item. */
export interface WxrTerm {
  /** `category`, `post_tag`, `post_format` or another taxonomy. */
  domain: string;
  slug: string;
  name: string;
}

/** A post, page, attachment, menu entry or any other item of an export. */
export interface WxrItem {
  id: string;
  type: string;
  status: string;
  title: string;
  slug: string;
  link: string;
  creator: string;
  content: string;
  excerpt: string;
  date: Date | null;
  modified: Date | null;
  parentId: string;
  order: number;
  password: string;
  sticky: boolean;
  commentsOpen: boolean;
  attachmentUrl: string;
  terms: WxrTerm[];
  meta: ReadonlyMap<string, string>;
  comments: WxrComment[];
}

/** Parses an `item` element. Items without an id use their guid. */
export function toItem(element: XmlElement): WxrItem {
  return {
    id: element.value("wp:post_id") || element.value("guid"),
    type: element.value("wp:post_type"),
    status: element.value("wp:status"),
    title: element.value("title"),
    slug: element.value("wp:post_name"),
    link: element.value("link"),
    creator: element.value("dc:creator"),
    content: element.raw("content:encoded"),
    excerpt: element.raw("excerpt:encoded"),
    date: dateOf(element, "wp:post_date_gmt", "wp:post_date") ?? rfcDate(element.value("pubDate")),
    modified: dateOf(element, "wp:post_modified_gmt", "wp:post_modified"),
    parentId: noZero(element.value("wp:post_parent")),
    order: Number.parseInt(element.value("wp:menu_order"), 10) || 0,
    password: element.value("wp:post_password"),
    sticky: element.value("wp:is_sticky") === "1",
    commentsOpen: element.value("wp:comment_status") !== "closed",
    attachmentUrl: element.value("wp:attachment_url"),
    terms: element.all("category").map((term) => ({
      domain: term.attribute("domain") || "category",
      slug: term.attribute("nicename"),
      name: term.text.trim(),
    })),
    meta: new Map(
      element
        .all("wp:postmeta")
        .map((meta) => [meta.value("wp:meta_key"), meta.raw("wp:meta_value")]),
    ),
    comments: element.all("wp:comment").map(toComment),
  };
}

function toComment(element: XmlElement): WxrComment {
  return {
    id: element.value("wp:comment_id"),
    author: element.value("wp:comment_author"),
    email: element.value("wp:comment_author_email"),
    address: element.value("wp:comment_author_IP"),
    date: dateOf(element, "wp:comment_date_gmt", "wp:comment_date"),
    content: element.raw("wp:comment_content"),
    approved: element.value("wp:comment_approved"),
    type: element.value("wp:comment_type"),
    parentId: noZero(element.value("wp:comment_parent")),
  };
}

function noZero(id: string): string {
  return id === "0" ? "" : id;
}

function dateOf(element: XmlElement, utc: string, local: string): Date | null {
  return sqlDate(element.value(utc)) ?? sqlDate(element.value(local));
}

function sqlDate(text: string): Date | null {
  const match = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)$/.exec(text);
  return match ? soundDate(`${match[1]}T${match[2]}Z`) : null;
}

function rfcDate(text: string): Date | null {
  return text === "" ? null : soundDate(text);
}

function soundDate(text: string): Date | null {
  const date = new Date(text);
  const year = date.getUTCFullYear();
  return year >= 1970 && year < 10_000 ? date : null;
}
