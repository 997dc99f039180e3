import type { components } from "../generated/schema.ts";
import { PIECE } from "./search-tokens.ts";

export type SpamReason = components["schemas"]["SpamReason"];

/** From this score on, what a visitor wrote is spam until a moderator says otherwise. */
export const SPAM_THRESHOLD = 5;

/** What a visitor wrote. */
export interface VisitorText {
  /** Name, subject and company, where spam hides as well. */
  lines: readonly (string | null | undefined)[];
  content: string;
  writingSeconds?: number | undefined;
}

/** What is known besides the text. */
export interface SpamEvidence {
  blockedWords: readonly string[];
  /** How often the same text was sent lately. */
  sentBefore: number;
  isSpamEmail: boolean;
  isSpamNetwork: boolean;
  /** Sites that it links to and that moderators know from spam. */
  spamSites: readonly string[];
}

const MAX_CHARACTERS = 10_000;
const MAX_SITES = 10;
const MIN_KEYED_LENGTH = 20;
const FASTEST_SECONDS = 3;
const LINK = /(?:https?:\/\/|www\.)([^\s/?#<>"'()[\]\\]{1,253})/gi;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/v;
const INVISIBLE = /[\p{Cf}\p{Cc}]/gu;

/**
 * Scores by simple rules, each of which becomes a reason that people can read. Every rule takes time in proportion to
 * the text, whatever it contains.
 */
export function scoreSpam(
  text: VisitorText,
  evidence: SpamEvidence,
): { score: number; reasons: SpamReason[] } {
  const whole = wholeText(text);
  const reasons = [
    ...linkReasons(linksIn(whole).length),
    ...blockedReasons(whole, evidence.blockedWords),
    ...when(repeats(text.content), "repetition", 3),
    ...duplicateReasons(evidence.sentBefore),
    ...when(shouts(text.content), "capitals", 2),
    ...fastReasons(text.writingSeconds),
    ...when(evidence.isSpamEmail, "spamEmail", 5),
    ...when(evidence.isSpamNetwork, "spamNetwork", 2),
    ...evidence.spamSites.slice(0, 1).flatMap((site) => when(true, "spamSite", 5, site)),
  ];
  return { score: reasons.reduce((sum, { points }) => sum + points, 0), reasons };
}

/** The hosts that a text links to, each once, at most ten. */
export function linkedSites(text: VisitorText): string[] {
  const hosts = linksIn(wholeText(text)).map((host) =>
    host
      .toLowerCase()
      .replace(/^www\./, "")
      .replace(/:\d{1,5}$/, ""),
  );
  return [...new Set(hosts)].slice(0, MAX_SITES);
}

/** What two sendings of one text have in common; null for a text so short that many may write it. */
export function comparableText(content: string): string | null {
  const text = normalised(content).replaceAll(/\s+/g, " ").trim();
  return text.length < MIN_KEYED_LENGTH ? null : text;
}

function wholeText({ lines, content }: VisitorText): string {
  return [...lines, content].join("\n").slice(0, MAX_CHARACTERS);
}

function linksIn(text: string): string[] {
  return Array.from(text.matchAll(LINK), ([, host]) => host ?? "");
}

/** In one case and width, without invisible characters that split words. */
function normalised(text: string): string {
  return text
    .slice(0, MAX_CHARACTERS)
    .normalize("NFKC")
    .slice(0, MAX_CHARACTERS)
    .replaceAll(/[\n\t\r]/g, " ")
    .replaceAll(INVISIBLE, "")
    .toLowerCase();
}

function linkReasons(links: number): SpamReason[] {
  return links < 2 ? [] : when(true, "links", Math.min(links, 5), String(links));
}

function duplicateReasons(times: number): SpamReason[] {
  return times === 0 ? [] : when(true, "duplicate", times < 3 ? 2 : 5, String(times));
}

function fastReasons(seconds: number | undefined): SpamReason[] {
  if (seconds === undefined || seconds >= FASTEST_SECONDS) return [];
  return when(true, "tooFast", 2, String(seconds));
}

function blockedReasons(whole: string, blockedWords: readonly string[]): SpamReason[] {
  const text = normalised(whole);
  const words = ` ${wordsOf(text).join(" ")} `;
  const found = blockedWords.find((blocked) => {
    const word = normalised(blocked).replaceAll(/ +/g, " ").trim();
    if (word === "") return false;
    const parts = wordsOf(word);
    // Chinese has no spaces, and signs are no words: they count wherever they are.
    const isOfWords = !CJK.test(word) && parts.join(" ") === word;
    return isOfWords ? words.includes(` ${word} `) : text.includes(word);
  });
  return found === undefined ? [] : when(true, "blockedWord", 5, found);
}

function wordsOf(text: string): string[] {
  return Array.from(text.matchAll(PIECE), ([piece]) => piece);
}

/** Twelve times the same letter in a row, or hardly a word that is new. */
function repeats(content: string): boolean {
  const text = normalised(content);
  if (longestRun(text) >= 12) return true;
  const units = wordsOf(text).flatMap((piece) => (CJK.test(piece) ? pairsOf(piece) : [piece]));
  return units.length >= 12 && new Set(units).size / units.length < 0.3;
}

function pairsOf(run: string): string[] {
  const characters = Array.from(run);
  return characters.slice(0, -1).map((character, at) => character + (characters[at + 1] ?? ""));
}

function longestRun(text: string): number {
  let longest = 0;
  let length = 0;
  let last = "";
  for (const character of text) {
    length = character === last ? length + 1 : 1;
    last = character;
    if (length > longest && /[\p{L}\p{N}!?]/u.test(character)) longest = length;
  }
  return longest;
}

function shouts(content: string): boolean {
  const text = content.slice(0, MAX_CHARACTERS);
  const upper = text.match(/\p{Lu}/gu)?.length ?? 0;
  const lower = text.match(/\p{Ll}/gu)?.length ?? 0;
  return upper >= 20 && upper >= 4 * lower;
}

function when(
  applies: boolean,
  code: SpamReason["code"],
  points: number,
  detail: string | null = null,
): SpamReason[] {
  return applies ? [{ code, points, detail }] : [];
}
