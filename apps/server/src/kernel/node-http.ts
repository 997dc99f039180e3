/**
 * Node's HTTP as `require` gives it. An import reads every export, and three of them (`WebSocket` and its events) load
 * undici behind them: megabytes that stay resident, for what the server calls rarely or never.
 */
export const { createServer, request } = process.getBuiltinModule("node:http");
