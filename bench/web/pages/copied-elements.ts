import { createElement, type ReactNode } from "react";

/** React elements with the tags, classes and text of what is drawn, and nothing that they do. */
export function elementsOf(parent: Node): ReactNode[] {
  return [...parent.childNodes].map((node, index) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    if (!(node instanceof Element)) return null;
    const props = { key: index, className: node.getAttribute("class") ?? undefined };
    return createElement(node.tagName.toLowerCase(), props, ...childrenOf(node));
  });
}

/** Elements such as `input` must have none, not even an empty list. */
function childrenOf(node: Element): ReactNode[] {
  return node.childNodes.length === 0 ? [] : elementsOf(node);
}
