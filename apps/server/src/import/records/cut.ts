/** How many characters a text has, as people count them: a pair of halves is one. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** The beginning of a text with an ellipsis, noted; a text that fits stays as it is. */
export function cut(text: string, length: number, note: string, notes: string[]): string {
  const characters = Array.from(text);
  if (characters.length <= length) return text;
  notes.push(note);
  const head = characters.slice(0, length - 1).join("");
  return `${head.trimEnd()}…`;
}
