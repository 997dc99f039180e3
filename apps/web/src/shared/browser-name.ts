/** Browsers by their token in the user agent; those that carry another's token as well come first. */
const browsers: readonly [name: string, mark: RegExp][] = [
  ["Edge", /Edg(?:A|iOS)?\/(\d+)/],
  ["Opera", /OPR\/(\d+)/],
  ["Firefox", /(?:Firefox|FxiOS)\/(\d+)/],
  ["Chrome", /(?:Chrome|CriOS|HeadlessChrome)\/(\d+)/],
  ["Safari", /Version\/(\d+).* Safari\//],
];

const systems: readonly [name: string, mark: RegExp][] = [
  ["Android", /Android/],
  ["iPad", /iPad/],
  ["iPhone", /iPhone/],
  ["Windows", /Windows/],
  ["macOS", /Mac OS X|Macintosh/],
  ["ChromeOS", /CrOS/],
  ["Linux", /Linux/],
];

/**
 * The browser and operating system of a user agent; undefined when neither is known.
 *
 * @example browserName("Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0") // "Firefox 128 · Linux"
 */
export function browserName(userAgent: string | null): string | undefined {
  if (userAgent === null) return undefined;
  const system = systems.find(([, mark]) => mark.test(userAgent))?.[0];
  const parts = [browserOf(userAgent), system].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(" · ") : undefined;
}

function browserOf(userAgent: string): string | undefined {
  for (const [name, mark] of browsers) {
    const found = mark.exec(userAgent);
    if (found) return `${name} ${found[1]}`;
  }
  return undefined;
}
