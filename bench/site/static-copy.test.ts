import { expect, it } from "vitest";
import { withoutScript } from "./static-copy.ts";

it("removes only the scripts of a page, and adds the one line", () => {
  const page = [
    '<link rel="modulepreload" fetchPriority="low" href="/assets/frame.js"/>',
    '<link rel="icon" href="/favicon.svg"/><style>body{color:red}</style></head>',
    '<script type="application/json">{"a":"</b>"}</script><p>Text</p>',
    '<script type="module" async src="/assets/entry.js"></script>',
  ].join("");
  expect(withoutScript(page, "go('$&')")).toBe(
    `<link rel="icon" href="/favicon.svg"/><style>body{color:red}</style><script>go('$&')</script></head><p>Text</p>`,
  );
});
