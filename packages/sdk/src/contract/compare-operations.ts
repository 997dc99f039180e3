/** Compares the operations of two contracts, as a client of the first one meets the second. */
import { createSchemaComparison, type CompareSchemas } from "./compare-schemas.ts";
import { ChangeList, type ContractChange } from "./contract-change.ts";
import {
  jsonPointer,
  resolve,
  type ContractDocument,
  type DocumentOperation,
  type DocumentParameter,
  type Part,
  type Schema,
} from "./document.ts";
import { listOperations } from "./list-operations.ts";
import { messages } from "./messages.ts";

type Operation = Part<DocumentOperation>;

/**
 * The changes that a client of `before` meets on a server with `after`, the breaking ones first. Recursive schemas are
 * supported.
 *
 * @throws SyntaxError when a reference cannot be resolved.
 */
export function compareDocuments(
  before: ContractDocument,
  after: ContractDocument,
): ContractChange[] {
  const changes = new ChangeList();
  const compareSchemas = createSchemaComparison(before, after, changes);
  const [operations, operationsNow] = [listOperations(before), listOperations(after)];
  for (const [address, was] of operations) {
    const is = operationsNow.get(address);
    if (is) compareOperation(was, is);
    else changes.add("breaking", was.place, messages.operationGone(was.name));
  }
  for (const [address, { place, name }] of operationsNow) {
    if (!operations.has(address)) changes.add("additive", place, messages.operationNew(name));
  }
  return changes.list();

  function compareOperation(was: Operation, is: Operation): void {
    compareSession(was, is, changes);
    compareParameters(parametersOf(before, was), parametersOf(after, is), changes, compareSchemas);
    compareBody(was, is, changes, compareSchemas);
    compareReply(was, is, changes, compareSchemas);
    compareErrorCodes(was, is, changes);
  }
}

function compareSession(was: Operation, is: Operation, changes: ChangeList): void {
  const [open, openNow] = [isOpen(was), isOpen(is)];
  if (open && !openNow) changes.add("breaking", is.place, messages.sessionNeeded(is.name));
  if (!open && openNow) changes.add("additive", is.place, messages.sessionNotNeeded(is.name));
}

function isOpen({ node }: Operation): boolean {
  return node.security?.length === 0;
}

type Parameters = ReadonlyMap<string, Part<DocumentParameter>>;

/** Path parameters are matched by position, all others by name. */
function parametersOf(document: ContractDocument, operation: Operation): Parameters {
  const parts = (operation.node.parameters ?? []).map((node, index) =>
    resolve<DocumentParameter>(document, {
      node,
      place: jsonPointer(operation.place, "parameters", index),
      name: operation.name,
    }),
  );
  const inPath = parts.filter(({ node }) => node.in === "path");
  return new Map(
    parts.map((part) => {
      const { in: where, name } = part.node;
      const key = where === "path" ? `path ${inPath.indexOf(part)}` : `${where} ${name}`;
      return [key, { ...part, name: `${operation.name}, parameter ${name}` }];
    }),
  );
}

function compareParameters(
  before: Parameters,
  after: Parameters,
  changes: ChangeList,
  compareSchemas: CompareSchemas,
): void {
  for (const [key, was] of before) {
    const is = after.get(key);
    if (is === undefined) {
      changes.add("breaking", was.place, messages.sent.gone(was.name));
      continue;
    }
    const [needed, needs] = [was.node.required ?? false, is.node.required ?? false];
    if (!needed && needs) changes.add("breaking", is.place, messages.sent.needed(is.name));
    if (needed && !needs) changes.add("additive", is.place, messages.sent.optional(is.name));
    compareSchemas(schemaOf(was), schemaOf(is), "sent");
  }
  for (const [key, { node, place, name }] of after) {
    if (before.has(key)) continue;
    if (node.required) changes.add("breaking", place, messages.sent.needed(name));
    else changes.add("additive", place, messages.sent.new(name));
  }
}

function schemaOf({ node, place, name }: Part<{ schema?: Schema }>): [Part<Schema>] {
  return [{ node: node.schema ?? {}, place: jsonPointer(place, "schema"), name }];
}

function compareBody(
  was: Operation,
  is: Operation,
  changes: ChangeList,
  compareSchemas: CompareSchemas,
): void {
  const { name } = is;
  const place = jsonPointer(is.place, "requestBody");
  const [body, bodyNow] = [was.node.requestBody, is.node.requestBody];
  if (body && !bodyNow) return changes.add("breaking", is.place, messages.bodyGone(name));
  const [needed, needs] = [body?.required ?? false, bodyNow?.required ?? false];
  if (!needed && needs) changes.add("breaking", place, messages.bodyNeeded(name));
  else if (!body && bodyNow) changes.add("additive", place, messages.bodyNew(name));
  else if (needed && !needs) changes.add("additive", place, messages.bodyOptional(name));
  for (const [type, media] of Object.entries(body?.content ?? {})) {
    const mediaNow = bodyNow?.content[type];
    if (mediaNow === undefined) {
      changes.add("breaking", place, messages.typeNotTaken(name, type));
      continue;
    }
    const steps = ["requestBody", "content", type];
    const label = `${name}, body`;
    compareSchemas(
      schemaOf({ node: media, place: jsonPointer(was.place, ...steps), name: label }),
      schemaOf({ node: mediaNow, place: jsonPointer(is.place, ...steps), name: label }),
      "sent",
    );
  }
}

function compareReply(
  was: Operation,
  is: Operation,
  changes: ChangeList,
  compareSchemas: CompareSchemas,
): void {
  for (const [type, media] of Object.entries(was.node.responses["200"]?.content ?? {})) {
    const mediaNow = is.node.responses["200"]?.content?.[type];
    const steps = ["responses", "200", "content", type];
    if (mediaNow === undefined) {
      changes.add(
        "breaking",
        jsonPointer(was.place, ...steps),
        messages.typeNotAnswered(is.name, type),
      );
      continue;
    }
    const label = `${is.name}, reply`;
    compareSchemas(
      schemaOf({ node: media, place: jsonPointer(was.place, ...steps), name: label }),
      schemaOf({ node: mediaNow, place: jsonPointer(is.place, ...steps), name: label }),
      "answered",
    );
  }
}

/** Clients must expect unknown codes, so neither more nor fewer of them break one. */
function compareErrorCodes(was: Operation, is: Operation, changes: ChangeList): void {
  const codes = was.node["x-error-codes"];
  const codesNow = is.node["x-error-codes"];
  // A server that implements only the specification lists none.
  if (!codes || !codesNow) return;
  const place = jsonPointer(is.place, "x-error-codes");
  for (const code of codesNow.filter((one) => !codes.includes(one))) {
    changes.add("additive", place, messages.codeNew(is.name, code));
  }
  for (const code of codes.filter((one) => !codesNow.includes(one))) {
    changes.add("additive", place, messages.codeGone(is.name, code));
  }
}
