/**
 * What the search's index holds of an article besides the tokens of its text, and how it is asked.
 *
 * A common word stands in hundreds of thousands of articles, of which a search wants the latest few. The index therefore
 * knows of each article its place in the line of publication: which block of 512 places, of 4,096 and so on. Asked for
 * "the word, within the newest blocks", it touches no more than they hold, however many articles there are.
 * The marks before a token (`^ ~ # @`) never occur in the token of a word.
 */
import { searchTokens, wantedTokens, type SearchTerm } from "./search-tokens.ts";

/** The words of an article by where they stand. */
export interface SearchedText {
  title: string;
  summary: string;
  /** Subtitle, keywords and tags. */
  words: string;
  text: string;
}

/** Where an article belongs besides its words. */
export interface SearchPlace {
  typeId: string;
  /** Number in the line of publication, the newest highest. */
  place: number;
}

/** Where the words may stand, best first: all in the title, all in title and summary, anywhere. */
const ZONES = ["^", "~", ""] as const;
/** Places in a block of each level. A window is two blocks, so that it holds a block's width at least. */
const WIDTHS = [512, 4096, 32_768, 262_144];

/** The distinct tokens that the index holds of an article. */
export function indexTokens(article: SearchedText & SearchPlace): string[] {
  const { title, summary, words, text, typeId, place } = article;
  const marked = (mark: string, of: string) => searchTokens(of).map((token) => mark + token);
  return [
    typeToken(typeId),
    ...WIDTHS.map((_, level) => blockToken(level, blockOf(place, level))),
    ...marked("^", title),
    ...marked("~", `${title}\n${summary}`),
    ...searchTokens(`${title}\n${summary}\n${words}\n${text}`),
  ];
}

/** Tokens as the text of a `tsvector`. */
export function toTsVector(tokens: readonly string[]): string {
  return tokens.map(quoted).join(" ");
}

/** A query for all of some tokens, as the text of a `tsquery`. */
export function toTsQuery(tokens: readonly string[]): string {
  return tokens.map(quoted).join(" & ");
}

/** The type's token, which changes when articles move to another type. */
export function typeToken(typeId: string): string {
  return `@${typeId}`;
}

/** What a search asks for. */
export interface SearchQuestion {
  terms: readonly SearchTerm[];
  /** Only articles of these types; null for all. */
  typeIds: readonly string[] | null;
  /** The places that are taken. */
  oldest: number;
  newest: number;
  /** The share of articles that hold a token, as far as it is a common one. */
  shares: ReadonlyMap<string, number>;
}

/** One query to the index. */
export interface IndexQuery {
  /** The text of a `tsquery`. */
  query: string;
  /** How well what it finds fits, 0 the best. */
  zone: number;
}

/** How an index is asked. */
export interface SearchPlan {
  queries: IndexQuery[];
  /** Whether they look at all articles. */
  whole: boolean;
}

/** The tokens that a search asks for, in each zone. */
export function searchedTokens(terms: readonly SearchTerm[]): string[][] {
  const tokens = [...new Set(terms.flatMap(wantedTokens))];
  return ZONES.map((mark) => tokens.map((token) => mark + token));
}

/**
 * The queries that answer a question, in the order in which their answers are wanted: the best zone first, within it the
 * newest articles, in ever wider windows. No article answers two of them.
 */
export function searchQueries(question: SearchQuestion): SearchPlan {
  const { terms, typeIds, oldest, newest } = question;
  const types = typeIds === null ? [] : [anyOf(typeIds.map(typeToken))];
  const zones = searchedTokens(terms);
  const all = windows(oldest, newest);
  let looked = all;
  const queries = zones.flatMap((tokens, zone) => {
    looked = looked.filter(({ places }, nr) => nr === 0 || places <= reachOf(tokens, question));
    const words = [
      allOf(tokens),
      ...without(zone === 0 ? undefined : allOf(zones[zone - 1] ?? [])),
    ];
    return looked.map(({ conditions }) => ({
      query: [...words, ...conditions, ...types].join(" & "),
      zone,
    }));
  });
  return { queries, whole: looked.length === all.length };
}

/** Articles that a query may go through which hold its rarest token. */
const STEPS = 8000;

/**
 * How many places a query may look at. Words that are common but never stand together would have the index compare all
 * their articles; a single token finds as much as it goes through.
 */
function reachOf(tokens: readonly string[], { shares }: SearchQuestion): number {
  const rarest = Math.min(...tokens.map((token) => shares.get(token) ?? 0));
  return tokens.length === 1 ? Infinity : STEPS / rarest;
}

/** A stretch of the line that a query looks at, without what the one before looked at. */
interface Window {
  conditions: string[];
  /** How many places there are down to its end. */
  places: number;
}

function windows(oldest: number, newest: number): Window[] {
  const widths = WIDTHS.filter((width) => newest - oldest >= width);
  const blocks = widths.map((_, level) => {
    const block = blockOf(newest, level);
    return anyOf([blockToken(level, block), blockToken(level, block - 1)]);
  });
  const taken = newest - oldest + 1;
  const inBlocks = widths.map((width, level) => ({
    conditions: [...blocks.slice(level, level + 1), ...without(blocks[level - 1])],
    places: Math.min(2 * width, taken),
  }));
  return [...inBlocks, { conditions: without(blocks.at(-1)), places: taken }];
}

function blockOf(place: number, level: number): number {
  return Math.floor(place / (WIDTHS[level] ?? 1));
}

function blockToken(level: number, block: number): string {
  return `#${level}.${block}`;
}

function without(condition: string | undefined): string[] {
  return condition === undefined ? [] : [`!${condition}`];
}

function allOf(tokens: readonly string[]): string {
  return `(${toTsQuery([...new Set(tokens)])})`;
}

function anyOf(tokens: readonly string[]): string {
  return `(${tokens.map(quoted).join(" | ")})`;
}

function quoted(token: string): string {
  return `'${token.replace(/['\\]/g, "$&$&")}'`;
}
