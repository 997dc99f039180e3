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
  let reach = Infinity;
  const queries = zones.flatMap((choices, zone) => {
    reach = Math.min(reach, reachOf(choices, question));
    const looked = windows(oldest, newest, commonness(choices, question)).filter(
      ({ places }, nr) => nr === 0 || places <= reach,
    );
    const words = [
      allOf(choices),
      ...without(zone === 0 ? undefined : allOf(zones[zone - 1] ?? [])),
    ];
    return looked.map(({ conditions }) => ({
      query: [...words, ...conditions, ...types].join(" & "),
      zone,
    }));
  });
  const whole = windows(oldest, newest, 0).every(({ places }, nr) => nr === 0 || places <= reach);
  return { queries, whole };
}

/** How many articles with its rarest token a query may examine. */
const STEPS = 8000;

/**
 * How many positions a query may cover. Common words that never occur together would make the index compare all their
 * articles; a single token matches whatever it examines.
 */
function reachOf(choices: readonly Choice[], { shares }: SearchCriteria): number {
  const ofChoices = choices.map((choice) => shareOf(choice, shares));
  return choices.length === 1 ? Infinity : STEPS / Math.min(...ofChoices);
}

/** The share of articles that match, where one token decides; 0 where it is unknown. */
function commonness(choices: readonly Choice[], { typeIds, shares }: SearchCriteria): number {
  const [first, second] = choices;
  if (first === undefined || second !== undefined) return 0;
  const ofTypes = typeIds === null ? 1 : shareOf(typeIds.map(typeToken), shares);
  return shareOf(first, shares) * ofTypes;
}

function shareOf(choice: Choice, shares: SearchCriteria["shares"]): number {
  return choice.reduce((sum, token) => sum + (shares.get(token) ?? 0), 0);
}

/** Matches that a window may have by what is known, before it is opened in two steps. */
const MANY = 600;

/** A range of positions, without those of the previous query. */
interface Window {
  conditions: string[];
  /** Positions down to its end. */
  places: number;
}

/** @param share The share of articles that match: where many do, the windows widen in smaller steps. */
function windows(oldest: number, newest: number, share: number): Window[] {
  const taken = newest - oldest + 1;
  const widths = WIDTHS.filter((width) => newest - oldest >= width);
  const steps = widths.flatMap((width, level) => {
    const next = Math.min(2 * (widths[level + 1] ?? Infinity), taken);
    const counts = share * next > MANY ? [2, 4] : [2];
    return counts.map((count) => ({
      blocks: newestBlocks(newest, level, count),
      places: Math.min(count * width, taken),
    }));
  });
  const inBlocks = steps.map(({ blocks, places }, nr) => ({
    conditions: [blocks, ...without(steps[nr - 1]?.blocks)],
    places,
  }));
  return [...inBlocks, { conditions: without(steps.at(-1)?.blocks), places: taken }];
}

function newestBlocks(newest: number, level: number, count: number): string {
  const block = blockOf(newest, level);
  return anyOf(Array.from({ length: count }, (_, nr) => blockToken(level, block - nr)));
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
