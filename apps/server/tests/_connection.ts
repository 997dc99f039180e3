import { connect, type Socket } from "node:net";
import { vi } from "vitest";

/**
 * A raw connection to a server. When the other side resets it, that is its end and no failure: whether a closed
 * connection counts as an error depends on what is still in flight.
 */
export class Connection {
  received = "";
  /** Resolves when both sides have closed; never rejects. */
  readonly closed: Promise<void>;
  readonly #socket: Socket;

  /** @param address Such as `http://host:port`. */
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

  /** Waits for a text in what was received. */
  async receives(text: string): Promise<void> {
    const look = () => {
      if (!this.received.includes(text)) throw new Error(`It received only: ${this.received}`);
    };
    await vi.waitFor(look, { timeout: 4_000, interval: 20 });
  }

  destroy(): void {
    this.#socket.destroy();
  }
}
