import { describe, expect, it } from "vitest";

import { plainText, summarise } from "./plain-text.ts";

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
