/**
 * What the index of the full-text search contains besides the tokens of a text, and how it is queried.
 *
 * A common word occurs in hundreds of thousands of articles, of which a search needs the newest few. So the index
 * stores the position of each article in publication order, by blocks of 512 positions, of 4,096 and so on. A query for
 * "the word, within the newest blocks" touches no more than they contain, however many articles there are.
 *
 * The prefixes of tokens (`^ ~ # @`) never occur in the token of a word.
 */
import { searchTokens, tokenChoices, type SearchTerm } from "./search-tokens.ts";

/** Searchable text by zone. */
export interface SearchedText {
  title: string;
  summary: string;
  /** Subtitle, keywords and tags. */
  words: string;
  text: string;
}

export interface SearchPlace {
  typeId: string;
  /** Position in publication order, the newest highest. */
  place: number;
}

/** Zones, best first: all words in the title, all in title and summary, anywhere. */
const ZONES = ["^", "~", ""] as const;
/** Positions in a block of each level. A window is two blocks, so that it covers at least a block's width. */
const WIDTHS = [512, 4096, 32_768, 262_144];

/** Distinct tokens. */
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

export function toTsVector(tokens: readonly string[]): string {
  return tokens.map(quoted).join(" ");
}

/** A query for all tokens. */
export function toTsQuery(tokens: readonly string[]): string {
  return tokens.map(quoted).join(" & ");
}

/** Changes when articles move to another type. */
export function typeToken(typeId: string): string {
  return `@${typeId}`;
}

export interface SearchCriteria {
  terms: readonly SearchTerm[];
  /** null for all. */
  typeIds: readonly string[] | null;
  /** Range of positions in use. */
  oldest: number;
  newest: number;
  /** The share of articles with a token, for common tokens. */
  shares: ReadonlyMap<string, number>;
}

export interface IndexQuery {
  /** Text of a `tsquery`. */
  query: string;
  /** Relevance, 0 is best. */
  zone: number;
}

export interface SearchPlan {
  queries: IndexQuery[];
  /** Whether the queries cover all articles. */
  whole: boolean;
}

/** Tokens of which one suffices. */
type Choice = readonly string[];

/** What is required, by zone. */
function choicesByZone(terms: readonly SearchTerm[]): Choice[][] {
  const choices = new Map(terms.flatMap(tokenChoices).map((choice) => [choice.join(" "), choice]));
  return ZONES.map((mark) =>
    Array.from(choices.values(), (choice) => choice.map((token) => mark + token)),
  );
}

/**
 * The queries of a search, in the order of their relevance: the best zone first, within it the newest articles, in ever
 * wider windows. No article matches two of them.
 */
export function searchQueries(question: SearchCriteria): SearchPlan {
  const { terms, typeIds, oldest, newest } = question;
  const types = typeIds === null ? [] : [anyOf(typeIds.map(typeToken))];
  const zones = choicesByZone(terms);
  const all = windows(oldest, newest);
  let looked = all;
  const queries = zones.flatMap((choices, zone) => {
    looked = looked.filter(({ places }, nr) => nr === 0 || places <= reachOf(choices, question));
    const words = [
      allOf(choices),
      ...without(zone === 0 ? undefined : allOf(zones[zone - 1] ?? [])),
    ];
    return looked.map(({ conditions }) => ({
      query: [...words, ...conditions, ...types].join(" & "),
      zone,
    }));
  });
  return { queries, whole: looked.length === all.length };
}

/** How many articles with its rarest token a query may examine. */
const STEPS = 8000;

/**
 * How many positions a query may cover. Common words that never occur together would make the index compare all their
 * articles; a single token matches whatever it examines.
 */
function reachOf(choices: readonly Choice[], { shares }: SearchCriteria): number {
  const shareOf = (choice: Choice) =>
    choice.reduce((sum, token) => sum + (shares.get(token) ?? 0), 0);
  return choices.length === 1 ? Infinity : STEPS / Math.min(...choices.map(shareOf));
}

/** A range of positions, without those of the previous query. */
interface Window {
  conditions: string[];
  /** Positions down to its end. */
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

function allOf(choices: readonly Choice[]): string {
  const conditions = choices.map((choice) =>
    choice.length === 1 ? toTsQuery(choice) : anyOf(choice),
  );
  return `(${conditions.join(" & ")})`;
}

function anyOf(tokens: readonly string[]): string {
  return `(${tokens.map(quoted).join(" | ")})`;
}

function quoted(token: string): string {
  return `'${token.replace(/['\\]/g, "$&$&")}'`;
}
