import { connect, type Socket } from "node:net";
import { vi } from "vitest";

/**
 * A connection to a server, for bytes that go onto the wire as they stand. Where the other side breaks it off, that is
 * its end and no failure: whether a closed connection counts as broken depends on what is still under way.
 */
export class Connection {
  /** All that has come back. */
  received = "";
  /** Once neither side sends any more; never rejects. */
  readonly closed: Promise<void>;
  readonly #socket: Socket;

  /** @param address Of the server, as `http://host:port`. */
  constructor(address: string) {
    const { hostname, port } = new URL(address);
    this.#socket = connect(Number(port), hostname);
    this.#socket.setEncoding("utf8").on("data", (chunk) => (this.received += chunk));
    this.#socket.on("error", () => undefined);
    this.closed = new Promise((resolve) => this.#socket.once("close", () => resolve()));
  }

  send(bytes: string | Buffer): void {
    this.#socket.write(bytes);
  }

  /** Waits for a text among what comes back. */
  async receives(text: string): Promise<void> {
    const look = () => {
      if (!this.received.includes(text)) throw new Error(`It received only: ${this.received}`);
    };
    await vi.waitFor(look, { timeout: 4_000, interval: 20 });
  }

  /** Hangs up. */
  destroy(): void {
    this.#socket.destroy();
  }
}
