import { expect, test } from "vitest";
import { growthOf } from "./_growth.ts";
import { replaceShortcodes, type Shortcode } from "./shortcodes.ts";

function seen(html: string): Shortcode[] {
  const codes: Shortcode[] = [];
  replaceShortcodes(html, (code) => {
    codes.push(code);
    return null;
  });
  return codes;
}

test("parses attributes with every kind of quotes", () => {
  const [code] = seen(`[audio src="a b.mp3" loop='on' n=3 &#8220;x y&#8221; plain /]`);
  expect(Object.fromEntries(code?.attributes ?? [])).toEqual({
    src: "a b.mp3",
    loop: "on",
    n: "3",
  });
  expect(code?.values).toEqual(["x y", "plain"]);
});

test("pairs halves by name, and replaces inside out", () => {
  const html = replaceShortcodes("[a]one [b]two[/b] [b][/a] [/a]", ({ name, content }) =>
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
])("leaves text alone that is not a shortcode: %s", (html, expected) => {
  expect(replaceShortcodes(html, ({ name }) => (name === "name" ? "!" : null))).toBe(expected);
});

test.each([
  ["", "[a "],
  ["", "[a]"],
  ["[a", " "],
  ["", "<pre>"],
  ["", "<!--"],
  ["[a ", "x="],
])("parses hostile text in linear time: %j and then %j repeated", (head, part) => {
  const convert = (html: string) => replaceShortcodes(html, () => null);
  const make = (size: number) => head + part.repeat(size / part.length);
  expect(growthOf(convert, make)).toBeLessThan(10);
});
