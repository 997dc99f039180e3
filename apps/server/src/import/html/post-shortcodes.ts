import { escapeAttribute, escapeText } from "../../content/escape-html.ts";
import type { Notes } from "./notes.ts";
import { replaceShortcodes, type Shortcode } from "./shortcodes.ts";

export interface GalleryPicture {
  url: string;
  alt: string;
  caption: string;
}

/** The pictures that a gallery requests: listed ones, or all uploads of a post. */
export interface GalleryRequest {
  ids: readonly string[];
  excluded: readonly string[];
  /** Empty for the post that contains the gallery. */
  postId: string;
}

export type FindPictures = (request: GalleryRequest) => readonly GalleryPicture[];

const LISTINGS = new Set([
  "code",
  "sourcecode",
  "source",
  "php",
  "css",
  "html",
  "javascript",
  "js",
  "xml",
  "bash",
]);
const PLAYERS = new Set(
  "audio video embed youtube vimeo wpvideo videopress dailymotion soundcloud googlevideo ted gist tweet instagram slideshare".split(
    " ",
  ),
);
const PLUGINS = new Set(
  "contact-form contact-form-7 wpforms ninja_form gravityform toc archives sitemap recent-posts polldaddy subscribe2".split(
    " ",
  ),
);

/** Extensions of uploads that are not pictures. */
const NO_PICTURE =
  /\.(?:mp3|m4a|ogg|oga|wav|flac|mp4|m4v|mov|avi|wmv|webm|ogv|pdf|docx?|xlsx?|pptx?|zip|txt|csv)(?:[?#]|$)/i;

/** The galleries of a text, so that their pictures can be looked up first. */
export function galleriesIn(html: string): GalleryRequest[] {
  const found: GalleryRequest[] = [];
  replaceShortcodes(html, (code) => {
    if (code.name === "gallery" || code.name === "playlist") found.push(requestOf(code));
    return null;
  });
  return found;
}

/** Replaces the shortcodes of WordPress and its plug-ins by plain HTML, or removes them with a note. */
export function replacePostShortcodes(html: string, find: FindPictures, notes: Notes): string {
  return replaceShortcodes(html, (code) => {
    if (code.name === "caption" || code.name === "wp_caption") return caption(code);
    if (code.name === "gallery") return gallery(code, find, notes);
    if (code.name === "playlist") return playlist(code, find, notes);
    if (LISTINGS.has(code.name) && code.rawContent !== null) return listing(code);
    if (PLAYERS.has(code.name)) return player(code, notes);
    return plugin(code, notes);
  });
}

function requestOf({ attributes }: Shortcode): GalleryRequest {
  return {
    ids: idList(attributes.get("ids") ?? attributes.get("include")),
    excluded: idList(attributes.get("exclude")),
    postId: attributes.get("id") ?? "",
  };
}

function idList(text = ""): string[] {
  return text.split(/[\s,]+/).filter((id) => id !== "");
}

function caption({ attributes, content }: Shortcode): string {
  const inner = content ?? "";
  // The picture comes first, linked or not; the rest is the caption unless an attribute has it.
  const end = /<img\b[^>]*>(?:\s*<\/a>)?/i.exec(inner);
  const cut = end === null ? 0 : end.index + end[0].length;
  const words = (attributes.get("caption") ?? inner.slice(cut)).trim();
  const align = /^align(left|right|center)$/.exec(attributes.get("align") ?? "")?.[1];
  const open = align === undefined ? "<figure>" : `<figure class="align-${align}">`;
  const below = words === "" ? "" : `<figcaption>${words}</figcaption>`;
  return `\n\n${open}${inner.slice(0, cut).trim()}${below}</figure>\n\n`;
}

function gallery(code: Shortcode, find: FindPictures, notes: Notes): string {
  const pictures = find(requestOf(code)).filter(({ url }) => !NO_PICTURE.test(url));
  if (pictures.length === 0)
    notes.add("galleries whose pictures the export does not have were removed");
  else notes.add("galleries became their pictures one after the other");
  const figures = pictures.map(({ url, alt, caption: words }) => {
    const below = words === "" ? "" : `<figcaption>${escapeText(words)}</figcaption>`;
    return `<figure><img src="${escapeAttribute(url)}" alt="${escapeAttribute(alt)}">${below}</figure>`;
  });
  return `\n\n${figures.join("\n")}\n\n`;
}

function playlist(code: Shortcode, find: FindPictures, notes: Notes): string {
  const files = find(requestOf(code));
  if (files.length === 0) notes.add("playlists whose files the export does not have were removed");
  else notes.add("playlists became lists of links");
  const entries = files.map(({ url, alt }) => `<li>${linkTo(url, alt || url)}</li>`);
  return entries.length === 0 ? "" : `\n\n<ul>${entries.join("")}</ul>\n\n`;
}

function listing({ name, attributes, rawContent }: Shortcode): string {
  const language =
    attributes.get("language") ??
    attributes.get("lang") ??
    (/^(?:code|source(?:code)?)$/.test(name) ? "" : name);
  const open = /^[a-z0-9+#-]{1,30}$/i.test(language)
    ? `<code class="language-${language}">`
    : "<code>";
  const code = (rawContent ?? "").replace(/^\r?\n|\s+$/g, "");
  // Some editors escape the content of such a block, others do not.
  const escaped = /&(?:lt|gt|amp|quot|#\d+);/.test(code)
    ? code.replace(/</g, "&lt;")
    : escapeText(code);
  return `\n\n<pre>${open}${escaped}</code></pre>\n\n`;
}

function player(code: Shortcode, notes: Notes): string {
  const { name, attributes, values, content } = code;
  const candidates = [content ?? "", ...values, ...attributes.values()];
  const address = candidates
    .map((text) => /https?:\/\/[^\s"'<>\]]+/.exec(text)?.[0])
    .find((url) => url !== undefined);
  if (address !== undefined) {
    notes.add("players became links", name);
    return `\n\n${linkTo(address, address)}\n\n`;
  }
  notes.add("players without a usable address were removed", name);
  return "";
}

/** Words in brackets stay; an unknown plug-in's shortcode goes, and its content stays. */
function plugin({ name, attributes, content }: Shortcode, notes: Notes): string | null {
  if (attributes.size === 0 && !name.includes("_") && !PLUGINS.has(name)) return null;
  notes.add("shortcodes of plug-ins were removed", name);
  return content ?? "";
}

function linkTo(url: string, words: string): string {
  return `<a href="${escapeAttribute(url.replaceAll("&amp;", "&"))}">${escapeText(words.replaceAll("&amp;", "&"))}</a>`;
}
