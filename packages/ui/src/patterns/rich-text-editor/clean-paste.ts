import { Extension } from "@tiptap/core";
import { Plugin } from "@tiptap/pm/state";
import { convertWordLists } from "./ms-word-lists.ts";

/** Pastes what Word, Google Docs and web pages put on the clipboard as if it had been written here. */
export const CleanPaste = Extension.create({
  name: "cleanPaste",
  addProseMirrorPlugins: () => [new Plugin({ props: { transformPastedHTML: cleanPaste } })],
});

const renamed: Readonly<Record<string, string>> = { H1: "h2", H5: "h4", H6: "h4" };

/**
 * Normalizes pasted HTML that the editor's own parser would misread. What a text cannot contain
 * anyway (colours, frames, handlers, other classes) that reading leaves out by itself.
 *
 * @param html As it came; copied from this editor, it stays as it is.
 */
export function cleanPaste(html: string): string {
  if (html.includes("data-pm-slice")) return html;
  const { body } = new DOMParser().parseFromString(html, "text/html");
  if (/\bmso-|class="?Mso|urn:schemas-microsoft-com/.test(html)) cleanWord(body);
  // The editor would read emphasis out of a page's style sheets.
  for (const sheet of body.querySelectorAll("style, link, script")) sheet.remove();
  for (const heading of body.querySelectorAll("h1, h2, h3, h4, h5, h6")) cleanHeading(heading);
  for (const link of body.querySelectorAll("a")) cleanLink(link);
  for (const image of body.querySelectorAll("img")) if (!isShown(image)) image.remove();
  return body.innerHTML;
}

/** Word writes lists as paragraphs, a language on every word, and paragraphs for the space between others. */
function cleanWord(body: HTMLElement): void {
  convertWordLists(body);
  for (const element of body.querySelectorAll("[lang]")) element.removeAttribute("lang");
  for (const paragraph of body.querySelectorAll("p")) {
    const isBlank = paragraph.textContent.trim() === "" && !paragraph.querySelector("img, br");
    const isOnly = paragraph.closest("td, th, li") !== null;
    if (isBlank && !isOnly) paragraph.remove();
  }
}

/** A text has three kinds of headings; their addresses here are made anew. */
function cleanHeading(heading: Element): void {
  heading.removeAttribute("id");
  const name = renamed[heading.tagName];
  if (name === undefined) return;
  const fitting = heading.ownerDocument.createElement(name);
  fitting.append(...heading.childNodes);
  heading.replaceWith(fitting);
}

/** Google wraps links in redirects; a link's underline is no emphasis, and its target is the reader's choice. */
function cleanLink(link: HTMLAnchorElement): void {
  link.removeAttribute("target");
  const target = link.href.startsWith("https://www.google.com/url?")
    ? new URL(link.href).searchParams.get("q")
    : null;
  if (target !== null) link.setAttribute("href", target);
  for (const element of link.querySelectorAll<HTMLElement>("u, span")) {
    element.style.removeProperty("text-decoration");
    element.style.removeProperty("text-decoration-line");
    if (element.tagName === "U") element.replaceWith(...element.childNodes);
  }
}

/** Whether readers could see it: images of one dot count readers, and those on the writer's disk are not sent. */
function isShown(image: HTMLImageElement): boolean {
  const isDot = ["width", "height"].some((side) => {
    const length = image.getAttribute(side);
    return length !== null && Number.parseFloat(length) <= 2;
  });
  const isHidden = /display:\s*none|visibility:\s*hidden/.test(image.getAttribute("style") ?? "");
  return !isDot && !isHidden && /^(?:https?:|\/(?!\/))/.test(image.getAttribute("src") ?? "");
}
