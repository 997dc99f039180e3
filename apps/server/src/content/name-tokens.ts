import { foldWord, isLoose, isRun, PIECE, runTokens, wantedTokens } from "./search-tokens.ts";

/**
 * The distinct tokens by which a record is found by its name while somebody still types: of a Chinese run every
 * character and every pair, of other words every beginning. Case and accents do not count.
 */
export function nameTokens(name: string): string[] {
  const tokens = Array.from(name.matchAll(PIECE)).flatMap(([piece]) =>
    isRun(piece) ? runTokens(piece) : beginnings(foldWord(piece)),
  );
  return [...new Set(tokens)].filter((token) => token !== "");
}

/** What a keyword asks of a name. */
export interface NameQuestion {
  /** Tokens that it must have; none when the keyword holds no letter or digit. */
  tokens: string[];
  /** Runs of Chinese of which the tokens only tell that all pairs are there: one has to look. */
  runs: string[];
}

/** A keyword as a question: its words must begin words of the name, Chinese may stand anywhere. */
export function nameQuestion(keyword: string): NameQuestion {
  const tokens = new Set<string>();
  const runs = new Set<string>();
  for (const [piece] of keyword.matchAll(PIECE)) {
    const term = { kind: "run", text: piece } as const;
    for (const token of isRun(piece) ? wantedTokens(term) : [foldWord(piece)]) tokens.add(token);
    if (isRun(piece) && isLoose(term)) runs.add(piece);
  }
  return { tokens: [...tokens].filter((token) => token !== ""), runs: [...runs] };
}

function beginnings(word: string): string[] {
  const characters = Array.from(word);
  return characters.map((_, index) => characters.slice(0, index + 1).join(""));
}
