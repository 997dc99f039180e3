/** Counts code points: a surrogate pair is one character. */
export function characterCount(text: string): number {
  return Array.from(text).length;
}

/** Truncates with an ellipsis and adds the note; text that fits is returned unchanged. */
export function truncate(text: string, length: number, note: string, notes: string[]): string {
  const characters = Array.from(text);
  if (characters.length <= length) return text;
  notes.push(note);
  const head = characters.slice(0, length - 1).join("");
  return `${head.trimEnd()}…`;
}
