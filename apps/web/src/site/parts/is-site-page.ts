/** Whether an address that staff typed in is a page of this site, and no file of it. */
export function isSitePage(href: string, apiBase: string): boolean {
  if (!href.startsWith("/") || href.startsWith("//")) return false;
  return !href.startsWith("/files/") && !href.startsWith(`${apiBase}/`);
}

/** Whether a click means "go there", and not "open it elsewhere". */
export function isPlainClick(event: {
  button: number;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
