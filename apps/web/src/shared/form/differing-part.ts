/** How much of what two texts share is shown before their first difference, in characters. */
const lead = 40;

/**
 * A text from shortly before the place where it parts from another one: what differs is to be seen in a few lines, however
 * long both are.
 */
export function differingPart(text: string, other: string): string {
  const characters = Array.from(text);
  const others = Array.from(other);
  const parted = characters.findIndex((character, at) => character !== others[at]);
  const from = (parted === -1 ? characters.length : parted) - lead;
  if (from <= 0) return text;
  const rest = characters.slice(from).join("");
  const word = rest.slice(0, lead / 2).indexOf(" ");
  return `…${rest.slice(word + 1)}`;
}
