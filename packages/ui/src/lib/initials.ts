/**
 * One or two letters for a name: first and last word in Latin, the last character in Chinese (the given name).
 *
 * @example initials("Mei Lin Chen") // "MC"
 */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words[0] ?? "";
  if (/\p{Script=Han}/u.test(first)) return Array.from(first).at(-1) ?? "";
  const last = words.length > 1 ? (words.at(-1) ?? "") : "";
  return [first, last]
    .map((word) => Array.from(word)[0] ?? "")
    .join("")
    .toUpperCase();
}
