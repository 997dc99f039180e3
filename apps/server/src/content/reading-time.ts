const WORDS_PER_MINUTE = 220;
const CHARACTERS_PER_MINUTE = 400;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** At least 1. Counts words in Latin scripts, characters in Chinese. */
export function readingMinutes(text: string): number {
  const characters = text.match(CJK)?.length ?? 0;
  const words = text.replace(CJK, " ").match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  const minutes = words / WORDS_PER_MINUTE + characters / CHARACTERS_PER_MINUTE;
  return Math.max(1, Math.round(minutes));
}
