/**
 * The inline script that adds a page's scripts at once, for a page that the browser renders.
 *
 * @param files URLs of the scripts, the entry first.
 */
export function startScript([entry, ...others]: readonly string[]): string {
  if (entry === undefined) return "";
  const tags = [
    ["script", { type: "module", src: entry }],
    ...others.map((href) => ["link", { rel: "modulepreload", href }]),
  ];
  const data = JSON.stringify(tags).replaceAll("<", "\\u003c");
  return `for(let[n,a]of ${data})document.head.append(Object.assign(document.createElement(n),a))`;
}
