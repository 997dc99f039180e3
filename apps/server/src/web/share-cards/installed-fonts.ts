import { readdir } from "node:fs/promises";

/** Where systems keep fonts. */
const PLACES = [
  "/usr/share/fonts",
  "/usr/local/share/fonts",
  "/System/Library/Fonts",
  "/Library/Fonts",
  "C:\\Windows\\Fonts",
];

/** Names of fonts with Chinese characters. */
const HAN =
  /cjk|han ?s(ans|erif)|sourcehan|(noto|wqy|wenquanyi|lxgw|fangzheng).*(sc|hei|song|kai)|droidsansfallback|pingfang|hiragino|songti|heiti|msyh|simsun|simhei|uming|ukai/i;

/** What of a text the machine can draw. */
export interface FontCoverage {
  any: boolean;
  han: boolean;
}

/** Looks at the names of the installed fonts: drawing with a font that is not there shows boxes. */
export async function installedFonts(places: readonly string[] = PLACES): Promise<FontCoverage> {
  const names = await Promise.all(places.map((place) => namesIn(place)));
  const fonts = names.flat().filter((name) => /\.(ttf|otf|ttc)$/i.test(name));
  return { any: fonts.length > 0, han: fonts.some((name) => HAN.test(name)) };
}

/** Whether a text can be drawn. */
export function canDraw(text: string, { any, han }: FontCoverage): boolean {
  return any && (han || !/\p{Script=Han}/u.test(text));
}

async function namesIn(place: string): Promise<string[]> {
  return readdir(place, { recursive: true }).catch(() => []);
}
