import { describe, expect, test } from "vitest";
import { compareRichText } from "./compare-rich-text.ts";
import { compareWords } from "./compare-words.ts";

const compare = (before: string, after: string) =>
  compareRichText(before, after, { altText: "Alt text" });

describe("compareRichText", () => {
  test("marks words within blocks, and blocks that are new or gone", () => {
    expect(
      compare(
        "<h2>Harbour</h2><p>The berth opens in May.</p><p>Nobody comes.</p>",
        "<h2>Harbour</h2><p>The berth opens in June.</p><p>More soon about ships and cranes.</p>",
      ),
    ).toBe(
      '<h2>Harbour</h2><p data-change="changed">The berth opens in <del>May</del><ins>June</ins>.</p>' +
        '<p data-change="removed"><del>Nobody comes.</del></p>' +
        '<p data-change="added"><ins>More soon about ships and cranes.</ins></p>',
    );
  });

  test("keeps lists as lists, nested ones too", () => {
    expect(
      compare(
        "<ul><li>One</li><li>Two<ol><li>a b c</li></ol></li></ul>",
        "<ul><li>One</li><li>Two<ol><li>a b d</li></ol></li><li>Three</li></ul>",
      ),
    ).toBe(
      '<ul><li>One</li><li><p>Two</p><ol><li data-change="changed">a b <del>c</del><ins>d</ins></li></ol></li>' +
        '<li data-change="added"><ins>Three</ins></li></ul>',
    );
  });

  test("keeps tables as tables: by cell, by row, by column", () => {
    const table = (rows: string[][]) =>
      `<table><tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</tbody></table>`;
    expect(
      compare(
        table([
          ["Berth", "Depth"],
          ["North", "9 m"],
        ]),
        table([
          ["Berth", "Depth"],
          ["North", "11 m"],
          ["South", "7 m"],
        ]),
      ),
    ).toBe(
      "<table><tbody><tr><td>Berth</td><td>Depth</td></tr>" +
        '<tr><td>North</td><td data-change="changed"><del>9</del><ins>11</ins> m</td></tr>' +
        '<tr data-change="added"><td><ins>South</ins></td><td><ins>7 m</ins></td></tr></tbody></table>',
    );
    expect(compare(table([["a", "b"]]), table([["a", "new", "b"]]))).toBe(
      '<table><tbody><tr><td>a</td><td data-change="added"><ins>new</ins></td><td>b</td></tr></tbody></table>',
    );
  });

  test("shows both pictures, alt texts and captions", () => {
    const figure = (src: string, alt: string, caption: string) =>
      `<figure><img src="${src}" alt="${alt}"><figcaption>${caption}</figcaption></figure>`;
    expect(compare(figure("/a.webp", "A quay", "Dawn"), figure("/b.webp", "A crane", "Dusk"))).toBe(
      '<figure data-change="changed"><del><img src="/a.webp" alt="A quay"></del><ins><img src="/b.webp" alt="A crane"></ins>' +
        "<p>Alt text: A <del>quay</del><ins>crane</ins></p>" +
        '<figcaption data-change="changed"><del>Dawn</del><ins>Dusk</ins></figcaption></figure>',
    );
  });

  test("shows formatting and link targets that changed, and writers' own marks as others", () => {
    expect(compare('<p>A <a href="/a">link</a></p>', '<p>A <a href="/b">link</a></p>')).toBe(
      '<p data-change="changed">A <del><a href="/a">link</a></del><ins><a href="/b">link</a></ins></p>',
    );
    expect(compare("<p>one <del>two</del></p>", "<p>one <del>two</del> three</p>")).toBe(
      '<p data-change="changed">one <s>two</s><ins> three</ins></p>',
    );
  });

  test("shows moved blocks where they are now", () => {
    const [a, b, c] = ["first text", "second words", "third line"].map((text) => `<p>${text}</p>`);
    expect(compare(`${a}${b}${c}`, `${b}${c}${a}`)).toBe(
      `${b}${c}<p data-change="moved">first text</p>`,
    );
  });

  test("segments Chinese, joins a reworded phrase, and marks code and callouts in place", () => {
    expect(compare("<p>泊位五月开放。</p>", "<p>泊位六月开放。</p>")).toBe(
      '<p data-change="changed">泊位<del>五月</del><ins>六月</ins>开放。</p>',
    );
    expect(compare("<p>it is old news here</p>", "<p>it is very recent here</p>")).toContain(
      "<del>old news</del><ins>very recent</ins>",
    );
    expect(
      compare(
        '<aside class="callout"><p>Mind</p></aside>',
        '<aside class="callout"><p>Mind it</p></aside>',
      ),
    ).toBe('<aside class="callout"><p data-change="changed">Mind<ins> it</ins></p></aside>');
    expect(compare("<pre><code>a = 1\n</code></pre>", "<pre><code>a = 2\n</code></pre>")).toBe(
      '<pre data-change="changed"><code>a = </code><del><code>1</code></del><ins><code>2</code></ins><code>\n</code></pre>',
    );
  });

  test("returns equal texts as they are, and a first text as new", () => {
    const text =
      '<p>a &amp; b</p><ul><li>c</li></ul><hr><figure><img src="/a.webp" alt=""></figure>';
    expect(compare(text, text)).toBe(text);
    expect(compare("", "<p>a</p>")).toBe('<p data-change="added"><ins>a</ins></p>');
  });

  test("keeps the markup of a hostile text escaped", () => {
    const html = compare("<p>a</p>", "<p>a &lt;img src=x onerror=alert(1)&gt;</p>");
    expect(html).not.toContain("<img");
  });
});

test("compareWords contains both texts", () => {
  const runs = compareWords("The berth opens in May.", "The berth opened in June, 2027.");
  const side = (left: string) =>
    runs.flatMap(({ change, text }) => (change === left ? [] : [text])).join("");
  expect([side("added"), side("removed")]).toEqual([
    "The berth opens in May.",
    "The berth opened in June, 2027.",
  ]);
});
