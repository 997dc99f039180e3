import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** A server in a process of its own, so that its work does not count as the clients'. */
export interface PageServer extends Disposable {
  baseUrl: string;
  /** Lets the server wait so long before each answer from now on. */
  workFor(milliseconds: number): void;
}

/** Starts the server that answers with the page; disposing of it ends its process. */
export async function startPageServer(): Promise<PageServer> {
  const child = fork(join(import.meta.dirname, "page-server.ts"), { execArgv: [] });
  const [port] = (await once(child, "message")) as [number];
  return {
    baseUrl: `http://127.0.0.1:${port}/rest`,
    workFor: (milliseconds) => void child.send(milliseconds),
    [Symbol.dispose]: () => child.disconnect(),
  };
}
