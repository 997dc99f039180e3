const unit =
  "(?:[kMG]?Hz|[kmµn]?m[²³]?(?:/s)?|[km]?g|ms|µs|s|min|h|[km]?V|mA|k?W|°C|%|m?bar|[hkM]?Pa|dB|[kMG]?B|bit|ppm|ml|l|mm/h)";
const loose = new RegExp(`(\\d) (?=${unit}(?![\\p{L}\\d/²³]))`, "gu");

/**
 * Keeps numbers and their units on one line.
 *
 * @example bindUnits("10.000 m deep") // "10.000\u00a0m deep"
 */
export function bindUnits(text: string): string {
  return text.replace(loose, "$1\u00a0");
}
