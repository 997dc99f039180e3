import search from "approx-string-match";

/**
 * A passage of a plain text, by its words and those around it (the text quote and text position selectors of the W3C's
 * Web Annotation Data Model).
 */
export interface Passage {
  readonly quote: string;
  /** Up to 64 characters before it. */
  readonly prefix: string;
  /** Up to 64 characters after it. */
  readonly suffix: string;
  /** Where it begins. */
  readonly start: number;
}

/** A part of a plain text. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
}

const contextLength = 64;
/** Searching for what is only alike takes a time that grows with both. */
const maxFuzzyText = 200_000;
const maxFuzzyQuote = 300;
/** How much of a quote may have changed. */
const maxErrorRate = 0.35;
/** Shorter quotes are all over a text: the words around must agree as well. */
const distinctLength = 24;

/** Describes a part of a text, so that it is found again in later versions. */
export function passageOf(text: string, { from, to }: TextRange): Passage {
  return {
    quote: text.slice(from, to),
    prefix: text.slice(Math.max(0, from - contextLength), from),
    suffix: text.slice(to, to + contextLength),
    start: from,
  };
}

/**
 * Finds a passage in a text that may have changed since: word for word, else between the words that were around it, else
 * what is most like it. Space counts once, whatever it is. Undefined where the passage is gone.
 *
 * @example locatePassage("It opens in June.", { quote: "opens in May", prefix: "It ", suffix: ".", start: 3 })
 * // { from: 3, to: 16 }
 */
export function locatePassage(text: string, passage: Passage): TextRange | undefined {
  const { text: haystack, at } = collapse(text);
  const [quote, prefix, suffix] = [passage.quote, passage.prefix, passage.suffix].map(
    (part) => collapse(part).text,
  );
  if (quote === undefined || quote.trim() === "") return undefined;
  const place = { quote, prefix: prefix ?? "", suffix: suffix ?? "", start: passage.start };
  const found =
    findExact(haystack, place) ?? findBetween(haystack, place) ?? findAlike(haystack, place);
  if (found === undefined) return undefined;
  const { from, to } = found;
  return { from: at[from] ?? text.length, to: (at[to - 1] ?? text.length - 1) + 1 };
}

/** The same words elsewhere are another passage: the words around decide, then the distance. */
function findExact(text: string, place: Passage): TextRange | undefined {
  const { quote, prefix, suffix, start } = place;
  const context = Math.min(prefix.length + suffix.length, text.length - quote.length);
  const needed = quote.length >= distinctLength ? 0 : Math.min(6, context / 2);
  let best: { at: number; context: number } | undefined;
  for (let at = text.indexOf(quote); at !== -1; at = text.indexOf(quote, at + 1)) {
    const around =
      sharedEnd(text.slice(0, at), prefix) + sharedStart(text.slice(at + quote.length), suffix);
    const isBetter =
      best === undefined ||
      around > best.context ||
      (around === best.context && Math.abs(at - start) < Math.abs(best.at - start));
    if (around >= needed && isBetter) best = { at, context: around };
  }
  return best && { from: best.at, to: best.at + quote.length };
}

/** What is now between the words that were before and after it. */
function findBetween(text: string, { quote, prefix, suffix, start }: Passage) {
  const [before, after] = [prefix.slice(-24), suffix.slice(0, 24)];
  if (before.trim().length < 4 && after.trim().length < 4) return undefined;
  const maxLength = 2 * quote.length + 80;
  let best: TextRange | undefined;
  for (const from of endsOf(text, before)) {
    const to = after === "" ? text.length : text.indexOf(after, from);
    if (to <= from || to - from > maxLength) continue;
    if (best === undefined || Math.abs(from - start) < Math.abs(best.from - start)) {
      best = { from, to };
    }
  }
  return best;
}

/** Where each occurrence of some words ends; an empty one is the beginning. */
function endsOf(text: string, words: string): number[] {
  if (words === "") return [0];
  const ends: number[] = [];
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    ends.push(at + words.length);
  }
  return ends;
}

/** What is most like it, provided that enough of it is the same. */
function findAlike(text: string, { quote, start }: Passage): TextRange | undefined {
  if (quote.length < 8 || quote.length > maxFuzzyQuote || text.length > maxFuzzyText) {
    return undefined;
  }
  const matches = search(text, quote, Math.floor(quote.length * maxErrorRate));
  const [best] = matches.toSorted(
    (one, other) =>
      one.errors - other.errors || Math.abs(one.start - start) - Math.abs(other.start - start),
  );
  return best && best.end > best.start ? { from: best.start, to: best.end } : undefined;
}

function sharedEnd(one: string, other: string): number {
  let length = 0;
  while (length < other.length && one.at(-1 - length) === other.at(-1 - length)) length += 1;
  return length;
}

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < other.length && one[length] === other[length]) length += 1;
  return length;
}

/** A text with each run of space as one space, and where each character of it was. */
function collapse(text: string): { text: string; at: number[] } {
  const at: number[] = [];
  const collapsed: string[] = [];
  let isSpaced = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] ?? "";
    const isSpace = /\s/.test(character);
    if (isSpace && isSpaced) continue;
    isSpaced = isSpace;
    collapsed.push(isSpace ? " " : character);
    at.push(index);
  }
  return { text: collapsed.join(""), at };
}
