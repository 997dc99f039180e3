/** What is said about the site's settings. */
export const siteSettings = {
  accentOfBoth:
    "must be there when the other theme has an accent colour; otherwise leave both empty",
  accentUnreadable: (nearest: string) =>
    `must stand out from the page (4.5:1); the nearest colour that does is ${nearest}`,
};
