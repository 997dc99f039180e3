/** Patterns to combine texts outside of sentences. */
export const phrases = {
  labelled: (p: { name: string; text: string }) => `${p.name}: ${p.text}`,
  annotated: (p: { text: string; note: string }) => `${p.text} (${p.note})`,
  list: (p: { names: readonly string[] }) => p.names.join(", "),
};
