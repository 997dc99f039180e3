/** A colour as `oklch(lightness chroma hue)` has it. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

/**
 * The tokens of a style sheet that are one `light-dark(oklch(…), oklch(…))`, for one theme, and those that are another
 * token (`var(--foreground)`).
 */
export function readColors(css: string, theme: "light" | "dark"): Map<string, Oklch> {
  const number = String.raw`([\d.]+)`;
  const oklch = String.raw`oklch\(${number} ${number} ${number}\)`;
  const pattern = new RegExp(String.raw`(--[\w-]+): light-dark\(${oklch}, ${oklch}\);`, "g");
  const colors = new Map<string, Oklch>();
  for (const match of css.matchAll(pattern)) {
    const [, name, ...numbers] = match;
    const [lightness, chroma, hue] = numbers.slice(theme === "light" ? 0 : 3).map(Number);
    if (name && lightness !== undefined && chroma !== undefined && hue !== undefined) {
      colors.set(name, { lightness, chroma, hue });
    }
  }
  for (const [, alias, name] of css.matchAll(/(--[\w-]+): var\((--[\w-]+)\);/g)) {
    const color = colors.get(name ?? "");
    if (alias && color) colors.set(alias, color);
  }
  return colors;
}

/** The contrast of two colours as WCAG 2 counts it, 1 to 21. */
export function contrast(one: Oklch, other: Oklch): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(color: Oklch): number {
  const [red, green, blue] = linearSrgb(color).map((channel) => Math.min(1, Math.max(0, channel)));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Björn Ottosson's matrices; what falls outside sRGB is cut off by the caller, as a screen would. */
function linearSrgb({ lightness, chroma, hue }: Oklch): [number, number, number] {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}
