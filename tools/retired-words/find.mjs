import { names, phrases, prefixes } from "./list.mjs";

const replacements = new Map(Object.entries(names));
const fileNames = new Map([...replacements].map(([name, use]) => [kebabCase(name), use]));
const phrasePattern = new RegExp(
  `(?<![\\w-])(?:${Object.keys(phrases).map(escape).join("|")})(?![a-z]| apart)`,
  "g",
);

/**
 * The retired words in a file: in its path, then line by line.
 *
 * @param {string} path From the root of the repository.
 * @param {string} text
 * @returns {{ place: string, word: string, use: string }[]}
 */
export function findRetiredWords(path, text) {
  const inPath = path
    .split("/")
    .map((segment) => segment.replace(/^_/, "").split(".")[0])
    .filter((segment) => fileNames.has(segment))
    .map((word) => ({ place: path, word, use: kebabCase(fileNames.get(word)) }));
  const inText = text
    .split("\n")
    .flatMap((line, index) =>
      wordsOf(line).map(({ word, use }) => ({ place: `${path}:${index + 1}`, word, use })),
    );
  return [...inPath, ...inText];
}

function wordsOf(line) {
  const identifiers = line.match(/[A-Za-z_$][\w$]*/g) ?? [];
  return [
    ...identifiers.flatMap((word) => {
      const use = replacementOf(word);
      return use === undefined ? [] : [{ word, use }];
    }),
    ...(line.match(phrasePattern) ?? []).map((word) => ({ word, use: phrases[word] })),
  ];
}

function replacementOf(name) {
  if (replacements.has(name)) return replacements.get(name);
  const prefix = Object.keys(prefixes).find((one) => name.startsWith(one) && name !== one);
  return prefix && name.replace(prefix, prefixes[prefix]);
}

function kebabCase(name) {
  return name.replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2").toLowerCase();
}

function escape(text) {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
