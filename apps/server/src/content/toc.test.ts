import { describe, expect, it } from "vitest";

import { cleanRichText } from "./rich-text.ts";
import { withToc } from "./toc.ts";

describe("withToc", () => {
  it("gives headings stable ids", () => {
    const first = withToc(
      '<h2>Our <em>work</em></h2><p>x</p><h3 class="align-center">Our work</h3><h2>产品</h2>',
    );
    expect(first.toc).toEqual([
      { id: "section-our-work", text: "Our work", level: 2 },
      { id: "section-our-work-2", text: "Our work", level: 3 },
      { id: "section-chan-pin", text: "产品", level: 2 },
    ]);
    expect(first.html).toContain('<h3 id="section-our-work-2" class="align-center">');
    expect(withToc(first.html)).toEqual(first);
    expect(cleanRichText(first.html).html).toBe(first.html);
  });

  it("stays fast when all headings are equal", () => {
    const { toc } = withToc("<h2>a</h2>".repeat(20_000));
    expect(new Set(toc.map(({ id }) => id)).size).toBe(20_000);
  });

  it("returns a text without headings unchanged", () => {
    expect(withToc("<p>x</p>")).toEqual({ html: "<p>x</p>", toc: [] });
  });
});
