const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Escapes special characters and removes those that XML forbids. */
export function xmlText(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are the characters to leave out
  const legal = text.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, "");
  return legal.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
