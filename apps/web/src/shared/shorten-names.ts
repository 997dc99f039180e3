/** Longer names are truncated: a notice has three lines. */
const maxCharacters = 80;

const longName = new RegExp(`“([^”]{${maxCharacters - 1}})[^”]{2,}”`, "g");

/** Cuts long names within a sentence short, so that what happened to them is still read. */
export function shortenNames(sentence: string): string {
  return sentence.replaceAll(longName, (_whole, start: string) => `“${start.trimEnd()}…”`);
}
