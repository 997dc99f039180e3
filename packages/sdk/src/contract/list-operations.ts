import {
  jsonPointer,
  type ContractDocument,
  type DocumentOperation,
  type Part,
} from "./document.ts";

const methods = ["get", "put", "post", "delete", "patch", "head", "options", "trace"];

/**
 * The operations of a document by method and path, which is what a request contains: what an operation is called, and
 * what its path's parameters are, does not travel.
 */
export function listOperations(document: ContractDocument): Map<string, Part<DocumentOperation>> {
  const found = new Map<string, Part<DocumentOperation>>();
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, node] of Object.entries(item)) {
      if (!methods.includes(method)) continue;
      const address = `${method.toUpperCase()} ${path}`;
      const name = node.operationId === undefined ? address : `${node.operationId} (${address})`;
      const place = jsonPointer("#", "paths", path, method);
      found.set(address.replaceAll(/\{[^}]*\}/g, "{}"), { node, place, name });
    }
  }
  return found;
}
