/**
 * Black or white, whichever has the higher contrast with a `#rrggbb` colour: one of them always reaches 4.5:1.
 *
 * @example readableTextColor("#ffd400") // "#000000"
 */
export function readableTextColor(hex: string): "#000000" | "#ffffff" {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  // Where both contrasts are the same: (1.05 / (l + 0.05)) = ((l + 0.05) / 0.05).
  return luminance > 0.179 ? "#000000" : "#ffffff";
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
