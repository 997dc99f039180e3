/**
 * The token of a link to choose a password, which stands behind the `#` so that no server sees it.
 *
 * @param hash Without the `#`.
 */
export function passwordLinkIn(hash: string): string | undefined {
  return /^password-link=([\w-]{43})$/.exec(hash)?.[1];
}
