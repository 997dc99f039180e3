/** What people and programs send when they probe, or when something broke. */
import { crc32 } from "node:zlib";

/** A file of a form. */
export class FormFile {
  readonly name: string;
  readonly bytes: Buffer;

  constructor(name: string, bytes: Buffer | string) {
    this.name = name;
    this.bytes = Buffer.from(bytes);
  }
}

/** Valid strings that have broken other programs. */
export const phrases: readonly string[] = [
  "Harbour",
  "harbour",
  "ＨＡＲＢＯＵＲ",
  "har\u200bbour",
  " padded\t",
  'two\r\nlines {"level":60}',
  "%_\\",
  "'; drop table users; --",
  "{{7*7}} ${7*7} #{7*7}",
  "<script>alert(1)</script>",
  "<p>a<b>b<p>c</b>d<svg><style><img src=x onerror=alert(1)>",
  "<div>".repeat(600),
  "مرحبا \u202e txt",
  "e\u0301 👩‍👩‍👧 \u{1f1e8}\u{1f1f3}",
  "İstanbul ﬁ ß ẞ",
  "0",
  "-1",
  "null",
  "constructor",
  "__proto__",
  "(a+)+$",
  "a".repeat(200) + "!",
  "reviewer@example.com",
  "admin",
  "editor",
  "Atrium-demo-1",
];

/** Addresses of pages and pictures. */
export const addresses: readonly string[] = [
  "/",
  "/files/2026/03/quay.webp",
  "/news?page=1&a=%E6%B8%AF#top",
  "https://example.org",
  "http://127.0.0.1:1/internal",
  "https://user:secret@例え.テスト/ä?b=c",
  "/files/a.webp;/files/b.webp",
];

/** Values of wrong types and formats. */
export const edgeCaseValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.5,
  2 ** 31,
  2 ** 53,
  -1e308,
  "",
  " ",
  "0",
  "1e2",
  "a\0b",
  "\ud800",
  "\udc00x",
  "\uffff",
  "x".repeat(20_000),
  "javascript:alert(1)",
  "//example.org",
  "../../etc/passwd",
  "2026-02-30T00:00:00Z",
  "9999-12-31T23:59:59Z",
  "0000-01-01T00:00:00Z",
  [],
  [null],
  ["a", "b"],
  {},
  { $ne: null },
  { toString: null, length: -1 },
  nested(60),
];

/** Undeclared member names. */
export const edgeCaseNames: readonly string[] = [
  "",
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "isAdmin",
  "passwordHash",
  "createdBy",
  "id",
  "where",
  "$where",
  "a.b",
  "a\0b",
];

/** Parts of a URL, escaped well or badly. */
export const edgeCaseEscapes: readonly string[] = [
  "",
  "%",
  "%zz",
  "%00",
  "%ff",
  "%ed%a0%80",
  "%c0%ae",
  "..%2f..%2fetc%2fpasswd",
  "..",
  "%2e%2e",
  "a%0d%0ab",
  "%F0%9F%98%80",
  "%E6%B8%AF",
  "a+b%20c",
  "'%20or%20'1'='1",
  "%25_%5C",
  "null",
  "-1",
  "1e9",
  "9".repeat(400),
  "x".repeat(90),
  "x".repeat(3_000),
  "__proto__",
];

/** Files: complete, empty, and with a false type. */
export const files: readonly FormFile[] = [
  new FormFile("tide table.txt", "high water at six"),
  new FormFile("表 (新).CSV", "a,b\r\n1,2\r\n"),
  new FormFile("pixel.png", png(1, 1)),
  new FormFile("flood.png", png(60_000, 60_000)),
  new FormFile("page.jpg", "<html><script>alert(1)</script></html>"),
  new FormFile("drawing.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>"),
  new FormFile("cut.png", png(9, 9).subarray(0, 20)),
  new FormFile("bomb.zip", Buffer.concat([Buffer.from("PK\x03\x04"), Buffer.alloc(500, 255)])),
  new FormFile("deck.docx", Buffer.concat([Buffer.from("PK\x03\x04"), Buffer.alloc(26)])),
  new FormFile("tiny.bmp", "BM"),
  new FormFile("clip.rm", ".RMF\0"),
  new FormFile("song.mp3", Buffer.from([0xff, 0xfb, 0x90, 0x00])),
  new FormFile("empty.txt", ""),
  new FormFile("../../etc/passwd.txt", "root"),
  new FormFile("no-extension", "text"),
  new FormFile("x".repeat(300) + ".txt", "text"),
  new FormFile("a;b'c.txt", "text"),
  new FormFile("nul.txt", "a\0b"),
];

/** A list in a list, so many times. */
function nested(depth: number): unknown {
  return depth === 0 ? [] : [nested(depth - 1)];
}

/** A PNG with this size in its header, whatever it contains. */
function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0], 8);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const pixels = Buffer.from("789c6360000000020001", "hex");
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", pixels), chunk("IEND")]);
}

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(4);
  const sum = Buffer.alloc(4);
  frame.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([frame, named, sum]);
}
