/** How long a page waits for a script (specification section 9). */
export const scriptTimeoutMs = 120_000;

/**
 * Adds the scripts to the page, the first as the one to run and the others to be loaded along with it. Does nothing when
 * they are there already.
 *
 * @param giveUp Called when the first one cannot be loaded, and after the time-out, when the app may have arrived: the page
 *   stays as it is.
 */
export function loadScripts(
  document: Document,
  [entry, ...others]: readonly string[],
  giveUp: () => void,
): void {
  if (entry === undefined || document.querySelector(`script[src="${CSS.escape(entry)}"]`)) return;
  const script = Object.assign(document.createElement("script"), {
    type: "module",
    src: entry,
    onerror: giveUp,
  });
  setTimeout(giveUp, scriptTimeoutMs);
  const preloads = others.map((href) =>
    Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
  );
  document.head.append(script, ...preloads);
}
