import { Worker } from "node:worker_threads";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { DatabaseError } from "../database-error.ts";
import type { WorkerReply, WorkerRequest, WorkerStart } from "./worker-messages.ts";

/** What a thread tells its owner. */
export interface ThreadEvents {
  /** A question took longer than allowed: the thread was ended. */
  onOverrun(sql: string): void;
  /** A commit changed what the public reads, or may have. Called before the commit is answered. */
  onPublicChange(): void;
}

interface Waiting {
  resolve(reply: WorkerReply): void;
  reject(error: Error): void;
}

/**
 * One worker thread with an open database. It answers one question at a time; a question that takes longer than
 * `limitMs` ends the thread, because nothing inside the database can be stopped any other way.
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
    this.#worker.on("message", (message: object) => {
      // Under `node --watch` the thread also reports what it imports.
      if (!("kind" in message)) return;
      if (message.kind === "publicChange") this.#events.onPublicChange();
      else this.#settle(message as WorkerReply);
    });
    this.#worker.on("error", (error: Error) => this.#end(error));
    this.#worker.on("exit", () => this.#end(unavailable(messages.server.databaseStopped)));
  }

  /** Whether the thread is gone and another must be started. */
  get ended(): boolean {
    return this.#ended !== null;
  }

  /**
   * Asks a question and waits for the answer.
   *
   * @throws DatabaseError what the database complained about.
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

  /** Ends the thread at once. The database's files are as after a crash, which it survives. */
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
    // Its last commit may have gone through unheard.
    this.#events.onPublicChange();
    this.#waiting?.reject(this.#ended);
    this.#waiting = null;
  }
}

/** A refusal that asks the caller to come back in a moment. */
export function unavailable(message: string): AppError {
  return new AppError("UNAVAILABLE", message, { retryAfter: 2 });
}

// Run from the sources the worker is TypeScript; in the build it is an entry of its own beside the program.
function workerUrl(): URL {
  const fromSource = import.meta.url.endsWith(".ts");
  return new URL(fromSource ? "./worker.ts" : "./database-worker.js", import.meta.url);
}
