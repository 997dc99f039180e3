const MIN_WIDTH = 50;
const MAX_WIDTH = 130;

/** The lines of each paragraph of a plain text; an empty line ends one. */
export function paragraphsOf(text: string): string[][] {
  return text
    .replaceAll(/\r\n?/g, "\n")
    .split(/\n(?:[ \t]*\n)+/)
    .map((paragraph) => paragraph.split("\n").filter((line) => line.trim() !== ""))
    .filter((lines) => lines.length > 0);
}

/**
 * Whether the lines of a paragraph end where they do only because they were full: the first word of each next line would
 * not have fitted. Mails and the sources of programs are wrapped so; poems and addresses are not.
 */
export function isHardWrapped(lines: readonly string[]): boolean {
  const width = Math.max(...lines.map(({ length }) => length));
  if (lines.length < 2 || width < MIN_WIDTH || width > MAX_WIDTH) return false;
  return lines.slice(0, -1).every((line, at) => {
    const [word = ""] = lines[at + 1]?.trimStart().split(/\s/, 1) ?? [];
    return line.length + 1 + word.length > width;
  });
}
