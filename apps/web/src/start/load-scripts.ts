/**
 * Adds the scripts to the page, the first as the one to run and the others to be loaded along with it. Does nothing when
 * they are there already.
 *
 * @param onFailure Called when the first one cannot be loaded: the page stays as it is.
 */
export function loadScripts(
  document: Document,
  [entry, ...others]: readonly string[],
  onFailure: () => void,
): void {
  if (entry === undefined || document.querySelector(`script[src="${CSS.escape(entry)}"]`)) return;
  const script = Object.assign(document.createElement("script"), { type: "module", src: entry });
  script.addEventListener("error", onFailure, { once: true });
  const preloads = others.map((href) =>
    Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
  );
  document.head.append(script, ...preloads);
}
