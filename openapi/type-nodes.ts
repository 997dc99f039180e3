/** Reads the nodes that openapi-typescript writes. */
import ts from "typescript";

/** @throws Error when there is no such interface. */
export function findInterface(nodes: readonly ts.Node[], name: string): ts.InterfaceDeclaration {
  const found = nodes.filter(ts.isInterfaceDeclaration).find((node) => node.name.text === name);
  if (!found) throw new Error(`openapi-typescript wrote no interface ${name}`);
  return found;
}

/** A member of an interface or of an object's type; undefined when there is none of this name. */
export function findMember(
  parent: ts.Node | undefined,
  name: string,
): ts.PropertySignature | undefined {
  return membersOf(parent).find((member) => nameOf(member) === name);
}

/** The members of an interface or of an object's type; none of any other type. */
export function membersOf(parent: ts.Node | undefined): ts.PropertySignature[] {
  if (!parent || !(ts.isInterfaceDeclaration(parent) || ts.isTypeLiteralNode(parent))) return [];
  return parent.members.filter(ts.isPropertySignature);
}

/** @throws Error when the name is computed. */
export function nameOf({ name }: ts.PropertySignature): string {
  if (ts.isIdentifier(name) || ts.isStringLiteral(name)) return name.text;
  throw new Error("openapi-typescript wrote a member without a plain name");
}

/** What `components["section"]["Name"]` names; undefined for any other type. */
export function readReference(node: ts.Node): { section: string; name: string } | undefined {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) {
    return undefined;
  }
  const [section, name] = [node.objectType.indexType, node.indexType].map(textOf);
  return section === undefined || name === undefined ? undefined : { section, name };
}

function textOf(type: ts.TypeNode): string | undefined {
  return ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal)
    ? type.literal.text
    : undefined;
}

/** The copy with the comment of the original. */
export function withCommentOf<T extends ts.Node>(original: ts.Node, copy: T): T {
  return ts.setSyntheticLeadingComments(copy, ts.getSyntheticLeadingComments(original));
}
