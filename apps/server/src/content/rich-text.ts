import sanitizeHtml from "sanitize-html";

import { withoutUnknownEmbeds } from "./embeds.ts";
import { nestsDeeperThan } from "./markup-depth.ts";
import {
  ALLOWED_TAGS,
  COMMON_ATTRIBUTES,
  RENAMED_TAGS,
  isAcceptedValue,
  allowedClasses,
  isCallout,
} from "./rich-text-rules.ts";

export interface RemovedMarkup {
  readonly kind: "tag" | "attribute" | "class" | "address";
  /** The tag (`iframe`), attribute (`onclick`), class, or the attribute with an unsafe URL. */
  readonly name: string;
  readonly count: number;
}

export interface CleanedText {
  readonly html: string;
  readonly removed: readonly RemovedMarkup[];
}

/** Thrown when sanitising a text again and again goes on changing it. */
export class UnstableMarkupError extends Error {
  override name = "UnstableMarkupError";

  constructor() {
    super("The markup does not settle");
  }
}

const MAX_PASSES = 5;
const MAX_DEPTH = 200;

/**
 * Sanitises rich text: keeps what an article may contain and removes everything else. Idempotent.
 *
 * @throws UnstableMarkupError when the text is not stable after five passes, or nests more than 200 tags.
 */
export function cleanRichText(html: string): CleanedText {
  if (nestsDeeperThan(html, MAX_DEPTH)) throw new UnstableMarkupError();
  const removed = new Map<string, RemovedMarkup>();
  let text = html;
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const next = onePass(text, removed);
    if (next === text) return { html: text, removed: [...removed.values()] };
    text = next;
  }
  throw new UnstableMarkupError();
}

function onePass(html: string, removed: Map<string, RemovedMarkup>): string {
  const text = sanitizeHtml(html, {
    ...OPTIONS,
    transformTags: { "*": (tag, attributes) => cleanTag(tag, attributes, removed) },
  }).trim();
  return withoutUnknownEmbeds(text, () => count(removed, "class", "embed"));
}

// The sanitiser gets the lists as well, so that a bug in cleanTag lets nothing through.
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: Object.keys(ALLOWED_TAGS),
  allowedAttributes: { "*": [...COMMON_ATTRIBUTES], ...mutable(ALLOWED_TAGS) },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesByTag: { img: ["http", "https"] },
  allowProtocolRelative: false,
  nonTextTags: ["script", "style", "textarea", "option", "noscript", "title", "xmp", "template"],
  nestingLimit: 100,
};

function mutable(table: Readonly<Record<string, readonly string[]>>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(table).map(([tag, names]) => [tag, [...names]]));
}

function cleanTag(
  name: string,
  attributes: sanitizeHtml.Attributes,
  removed: Map<string, RemovedMarkup>,
): sanitizeHtml.Tag {
  const tagName = Object.hasOwn(RENAMED_TAGS, name) ? (RENAMED_TAGS[name] ?? name) : name;
  const allowed = Object.hasOwn(ALLOWED_TAGS, tagName) ? ALLOWED_TAGS[tagName] : undefined;
  if (allowed === undefined) {
    count(removed, "tag", name);
    return { tagName, attribs: {} };
  }
  if (tagName === "aside" && !isCallout(attributes["class"] ?? "")) {
    count(removed, "tag", name);
    // The sanitiser keeps the content of a tag that it does not know.
    return { tagName: "section", attribs: {} };
  }
  const retained = allowedAttributes(tagName, allowed, attributes, removed);
  const classes = allowedClasses(tagName, attributes["class"] ?? "", attributes["style"] ?? "");
  if (classes.length > 0) retained["class"] = classes.join(" ");
  else if (attributes["class"]) count(removed, "class", attributes["class"]);
  if (tagName === "a" && isOutside(retained["href"])) retained["rel"] = "noopener";
  if (tagName === "img") retained["alt"] ??= "";
  return { tagName, attribs: retained };
}

function allowedAttributes(
  tagName: string,
  allowed: readonly string[],
  attributes: sanitizeHtml.Attributes,
  removed: Map<string, RemovedMarkup>,
): sanitizeHtml.Attributes {
  const retained: sanitizeHtml.Attributes = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "class" || name === "style" || name === "rel") continue;
    if (!allowed.includes(name) && !COMMON_ATTRIBUTES.includes(name)) {
      count(removed, "attribute", name);
    } else if (isAcceptedValue(tagName, name, value.trim())) {
      retained[name] = name === "alt" || name === "title" ? value : value.trim();
    } else {
      count(removed, name === "href" || name === "src" ? "address" : "attribute", name);
    }
  }
  return retained;
}

function isOutside(href: string | undefined): boolean {
  return href !== undefined && /^https?:/i.test(href);
}

function count(
  removed: Map<string, RemovedMarkup>,
  kind: RemovedMarkup["kind"],
  name: string,
): void {
  const key = `${kind} ${name}`;
  removed.set(key, { kind, name, count: (removed.get(key)?.count ?? 0) + 1 });
}
