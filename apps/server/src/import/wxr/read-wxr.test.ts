import { describe, expect, test } from "vitest";
import { readWxr, type WxrLimits } from "./read-wxr.ts";
import { WxrError } from "./wxr-error.ts";

const NAMESPACES =
  'xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/"';
const HEAD = `<rss version="2.0" ${NAMESPACES}><channel><wp:wxr_version>1.2</wp:wxr_version>`;
const TAIL = "</channel></rss>";

async function* bytes(...pieces: (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const piece of pieces) yield typeof piece === "string" ? Buffer.from(piece) : piece;
}

async function read(source: AsyncIterable<Uint8Array>, limits?: WxrLimits) {
  const parts = [];
  for await (const part of readWxr(source, limits)) parts.push(part.element);
  return parts;
}

async function refusal(...pieces: (string | Uint8Array)[]): Promise<string> {
  const error: unknown = await read(bytes(...pieces)).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(WxrError);
  return error instanceof WxrError ? error.message : "";
}

describe("readWxr", () => {
  test("reads entries whatever prefixes the file uses and wherever its chunks end", async () => {
    const text =
      '<?xml version="1.0" encoding="utf-8"?><rss xmlns:x="https://wordpress.org/export/1.0/" xmlns:c="http://purl.org/rss/1.0/modules/content/">' +
      "<channel><x:wxr_version>1.0</x:wxr_version><item><title>Käse &amp; Brot</title><c:encoded><![CDATA[a]]]]><![CDATA[>b]]> c</c:encoded></item></channel></rss>";
    const single = Array.from(Buffer.from(text), (byte) => Uint8Array.of(byte));
    const item = (await read(bytes(...single))).at(-1);
    expect(item?.value("title")).toBe("Käse & Brot");
    expect(item?.raw("content:encoded")).toBe("a]]>b c");
  });

  test("accepts a byte order mark", async () => {
    expect(await read(bytes("\uFEFF", HEAD, TAIL))).toHaveLength(1);
  });

  test.each([
    ["an empty file", "", /empty/],
    ["a web page", "<html></html>", /not a WordPress export/],
    ["a feed", "<rss><channel><item><title>x</title></item></channel></rss>", /not a WordPress/],
    ["an unknown version", HEAD.replace("1.2</", "9.9</") + TAIL, /version 9.9/],
    ["a file cut off in a tag", `${HEAD}<item><title>x</tit`, /cut off/],
    ["a file cut off in CDATA", `${HEAD}<item><title><![CDATA[x`, /cut off/],
    ["a file cut off between entries", `${HEAD}<item></item>`, /cut off/],
    ["tags that cross", `${HEAD}<item></channel></item>`, /not well-formed XML at line 1/],
    ["control characters", `${HEAD}<item>\u0003</item>${TAIL}`, /not well-formed/],
    ["an unknown entity", `${HEAD}<item>&nbsp;</item>${TAIL}`, /not well-formed/],
    ["elements without end", HEAD + "<a>".repeat(200), /nested too deeply/],
    ["another declared encoding", '<?xml version="1.0" encoding="GBK"?><rss/>', /GBK/],
    ["gzip", Uint8Array.of(0x1f, 0x8b, 8, 0), /gzip/],
    ["UTF-16", Buffer.from(`\uFEFF${HEAD}${TAIL}`, "utf16le"), /UTF-16/],
  ])("refuses %s", async (_name, file, message) => {
    expect(await refusal(file)).toMatch(message);
  });

  test("refuses bytes that are not UTF-8, and says where", async () => {
    expect(await refusal(HEAD, Uint8Array.of(0x3c, 0xe9, 0x20))).toMatch(/not UTF-8: between byte/);
  });

  test("refuses an entity bomb before any of it is expanded", async () => {
    const bomb = Array.from({ length: 9 }, (_, level) =>
      level === 0 ? '<!ENTITY e0 "ha">' : `<!ENTITY e${level} "${`&e${level - 1};`.repeat(10)}">`,
    );
    expect(await refusal(`<!DOCTYPE rss [${bomb.join("")}]>`, HEAD, "&e8;", TAIL)).toMatch(
      /document type definition/,
    );
  });

  test.each(["<item><title>", "<item><title><![CDATA[", "<!--", "<!DOCTYPE ", "<item a='"])(
    "refuses an endless text after %s before it fills the memory",
    async (start) => {
      let sent = 0;
      async function* endless(): AsyncGenerator<Uint8Array> {
        yield Buffer.from(start.startsWith("<!D") ? start : HEAD + start);
        const block = Buffer.alloc(65_536, "x");
        for (; sent < 1_000_000_000; sent += block.length) yield block;
      }
      const limits = { maxText: 1_000_000, maxRecord: 3_000_000 };
      await expect(read(endless(), limits)).rejects.toThrow(/longer than 1000000/);
      expect(sent).toBeLessThan(2_000_000);
    },
  );

  test("refuses an entry with too many small elements", async () => {
    async function* endless(): AsyncGenerator<Uint8Array> {
      yield Buffer.from(`${HEAD}<item>`);
      for (let count = 0; count < 10_000; count += 1) yield Buffer.from("<a>b</a>".repeat(1000));
    }
    const limits = { maxText: 1_000_000, maxRecord: 1_000_000 };
    await expect(read(endless(), limits)).rejects.toThrow(/One entry is larger/);
  });
});
