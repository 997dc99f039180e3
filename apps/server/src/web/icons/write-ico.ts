/** A square PNG. */
export interface SquarePng {
  /** Pixels of a side, at most 256. */
  size: number;
  png: Buffer;
}

const HEAD = 6;
const ENTRY = 16;

/** Writes PNGs as one file of the type ICO, which browsers ask for without being told. */
export function writeIco(pictures: readonly SquarePng[]): Buffer {
  const head = Buffer.alloc(HEAD);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = HEAD + ENTRY * pictures.length;
  const entries = pictures.map(({ size, png }) => {
    const entry = Buffer.alloc(ENTRY);
    // 0 stands for 256.
    entry.writeUInt8(size % 256, 0);
    entry.writeUInt8(size % 256, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([head, ...entries, ...pictures.map(({ png }) => png)]);
}
