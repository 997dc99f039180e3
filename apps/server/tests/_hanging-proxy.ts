import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A proxy that can hang: it accepts connections and bytes, and forwards nothing. */
export class HangingProxy implements AsyncDisposable {
  readonly url: string;
  readonly #sockets = new Set<Socket>();
  readonly #close: () => Promise<void>;
  #hangs = false;
  #refuses = false;

  private constructor(url: string, close: () => Promise<void>) {
    this.url = url;
    this.#close = close;
  }

  /** @param url Of the server behind it. */
  static async start(url: string): Promise<HangingProxy> {
    const target = new URL(url);
    const server = createServer((client) => proxy.#join(client, target));
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = new URL(url);
    address.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    const proxy = new HangingProxy(address.href, async () => {
      server.close();
      await once(server, "close");
    });
    return proxy;
  }

  /** Stops forwarding in both directions. */
  hang(): void {
    this.#hangs = true;
  }

  /** Closes all connections, and each new one at once, as a stopped server does. */
  refuse(): void {
    this.#refuses = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Forwards new connections again; hanging ones are lost. */
  recover(): void {
    this.#hangs = false;
    this.#refuses = false;
    for (const socket of this.#sockets) socket.destroy();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.recover();
    await this.#close();
  }

  #join(client: Socket, { hostname, port }: URL): void {
    this.#keep(client);
    if (this.#refuses) {
      client.resetAndDestroy();
      return;
    }
    if (this.#hangs) {
      client.resume();
      return;
    }
    const server = this.#keep(connect(Number(port || 5432), hostname));
    this.#pass(client, server);
    this.#pass(server, client);
  }

  #pass(from: Socket, to: Socket): void {
    from.on("data", (bytes) => {
      if (!this.#hangs) to.write(bytes);
    });
    from.on("close", () => to.destroy());
  }

  #keep(socket: Socket): Socket {
    this.#sockets.add(socket);
    socket.on("error", () => undefined);
    socket.on("close", () => this.#sockets.delete(socket));
    return socket;
  }
}
