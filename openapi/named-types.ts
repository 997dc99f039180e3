/**
 * Names the types that openapi-typescript writes: `components["schemas"]["Article"]` becomes the exported interface
 * `Article`, and the parameters of an operation become one such as `ArticlesPageParams`. Editors show the names, and the
 * compiler compares interfaces faster than intersections.
 */
import ts from "typescript";
import type { ParamsType } from "./call-types.ts";
import { findInterface, findMember, membersOf, nameOf } from "./type-nodes.ts";
import { readReference, withCommentOf } from "./type-nodes.ts";
import { PAGE, ROW } from "./typed-contract.ts";

const { factory } = ts;

/**
 * A declaration for each schema and for the parameters of operations, then `paths`, `components` and `operations`, which
 * refer to them.
 *
 * @param nodes What openapi-typescript returns.
 * @param params The interfaces to write for parameters.
 */
export function nameTypes(nodes: readonly ts.Node[], params: readonly ParamsType[]): ts.Node[] {
  const parameters = findMember(findInterface(nodes, "components"), "parameters")?.type;
  const named = nodes.map((node) => useNames(node, parameters));
  const operations = findInterface(named, "operations");
  const components = findInterface(named, "components");
  const schemas = membersOf(findMember(components, "schemas")?.type);
  return [
    ...schemas.map(toModel),
    ...params.map((type) => toParams(type, operations)),
    describe(findInterface(named, "paths"), "Every path with its operations, for openapi-fetch."),
    describe(listSchemas(components), "Schemas, parameters and responses that operations share."),
    describe(nameQueries(operations, params), "What every operation takes and answers, by its id."),
  ];
}

/** Writes `Article` for `components["schemas"]["Article"]`, and a parameter's type in its place. */
function useNames<T extends ts.Node>(node: T, parameters: ts.TypeNode | undefined): T {
  return replaceTypes(node, (type) => {
    const { section, name = "" } = readReference(type) ?? {};
    if (section === "schemas") return factory.createTypeReferenceNode(name);
    const shared = section === "parameters" ? findMember(parameters, name)?.type : undefined;
    return shared && useNames(shared, parameters);
  });
}

function replaceTypes<T extends ts.Node>(
  root: T,
  replace: (node: ts.Node) => ts.Node | undefined,
): T {
  const { transformed } = ts.transform(root, [
    (context) => (start) => {
      const visit = (node: ts.Node): ts.Node =>
        replace(node) ?? ts.visitEachChild(node, visit, context);
      return visit(start) as T;
    },
  ]);
  return transformed[0] ?? root;
}

/** An interface that extends what the schema composes, or an alias for what is no object. */
function toModel(schema: ts.PropertySignature): ts.Node {
  const { type } = schema;
  const name = nameOf(schema);
  if (!type) throw new Error(`${name} has no type`);
  const isComposed = ts.isIntersectionTypeNode(type);
  const model =
    isComposed || ts.isTypeLiteralNode(type)
      ? toInterface(name, isComposed ? [...type.types] : [type])
      : factory.createTypeAliasDeclaration(exported(), name, undefined, type);
  return withCommentOf(schema, model);
}

function toInterface(name: string, parts: readonly ts.TypeNode[]): ts.InterfaceDeclaration {
  const bases = parts
    .filter(ts.isTypeReferenceNode)
    .map(({ typeName, typeArguments }) =>
      factory.createExpressionWithTypeArguments(typeName as ts.Identifier, typeArguments),
    );
  return factory.createInterfaceDeclaration(
    exported(),
    name,
    name === PAGE ? [factory.createTypeParameterDeclaration(undefined, ROW)] : undefined,
    bases.length > 0
      ? [factory.createHeritageClause(ts.SyntaxKind.ExtendsKeyword, bases)]
      : undefined,
    parts.filter(ts.isTypeLiteralNode).flatMap(({ members }) => [...members]),
  );
}

/** What an operation takes in path and query, as one interface. */
function toParams(
  { operationId, name, description }: ParamsType,
  operations: ts.InterfaceDeclaration,
): ts.InterfaceDeclaration {
  const parts = ["path", "query"].map((part) => parametersOf(operations, operationId, part));
  const members = parts.flatMap(membersOf);
  const type = factory.createInterfaceDeclaration(exported(), name, undefined, undefined, members);
  return describe(type, description);
}

function parametersOf(
  operations: ts.InterfaceDeclaration,
  operationId: string,
  part: string,
): ts.TypeNode | undefined {
  const parameters = findMember(findMember(operations, operationId)?.type, "parameters");
  return findMember(parameters?.type, part)?.type;
}

/** `components` with the names of the models where their members were. */
function listSchemas(components: ts.InterfaceDeclaration): ts.InterfaceDeclaration {
  const schemas = findMember(components, "schemas");
  return replaceTypes(components, (node) => {
    if (node !== schemas?.type) return undefined;
    return factory.createTypeLiteralNode(
      membersOf(node).map((schema) => {
        const type = factory.createTypeReferenceNode(
          nameOf(schema) === PAGE ? `Omit<${PAGE}<unknown>, "records">` : nameOf(schema),
        );
        return factory.createPropertySignature(undefined, schema.name, undefined, type);
      }),
    );
  });
}

/** `operations` with the named parameters, where they are those of the query alone. */
function nameQueries(
  operations: ts.InterfaceDeclaration,
  params: readonly ParamsType[],
): ts.InterfaceDeclaration {
  const queries = new Map<ts.Node | undefined, string>();
  for (const { operationId, name } of params) {
    const path = parametersOf(operations, operationId, "path");
    if (membersOf(path).length > 0) continue;
    queries.set(parametersOf(operations, operationId, "query"), name);
  }
  return replaceTypes(operations, (node) => {
    const name = queries.get(node);
    return name === undefined ? undefined : factory.createTypeReferenceNode(name);
  });
}

function describe<T extends ts.Node>(node: T, description: string): T {
  const comment = `* ${description} `;
  return ts.addSyntheticLeadingComment(node, ts.SyntaxKind.MultiLineCommentTrivia, comment, true);
}

function exported(): ts.Modifier[] {
  return [factory.createModifier(ts.SyntaxKind.ExportKeyword)];
}
