import { describe, expect, it } from "vitest";
import { alignNumbers } from "./align-numbers.ts";
import { bindUnits } from "./bind-units.ts";
import { finishText } from "./finish-text.ts";
import { linkContacts } from "./link-contacts.ts";

describe("linkContacts", () => {
  it.each([
    ["Call +31 118 555 099.", 'Call <a href="tel:+31118555099">+31 118 555 099</a>.'],
    ["+86 (571) 5555-0108", '<a href="tel:+8657155550108">+86 (571) 5555-0108</a>'],
    [
      "Write to desk@kaldermeer.example.com.",
      'Write to <a href="mailto:desk@kaldermeer.example.com">desk@<wbr>kaldermeer.example.com</a>.',
    ],
    [
      "+31118555099@example.com",
      '<a href="mailto:+31118555099@example.com">+31118555099@<wbr>example.com</a>',
    ],
    [
      "邮箱：a.b+c@example.cn，电话",
      '邮箱：<a href="mailto:a.b+c@example.cn">a.b+c@<wbr>example.cn</a>，电话',
    ],
  ])("links in %s", (text, linked) => {
    expect(linkContacts(text)).toBe(linked);
  });

  it.each([
    "+270 mm",
    "1 000 000",
    "+1 000 000",
    "a@b",
    "@kaldermeer",
    "2026-10-30",
    "x+31118555099",
  ])("leaves %s as it is", (text) => {
    expect(linkContacts(text)).toBe(text);
  });

  it("takes no longer for a text made to take long", () => {
    const start = performance.now();
    for (const text of [
      "a".repeat(200_000),
      "a.".repeat(100_000),
      "+1 ".repeat(100_000),
      "a@a.".repeat(50_000),
    ])
      linkContacts(text);
    expect(performance.now() - start).toBeLessThan(500);
  });
});

describe("bindUnits", () => {
  it("binds a number to its unit, and to no other word", () => {
    expect(bindUnits("10.000 m, 3 mm/h, 80 GHz, 5 %, 12 V")).toBe(
      "10.000\u00a0m, 3\u00a0mm/h, 80\u00a0GHz, 5\u00a0%, 12\u00a0V",
    );
    expect(bindUnits("3 men, 4 sensors, 2 metres, 7 hours")).toBe(
      "3 men, 4 sensors, 2 metres, 7 hours",
    );
  });
});

describe("alignNumbers", () => {
  const table = (rows: string) => `<table><tbody>${rows}</tbody></table>`;

  it("aligns a column of numbers with its heading", () => {
    const rows = [
      "<tr><th>Place</th><th>Level</th></tr>",
      "<tr><td>A</td><td>1.5 m</td></tr>",
      "<tr><td>B</td><td>−12.0 m</td></tr>",
    ];
    expect(alignNumbers(table(rows.join("")))).toBe(
      table(
        '<tr><th>Place</th><th class="align-right">Level</th></tr>' +
          '<tr><td>A</td><td class="align-right">1.5 m</td></tr>' +
          '<tr><td>B</td><td class="align-right">−12.0 m</td></tr>',
      ),
    );
  });

  it.each([
    table("<tr><td>A</td><td>1</td></tr><tr><td>B</td><td>none</td></tr>"),
    table("<tr><td>A</td><td>1</td></tr>"),
    table('<tr><td colspan="2">1</td></tr><tr><td>2</td><td>3</td></tr>'),
    table("<tr><td>+31 118 555 014 ext</td></tr><tr><td>Monday</td></tr>"),
  ])("leaves %s as it is", (html) => {
    expect(alignNumbers(html)).toBe(html);
  });
});

describe("finishText", () => {
  it("leaves links, code and attributes as they are", () => {
    const html =
      '<p><a href="mailto:a@example.com">a@<wbr>example.com</a> <code>b@example.com 3 m</code> <img alt="c@example.com 3 m" src="/x"></p>';
    expect(finishText(html)).toBe(html);
  });

  it("makes a heading a link to itself, unless it has one", () => {
    expect(finishText('<h2 id="a">What <em>changes</em></h2>')).toBe(
      '<h2 id="a"><a class="heading-link" href="#a">What <em>changes</em></a></h2>',
    );
    expect(finishText('<h2 id="a"><a href="/b">B</a></h2><h2>C</h2>')).toBe(
      '<h2 id="a"><a href="/b">B</a></h2><h2>C</h2>',
    );
  });

  it("puts code into a block that can hold a button", () => {
    expect(finishText("<pre><code>a &lt; 3 m</code></pre>")).toBe(
      '<div class="code-block"><pre><code>a &lt; 3 m</code></pre></div>',
    );
  });
});

it("names the column in each cell of a table whose rows are stacked", () => {
  const head = '<tr><td></td><th scope="col">A "b" <em>c</em></th></tr>';
  const body = '<tr><th scope="row">E-mail</th><td>x</td></tr>';
  expect(finishText(`<table class="stack-rows">${head}${body}</table>`)).toBe(
    `<table class="stack-rows">${head}${body.replace("<td>", '<td data-label="A &quot;b&quot; c">')}</table>`,
  );
  expect(finishText(`<table>${head}${body}</table>`)).not.toContain("data-label");
});
