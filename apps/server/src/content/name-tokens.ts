import {
  foldWord,
  isApproximate,
  isRun,
  PIECE,
  runTokens,
  requiredTokens,
} from "./search-tokens.ts";

/**
 * Distinct tokens for search as you type: every prefix of a word, every character and bigram of a Chinese run. Case and
 * accents are ignored.
 */
export function nameTokens(name: string): string[] {
  const tokens = Array.from(name.matchAll(PIECE)).flatMap(([piece]) =>
    isRun(piece) ? runTokens(piece) : beginnings(foldWord(piece)),
  );
  return [...new Set(tokens)].filter((token) => token !== "");
}

/** What a keyword requires of a name. */
export interface NameQuery {
  /** Required tokens; empty when the keyword has no letter or digit. */
  tokens: string[];
  /** Runs of Chinese whose bigrams are not enough: the name itself must be compared. */
  runs: string[];
}

/** Words must be prefixes of the name's words; Chinese may be anywhere. */
export function nameQuery(keyword: string): NameQuery {
  const tokens = new Set<string>();
  const runs = new Set<string>();
  for (const [piece] of keyword.matchAll(PIECE)) {
    const term = { kind: "run", text: piece } as const;
    for (const token of isRun(piece) ? requiredTokens(term) : [foldWord(piece)]) tokens.add(token);
    if (isRun(piece) && isApproximate(term)) runs.add(piece);
  }
  return { tokens: [...tokens].filter((token) => token !== ""), runs: [...runs] };
}

function beginnings(word: string): string[] {
  const characters = Array.from(word);
  return characters.map((_, index) => characters.slice(0, index + 1).join(""));
}
