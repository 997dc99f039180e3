/** How words are put together, wherever that is not part of a sentence. */
export const phrases = {
  labelled: (p: { name: string; text: string }) => `${p.name}: ${p.text}`,
  annotated: (p: { text: string; note: string }) => `${p.text} (${p.note})`,
  list: (p: { names: readonly string[] }) => p.names.join(", "),
};
