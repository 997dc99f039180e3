/**
 * The short name of a message for telephone and mail. It is the end of the id, which is random and made of hexadecimal
 * digits.
 *
 * @example messageReference("019368f2-6b1e-7c55-a1c4-5d0f0e8b2a30") // "0E8B-2A30"
 */
export function messageReference(id: string): string {
  return `${id.slice(-8, -4)}-${id.slice(-4)}`.toUpperCase();
}
