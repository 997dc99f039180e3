import { expect, test } from "vitest";
import { brandStyle } from "./brand-style.ts";

const plain = { accentLight: null, accentDark: null, displayFace: "serif" } as const;

test("a site without settings of its own has no style of its own", () => {
  expect(brandStyle(plain)).toBe("");
});

test("accents take the place of the tokens in both themes, and a face that of the display face", () => {
  const style = brandStyle({
    ...plain,
    accentLight: "#8a3b00",
    accentDark: "#ffb070",
    displayFace: "sans",
  });
  expect(style).toMatch(
    /^:root:root\{--font-display:var\(--font-sans\);--primary:light-dark\(#8a3b00,#ffb070\);/,
  );
  expect(style).toContain(
    "--primary-soft:light-dark(color-mix(in oklab,#8a3b00 10%,var(--background))",
  );
});

test("nothing but a colour reaches the style sheet", () => {
  const accentLight = "red;}</style><script>";
  expect(brandStyle({ ...plain, accentLight, accentDark: "#ffb070" })).toBe("");
});
