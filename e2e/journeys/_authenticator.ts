import { createHmac } from "node:crypto";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const stepMs = 30_000;

/** What an authenticator app shows for a key (RFC 6238), now or so many steps from now. */
export function codeOf(secret: string, steps = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / stepMs) + steps));
  const digest = createHmac("sha1", fromBase32(secret)).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, "0");
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0"));
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
