import { expect, it } from "vitest";
import { markupExcess } from "./markup-size.ts";

it.each([
  ["<p>a &lt;b <b>c</b></p>".repeat(10_000), undefined],
  ["<p>a</p>".repeat(20_001), "elements"],
  ['<h2 id="a">b</h2><hr />'.repeat(500), undefined],
  ["<h2>x</h2>".repeat(501), "headings"],
  ['<img src="/files/a.webp" />'.repeat(501), "pictures"],
])("%.30s… has too many %s", (html, what) => {
  expect(markupExcess(html)?.what).toBe(what);
});
