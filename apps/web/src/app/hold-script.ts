import { scriptTimeoutMs } from "../start/load-scripts.ts";

/** Marks what was pressed before its component was hydrated. */
const heldMark = "data-held";

/** Attribute of what the server rendered and React has not hydrated yet. */
export const dehydratedMark = "data-dehydrated";

/**
 * Holds a form that is sent and a button that is pressed before React has hydrated it, on the sign-in page: the app hydrates the
 * page boundary by boundary, the form's after its own. It is inlined into the page's head: a press may come before any
 * script has loaded. `releaseHeld` goes on with the last one.
 *
 * A link to choose a password has something else than the server's form to show, which only the browser can tell. Where the
 * app cannot be loaded, or has not arrived in the time-out, the page says so (`data-failed`); what was typed stays.
 */
export const holdScript = `{let d=document.documentElement,m="[${dehydratedMark}]",h=e=>{let t=e.type=="submit"?e.target:e.target.closest("button[type=button]");if(!t?.closest(m))return;e.preventDefault();document.querySelector("[${heldMark}]")?.removeAttribute("${heldMark}");t.setAttribute("${heldMark}","")};for(let n of["submit","click"])addEventListener(n,h,true);if(location.hash.startsWith("#password-link="))d.dataset.waits="";let f=()=>{if(!document.querySelector(m))return;d.dataset.failed="";delete d.dataset.waits};addEventListener("error",e=>{if(e.target.localName=="script")f()},true);setTimeout(f,${scriptTimeoutMs})}`;

/** Sends the form, or presses the button, that was held. */
export function releaseHeld(document: Document): void {
  const held = document.querySelector<HTMLElement>(`[${heldMark}]`);
  held?.removeAttribute(heldMark);
  if (held instanceof HTMLFormElement) held.requestSubmit();
  else held?.click();
}
