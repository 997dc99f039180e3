import { Worker } from "node:worker_threads";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { DatabaseError } from "../database-error.ts";
import type { WorkerNotice, WorkerReply, WorkerRequest, WorkerStart } from "./worker-messages.ts";

export interface ThreadEvents {
  /** A query took longer than allowed, and the thread was terminated. */
  onOverrun(sql: string): void;
  /** A commit changed public data, or may have. Called before the commit returns. */
  onPublicChange(): void;
  onEvent(event: string): void;
}

interface Waiting {
  resolve(reply: WorkerReply): void;
  reject(error: Error): void;
}

/**
 * A worker thread with an open database. It handles one request at a time; one that takes longer than `limitMs`
 * terminates the thread, because nothing inside the database can be cancelled any other way.
 */
export class DatabaseThread {
  readonly ready: Promise<void>;
  readonly #worker: Worker;
  readonly #events: ThreadEvents;
  #waiting: Waiting | null = null;
  #ended: Error | null = null;

  constructor(start: WorkerStart, events: ThreadEvents) {
    this.#events = events;
    this.#worker = new Worker(workerUrl(), { workerData: start });
    this.ready = new Promise((resolve, reject) => {
      this.#waiting = { resolve: () => resolve(), reject };
    });
    this.#worker.on("message", (message: WorkerReply | WorkerNotice | object) => {
      // Under `node --watch` the thread also reports what it imports.
      if (!("kind" in message)) return;
      if (message.kind === "publicChange") this.#events.onPublicChange();
      else if (message.kind === "event") this.#events.onEvent(message.event);
      else this.#settle(message);
    });
    this.#worker.on("error", (error: Error) => this.#end(error));
    this.#worker.on("exit", () => this.#end(unavailable(messages.server.databaseStopped)));
  }

  /** Whether a new thread must be started. */
  get ended(): boolean {
    return this.#ended !== null;
  }

  /**
   * @throws DatabaseError
   * @throws AppError `UNAVAILABLE` when the thread ends first.
   */
  async ask(request: WorkerRequest, limitMs: number): Promise<WorkerReply> {
    if (this.#ended !== null) throw this.#ended;
    const timer = setTimeout(() => this.#overrun(request), limitMs);
    try {
      return await new Promise<WorkerReply>((resolve, reject) => {
        this.#waiting = { resolve, reject };
        this.#worker.postMessage(request);
      });
    } finally {
      clearTimeout(timer);
    }
  }

  /** The database's files are as after a crash, which it survives. */
  async terminate(): Promise<void> {
    this.#end(unavailable(messages.server.databaseStopped));
    await this.#worker.terminate();
  }

  #overrun(request: WorkerRequest): void {
    this.#events.onOverrun(request.kind === "query" ? request.sql : request.kind);
    this.#end(unavailable(messages.server.databaseSlow));
    void this.#worker.terminate();
  }

  #settle(reply: WorkerReply): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    if (reply.kind === "error") waiting?.reject(new DatabaseError(reply.error));
    else waiting?.resolve(reply);
  }

  #end(error: Error): void {
    this.#ended ??= error;
    // Its last commit may have succeeded without a notification.
    this.#events.onPublicChange();
    this.#waiting?.reject(this.#ended);
    this.#waiting = null;
  }
}

export function unavailable(message: string): AppError {
  return new AppError("UNAVAILABLE", message, { retryAfter: 2 });
}

// From the sources the worker is TypeScript; in the build it is an entry of its own beside the program.
function workerUrl(): URL {
  const fromSource = import.meta.url.endsWith(".ts");
  return new URL(fromSource ? "./worker.ts" : "./database-worker.js", import.meta.url);
}
