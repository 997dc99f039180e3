import { expect, test } from "vitest";
import { readDomText, toDomRange, toTextRange } from "./dom-text.ts";

function rootOf(html: string): HTMLElement {
  const root = document.createElement("div");
  root.innerHTML = html;
  document.body.replaceChildren(root);
  return root;
}

test("reads one line for each block, without what was removed", () => {
  const root = rootOf(
    '<p data-change="changed">It opens in <del>May</del><ins>June</ins>.</p><p data-change="removed"><del>Gone</del></p>' +
      "<ul><li>Ships</li></ul>",
  );
  expect(readDomText(root).text).toBe("It opens in June.\nShips");
});

test("turns parts of the text into ranges and back", () => {
  const text = readDomText(rootOf("<p>It <b>opens in</b> May.</p><p>Ships</p>"));
  const range = toDomRange(text, { from: 3, to: 15 });
  expect(range?.toString()).toBe("opens in May");
  expect(range && toTextRange(text, range)).toEqual({ from: 3, to: 15 });
});
