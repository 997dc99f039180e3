/**
 * Leaves away the custom properties of a minified style sheet that nothing in it reads: the tokens are those of the whole
 * kit, and what is inlined into every public page has no use for the sidebar's.
 */
export function withoutUnusedTokens(css: string): string {
  const kept = css.replaceAll(
    /(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g,
    (declaration, name: string) => (isRead(css, name) ? declaration : ""),
  );
  // One that is gone may have been the only one to read another.
  return kept === css ? css : withoutUnusedTokens(kept);
}

function isRead(css: string, name: string): boolean {
  return css.includes(`var(${name})`) || css.includes(`var(${name},`);
}
