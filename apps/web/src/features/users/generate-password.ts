/** 32 unambiguous letters and digits, so that each random byte gives five unbiased bits. */
const alphabet = "abcdefghijkmnpqrstuvwxyz23456789";

/** A password of 80 random bits in four groups, easy to read out: `h7kq-2mzt-9xcd-w4np`. */
export function generatePassword(
  randomBytes: Uint8Array = crypto.getRandomValues(new Uint8Array(16)),
): string {
  const letters = Array.from(randomBytes, (byte) => alphabet.charAt(byte % alphabet.length));
  return letters.join("").replaceAll(/.{4}(?=.)/g, "$&-");
}
