import { describe, expect, test } from "vitest";
import { html, joined } from "./html.ts";
import { prose } from "./prose.ts";

describe("html", () => {
  test("escapes interpolated values, in text and in attributes", () => {
    const hostile = `"><script>alert('1')</script>&`;
    expect(html`<a title="${hostile}">${hostile}</a>`.text).toBe(
      `<a title="&quot;&gt;&lt;script&gt;alert('1')&lt;/script&gt;&amp;">` +
        `&quot;&gt;&lt;script&gt;alert('1')&lt;/script&gt;&amp;</a>`,
    );
  });

  test("inserts markup unescaped, lists in order, and nothing for null", () => {
    const items = [1, 2].map((n) => html`<b>${n}</b>`);
    expect(html`${joined(items, ", ")}${null}`.text).toBe("<b>1</b>, <b>2</b>");
  });
});

test("prose makes paragraphs, and code of text in backticks", () => {
  expect(prose("One `<b>` two.\n\nThree.").text).toBe(
    "<p>One <code>&lt;b&gt;</code> two.</p><p>Three.</p>",
  );
  expect(prose(undefined).text).toBe("");
});
