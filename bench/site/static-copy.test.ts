import { expect, it } from "vitest";
import { withoutScript } from "./static-copy.ts";

it("removes only the scripts of a page", () => {
  const page = [
    '<link rel="modulepreload" fetchPriority="low" href="/assets/frame.js"/>',
    '<link rel="icon" href="/favicon.svg"/><style>body{color:red}</style>',
    '<script type="application/json">{"a":"</b>"}</script><p>Text</p>',
    '<script type="module" async src="/assets/entry.js"></script>',
  ].join("");
  expect(withoutScript(page)).toBe(
    '<link rel="icon" href="/favicon.svg"/><style>body{color:red}</style><p>Text</p>',
  );
});
