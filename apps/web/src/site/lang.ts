const han = /\p{Script=Han}/gu;
const letters = /\p{Letter}/gu;

/**
 * The `lang` of a text in another language than the page: "zh" when it is mostly Chinese, else "en". Undefined for a
 * text without letters.
 *
 * @example <h2 lang={langOf(title)}>{title}</h2>
 */
export function langOf(text: string): "zh" | "en" | undefined {
  const sample = text.slice(0, 400);
  const all = sample.match(letters)?.length ?? 0;
  if (all === 0) return undefined;
  return (sample.match(han)?.length ?? 0) / all > 0.3 ? "zh" : "en";
}
