const inlineTags = new Set("A,BR,CODE,EM,B,I,IMG,MARK,S,DEL,SPAN,STRONG,SUB,SUP,U,INS".split(","));

/** Whether a node is inline rather than a block. */
export function isInline(node: Node): boolean {
  if (node instanceof Element) return inlineTags.has(node.tagName);
  return node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim() !== "";
}

/** Whether an element contains blocks rather than inline content. */
export function holdsBlocks(element: Element): boolean {
  return [...element.children].some((child) => !isInline(child));
}

/** Whether an image is a block: in a figure, or between blocks without text or a link around it. */
export function isBlockImage(image: Element): boolean {
  const { parentElement: parent } = image;
  if (parent === null) return true;
  if (parent.tagName === "A") return parent.parentElement?.tagName === "FIGURE";
  if (parent.tagName === "FIGURE") return true;
  if (isInline(parent) || /^(?:P|H[1-6]|PRE|FIGCAPTION|CAPTION)$/.test(parent.tagName)) {
    return false;
  }
  return [...parent.childNodes].every((node) => isImage(node) || !isInline(node));
}

function isImage(node: Node): boolean {
  return node instanceof Element && node.tagName === "IMG";
}
