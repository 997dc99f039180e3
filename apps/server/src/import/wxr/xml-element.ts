/** The namespace of an element; exports do not use `other`. */
export type Vocabulary = "rss" | "wp" | "excerpt" | "content" | "dc" | "other";

/** An element of an export with its text and children. Records are small, so a tree of each is held at a time. */
export class XmlElement {
  /** Vocabulary and local name, such as `wp:post_id`; RSS elements have no prefix. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: XmlElement[] = [];
  text = "";

  constructor(name: string, attributes: ReadonlyMap<string, string>) {
    this.name = name;
    this.attributes = attributes;
  }

  /** Text of the first child of that name, trimmed; empty when there is none. */
  value(name: string): string {
    return this.raw(name).trim();
  }

  /** Text of the first child of that name, unchanged. */
  raw(name: string): string {
    return this.children.find((child) => child.name === name)?.text ?? "";
  }

  /** All children of that name. */
  all(name: string): XmlElement[] {
    return this.children.filter((child) => child.name === name);
  }

  attribute(name: string): string {
    return this.attributes.get(name)?.trim() ?? "";
  }
}

const WP = /^https?:\/\/(?:www\.)?wordpress\.org\/export\/\d+\.\d+\/$/;
const EXCERPT = /^https?:\/\/(?:www\.)?wordpress\.org\/export\/\d+\.\d+\/excerpt\/$/;

/** The name of an element by its namespace, whatever prefix the file gives it. */
export function elementName(uri: string, local: string): string {
  const vocabulary = vocabularyOf(uri);
  return vocabulary === "rss" ? local : `${vocabulary}:${local}`;
}

function vocabularyOf(uri: string): Vocabulary {
  if (uri === "") return "rss";
  if (uri === "http://purl.org/rss/1.0/modules/content/") return "content";
  if (uri === "http://purl.org/dc/elements/1.1/") return "dc";
  if (WP.test(uri)) return "wp";
  return EXCERPT.test(uri) ? "excerpt" : "other";
}
