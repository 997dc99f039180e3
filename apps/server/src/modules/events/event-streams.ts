import { and, eq, gt, inArray } from "drizzle-orm";
import { accessVersionsOf } from "../../auth/access-versions.ts";
import type { Db } from "../../db/db.ts";
import type { EventBus } from "../../db/event-bus.ts";
import { sessions, users } from "../../db/schema/index.ts";
import { AppError } from "../../kernel/app-error.ts";
import type { Log } from "../../kernel/log.ts";
import { messages } from "../../kernel/messages/index.ts";
import { writersOf } from "../articles/presence.ts";
import { unreadCount } from "../notifications/read-notices.ts";

/** Where the events of one stream go. */
export interface EventSink {
  /** Whether the reader keeps up; one that does not is disconnected. */
  write(text: string): boolean;
  end(): void;
}

interface Stream {
  readonly userId: string;
  readonly sessionId: string;
  readonly sink: EventSink;
}

export interface EventStreamsOptions {
  db: Db;
  eventBus: EventBus;
  now(): Date;
  log: Pick<Log, "error">;
  heartbeatMs?: number;
}

/** A browser needs one, shared by its tabs. */
const MAX_PER_USER = 8;
const MAX_STREAMS = 5_000;
/** Shorter than the idle time-outs of proxies. */
const HEARTBEAT_MS = 15_000;
const RETRY_AFTER_S = 60;

/**
 * The open streams of server-sent events of this server. What changed comes from the database, so it does not matter
 * which server made the change. Events carry the present state rather than a difference: nothing is lost with a connection.
 */
export class EventStreams {
  readonly #options: EventStreamsOptions;
  readonly #streams: Set<Stream> = new Set();
  /** The same streams by the account they belong to, each with the version of its access that it was sent last. */
  readonly #byUser: Map<string, Map<Stream, string | undefined>> = new Map();
  /** Accounts and articles whose event is being read from the database; a change meanwhile asks for another. */
  readonly #pending: Set<string> = new Set();
  readonly #unsubscribe: () => void;
  readonly #timer: NodeJS.Timeout;

  constructor(options: EventStreamsOptions) {
    this.#options = options;
    this.#unsubscribe = options.eventBus.subscribe(
      (event) => this.#onEvent(event),
      () => this.#resend(),
    );
    const heartbeatMs = options.heartbeatMs ?? HEARTBEAT_MS;
    this.#timer = setInterval(
      () => this.#run("heartbeat", () => this.#beat()),
      heartbeatMs,
    ).unref();
  }

  /**
   * Adds a stream, which begins with the present state.
   *
   * @returns How to remove it.
   * @throws AppError `RATE_LIMITED` when there are too many.
   */
  open(stream: Stream): () => void {
    const own = this.#byUser.get(stream.userId) ?? new Map<Stream, string | undefined>();
    if (own.size >= MAX_PER_USER || this.#streams.size >= MAX_STREAMS) {
      throw new AppError("RATE_LIMITED", messages.events.tooMany, { retryAfter: RETRY_AFTER_S });
    }
    this.#streams.add(stream);
    this.#byUser.set(stream.userId, own.set(stream, undefined));
    this.#onEvent(`notices ${stream.userId}`);
    this.#run(`access ${stream.userId}`, () => this.#sendAccess([stream.userId]));
    return () => this.#remove(stream);
  }

  /** Ends all streams: the server stops. */
  close(): void {
    clearInterval(this.#timer);
    this.#unsubscribe();
    for (const stream of this.#streams) this.#end(stream);
  }

  #onEvent(event: string): void {
    const [kind, id = ""] = event.split(" ");
    if (kind === "notices" && this.#byUser.has(id)) {
      this.#run(event, () => this.#sendUnread(id));
    }
    if (kind === "presence" && this.#streams.size > 0) {
      this.#run(event, () => this.#sendWriters(id));
    }
    if (kind === "access") this.#run(event, () => this.#sendAccess(this.#readers()));
  }

  /** Runs work that reads the newest state: once more when asked again while it runs, and never twice at once. */
  #run(key: string, work: () => Promise<void>): void {
    const again = `${key} again`;
    if (this.#pending.has(key)) {
      this.#pending.add(again);
      return;
    }
    this.#pending.add(key);
    work()
      .catch((err: unknown) => this.#options.log.error({ err }, "An event could not be sent"))
      .finally(() => {
        this.#pending.delete(key);
        if (this.#pending.delete(again)) this.#run(key, work);
      });
  }

  async #sendUnread(userId: string): Promise<void> {
    const unread = await unreadCount(this.#options.db, userId);
    this.#send(this.#of(userId), "notices", { unread });
  }

  async #sendAccess(userIds: readonly string[]): Promise<void> {
    if (userIds.length === 0) return;
    for (const { userId, version } of await accessVersionsOf(this.#options.db, userIds)) {
      const own = this.#byUser.get(userId) ?? [];
      for (const [stream, sent] of own) if (sent !== version) this.#sendVersion(stream, version);
    }
  }

  #sendVersion(stream: Stream, version: string): void {
    this.#byUser.get(stream.userId)?.set(stream, version);
    this.#send([stream], "access", { version });
  }

  /** Sends each writer of an article the list of the others. */
  async #sendWriters(articleId: string): Promise<void> {
    const { db, now } = this.#options;
    const writers = await writersOf(db, articleId, now());
    for (const { userId } of writers) {
      const others = writers.filter((writer) => writer.userId !== userId);
      this.#send(this.#of(userId), "presence", { articleId, writers: others });
    }
  }

  /** After a time without connection to the database, everybody gets the present state. */
  #resend(): void {
    for (const id of this.#readers()) this.#onEvent(`notices ${id}`);
    this.#onEvent("access");
  }

  /** Keeps the connections open, and ends those whose session has ended. */
  async #beat(): Promise<void> {
    for (const stream of this.#streams) this.#write(stream, ":\n\n");
    const alive = await this.#liveSessions();
    for (const stream of this.#streams) if (!alive.has(stream.sessionId)) this.#end(stream);
  }

  async #liveSessions(): Promise<ReadonlySet<string>> {
    const ids = [...new Set([...this.#streams].map(({ sessionId }) => sessionId))];
    if (ids.length === 0) return new Set();
    const rows = await this.#options.db
      .select({ id: sessions.id })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(
        and(
          inArray(sessions.id, ids),
          gt(sessions.expiresAt, this.#options.now()),
          eq(users.status, "active"),
        ),
      );
    return new Set(rows.map(({ id }) => id));
  }

  #readers(): string[] {
    return [...this.#byUser.keys()];
  }

  #of(userId: string): Stream[] {
    return [...(this.#byUser.get(userId)?.keys() ?? [])];
  }

  #send(streams: readonly Stream[], event: string, data: object): void {
    const text = `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
    for (const stream of streams) this.#write(stream, text);
  }

  #write(stream: Stream, text: string): void {
    if (!stream.sink.write(text)) this.#end(stream);
  }

  #end(stream: Stream): void {
    this.#remove(stream);
    stream.sink.end();
  }

  #remove(stream: Stream): void {
    this.#streams.delete(stream);
    const own = this.#byUser.get(stream.userId);
    own?.delete(stream);
    if (own?.size === 0) this.#byUser.delete(stream.userId);
  }
}
