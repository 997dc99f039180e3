import { holdsBlocks } from "../../rich-text/inline-place.ts";
import { STYLE_ATTRIBUTE } from "./inert-html.ts";
import { styleOf } from "./style-declarations.ts";

const NO_TEXT = "button, select, svg, canvas, object, embed, audio, video, dialog, template, map";

/** Removes what readers of the source did not see, and what is no text. */
export function removeHidden(body: HTMLElement): void {
  for (const box of body.querySelectorAll("input")) {
    if (box.type === "checkbox") box.replaceWith(box.hasAttribute("checked") ? "☑ " : "☐ ");
    else box.remove();
  }
  for (const element of body.querySelectorAll(NO_TEXT)) element.remove();
  for (const element of body.querySelectorAll(`[hidden], [${STYLE_ATTRIBUTE}]`)) {
    const isHidden =
      element.hasAttribute("hidden") ||
      styleOf(element, "display") === "none" ||
      styleOf(element, "visibility") === "hidden" ||
      styleOf(element, "mso-hide") === "all";
    if (isHidden) element.remove();
  }
}

/** Gives blocks the elements that they are meant as: headings that say so, terms and their descriptions. */
export function convertBlocks(body: HTMLElement): void {
  for (const heading of body.querySelectorAll("[role=heading]")) {
    const level = Number(heading.getAttribute("aria-level") ?? 2);
    if (/^(?:P|DIV)$/.test(heading.tagName)) rename(heading, `h${Math.min(6, Math.max(1, level))}`);
  }
  for (const title of body.querySelectorAll("p.MsoTitle")) rename(title, "h1");
  for (const quote of body.querySelectorAll("p.MsoQuote, p.MsoIntenseQuote")) {
    const block = quote.ownerDocument.createElement("blockquote");
    quote.replaceWith(block);
    block.append(quote);
  }
  for (const term of body.querySelectorAll("dt")) {
    const strong = term.ownerDocument.createElement("strong");
    strong.append(...term.childNodes);
    term.append(strong);
    rename(term, "p");
  }
  for (const text of body.querySelectorAll("dd")) {
    rename(text, holdsBlocks(text) ? "div" : "p");
  }
  for (const heading of body.querySelectorAll("h1, h2, h3, h4, h5, h6")) cleanHeading(heading);
  fitHeadings(body);
}

/** Headings have addresses made anew here, and no signs that link to the old ones. */
function cleanHeading(heading: Element): void {
  heading.removeAttribute("id");
  for (const link of heading.querySelectorAll('a[href*="#"]')) {
    if (/^[#¶§\s🔗]*$/u.test(link.textContent) && !link.querySelector("img")) link.remove();
  }
}

/** A text has three kinds of headings; its title is elsewhere. */
function fitHeadings(body: HTMLElement): void {
  const isShifted = body.querySelector("h1") !== null && body.querySelector("h2") !== null;
  for (const heading of body.querySelectorAll("h1, h2, h3, h4, h5, h6")) {
    const level = Number(heading.tagName.slice(1)) + (isShifted ? 1 : 0);
    const name = `h${Math.min(4, Math.max(2, level))}`;
    if (heading.tagName.toLowerCase() !== name) rename(heading, name);
  }
}

/** Removes blank paragraphs, which only hold others apart, and makes paragraphs of what two line breaks separate. */
export function cleanSpace(body: HTMLElement): void {
  for (const end of body.querySelectorAll("br.Apple-interchange-newline")) end.remove();
  for (const code of body.querySelectorAll("pre")) trimEnd(code);
  for (const line of body.querySelectorAll("br + br")) splitParagraph(line);
  for (const block of body.querySelectorAll("p, div, h1, h2, h3, h4, h5, h6")) {
    const isBlank = block.textContent.trim() === "" && !block.querySelector("img, hr, table, li");
    const isOnly =
      block.parentElement?.matches("td, th, li") &&
      !block.nextElementSibling &&
      !block.previousElementSibling;
    if (isBlank && !isOnly) block.remove();
  }
  for (const line of body.querySelectorAll("br")) {
    const { parentElement: parent } = line;
    if (parent && holdsBlocks(parent) && !isBesideText(line)) line.remove();
  }
}

/** The last line of code ends it. */
function trimEnd(code: Element): void {
  let last: Node | null = code;
  while (last instanceof Element) last = last.lastChild;
  if (last instanceof Text) last.data = last.data.replace(/\r?\n$/, "");
}

function splitParagraph(line: Element): void {
  const { parentElement: parent, previousElementSibling: before } = line;
  if (!parent || !before || !/^(?:P|DIV)$/.test(parent.tagName) || holdsBlocks(parent)) return;
  const between = before.nextSibling;
  const isPair = between === line || (between?.nextSibling === line && isSpace(between));
  if (!isPair) return;
  const first = parent.cloneNode(false);
  while (parent.firstChild && parent.firstChild !== before) first.appendChild(parent.firstChild);
  before.remove();
  while (parent.firstChild && (parent.firstChild === line || isBreakOrSpace(parent.firstChild))) {
    parent.firstChild.remove();
  }
  parent.before(first);
}

function isBreakOrSpace(node: Node): boolean {
  return (node instanceof Element && node.tagName === "BR") || isSpace(node);
}

function isSpace(node: Node): boolean {
  return node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim() === "";
}

function isBesideText(line: Element): boolean {
  const besides = [line.previousSibling, line.nextSibling];
  return besides.some((node) => node?.nodeType === Node.TEXT_NODE && !isSpace(node));
}

/** Gives an element another name; its content and attributes stay. */
function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name);
  for (const attribute of element.attributes) renamed.setAttribute(attribute.name, attribute.value);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}
