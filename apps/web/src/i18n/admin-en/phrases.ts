/** How words are put together, wherever that is not part of a sentence. */
export const phrases = {
  about: (p: { name: string; text: string }) => `${p.name}: ${p.text}`,
  aside: (p: { text: string; note: string }) => `${p.text} (${p.note})`,
  several: (p: { names: readonly string[] }) => p.names.join(", "),
};
