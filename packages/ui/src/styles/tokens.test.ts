/// <reference types="node" />
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contrast, readColors } from "./_contrast.ts";

/** Without the rules for people who asked for more contrast: those would hide the usual values. */
const [css = ""] = readFileSync(new URL("tokens.css", import.meta.url), "utf8").split("@media");

const grounds = [
  "--background",
  "--muted",
  "--input-background",
  "--card",
  "--popover",
  "--accent",
  "--sidebar",
  "--sidebar-accent",
];
const texts = [
  "--foreground",
  "--muted-foreground",
  "--subtle-foreground",
  "--primary",
  "--destructive",
];

/** Every text colour on every background it is used on. */
const textPairs = [
  ...texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)),
  ...["--foreground", "--muted-foreground", "--primary", "--destructive"].map(
    (t) => [t, "--primary-soft"] as const,
  ),
  ...["--success", "--warning", "--info"].flatMap((status) =>
    ["--background", "--card", "--popover", `${status}-soft`].map((g) => [status, g] as const),
  ),
  ["--destructive", "--destructive-soft"],
  ["--foreground", "--destructive-soft"],
  ...[
    "--card",
    "--popover",
    "--secondary",
    "--accent",
    "--muted",
    "--primary",
    "--destructive",
  ].map((ground) => [`${ground}-foreground`, ground] as const),
  ["--primary-foreground", "--primary-hover"],
  ["--destructive-foreground", "--destructive-hover"],
  ...["", "-primary", "-accent"].map(
    (part) => [`--sidebar${part}-foreground`, `--sidebar${part}`] as const,
  ),
] as const;

/** Borders of controls, filled controls, the focus ring and a chart's series against what is around them. */
const lines = ["--input", "--ring", "--primary", "--destructive"];
const series = ["--chart-1", "--chart-2", "--chart-3", "--chart-4", "--chart-5"];
const controlPairs = [...lines, ...series].flatMap((line) =>
  grounds.map((ground) => [line, ground] as const),
);

const pairs = (["light", "dark"] as const).flatMap((theme) => [
  ...textPairs.map(([front, back]) => ({ theme, front, back, least: 4.5 })),
  ...controlPairs.map(([front, back]) => ({ theme, front, back, least: 3 })),
]);

test.each(pairs)("$theme: $front on $back reaches $least", ({ theme, front, back, least }) => {
  const colors = readColors(css, theme);
  const [one, other] = [colors.get(front), colors.get(back)];
  if (!one || !other) throw new Error(`${front} or ${back} is not a colour of tokens.css`);
  expect(contrast(one, other)).toBeGreaterThanOrEqual(least);
});

test("computes the contrast of black and white", () => {
  const black = { lightness: 0, chroma: 0, hue: 0 };
  const white = { lightness: 1, chroma: 0, hue: 0 };
  expect(contrast(black, white)).toBeCloseTo(21, 1);
  expect(contrast(white, white)).toBe(1);
});
