import pairs from "opencc-js/dict/TSCharacters";

/** The usual simplified form of traditional characters. Only those of one code unit, so that positions stay. */
const simplified = new Map(
  pairs.split("|").flatMap((pair): [string, string][] => {
    const [from = "", to = ""] = pair.split(" ");
    return from.length === 1 && to.length === 1 ? [[from, to]] : [];
  }),
);

/** All characters with the same simplified form, by it. */
const variants = Map.groupBy(simplified.keys(), (character) => simplified.get(character) ?? "");

const traditional = new RegExp(`[${[...simplified.keys()].join("")}]`, "gu");

/**
 * Writes traditional characters as simplified ones, one by one: what a character becomes never depends on its
 * neighbours, so a part of a text is also a part of its folded form.
 */
export function foldHan(text: string): string {
  return text.replace(traditional, (character) => simplified.get(character) ?? character);
}

/** A regular expression of PostgreSQL for a folded run of characters in texts that are not folded. */
export function hanPattern(run: string): string {
  return Array.from(run, (character) => {
    const others = variants.get(character);
    return others === undefined ? character : `[${character}${others.join("")}]`;
  }).join("");
}
