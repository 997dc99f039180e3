import { Encrypter } from "age-encryption";
import { BackupError } from "./backup-error.ts";

/**
 * Encrypts archives in the age format, so that each of the recipients alone can read them.
 *
 * @param recipients Public keys (`age1…`); none leaves archives in plain text.
 * @throws BackupError that repeats no value, since somebody may give the private key instead.
 */
export function archiveEncrypter(recipients: readonly string[]): Encrypter | null {
  if (recipients.length === 0) return null;
  const encrypter = new Encrypter();
  for (const [index, recipient] of recipients.entries()) {
    try {
      encrypter.addRecipient(recipient);
    } catch {
      throw new BackupError(
        `Recipient ${index + 1} of ${recipients.length} is not a public key of age (age1…), or has a typing error.`,
      );
    }
  }
  return encrypter;
}

/** Streams the bytes of an archive as they are to be stored. */
export async function* encrypted(
  bytes: AsyncIterable<Uint8Array>,
  encrypter: Encrypter | null,
): AsyncGenerator<Uint8Array> {
  // `from` reads ahead of nobody, unlike `Readable.toWeb`.
  yield* encrypter === null ? bytes : await encrypter.encrypt(ReadableStream.from(bytes));
}
