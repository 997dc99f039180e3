/** HTML that a browser parses without applying or rejecting anything in it. */
export interface InertHtml {
  readonly html: string;
  /** The texts of its style sheets. */
  readonly styleSheets: readonly string[];
}

/** Where `style` attributes are found after `makeInert`. */
export const STYLE_ATTRIBUTE = "data-pasted-style";

const RAW_TEXT = new Set(["style", "script", "xmp", "iframe", "noscript", "noembed", "textarea"]);
const LEFT_OUT = new Set([...RAW_TEXT, "meta", "link", "base", "title"]);
const TAG_NAME = /[a-z][^\s/>]*/iy;
const ATTRIBUTE = /[\s/]*([^\s/>=][^\s/>=]*)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"'][^\s>]*)?)?/y;

/**
 * Renames `style` attributes and leaves out style sheets, scripts, handlers and comments, before anything parses the
 * text: a page's Content-Security-Policy rejects them even in a document that is never shown. It empties their
 * `element.style`, and reports each in the console.
 */
export function makeInert(html: string): InertHtml {
  const styleSheets: string[] = [];
  const parts: string[] = [];
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf("<", at);
    if (open === -1) break;
    parts.push(html.slice(at, open));
    const next = html[open + 1] ?? "";
    if (next === "!" || next === "?") {
      at = endOfComment(html, open);
    } else if (next === "/") {
      at = endOfTag(html, open);
      if (!LEFT_OUT.has(nameAt(html, open + 2))) parts.push(html.slice(open, at));
    } else if (/[a-z]/i.test(next)) {
      const tag = readTag(html, open);
      at = tag.end;
      if (!LEFT_OUT.has(tag.name)) parts.push(tag.html);
      if (RAW_TEXT.has(tag.name)) {
        const close = endOfRawText(html, at, tag.name);
        if (tag.name === "style") styleSheets.push(html.slice(at, close));
        at = close;
      }
    } else {
      parts.push("&lt;");
      at = open + 1;
    }
  }
  parts.push(html.slice(at));
  return { html: parts.join(""), styleSheets };
}

function nameAt(html: string, at: number): string {
  TAG_NAME.lastIndex = at;
  return TAG_NAME.exec(html)?.[0].toLowerCase() ?? "";
}

function readTag(html: string, open: number): { name: string; html: string; end: number } {
  const name = nameAt(html, open + 1);
  let tag = `<${name}`;
  let at = open + 1 + name.length;
  for (;;) {
    ATTRIBUTE.lastIndex = at;
    const match = ATTRIBUTE.exec(html);
    if (match === null) break;
    at = ATTRIBUTE.lastIndex;
    const [, attribute = "", value = ""] = match;
    if (/^on/i.test(attribute)) continue;
    tag += ` ${attribute.toLowerCase() === "style" ? STYLE_ATTRIBUTE : attribute}${value}`;
  }
  const end = html.indexOf(">", at);
  return { name, html: `${tag}>`, end: end === -1 ? html.length : end + 1 };
}

function endOfTag(html: string, open: number): number {
  const end = html.indexOf(">", open);
  return end === -1 ? html.length : end + 1;
}

function endOfComment(html: string, open: number): number {
  if (!html.startsWith("<!--", open)) return endOfTag(html, open);
  const end = html.indexOf("-->", open + 2);
  return end === -1 ? html.length : end + 3;
}

function endOfRawText(html: string, at: number, name: string): number {
  const rest = html.slice(at).search(new RegExp(`</${name}[\\s/>]`, "i"));
  return rest === -1 ? html.length : at + rest;
}
