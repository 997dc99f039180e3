import type { ZxcvbnFactory } from "@zxcvbn-ts/core";

/** Loaded for the first password that somebody chooses: the dictionaries take some 25 MB. */
interface Estimator {
  zxcvbn: ZxcvbnFactory;
  isCommon(password: string): boolean;
}

/** Fewer guesses than a password of eight random characters takes. */
const minGuesses = 10 ** 7.5;

/** The time to estimate grows with the square of the length, and nothing is guessable that begins like this. */
const maxEstimatedLength = 32;

let loaded: Promise<Estimator> | null = null;

/**
 * Whether a password is one of the 100,000 commonest, or near one: with a year after it, with `4` for `a`, a walk over
 * the keyboard, a date, a name that `words` has.
 */
export async function isGuessable(password: string, words: readonly string[]): Promise<boolean> {
  const { zxcvbn, isCommon } = await (loaded ??= load());
  if (isCommon(password.toLowerCase())) return true;
  const start = Array.from(password).slice(0, maxEstimatedLength).join("");
  return zxcvbn.check(start, [...words]).guesses < minGuesses;
}

async function load(): Promise<Estimator> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }, { default: list }] = await Promise.all(
    [
      import("@zxcvbn-ts/core"),
      import("@zxcvbn-ts/language-common"),
      import("fxa-common-password-list"),
    ],
  );
  return {
    zxcvbn: new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }),
    isCommon: (password) => list.test(password),
  };
}
