/** No page is rendered now: too many wait, or this one has waited too long. */
export class RenderQueueFullError extends Error {
  override readonly name = "RenderQueueFullError";
}

export interface RenderQueueOptions {
  /** Pages that are rendered at once. */
  concurrency: number;
  /** Pages that may wait, in all and of one client. */
  maxWaiting: number;
  maxWaitingOfClient: number;
  waitMs: number;
}

interface Waiting {
  start(): void;
}

/**
 * Renders few pages at once, so that kept pages and the API respond while many others are asked for. Clients take turns:
 * one that asks for a thousand pages delays another's page by one.
 */
export class RenderQueue {
  readonly #options: RenderQueueOptions;
  /** The clients with what they wait for, in the order of their turns. */
  readonly #clients = new Map<string, Waiting[]>();
  #running = 0;
  #waiting = 0;

  constructor(options: RenderQueueOptions) {
    this.#options = options;
  }

  /**
   * @param client Whose page it is.
   * @throws RenderQueueFullError
   */
  async run<T>(client: string, render: () => Promise<T>): Promise<T> {
    if (this.#running < this.#options.concurrency) this.#running += 1;
    else await this.#turnOf(client);
    try {
      return await render();
    } finally {
      this.#handOver();
    }
  }

  /** Resolves when it is the client's turn, with the place of the rendering that has ended. */
  #turnOf(client: string): Promise<void> {
    const { maxWaiting, maxWaitingOfClient, waitMs } = this.#options;
    const own = this.#clients.get(client) ?? [];
    if (this.#waiting >= maxWaiting || own.length >= maxWaitingOfClient) {
      return Promise.reject(new RenderQueueFullError("Too many pages wait to be rendered"));
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const timer = setTimeout(() => {
      this.#remove(client, waiting);
      reject(new RenderQueueFullError("The page has waited too long to be rendered"));
    }, waitMs);
    const waiting: Waiting = {
      start: () => {
        clearTimeout(timer);
        resolve();
      },
    };
    own.push(waiting);
    this.#clients.set(client, own);
    this.#waiting += 1;
    return promise;
  }

  #handOver(): void {
    const [next] = this.#clients;
    if (next === undefined) {
      this.#running -= 1;
      return;
    }
    const [client, own] = next;
    const [first, ...others] = own;
    this.#clients.delete(client);
    // Its next page is behind those of all others.
    if (others.length > 0) this.#clients.set(client, others);
    this.#waiting -= 1;
    first?.start();
  }

  #remove(client: string, waiting: Waiting): void {
    const others = (this.#clients.get(client) ?? []).filter((one) => one !== waiting);
    if (others.length > 0) this.#clients.set(client, others);
    else this.#clients.delete(client);
    this.#waiting -= 1;
  }
}
