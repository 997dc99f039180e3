import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { hostileTexts } from "./_hostile-texts.ts";
import { RichText } from "./rich-text.tsx";

function render(html: string): string {
  const page = renderToStaticMarkup(<RichText html={html} />);
  // React asks for the images of a page ahead.
  const [, shown] = /^(?:<link [^>]*>)*<div class="prose">(.*)<\/div>$/s.exec(page) ?? [];
  return shown ?? page;
}

describe("without a document, RichText", () => {
  it.each(hostileTexts)("shows of %j only %j", (html, shown) => {
    expect(render(html)).toBe(shown);
  });

  it.each([
    '<h2 id="section-tides">a</h2><h3>b</h3><p class="align-center" lang="zh-Hans">c</p>',
    '<ul><li>a</li></ul><ol start="3"><li>b</li></ol><blockquote>c</blockquote><hr/>a<br/>b',
    '<pre data-language="C++"><code class="language-c++">a &lt; b</code></pre>',
    '<figure class="align-wide width-full"><img class="decorative" alt="" src="/a.png"/></figure>',
    '<table><colgroup><col width="120"/><col/></colgroup><tbody><tr><td>a</td></tr></tbody></table>',
    '<table><caption>a</caption><tbody><tr><th scope="row">b</th><td>c</td></tr></tbody></table>',
    '<figure><img src="/files/a.jpg" alt="b" width="10" height="20"/><figcaption>c</figcaption></figure>',
    '<aside class="callout callout-warning"><p>a</p></aside>',
    '<figure class="embed" data-host="video.example"><a href="https://video.example/1">a</a></figure>',
    '<a href="https://a.example/?b=1&amp;c=2" target="_blank" rel="noopener">a</a>',
    "<b>a</b><i>b</i><u>c</u><s>d</s><sub>e</sub><sup>f</sup><mark>g</mark><em>h</em><strong>i</strong>",
  ])("shows %s as it is", (html) => {
    expect(render(html)).toBe(html);
  });

  it("shows the content of elements that are not allowed", () => {
    expect(render("<div><section><p>a</p></section></div><font>b</font>")).toBe("<p>a</p>b");
  });
});
