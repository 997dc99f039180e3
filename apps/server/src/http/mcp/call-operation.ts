/** Turns the call of a tool into a request of the API, and the response into what the tool returns. */
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { messages } from "../../kernel/messages/index.ts";
import type { OfferedTool } from "./offered-tools.ts";

/** Sends a request of the API, signed in as the caller. */
export type Send = (path: string, init: RequestInit) => Promise<Response>;

/** Calls the operation of a tool. Whatever refuses the call is the tool's result, so that the program can mend it. */
export async function callOperation(
  tool: OfferedTool,
  input: Readonly<Record<string, unknown>>,
  send: Send,
): Promise<CallToolResult> {
  const { operation, destructive } = tool;
  if (destructive && input["confirm"] !== true) {
    return refusal(messages.mcp.unconfirmed(operation.summary));
  }
  if ("body" in input && operation.bodyTypes.length === 0) return refusal(messages.mcp.noBody);
  const path = pathOf(operation.path, input);
  if (path === null) return refusal(messages.address.invalid);
  const query = queryOf(operation.queryNames, input);
  const { body } = input;
  const response = await send(`${path}${query}`, {
    method: operation.method,
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
    }),
  });
  return resultOf(response);
}

/** The path with its parameters; null when one is missing, or would lead elsewhere. */
function pathOf(template: string, input: Readonly<Record<string, unknown>>): string | null {
  const values = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => textOf(input[name]));
  if (values.some((value) => value === "" || /^\.{1,2}$/.test(value))) return null;
  let at = 0;
  return template.replaceAll(/\{\w+\}/g, () => encodeURIComponent(values[at++] ?? ""));
}

function queryOf(names: readonly string[], input: Readonly<Record<string, unknown>>): string {
  const sent = names.map((name) => [name, textOf(input[name])]).filter(([, value]) => value !== "");
  return sent.length === 0 ? "" : `?${new URLSearchParams(sent).toString()}`;
}

function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}

async function resultOf(response: Response): Promise<CallToolResult> {
  const envelope: unknown = await response.json();
  const facts = typeof envelope === "object" && envelope !== null ? envelope : {};
  if (Reflect.get(facts, "success") === true) {
    return { content: [text(JSON.stringify(Reflect.get(facts, "result") ?? null))] };
  }
  const names = ["errorCode", "message", "fieldErrors", "result"];
  const known = names.map((name) => [name, Reflect.get(facts, name)] as const);
  return refusal(JSON.stringify(Object.fromEntries(known)));
}

function refusal(message: string): CallToolResult {
  return { isError: true, content: [text(message)] };
}

function text(words: string) {
  return { type: "text" as const, text: words };
}
