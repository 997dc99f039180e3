/** Enough of a text to detect its language. */
const maxLength = 4_000;

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const hangul = /\p{Script=Hangul}/gu;
const han = /\p{Script=Han}/gu;
const letters = /\p{L}/gu;

/**
 * The language that a text is written in, by its script: for spelling, hyphenation and emphasis. Several languages share
 * the Latin letters: they are `fallback`, the site's own, unless that is written in others.
 *
 * @example textLanguage("<p>潮汐表</p>", "en") // "zh-CN"
 */
export function textLanguage(html: string, fallback: string): string {
  const text = html.slice(0, maxLength).replaceAll(/<[^>]*>|&[a-z#0-9]+;/gi, " ");
  const count = (script: RegExp) => text.match(script)?.length ?? 0;
  const total = count(letters);
  if (total === 0) return fallback;
  if (count(kana) > total * 0.1) return "ja";
  if (count(hangul) > total * 0.3) return "ko";
  // A Chinese word is two characters, a Latin one five letters.
  if (count(han) > total * 0.2) return fallback.startsWith("zh") ? fallback : "zh-CN";
  return /^(?:zh|ja|ko)\b/.test(fallback) ? "en" : fallback;
}
