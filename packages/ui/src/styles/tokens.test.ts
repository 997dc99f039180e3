/// <reference types="node" />
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contrast, readColours } from "./_contrast.ts";

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");

const grounds = ["--canvas", "--sunken", "--field", "--surface", "--raised", "--hover"];
const texts = ["--ink", "--ink-muted", "--ink-faint", "--accent-text", "--critical"];

/** Every text on every ground it stands on. */
const textPairs = [
  ...texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)),
  ...["--ink", "--ink-muted", "--accent-text", "--critical"].map(
    (t) => [t, "--accent-soft"] as const,
  ),
  ...["--positive", "--caution", "--info"].flatMap((status) =>
    ["--canvas", "--surface", "--raised", `${status}-soft`].map((g) => [status, g] as const),
  ),
  ["--critical", "--critical-soft"],
  ["--ink", "--critical-soft"],
  ["--accent-ink", "--accent"],
  ["--accent-ink", "--accent-hover"],
  ["--critical-ink", "--critical-solid"],
  ["--critical-ink", "--critical-hover"],
] as const;

/** Borders of controls, filled controls, the focus ring and a chart's series against what is around them. */
const lines = ["--edge", "--focus", "--accent", "--critical-solid"];
const series = ["--chart-1", "--chart-2", "--chart-3", "--chart-4"];
const controlPairs = [...lines, ...series].flatMap((line) =>
  grounds.map((ground) => [line, ground] as const),
);

const pairs = (["light", "dark"] as const).flatMap((theme) => [
  ...textPairs.map(([front, back]) => ({ theme, front, back, least: 4.5 })),
  ...controlPairs.map(([front, back]) => ({ theme, front, back, least: 3 })),
]);

test.each(pairs)("$theme: $front on $back reaches $least", ({ theme, front, back, least }) => {
  const colours = readColours(css, theme);
  const [one, other] = [colours.get(front), colours.get(back)];
  if (!one || !other) throw new Error(`${front} or ${back} is not a colour of tokens.css`);
  expect(contrast(one, other)).toBeGreaterThanOrEqual(least);
});

test("contrast agrees with the known end points", () => {
  const black = { lightness: 0, chroma: 0, hue: 0 };
  const white = { lightness: 1, chroma: 0, hue: 0 };
  expect(contrast(black, white)).toBeCloseTo(21, 1);
  expect(contrast(white, white)).toBe(1);
});
