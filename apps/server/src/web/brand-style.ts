import type { components } from "../generated/schema.ts";

type Look = Pick<
  components["schemas"]["PublicSetting"],
  "accentLight" | "accentDark" | "displayFace"
>;

/**
 * The tokens that the company's settings replace, as a style sheet; empty for none. Hover and tinted grounds are mixed from
 * the accent, as the server did when it checked the contrast.
 */
export function brandStyle({ accentLight, accentDark, displayFace }: Look): string {
  const rules = [
    ...(displayFace === "sans" ? ["--font-display:var(--font-sans)"] : []),
    ...(isColor(accentLight) && isColor(accentDark) ? accentRules(accentLight, accentDark) : []),
  ];
  // Twice, so that it wins over the tokens wherever those are.
  return rules.length === 0 ? "" : `:root:root{${rules.join(";")}}`;
}

function accentRules(light: string, dark: string): string[] {
  const mixed = (color: string, share: number, other: string) =>
    `color-mix(in oklab,${color} ${share}%,${other})`;
  const pair = (name: string, inLight: string, inDark: string) =>
    `--${name}:light-dark(${inLight},${inDark})`;
  return [
    pair("primary", light, dark),
    pair("primary-hover", mixed(light, 85, "black"), mixed(dark, 85, "white")),
    pair(
      "primary-soft",
      mixed(light, 10, "var(--background)"),
      mixed(dark, 16, "var(--background)"),
    ),
    pair("ring", light, dark),
  ];
}

/** Nothing else ever becomes part of a style sheet. */
function isColor(value: string | null): value is string {
  return value !== null && /^#[0-9a-f]{6}$/.test(value);
}
