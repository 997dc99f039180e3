import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { Decrypter } from "age-encryption";
import { BackupError } from "./backup-error.ts";

/** What every file in the age format begins with. */
const ageMark = Buffer.from("age-encryption.org/v1\n");

/** Much more than anybody's keys. */
const maxIdentityBytes = 65_536;

/**
 * Reads the private keys that open encrypted archives. Nothing that is thrown repeats them.
 *
 * @param path A file of `age-keygen`, or a pipe: a key per line, and comments after `#`.
 * @throws BackupError when it has no key, or something else besides.
 */
export async function archiveDecrypter(path: string): Promise<Decrypter> {
  const decrypter = new Decrypter();
  let keys = 0;
  for (const [index, line] of (await identityLines(path)).entries()) {
    if (line === "" || line.startsWith("#")) continue;
    try {
      decrypter.addIdentity(line);
    } catch {
      throw new BackupError(
        `Line ${index + 1} of ${path} is not a private key of age (AGE-SECRET-KEY-…), or has a typing error.`,
      );
    }
    keys += 1;
  }
  if (keys === 0) throw new BackupError(`${path} has no private key of age (AGE-SECRET-KEY-…).`);
  // Asked after all others.
  decrypter.addIdentity({
    unwrapFileKey() {
      throw new BackupError(
        `No key in ${path} opens this archive: it was encrypted for another recipient, or its beginning is damaged.`,
      );
    },
  });
  return decrypter;
}

/**
 * Streams the bytes of an archive in plain text.
 *
 * @throws BackupError when it is encrypted and no key opens it.
 */
export async function* decrypted(
  path: string,
  decrypter: Decrypter | null,
): AsyncGenerator<Uint8Array> {
  if (!(await isEncrypted(path))) {
    yield* createReadStream(path);
    return;
  }
  if (decrypter === null) {
    throw new BackupError(
      `${path} is encrypted. Name the file with your private key: --identity FILE.`,
    );
  }
  yield* await decrypter.decrypt(ReadableStream.from(createReadStream(path)));
}

async function isEncrypted(path: string): Promise<boolean> {
  await using file = await open(path);
  const start = Buffer.alloc(ageMark.length);
  await file.read(start, 0, start.length, 0);
  return start.equals(ageMark);
}

async function identityLines(path: string): Promise<string[]> {
  const content = await buffer(createReadStream(path, { end: maxIdentityBytes })).catch(
    (error: unknown) => {
      const code = error instanceof Error ? Reflect.get(error, "code") : undefined;
      if (code !== "ENOENT" && code !== "EISDIR") throw error;
      throw new BackupError(`There is no file ${path} with a private key.`);
    },
  );
  if (content.length > maxIdentityBytes) {
    throw new BackupError(`${path} is too large for a file with private keys.`);
  }
  return content
    .toString()
    .split("\n")
    .map((line) => line.trim());
}
