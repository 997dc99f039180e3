import { expect, test } from "vitest";
import { growthOf } from "./_growth.ts";
import { replaceShortCodes, type ShortCode } from "./shortcodes.ts";

function seen(html: string): ShortCode[] {
  const codes: ShortCode[] = [];
  replaceShortCodes(html, (code) => {
    codes.push(code);
    return null;
  });
  return codes;
}

test("takes attributes apart, with every kind of quotes", () => {
  const [code] = seen(`[audio src="a b.mp3" loop='on' n=3 &#8220;x y&#8221; plain /]`);
  expect(Object.fromEntries(code?.attributes ?? [])).toEqual({
    src: "a b.mp3",
    loop: "on",
    n: "3",
  });
  expect(code?.values).toEqual(["x y", "plain"]);
});

test("pairs halves by name, and replaces inside out", () => {
  const html = replaceShortCodes("[a]one [b]two[/b] [b][/a] [/a]", ({ name, content }) =>
    content === null ? `<${name}>` : `(${name}:${content})`,
  );
  expect(html).toBe("(a:one (b:two) <b>) [/a]");
});

test.each([
  ["[[name]]", "[name]"],
  ["<pre>[name]</pre>", "<pre>[name]</pre>"],
  ["<code>[name]</code>", "<code>[name]</code>"],
  ['<a title="[name]">x</a>', '<a title="[name]">x</a>'],
  ["<!-- [name] -->", "<!-- [name] -->"],
  ["[1] and [ name ]", "[1] and [ name ]"],
  ["2 < 3 [name]", "2 < 3 !"],
  ["([name])", "(!)"],
])("leaves alone what is no short code: %s", (html, expected) => {
  expect(replaceShortCodes(html, ({ name }) => (name === "name" ? "!" : null))).toBe(expected);
});

test.each([
  ["", "[a "],
  ["", "[a]"],
  ["[a", " "],
  ["", "<pre>"],
  ["", "<!--"],
  ["[a ", "x="],
])("reads a hostile text once: %j and then %j again and again", (head, part) => {
  const convert = (html: string) => replaceShortCodes(html, () => null);
  const make = (size: number) => head + part.repeat(size / part.length);
  expect(growthOf(convert, make)).toBeLessThan(10);
});
