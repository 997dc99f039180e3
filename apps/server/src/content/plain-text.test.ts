import { describe, expect, it } from "vitest";

import { paragraphText, plainText, summarise } from "./plain-text.ts";

describe("plainText", () => {
  it("returns the text with blocks on lines of their own", () => {
    expect(plainText("<h2>A  &amp; B</h2><p>one<br />two &lt;tag&gt;</p><ul><li>x</li></ul>")).toBe(
      "A & B\none\ntwo <tag>\nx",
    );
  });

  it("leaves out the signs of footnotes", () => {
    const reference = '<sup><a href="#fn-1" id="fnref-1">1</a></sup>';
    const note = '<ol><li id="fn-1"><p>A note. <a href="#fnref-1">↩</a></p></li></ol>';
    expect(plainText(`<p>Water${reference} rose<sup>2</sup>.</p>${note}`)).toBe(
      "Water rose2.\nA note.",
    );
  });

  it("does not decode twice", () => {
    expect(plainText("<p>&amp;lt;script&amp;gt;</p>")).toBe("&lt;script&gt;");
  });
});

describe("paragraphText", () => {
  it("leaves out headings, tables, pictures, players and programs", () => {
    const figure = '<figure><img src="/a.jpg" alt="" /><figcaption>The disc</figcaption></figure>';
    const table = "<table><tr><td>Site</td><td>Level</td></tr></table>";
    const player = '<figure class="embed"><a href="https://youtu.be/x">A film</a></figure>';
    expect(
      paragraphText(`<h2>Method</h2>${figure}<p>We measured.</p>${table}${player}<p>Twice.</p>`),
    ).toBe("We measured.\nTwice.");
  });

  it("is empty for a text without paragraphs", () => {
    expect(paragraphText("<pre>make</pre>")).toBe("");
  });
});

describe("summarise", () => {
  it("returns a short text unchanged", () => {
    expect(summarise(" A short\ntext. ")).toBe("A short text.");
  });

  it("truncates between words and after Chinese sentences", () => {
    expect(summarise("one two three four five", 15)).toBe("one two three…");
    expect(summarise("这是第一句话。这是第二句话，很长很长。", 10)).toBe("这是第一句话。…");
  });

  it("never splits a character", () => {
    expect(summarise("😀".repeat(300), 10)).toBe(`${"😀".repeat(9)}…`);
  });
});
