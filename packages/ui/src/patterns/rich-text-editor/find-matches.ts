import type { Node } from "@tiptap/pm/model";
import { memoizePerBlock } from "./memoize-per-block.ts";

/** What is searched for, and how. */
export interface MatchQuery {
  readonly text: string;
  readonly matchCase: boolean;
  readonly wholeWord: boolean;
}

/** A place in a text. */
export interface Match {
  readonly from: number;
  readonly to: number;
}

/** Finds the matches in a text. */
export type MatchFinder = (doc: Node) => readonly Match[];

/**
 * Finds every match of a query in a text, in order. Blocks that were searched already are not searched again, so a key
 * press in a long text costs the search of one block.
 */
export function matchFinder(query: MatchQuery): MatchFinder {
  const pattern = patternOf(query);
  if (pattern === null) return () => [];
  const matchesPerBlock = memoizePerBlock((block) => matchesIn(block, pattern));
  return (doc) => {
    const matches: Match[] = [];
    let start = 0;
    for (const [index, found] of matchesPerBlock(doc).entries()) {
      for (const { from, to } of found) matches.push({ from: start + from, to: start + to });
      start += doc.child(index).nodeSize;
    }
    return matches;
  };
}

/** Matches in one block, relative to its start. */
function matchesIn(block: Node, pattern: RegExp): Match[] {
  if (block.isTextblock) return matchesInLine(block, 1, pattern);
  const matches: Match[] = [];
  block.descendants((node, at) => {
    if (!node.isTextblock) return true;
    matches.push(...matchesInLine(node, at + 2, pattern));
    return false;
  });
  return matches;
}

function matchesInLine(line: Node, start: number, pattern: RegExp): Match[] {
  // Each picture or line break is one position wide, as it is in the text.
  const text = line.textBetween(0, line.content.size, undefined, "\uFFFC");
  return Array.from(text.matchAll(pattern), ({ index, 0: found }) => ({
    from: start + index,
    to: start + index + found.length,
  }));
}

const syntax = /[\\^$.*+?()[\]{}|/]/g;
const letter = /[\p{L}\p{N}_]/u;
/** Scripts that put no space between words: there, any place may be a word's edge. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

function patternOf({ text, matchCase, wholeWord }: MatchQuery): RegExp | null {
  if (text === "") return null;
  const literal = text.replaceAll(syntax, String.raw`\$&`).replaceAll(/[ \u00A0]/g, "[ \\u00A0]");
  const characters = Array.from(text);
  const before = wholeWord && hasEdge(characters.at(0)) ? String.raw`(?<![\p{L}\p{N}_])` : "";
  const after = wholeWord && hasEdge(characters.at(-1)) ? String.raw`(?![\p{L}\p{N}_])` : "";
  return new RegExp(before + literal + after, matchCase ? "gu" : "giu");
}

function hasEdge(character: string | undefined): boolean {
  return character !== undefined && letter.test(character) && !unspaced.test(character);
}
