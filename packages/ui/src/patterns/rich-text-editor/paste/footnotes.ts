import { STYLE_ATTRIBUTE } from "./inert-html.ts";

/** A note and the places that refer to it. */
interface Footnote {
  readonly note: Element;
  readonly back: Element;
  readonly references: Element[];
}

const NOTE_STYLE = `[${STYLE_ATTRIBUTE}*="mso-element:footnote" i], [${STYLE_ATTRIBUTE}*="mso-element:endnote" i]`;
const NOTE_LIST_STYLE = ["footnote-list", "endnote-list"]
  .map((name) => `[${STYLE_ATTRIBUTE}*="mso-element:${name}" i]`)
  .join(", ");

/**
 * Finds footnotes of Word, Google Docs, wikis and Markdown: a link whose target has a link back. They become a raised number
 * with a link to `#fn-1`, and a list of notes at the end, each with a link back to `#fnref-1`.
 *
 * @param taken How many notes the text has already.
 */
export function convertFootnotes(body: HTMLElement, taken: number): void {
  const targets = targetsIn(body);
  const byNote = new Map<Element, Footnote>();
  for (const reference of body.querySelectorAll("a[href]")) {
    const target = targets.get(hashOf(reference));
    const note = target && noteAround(target);
    if (!note || !follows(note, reference)) continue;
    const back = [...note.querySelectorAll("a[href]")].find((link) =>
      leadsTo(targets.get(hashOf(link)), reference),
    );
    if (back === undefined) continue;
    const footnote = byNote.get(note) ?? { note, back, references: [] };
    footnote.references.push(reference);
    byNote.set(note, footnote);
  }
  const notes = [...byNote.values()].map((footnote, at) => convertNote(footnote, taken + at + 1));
  removeEmptyLists(body);
  if (notes.length === 0) return;
  const list = body.ownerDocument.createElement("ol");
  if (taken > 0) list.setAttribute("start", String(taken + 1));
  list.append(...notes);
  body.append(list);
}

function targetsIn(body: HTMLElement): Map<string, Element> {
  const targets = new Map<string, Element>();
  for (const element of body.querySelectorAll("[id], a[name]")) {
    for (const name of [element.getAttribute("name"), element.id]) {
      if (name && !targets.has(name)) targets.set(name, element);
    }
  }
  return targets;
}

function hashOf(link: Element): string {
  const href = link.getAttribute("href") ?? "";
  const at = href.indexOf("#");
  if (at === -1) return "";
  const hash = href.slice(at + 1);
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

function noteAround(target: Element): Element | null {
  return (
    target.closest(NOTE_STYLE) ??
    target.closest("li") ??
    target.closest("p") ??
    target.closest("div")
  );
}

/** A note comes after its references; of the two links, the other one leads back. */
function follows(note: Element, reference: Element): boolean {
  return (reference.compareDocumentPosition(note) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** Whether a link back arrives at a reference: at the link itself, or at what is closely around it. */
function leadsTo(target: Element | undefined, reference: Element): boolean {
  if (target === undefined) return false;
  if (target.contains(reference)) return !/^(?:BODY|DIV|SECTION|ARTICLE)$/.test(target.tagName);
  return reference.contains(target) || reference.previousElementSibling === target;
}

function convertNote({ note, back, references }: Footnote, number: number): HTMLElement {
  const { ownerDocument: document } = note;
  const link = (name: string, words: string) => {
    const made = document.createElement("a");
    made.setAttribute("href", `#${name}-${number}`);
    made.append(words);
    return made;
  };
  for (const [at, reference] of references.entries()) {
    const made = link("fn", String(number));
    if (at === 0) made.id = `fnref-${number}`;
    const raised = document.createElement("sup");
    raised.append(made);
    const around = reference.closest("sup");
    const isAlone = around?.textContent.trim() === reference.textContent.trim();
    (isAlone && around ? around : reference).replaceWith(raised);
  }
  for (const other of note.querySelectorAll("a[href]")) {
    if (other !== back && hashOf(other) === hashOf(back)) other.remove();
  }
  removeWithWrappers(back, note);
  const item = document.createElement("li");
  item.id = `fn-${number}`;
  item.append(...contentOf(note));
  trimStart(item);
  const last = [...item.children].at(-1);
  const end = last?.tagName === "P" ? last : item;
  end.append(" ", link("fnref", "↩"));
  note.remove();
  return item;
}

/** Removes the link back, and what is around it alone, such as a raised mark. */
function removeWithWrappers(link: Element, note: Element): void {
  let removed = link;
  while (
    removed.parentElement &&
    removed.parentElement !== note &&
    /^(?:SUP|SPAN|B|STRONG|I|EM)$/.test(removed.parentElement.tagName) &&
    removed.parentElement.textContent.trim() === link.textContent.trim()
  ) {
    removed = removed.parentElement;
  }
  removed.remove();
}

/** The note's content in paragraphs: as it is where it has them. */
function contentOf(note: Element): Node[] {
  const hasParagraphs = [...note.children].some(({ tagName }) => /^(?:P|UL|OL)$/.test(tagName));
  if (hasParagraphs) return [...note.childNodes].filter((node) => node instanceof Element);
  const paragraph = note.ownerDocument.createElement("p");
  paragraph.append(...note.childNodes);
  return [paragraph];
}

function trimStart(item: Element): void {
  const walker = item.ownerDocument.createTreeWalker(item, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text instanceof Text; text = walker.nextNode()) {
    text.data = text.data.replace(/^[\s.:)\]]+/, "");
    if (text.data !== "") return;
  }
}

/** Removes what is left of the lists of notes: their frames, rules and titles. */
function removeEmptyLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(`${NOTE_LIST_STYLE}, section[data-footnotes], ol`)) {
    if (list.tagName === "OL") {
      if (list.children.length === 0) list.remove();
    } else if (!list.querySelector("p, li")) list.remove();
  }
}
