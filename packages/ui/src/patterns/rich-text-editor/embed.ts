import type { Node } from "@tiptap/pm/model";
import type { EditorState, Transaction } from "@tiptap/pm/state";
import type { EmbedKind } from "./rich-text-inserts.ts";

export interface Embed {
  readonly address: string;
  readonly title: string;
}

export function isEmbed(classes: unknown): boolean {
  return typeof classes === "string" && classes.split(" ").includes("embed");
}

/** The URL of what a figure embeds: that of its first link. */
export function embedAddress(figure: Node): string {
  const href: unknown = linkIn(figure)?.marks.find(({ type }) => type.name === "link")?.attrs[
    "href"
  ];
  return typeof href === "string" ? href : "";
}

/** What a figure embeds. */
export function readEmbed(figure: Node): Embed {
  return { address: embedAddress(figure), title: linkIn(figure)?.textContent ?? "" };
}

/** The figure of an embed around the selection. */
export function selectedEmbed({ selection: { $from } }: EditorState) {
  for (let { depth } = $from; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (node.type.name === "figure" && isEmbed(node.attrs["class"])) {
      return { at: $from.before(depth), node };
    }
  }
  return undefined;
}

/** The figure of an embed, as it is inserted. */
export function embedContent({ address, title }: Embed, kind: EmbedKind) {
  const marks = [{ type: "link", attrs: { href: address } }];
  const link = { type: "paragraph", content: [{ type: "text", text: title, marks }] };
  return { type: "figure", attrs: { class: embedClass(kind) }, content: [link] };
}

/** Gives an embed another address and title; its caption stays. */
export function writeEmbed(
  tr: Transaction,
  { at, node }: { at: number; node: Node },
  embed: Embed,
  kind: EmbedKind,
): void {
  const [first, ...others] = node.children;
  const written = node.type.schema.nodeFromJSON(embedContent(embed, kind));
  const kept = first?.type.name === "paragraph" ? others : node.children;
  const figure = node.type.create(
    { ...node.attrs, class: embedClass(kind) },
    [...written.children, ...kept],
    node.marks,
  );
  tr.replaceWith(at, at + node.nodeSize, figure);
}

function embedClass(kind: EmbedKind): string {
  return kind === "video" ? "embed" : `embed embed-${kind}`;
}

function linkIn(figure: Node): Node | undefined {
  let found: Node | undefined;
  figure.descendants((node) => {
    if (found === undefined && node.isText && node.marks.some(({ type }) => type.name === "link")) {
      found = node;
    }
    return found === undefined;
  });
  return found;
}
