import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { accentGrounds, nearestReadable } from "./accent.ts";

describe("an accent colour", () => {
  test.each([
    ["light", "#0f5d75"],
    ["light", "#000000"],
    ["light", "#8a3b00"],
    ["dark", "#7fd3e6"],
    ["dark", "#ffffff"],
    ["dark", "#ffb070"],
  ] as const)("that is readable in the %s theme stays: %s", (theme, color) => {
    expect(nearestReadable(color, theme)).toBe(color);
  });

  test.each([
    ["light", "#ff7a00"],
    ["light", "#ffff00"],
    ["light", "#ffffff"],
    ["dark", "#0f5d75"],
    ["dark", "#000000"],
    ["dark", "#0000ff"],
  ] as const)("that is not is moved to one of the %s theme that is: %s", (theme, color) => {
    const nearest = nearestReadable(color, theme);
    expect(nearest).not.toBe(color);
    expect(nearest).toMatch(/^#[0-9a-f]{6}$/);
    expect(nearestReadable(nearest, theme)).toBe(nearest);
  });

  test("keeps its hue: an orange becomes a dark orange", () => {
    const nearest = nearestReadable("#ff7a00", "light");
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
      Number.parseInt(nearest.slice(at, at + 2), 16),
    );
    expect(red).toBeGreaterThan(green);
    expect(green).toBeGreaterThan(blue);
  });
});

test("the grounds are those of the tokens", () => {
  const file = new URL("../../../../packages/ui/src/styles/tokens.css", import.meta.url);
  const css = readFileSync(file, "utf8");
  const { light, dark } = accentGrounds;
  const color = (parts: readonly number[]) => `oklch(${parts.join(" ")})`;
  expect(css).toContain(`--background: light-dark(${color(light.page)}, ${color(dark.page)});`);
  expect(css).toContain(`--muted: light-dark(${color(light.worst)},`);
  expect(css).toMatch(
    new RegExp(`--accent: light-dark\\(.*, ${color(dark.worst).replace(/[().]/g, "\\$&")}\\);`),
  );
});
