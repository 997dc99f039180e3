/**
 * The token that can be sent: null for an empty one, and for one that no header can carry, such as one with a line break,
 * which would fail the call in a way that nobody understands.
 */
export function usableToken(token: string | null | undefined): string | null {
  return token && /^[\t\x20-\x7e\x80-\xff]+$/.test(token) ? token : null;
}
