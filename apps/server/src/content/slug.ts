import { transliterate } from "transliteration";

const MAX_LENGTH = 80;

/**
 * Lowercase Latin letters, digits and single dashes, at most 80 characters. Chinese and other scripts are
 * transliterated. A title without letters or digits returns `fallback`.
 */
export function slugify(title: string, fallback = "article"): string {
  const words = transliterate(title.normalize("NFKC"))
    .normalize("NFKD")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return cutAtDash(words, MAX_LENGTH) || fallback;
}

/** The first of `base`, `base-2`, `base-3` … that is not in `taken`. */
export function uniqueSlug(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base)) return base;
  for (let number = 2; ; number += 1) {
    const suffix = `-${number}`;
    const candidate = cutAtDash(base, MAX_LENGTH - suffix.length) + suffix;
    if (!taken.has(candidate)) return candidate;
  }
}

/** Whether a slug was made from a title, with a number where others had it already. */
export function isSlugOf(slug: string, title: string): boolean {
  const base = slugify(title);
  if (slug === base) return true;
  const suffix = /-[0-9]+$/.exec(slug)?.[0];
  return suffix !== undefined && slug === cutAtDash(base, MAX_LENGTH - suffix.length) + suffix;
}

function cutAtDash(words: string, length: number): string {
  if (words.length <= length) return words;
  const cut = words.slice(0, length);
  const dash = cut.lastIndexOf("-");
  return dash > length / 2 ? cut.slice(0, dash) : cut.replace(/-+$/, "");
}
