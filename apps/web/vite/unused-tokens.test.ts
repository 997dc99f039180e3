import { expect, it } from "vitest";
import { withoutUnusedTokens } from "./unused-tokens.ts";

it.each([
  [":root{--a:1px;--b:2px}p{margin:var(--b)}", ":root{--b:2px}p{margin:var(--b)}"],
  [":root{--a:1px;--b:2px}p{margin:var(--a,0)}", ":root{--a:1px;}p{margin:var(--a,0)}"],
  [":root{--ring:red;--side:var(--ring)}p{color:red}", ":root{}p{color:red}"],
  [".x{--a:1}.y{top:var(--ab)}", ".x{}.y{top:var(--ab)}"],
  ['p{content:"--a:1"}', 'p{content:"--a:1"}'],
])("%s becomes %s", (css, kept) => {
  expect(withoutUnusedTokens(css)).toBe(kept);
});
