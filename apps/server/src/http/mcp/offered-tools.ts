/** Which operations are tools, and how their input and nature are described: all of it follows from the contract. */
import type { Tool } from "@modelcontextprotocol/sdk/types.js";
import {
  parametersOf,
  type Contract,
  type ContractOperation,
  type DocumentOperation,
  type JsonSchema,
} from "../../kernel/contract.ts";
import { messages } from "../../kernel/messages/index.ts";
import { dereferenceSchema } from "../dereference-schema.ts";

/** An operation as a tool. */
export interface OfferedTool {
  operation: ContractOperation;
  definition: Tool;
  /** Whether somebody has to agree before it is called. */
  destructive: boolean;
}

/** Operations about secrets, which a program has no use for. */
const secret = new Set([
  "articlesPreviewLinkSave",
  "oidcSignIn",
  "passkeysSignIn",
  "sessionLogin",
  "sessionCreateToken",
  "sessionOpenPasswordLink",
  "sessionChoosePassword",
  "usersResetPwd",
]);

const destructiveName = /(?:Delete|DeleteBatch|DeleteUnused|DeleteOwn|Batch|ResetSecondFactor)$/;

/** Operations by POST that only read. */
const readingName = /(?:Page|Get|GetCascade|GetDatas|Preview)$/;

/** The operations that a holder of these permissions may call as tools, in the contract's order. */
export function offeredTools(contract: Contract, permissions: ReadonlySet<string>): OfferedTool[] {
  return toolsOf(contract).filter(({ operation }) => isPermitted(operation, permissions));
}

/** Described once: that takes longer than most calls. */
function toolsOf(contract: Contract): readonly OfferedTool[] {
  const known = described.get(contract);
  if (known !== undefined) return known;
  const tools = contract.operations
    .filter(isTool)
    .map((operation) => describe(contract, operation));
  described.set(contract, tools);
  return tools;
}

const described = new WeakMap<Contract, readonly OfferedTool[]>();

/** Neither what only people who have signed in may do, nor files. */
function isTool({ id, sessionOnly, answersJson, bodyTypes }: ContractOperation): boolean {
  const takesFile = bodyTypes.includes("multipart/form-data");
  return !sessionOnly && answersJson && !takesFile && !secret.has(id);
}

function isPermitted(
  { access, scope }: ContractOperation,
  permissions: ReadonlySet<string>,
): boolean {
  const needed = typeof access === "string" ? scope : access.permission;
  return needed === null || permissions.has(needed);
}

function describe(contract: Contract, operation: ContractOperation): OfferedTool {
  const { id, method, summary } = operation;
  const readOnly = method === "GET" || (method === "POST" && readingName.test(id));
  const destructive = method === "DELETE" || destructiveName.test(id);
  const source = sourceOf(contract, operation);
  const definition: Tool = {
    name: id,
    title: summary,
    description: [summary, source.description ?? ""].filter(Boolean).join(". "),
    inputSchema: inputSchema(contract, source, destructive),
    annotations: {
      title: summary,
      readOnlyHint: readOnly,
      destructiveHint: destructive,
      idempotentHint: readOnly || method === "PUT" || method === "DELETE",
      openWorldHint: false,
    },
  };
  return { operation, definition, destructive };
}

function sourceOf({ document }: Contract, { path, method }: ContractOperation): DocumentOperation {
  const source = document.paths[path]?.[method.toLowerCase()];
  if (source === undefined) throw new Error(`The contract has no ${method} ${path}`);
  return source;
}

/** Parameters by their names, and the body in `body`; a destructive tool takes `confirm` as well. */
function inputSchema(
  { document }: Contract,
  source: DocumentOperation,
  destructive: boolean,
): Tool["inputSchema"] {
  const parameters = parametersOf(document, source).filter((one) => one.in !== "header");
  const { schema: body } = source.requestBody?.content["application/json"] ?? {};
  const properties = {
    ...Object.fromEntries(
      parameters.map(({ name, description, schema }) => [name, { description, ...schema }]),
    ),
    ...(body && { body }),
    ...(destructive && { confirm: { type: "boolean", description: messages.mcp.confirm } }),
  };
  const required = [
    ...parameters.filter((one) => one.required).map(({ name }) => name),
    ...(body && source.requestBody?.required === true ? ["body"] : []),
  ];
  const schema = { type: "object", properties, required, additionalProperties: false };
  const whole = dereferenceSchema(withoutExtensions(schema), document);
  return { ...whole, type: "object" };
}

/** Without what only this server's own programs read. */
function withoutExtensions(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => !key.startsWith("x-")));
}
