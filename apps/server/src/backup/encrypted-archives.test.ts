import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { gunzipSync, gzipSync } from "node:zlib";
import {
  Encrypter,
  generateHybridIdentity,
  generateIdentity,
  identityToRecipient,
} from "age-encryption";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newestMigration } from "../db/migration-history.ts";
import { archiveDecrypter, decrypted } from "./archive-decrypter.ts";
import { archiveEncrypter } from "./archive-encrypter.ts";
import { BackupError } from "./backup-error.ts";
import { FileDigester } from "./file-digest.ts";
import { readArchive } from "./read-archive.ts";
import { siteFormat, type SitePart } from "./site-parts.ts";
import { verifyArchive } from "./verify-parts.ts";
import { writeArchive } from "./write-archive.ts";

const folder = mkdtempSync(join(tmpdir(), "atrium-encrypted-"));
const archive = join(folder, "site.tar.gz.age");
/** Several of the format's chunks, and nothing that can be compressed. */
const picture = randomBytes(300_000);
let key: string;
let otherKey: string;
let number = 0;

beforeAll(async () => {
  [key, otherKey] = await Promise.all([generateIdentity(), generateIdentity()]);
  const encrypter = archiveEncrypter(await Promise.all([key, otherKey].map(identityToRecipient)));
  await writeArchive(archive, smallSite(), { overwrite: false, encrypter });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("an archive without the right key is refused, and says what to do", async () => {
  await expect(verifyArchive(archive)).rejects.toThrow("Name the file with your private key");
  const stranger = await decrypterWith(await generateIdentity());
  await expect(verifyArchive(archive, stranger)).rejects.toThrow("encrypted for another recipient");
});

test("a truncated or changed archive is refused, wherever the fault is", async () => {
  const decrypter = await decrypterWith(key);
  const bytes = readFileSync(archive);
  for (const share of [0.01, 0.3, 0.9999]) {
    const at = Math.floor(bytes.length * share);
    const flipped = Buffer.from(bytes);
    flipped[at] = (flipped[at] ?? 0) ^ 1;
    for (const damaged of [flipped, bytes.subarray(0, at)]) {
      await expect(verifyArchive(saved(damaged), decrypter)).rejects.toThrow(BackupError);
    }
  }
  const longer = saved(Buffer.concat([bytes, Buffer.from("more")]));
  await expect(verifyArchive(longer, decrypter)).rejects.toThrow("damaged");
});

test("what is encrypted must be a backup", async () => {
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(key));
  const path = saved(await encrypter.encrypt(gzipSync("x".repeat(2_000))));
  await expect(verifyArchive(path, await decrypterWith(key))).rejects.toThrow("damaged");
});

test("each of its keys opens an archive, which is that of plain text inside", async () => {
  const decrypter = await decrypterWith(await generateHybridIdentity(), otherKey);
  await verifyArchive(archive, decrypter);
  const plain = join(folder, "plain.tar.gz");
  await writeArchive(plain, readArchive(archive, decrypter), { overwrite: false });
  expect(gunzipSync(readFileSync(plain)).includes(picture)).toBe(true);
  await verifyArchive(plain);
  await verifyArchive(plain, decrypter);
});

test("what the age program has encrypted opens, with the file of age-keygen", async () => {
  // Of age 1.1.1: `printf 'The tide turns at four.' | age -r $(age-keygen -y key.txt)`.
  const identity = "AGE-SECRET-KEY-1XY65VAQWX2K2FHK6TAXWZL35J3W4XSL34KQAR3ULYC8EPEUS2F2SG2WA2V";
  const bytes =
    "YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IFgyNTUxOSBtd2tSckhlTitsS2k5a3FyRUsvZmFBTmpzMlVnWFFlMmJjNVMwYmtVTDFVCkIx" +
    "VWtHb3hyK1JtaHJkaTEzaUZlTWo1SzArdUprM1kxSE1QcXBDUytuT28KLS0tIG05VEpMZWxoM1hSUnJrc21TYWFveTlFd3VZcC9HK3Rr" +
    "enI5MlpKMkxFUjQKTSINa/+X2zTEYD3t9iO9Merlok0+Hf67gCe1KNHYa4KzAWNK8KOEb+fwjbrtYASE3unQSTi+BA==";
  const decrypter = await decrypterWith(identity);
  const opened = decrypted(saved(Buffer.from(bytes, "base64")), decrypter);
  expect(await text(opened)).toBe("The tide turns at four.");
});

test("faults in keys are named and not repeated", async () => {
  const mistyped = `${key.slice(0, -1)}${key.endsWith("Q") ? "P" : "Q"}`;
  const faults = [
    [saved(Buffer.from(`# public\n${mistyped}\n`)), "Line 2 of"],
    [saved(Buffer.from("# nothing\n")), "has no private key"],
    [archive, "too large"],
    [join(folder, "none"), "There is no file"],
  ] as const;
  for (const [path, message] of faults) {
    const failure = archiveDecrypter(path);
    await expect(failure).rejects.toThrow(message);
    await expect(failure).rejects.not.toThrow(/AGE-SECRET-KEY-1/);
  }
  const recipient = await identityToRecipient(key);
  const misplaced = () => archiveEncrypter([recipient, key]);
  expect(misplaced).toThrow("Recipient 2 of 2 is not a public key");
  expect(misplaced).not.toThrow(key);
});

async function* smallSite(): AsyncGenerator<SitePart> {
  const tables = [{ name: "tags", columns: ["id"] }];
  const origin = { createdAt: new Date().toISOString(), contract: "a test" };
  yield {
    kind: "header",
    header: { format: siteFormat, schema: newestMigration(), tables, ...origin },
  };
  yield { kind: "rows", table: "tags", rows: '["1"]\n["2"]\n' };
  const digester = new FileDigester();
  const content = digester.pass("picture.jpg", Readable.from([picture]));
  yield { kind: "file", path: "picture.jpg", size: picture.length, content };
  const summary = {
    tables: { tags: { rows: 2, digest: "" } },
    sequences: {},
    files: digester.finish(),
  };
  yield { kind: "summary", summary };
}

function decrypterWith(...keys: string[]) {
  return archiveDecrypter(saved(Buffer.from(`# of a test\n${keys.join("\n")}\n`)));
}

function saved(bytes: Uint8Array): string {
  number += 1;
  const path = join(folder, `saved-${number}`);
  writeFileSync(path, bytes);
  return path;
}
