import { SaxesParser } from "saxes";

/** An element; names have their namespaces. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  /** Without its children's text. */
  text: string;
}

/**
 * Parses XML strictly, with namespaces.
 *
 * @throws Error for what is not well-formed.
 */
export function parseXml(source: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true });
  const document: XmlElement = { name: "", attributes: {}, children: [], text: "" };
  const open = [document];
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ uri, local, attributes }) => {
    const pairs = Object.values(attributes).map((one) => [qualified(one), one.value] as const);
    const element = {
      name: qualified({ uri, local }),
      attributes: Object.fromEntries(pairs),
      children: [],
      text: "",
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on("text", (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on("closetag", () => void open.pop());
  parser.write(source).close();
  const [root] = document.children;
  if (root === undefined) throw new Error("There is no element");
  return root;
}

function qualified({ uri, local }: { uri: string; local: string }): string {
  return uri === "" ? local : `{${uri}}${local}`;
}
