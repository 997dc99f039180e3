import { messages } from "../kernel/messages/index.ts";

const { patterns, characters } = messages.fields;

/** The contract's patterns that are more than a set of characters, by a text that only they contain. */
const forms: readonly [string, string][] = [
  ["T([01]\\d|2[0-3])", patterns.dateTime],
  ["(0[1-9]|1[0-2])", patterns.month],
  ["(\\.\\d{1,2})?", patterns.price],
  ["[A-Z]{3}", patterns.currency],
  ["={0,2}", patterns.base64],
  ["% (0|", patterns.focalPoint],
  ["#[0-9a-f]", patterns.colour],
  ["+() -", patterns.phone],
  ["]*:[", patterns.permission],
  ["(;(", patterns.urls],
  ["|https://", patterns.pathOrUrl],
  ["(https?:", patterns.url],
  ["^https?://", patterns.httpUrl],
  ["/(:?", patterns.path],
  ["]{2,3}(-[", patterns.language],
  ["]+(-[", patterns.slug],
  ["([._-]", patterns.dottedCode],
  ["^\\S+$", patterns.noSpaces],
  ["\\S", patterns.blank],
];

const ranges: readonly [string, string][] = [
  ["A-Za-z", characters.letters],
  ["a-z", characters.lowercase],
  ["0-9", characters.digits],
  ["\\u3040-\\u30ff\\u3400-\\u9fff\\uac00-\\ud7a3", characters.cjk],
];

const symbols: Readonly<Record<string, string>> = {
  ".": characters.dots,
  "/": characters.slashes,
  ":": characters.colons,
  "@": characters.atSigns,
  _: characters.underscores,
  "-": characters.dashes,
};

/** Says what a pattern of the contract asks for; null for an unknown one. */
export function describePattern(pattern: string): string | null {
  const source = pattern.replaceAll(/[\u3040-\ud7a3]/g, escapeUnicode);
  const set = /^\^(?:\[([^\]]+)\])?\[([^\]]+)\][+*]\$$/.exec(source);
  if (set !== null) {
    const [, first, rest = ""] = set;
    const allowed = { names: namesOf(rest) };
    return first === undefined || first === rest
      ? messages.fields.onlyCharacters(allowed)
      : messages.fields.startingWith({ ...allowed, first: namesOf(first) });
  }
  return forms.find(([part]) => source.includes(part))?.[1] ?? null;
}

function namesOf(set: string): string[] {
  let rest = set;
  const found = ranges.flatMap(([range, name]) => {
    if (!rest.includes(range)) return [];
    rest = rest.replace(range, "");
    return [name];
  });
  return [...found, ...Array.from(rest, (symbol) => symbols[symbol] ?? symbol)];
}

function escapeUnicode(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16)}`;
}
