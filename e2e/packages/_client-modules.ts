/** What makes a module of React components one of the browser's, found in its built script. */
import { parseAst } from "vite";

/** A node of the syntax tree. */
type Node = Readonly<Record<string, unknown>> & { readonly type: string };

/** What React offers where server components are rendered; `use` is left out, as the kit reads contexts with it. */
const onServer = new Set(
  [
    ["Activity", "Children", "Fragment", "Suspense", "StrictMode", "cache", "cloneElement"],
    ["createElement", "forwardRef", "isValidElement", "lazy", "memo", "version"],
    ["useCallback", "useDebugValue", "useId", "useMemo"],
  ].flat(),
);

/** Packages whose components have state. */
const clientPackages = /^radix-ui\/(?!slot$)/;

/** Whether a script begins with "use client", after "use strict" in CommonJS. */
export function isMarkedAsClient(script: string): boolean {
  return parseAst(script).body.some(
    (statement) => statement.type === "ExpressionStatement" && statement.directive === "use client",
  );
}

/**
 * Why an ES module cannot be one of the server's: client APIs of React, hooks, contexts that it provides, and functions that
 * it hands to elements.
 */
export function reasonsToBeClient(script: string): string[] {
  const nodes = [...nodesOf(parseAst(script))];
  const functions = new Set(nodes.flatMap(functionName));
  return nodes.flatMap((node) => [
    ...clientImports(node),
    ...calledHooks(node, functions),
    ...providedContexts(node),
    ...ownFunctions(node, functions),
  ]);
}

function clientImports(node: Node): string[] {
  if (node.type !== "ImportDeclaration") return [];
  const from = String(valueOf(node["source"], "value"));
  if (clientPackages.test(from)) return [from];
  if (from !== "react" && from !== "react-dom") return [];
  return list(node["specifiers"])
    .map((specifier) => String(valueOf(specifier["imported"], "name")))
    .filter((name) => !onServer.has(name));
}

/** Calls of hooks that it does not define itself. */
function calledHooks(node: Node, functions: ReadonlySet<string>): string[] {
  if (node.type !== "CallExpression") return [];
  const name = String(valueOf(node["callee"], "name"));
  return /^use[A-Z]/.test(name) && !onServer.has(name) && !functions.has(name) ? [name] : [];
}

function providedContexts(node: Node): string[] {
  const name = String(valueOf(argumentsOfElement(node)[0], "name"));
  return name.endsWith("Context") ? [name] : [];
}

/** Functions made here that an element gets as a handler or to render its content. */
function ownFunctions(node: Node, functions: ReadonlySet<string>): string[] {
  const props = list(valueOf(argumentsOfElement(node)[1], "properties"));
  return props.flatMap((prop) => {
    const name = String(valueOf(prop["key"], "name"));
    const value = isNode(prop["value"]) ? prop["value"] : undefined;
    const isOwn =
      value?.type === "ArrowFunctionExpression" ||
      (value?.type === "Identifier" && functions.has(String(value["name"])));
    return isOwn && /^(?:on[A-Z]|children$)/.test(name) ? [name] : [];
  });
}

/** The component and the props of an element that is made. */
function argumentsOfElement(node: Node): Node[] {
  const isElement =
    node.type === "CallExpression" && /^jsxs?$/.test(String(valueOf(node["callee"], "name")));
  return isElement ? list(node["arguments"]) : [];
}

function functionName(node: Node): string[] {
  const isFunction =
    node.type === "FunctionDeclaration" ||
    (node.type === "VariableDeclarator" &&
      valueOf(node["init"], "type") === "ArrowFunctionExpression");
  return isFunction ? [String(valueOf(node["id"], "name"))] : [];
}

function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodesOf(item);
  else if (isNode(value)) {
    yield value;
    for (const child of Object.values(value)) yield* nodesOf(child);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}

function valueOf(node: unknown, key: string): unknown {
  return isNode(node) ? node[key] : undefined;
}

function list(nodes: unknown): Node[] {
  return Array.isArray(nodes) ? nodes.filter(isNode) : [];
}
