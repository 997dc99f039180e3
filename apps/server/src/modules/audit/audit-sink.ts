import { open } from "node:fs/promises";
import { connect as connectTcp, type Socket } from "node:net";
import { hostname } from "node:os";
import { connect as connectTls } from "node:tls";
import type { AuditSinkConfig } from "../../kernel/config/config.ts";

/** An entry of the operation log with its seal, as one line of JSON. */
export interface AuditLine {
  at: Date;
  json: string;
}

/** Where the operation log is sent on to. A line may arrive twice, never not at all; its `position` tells. */
export interface AuditSink {
  /** Resolves when the lines are on the disk, or handed over to the network. */
  write(lines: readonly AuditLine[]): Promise<void>;
}

const TIMEOUT_MS = 10_000;
/** RFC 5424, section 6.2.1: facility "log audit", severity "informational". */
const PRIORITY = 13 * 8 + 6;

export function openAuditSink(config: AuditSinkConfig): AuditSink {
  return config.kind === "file" ? fileSink(config.path) : syslogSink(config);
}

function fileSink(path: string): AuditSink {
  return {
    async write(lines) {
      await using file = await open(path, "a", 0o600);
      await file.appendFile(lines.map(({ json }) => `${json}\n`).join(""));
      await file.datasync();
    },
  };
}

/** Over TCP or TLS, with each message's length before it (RFC 6587 and RFC 5425). */
function syslogSink({ host, port, tls }: AuditSinkConfig & { kind: "syslog" }): AuditSink {
  return {
    async write(lines) {
      const socket = tls
        ? connectTls({ host, port, servername: host })
        : connectTcp({ host, port });
      const data = lines.map((line) => framed(syslogMessage(line))).join("");
      await sendAll(socket, data, tls ? "secureConnect" : "connect");
    },
  };
}

function syslogMessage({ at, json }: AuditLine): string {
  return `<${PRIORITY}>1 ${at.toISOString()} ${hostname()} atrium - operation-log - ${json}`;
}

function framed(message: string): string {
  return `${Buffer.byteLength(message)} ${message}`;
}

/** Ends the connection properly, so that a collector that has gone is noticed. */
async function sendAll(socket: Socket, data: string, ready: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error("The audit sink does not respond")));
  socket.once("error", reject);
  socket.once("close", () => reject(new Error("The audit sink has closed the connection")));
  socket.once(ready, () => socket.end(data));
  socket.once("end", resolve);
  socket.resume();
  try {
    await promise;
  } finally {
    socket.destroy();
  }
}
