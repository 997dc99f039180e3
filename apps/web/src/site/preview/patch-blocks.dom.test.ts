import { beforeEach, describe, expect, it } from "vitest";
import { patchBlocks } from "./patch-blocks.ts";

let element: HTMLElement;

beforeEach(() => {
  element = document.createElement("div");
  element.innerHTML = "<h2>Berth</h2><p>One</p><figure><img src='/a.png'></figure><p>Last</p>";
});

describe("patchBlocks", () => {
  it.each([
    ["a changed block", "<h2>Berth</h2><p>Two</p><figure><img src='/a.png'></figure><p>Last</p>"],
    [
      "a new block",
      "<h2>Berth</h2><p>One</p><p>1½</p><figure><img src='/a.png'></figure><p>Last</p>",
    ],
    ["a removed block", "<h2>Berth</h2><figure><img src='/a.png'></figure><p>Last</p>"],
    [
      "a repeated block",
      "<h2>Berth</h2><h2>Berth</h2><p>One</p><figure><img src='/a.png'></figure><p>Last</p>",
    ],
  ])("applies %s, and keeps the others", (_what, html) => {
    const picture = element.querySelector("figure");
    const last = element.lastChild;
    patchBlocks(element, html);
    const expected = document.createElement("div");
    expected.innerHTML = html;
    expect(element.innerHTML).toBe(expected.innerHTML);
    expect(element.querySelector("figure")).toBe(picture);
    expect(element.lastChild).toBe(last);
  });

  it.each(["", "Only text", "<p>Other</p>", "<p>Last</p>"])(
    "replaces everything by '%s'",
    (html) => {
      patchBlocks(element, html);
      expect(element.innerHTML).toBe(html);
      patchBlocks(element, "<p>Back</p>");
      expect(element.innerHTML).toBe("<p>Back</p>");
    },
  );

  it("keeps a block that the reader has changed, such as a playing video", () => {
    patchBlocks(element, element.innerHTML);
    const figure = element.querySelector("figure");
    figure?.replaceChildren(document.createElement("iframe"));
    patchBlocks(element, "<h2>Berth</h2><p>Two</p><figure><img src='/a.png'></figure><p>Last</p>");
    expect(element.querySelector("figure")).toBe(figure);
    expect(element.querySelector("p")?.textContent).toBe("Two");
  });

  it("touches nothing when the text is the same", () => {
    const before = [...element.childNodes];
    patchBlocks(element, element.innerHTML);
    expect([...element.childNodes]).toEqual(before);
    expect([...element.childNodes].every((node, at) => node === before[at])).toBe(true);
  });
});
