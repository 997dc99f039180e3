import fc from "fast-check";
import { expect, it, test } from "vitest";
import { readFileName } from "./file-name.ts";

it.each([
  ['attachment; filename="report.pdf"', "report.pdf"],
  ["attachment; filename=report.pdf", "report.pdf"],
  ["attachment;FileName=report.pdf;size=3", "report.pdf"],
  ['attachment; filename="a \\"b\\" \\\\c.pdf"', "c.pdf"],
  ['attachment; filename="say \\"hi\\".pdf"', 'say "hi".pdf'],
  ["attachment; filename=\"a; filename*=UTF-8''x.pdf\"", "a; filename*=UTF-8''x.pdf"],
  ["attachment; filename=\"x.pdf\"; filename*=UTF-8''%E6%B5%B7.pdf", "海.pdf"],
  ["attachment; filename*=utf-8'en'%E6%B5%B7.pdf; filename=x.pdf", "海.pdf"],
  ["attachment; filename*=\"UTF-8''%E6%B5%B7.pdf\"", "海.pdf"],
  ["attachment; filename=\"x.pdf\"; filename*=UTF-8''%E6%B5", "x.pdf"],
  ["attachment; filename=\"x.pdf\"; filename*=ISO-8859-1''%A3.pdf", "x.pdf"],
  ["attachment; filename*=UTF-8''..%2F..%2Fetc%2Fpasswd", "passwd"],
  ['attachment; filename="C:\\\\dir\\\\x.pdf"', "x.pdf"],
  ['attachment; filename="../x.pdf"', "x.pdf"],
  ["attachment; filename*=UTF-8''x%00%0A.pdf", "x.pdf"],
  ['attachment; filename="unfinished.pdf', "unfinished.pdf"],
  ['attachment; filename=".."', null],
  ['attachment; filename="a/.."', null],
  ['attachment; filename=""', null],
  ["attachment", null],
  ["", null],
])("reads %s as %s", (disposition, name) => {
  expect(readFileName(disposition)).toBe(name);
});

test("never throws and never returns a path, whatever the header", () => {
  const part = fc.oneof(
    fc.constantFrom(";", "filename", "filename*", "=", '"', "\\", "UTF-8''", "%", "%2F", "..", "/"),
    fc.string({ unit: "binary" }),
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const name = readFileName(parts.join(""));
      expect(name === null || !/[/\\\0]|^\.{0,2}$/.test(name)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
