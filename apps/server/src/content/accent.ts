/** The themes of the pages. */
export type Theme = "light" | "dark";

/** A colour in OKLab. */
interface Lab {
  l: number;
  a: number;
  b: number;
}

/**
 * What an accent colour is read on, as `oklch` in the tokens of the UI kit: the page, and of the other grounds the darkest
 * of the light theme and the lightest of the dark one.
 */
export const accentGrounds = {
  light: { page: [0.972, 0.007, 85], worst: [0.946, 0.009, 85], softness: 0.1, step: -0.005 },
  dark: { page: [0.18, 0.01, 260], worst: [0.285, 0.014, 260], softness: 0.16, step: 0.005 },
} as const;

/** WCAG 2.2 AA for text. */
const CONTRAST = 4.5;

/**
 * The nearest colour of the same hue that is readable on every ground of a theme: the colour itself when it is.
 *
 * @param color Six hexadecimal digits after `#`.
 */
export function nearestReadable(color: string, theme: Theme): string {
  const lab = fromHex(color);
  if (isReadable(lab, theme)) return color;
  const { step } = accentGrounds[theme];
  for (let l = lab.l; l >= 0 && l <= 1; l += step) {
    const candidate = toHex({ ...lab, l });
    if (isReadable(fromHex(candidate), theme)) return candidate;
  }
  return theme === "light" ? "#000000" : "#ffffff";
}

/** Text on the accent contrasts with it even more: it is lighter, or darker, than every ground. */
function isReadable(color: Lab, theme: Theme): boolean {
  const { page, worst, softness } = accentGrounds[theme];
  const soft = mix(color, fromOklch(page), softness);
  return [fromOklch(worst), soft].every((ground) => contrast(color, ground) >= CONTRAST);
}

function mix(one: Lab, other: Lab, share: number): Lab {
  const part = (key: keyof Lab) => one[key] * share + other[key] * (1 - share);
  return { l: part("l"), a: part("a"), b: part("b") };
}

function contrast(one: Lab, other: Lab): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: Lab): number {
  const [red = 0, green = 0, blue = 0] = toLinear(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function fromOklch([l, chroma, hue]: readonly [number, number, number]): Lab {
  const angle = (hue * Math.PI) / 180;
  return { l, a: chroma * Math.cos(angle), b: chroma * Math.sin(angle) };
}

/** Björn Ottosson's matrices. */
function fromHex(color: string): Lab {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    decode(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  );
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

/** What falls outside sRGB is cut off, as a screen would. */
function toLinear({ l: lightness, a, b }: Lab): number[] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((channel) => Math.min(1, Math.max(0, channel)));
}

function toHex(color: Lab): string {
  const digits = toLinear(color).map((channel) =>
    Math.round(encode(channel) * 255)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${digits.join("")}`;
}

function decode(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function encode(channel: number): number {
  return channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
}
