/**
 * The inline script that adds a page's scripts at once, for a page of the back office.
 *
 * @param files URLs of the scripts, the entry first.
 * @param sheets URLs of the style sheets that the page contains: they count as loaded, and are not fetched.
 * @param failed What the page says instead of its status when the entry cannot be loaded, and the link that loads it again.
 */
export function startScript(
  [entry, ...others]: readonly string[],
  sheets: readonly string[] = [],
  failed?: { readonly text: string; readonly reload: string },
): string {
  if (entry === undefined) return "";
  const tags = [
    ...sheets.map((href) => ["link", { disabled: true, rel: "stylesheet", href }]),
    ["script", { type: "module", src: entry }],
    ...others.map((href) => ["link", { rel: "modulepreload", href }]),
  ];
  const add = `for(let[n,a]of ${literal(tags)})document.head.append(Object.assign(document.createElement(n),a))`;
  return failed === undefined ? add : `${failureListener(failed)};${add}`;
}

/** Replaces what nobody has taken over yet: the app is not there. */
function failureListener({ text, reload }: { text: string; reload: string }): string {
  return `addEventListener("error",e=>{let p=document.querySelector(".stand-alone [role=status]");if(e.target.localName=="script"&&p)p.replaceChildren(${literal(`${text} `)},Object.assign(document.createElement("a"),{href:location.href,textContent:${literal(reload)}}))},true)`;
}

/** JSON that does not end the script. */
function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
