/**
 * The inline script that adds a page's scripts at once, for a page of the back office.
 *
 * @param files URLs of the scripts, the entry first.
 * @param sheets URLs of the style sheets that the page contains: they count as loaded, and are not fetched.
 */
export function startScript(
  [entry, ...others]: readonly string[],
  sheets: readonly string[] = [],
): string {
  if (entry === undefined) return "";
  const tags = [
    ...sheets.map((href) => ["link", { disabled: true, rel: "stylesheet", href }]),
    ["script", { type: "module", src: entry }],
    ...others.map((href) => ["link", { rel: "modulepreload", href }]),
  ];
  const data = JSON.stringify(tags).replaceAll("<", "\\u003c");
  return `for(let[n,a]of ${data})document.head.append(Object.assign(document.createElement(n),a))`;
}
