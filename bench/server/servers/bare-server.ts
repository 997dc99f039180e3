import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { BareOrder } from "../bare/bare-process.ts";
import { MeasuredServer } from "./measured-server.ts";

/**
 * Starts a floor over a database.
 *
 * @param settings Of the process: Node's flags, and the environment beside its own.
 */
export async function startBare(
  name: string,
  url: string,
  order: BareOrder,
  { flags = [], env = {} }: { flags?: string[]; env?: Record<string, string> } = {},
): Promise<MeasuredServer> {
  const child = fork(join(import.meta.dirname, "../bare/bare-process.ts"), [url], {
    execArgv: [...process.execArgv, ...flags],
    env: { ...process.env, ...env, NODE_ENV: "production" },
    serialization: "advanced",
  });
  child.send(order);
  const [port] = await once(child, "message");
  return new MeasuredServer(name, `http://127.0.0.1:${port}`, child);
}
