// @vitest-environment happy-dom
import { Editor } from "@tiptap/core";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { cleanRichText } from "../../apps/server/src/content/rich-text.ts";
import { articles } from "../../apps/server/demo/articles/index.ts";
import { richExtensions } from "../../packages/ui/src/patterns/rich-text-editor/rich-extensions.ts";
import { RichText } from "../../packages/ui/src/patterns/rich-text/rich-text.tsx";
import { isSameContent } from "../../packages/ui/src/patterns/rich-text/same-content.ts";

/** What the editor may write differently, since readers see the same; each is taken out of both texts. */
const harmless: Readonly<Record<string, (html: string) => string>> = {
  "space between blocks": (html) =>
    html.replaceAll(
      /(<\/?(?:p|h[2-4]|[uo]l|li|blockquote|aside|pre|table|caption|t[a-z]+|figure|figcaption|hr)\b[^>]*>)\s+(?=<)|\s+(?=<figcaption)/g,
      "$1",
    ),
  "a paragraph around a point's, a cell's or a quotation's words": (html) =>
    html.replaceAll(/(<(?:li|t[hd]|blockquote)\b[^>]*>)<p>(.*?)<\/p>/gs, "$1$2"),
  "a paragraph around a quotation's source": (html) =>
    html.replaceAll(/<p>(<em>[^<]*<\/em>)<\/p>(?=<\/blockquote>)/g, "$1"),
  "the order of attributes": (html) =>
    html.replaceAll(
      /<([a-z0-9]+) ([^<>]+?)( ?\/)?>/g,
      (_tag, name: string, attributes: string) =>
        `<${[name, ...(attributes.match(/[a-z]+="[^"]*"/g) ?? []).toSorted()].join(" ")}>`,
    ),
};

const imported = [
  // As WordPress writes it.
  `<!-- wp:paragraph {"align":"center"} --><p class="has-text-align-center">Open <b>daily</b>.</p><!-- /wp:paragraph -->
<figure class="wp-block-image alignright size-large"><a href="/uploads/a.jpg"><img src="/uploads/a.jpg" alt="A hut" width="800" height="600" class="wp-image-7"></a><figcaption class="wp-element-caption">The <i>old</i> hut</figcaption></figure>
<figure class="wp-block-gallery"><figure class="wp-block-image"><img src="/uploads/b.jpg" alt=""></figure><figure class="wp-block-image"><img src="/uploads/c.jpg" alt="C"></figure><figcaption>Two views</figcaption></figure>
<figure class="wp-block-table"><table><thead><tr><th>Year</th><th>Sites</th></tr></thead><tbody><tr><td>2024</td><td>41</td></tr></tbody><tfoot><tr><td>All</td><td>41</td></tr></tfoot></table><figcaption>Growth</figcaption></figure>
<blockquote class="wp-block-quote"><p>Measure twice.</p><cite>A proverb</cite></blockquote>`,
  // As a word processor pastes it.
  `<p style="text-align:justify">CO<sub>2</sub> in m<sup>3</sup>, <mark>new</mark>, <span lang="fr-FR">déjà vu</span>.</p>
<ol start="3"><li><p>three</p><ul><li>nested<br>line</li></ul></li><li><strong>four</strong></li></ol><hr>
<table><caption>Levels <em>in</em> cm</caption><colgroup><col span="2"><col></colgroup><tbody><tr><th scope="row" rowspan="2">A</th><td colspan="2" class="align-right">1</td></tr><tr><td>2</td><td>3</td></tr></tbody></table>`,
  // As the editor sets a note apart.
  `<aside class="callout callout-tip"><p>Rinse it <strong>first</strong>.</p><ul><li>twice</li></ul></aside>`,
  // As the editor writes embeds, placed pictures and columns with a width.
  `<figure class="embed"><p><a href="https://youtu.be/abc">A pump</a></p><figcaption>It runs</figcaption></figure>
<figure class="embed embed-map"><p><a href="https://www.openstreetmap.org/export/embed.html?bbox=4.8%2C52.3%2C4.9%2C52.4&amp;layer=mapnik">The quay</a></p></figure>
<figure class="align-right width-small"><a href="/a"><img src="/a.png" alt="A"></a><figcaption>B</figcaption></figure>
<figure class="crop-square focus-x-25 focus-y-5"><img src="/a.png" alt="A"></figure>
<figure class="align-wide"><img src="/b.png" alt="" class="decorative"></figure>
<table><colgroup><col width="120"><col></colgroup><tbody><tr><td>1</td><td>2</td></tr></tbody></table>`,
  // As a technical writer's generator makes it.
  `<h1>Set-up</h1><pre><code class="language-C++ hljs">int a;\n\n  return a;</code></pre><p>Press <kbd>F2</kbd> or see <a href="https://example.org/x?a=1&amp;b=2" target="_blank" title="More">the &quot;manual&quot;</a> &amp; <code>a &lt; b</code>.</p><pre>plain\n text</pre><h2 lang="nl">Peil</h2><p><img src="/i.png" alt="i" title="Icon" width="16" height="16"> before words</p>`,
];

const texts = [
  ...articles.map(({ slug, html }) => [slug, html.replaceAll("demo:", "/demo/")] as const),
  ...imported.map((html, at) => [`imported text ${at + 1}`, html] as const),
];

it.each(texts)("%s passes through the editor without loss", (_name, html) => {
  const stored = cleanRichText(html).html;
  const editor = new Editor({
    extensions: richExtensions(""),
    injectCSS: false,
    content: stored,
  });
  const saved = cleanRichText(editor.getHTML());
  editor.destroy();
  expect(saved.removed).toEqual([]);
  expect(reduced(saved.html)).toBe(reduced(stored));
  expect(isSameContent(saved.html, stored)).toBe(true);
});

it.each(texts)("%s is shown whole by the reader", (_name, html) => {
  const stored = cleanRichText(html).html;
  const shown = renderToStaticMarkup(createElement(RichText, { html: stored }));
  const text = new DOMParser().parseFromString(shown, "text/html").querySelector(".prose");
  expect(isSameContent(text?.innerHTML ?? "", stored)).toBe(true);
  expect(headingIds(text?.innerHTML ?? "")).toEqual(headingIds(stored));
});

function headingIds(html: string): string[] {
  return Array.from(html.matchAll(/<h[2-4]\b[^>]* id="([^"]+)"/g), ([, id = ""]) => id);
}

function reduced(html: string): string {
  return Object.values(harmless).reduce((text, without) => without(text), html);
}
