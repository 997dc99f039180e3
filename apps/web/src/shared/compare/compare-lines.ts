import { wordsOf } from "./compare-words.ts";
import { diffTokens, type Token } from "./diff-tokens.ts";

interface Piece extends Token {
  /** The tags around it, and what they mean whatever their order. */
  readonly open: string;
  readonly close: string;
  readonly html: string;
}

/**
 * Compares two lines, such as paragraphs, word by word: what was added is in `ins`, what was removed in `del`. A word whose
 * formatting or link changed was removed and added. Writers' own `ins` and `del` become `u` and `s`.
 */
export function compareLines(before: Element, after: Element): string {
  const isPre = after.closest("pre") !== null || after.tagName === "PRE";
  const runs = diffTokens(piecesOf(before, isPre), piecesOf(after, isPre));
  return runs
    .map(({ change, tokens }) => {
      const html = joined(tokens);
      if (change === "same") return html;
      return change === "added" ? `<ins>${html}</ins>` : `<del>${withoutIds(html)}</del>`;
    })
    .join("");
}

/** The whole line as added or removed. */
export function markLine(line: Element, tag: "ins" | "del"): string {
  const html = joined(piecesOf(line, line.tagName === "PRE"));
  if (html === "") return "";
  return `<${tag}>${tag === "del" ? withoutIds(html) : html}</${tag}>`;
}

/** Footnotes are where the later text has them. */
export function withoutIds(html: string): string {
  return html.replaceAll(/(<[^<>]*?) id="[^"]*"/g, "$1");
}

function joined(pieces: readonly Piece[]): string {
  let html = "";
  let [open, close] = ["", ""];
  for (const piece of pieces) {
    if (piece.open !== open) {
      html += close + piece.open;
      [open, close] = [piece.open, piece.close];
    }
    html += piece.html;
  }
  return html + close;
}

function piecesOf(line: Element, isPre: boolean): Piece[] {
  return [...line.childNodes].flatMap((node) => piecesIn(node, [], isPre));
}

function piecesIn(node: Node, marks: readonly Element[], isPre: boolean): Piece[] {
  if (node.nodeType === Node.TEXT_NODE) {
    const text = node.textContent ?? "";
    return wordsOf(isPre ? text : text.replaceAll(/[ \t\r\n]+/g, " ")).map((word) =>
      pieceOf(escape(word), marks, word.trim() === ""),
    );
  }
  if (!(node instanceof Element)) return [];
  if (node.tagName === "IMG" || node.tagName === "BR") {
    return [pieceOf(node.outerHTML, marks, false)];
  }
  return [...node.childNodes].flatMap((child) => piecesIn(child, [...marks, node], isPre));
}

function pieceOf(html: string, marks: readonly Element[], isSpace: boolean): Piece {
  const tags = marks.map(tagsOf);
  const open = tags.map(([tag]) => tag).join("");
  const close = tags
    .map(([, tag]) => tag)
    .toReversed()
    .join("");
  const meaning = tags
    .map(([tag]) => withoutIds(tag))
    .toSorted()
    .join("");
  return { key: meaning + html, isSpace, open, close, html };
}

const renamed: Readonly<Record<string, string>> = { INS: "u", DEL: "s" };

function tagsOf(mark: Element): [open: string, close: string] {
  const name = renamed[mark.tagName] ?? mark.tagName.toLowerCase();
  const attributes = [...mark.attributes].map(
    ({ name: key, value }) => ` ${key}="${escape(value)}"`,
  );
  return [`<${name}${attributes.join("")}>`, `</${name}>`];
}

function escape(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
