/** When a page's script begins. */
export type StartTime = "at once" | "once the page is there";

/**
 * The inline script that starts a page's scripts. A server-rendered page is readable without them, so they load after
 * the pictures, or on the first interaction: on a slow line they would compete with the pictures.
 *
 * @param files URLs of the scripts, the entry first.
 */
export function startScript([entry, ...others]: readonly string[], time: StartTime): string {
  if (entry === undefined) return "";
  const tags = [
    ["script", { type: "module", src: entry }],
    ...others.map((href) => ["link", { rel: "modulepreload", href }]),
  ];
  const data = JSON.stringify(tags).replaceAll("<", "\\u003c");
  const start =
    "for(let[n,a]of t.splice(0))document.head.append(Object.assign(document.createElement(n),a))";
  if (time === "at once") return `{let t=${data};${start}}`;
  // The last picture is loaded before the frame that shows it.
  return `{let t=${data},s=()=>{${start}};addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(s)));for(let e of["pointerdown","keydown"])addEventListener(e,s,{once:true,capture:true})}`;
}
