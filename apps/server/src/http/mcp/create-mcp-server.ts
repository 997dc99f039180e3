import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import {
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from "@modelcontextprotocol/sdk/types.js";
import type { Contract } from "../../kernel/contract.ts";
import { messages } from "../../kernel/messages/index.ts";
import { callOperation, type Send } from "./call-operation.ts";
import { offeredTools } from "./offered-tools.ts";

/** Whom an MCP server serves. */
export interface McpCaller {
  permissions: ReadonlySet<string>;
  send: Send;
}

/** An MCP server whose tools are the operations that the caller may call. */
export function createMcpServer(contract: Contract, { permissions, send }: McpCaller): Server {
  const { version } = contract.document.info;
  const server = new Server(
    { name: "atrium", version },
    { capabilities: { tools: {} }, instructions: messages.mcp.instructions },
  );
  const tools = offeredTools(contract, permissions);
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map(({ definition }) => definition),
  }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
    const tool = tools.find(({ definition }) => definition.name === params.name);
    if (tool === undefined) throw new McpError(ErrorCode.InvalidParams, messages.mcp.noTool);
    return callOperation(tool, params.arguments ?? {}, send);
  });
  return server;
}
