import { describe, expect, test } from "vitest";
import { growthOf } from "./_growth.ts";
import { UnstableMarkupError, cleanRichText } from "../../content/rich-text.ts";
import { Notes } from "./notes.ts";
import { toRichText, toPlainText } from "./to-rich-text.ts";

const PICTURES = [{ url: "https://old.example/a.jpg", alt: "A", caption: "One & two" }];

function convert(html: string) {
  const notes = new Notes();
  const base = "https://old.example/2020/post/";
  const text = toRichText({ html, base, findPictures: () => PICTURES }, notes);
  return { ...text, notes: notes.lines() };
}

const html = (source: string) => convert(source).html;

describe("paragraphs", () => {
  test.each([
    ["One\nline.\r\n\r\nTwo.", "<p>One<br />line.</p><p>Two.</p>"],
    ["a\n\n\n\n&nbsp;\n\nb", "<p>a</p><p>b</p>"],
    [
      "text <b>bold\n\nstill</b> end",
      "<p>text <strong>bold</strong></p><p><strong>still</strong> end</p>",
    ],
    ["before<h2>Title</h2>after", "<p>before</p><h2>Title</h2><p>after</p>"],
    ["<p>has one</p>\nloose", "<p>has one</p><p>loose</p>"],
    ["<div>in\n\na box</div>", "<p>in</p><p>a box</p>"],
    ["line<br />\nnext", "<p>line<br />next</p>"],
    ["<ul>\n<li>a\n<ul><li>b</li></ul>\n</li>\n</ul>", "<ul><li>a<ul><li>b</li></ul></li></ul>"],
    ["<ul><li>a</li><ol><li>b</li></ol></ul>", "<ul><li>a<ol><li>b</li></ol></li></ul>"],
    ["<blockquote>x\n\ny</blockquote>", "<blockquote><p>x</p><p>y</p></blockquote>"],
    ["<pre>a\n\n  b</pre>", "<pre>a\n\n  b</pre>"],
    ["<code>a\nb</code>", "<pre><code>a\nb</code></pre>"],
    ["<p></p><div> </div><h3>&nbsp;</h3>", ""],
    ["<dl><dt>T</dt><dd>D</dd></dl>", "<ul><li><p><strong>T</strong></p><p>D</p></li></ul>"],
    ["<center>mid</center>", '<p class="align-center">mid</p>'],
    ["<table>\n<tr>\n<td>a\nb</td>\n</tr>\n</table>", "<table><tr><td>a<br />b</td></tr></table>"],
    ["a < b & c", "<p>a &lt; b &amp; c</p>"],
  ])("%j", (source, expected) => expect(html(source)).toBe(expected));

  test("block comments are removed, and line breaks inside blocks become spaces", () => {
    const source =
      "<!-- wp:paragraph -->\n<p>One\nline</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:calendar /-->";
    expect(html(source)).toBe("<p>One\nline</p>");
    expect(convert(source).notes).toEqual([
      "blocks that WordPress fills in itself were removed: calendar",
    ]);
  });
});

describe("shortcodes and players", () => {
  test("a caption becomes a figure", () => {
    const source =
      '[caption align="alignleft" width="5"]<img src="/x.jpg" alt="X"> Words <a href="/y">y</a>[/caption]';
    expect(html(source)).toBe(
      '<figure class="align-left"><img src="https://old.example/x.jpg" alt="X" /><figcaption>Words <a href="https://old.example/y" rel="noopener">y</a></figcaption></figure>',
    );
  });

  test("a gallery becomes its pictures with their captions", () => {
    const figure =
      '<figure><img src="https://old.example/a.jpg" alt="A" /><figcaption>One &amp; two</figcaption></figure>';
    expect(html("before [gallery ids='1'] after")).toBe(`<p>before</p>${figure}<p>after</p>`);
  });

  test.each([
    '<iframe src="https://www.youtube.com/embed/abcdefghijk?rel=0"></iframe>',
    "[embed]https://www.youtube.com/watch?v=abcdefghijk[/embed]",
    "[youtube=https://www.youtube.com/watch?v=abcdefghijk]",
    "https://www.youtube.com/watch?v=abcdefghijk",
  ])("%s becomes a link", (source) => {
    const url = "https://www.youtube.com/watch?v=abcdefghijk";
    expect(html(source)).toBe(`<p><a href="${url}" rel="noopener">${url}</a></p>`);
  });

  test("code blocks keep their special characters", () => {
    expect(html('[code language="html"]<b>x</b>\n\ny[/code]')).toBe(
      '<pre><code class="language-html">&lt;b&gt;x&lt;/b&gt;\n\ny</code></pre>',
    );
  });

  test("shortcodes of plug-ins are removed, words in brackets stay", () => {
    const { html: text, notes } = convert('[vc_row]Inside[/vc_row] [form id="3"] [sic]');
    expect(text).toBe("<p>Inside [sic]</p>");
    expect(notes).toEqual(["shortcodes of plug-ins were removed: vc_row, form"]);
  });

  test("text before the more tag is the opening", () => {
    expect(convert("One.\n\n<!--more Go on-->\n\nTwo.").opening).toBe("One.");
    expect(convert("One.").opening).toBe("");
  });
});

describe("safety", () => {
  test.each([
    "<script>alert(1)</script>x",
    '<img src=x onerror="alert(1)">x',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="java&#10;script:alert(1)">x</a>',
    "<svg><script>alert(1)</script></svg>x",
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>x',
    '<object data="javascript:alert(1)"></object>x',
    '[caption caption="<img src=x onerror=alert(1)>"]<img src="/a.jpg">[/caption]',
    "[code]</code></pre><script>alert(1)</script>[/code]",
    '<form action="//evil.example"><input name=a><button>x</button></form>x',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">x',
  ])("nothing active is left of %s", (source) => {
    const text = html(source);
    const tags = text.match(/<[^>]*>/g)?.join("") ?? "";
    expect(tags).not.toMatch(/script|onerror|srcdoc|iframe|object|svg|form|input/i);
    expect(cleanRichText(text)).toEqual({ html: text, removed: [] });
  });

  test("every loss is named", () => {
    const { notes } = convert(
      '<script>x</script><p onclick="a()">b</p><img src="data:x"><a href="javascript:1">c</a>',
    );
    expect(notes).toEqual([
      "active or drawn content removed: script, onclick",
      "pictures without a usable address were removed",
      "links without a safe address became plain text: c",
    ]);
  });

  test("keeps what is nested deep", () => {
    expect(html(`${"<div>".repeat(150)}deep`)).toContain("deep");
  });

  test.each([" \n", " ", "\n\n", "a\n\n"])(
    "parses hostile text in linear time: %j repeated",
    (part) => {
      expect(growthOf(html, (size) => part.repeat(size / part.length))).toBeLessThan(10);
    },
  );
});

test.each(["<b>".repeat(20_000), "<div><blockquote>".repeat(5_000)])(
  "extremely deep nesting is refused (%#)",
  (source) => {
    expect(() => html(source)).toThrow(UnstableMarkupError);
    expect(toPlainText(source)).toBe("");
  },
);

test("toPlainText removes tags", () => {
  expect(toPlainText("Thank <b>you</b> &amp;\n\nall <script>x</script>")).toBe("Thank you &\nall");
});
