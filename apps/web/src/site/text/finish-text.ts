import { alignNumbers } from "./align-numbers.ts";
import { bindUnits } from "./bind-units.ts";
import { labelCells } from "./label-cells.ts";
import { linkContacts } from "./link-contacts.ts";

/** Elements whose text is shown as it is: a link within a link is none, and code is copied. */
const asIs = new Set(["a", "pre", "code", "kbd", "samp", "button"]);

/**
 * Prepares a sanitized text for reading: links to addresses and numbers, headings that link to themselves, room for a
 * button at code, numbers kept with their units and aligned in tables. The stored text has none of this.
 */
export function finishText(html: string): string {
  return linkHeadings(wrapCode(labelCells(alignNumbers(finishWords(html)))));
}

function finishWords(html: string): string {
  let depth = 0;
  return html.replace(
    /<(\/?)([a-z][a-z0-9]*)\b[^<>]*>|[^<]+/gi,
    (part, closes?: string, tag = "") => {
      if (!part.startsWith("<")) return depth > 0 ? part : linkContacts(bindUnits(part));
      if (asIs.has(tag.toLowerCase())) depth = Math.max(0, depth + (closes === "/" ? -1 : 1));
      return part;
    },
  );
}

/** A heading that has an id is a link to itself, unless it has a link already. */
function linkHeadings(html: string): string {
  return html.replace(
    /<(h[2-4])\b([^<>]*\sid="([^"<>]+)"[^<>]*)>([\s\S]*?)<\/\1>/g,
    (whole, tag: string, attributes: string, id: string, content: string) => {
      if (content.includes("<a ")) return whole;
      const link = `<a class="heading-link" href="#${id}">${content}</a>`;
      return `<${tag}${attributes}>${link}</${tag}>`;
    },
  );
}

function wrapCode(html: string): string {
  return html
    .replaceAll(/<pre(?=[\s>])/g, '<div class="code-block"><pre')
    .replaceAll("</pre>", "</pre></div>");
}
