import { unwatchFile, watchFile } from "node:fs";
import type { RequestListener, Server } from "node:http";
import { createServer as createHttpsServer, type Server as HttpsServer } from "node:https";
import { readPair, type TlsConfig } from "../kernel/config/tls-config.ts";
import { createServer } from "../kernel/node-http.ts";

/** How often the files are looked at: authorities renew certificates days before they end. */
const RENEWED_MS = 60_000;
const HANDSHAKE_MS = 10_000;

export interface TlsOptions extends TlsConfig {
  /** Another than a minute, for tests. */
  renewedMs?: number;
  /** A renewed certificate that is of no use: the last one stays. */
  onFailure(error: unknown): void;
}

/** Node's server: of HTTPS with a certificate, which is read again when its files change; else of HTTP. */
export function createNodeServer(listener: RequestListener, tls: TlsOptions | null): Server {
  if (tls === null) return createServer(listener);
  const server = createHttpsServer(
    { ...readPair(tls), minVersion: "TLSv1.2", handshakeTimeout: HANDSHAKE_MS },
    listener,
  );
  renewCertificate(server, tls);
  return server;
}

function renewCertificate(server: HttpsServer, tls: TlsOptions): void {
  const { renewedMs = RENEWED_MS } = tls;
  const renew = () => {
    try {
      server.setSecureContext(readPair(tls));
    } catch (error) {
      tls.onFailure(error);
    }
  };
  const files = [tls.certFile, tls.keyFile];
  // Polled: a volume of Kubernetes changes by a link in a folder above, which no event tells.
  for (const file of files) watchFile(file, { interval: renewedMs, persistent: false }, renew);
  server.once("close", () => {
    for (const file of files) unwatchFile(file, renew);
  });
}
