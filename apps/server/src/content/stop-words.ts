/** Words that occur in nearly every text and say nothing about it. */
const STOP_WORDS = new Set(
  (
    "a an and are as at be been but by can did do does for from had has have he her his how i if in into is it its me my " +
    "no not of on or our she so than that the their them then there these they this those to was we were what when " +
    "which who will with would you your " +
    "的 了 和 是 在 与 及 或 也 都 就 而 着 之 于 等 吗 呢 吧 啊 把 被 这 那"
  ).split(" "),
);

/** @param word In lower case, Chinese in simplified characters. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}
