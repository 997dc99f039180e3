const han = /\p{Script=Han}/gu;
const letters = /\p{Letter}/gu;

/**
 * The `lang` of a text that is written in another language than the page: "zh" for one that is mostly Chinese.
 * Undefined leaves the page's own.
 *
 * @example <h2 lang={langOf(title)}>{title}</h2>
 */
export function langOf(text: string): "zh" | undefined {
  const sample = text.slice(0, 400);
  const count = sample.match(han)?.length ?? 0;
  if (count === 0) return undefined;
  return count / (sample.match(letters)?.length ?? 1) > 0.3 ? "zh" : undefined;
}
