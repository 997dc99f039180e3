import { expect, it } from "vitest";
import { escapeMarkup } from "./escape-markup.ts";

it("escapes braces and angle brackets outside of code", () => {
  expect(escapeMarkup("a {{ b }} <c> `<d> {{ e }}`\n\n```html\n<f>\n```\n")).toBe(
    "a &#123;&#123; b }} &lt;c> `<d> {{ e }}`\n\n```html\n<f>\n```\n",
  );
});

it("keeps addresses, and the elements that pages may have", () => {
  const text = '<https://a.example>\n\n<Playground />\n\n<LiveStory id="a--b" />\n';
  expect(escapeMarkup(text)).toBe(text);
});

it("keeps paragraphs apart, after code of one character too", () => {
  const text = "Default: `/`.\n\n## API {#API}\n\nDefault: `/rest`, a lone ` too.\n\n## B\n\n`c`";
  expect(escapeMarkup(text)).toBe(text);
});

it("takes code of two lines, and code with backticks, for code", () => {
  expect(escapeMarkup("``a ` <b>`` `<c>\nd`")).toBe("``a ` <b>`` `<c> d`");
});
