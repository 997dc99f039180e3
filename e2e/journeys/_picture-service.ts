import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { picture } from "./_picture.ts";

/** A service of somebody else's that keeps pictures: it takes uploads from one origin, and has their URL in `link`. */
export interface PictureService extends AsyncDisposable {
  readonly origin: string;
  /** The uploads that came, and with what token. */
  readonly uploads: { form: string; token: string | undefined }[];
  /** Names the origin that may upload. */
  allow(origin: string): void;
}

/** Starts the service on a free port. */
export async function startPictureService(): Promise<PictureService> {
  const uploads: PictureService["uploads"] = [];
  const { buffer: stored } = await picture("stored.png");
  let allowed = "";
  const server = createServer((request, response) => void answer(request, response));
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader("Access-Control-Allow-Origin", allowed);
    response.setHeader("Access-Control-Allow-Headers", "Authorization");
    if (request.method === "GET") {
      response.setHeader("Content-Type", "image/png").end(stored);
      return;
    }
    const body = await buffer(request);
    if (request.method === "POST") {
      uploads.push({ form: body.toString("latin1"), token: request.headers.authorization });
    }
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify({ link: `${origin}/kept/1.png` }));
  }

  return {
    origin,
    uploads,
    allow: (one) => {
      allowed = one;
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await once(server.close(), "close");
    },
  };
}
