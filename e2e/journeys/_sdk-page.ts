/** A page with the SDK in it and a server of its own, which does with uploads what a test wants. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { build } from "esbuild";

/** Decides what becomes of an upload, whenever some of it has come and (with Infinity) once all has. */
export type Respond = (
  request: IncomingMessage,
  response: ServerResponse,
  received: number,
) => void;

/** Such a server. Ends with `await using`. */
export interface SdkPage extends AsyncDisposable {
  /** Where the page is. */
  readonly url: string;
  /** What came of the last upload. */
  readonly upload: { received: number; cut: boolean; token: string | undefined };
}

/** Serves the page; the SDK's exports are the global `Atrium` in it. */
export async function serveSdkPage(respond: Respond): Promise<SdkPage> {
  const page = `<!doctype html><title>SDK</title><script>${await (bundle ??= bundleSdk())}</script>`;
  const upload: SdkPage["upload"] = { received: 0, cut: false, token: undefined };
  const server = createServer((request, response) => {
    if (request.method === "GET") {
      response.setHeader("Content-Type", "text/html").end(page);
      return;
    }
    upload.token = request.headers.authorization;
    request.on("data", (chunk: Buffer) => {
      upload.received += chunk.length;
      respond(request, response, upload.received);
    });
    request.on("end", () => respond(request, response, Infinity));
    request.on("close", () => (upload.cut = !request.complete));
    request.on("error", () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    upload,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Answers with an envelope. */
export function answer(response: ServerResponse, status: number, envelope: object): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(envelope));
}

/** Made once: the tests of a worker share it. */
let bundle: Promise<string> | undefined;

async function bundleSdk(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: 'export * from "@atrium/sdk";', resolveDir: import.meta.dirname },
    conditions: ["@atrium/source"],
    bundle: true,
    format: "iife",
    globalName: "Atrium",
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}
