import { Marked, type RendererExtension, type TokenizerExtension } from "marked";
import { isHardWrapped, paragraphsOf } from "./line-wrapping.ts";

/** The HTML of a text in GitHub's Markdown, with footnotes and `==highlights==`. Load it lazily: it brings a parser. */
export function markdownToHtml(text: string): string {
  const markdown = withoutFrontMatter(text);
  // Chats mean every line break; a file with full lines means none.
  const breaks = !paragraphsOf(markdown).some(isHardWrapped);
  return new Marked({ gfm: true, breaks, extensions }).parse(markdown, { async: false });
}

/** Without the facts in front of the text, and with the bullets of other programs as Markdown's. */
function withoutFrontMatter(text: string): string {
  return text
    .replaceAll(/\r\n?/g, "\n")
    .replace(/^---\n(?:[\w-]+:.*\n|[ \t-].*\n)+---\n/, "")
    .replaceAll(/^([ \t]*)[•◦▪‣][ \t]+/gm, "$1- ");
}

type Extension = TokenizerExtension & RendererExtension;

const highlight: Extension = {
  name: "highlight",
  level: "inline",
  start: (source) => source.indexOf("=="),
  tokenizer(source) {
    const [raw, words = ""] = /^==(?!\s)([^\n]+?)(?<!\s)==/.exec(source) ?? [];
    if (raw === undefined) return undefined;
    return { type: "highlight", raw, tokens: this.lexer.inlineTokens(words) };
  },
  renderer({ tokens = [] }) {
    return `<mark>${this.parser.parseInline(tokens)}</mark>`;
  },
};

/** `[^1]`, a link to its note: `convertFootnotes` makes the two what they are here. */
const footnoteReference: Extension = {
  name: "footnoteReference",
  level: "inline",
  start: (source) => source.indexOf("[^"),
  tokenizer(source) {
    const [raw, name] = /^\[\^([\w-]+)\](?!:)/.exec(source) ?? [];
    return raw === undefined ? undefined : { type: "footnoteReference", raw, name };
  },
  renderer: ({ name }) => `<sup><a href="#note-${name}" id="note-ref-${name}">${name}</a></sup>`,
};

const footnote: Extension = {
  name: "footnote",
  level: "block",
  start: (source) => /^\[\^[\w-]+\]:/m.exec(source)?.index,
  tokenizer(source) {
    const [raw, name, words = ""] =
      /^\[\^([\w-]+)\]:[ \t]*([^\n]*(?:\n(?!\s*\n|\[\^)[^\n]+)*)\n?/.exec(source) ?? [];
    if (raw === undefined) return undefined;
    return { type: "footnote", raw, name, tokens: this.lexer.inlineTokens(words) };
  },
  renderer({ name, tokens = [] }) {
    const words = this.parser.parseInline(tokens);
    return `<p id="note-${name}">${words} <a href="#note-ref-${name}">↩</a></p>`;
  },
};

const extensions = [highlight, footnoteReference, footnote];
