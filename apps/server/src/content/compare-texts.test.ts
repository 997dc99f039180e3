import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareRichTexts, compareWords, type TextPiece } from "./compare-texts.ts";

const told = (pieces: readonly TextPiece[]) =>
  pieces
    .map(({ change, text }) =>
      change === "same" ? text : `${change === "added" ? "+" : "-"}[${text}]`,
    )
    .join("");
const side = (pieces: readonly TextPiece[], left: "added" | "removed") =>
  pieces.flatMap(({ change, text }) => (change === left ? [] : [text])).join("");

describe("compareWords", () => {
  it.each([
    ["The berth opens in May.", "The berth opens in June.", "The berth opens in -[May]+[June]."],
    ["one two", "one  two", "one-[ ]+[  ]two"],
    ["数据库管理", "数据库的管理", "数据库+[的]管理"],
    ["", "new", "+[new]"],
    ["same", "same", "same"],
  ])("compares %j with %j", (before, after, difference) => {
    expect(told(compareWords(before, after))).toBe(difference);
  });

  it("contains both texts, whatever they are", () => {
    const text = fc.oneof(fc.string({ unit: "grapheme" }), fc.lorem({ maxCount: 60 }));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const pieces = compareWords(before, after);
        expect([side(pieces, "added"), side(pieces, "removed")]).toEqual([before, after]);
      }),
    );
  });

  it("treats texts with too little in common as different", () => {
    const words = (from: number) =>
      Array.from({ length: 2000 }, (_, n) => `w${from + n}`).join(" ");
    expect(compareWords(words(0), words(5000)).map(({ change }) => change)).toEqual([
      "removed",
      "added",
    ]);
  });
});

describe("compareRichTexts", () => {
  const compare = (before: string, after: string) =>
    compareRichTexts(before, after).map(
      ({ tag, change, pieces }) => `${tag} ${change}: ${told(pieces)}`,
    );

  it("compares by block, and by word in changed blocks", () => {
    expect(
      compare(
        "<h2>Harbour</h2><p>The berth opens in May.</p><ul><li>One</li><li>Two</li></ul>",
        "<h2>Harbour</h2><p>The berth opens in June.</p><ul><li>One</li></ul><p>More soon.</p>",
      ),
    ).toEqual([
      "h2 same: Harbour",
      "p changed: The berth opens in -[May]+[June].",
      "li same: One",
      "li removed: -[Two]",
      "p added: +[More soon.]",
    ]);
  });

  it("distinguishes a change of markup alone", () => {
    expect(compare("<p>A <a href='/a'>link</a></p>", "<p>A <a href='/b'>link</a></p>")).toEqual([
      "p changed: A link",
    ]);
    const picture = (source: string) => `<figure><img src="${source}" alt="A quay" /></figure>`;
    expect(compare(picture("/a.webp"), picture("/b.webp"))).toEqual(["figure changed: A quay"]);
  });

  it("finds table cells and paragraphs of a quotation", () => {
    const text = (cell: string) =>
      `<blockquote><p>Said</p></blockquote><table><tbody><tr><td>1</td><td>${cell}</td></tr></tbody></table>`;
    expect(compare(text("old value"), text("new value"))).toEqual([
      "p same: Said",
      "td same: 1",
      "td changed: -[old]+[new] value",
    ]);
  });

  it("returns nothing for empty texts, and only equal blocks for equal texts", () => {
    expect(compare("", "")).toEqual([]);
    const block = fc.tuple(fc.constantFrom("p", "h2", "li"), fc.lorem());
    fc.assert(
      fc.property(fc.array(block), (blocks) => {
        const html = blocks.map(([tag, text]) => `<${tag}>${text}</${tag}>`).join("");
        expect(compareRichTexts(html, html).every(({ change }) => change === "same")).toBe(true);
      }),
    );
  });
});
