import { WxrError } from "./wxr-error.ts";

const HEAD_BYTES = 1024;
const UTF8_NAMES = new Set(["utf-8", "utf8", "us-ascii", "ascii"]);

/**
 * Streams the text of an XML file without its byte order mark.
 *
 * @throws WxrError when the file declares or contains another encoding, or is not XML.
 */
export async function* decodeUtf8(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let head: Buffer | null = Buffer.alloc(0);
  let bytes = 0;
  for await (const chunk of chunks) {
    if (head !== null) {
      head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES)]);
      checkHead(head);
      if (head.length >= HEAD_BYTES) head = null;
    }
    const text = decode(decoder, chunk, bytes);
    bytes += chunk.length;
    if (text !== "") yield text;
  }
  if (bytes === 0) throw new WxrError("The file is empty.");
  yield decode(decoder, null, bytes);
}

function decode(decoder: TextDecoder, chunk: Uint8Array | null, bytesBefore: number): string {
  try {
    return chunk === null ? decoder.decode() : decoder.decode(chunk, { stream: true });
  } catch (error) {
    if (chunk === null) {
      throw new WxrError("The file ends in the middle of a character: it is cut off.", {
        cause: error,
      });
    }
    throw new WxrError(
      `The file is not UTF-8: between byte ${bytesBefore} and ${bytesBefore + chunk.length} there are bytes that ` +
        "no UTF-8 text has. Export it again, or convert it to UTF-8.",
      { cause: error },
    );
  }
}

function checkHead(head: Buffer): void {
  if (head[0] === 0x1f && head[1] === 0x8b) {
    throw new WxrError("The file is compressed (gzip). Unpack it first.");
  }
  if (head[0] === 0x50 && head[1] === 0x4b) {
    throw new WxrError("The file is compressed (zip). Unpack it first.");
  }
  if (isUtf16(head)) throw new WxrError("The file is UTF-16. Convert it to UTF-8 first.");
  const declared = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']+)["']/.exec(
    head.toString("latin1").replace(/^\u00ef\u00bb\u00bf/, ""),
  )?.[1];
  if (declared !== undefined && !UTF8_NAMES.has(declared.toLowerCase())) {
    throw new WxrError(`The file says its encoding is ${declared}. Convert it to UTF-8 first.`);
  }
}

function isUtf16(head: Buffer): boolean {
  const [first, second] = head;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  return (first === 0 && second === 0x3c) || (first === 0x3c && second === 0);
}
